const table = (text: string) =>
  new Map(text.split(" ").map((pair) => pair.split("=") as [string, string]));

const consonants = table(
  "க=k ங=ṅ ச=c ஞ=ñ ட=ṭ ண=ṇ த=t ந=n ப=p ம=m ய=y ர=r ல=l வ=v ழ=ḻ ள=ḷ ற=ṟ ன=ṉ ஜ=j ஶ=ś ஷ=ṣ ஸ=s ஹ=h",
);
const vowels = table("அ=a ஆ=ā இ=i ஈ=ī உ=u ஊ=ū எ=e ஏ=ē ஐ=ai ஒ=o ஓ=ō ஔ=au ஃ=ḵ ௐ=ōm");
const signs = table("ா=ā ி=i ீ=ī ு=u ூ=ū ெ=e ே=ē ை=ai ொ=o ோ=ō ௌ=au ்=");
/** Superscripts 3 and 4 mark voiced stops, 2 and 4 aspirated ones. */
const voiced = table("k=g c=j ṭ=ḍ t=d p=b");

function syllable(letter: string, sign: string | undefined, mark: string | undefined): string {
  const plain = consonants.get(letter)!;
  const sound = mark === "³" || mark === "⁴" ? (voiced.get(plain) ?? plain) : plain;
  const breath = mark === "²" || mark === "⁴" ? "h" : "";
  return sound + breath + (sign === undefined ? "a" : signs.get(sign)!);
}

/** Romanizes Tamil letter by letter (ISO 15919), not by sound. Other letters stay. */
export function tamilToIso(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll("ஸ்ரீ", "ஶ்ரீ")
    .replace(
      /(\p{Lo})([\u0bbe-\u0bcd])?([²³⁴])?/gu,
      (all, letter: string, sign: string | undefined, mark: string | undefined) =>
        consonants.has(letter) ? syllable(letter, sign, mark) : (vowels.get(letter) ?? all),
    );
}
