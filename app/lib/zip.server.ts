import { createHash } from "node:crypto";
import { constants, crc32, deflateRawSync } from "node:zlib";

/**
 * Writes ZIP files piece by piece, each piece perhaps by another run of the Worker: libraries that write them keep their
 * state in memory. A file is compressed in pieces that end on a byte (a sync flush of deflate); its length and CRC-32
 * follow its bytes (bit 3) and stand in the central directory. No ZIP64: a zip of 4 GiB or more is refused.
 */
interface ZippedFile {
  name: string;
  crc: number;
  bytes: number;
  compressed: number;
  /** Where its header begins. */
  offset: number;
}

const maxBytes = 0xffff_ffff;
/** Lengths follow the bytes; names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
const version = 20;
const headerBytes = 30;
const encoder = new TextEncoder();

/** The last block of a deflate stream, empty. */
const lastBlock = Uint8Array.of(3, 0);

/** Numbers of two or four bytes, least byte first. */
function numbers(...values: [number, 2 | 4][]): Uint8Array<ArrayBuffer> {
  const bytes = new DataView(new ArrayBuffer(values.reduce((sum, [, size]) => sum + size, 0)));
  let at = 0;
  for (const [value, size] of values) {
    if (size === 2) bytes.setUint16(at, value, true);
    else bytes.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(bytes.buffer);
}

/** The date in the form of MS-DOS, at midnight. */
const dosDate = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return ((year - 1980) << 9) | (month << 5) | day;
};

/** The header of a file; `date` is yyyy-MM-dd. */
export function fileHeader(name: string, date: string): Uint8Array<ArrayBuffer>[] {
  const bytes = encoder.encode(name);
  return [
    numbers([0x0403_4b50, 4], [version, 2], [flags, 2], [deflated, 2], [0, 2], [dosDate(date), 2]),
    numbers([0, 4], [0, 4], [0, 4], [bytes.length, 2], [0, 2]),
    bytes,
  ];
}

/** Where the compressed bytes of a file begin. */
export const dataOffset = ({ offset, name }: ZippedFile): number =>
  offset + headerBytes + encoder.encode(name).length;

/** Compresses a piece of a file, and returns the file with it. */
export function addPiece<File extends ZippedFile>(
  file: File,
  text: string,
): [File, Uint8Array<ArrayBuffer>] {
  const bytes = encoder.encode(text);
  const piece = deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH });
  const longer = {
    ...file,
    crc: crc32(bytes, file.crc),
    bytes: file.bytes + bytes.length,
    compressed: file.compressed + piece.length,
  };
  if (longer.bytes > maxBytes) throw new RangeError(`${file.name} is too long for a zip`);
  return [longer, piece];
}

/** Ends a file; returns it, and what follows its pieces. */
export function endFile<File extends ZippedFile>(file: File): [File, Uint8Array<ArrayBuffer>[]] {
  const ended = { ...file, compressed: file.compressed + lastBlock.length };
  const { crc, compressed, bytes } = ended;
  return [ended, [lastBlock, numbers([0x0807_4b50, 4], [crc, 4], [compressed, 4], [bytes, 4])]];
}

/** The end of a zip whose files take its first `offset` bytes. */
export function centralDirectory(
  files: readonly ZippedFile[],
  offset: number,
  date: string,
): Uint8Array<ArrayBuffer>[] {
  if (offset > maxBytes) throw new RangeError("The zip is too long");
  const entries = files.flatMap(({ name, crc, compressed, bytes, offset: begin }) => {
    const named = encoder.encode(name);
    return [
      numbers([0x0201_4b50, 4], [version, 2], [version, 2], [flags, 2], [deflated, 2]),
      numbers([0, 2], [dosDate(date), 2], [crc, 4], [compressed, 4], [bytes, 4]),
      numbers([named.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [begin, 4]),
      named,
    ];
  });
  const length = entries.reduce((sum, part) => sum + part.length, 0);
  const counted: [number, 2][] = [
    [files.length, 2],
    [files.length, 2],
  ];
  const end = numbers(
    [0x0605_4b50, 4],
    [0, 2],
    [0, 2],
    ...counted,
    [length, 4],
    [offset, 4],
    [0, 2],
  );
  return [...entries, end];
}

/** Reads bytes to their end, and returns how many they are, their CRC-32, and their SHA-256 in hex. */
export async function hashBytes(stream: ReadableStream<Uint8Array>) {
  const hash = createHash("sha256");
  let crc = 0;
  let bytes = 0;
  for await (const chunk of stream) {
    hash.update(chunk);
    crc = crc32(chunk, crc);
    bytes += chunk.length;
  }
  return { bytes, crc, sha256: hash.digest("hex") };
}
