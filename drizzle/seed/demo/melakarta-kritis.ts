import type { ClaimSeed } from "../claims/claim-statements.ts";
import { citationsOf } from "../claims/sources.ts";
import { demoCompositions } from "./demo-compositions.ts";

/** What sources say of his set of kritis in the 72 melakartas. */
const said = [
  {
    source: "mio.to/album/M.+Balamuralikrishna/Raagaanga+Ravali+Vol+2",
    note: "the set composed from the age of 14 and completed by 16, in his own words: about 1944 to 1946",
  },
  {
    source: "music19114.rssing.com/chan-79735646/article24.html",
    note: "the set complete by the age of 15; published in 1952 as Janaka Raga Kriti Manjari",
  },
];

/** The kritis that ramanarunachalam/Music counts among the set. */
const titles = [
  "Ishvari Jagadishvari",
  "Jalamela Raghupate",
  "Kumaruni Valenu",
  "Girijapate",
  "Karuninchara",
  "Jhashaketana Pitaram",
  "Dakshayani Raksha Mam",
  "Gana Sudha Rasame",
  "Maheshvari Kavuma",
  "Madhava Mamava",
  "Mahadeva Pahi Mam",
  "Mahadevam Anisham",
  "Bho Shambho",
  "Bhuvaneshvari Pahi Mam",
  "Gati Nive",
  "Chintayami Satatam",
];

/** Claims of the kritis of the set: when it was composed and published. */
export const melakartaKritiClaims: ClaimSeed[] = said.flatMap(({ source, note }) =>
  citationsOf(source).flatMap((citation) =>
    titles.map((title) => ({
      kind: "composition" as const,
      id: String(demoCompositions.findIndex((one) => one.title === title) + 1),
      field: "description",
      source: citation.source,
      note,
    })),
  ),
);
