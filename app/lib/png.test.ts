import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodePng } from "./png.ts";

test("a picture of four pixels has its size, colours and rows", async () => {
  const pixels = Uint8Array.from([0, 1, 2, 1]);
  const palette = ["#ff0000", "#00ff00", "#0a0b0c"];
  const file = Buffer.from(await encodePng({ width: 2, height: 2, pixels, palette }));
  expect(file.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
  expect(file.toString("latin1", 12, 16)).toBe("IHDR");
  expect([file.readUInt32BE(16), file.readUInt32BE(20), file[24], file[25]]).toEqual([2, 2, 8, 3]);
  const colours = file.indexOf("PLTE") + 4;
  expect([...file.subarray(colours, colours + 9)]).toEqual([255, 0, 0, 0, 255, 0, 10, 11, 12]);
  const data = file.indexOf("IDAT");
  const rows = inflateSync(file.subarray(data + 4, data + 4 + file.readUInt32BE(data - 4)));
  expect([...rows]).toEqual([0, 0, 1, 0, 2, 1]);
  // The checksum of an empty IEND is a constant.
  expect(file.subarray(-12).toString("hex")).toBe("0000000049454e44ae426082");
});
