import { describe, expect, test } from "vitest";
import { mediumSchema } from "./medium-schema.ts";

describe("the medium", () => {
  const id = "0123456789abcdef0123456789abcdef";
  const read = (input: object, ...rest: [Parameters<typeof mediumSchema>[0]?]) => {
    const result = mediumSchema(rest[0] ?? null).safeParse(input);
    return result.data ?? result.error?.issues.map(({ path, message }) => [path[0], message]);
  };

  test("is a YouTube address, or a file that was sent", () => {
    expect(read({ uploadType: "YouTube", mediaUrl: "https://youtu.be/dQw4w9WgXcQ?t=5" })).toEqual({
      kind: "YouTube",
      uploadType: "YouTube",
      videoId: "dQw4w9WgXcQ",
      startSeconds: 5,
      endSeconds: null,
    });
    expect(read({ uploadType: "Audio", mediaFileId: id })).toEqual({
      kind: "File",
      uploadType: "Audio",
      fileId: id,
    });
  });

  test("is needed for a new song", () => {
    expect(read({})).toEqual([["uploadType", "songForm.uploadTypeRequired"]]);
    expect(read({ uploadType: "Painting" })).toEqual([
      ["uploadType", "songForm.uploadTypeRequired"],
    ]);
    expect(read({ uploadType: "YouTube" })).toEqual([["mediaUrl", "songForm.youTubeRequired"]]);
    expect(read({ uploadType: "YouTube", mediaUrl: "https://example.org/a.mp3" })).toEqual([
      ["mediaUrl", "songForm.invalidYouTube"],
    ]);
    expect(read({ uploadType: "Video" })).toEqual([["mediaFile", "songForm.fileRequired"]]);
  });

  test("stays when an edit of the same kind brings no other", () => {
    expect(read({ uploadType: "Video" }, "Video")).toEqual({ kind: "keep" });
    expect(read({ uploadType: "Audio" }, "Video")).toEqual([
      ["mediaFile", "songForm.fileRequired"],
    ]);
    expect(mediumSchema(null, new Set(["uploadType"] as const)).parse({})).toEqual({
      kind: "keep",
    });
  });
});
