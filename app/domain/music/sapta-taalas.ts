interface SaptaTaala {
  id: string;
  description: string;
  family: string;
  jati: string;
  angas: string;
  aksharas: number;
  name: string;
}

export const jatis = [
  { name: "Tisra", laghu: 3 },
  { name: "Chatusra", laghu: 4 },
  { name: "Khanda", laghu: 5 },
  { name: "Misra", laghu: 7 },
  { name: "Sankirna", laghu: 9 },
] as const;

/** Aksharas of a drutam (O) and an anudrutam (U); a laghu (I) has as many as its jati says. */
const fixedAngas: Record<string, number> = { O: 2, U: 1 };

/** The seven suladi families, their angas, and the traditional names of their taalas in the order of jatis. */
export const saptaTaalas = [
  { family: "Dhruva", angas: "IOII", names: "Mani Shrikara Pramana Purna Bhuvana" },
  { family: "Matya", angas: "IOI", names: "Sara Sama Udaya Udirna Rava" },
  { family: "Rupaka", angas: "OI", names: "Chakra Patti Raja Kula Bindu" },
  { family: "Jhampa", angas: "IUO", names: "Kadamba Madhura Chana Sura Kara" },
  { family: "Triputa", angas: "IOO", names: "Shankha Adi Dushkara Lila Bhoga" },
  { family: "Ata", angas: "IIOO", names: "Gupta Lekha Vidala Loya Dhira" },
  { family: "Eka", angas: "I", names: "Sudha Mana Rata Raga Vasu" },
] as const;

/** Counts the aksharas of one cycle ("IOO" with a laghu of 4: 8). Throws RangeError for an invalid anga or laghu. */
export function taalaAksharas(signs: string, jati: number): number {
  if (!jatis.some(({ laghu }) => laghu === jati)) {
    throw new RangeError(`No jati has a laghu of ${jati}: it is 3, 4, 5, 7 or 9.`);
  }
  if (signs === "") throw new RangeError("A taala has at least one anga.");
  return [...signs].reduce((sum, sign) => {
    const aksharas = sign === "I" ? jati : fixedAngas[sign];
    if (!aksharas) throw new RangeError(`"${sign}" is not an anga: they are I, O and U.`);
    return sum + aksharas;
  }, 0);
}

/** Lists the 35 suladi sapta taalas by family, then jati: "Khanda-jati Ata", but Adi by that name. */
export function allTaalas(): SaptaTaala[] {
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
