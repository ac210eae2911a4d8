import { readByAnEditor } from "../claims/sources.ts";
import type { DemoComposition } from "./composition.ts";

const about =
  "The tradition's first gitams are his, and out of copyright; included in the demonstration so that a notation can be seen and played.";

/** What all of them have. Pages that print a gitam write its words in other letters. */
const gitam = {
  composer: { id: "purandaradasa", name: "Purandaradasa" },
  raagaId: "Malahari",
  songTypeId: "Gitam",
  remarks: [
    {
      field: "lyrics",
      source: readByAnEditor.title,
      note: "spelled by an editor, from pages in other letters",
    },
  ],
} as const;

const notationFrom = (...sources: string[]) => [
  ...gitam.remarks,
  ...sources.map((source) => ({ field: "notation", source, note: "its swaras and syllables" })),
];

/** The first gitams, all in Malahari, by Purandaradasa (1484–1564), with their notation. */
export const gitams: readonly DemoComposition[] = [
  {
    ...gitam,
    title: "Shri Gananatha",
    isoTitle: "śrī gaṇanātha",
    nativeTitle: "श्री गणनाथ",
    otherTitles: ["Lambodara Lakumikara"],
    taalaId: "Chatusra-jati Rupaka",
    language: "sa",
    description: `A gitam by Purandaradasa (1484–1564). ${about}`,
    lyrics: `पल्लवि
श्री गणनाथ सिन्धूरवर्ण करुणासागर करिवदन
लम्बोदर लकुमिकरा अम्बासुत अमरविनुत

चरणम्
सिद्धचारण गणसेवित सिद्धिविनायक ते नमो नमो

चरणम्
सकलविद्यादिपूजित सर्वोत्तम ते नमो नमो`,
    notation: `Pallavi:
   M P | D  S' S' R' || R' S' | D P  M  P ||
w: श्री - | ग- ण- ना- थ  || सि- न्धू- | - र- व- र्ण
   R  M  | P  D  M  P || D  P  | M  G  R S ||
w: क- रु- | णा- सा- ग- र || क- रि- | व- द- - न
   S  R | M  , G  R || S  R  | G  R  S , ||
w: ल- - | म्बो- - द- र || ल- कु- | मि- क- रा
   R  M | P  D M  P || D  P  | M  G  R  S ||
w: अ- - | म्बा- - सु- त || अ- म- | र- वि- नु- त
   S  R | M  , G  R || S  R  | G  R  S , ||
w: ल- - | म्बो- - द- र || ल- कु- | मि- क- रा

Charanam 1:
   M  P  | D  S' S' R' || R' S' | D  P M  P ||
w: सि- द्ध- | चा- -  र- ण  || ग- ण- | से- - वि- त
   R  M  | P  D  M  P || D P | M  G R  S ||
w: सि- द्धि- | वि- ना- य- क || ते - | न- मो न- मो
   S  R | M  , G  R || S  R  | G  R  S , ||
w: ल- - | म्बो- - द- र || ल- कु- | मि- क- रा
   R  M | P  D M  P || D  P  | M  G  R  S ||
w: अ- - | म्बा- - सु- त || अ- म- | र- वि- नु- त
   S  R | M  , G  R || S  R  | G  R  S , ||
w: ल- - | म्बो- - द- र || ल- कु- | मि- क- रा

Charanam 2:
   M  P  | D  S' S' R' || R' S' | D  P M  P ||
w: स- क- | ल- वि- द्या- -  || दि- -  | पू- - जि- त
   R  M | P  D M  P || D P | M  G R  S ||
w: स- - | र्वो- - त्त- म || ते - | न- मो न- मो
   S  R | M  , G  R || S  R  | G  R  S , ||
w: ल- - | म्बो- - द- र || ल- कु- | मि- क- रा
   R  M | P  D M  P || D  P  | M  G  R  S ||
w: अ- - | म्बा- - सु- त || अ- म- | र- वि- नु- त
   S  R | M  , G  R || S  R  | G  R  S , ||
w: ल- - | म्बो- - द- र || ल- कु- | मि- क- रा`,
    sources: [
      "samgeetam.blogspot.com/2019/11/sree-gananatha-song-lyrics-in-telugu.html",
      "carnaticguitar.blogspot.in/2016/04/basics-2-geetham-sree-gana-natha.html",
    ],
    taalaSources: ["samgeetam.blogspot.com/2019/11/sree-gananatha-song-lyrics-in-telugu.html"],
    remarks: notationFrom(
      "carnaticguitar.blogspot.in/2016/04/basics-2-geetham-sree-gana-natha.html",
      "samgeetam.blogspot.com/2019/11/sree-gananatha-song-lyrics-in-telugu.html",
    ),
  },
  {
    ...gitam,
    title: "Kunda Gaura",
    isoTitle: "kunda gaura",
    nativeTitle: "ಕುಂದ ಗೌರ",
    otherTitles: ["Mandara Kusumakara"],
    taalaId: "Chatusra-jati Rupaka",
    language: "kn",
    languageStated: true,
    description: `A gitam by Purandaradasa (1484–1564). ${about}`,
    lyrics: `ಪಲ್ಲವಿ
ಮಂದಾರ ಕುಸುಮಾಕರ
ಮಕರಂದಂ ವಾಸಿತುವಾ

ಚರಣ
ಕುಂದ ಗೌರ ಗೌರೀವರ
ಮಂದಿರಾಯ ಮಾನಮಕುಟ

ಚರಣ
ಹೇಮಕೂಟ ಸಿಂಹಾಸನ
ವಿರೂಪಾಕ್ಷ ಕರುಣಾಕರ

ಚರಣ
ಚಂದಮಾಮ ಮಂದಾಕಿನಿ
ಮಂದಿರಾಯ ಮಾನಮಕುಟ`,
    notation: `Charanam 1:
   D  P | M  G R S || R  M | P  D M  P ||
w: ಕುಂ- ದ | ಗೌ- - - ರ || ಗೌ- - | ರೀ- - ವ- ರ
   D  R' | R' S' D P || D  P | M  G  R  S ||
w: ಮಂ- ದಿ- | ರಾ- -  - ಯ || ಮಾ- - | ನ- ಮ- ಕು- ಟ

Pallavi:
   S  , | R  , R , || D  P  | M  G R  S ||
w: ಮಂ- - | ದಾ- - ರ - || ಕು- ಸು- | ಮಾ- - ಕ- ರ
   S  R  | M  , G R || S  R | G  R  S , ||
w: ಮ- ಕ- | ರಂ- - ದಂ - || ವಾ- - | ಸಿ- ತು- ವಾ

Charanam 2:
   D  P | M  G  R S || R  M | P  D M  P ||
w: ಹೇ- - | ಮ- ಕೂ- - ಟ || ಸಿಂ- - | ಹಾ- - ಸ- ನ
   D  R' | R' S' D P || D  P  | M  G R  S ||
w: ವಿ- ರೂ- | ಪಾ- -  - ಕ್ಷ || ಕ- ರು- | ಣಾ- - ಕ- ರ

Charanam 3:
   D  P  | M  G R S || R  M | P  D M  P ||
w: ಚಂ- ದ- | ಮಾ- - - ಮ || ಮಂ- - | ದಾ- - ಕಿ- ನಿ
   D  R' | R' S' D P || D  P | M  G  R  S ||
w: ಮಂ- ದಿ- | ರಾ- -  - ಯ || ಮಾ- - | ನ- ಮ- ಕು- ಟ`,
    sources: [
      "legendsinmusic.ucoz.com/lyrics/Geetham/mandara_geetam.html",
      "amritanilayam.org/stotras/?p=22801",
    ],
    taalaSources: ["amritanilayam.org/stotras/?p=22801"],
    remarks: notationFrom(
      "legendsinmusic.ucoz.com/lyrics/Geetham/mandara_geetam.html",
      "amritanilayam.org/stotras/?p=22801",
    ),
  },
  {
    ...gitam,
    title: "Kereya Niranu",
    isoTitle: "kereya nīranu",
    nativeTitle: "ಕೆರೆಯ ನೀರನು",
    taalaId: "Tisra-jati Triputa",
    language: "kn",
    description: `A gitam by Purandaradasa (1484–1564). ${about}`,
    lyrics: `ಪಲ್ಲವಿ
ಕೆರೆಯ ನೀರನು ಕೆರೆಗೆ ಚೆಲ್ಲಿ ವರವ ಪಡೆದವರಂತೆ ಕಾಣಿರೋ
ಹರಿಯ ಕರುಣದೊಳಾದ ಭಾಗ್ಯವ ಹರಿ ಸಮರ್ಪಣೆ ಮಾಡಿ ಬದುಕಿರೋ

ಚರಣ
ಶ್ರೀ ಪುರಂದರ ವಿಠಲ ರಾಯ ಚರಣ ಕಮಲವ ನೋಡಿ ಬದುಕಿರೋ`,
    notation: `Pallavi:
   D  S' S' | D  P | M  P || D  D  P | M  M | P P ||
w: ಕೆ- ರೆ- ಯ  | ನೀ- - | ರ- ನು || ಕೆ- ರೆ- ಗೆ | ಚೆ- - | ಲ್ಲಿ
   D  D  S' | D  P  | M  P  || D  D P | M  G | R  S ||
w: ವ- ರ- ವ  | ಪ- ಡೆ- | ದ- ವ- || ರಂ- - ತೆ | ಕಾ- - | ಣಿ- ರೋ
   S  R  R | S  R  | S  R  || D  D P | M  G | R  S ||
w: ಹ- ರಿ- ಯ | ಕ- ರು- | ಣ- ದೊ- || ಳಾ- - ದ | ಭಾ- - | ಗ್ಯ- ವ
   D  P D  | S' , | D  P || D  D P | M  G  | R  S ||
w: ಹ- ರಿ ಸ- | ಮ- - | ರ್ಪ- ಣೆ || ಮಾ- - ಡಿ | ಬ- ದು- | ಕಿ- ರೋ
   S  R  R | S  R  | S  R  || D  D P | M  G | R  S ||
w: ಹ- ರಿ- ಯ | ಕ- ರು- | ಣ- ದೊ- || ಳಾ- - ದ | ಭಾ- - | ಗ್ಯ- ವ

Charanam:
   D S' S' | D  P | M  P || D  D  P | M  M | P P ||
w: ಶ್ರೀ -  ಪು- | ರಂ- - | ದ- ರ || ವಿ- ಠ- ಲ | ರಾ- - | ಯ
   D  D  S' | D  P  | M  P || D  D P | M  G  | R  S ||
w: ಚ- ರ- ಣ  | ಕ- ಮ- | ಲ- ವ || ನೋ- - ಡಿ | ಬ- ದು- | ಕಿ- ರೋ
   S  R  R | S  R  | S  R  || D  D P | M  G | R  S ||
w: ಹ- ರಿ- ಯ | ಕ- ರು- | ಣ- ದೊ- || ಳಾ- - ದ | ಭಾ- - | ಗ್ಯ- ವ
   D  P D  | S' , | D  P || D  D P | M  G  | R  S ||
w: ಹ- ರಿ ಸ- | ಮ- - | ರ್ಪ- ಣೆ || ಮಾ- - ಡಿ | ಬ- ದು- | ಕಿ- ರೋ
   S  R  R | S  R  | S  R  || D  D P | M  G | R  S ||
w: ಹ- ರಿ- ಯ | ಕ- ರು- | ಣ- ದೊ- || ಳಾ- - ದ | ಭಾ- - | ಗ್ಯ- ವ`,
    sources: [
      "shivkumar.org/music/varnams/kerayaneeranu-geetham.htm",
      "scribd.com/document/703801227/3-Keraya-neeranu-Malahari-Ragam",
    ],
    taalaSources: ["scribd.com/document/703801227/3-Keraya-neeranu-Malahari-Ragam"],
    taalaNote:
      "read off its bars (3, 2 and 2 aksharas); the page of shivkumar.org names Chatusra jati above the same bars",
    remarks: notationFrom(
      "shivkumar.org/music/varnams/kerayaneeranu-geetham.htm",
      "scribd.com/document/703801227/3-Keraya-neeranu-Malahari-Ragam",
    ),
  },
  {
    ...gitam,
    title: "Padumanabha",
    isoTitle: "padumanābha",
    nativeTitle: "ಪದುಮನಾಭ",
    otherTitles: ["Padumanabha Paramapurusha"],
    taalaId: "Tisra-jati Triputa",
    language: "kn",
    languageStated: true,
    description: `A gitam by Purandaradasa (1484–1564). ${about}`,
    lyrics: `ಪಲ್ಲವಿ
ಪದುಮನಾಭ ಪರಮಪುರುಷ ಪರಂಜ್ಯೋತಿ ಸ್ವರೂಪ
ವಿದುರವಂದ್ಯ ವಿಮಲಚರಿತ ವಿಹಂಗಾಧಿರೋಹಣ

ಅನುಪಲ್ಲವಿ
ಉದಧಿನಿವಾಸ ಉರಗಶಯನ ಉನ್ನತೋನ್ನತ ಮಹಿಮ
ಯದುಕುಲೋತ್ತಮ ಯಜ್ಞರಕ್ಷಕ ಆಜ್ಞಾಶಿಕ್ಷಕ ರಾಮನಾಮ

ಚರಣ
ವಿಭೀಷಣ ಪಾಲಕ ನಮೋ ನಮೋ ಇಭವರದಾಯಕ ನಮೋ ನಮೋ
ಶುಭಪ್ರದ ಸುಮನೋರದ ಸುರೇಂದ್ರ ಮನೋರಂಜನ
ಅಭಿನವ ಪುರಂದರ ವಿಠಲ ಭಲ್ಲರೇ ರಾಮನಾಮ`,
    notation: `Pallavi:
   R  S  D. | S  , | S , || M  G  R  | M  M  | P , ||
w: ಪ- ದು- ಮ- | ನಾ- - | ಭ - || ಪ- ರ- ಮ- | ಪು- ರು- | ಷ
   S  D  D | D  P | M P || D  D  P | M G | R S ||
w: ಪ- ರಂ- - | ಜ್ಯೋ- - | - ತಿ || ಸ್ವ- ರೂ- - | ಪ
   R  S  D. | S  , | S , || M  G  R  | M  M  | P , ||
w: ವಿ- ದು- ರ- | ವಂ- - | ದ್ಯ - || ವಿ- ಮ- ಲ- | ಚ- ರಿ- | ತ
   S  D  D | D  P | M P  || D  D P  | M G | R S ||
w: ವಿ- ಹಂ- - | ಗಾ- - | - ಧಿ- || ರೋ- - ಹ- | ಣ

Anupallavi:
   P  M  P  | D  S' | D S' || R' S' D  | D  S' | D P ||
w: ಉ- ದ- ಧಿ- | ನಿ- ವಾ- | - ಸ  || ಉ- ರ- ಗ- | ಶ- ಯ- | - ನ
   D  D P  | P  , | P  M || R  M  M | P , | P , ||
w: ಉ- - ನ್ನ- | ತೋ- - | ನ್ನ- ತ || ಮ- ಹಿ- - | ಮ
   D  D  P  | P  , | P  M || R  , M  | M  G | R  S ||
w: ಯ- ದು- ಕು- | ಲೋ- - | ತ್ತ- ಮ || ಯ- - ಜ್ಞ- | ರ- - | ಕ್ಷ- ಕ
   S  , S  | D  D | D  P || P  , P  | M  G | R S ||
w: ಆ- - ಜ್ಞಾ- | ಶಿ- - | ಕ್ಷ- ಕ || ರಾ- - ಮ- | ನಾ- - | - ಮ

Charanam:
   D  S' , | D  P | M  P || D  D P | M  G | R  S ||
w: ವಿ- ಭೀ- - | ಷ- ಣ | ಪಾ- - || ಲ- ಕ - | ನ- ಮೋ | ನ- ಮೋ
   D  S' , | D  P  | M  P || D  D P | M  G | R  S ||
w: ಇ- ಭ- - | ವ- ರ- | ದಾ- - || ಯ- ಕ - | ನ- ಮೋ | ನ- ಮೋ
   P  M  P | D  S' | D  S' || R' S' D  | D S' | D P  ||
w: ಶು- ಭ- - | ಪ್ರ- ದ  | ಸು- ಮ- || ನೋ- -  ರ- | ದ -  | - ಸು-
   D  D P | P  , | P  M || R  , M  | P , | , , ||
w: ರೇಂ- - ದ್ರ | ಮ- - | ನೋ- - || ರಂ- - ಜ- | ನ
   D  D  P | P  , | P M  || R  , M  | M G | R S  ||
w: ಅ- ಭಿ- - | ನ- - | ವ ಪು- || ರಂ- - ದ- | ರ - | - ವಿ-
   S  , S | D  D | D  P || P  , P  | M  G | R S ||
w: ಠ- - ಲ | ಭ- - | ಲ್ಲ- ರೇ || ರಾ- - ಮ- | ನಾ- - | - ಮ`,
    sources: [
      "shivkumar.org/music/varnams/padumanabha-geetham.htm",
      "sapthaswaras.blogspot.com/2009/08/padumanabha-parama-purusha.html",
    ],
    taalaSources: ["sapthaswaras.blogspot.com/2009/08/padumanabha-parama-purusha.html"],
    remarks: [
      ...gitam.remarks,
      {
        field: "notation",
        source: "shivkumar.org/music/varnams/padumanabha-geetham.htm",
        note: "its swaras and syllables, read in a copy that names this page",
      },
    ],
  },
];
