import type { concerts } from "#drizzle/schema/index.ts";
import { radioConcert } from "./recordings.ts";

/** Concerts of which a page tells place and date; of the first alone a video is known. */
export const demoConcerts: (typeof concerts.$inferInsert & { id: string })[] = [
  {
    id: radioConcert.event,
    place: radioConcert.place,
    heldOn: radioConcert.recordingDate,
    description: "Broadcast by All India Radio. A third piece is by Tyagaraja.",
    source: radioConcert.source,
  },
  {
    id: "Krishna Gana Sabha, 1977",
    place: "Chennai",
    heldOn: "1977",
    description:
      "With M. Chandrasekaran on the violin and Umayalpuram K. Sivaraman on the mridangam. Of his own he sang Shri Hanumantam, Daivamu Nive and a tillana.",
    source: "baradwajrangan.wordpress.com/2021/07/06",
  },
  {
    id: "Ramanavami festival, Fort High School, 2008",
    place: "Chamarajpet, Bengaluru",
    heldOn: "2008",
    description:
      "Of his own he sang Shri Sakala Ganadhipa, Shri Ramam Sada, Hanuma Anuma and a tillana.",
    source: "trivikramprasad.com/2008/05/poonal-at-melkote.html",
  },
  {
    id: "Nada Neerajanam, 28 September 2014",
    place: "Tirumala",
    heldOn: "2014-09-28",
    description: "Of his own he sang A Balagopalamu, Shri Sakala Ganadhipa and a tillana.",
    source: "news.tirumala.org/ttd-felicitates-dr-mangalapalli-balamuralikrishna/",
  },
];
