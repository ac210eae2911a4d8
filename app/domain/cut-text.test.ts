import { expect, test } from "vitest";
import { cutText } from "./cut-text.ts";

test.each(["\ufdfa", "\ufdfb", "\ufb03", "\u33c2", "\u0958", "ā", "a\u0304", "శ్రీ", "𝄞", "\ud83c"])(
  "%j is cut to letters that stay as few in every normal form of Unicode",
  (letter) => {
    const cut = cutText(letter.repeat(100_000), 200);
    expect(cut.isWellFormed()).toBe(true);
    expect([...cut.normalize("NFKC")].length).toBeLessThanOrEqual(200);
    expect([...cut.normalize("NFKC")].length).toBeGreaterThan(180);
  },
);

test("a short text stays as it is", () => {
  expect(cutText("Śrī ﷺ రామ", 200)).toBe("Śrī ﷺ రామ");
  expect(cutText("abc", 2)).toBe("ab");
});
