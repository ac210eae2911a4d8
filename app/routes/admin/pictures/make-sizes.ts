/** The widths in which pictures are shown: on a page of their own, and in lists. */
const widths = [640, 160];
/** In the order of preference; no browser has to write more than PNG. */
const modern = ["image/avif", "image/webp"];
const qualities = [0.82, 0.7, 0.55, 0.4];
const smaller = 0.75;

/**
 * Makes the sizes of a picture, each in a format of today, if the browser writes one, and in JPEG, of at most
 * `maxBytes`, and draws the picture on `preview`. Throws if the file is no picture that the browser reads.
 */
export async function makeSizes(
  file: File,
  maxBytes: number,
  preview: HTMLCanvasElement,
): Promise<File[]> {
  const picture = await createImageBitmap(file);
  draw(picture, widths[0]!, preview);
  const made: File[] = [];
  for (const width of widths) {
    const today = await encodeFirst(picture, width, modern, maxBytes);
    const jpeg = await encodeFirst(picture, width, ["image/jpeg"], maxBytes);
    if (!jpeg) throw new Error("The browser writes no JPEG.");
    made.push(...(today ? [today] : []), jpeg);
  }
  picture.close();
  return made;
}

/** Returns the picture in the first of the formats that the browser writes; null if it writes none. */
async function encodeFirst(
  picture: ImageBitmap,
  width: number,
  types: string[],
  maxBytes: number,
): Promise<File | null> {
  for (const type of types) {
    const blob = await encode(picture, width, type, maxBytes);
    if (blob) return new File([blob], "picture", { type });
  }
  return null;
}

/** Lowers the quality, then the size, until the bytes suffice. Null if the browser does not write the format. */
async function encode(
  picture: ImageBitmap,
  width: number,
  type: string,
  maxBytes: number,
): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  draw(picture, width, canvas);
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (blob?.type !== type) return null;
    if (blob.size <= maxBytes) return blob;
  }
  return encode(picture, Math.round(width * smaller), type, maxBytes);
}

/** Draws a picture into a canvas, at most `width` wide and no larger than it is; transparent parts become white. */
function draw(picture: ImageBitmap, width: number, canvas: HTMLCanvasElement): void {
  const scale = Math.min(1, width / picture.width, (width * 1.5) / picture.height);
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext("2d")!;
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
}
