import { expect, test } from "vitest";
import { splitQuery } from "./query-words.ts";
import { listScaleQueries } from "./scale-words.ts";

const read = (query: string) =>
  listScaleQueries(splitQuery(query)).map((one) =>
    one.kind === "melakarta" ? `melakarta ${one.number}` : `${one.kind} ${one.swaras.join(" ")}`,
  );

test.each([
  ["S R2 G3 P D2", "S R2 G3 P D2"],
  ["S R2 G3 P D2 S' | S' D2 P G3 R2 S", "S R2 G3 P D2 S S D2 P G3 R2 S"],
  ["s-r2-g3-p-d2", "S R2 G3 P D2"],
  ["sa ri2 ga3", "S R2 G3"],
  ["Sa Re Ga Pa Dha", "S R G P D"],
  ["స రి₂ గ₃ ప ద₂", "S R2 G3 P D2"],
  ["ச ரி₂ க₃ ப த₂", "S R2 G3 P D2"],
  ["ஸ ரி க ம", "S R G M"],
  ["ಸ ರಿ೨ ಗ೩ ಪ ಧ೨", "S R2 G3 P D2"],
  ["സ രി ഗ മ പ ധ നി", "S R G M P D N"],
  ["सा रे ग", "S R G"],
  ["ச ரி", "S R"],
  ["sa ga", "S G"],
  ["ஸ ரி₂ ம₁ ப நி₂ ஸ்", "S R2 M1 P N2 S"],
  ["arohanam S R2 G2 M2 D2 S", "S R2 G2 M2 D2 S"],
  ["ఆరోహణ: స రి2 మ1 ప ద2 స అవరోహణ: స ద2 ప మ1 రి2 స", "S R2 M1 P D2 S S D2 P M1 R2 S"],
  ["स रि२ ग३ प ध२", "S R2 G3 P D2"],
  ["SR2G3PD2", "S R2 G3 P D2"],
  ["ragas S G3 M1 D2 N2", "S G3 M1 D2 N2"],
])("%s is a scale", (query, swaras) => {
  expect(read(query)).toEqual([`scale ${swaras}`]);
});

test.each([
  ["raga with m1 m2", ["with M1 M2"]],
  ["ragas with M2 without P", ["with M2", "without P"]],
  ["మ₂ తో రాగాలు", ["with M2"]],
  ["ப இல்லாத ராகங்கள்", ["without P"]],
  ["ಪ ಇಲ್ಲದ ರಾಗಗಳು", ["without P"]],
  ["പ ഇല്ലാത്ത രാഗങ്ങൾ", ["without P"]],
  ["बिना प", ["without P"]],
  ["ragas having both M1 and M2", ["with M1 M2"]],
  ["म1 और म2 दोनों वाले राग", ["with M1 M2"]],
  ["ಮ2 ಇರುವ ಪ ಇಲ್ಲದ ರಾಗಗಳು", ["with M2", "without P"]],
])("%s tells what raagas have", (query, expected) => {
  expect(read(query)).toEqual(expected);
});

test.each([
  ["melakarta 29", 29],
  ["mela 65", 65],
  ["29th", 29],
  ["65th melakarta raga", 65],
  ["మేళకర్త 29", 29],
  ["மேளகர்த்தா 15", 15],
  ["ಮೇಳಕರ್ತ ೨೯", 29],
  ["മേളകർത്താ 8", 8],
  ["मेलकर्ता २२", 22],
  ["melakarta raga no. 17", 17],
  ["melakarta #44", 44],
  ["29 వ మేళకర్త", 29],
  ["29-ாவது மேளகர்த்தா", 29],
  ["29-ാമത്തെ മേളകർത്താരാഗം", 29],
  ["16ാമത്തെ മേളകർത്താരാഗത്തിലെ", 16],
  ["೨೨ನೆಯ ಮೇಳಕರ್ತ", 22],
  ["23वें मेलकर्ता राग", 23],
  ["first melakarta", 1],
])("%s is a melakarta", (query, number) => {
  expect(read(query)).toEqual([`melakarta ${number}`]);
});

test.each([
  "melakarta 73",
  "mela",
  "29",
  "1960s",
  "mani",
  "sari",
  "ramanama",
  "padamani",
  "ma ni",
  "sa ni",
  "sa ri kalyani",
  "pa pa pa",
  "songs with words",
  "no man",
  '"S R2 G3"',
  "D1 2 G4",
])("%s is none of these", (query) => {
  expect(read(query)).toEqual([]);
});

test("the words beside it that ask for raagas are part of it", () => {
  const [one] = listScaleQueries(splitQuery("tillana raga with m1 m2"));
  expect(one).toMatchObject({ first: 1, past: 5 });
});
