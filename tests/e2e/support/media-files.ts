import { readFileSync } from "node:fs";

export interface MadeFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const fixture = (name: string) => readFileSync(`tests/e2e/fixtures/${name}`);

const size = (length: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
};

/** Returns bytes that are unique to a file. */
const noise = (seed: number, length: number) =>
  Buffer.from(Uint8Array.from({ length }, (_, at) => (seed * 31 + at * at * 7) % 251));

/** A text frame of ID3v2.4 in UTF-8 (id3.org/id3v2.4.0-frames, 4.2). */
function textFrame(id: string, text: string): Buffer {
  const body = Buffer.concat([Buffer.from([3]), Buffer.from(text)]);
  return Buffer.concat([Buffer.from(id), size(body.length), Buffer.alloc(2), body]);
}

/** The sizes of ID3v2.4 have seven bits a byte. */
const synchsafe = (length: number) =>
  Buffer.from([21, 14, 7, 0].map((shift) => (length >> shift) & 127));

function taggedMp3(title: string, artist: string): Buffer {
  const frames = Buffer.concat([textFrame("TIT2", title), textFrame("TPE1", artist)]);
  return Buffer.concat([
    Buffer.from("ID3"),
    Buffer.from([4, 0, 0]),
    synchsafe(frames.length),
    frames,
    fixture("tone.mp3"),
  ]);
}

/** A `free` box, which players skip. */
const withBox = (file: Buffer, seed: number) => {
  const content = noise(seed, 500);
  return Buffer.concat([file, size(content.length + 8), Buffer.from("free"), content]);
};

/** A second of silence with noise at its end: 8 bits, 8 kHz. */
function wave(seed: number): Buffer {
  const samples = Buffer.concat([Buffer.alloc(7500, 128), noise(seed, 500)]);
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8000, 24);
  header.writeUInt32LE(8000, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write("data", 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

const makers: ((seed: number) => MadeFile)[] = [
  (seed) => ({
    name: `${seed} tape.mp3`,
    mimeType: "audio/mpeg",
    buffer: taggedMp3(`Tape song ${seed} - Lavangi`, "M. Balamuralikrishna"),
  }),
  (seed) => ({
    name: `${seed} Tape song ${seed} - Adi.m4a`,
    mimeType: "audio/mp4",
    buffer: withBox(fixture("tone.m4a"), seed),
  }),
  (seed) => ({
    name: `Tape song ${seed} (1975).wav`,
    mimeType: "audio/wav",
    buffer: wave(seed),
  }),
  (seed) => ({
    name: `Tape song ${seed}.mp4`,
    mimeType: "video/mp4",
    buffer: withBox(fixture("tone.mp4"), seed),
  }),
];

/** Creates small, distinct files of mixed kinds, whose titles are `Tape song 1`, `Tape song 2` and so on. */
export const makeFiles = (count: number): MadeFile[] =>
  Array.from({ length: count }, (_, at) => makers[at % makers.length]!(at + 1));
