import { expect, test } from "vitest";
import { startCpuTime } from "#tests/cpu-time.ts";
import { filledTo, samples } from "#tests/media-samples.ts";
import { concatBytes, toPieces } from "./bytes.ts";
import { readParts } from "./form-parts.server.ts";
import { boundaryOf } from "./multipart.server.ts";
import { readBytes } from "./read-bytes.server.ts";

/** Yields chunks as a body does: each in the buffer of the previous one. */
async function* inChunks(bytes: Uint8Array, length: number) {
  const buffer = new Uint8Array(length);
  for (let at = 0; at < bytes.length; at += length) {
    const chunk = bytes.subarray(at, at + length);
    buffer.set(chunk);
    yield buffer.subarray(0, chunk.length);
  }
}

/** Reads every part completely. */
async function read(body: Uint8Array, boundary: string, chunk: number) {
  const parts = [];
  for await (const { name, fileName, bytes } of readParts(inChunks(body, chunk), boundary))
    parts.push({ name, fileName, content: await readBytes(bytes, 2 ** 30) });
  return parts;
}

/** A body that the platform has encoded. */
async function written(form: FormData) {
  const response = new Response(form);
  const boundary = boundaryOf(response.headers.get("Content-Type"))!;
  return { boundary, body: new Uint8Array(await response.arrayBuffer()) };
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const encode = (body: string) => new TextEncoder().encode(body.replaceAll("\n", "\r\n"));

test("a form is read the same, however its bytes are cut", async () => {
  const form = new FormData();
  const content = filledTo(3000, samples.mp3);
  // The beginning of a boundary within a file is not a boundary.
  content.set(encode("\n--\n----\n-----"), 1000);
  form.append("title", "ఎందరో మహానుభావులు\r\nsecond line");
  form.append("empty", "");
  form.append("mediaFile", new File([content], 'a "quoted" నాదం.mp3'));
  form.append("title", "again");
  const { boundary, body } = await written(form);
  for (const chunk of [1, 2, 3, 7, 64, 1000, body.length]) {
    const parts = await read(body, boundary, chunk);
    expect(parts.map(({ name, fileName }) => [name, fileName])).toEqual([
      ["title", null],
      ["empty", null],
      ["mediaFile", 'a "quoted" నాదం.mp3'],
      ["title", null],
    ]);
    expect(text(parts[0]!.content)).toBe("ఎందరో మహానుభావులు\r\nsecond line");
    expect(parts[1]!.content.length).toBe(0);
    expect(parts[2]!.content).toEqual(content);
    expect(text(parts[3]!.content)).toBe("again");
  }
});

test("a file field without a file has an empty name", async () => {
  const part = 'Content-Disposition: form-data; name="file"; filename=""';
  const parts = await read(encode(`--x\n${part}\nContent-Type: a/b\n\n\n--x--`), "x", 9);
  expect(parts).toEqual([{ name: "file", fileName: "", content: new Uint8Array() }]);
});

test("what its reader leaves of a part is passed over", async () => {
  const form = new FormData();
  form.append("file", new File([filledTo(5000, samples.mp3)], "a.mp3"));
  form.append("after", "still read");
  const { boundary, body } = await written(form);
  const names = [];
  for await (const { name, bytes } of readParts(inChunks(body, 100), boundary)) {
    names.push(name);
    if (name === "file") for await (const _ of bytes) break;
    else expect(text(await readBytes(bytes, 100))).toBe("still read");
  }
  expect(names).toEqual(["file", "after"]);
});

test("a preamble, more headers and an epilogue are allowed", async () => {
  const body = encode(
    'hello\n--x\nContent-Type: text/plain\ncontent-disposition: FORM-DATA; name="a"\n\n1\n--x--\nbye',
  );
  const parts = await read(body, "x", 5);
  expect(parts.map(({ name, content }) => [name, text(content)])).toEqual([["a", "1"]]);
});

test.each([
  ["nothing", ""],
  ["no boundary", "hello"],
  ["no end", '--x\nContent-Disposition: form-data; name="a"\n\n1'],
  ["cut in the headers", '--x\nContent-Disposition: form-data; name="a"'],
  ["no name", "--x\nContent-Disposition: form-data\n\n1\n--x--"],
  ["another disposition", '--x\nContent-Disposition: attachment; name="a"\n\n1\n--x--'],
  ["a boundary that goes on", '--xy\nContent-Disposition: form-data; name="a"\n\n1\n--x--'],
])("%s is unreadable", async (_what, body) => {
  await expect(read(encode(body), "x", 10)).rejects.toMatchObject({ reason: "unreadable" });
});

test("endless headers and endless parts end", async () => {
  const long = encode(`--x\nA: ${"b".repeat(100_000)}\n\n1\n--x--`);
  await expect(read(long, "x", 1000)).rejects.toMatchObject({ reason: "tooLarge" });
  const many = encode(
    `${'--x\nContent-Disposition: form-data; name="a"\n\n1\n'.repeat(1001)}--x--`,
  );
  await expect(read(many, "x", 65_536)).rejects.toMatchObject({ reason: "unreadable" });
});

test("T55 near misses of the boundary cost no more than other bytes", async () => {
  const content = "\r\n--".repeat(250_000);
  const body = encode(`--x\nContent-Disposition: form-data; name="a"\n\n${content}\n--x--`);
  const cpuTime = startCpuTime();
  const [part] = await read(body, "x", 65_536);
  expect(part!.content.length).toBeGreaterThan(900_000);
  expect(cpuTime()).toBeLessThan(1000);
});

test.each([
  ["multipart/form-data; boundary=abc", "abc"],
  ['Multipart/Form-Data; charset=utf-8; boundary="a b"', "a b"],
  ["multipart/form-data; boundary=abc; charset=utf-8", "abc"],
  ["multipart/form-data", null],
  ["multipart/mixed; boundary=abc", null],
  ["application/x-www-form-urlencoded", null],
  [`multipart/form-data; boundary=${"a".repeat(71)}`, null],
  [null, null],
])("the boundary of %j is %j", (header, boundary) => {
  expect(boundaryOf(header)).toBe(boundary);
});

test("pieces are equal but the last, whatever the chunks", async () => {
  const bytes = filledTo(1003, samples.mp3);
  for (const chunk of [1, 99, 100, 101, 2000]) {
    const pieces = [];
    for await (const piece of toPieces(inChunks(bytes, chunk), 100)) pieces.push(piece.slice());
    expect(pieces.map(({ length }) => length)).toEqual([
      ...Array.from({ length: 10 }, () => 100),
      3,
    ]);
    expect(concatBytes(pieces)).toEqual(bytes);
  }
});
