import type { Script } from "./scripts.ts";

const pairs = (text: string) =>
  new Map(text.split(" ").map((pair) => pair.split("=") as [string, string]));

const chillu = pairs("ൺ=ണ് ൻ=ന് ർ=ര് ൽ=ല് ൾ=ള് ൿ=ക്");
const english = pairs("ऑ=ओ ऍ=ए ॉ=ो ॅ=े");

/** Reduces a text to the letters that the transliteration knows: no joiners, chillu letters or nukta. */
export function plainSource(text: string, from: Script): string {
  const plain = text.normalize("NFC").replace(/[\u200b-\u200d\ufeff]/g, "");
  if (from === "ml")
    return plain
      .replace(/ൻ്റ/g, "ന്റ")
      .replace(/[ൺൻർൽൾൿ]/g, (letter) => chillu.get(letter)!)
      .replaceAll("ൗ", "ൌ");
  if (from === "hi")
    return plain
      .replaceAll("़", "")
      .replace(/\u0911|\u090d|\u0949|\u0945/g, (vowel) => english.get(vowel)!);
  if (from === "kn") return plain.replaceAll("಼", "");
  if (from === "te") return plain.replaceAll("ౘ", "చ").replaceAll("ౙ", "జ");
  // Otherwise the sign ॐ would stand inside a word.
  return from === "iso" ? plain.toLowerCase().replace(/ōṁ(?=[kg])/g, "ōṅ") : plain;
}
