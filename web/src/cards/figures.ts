/** The figures of the Spanish pack: sota, caballo and rey, each with the sign of the suit in a raised hand. */

import { bearded, type BEARDS, feather, features, FRINGE, HAIR, HATS } from "./heads";
import { horse, REINS } from "./horse";
import { beads, both, circle, group, inked, line, path, symmetric } from "./markup";
import type { Colour } from "./palette";
import { sign } from "./spanish";

interface Look {
  tunic: Colour;
  cape: Colour;
  lining: Colour;
  hose: Colour;
  hair: Colour;
  hat: keyof typeof HATS;
  beard: keyof typeof BEARDS;
  coat: Colour;
  mane: Colour;
}

const LOOKS: Record<string, Look> = {
  o: {
    tunic: "red",
    cape: "blue",
    lining: "gold",
    hose: "gold",
    hair: "bronze",
    hat: "beret",
    beard: "full",
    coat: "white",
    mane: "gold",
  },
  c: {
    tunic: "plum",
    cape: "red",
    lining: "gold",
    hose: "blue",
    hair: "brown",
    hat: "turned",
    beard: "round",
    coat: "bronze",
    mane: "brown",
  },
  e: {
    tunic: "blue",
    cape: "red",
    lining: "white",
    hose: "red",
    hair: "raven",
    hat: "beret",
    beard: "forked",
    coat: "steel",
    mane: "white",
  },
  b: {
    tunic: "green",
    cape: "bronze",
    lining: "gold",
    hose: "red",
    hair: "brown",
    hat: "turned",
    beard: "full",
    coat: "brown",
    mane: "black",
  },
};

/** Where each sign must be for the raised hand to hold it. */
const HELD: Record<string, [x: number, y: number, scale: number]> = {
  o: [138, 76, 1.4],
  c: [136, 84, 1.25],
  e: [134, 73, 1.35],
  b: [134, 71, 1.3],
};

/** The grass they stand on; it ends before the lower number. */
const GROUND =
  "M14 256C20 244 34 248 44 246C66 241 96 243 112 246C122 248 128 248 132 256C128 266 116 264 104 265C80 268 60 266 44 266C30 266 18 268 14 256Z";

const DRAWN: Record<string, (look: Look) => string> = { S: sota, C: caballo, R: rey };

/** A figure of a suit. */
export function figure(rank: string, suit: string): string {
  const look = LOOKS[suit]!;
  return inked(
    path(GROUND, "moss") + DRAWN[rank]!(look) + raised(rank === "S" ? look.cape : look.tunic, sign(suit, HELD[suit]!)),
    1.5,
  );
}

/** The arm that holds the sign up: from the shoulder out, and up to the hand. */
function raised(sleeve: Colour, held: string): string {
  return (
    path(
      "M98 95C108 91 116 97 120 111C124 123 126 126 127 114L141 114C143 138 124 153 108 139C98 127 96 107 98 95Z",
      sleeve,
    ) +
    path("M125 109H143L142 117H126Z", "white") +
    held +
    fist(134, 104)
  );
}

function fist(x: number, y: number): string {
  return circle(x, y, 6, "skin") + line(`M${x - 5} ${y - 2}H${x + 5}M${x - 5.5} ${y + 1.5}H${x + 5.5}`, 0.9);
}

/** A drawing moved to where its axis, x = 0, is to stand. */
function at(x: number, content: string): string {
  return group(content, `transform="translate(${x} 0)"`);
}

/** A head on its axis; `content` is drawn around the middle of the face. */
function head(content: string): string {
  return group(content, 'transform="translate(0 63)scale(.84)"');
}

/** The head, neck and collar of a young man under a hat. */
function young(look: Look, eyes: Colour, hat: string): string {
  return (
    head(path(HAIR.bob, look.hair)) +
    path("M-7 74V90C-4 95 4 95 7 90V74Z", "skin") +
    path(symmetric("M0 98L7 88C13 88 18 91 19 95C12 101 6 101 0 98"), "white") +
    head(features(eyes, "blush") + path(FRINGE.straight, look.hair) + hat)
  );
}

function sota(look: Look): string {
  const mantle = path(symmetric("M0 92C20 90 34 98 38 116C44 150 46 186 42 216C28 222 12 222 0 220"), look.cape);
  const legs = both(
    path("M2 180H15V240H2Z", look.hose) + path("M2 236H15V240C18 243 27 244 27 248C27 254 1 253 1 247Z", "brown"),
  );
  const tunic =
    path(
      symmetric("M0 88L10 90C20 92 26 94 28 102C26 120 20 132 19 144C24 158 30 174 31 192C20 198 10 198 0 198"),
      look.tunic,
    ) +
    path(symmetric("M0 187C10 187 20 186 30 182L31 192C20 198 10 198 0 198"), look.lining) +
    beads("M-26 188.5C-10 193 10 193 27 188.5", look.tunic) +
    line("M-10 150L-14 185M10 150L14 185M0 152V186", 1) +
    path("M-6 92H6V140H-6Z", look.lining) +
    [104, 116, 128].map((y) => circle(0, y, 2, look.tunic)).join("");
  const belt = path("M-19.5 140H19.5V149H-19.5Z", "gold") + path("M-5 139H5V150H-5Z", "brown");
  const arm =
    path(
      "M-26 96C-36 104 -44 124 -44 136C-40 148 -26 150 -16 148L-15 138C-24 138 -28 134 -28 130C-26 122 -22 112 -20 104Z",
      look.cape,
    ) + circle(-14, 143, 5.5, "skin");
  return at(
    84,
    mantle + legs + tunic + belt + arm + young(look, "brown", HATS[look.hat](look.tunic) + feather("white")),
  );
}

function caballo(look: Look): string {
  const mantle = path(
    "M84 92C112 92 130 112 135 136C138 150 146 160 156 166C144 178 128 180 116 172L84 150Z",
    look.lining,
  );
  const leg =
    path("M104 140C112 152 104 164 90 168L86 190H74L74 166C74 154 84 144 96 138Z", look.hose) +
    path("M74 184H86V194C86 198 88 200 80 201C70 203 62 204 62 200C62 196 72 195 74 192Z", "brown");
  const tunic =
    path(
      symmetric("M0 88L10 90C20 92 26 94 27 102C25 118 20 128 18 140C19 146 20 150 20 154C10 157 6 157 0 157"),
      look.tunic,
    ) +
    path("M-6 92H6V138H-6Z", look.lining) +
    path("M-19 136H19V144H-19Z", "gold");
  const arm =
    line(REINS, 2.2, "red") +
    path("M68 98C60 106 57 120 59 130C61 136 65 138 69 138L75 130C73 124 77 114 80 106Z", look.tunic) +
    fist(68, 134);
  const hat = HATS[look.hat === "beret" ? "turned" : "beret"](look.cape) + feather(look.lining);
  return mantle + horse(look.coat, look.mane, look.cape) + leg + at(91, tunic) + arm + at(91, young(look, "blue", hat));
}

function rey(look: Look): string {
  const mantle = path(symmetric("M0 94C24 92 38 102 42 122C48 170 50 220 46 252C30 257 14 257 0 257"), look.cape);
  const robe =
    path(
      symmetric("M0 90L10 92C22 94 28 98 29 106C26 130 24 140 24 150C30 190 34 226 34 248C20 253 10 253 0 253"),
      look.tunic,
    ) +
    path("M-9 98H9L11 240H-11Z", look.lining) +
    path(symmetric("M0 237C12 238 24 237 33 234L34 248C20 253 10 253 0 253"), "gold") +
    beads("M-29 241.5C-12 246.5 12 246.5 30 241.5", look.tunic) +
    line("M-18 156C-20 190 -22 214 -23 236M18 156C20 190 22 214 23 236", 1);
  const ermine = both(
    path("M24 100C34 128 40 200 38 252L46 250C48 220 46 170 42 122C40 110 34 104 24 100Z", "white") +
      line("M38 130V135M40 150V155M42 172V177M42 194V199M43 216V221M42 236V241", 2),
  );
  const belt = path("M-24.5 144H24.5V153H-24.5Z", "gold") + circle(0, 148.5, 3, "red");
  const arm =
    path(
      "M-26 102C-38 112 -44 130 -42 142C-38 152 -24 152 -14 148L-14 138C-22 138 -26 134 -26 130C-24 122 -22 114 -18 108Z",
      look.tunic,
    ) + circle(-13, 143, 5.5, "skin");
  const collar =
    path(symmetric("M0 104L8 92C20 92 32 98 36 108C28 118 12 120 0 120"), "white") +
    both(line("M10 102V107M20 101V106M28 107V111M16 111V115M5 112V116", 1.8));
  const crowned =
    path(HAIR.curls, look.hair) + features("blue", "blush") + bearded(look.beard, look.hair) + HATS.crown(look.cape);
  return at(84, mantle + robe + ermine + belt + arm + collar + head(crowned));
}
