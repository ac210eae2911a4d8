const kindLabels: Record<string, RegExp> = {
  raaga: /^(?:raa?ga?m?u?|r[āa]ga[ṁm]?|రాగం|రాగము|ராகம்|இராகம்|ರಾಗ|രാഗം|राग|रागम)$/iu,
  taala: /^(?:t(?:h)?aa?la?m?u?|t[āa][ḷl]a[ṁm]?|తాళం|తాళము|தாளம்|ತಾಳ|താളം|ताल|तालम)$/iu,
};

/** Removes a word that only names the kind ("Kalyani raagam" gives "Kalyani"), unless nothing else is left. */
export function removeKindWord(kind: string, text: string): string {
  const words = text.split(/[\s()]+/);
  const rest = words.filter((word) => !kindLabels[kind]?.test(word));
  return rest.join(" ").trim() || text;
}
