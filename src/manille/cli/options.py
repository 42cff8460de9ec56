"""The command line itself, and what several commands are asked."""

from __future__ import annotations

from typing import Annotated

import typer

# Help texts are messages of the catalogue: `run` puts the sentences in their place.
Variant = Annotated[str, typer.Option("--variant", "-v", help="cli-opt-variant")]
Changes = Annotated[list[str] | None, typer.Option("--set", help="cli-opt-set", metavar="NAME=VALUE")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-opt-json")]
File = Annotated[str, typer.Argument(help="cli-opt-file")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=0, help="cli-opt-jobs")]
Deals = Annotated[int, typer.Option("--deals", "-n", min=2, help="cli-opt-deals")]
Whole = Annotated[bool, typer.Option("--matches", help="cli-opt-whole")]
Stop = Annotated[bool, typer.Option("--stop", help="cli-opt-stop")]
FrozenSeed = Annotated[str, typer.Option("--seed", help="cli-opt-frozen-seed")]

app = typer.Typer(add_completion=False, no_args_is_help=False, pretty_exceptions_enable=False, help="cli-about")
house = typer.Typer(add_completion=False, help="cli-house")
app.add_typer(house, name="house")
