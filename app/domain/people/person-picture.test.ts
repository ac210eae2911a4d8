import { expect, test } from "vitest";
import { jpeg, png, svg, webp } from "#tests/picture-samples.ts";
import { filledTo } from "#tests/media-samples.ts";
import { checkPicture, maxPictureBytes, type PictureFile, showPicture } from "./person-picture.ts";

const [idA, idB, idC, idD] = ["a", "b", "c", "d"].map((digit) => digit.repeat(32)) as [
  string,
  string,
  string,
  string,
];
const files: PictureFile[] = [
  { id: idA, type: "image/webp", width: 640, height: 480 },
  { id: idB, type: "image/jpeg", width: 640, height: 480 },
  { id: idC, type: "image/webp", width: 160, height: 120 },
  { id: idD, type: "image/jpeg", width: 160, height: 120 },
];
const picture = { description: "Sings", credit: "A", rights: "CC0", files };

test("a picture is shown in every format, and in JPEG where there is no other", () => {
  expect(showPicture(picture)).toEqual({
    src: `/pictures/people/${idB}.jpg`,
    width: 640,
    height: 480,
    alt: "Sings",
    sources: [
      ["image/webp", `/pictures/people/${idC}.webp 160w, /pictures/people/${idA}.webp 640w`],
      ["image/jpeg", `/pictures/people/${idD}.jpg 160w, /pictures/people/${idB}.jpg 640w`],
    ],
  });
});

test("a list has the small size, if there is one", () => {
  expect(showPicture(picture, 160)).toMatchObject({
    src: `/pictures/people/${idD}.jpg`,
    width: 160,
    sources: [
      ["image/webp", `/pictures/people/${idC}.webp 160w`],
      ["image/jpeg", `/pictures/people/${idD}.jpg 160w`],
    ],
  });
  const one = { ...picture, files: files.slice(0, 1) };
  expect(showPicture(one, 160).src).toBe(`/pictures/people/${idA}.webp`);
});

test("a file is checked by its bytes", () => {
  expect(checkPicture(jpeg(640, 480))).toEqual({ type: "image/jpeg", width: 640, height: 480 });
  expect(checkPicture(filledTo(maxPictureBytes, webp(80, 2000)))).toMatchObject({ width: 80 });
  expect(checkPicture(filledTo(maxPictureBytes + 1, webp(80, 80)))).toBe("tooLarge");
  expect(checkPicture(svg)).toBe("wrongType");
  for (const [width, height] of [
    [79, 640],
    [640, 79],
    [2001, 640],
    [640, 30_000],
  ] as const)
    expect(checkPicture(png(width, height))).toBe("wrongSize");
});
