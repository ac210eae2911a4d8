import { expect, test } from "vitest";
import { latin1Frame, taggedWith } from "#tests/media-samples.ts";
import { readTags } from "./read-tags.client.ts";

const tagsOf = async (...frames: Uint8Array[]) =>
  (await readTags(new File([taggedWith(...frames)], "a.mp3"))).tags;

test("all performers and composers are read, the comments of people, and lyrics", async () => {
  const tags = await tagsOf(
    latin1Frame("TIT2", "Enta Muddo"),
    latin1Frame("TPE1", "M. Balamuralikrishna/M. S. Gopalakrishnan/T. V. Gopalakrishnan"),
    latin1Frame("TCOM", "Tyagaraja/Dikshitar"),
    latin1Frame("TALB", "Music Academy"),
    latin1Frame("COMM", "From a tape.", "eng\0"),
    latin1Frame("COMM", " 00000 00000", "engiTunNORM\0"),
    latin1Frame("USLT", "one\ntwo", "eng\0"),
    latin1Frame("TRCK", "7/12"),
  );
  expect(tags).toEqual({
    title: "Enta Muddo",
    artist: "M. Balamuralikrishna, M. S. Gopalakrishnan, T. V. Gopalakrishnan",
    composer: "Tyagaraja, Dikshitar",
    album: "Music Academy",
    date: "",
    track: "7",
    comment: "From a tape.",
    lyrics: "one\ntwo",
  });
});

test("year and day of ID3v2.3 become one date", async () => {
  const year = latin1Frame("TYER", "1975");
  expect(await tagsOf(year, latin1Frame("TDAT", "1508"))).toMatchObject({ date: "1975-08-15" });
  expect(await tagsOf(latin1Frame("TDAT", "1508"), year)).toMatchObject({ date: "1975-08-15" });
  expect(await tagsOf(year)).toMatchObject({ date: "1975" });
  expect(await tagsOf(latin1Frame("TDRC", "2005/06/05"))).toMatchObject({ date: "2005/06/05" });
});
