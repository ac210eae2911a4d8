import { expect, test } from "vitest";
import { makeSong } from "../support/factories.ts";
import { readMeter, visit } from "../support/front-door.ts";
import { seedDemonstration } from "../support/seeds.ts";

const toText = (html: string) => html.replace(/<[^>]+>/g, "").replaceAll("&amp;", "&");

/** What a search page says of a query: how it was understood, the first name that matches, and what it found. */
async function search(q: string) {
  const response = await visit(`/search?${new URLSearchParams({ q })}`);
  const html = await response.text();
  const chips = [...html.matchAll(/<span class="chip"><span>(.*?)<\/span> <small>(.*?)<\/small>/g)];
  const removals = [...html.matchAll(/<a href="([^"]*)"[^>]* aria-label="Remove /g)];
  const names = /<nav[^>]* aria-label="Names that match".*?<\/nav>/s.exec(html)?.[0] ?? "";
  return {
    understood: chips.map(([, text, kind]) => `${toText(text!)} (${kind})`),
    /** The query without each part. */
    without: removals.map(
      ([, href]) => new URL(href!.replaceAll("&amp;", "&"), "http://a").searchParams.get("q") ?? "",
    ),
    name: toText(/<a[^>]*>(.*?)<\/a>/s.exec(names)?.[1] ?? ""),
    songs: Number(/of (\d+) result/.exec(toText(html))?.[1] ?? 0),
    titles: [...html.matchAll(/<h2><a[^>]*title="([^"]*)"/g)].map(([, title]) => title!),
    trips: readMeter(response).trips,
  };
}

const his = "M. Balamuralikrishna (Composer)";
const varnams = "Varnam / Pada varnam / Tana varnam (Song type)";

/** Queries as a teacher says them: how they are understood, the first name that matches, how many songs, and the first. */
const said: [q: string, understood: string[], name: string, songs: number, first: string][] = [
  ["devi", ["Devi (Deity)"], "Devi", 23, "Akhila Devanuta"],
  ["ganesha", ["Ganesha (Deity)"], "Ganesha", 9, "Ganadhipam Satatam"],
  ["varnams", [varnams], "Varnam", 7, "A Balagopalamu"],
  ["his varnams", [his, varnams], "", 7, "A Balagopalamu"],
  [
    "melakarta 29",
    ["Dhirashankarabharanam (Raaga)"],
    "Dhirashankarabharanam",
    2,
    "Patale Ni Bhakti",
  ],
  ["29th", ["Dhirashankarabharanam (Raaga)"], "Dhirashankarabharanam", 2, "Patale Ni Bhakti"],
  [
    "dhirashankarabharanam",
    ["Dhirashankarabharanam (Raaga)"],
    "Dhirashankarabharanam",
    2,
    "Patale Ni Bhakti",
  ],
  ["mela 65", ["Mechakalyani (Raaga)"], "Mechakalyani", 5, "Gati Nive"],
  ["S R2 G3 P D2", ["Mohanam / Bilahari / Deshakshi (Raaga)"], "Mohanam", 2, "Palumaru Ninu"],
  ["S R2 G3 P D2 S", ["Mohanam / Bilahari / Deshakshi (Raaga)"], "Mohanam", 2, "Palumaru Ninu"],
  [
    "sa ri2 ga3",
    ["Dhirashankarabharanam / Mechakalyani / Mohanam (Raaga)"],
    "Dhirashankarabharanam",
    47,
    "Mahadeva Sutam Aham",
  ],
  [
    "స రి₂ గ₃",
    ["Dhirashankarabharanam / Mechakalyani / Mohanam (Raaga)"],
    "Dhirashankarabharanam",
    47,
    "Mahadeva Sutam Aham",
  ],
  [
    "ச ரி",
    ["Dhirashankarabharanam / Hanumatodi / Mechakalyani (Raaga)"],
    "Dhirashankarabharanam",
    137,
    "Bhajami Sada",
  ],
  [
    "raga with m1 m2",
    ["Hamirkalyani / Saranga / Rohini (Raaga)"],
    "Hamirkalyani",
    2,
    "Na Jane Tava Dhyanam",
  ],
  [
    "with M2",
    ["Mechakalyani / Kamavardhini / Varali (Raaga)"],
    "Mechakalyani",
    43,
    "A Balagopalamu",
  ],
  ["without P", ["Hindolam / Abhogi / Vasanta (Raaga)"], "Hindolam", 14, "Bhajami Sada"],
  [
    "tillanas in adi by balamuralikrishna on krishna",
    ["Tillana (Song type)", "Adi (Taala)", his, "Krishna (Deity)"],
    "",
    2,
    "Tillana: Dhim Nanana",
  ],
  ["songs with words", ["“with words” (lyrics)"], "", 12, "Meru Samana"],
  ["recordings from the 1960s", ["“from the 1960s” (Year of recording)"], "", 1, "Of the sixties"],
  ["longer than 10 minutes", ["“longer than 10 minutes” (Duration)"], "", 49, "Hari Ni Smarane"],
];

test("what a teacher says is answered as it is meant, and each part can be removed", async () => {
  await seedDemonstration();
  // No recording of the demonstration is so old.
  await makeSong({ title: "Of the sixties", recordingDate: "1964-05-01" });
  for (const [q, understood, name, songs, first] of said) {
    const found = await search(q);
    expect(found, q).toMatchObject({ understood, name, songs, trips: 2 });
    expect(found.titles[0], q).toBe(first);
    expect(found.without, q).toHaveLength(understood.length);
    if (understood.length < 2) continue;
    for (const [at, rest] of found.without.entries())
      expect((await search(rest)).understood, `${q}: ${rest}`).toEqual(understood.toSpliced(at, 1));
  }
}, 240_000);
