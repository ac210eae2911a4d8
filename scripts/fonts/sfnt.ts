/** The tables of a TrueType font by tag. */
export type Tables = Map<string, Buffer>;

/** https://learn.microsoft.com/typography/opentype/spec/otff */
export function readTables(font: Buffer): Tables {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + index * 16;
      const start = font.readUInt32BE(entry + 8);
      return [
        font.toString("latin1", entry, entry + 4),
        Buffer.from(font.subarray(start, start + font.readUInt32BE(entry + 12))),
      ];
    }),
  );
}

/** Returns a font with these tables and new checksums. */
export function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const power = Math.floor(Math.log2(sorted.length));
  const header = Buffer.alloc(12 + sorted.length * 16);
  header.writeUInt32BE(0x0001_0000);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((sorted.length - 2 ** power) * 16, 10);
  tables.get("head")!.writeUInt32BE(0, 8);
  let start = header.length;
  const parts = sorted.map(([tag, table], index) => {
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    const entry = 12 + index * 16;
    header.write(tag, entry, "latin1");
    header.writeUInt32BE(checksum(padded), entry + 4);
    header.writeUInt32BE(start, entry + 8);
    header.writeUInt32BE(table.length, entry + 12);
    start += padded.length;
    return padded;
  });
  const font = Buffer.concat([header, ...parts]);
  const head = 12 + sorted.findIndex(([tag]) => tag === "head") * 16;
  font.writeUInt32BE((0xb1b0_afba - checksum(font)) >>> 0, font.readUInt32BE(head + 8) + 8);
  return font;
}

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
