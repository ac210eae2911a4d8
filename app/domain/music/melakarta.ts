import { chakraOf } from "./chakra.ts";

interface Melakarta {
  number: number;
  name: string;
  arohana: string;
  avarohana: string;
}

/** In the order of their numbers, one chakra per line. */
const names: readonly string[] = [
  "Kanakangi Ratnangi Ganamurti Vanaspati Manavati Tanarupi",
  "Senavati Hanumatodi Dhenuka Natakapriya Kokilapriya Rupavati",
  "Gayakapriya Vakulabharanam Mayamalavagaula Chakravakam Suryakantam Hatakambari",
  "Jhankaradhvani Nathabhairavi Kiravani Kharaharapriya Gaurimanohari Varunapriya",
  "Mararanjani Charukeshi Sarasangi Harikambhoji Dhirashankarabharanam Naganandini",
  "Yagapriya Ragavardhini Gangeyabhushani Vagadhishvari Shulini Chalanata",
  "Salagam Jalarnavam Jhalavarali Navanitam Pavani Raghupriya",
  "Gavambhodhi Bhavapriya Shubhapantuvarali Shadvidhamargini Suvarnangi Divyamani",
  "Dhavalambari Namanarayani Kamavardhini Ramapriya Gamanashrama Vishvambhari",
  "Shyamalangi Shanmukhapriya Simhendramadhyamam Hemavati Dharmavati Nitimati",
  "Kantamani Rishabhapriya Latangi Vachaspati Mechakalyani Chitrambari",
  "Sucharitra Jyotisvarupini Dhatuvardhini Nasikabhushani Kosalam Rasikapriya",
].flatMap((six) => six.split(" "));

const lowerPairs: readonly string[] = ["R1 G1", "R1 G2", "R1 G3", "R2 G2", "R2 G3", "R3 G3"];
const upperPairs: readonly string[] = ["D1 N1", "D1 N2", "D1 N3", "D2 N2", "D2 N3", "D3 N3"];

/** Lists the 72 melakartas. The number gives the scale (Govindacharya): its half M, its chakra R G, the rest D N. */
export function allMelakartas(): Melakarta[] {
  return names.map((name, index) => {
    const number = index + 1;
    const lower = lowerPairs[(chakraOf(number) - 1) % 6];
    const madhyama = number <= 36 ? "M1" : "M2";
    const arohana = `S ${lower} ${madhyama} P ${upperPairs[index % 6]} S'`;
    return { number, name, arohana, avarohana: arohana.split(" ").toReversed().join(" ") };
  });
}
