import { archive } from "#app/archive.ts";
import type { PersonSeed } from "#drizzle/seed/reference/people.ts";
import { Chance } from "./chance.ts";

/** Invented villages, so that no name is that of a living musician. */
const places =
  `Nelavaram Kottamedu Ponnavaram Tirumelpadi Chikkanelli Gandhavaram Mallepundi Vennelapadu
  Alamangudi Serukovil Punnaivayal Karuvanthi Devaramangala Hosagudda Ambalakkode Perinthuruthi
  Madduravalasa Kanakumpeta Ilanjeri Muthuvanam`.split(/\s+/);

const given = `Anantaraman Bhavaniamma Chidambari Dakshayani Eshwaraiah Gajalakshmi Hemavathamma
  Indirabai Janakirama Kamakshamma Lakshmipathi Mangatayaru Narasimhaiah Padmanabham Parvathamma
  Raghavulu Rukmini Sambamurthy Seshagiri Sitaramayya Subhadra Swaminathan Tripurasundari Umapathi
  Vaidehi Varadachari Venugopalan Visalakshi Yagnaraman Yashodamma`.split(/\s+/);

const initials = "ABCDGHJKLMNPRSTV".split("");

function inventNames(count: number): string[] {
  const chance = new Chance(7);
  const names = new Set<string>();
  while (names.size < count) {
    const initial = chance.happens(0.4) ? ` ${chance.oneOf(initials)}.` : "";
    names.add(`${chance.oneOf(places)}${initial} ${chance.oneOf(given)}`);
  }
  return [...names];
}

const names = inventNames(320);

export const singers = [archive.composer, ...names.slice(0, 150)];
export const composers = names.slice(150, 200);
export const accompanists = names.slice(200);

/** A singer with one recording. */
export const guest: PersonSeed = {
  id: "nelavaram-z-rukmini",
  name: "Nelavaram Z. Rukmini",
  sortName: "Rukmini, Nelavaram Z.",
  parts: ["vocal"],
  names: {},
};
