import type { Language } from "../../../archive.ts";
import { allMelakartas } from "../../../domain/music/melakarta.ts";
import { partsOf } from "../../../domain/music/taalas/cycle.ts";
import { translate } from "../../../i18n/translate.server.ts";
import { toSteps } from "../../raagas/scale/scale-view.server.ts";
import { showCycle } from "../../songs/music/cycle.server.ts";
import { Cycle } from "../../songs/music/cycle.tsx";
import { Scale } from "../../songs/music/scale.tsx";
import { toSongRow } from "../../songs/rows/song-row.server.ts";
import { SongRows } from "../../songs/rows/song-rows.tsx";
import { HandSigns } from "../../taalas/counting/hand-signs.tsx";

const adi = {
  id: "Adi",
  description: "Adi",
  jati: "Chatusra",
  angas: "IOO",
  groups: null,
  aksharas: 8,
};

const rows = [
  { recordings: 12, firstYear: 1955, lastYear: 1998, hasLyrics: 1 },
  { recordings: 1, firstYear: 1975, lastYear: 1975, hasLyrics: 0 },
  { recordings: 0, firstYear: null, lastYear: null, hasLyrics: 1 },
  { recordings: 0, firstYear: null, lastYear: null, hasLyrics: 0 },
] as const;

/** Renders the server-drawn parts of the design page: a song's scale and cycle, hands, and rows of songs. */
export function makeParts(language: Language) {
  const raagas = [64, 28, 14, 0].map((at) => allMelakartas()[at]!);
  const { name, arohana, avarohana } = raagas[0]!;
  const way = (label: string, scale: string, play: string) => ({
    label,
    steps: toSteps(scale, language),
    play: { scale, label: play },
  });
  const scale = {
    notes: [translate(language, "raaga.place", { number: 65, chakra: "Rudra" })],
    ways: [
      way(translate(language, "raaga.arohana"), arohana, translate(language, "sound.up")),
      way(translate(language, "raaga.avarohana"), avarohana, translate(language, "sound.down")),
    ],
    sound: null,
  };
  return {
    music: (
      <>
        <Scale scale={scale} name={name} to="/dev/design" />
        <Cycle cycle={showCycle(language, adi)!} name="Adi" />
      </>
    ),
    hands: <HandSigns parts={partsOf(adi)} />,
    rows: (
      <SongRows
        songs={rows.map((row, at) =>
          toSongRow(language, {
            ...row,
            id: at + 1,
            title: translate(language, "home.title"),
            native: null,
            composer: at % 2 === 0 ? "Tyagaraja" : "Muthuswami Dikshitar",
            raagaId: raagas[at]!.name,
            scale: at === 3 ? null : `${raagas[at]!.arohana}/${raagas[at]!.avarohana}`,
            taalaId: at === 2 ? null : "Adi",
          }),
        )}
      />
    ),
  };
}
