const rules: readonly (readonly [RegExp, string])[] = [
  // Figures that tell apart the sounds of one Tamil letter.
  [/(?<=[\u0b80-\u0bff])[0-9²³⁴₂₃₄]+/g, ""],
  // The vowel au typed as e and ḷ: the ḷ has no vowel of its own.
  [/\u0bc6\u0bb3(?![\u0bbe-\u0bcd\u0bd7])/g, "\u0bcc"],
  [/ஃ/g, ""],
  // ṟṟ is said tr, ṉṟ ndr, ṭc kṣ; kñ is the jñ of Sanskrit.
  [/ற்ற/g, "ட்ர"],
  [/ன்ற/g, "ன்ட்ர"],
  [/ட்ச/g, "க்ஷ"],
  [/க்ஞ/g, "ஜ்ஞ"],
  // The sibilant behind m: ஹம்சத்வனி is Hamsadhvani.
  [/(?<=ம்)ச/g, "ஸ"],
  // No Tamil word begins with r or l: words of Sanskrit are given an i.
  [/(?<![\u0b80-\u0bff])இ(?=[ரல]ா)/g, ""],
  // Malayalam ṟṟ is said tt, nṟ nt.
  [/റ്റ/g, "ട്ട"],
  [/(?:ന്|ൻ്?)റ/g, "ന്ട"],
];

export function respell(text: string): string {
  let spelt = text;
  for (const [pattern, letters] of rules) spelt = spelt.replace(pattern, letters);
  return spelt;
}
