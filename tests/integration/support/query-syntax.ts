import * as fc from "fast-check";

/** Syntax of search engines, SQL, LIKE, GLOB, JSON paths, patterns and scripts. */
const marks = [
  ..."\"'`*^:+-(){}[]<>|&~%_\\/?!=;,.#@$",
  ..."\u0000\t\n\u001f\u00a0\u00ad\u200b\u200d\u202e\u2028\ufeff\ufffd",
  ..." \u0c4d\u0bcd\u0301\u0315\u1ab0",
  "\ud83c\udfb5",
  "\ud83c",
  "\udfb5",
  "--",
  "/*",
  "*/",
  "||",
  "&&",
  "->>",
  "$.",
  "$[0]",
  "''",
  '""',
  "];",
];
const words = [
  ..."AND OR NOT NEAR MATCH LIKE GLOB REGEXP ESCAPE IN IS NULL UNION SELECT FROM WHERE".split(" "),
  ..."NEAR(rama,5) title: {title}: rowid: rank: key: ^rama* rama* 1=1 0x00 1e999 -1 NaN".split(" "),
  "DROP TABLE songs",
  "json_each",
  "rama",
  "kalyani",
  "శంకర",
  "ராகம்",
  "ಕನ್ನಡ",
  "ക്ക",
  "राग",
  "abdegiklmnoprstuv".repeat(4),
  // Letters that NFKC makes up to eighteen, and long runs.
  ...["\ufdfa", "\ufdfb", "\ufb03", "\u33c2"].flatMap((letter) => [letter, letter.repeat(200)]),
  "ka ".repeat(66),
];
const piece = fc.oneof(fc.constantFrom(...marks), fc.constantFrom(...words));

/** Makes distinct texts of query syntax, the same in every run. */
export function querySyntax(count: number): string[] {
  const text = fc
    .tuple(fc.array(piece, { minLength: 1, maxLength: 12 }), fc.constantFrom("", " "))
    .map(([pieces, gap]) => pieces.join(gap));
  const texts = new Set<string>();
  for (let seed = 1; texts.size < count; seed++)
    for (const one of fc.sample(text, { numRuns: count, seed })) {
      // A blank text would not be searched.
      if (texts.size < count && one.trim() !== "") texts.add(one);
    }
  return [...texts];
}
