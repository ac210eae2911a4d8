import { citationsOf } from "../claims/sources.ts";
import type { ClaimSeed } from "../claims/claim-statements.ts";
import { demoCompositions } from "./demo-compositions.ts";

interface KnownRecording {
  source: string;
  note: string;
  titles: readonly string[];
  /** What is not sure of a piece, by its title. */
  doubts?: Readonly<Record<string, string>>;
}

/** Claims of compositions about recordings and concerts without a known video. */
const knownRecordings: readonly KnownRecording[] = [
  {
    source:
      "flatblackandclassical.com/2015/09/m-balamurali-krishna-eclp-2324.html; flatblackandclassical.com/2018/01/repost-m-balamurali-krishna-eclp-2324.html",
    note: "LP Classical Songs of MBK (ECLP 2324), 1966: violin M. S. Gopalakrishnan, mridangam T. V. Gopalakrishnan",
    titles: ["Saraguna Gavumu", "Mahadeva Sutam Aham", "Sada Tava Pada", "Tillana: Dhim Nanana"],
    doubts: { "Tillana: Dhim Nanana": "the tillana is named by its raaga alone" },
  },
  {
    source: "baradwajrangan.wordpress.com/2021/07/06",
    note: "Krishna Gana Sabha, Chennai, 1977: violin M. Chandrasekaran, mridangam Umayalpuram K. Sivaraman",
    titles: ["Shri Hanumantam", "Daivamu Nive", "Tillana: Dhimna Na Ta Dhirana"],
  },
  {
    source: "thehindu.com article2792846",
    note: "CD Masterworks from the NCPA archives: violin Annavarapu Ramaswamy, mridangam Dandamudi Ramamohan Rao",
    titles: ["E Nadamulo", "Tillana in Kuntalavarali"],
  },
  {
    source: "trivikramprasad.com/2008/05/poonal-at-melkote.html",
    note: "Ramanavami festival, Fort High School, Bengaluru, 2008",
    titles: ["Shri Sakala Ganadhipa", "Shri Ramam Sada", "Hanuma Anuma", "Tillana: Dru Dru Tom"],
    doubts: {
      "Shri Sakala Ganadhipa": "written Sakalaka Pari Purna",
      "Tillana: Dru Dru Tom": "called one of Tyagaraja",
    },
  },
  {
    source: "news.tirumala.org/ttd-felicitates-dr-mangalapalli-balamuralikrishna/",
    note: "Nada Neerajanam, Tirumala, 28 September 2014",
    titles: ["A Balagopalamu", "Shri Sakala Ganadhipa"],
  },
  {
    source: "chinnapapa.blogspot.com/2008/07/m-balamurali-krishna.html",
    note: "Vijay TV music festival, before July 2008: violin Raghavendra Rao",
    titles: ["Pari Pari Ni Padame"],
  },
  {
    source: "viddev.wordpress.com/2017/04/03/balamurali-krishna",
    note: "sung by Nookala Chinna Satyanarayana, with the composer on the viola",
    titles: ["Brihadishvara Mahadeva"],
  },
];

export const knownRecordingClaims: ClaimSeed[] = knownRecordings.flatMap(
  ({ source: text, note, titles, doubts = {} }) =>
    citationsOf(text).flatMap(({ source, note: where }) =>
      titles.map((title) => ({
        kind: "composition" as const,
        id: String(demoCompositions.findIndex((one) => one.title === title) + 1),
        field: "recordings",
        source,
        note: [note, doubts[title], where].filter(Boolean).join("; "),
      })),
    ),
);
