import type { Language } from "../../../archive.ts";
import type { findRaagaPage } from "../../../data/music/raaga-pages/raaga-page.ts";
import type { RaagaSong } from "../../../data/music/raaga-pages/raaga-songs.ts";
import { raagaPath } from "../../../domain/music/raaga-path.ts";
import { toSongRow } from "../../songs/rows/song-row.server.ts";
import { SongRows } from "../../songs/rows/song-rows.tsx";
import { GrahaBheda } from "./graha-bheda.tsx";
import { Janyas } from "./janyas.tsx";
import { LookAlikes } from "./look-alikes.tsx";
import { OtherSongs } from "./other-songs.tsx";
import { RaagaFacts } from "./raaga-facts.tsx";
import { RaagaNames } from "./raaga-names.tsx";
import { OtherScales, RaagaScale } from "./raaga-scales.tsx";
import type { RaagaView } from "./raaga-view.server.ts";

type RaagaPage = NonNullable<Awaited<ReturnType<typeof findRaagaPage>>>;

/** Renders the static parts of a raaga's page. Songs show their raaga if they are `ofJanyas`. */
export function makeParts(
  language: Language,
  raaga: RaagaView,
  page: RaagaPage,
  ofJanyas: boolean,
) {
  const raagaDetails = new Map(
    page.raagas.map(({ id, native, arohana, avarohana }) => [
      id,
      { nativeRaaga: native, scale: `${arohana ?? ""}/${avarohana ?? ""}` },
    ]),
  );
  const toRow = (song: RaagaSong, withRaaga: boolean) =>
    toSongRow(
      language,
      withRaaga ? { ...song, ...raagaDetails.get(song.raagaId ?? "") } : { ...song, raagaId: null },
    );
  const { songs, ragamalikas, recordings } = page;
  return {
    scale: <RaagaScale raaga={raaga} />,
    otherScales: <OtherScales raaga={raaga} />,
    songs: songs.length > 0 && <SongRows songs={songs.map((song) => toRow(song, ofJanyas))} />,
    others: (
      <OtherSongs
        ragamalikas={ragamalikas.map((song) => toRow(song, false))}
        recordings={recordings}
      />
    ),
    relations: (
      <>
        <GrahaBheda rows={raaga.grahaBheda} />
        <LookAlikes id={raaga.id} raagas={raaga.lookAlikes} />
      </>
    ),
    facts: (
      <>
        <RaagaFacts raaga={raaga} />
        <RaagaNames raaga={raaga} />
        <Janyas raaga={raaga} path={raagaPath(raaga.id)} />
      </>
    ),
  };
}
