/** Family, unique, full and PostScript name: https://learn.microsoft.com/typography/opentype/spec/name */
const names = new Set([1, 3, 4, 6]);

/**
 * Renames an SFNT font in place, as its licence requires of a changed font; the copyright keeps the old name. Both
 * names must have the same length.
 */
export function rename(font: Buffer, from: string, to: string): void {
  const table = tableOf(font, "name");
  const strings = table + font.readUInt16BE(table + 4);
  for (let index = 0; index < font.readUInt16BE(table + 2); index++) {
    const record = table + 6 + index * 12;
    if (!names.has(font.readUInt16BE(record + 6))) continue;
    const start = strings + font.readUInt16BE(record + 10);
    const text = font.subarray(start, start + font.readUInt16BE(record + 8));
    for (const encode of [(name: string) => Buffer.from(name, "latin1"), utf16])
      for (let at = 0; (at = text.indexOf(encode(from), at)) >= 0;) encode(to).copy(text, at);
  }
}

const utf16 = (text: string) => Buffer.from(text, "utf16le").swap16();

function tableOf(font: Buffer, tag: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = 12 + index * 16;
    if (font.toString("latin1", entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no table ${tag}`);
}
