import {
  checkPicture,
  maxPictureBytes,
  maxPictureFiles,
  type PictureProblem,
} from "../../../domain/people/person-picture.ts";
import type { NewPictureFile } from "../../../operations/people/save-picture.ts";
import { BodyError } from "../../../lib/body-error.ts";
import type { Bytes } from "../../../lib/bytes.ts";
import { readBytes } from "../../../lib/read-bytes.server.ts";
import { readFormWithFiles } from "../../../web/form.server.ts";

interface ReceivedPicture {
  fields: Record<string, string>;
  files: NewPictureFile[];
  problem: PictureProblem | null;
}

/**
 * Reads the form of a picture. Its files are the sizes that the browser has made; without any, the chosen file itself.
 * Throws BodyError if the form cannot be read.
 */
export async function readPictureForm(request: Request): Promise<ReceivedPicture> {
  const sizes: (NewPictureFile | PictureProblem)[] = [];
  const picture: typeof sizes = [];
  const take = async (name: string, _fileName: string, bytes: Bytes) => {
    const files = name === "sizes" ? sizes : name === "picture" ? picture : null;
    if (!files || files.length >= maxPictureFiles) return;
    files.push(await readPicture(bytes));
  };
  const form = await readFormWithFiles(request, take);
  const taken = sizes.length > 0 ? sizes : picture.slice(0, 1);
  const texts = [...form].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return {
    fields: Object.fromEntries(texts.toReversed()),
    files: taken.filter((file) => typeof file === "object"),
    problem: taken.find((file) => typeof file === "string") ?? null,
  };
}

async function readPicture(bytes: Bytes): Promise<NewPictureFile | PictureProblem> {
  try {
    const content = await readBytes(bytes, maxPictureBytes);
    const size = checkPicture(content);
    return typeof size === "string" ? size : { ...size, bytes: content };
  } catch (error) {
    if (error instanceof BodyError && error.reason === "tooLarge") return "tooLarge";
    throw error;
  }
}
