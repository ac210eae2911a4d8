/**
 * Raagas by how many kritis two lists have in them, most first. Each raaga counts by its shares of the list of
 * karnatik.com (2,410 rows, in the copy of carnatic-music/ragavardhini) and of that repository's own list of kritis
 * (5,003 rows). Both cut or match names loosely, so the counts serve for this order alone.
 *
 * The first list has only the first words of names. Where this leaves open which raaga is meant, half of a count was
 * given to each (Shuddhasaveri, Shuddhadhanyasi), all to the best known (Purvikalyani), or the share of the second list
 * stands for both (Shriranjani, Devamanohari). Saranga has no sure count and was placed by an editor.
 */
const byFame = `
Dhirashankarabharanam Hanumatodi Mechakalyani Bhairavi Mohanam Saveri Anandabhairavi Begada Nata
Dhanyasi Kanada Shri Kapi Kambhoji Bilahari Madhyamavati Kharaharapriya Surati Kamavardhini
Mukhari Atana Kedaragaula Hindolam Yadukulakambhoji Khamas Hamsadhvani Arabhi Varali Harikambhoji
Sahana Saurashtram Darbar Shanmukhapriya Devagandhari Ritigaula Punnagavarali Shuddhasaveri Abhogi
Nilambari Huseni Purvikalyani Kiravani Kedaram Senchurutti Chakravakam Behag Yamunakalyani Asaveri
Shuddhadhanyasi Mayamalavagaula Kuntalavarali Sindhubhairavi Purnachandrika Sarasvati Vasanta
Nadanamakriya Hamsanandi Balahamsa Shriranjani Revati Simhendramadhyamam Malayamarutam Gaulipantu
Ranjani Jonpuri Hamirkalyani Charukeshi Shubhapantuvarali Devamanohari Saranga Gaula
Navarasakannada Manirangu Nayaki Mandari Narayani Hamsanadam Kurinji Vachaspati Dharmavati Pharaju
Abheri Shyama Malahari Natakuranji Bauli Ghanta Bahudari Garudadhvani Janaranjani Latangi
Nagasvaravali Hemavati Ramapriya Malavi Mand Ahiri Amritavarshini Narayanagaula Valaji Andolika
Jaganmohini Bhupalam Sarasangi Nathabhairavi Dvijavanti Saramati Bangala Kadanakutuhalam Purvi
Sindhu Tilang Nalinakanti Navaroj Bhavapriya Kantamani Karnaranjani Salagabhairavi Gauri Bageshri
Gaurimanohari Vijayanagari Yaman Desh Pashupatipriya Megharanjani Natakapriya Bhushavali
Darbarikanada Deshyatodi Dhenuka Jayamanohari Saindhavi Vanaspati Kokilapriya Manji Durga
`;

/** The place of each raaga, from 1 on. */
export const fameOfRaagas: ReadonlyMap<string, number> = new Map(
  byFame
    .trim()
    .split(/\s+/)
    .map((id, at) => [id, at + 1]),
);
