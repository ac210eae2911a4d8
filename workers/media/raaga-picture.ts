import type { Database } from "#app/data/database.ts";
import { findSoundedScale } from "#app/data/music/sounded-raaga.ts";
import {
  drawScale,
  pictureColours,
  pictureHeight,
  pictureWidth,
} from "#app/domain/music/picture/scale-picture.ts";
import { encodePng } from "#app/lib/png.ts";
import { decodePart } from "./scale-file.ts";
import type { MadeFile } from "./serve-made.ts";

const path = /^\/pictures\/raaga\/([^/]+)\.png$/;

/** Raise when the drawing changes, so that stored pictures are made again. */
const drawingVersion = 2;

export const isRaagaPicture = ({ pathname }: URL) => path.test(pathname);

/** Returns the picture of a raaga's scale, `/pictures/raaga/Mohanam.png`; without steps if no scale is certain. */
export async function findRaagaPicture(url: URL, db: Database): Promise<MadeFile> {
  const id = decodePart(path.exec(url.pathname)?.[1]);
  const scale = id === null ? null : await findSoundedScale(db, id);
  const { up, down } = scale ?? { up: [], down: [] };
  return {
    contentType: "image/png",
    key: [drawingVersion, up.length, ...[...up, ...down].map(({ semitone }) => semitone)].join(" "),
    make: () =>
      encodePng({
        width: pictureWidth,
        height: pictureHeight,
        pixels: drawScale(up, down),
        palette: pictureColours,
      }),
  };
}
