import { CsvFileError } from "./csv-file-error.ts";

/** The characters of bytes 0x80 to 0x9F in Windows-1252. Node decodes these bytes as controls, workerd as here. */
const windows1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** The bytes that continue a UTF-8 sequence, as Latin-1 or Windows-1252 shows them. */
const continued = `[\u0080-\u00bf${windows1252}]`;

/**
 * UTF-8 that was read as another encoding: letters of India (`à°°` for ర), letters of ISO 15919 and quotes (`á¹` for ṁ,
 * `â€™` for ’), Latin letters with accents (`Ä«` for ī); in Mac Roman, letters of India (`‡∞` for ర).
 */
const misread = new RegExp(
  [
    `à[¤-·]${continued}`,
    `á[¸¹]${continued}`,
    `â[€\u0080]${continued}`,
    "[ÃÄÅ][\u0080-\u009f¡-º¼-¿›]",
    "‡[§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑]",
  ].join("|"),
);

/** Whether a text holds letters whose UTF-8 bytes were read as the letters of another encoding. */
export const isMisread = (text: string) => misread.test(text);

/** What a text in Windows-1252 does not have: other signs, letters far from ASCII ones, or capitals behind small ones. */
const notWestern = (() => {
  const capital = "À-ÏÑ-ÖØ-Ü";
  const letter = `${capital}ß-ïñ-öø-üÿ`;
  return new RegExp(
    [
      `[^\\0-\\x7f${letter}‘’“”…–—•\u00a0°·«»©®™½]`,
      `[${letter}]{3}`,
      `(?<![A-Za-z${letter}])[${letter}]+(?![A-Za-z${letter}])`,
      `[a-zß-ÿ][${capital}]`,
    ].join("|"),
  );
})();

function readWindows1252(bytes: Uint8Array): string {
  const text = new TextDecoder("windows-1252").decode(bytes);
  return text.replace(/[\u0080-\u009f]/g, (control) => windows1252[control.charCodeAt(0) - 0x80]!);
}

/** Returns a text, or null if the bytes are not in this encoding. Drops a byte order mark. */
function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function utf16In([first, second]: Uint8Array): "utf-16le" | "utf-16be" | null {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return "utf-16be";
  return null;
}

/** Names a file of a spreadsheet program, or another ZIP file, by its extension. */
function spreadsheetIn(bytes: Uint8Array): string | null {
  const [one, two, three, four] = bytes;
  if (one === 0xd0 && two === 0xcf && three === 0x11 && four === 0xe0) return ".xls";
  if (one !== 0x50 || two !== 0x4b || three !== 3 || four !== 4) return null;
  const names = readWindows1252(bytes);
  if (names.includes("opendocument.spreadsheet")) return ".ods";
  return names.includes("xl/workbook") ? ".xlsx" : ".zip";
}

/**
 * Decodes a text file: UTF-8; UTF-16 with a byte order mark or beginning with an ASCII letter; or Windows-1252 where
 * nothing speaks against it. Throws CsvFileError for other encodings and for spreadsheets.
 */
export function decodeText(bytes: Uint8Array): string {
  const spreadsheet = spreadsheetIn(bytes);
  if (spreadsheet) throw new CsvFileError("spreadsheet", { line: 1 }, spreadsheet);
  const utf16 = utf16In(bytes);
  const wide = utf16 && decodeAs(utf16, bytes);
  if (wide !== null && !wide.includes("\0")) return wide;
  const text = decodeAs("utf-8", bytes);
  if (text !== null) return text;
  const western = readWindows1252(bytes);
  if (!isMisread(western) && !notWestern.test(western)) return western;
  throw new CsvFileError("notUtf8", { line: countLineEnds(soundBeginning(bytes)) + 1 });
}

/** Decodes the longest beginning that is UTF-8. */
function soundBeginning(bytes: Uint8Array): string {
  const decode = (length: number) =>
    new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, length), { stream: true });
  let [sound, broken] = [0, bytes.length];
  while (broken - sound > 1) {
    const middle = (sound + broken) >> 1;
    try {
      decode(middle);
      sound = middle;
    } catch {
      broken = middle;
    }
  }
  return decode(sound);
}

export const countLineEnds = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0;
