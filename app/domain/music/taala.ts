/** The 35 taalas: seven families of angas, each in five jatis, their lengths computed. */
export interface Taala {
  id: string;
  description: string;
  family: string;
  jati: string;
  angas: string;
  aksharas: number;
  name: string;
}

/** The five jatis with the aksharas of a laghu in each. */
export const jatis: readonly { name: string; laghu: number }[] = [
  { name: "Tisra", laghu: 3 },
  { name: "Chatusra", laghu: 4 },
  { name: "Khanda", laghu: 5 },
  { name: "Misra", laghu: 7 },
  { name: "Sankirna", laghu: 9 },
];

/** The three angas: how each is written, shown by the hand, and counted (null: as the jati says). */
const angas: readonly {
  sign: string;
  name: string;
  gesture: string;
  aksharas: number | null;
}[] = [
  { sign: "I", name: "laghu", gesture: "a clap and finger counts", aksharas: null },
  { sign: "O", name: "drutam", gesture: "a clap and a wave", aksharas: 2 },
  { sign: "U", name: "anudrutam", gesture: "a clap", aksharas: 1 },
];

/** The seven families with their angas, and the old names of their taalas in the order of jatis. */
export const saptaTaalas: readonly { family: string; angas: string; names: string }[] = [
  { family: "Dhruva", angas: "IOII", names: "Mani Shrikara Pramana Purna Bhuvana" },
  { family: "Matya", angas: "IOI", names: "Sara Sama Udaya Udirna Rava" },
  { family: "Rupaka", angas: "OI", names: "Chakra Patti Raja Kula Bindu" },
  { family: "Jhampa", angas: "IUO", names: "Kadamba Madhura Chana Sura Kara" },
  { family: "Triputa", angas: "IOO", names: "Shankha Adi Dushkara Lila Bhoga" },
  { family: "Ata", angas: "IIOO", names: "Gupta Lekha Vidala Loya Dhira" },
  { family: "Eka", angas: "I", names: "Sudha Mana Rata Raga Vasu" },
];

/**
 * The aksharas in one cycle: angas as signs ("IOO"), jati as the aksharas of a laghu (4), giving 8.
 * RangeError for no angas, an unknown sign, or a laghu that no jati has.
 */
export function taalaAksharas(signs: string, jati: number): number {
  if (!jatis.some(({ laghu }) => laghu === jati)) {
    throw new RangeError(`No jati has a laghu of ${jati}: it is 3, 4, 5, 7 or 9.`);
  }
  if (signs === "") throw new RangeError("A taala has at least one anga.");
  return [...signs].reduce((sum, sign) => {
    const anga = angas.find((one) => one.sign === sign);
    if (anga === undefined) throw new RangeError(`"${sign}" is not an anga: they are I, O and U.`);
    return sum + (anga.aksharas ?? jati);
  }, 0);
}

/**
 * The 35 taalas by family, then jati. An id reads "Khanda-jati Ata", save Adi, which everybody
 * knows by that name; `name` is the taala's own old name ("Vidala").
 */
export function allTaalas(): Taala[] {
  return saptaTaalas.flatMap(({ family, angas: signs, names }) =>
    jatis.map(({ name: jati, laghu }, index) => {
      const full = `${jati}-jati ${family}`;
      const name = names.split(" ")[index] ?? "";
      const isAdi = name === "Adi";
      return {
        id: isAdi ? name : full,
        description: isAdi ? `${name} (${full})` : full,
        family,
        jati,
        angas: signs,
        aksharas: taalaAksharas(signs, laghu),
        name,
      };
    }),
  );
}
