### De tafel die een server bijhoudt: wat ze weigert, en wat de opdracht zegt die ze aanbiedt. Ook gelezen in de browser.

## Wat een tafel weigert, buiten wat de regels niet toelaten

refused-stale = De tafel is intussen verder gegaan. Kijk nog eens.
refused-turn = Daarvoor is het jouw beurt niet.
refused-foreign = Je zit niet aan deze tafel.
refused-table = Zo’n tafel heb je hier niet.
refused-hint = Een tip krijg je als het jouw beurt is.
refused-undo = Er valt niets terug te nemen.
refused-why = Waarom een speler iets deed, hoor je als de ronde gedaan is.
refused-match = De partij is nog niet gedaan.
refused-bots = Het aantal spelers past niet bij dit spel.
refused-bot = Er is hier geen computerspeler “{ $name }”; wel: { $names }.
refused-malformed = Dat heeft de tafel niet begrepen.
refused-large = Dat is te lang.
refused-fast = Dat gaat te vlug. Wacht even.
refused-store = De tafel kan nu niet bewaard worden, dus er is niets veranderd.

## Het spel aanbieden

cli-serve = Bied het spel aan browsers aan.
cli-opt-host = Het adres om op te luisteren; 0.0.0.0 voor alle adressen.
cli-opt-port = De poort om op te luisteren; 0 voor eender welke vrije poort.
cli-opt-database = De databank van de tafels, zoals sqlite:////srv/tables.db; anders een bestand bij je eigen gegevens.
serve-here = Het spel staat op { $address } (Ctrl+C sluit af).
serve-no-app = De webversie zit niet in dit exemplaar van het spel; speel in de terminal met: manille play
serve-no-browser = Hier kon geen browser geopend worden: open zelf { $address }, of speel in de terminal met: manille play
serve-bad-address = Op { $host }, poort { $port }, kan niet geluisterd worden.
serve-bad-database = De databank kan niet geopend worden: { $url }.
