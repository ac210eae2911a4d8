import { toSearchKeys } from "../../../search/keys/search-key.ts";
import { foldName } from "../../csv/cell-names.ts";
import { type SongField, songFieldNames, specOf } from "../../song-fields.ts";

/** What people write above a column, in the languages of the archive; with the length, which the file itself says. */
const words: Partial<Record<SongField | "file" | "number", string>> = {
  file: `file, file name, audio file, recording file, path, ఫైల్, ఫైల్ పేరు, கோப்பு, கோப்பின் பெயர், கோப்புப் பெயர்,
    ಫೈಲ್, ಫೈಲ್ ಹೆಸರು, ಕಡತ, ಕಡತದ ಹೆಸರು, ഫയൽ, ഫയലിന്റെ പേര്, ഫയൽ നാമം, फ़ाइल, फ़ाइल का नाम, संचिका`,
  number: `#, no, s no, sl no, sr no, nr, number, serial, serial no, serial number, tape, tape no, tape number, cassette,
    cassette no, సంఖ్య, క్రమ సంఖ్య, వరుస సంఖ్య, எண், வ எண், வரிசை எண், ಸಂಖ್ಯೆ, ಕ್ರಮ ಸಂಖ್ಯೆ, നമ്പർ, ക്രമ നമ്പർ, ക്രമസംഖ്യ, क्रम,
    क्रमांक, क्र सं, क्रम संख्या, संख्या`,
  title: `title, song, song title, song name, name, name of song, name of the song, composition, composition name, item,
    kriti, పాట, పాట పేరు, శీర్షిక, కృతి, రచన, பாடல், பாடல் பெயர், தலைப்பு, பாட்டு, உருப்படி, ಹಾಡು, ಹಾಡಿನ ಹೆಸರು,
    ಶೀರ್ಷಿಕೆ, ಕೃತಿ, ರಚನೆ, ഗാനം, പാട്ട്, ശീർഷകം, കൃതി, ഗാനത്തിന്റെ പേര്, गीत, गीत का नाम, गाना, शीर्षक, रचना, कृति`,
  singer: `singer, singers, artist, artists, artiste, main artist, performer, performed by, vocal, vocalist, sung by,
    గాయకుడు, గాయని, గాయకులు, కళాకారుడు, పాడినవారు, பாடகர், பாடகி, பாடியவர், கலைஞர், ಗಾಯಕ, ಗಾಯಕಿ, ಗಾಯಕರು, ಹಾಡಿದವರು,
    ಕಲಾವಿದರು, ഗായകൻ, ഗായിക, ഗായകർ, പാടിയത്, ആലാപനം, गायक, गायिका, कलाकार, गायन`,
  recordingDate: `date, recording date, recorded, recorded on, date of recording, date recorded, concert date,
    date of concert, year, తేదీ, రికార్డింగ్ తేదీ, సంవత్సరం, தேதி, நாள், பதிவு தேதி, ஒலிப்பதிவு நாள், ஆண்டு, வருடம்,
    ದಿನಾಂಕ, ಧ್ವನಿಮುದ್ರಣ ದಿನಾಂಕ, ವರ್ಷ, തീയതി, തിയതി, റെക്കോഡിങ് തീയതി, വർഷം, तारीख, तिथि, दिनांक, रिकॉर्डिंग तिथि, वर्ष,
    साल`,
  description: `description, about, remark, remarks, note, notes, comment, comments, details, వివరణ, వివరాలు, గమనిక,
    విశేషాలు, விளக்கம், குறிப்பு, குறிப்புகள், விவரம், ವಿವರಣೆ, ವಿವರ, ಟಿಪ್ಪಣಿ, വിവരണം, കുറിപ്പ്, വിശദാംശങ്ങൾ, विवरण,
    टिप्पणी, टिप्पणियाँ`,
  raagaId: "raaga, raga, ragam, raag, raaga name, రాగం, రాగము, ராகம், ರಾಗ, രാഗം, राग",
  taalaId: "taala, tala, talam, thalam, taal, taala name, తాళం, తాళము, தாளம், ತಾಳ, താളം, ताल",
  songTypeId: `type, song type, type of song, form, kind, genre, category, రకం, పాట రకం, வகை, பாடல் வகை, ಪ್ರಕಾರ,
    ಹಾಡಿನ ಪ್ರಕಾರ, ഇനം, തരം, ഗാനവിഭാഗം, प्रकार, गीत का प्रकार`,
  language: `language, language of the lyrics, lyrics language, భాష, సాహిత్యపు భాష, மொழி, சாகித்யத்தின் மொழி, ಭಾಷೆ,
    ಸಾಹಿತ್ಯದ ಭಾಷೆ, ഭാഷ, വരികളുടെ ഭാഷ, भाषा, बोलों की भाषा`,
  mediaTypeId: `medium, media, media type, మీడియా రకం, మాధ్యమం, ஊடகம், ஊடக வகை, ಮಾಧ್ಯಮ, ಮಾಧ್ಯಮದ ಪ್ರಕಾರ, മാധ്യമം,
    मीडिया का प्रकार, माध्यम`,
  event: `event, concert, concert or album, album, occasion, festival, programme, program, sabha, కచేరీ, కచేరీ లేదా ఆల్బమ్,
    సందర్భం, ఆల్బమ్, கச்சேரி, கச்சேரி அல்லது ஆல்பம், நிகழ்ச்சி, ஆல்பம், ಕಚೇರಿ, ಕಚೇರಿ ಅಥವಾ ಆಲ್ಬಮ್, ಕಾರ್ಯಕ್ರಮ, ಸಂದರ್ಭ,
    കച്ചേരി, കച്ചേരി അല്ലെങ്കിൽ ആൽബം, പരിപാടി, ആൽബം, कार्यक्रम, कार्यक्रम या एल्बम, एल्बम, अवसर`,
  place: `place, venue, location, city, town, hall, where, ప్రదేశం, స్థలం, ఊరు, వేదిక, இடம், ஊர், ಸ್ಥಳ, ಊರು, സ്ഥലം, വേദി,
    स्थान, जगह, शहर`,
  concertId: `concert from the list, జాబితాలోని కచేరీ, பட்டியலில் உள்ள கச்சேரி, ಪಟ್ಟಿಯಲ್ಲಿರುವ ಕಚೇರಿ, പട്ടികയിലെ കച്ചേരി,
    सूची का कार्यक्रम`,
  track: `track, track no, track number, position, position in the concert or on the album,
    కచేరీ లేదా ఆల్బమ్‌లో వరుస సంఖ్య, ట్రాక్, கச்சேரி அல்லது ஆல்பத்தில் வரிசை எண், ಟ್ರ್ಯಾಕ್,
    ಕಚೇರಿ ಅಥವಾ ಆಲ್ಬಮ್‌ನಲ್ಲಿ ಕ್ರಮಸಂಖ್ಯೆ, ട്രാക്ക്, കച്ചേരിയിലെ അല്ലെങ്കിൽ ആൽബത്തിലെ ക്രമനമ്പർ, ट्रैक,
    कार्यक्रम या एल्बम में क्रमांक`,
  startSeconds: `start, starts, begins, begins at, from, start time, ప్రారంభం, మొదలు, தொடங்கும் நேரம், தொடக்கம், ಆರಂಭ,
    തുടങ്ങുന്നത്, തുടക്കം, आरंभ, शुरू`,
  endSeconds: `end, ends, ends at, until, end time, ముగింపు, முடியும் நேரம், முடிவு, ಅಂತ್ಯ, അവസാനിക്കുന്നത്, അവസാനം, अंत,
    समाप्ति`,
  composer: `composer, composed by, vaggeyakara, author, వాగ్గేయకారులు, వాగ్గేయకారుడు, రచయిత, இயற்றியவர்,
    எழுதியவர், பாடலாசிரியர், வாக்கேயக்காரர், ವಾಗ್ಗೇಯಕಾರರು, ವಾಗ್ಗೇಯಕಾರ, വാഗ്ഗേയകാരൻ, വാഗ്ഗേയകാരർ, രചയിതാവ്, रचनाकार, वाग्गेयकार`,
  lyrics: `lyrics, words, text, sahitya, sahityam, సాహిత్యం, சாகித்யம், பாடல் வரிகள், ಸಾಹಿತ್ಯ, വരികൾ, സാഹിത്യം, बोल, साहित्य`,
  mediaDescription: `about the recording, recording notes, sound, quality, రికార్డింగ్ గురించి, ஒலிப்பதிவு பற்றி,
    ಧ್ವನಿಮುದ್ರಣದ ಬಗ್ಗೆ, റെക്കോഡിങ്ങിനെക്കുറിച്ച്, रिकॉर्डिंग के बारे में`,
  accompaniments: `accompaniments, accompaniment, accompanists, accompanied by, accompanying artists, వాద్య సహకారం,
    పక్కవాద్యాలు, பக்கவாத்தியம், பக்கவாத்தியங்கள்,
    பக்கவாத்தியக் கலைஞர்கள், ಪಕ್ಕವಾದ್ಯ,
    ಪಕ್ಕವಾದ್ಯಗಳು, പക്കവാദ്യം, പക്കവാദ്യങ്ങൾ, പക്കമേളം, പക്കമേളക്കാർ, संगत वाद्य, संगत`,
  durationSeconds: `duration, length, time, minutes, నిడివి, సమయం, கால அளவு, நீளம், நேரம், ಅವಧಿ, ಸಮಯ, ദൈർഘ്യം, സമയം, अवधि, समय`,
};

type Read = keyof typeof words;

/** All words, with the columns of the archive's own files. */
const entries = [
  ...Object.entries(words).flatMap(([field, text]) =>
    text.split(",").map((word) => [word, field as Read] as const),
  ),
  ...songFieldNames.flatMap((field) => {
    const { csv } = specOf(field);
    return csv ? [[csv, field] as const] : [];
  }),
];

const plain = (heading: string) =>
  foldName(heading.replaceAll(/\([^)]*\)|\[[^\]]*\]|[*:.]/g, " ")).replaceAll(/\s+/g, " ");

const byWord = new Map(entries.map(([word, field]) => [plain(word), field]));
/** By sound: the first field has a sound that several have. */
const bySound = new Map(
  entries.toReversed().map(([word, field]) => [toSearchKeys(word).k1, field]),
);

/** Returns what a heading says of its column: a field, the file's name or its number; undefined for other words. */
export function readHeading(heading: string): Read | undefined {
  const word = plain(heading);
  return byWord.get(word) ?? (word ? bySound.get(toSearchKeys(word).k1) : undefined);
}
