import type { Language } from "../../../archive.ts";
import type { SongDetail } from "../../../data/songs/detail/song-detail.ts";
import { raagaPath } from "../../../domain/music/raaga-path.ts";
import type { ShownName } from "../../../domain/music/shown-name.ts";
import { Cycle } from "./cycle.tsx";
import { showCycle } from "./cycle.server.ts";
import { describeScale } from "./scale.server.ts";
import { Scale } from "./scale.tsx";

interface Names {
  raaga?: ShownName | null;
  taala?: ShownName | null;
  parent: string | null;
}

/** Renders the panels of a song's scale and cycle; null if neither is known. */
export function showMusic(language: Language, { raaga, taala }: SongDetail, names: Names) {
  const scale = describeScale(language, raaga, names.parent);
  const cycle = showCycle(language, taala);
  return (
    (scale || cycle) && (
      <>
        {scale && <Scale scale={scale} name={names.raaga!} to={raagaPath(raaga!.id)} />}
        {cycle && <Cycle cycle={cycle} name={names.taala!} />}
      </>
    )
  );
}
