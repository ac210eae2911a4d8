import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { markRoman } from "./mixed-text.tsx";

test.for([
  ["Kalyani, Shantakalyani అని కూడా అంటారు", "[Kalyani, Shantakalyani] అని కూడా అంటారు"],
  ["కనకాంగి జన్యం", "కనకాంగి జన్యం"],
  ["A kriti with 4 swaras.", "[A kriti with 4 swaras.]"],
  ["రాగం Mohanam, తాళం Adi", "రాగం [Mohanam,] తాళం [Adi]"],
])("words in roman letters have their language: %s", ([text, marked]) => {
  const html = renderToStaticMarkup(markRoman(text!));
  expect(html.replaceAll('<span lang="en">', "[").replaceAll("</span>", "]")).toBe(marked);
});
