import type { Language } from "../../../archive.ts";
import type { findRaagaPage } from "../../../data/music/raaga-pages/raaga-page.ts";
import type { RaagaSong } from "../../../data/music/raaga-pages/raaga-songs.ts";
import { translate } from "../../../i18n/translate.server.ts";
import { KeepButton } from "../../../shell/keep-button.tsx";
import { toSongRow } from "../../songs/rows/song-row.server.ts";
import { Compositions, CompositionsTop } from "./compositions.tsx";
import { GrahaBheda } from "./graha-bheda.tsx";
import { Janyas } from "./janyas.tsx";
import { LookAlikes } from "./look-alikes.tsx";
import { OtherSongs } from "./other-songs.tsx";
import { RaagaFacts } from "./raaga-facts.tsx";
import { RaagaNames } from "./raaga-names.tsx";
import { OtherScales, RaagaScale, SoundingScale } from "./raaga-scales.tsx";
import type { RaagaView } from "./raaga-view.server.ts";

type RaagaPage = NonNullable<Awaited<ReturnType<typeof findRaagaPage>>>;

/** Renders the static parts of a raaga's page. Songs show their raaga if they are `ofJanyas`. */
export function makeParts(
  language: Language,
  raaga: RaagaView,
  found: RaagaPage,
  asked: { page: number; ofJanyas: boolean },
) {
  const raagaDetails = new Map(
    found.raagas.map(({ id, native, arohana, avarohana }) => [
      id,
      { nativeRaaga: native, scale: `${arohana ?? ""}/${avarohana ?? ""}` },
    ]),
  );
  const toRow = (song: RaagaSong, withRaaga: boolean) =>
    toSongRow(
      language,
      withRaaga ? { ...song, ...raagaDetails.get(song.raagaId ?? "") } : { ...song, raagaId: null },
    );
  const { songs, hasMore, ragamalikas, recordings } = found;
  const rows = songs.map((song) => toRow(song, asked.ofJanyas));
  return {
    scale: <RaagaScale raaga={raaga} />,
    soundingScale: <SoundingScale raaga={raaga} />,
    otherScales: (
      <>
        <p className="actions">
          <KeepButton
            keep={{ kind: "raaga", name: raaga.native ?? raaga.id, to: raaga.path, songIds: [] }}
            label={translate(language, "device.keep")}
          />
        </p>
        <OtherScales raaga={raaga} />
      </>
    ),
    compositions: <CompositionsTop raaga={raaga} ofJanyas={asked.ofJanyas} />,
    songs: (
      <>
        <Compositions songs={rows} path={raaga.path} hasMore={hasMore} {...asked} />
        <OtherSongs
          ragamalikas={ragamalikas.map((song) => toRow(song, false))}
          recordings={recordings}
        />
      </>
    ),
    grahaBheda: <GrahaBheda rows={raaga.grahaBheda} />,
    lookAlikes: <LookAlikes id={raaga.id} raagas={raaga.lookAlikes} />,
    facts: (
      <aside>
        <RaagaFacts raaga={raaga} />
        <RaagaNames raaga={raaga} />
      </aside>
    ),
    janyas: <Janyas raaga={raaga} path={raaga.path} />,
  };
}
