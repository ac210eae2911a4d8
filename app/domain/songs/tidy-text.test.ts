import { expect, test } from "vitest";
import { tidyText } from "./tidy-text.ts";

test("text keeps its line breaks and loses control characters", () => {
  expect(tidyText("a\tb\u2028c\r\nd\u0007 ")).toBe("a b c\nd");
});
