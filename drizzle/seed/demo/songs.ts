export interface DemoSong {
  title: string;
  composer: string;
  raagaId: string | null;
  taalaId: string | null;
  songTypeId: string | null;
  /** A BCP-47 tag; null where no source states the language. */
  language: string | null;
  description: string;
  lyrics: string;
  source: string | null;
  /** Whether the synthesised scale of its raaga goes with it as a recording. */
  scaleRecording?: boolean;
}

const list = "Ragavardhini kritis list";
const viddev = `${list}; viddev.wordpress.com`;
const deccanHerald = `${list}; deccanherald.com`;
const musicDatabase = "ramanarunachalam/Music";

interface Stated {
  title: string;
  /** Left out for a ragamalika. */
  raaga?: string;
  taala?: string;
  type?: string;
  language?: string;
  description: string;
  source?: string | null;
}

/** His own compositions: what the sources state, and no lyrics (they are under copyright). */
const his: readonly Stated[] = [
  {
    title: "Omkara Akarini",
    raaga: "Lavangi",
    taala: "Adi",
    language: "sa",
    description: "A Sanskrit kriti in Lavangi, a raaga of his own making with four notes.",
    source: `Wikipedia; ${viddev}`,
  },
  {
    title: "Mahaniya Madhura",
    raaga: "Mahati",
    description: "A kriti in Mahati, a raaga of four notes that he is credited with.",
    source: null,
  },
  {
    title: "Mahaniya",
    raaga: "Sumukham",
    description:
      "A kriti in Sumukham, a raaga of his with three notes besides Sa: most sources have R3, M2 and N3, another account has R2. Its text is not that of the Mahati kriti with this opening.",
  },
  {
    title: "Navamohana",
    raaga: "Manorama",
    description: "A kriti in Manorama, one of the raagas named as his.",
    source: `${list}; salda.ws`,
  },
  {
    title: "Daivamu Nive",
    raaga: "Gurupriya",
    taala: "Adi",
    language: "te",
    description: "A Telugu kriti in Gurupriya, a raaga of his own making.",
  },
  {
    title: "Guruni Smarimpumu",
    raaga: "Hamsavinodini",
    language: "te",
    description: "A Telugu kriti in Hamsavinodini, one of the raagas named as his.",
  },
  {
    title: "Mamava Ganalola",
    raaga: "Rohini",
    description: "A kriti in Rohini, a raaga credited to him that has both madhyamas.",
  },
  {
    title: "Jaya Jaya Gurunatha",
    raaga: "Vallabhi",
    description: "A kriti in Vallabhi, a raaga he is credited with.",
  },
  {
    title: "Namamu Na Jivamu",
    raaga: "Mohanangi",
    description: "A kriti in Mohanangi, one of the raagas named as his.",
  },
  {
    title: "Amba Mamava",
    type: "Ragamalika",
    description:
      "A ragamalika: a song in several raagas. One list of kritis prints Navamalika, most likely a garland of nine.",
    source: `${list}; ${musicDatabase}`,
  },
  {
    title: "Shri Sakala Ganadhipa",
    raaga: "Arabhi",
    taala: "Adi",
    language: "sa",
    description: "A Sanskrit kriti in Arabhi, set to Adi taala.",
    source: `${list}; pattri-pulu.blogspot.com`,
  },
  { title: "Mahadeva Sutam Aham", raaga: "Arabhi", description: "A kriti in Arabhi." },
  {
    title: "Amma Anandadayini",
    raaga: "Gambhiranata",
    type: "Varnam",
    language: "te",
    description: "A Telugu varnam in Gambhiranata.",
    source: "prasad-akkiraju; neelanjana.wordpress.com; viji blog",
  },
  {
    title: "Chalamu Jesina",
    raaga: "Ramapriya",
    type: "Varnam",
    language: "te",
    description: "A Telugu varnam in Ramapriya, the 52nd melakarta.",
    source: viddev,
  },
  {
    title: "Omkara Pranava",
    raaga: "Shanmukhapriya",
    type: "Varnam",
    language: "te",
    description: "A Telugu varnam in Shanmukhapriya, the 56th melakarta.",
    source: `${list}; karnatik.com c1869`,
  },
  {
    title: "E Nadamulo",
    raaga: "Nata",
    type: "Varnam",
    language: "te",
    description: "A Telugu varnam in Nata.",
  },
  {
    title: "Saraguna Gavumu",
    raaga: "Hanumatodi",
    type: "Varnam",
    language: "te",
    description: "A Telugu varnam in Todi (Hanumatodi, the eighth melakarta).",
  },
  {
    title: "A Balagopalamu",
    raaga: "Amritavarshini",
    type: "Varnam",
    description: "A varnam in Amritavarshini.",
  },
  {
    title: "Gana Sudha Rasa",
    raaga: "Nata",
    description: "A kriti in Nata.",
    source: viddev,
  },
  {
    title: "Gana Sudha Rasame",
    raaga: "Ragavardhini",
    description: "A kriti in Ragavardhini, the 32nd melakarta.",
    source: viddev,
  },
  {
    title: "Varuga Varuga",
    raaga: "Kamavardhini",
    language: "ta",
    description: "A Tamil kriti in Pantuvarali (Kamavardhini, the 51st melakarta).",
    source: viddev,
  },
  {
    title: "Brihadishvara Mahadeva",
    raaga: "Kanada",
    language: "sa",
    description: "A Sanskrit kriti in Kanada.",
    source: viddev,
  },
  {
    title: "Kamala Dalayata",
    raaga: "Bahudari",
    language: "te",
    description: "A Telugu kriti in Bahudari.",
    source: `${list}; karnatik.com c3320`,
  },
  {
    title: "Tamra Lochani",
    raaga: "Latangi",
    description: "A kriti in Latangi, the 63rd melakarta.",
    source: `${list}; karnatik.com c1238`,
  },
  {
    title: "Shri Ramam Sada",
    raaga: "Tanarupi",
    description: "A kriti in Tanarupi, the sixth melakarta.",
  },
  {
    title: "Hanuma Anuma",
    raaga: "Sarasangi",
    language: "te",
    description: "A Telugu kriti in Sarasangi, the 27th melakarta.",
  },
  {
    title: "Shri Hanumantam",
    raaga: "Manavati",
    taala: "Adi",
    description: "A kriti in Manavati, the fifth melakarta, set to Adi taala.",
    source: null,
  },
  {
    title: "Chintayami Satatam",
    raaga: "Sucharitra",
    language: "sa",
    description: "A Sanskrit kriti in Sucharitra, the 67th melakarta, in praise of Dikshitar.",
    source: `${list}; sangeetasudha.org bmk67`,
  },
  {
    title: "Pahi Jagadishvara",
    raaga: "Ganamurti",
    description: "A kriti in Ganamurti, the third melakarta.",
  },
  {
    title: "Parameshvara Palayashu",
    raaga: "Kharaharapriya",
    description: "A kriti in Kharaharapriya, the 22nd melakarta.",
  },
  {
    title: "Dakshayani Raksha Mam",
    raaga: "Naganandini",
    description: "A kriti in Naganandini, the 30th melakarta.",
  },
  {
    title: "Marakata Simhasana",
    raaga: "Simhendramadhyamam",
    description: "A kriti in Simhendramadhyamam, the 57th melakarta.",
  },
  {
    title: "Tarunamidenamma",
    raaga: "Hemavati",
    language: "te",
    description: "A Telugu kriti in Hemavati, the 58th melakarta.",
  },
  {
    title: "Vashama Ni",
    raaga: "Dharmavati",
    description: "A kriti in Dharmavati, the 59th melakarta.",
  },
  {
    title: "Bhuvaneshvari Pahi Mam",
    raaga: "Kantamani",
    description: "A kriti in Kantamani, the 61st melakarta.",
  },
  {
    title: "Nandisham Vande",
    raaga: "Rishabhapriya",
    language: "sa",
    description: "A Sanskrit kriti in Rishabhapriya, the 62nd melakarta.",
  },
  {
    title: "Ambikam Upaseham",
    raaga: "Nasikabhushani",
    language: "sa",
    description: "A Sanskrit kriti in Nasikabhushani, the 70th melakarta.",
  },
  {
    title: "Pavana Tanaya",
    raaga: "Rasikapriya",
    description: "A kriti in Rasikapriya, the last of the 72 melakartas.",
  },
  {
    title: "Kumaruni Valenu",
    raaga: "Vakulabharanam",
    language: "te",
    description: "A Telugu kriti in Vakulabharanam, the 14th melakarta.",
  },
  {
    title: "Shri Dakshinamurtim",
    raaga: "Kiravani",
    language: "sa",
    description: "A Sanskrit kriti in Kiravani, the 21st melakarta.",
  },
  {
    title: "Siddhi Nayakena",
    raaga: "Amritavarshini",
    language: "sa",
    description: "A Sanskrit kriti in Amritavarshini.",
    source: `${list}; rammiramesh2000/carnatic-ragas`,
  },
  { title: "Sama Gana", raaga: "Amritavarshini", description: "A kriti in Amritavarshini." },
  {
    title: "Pirai Aniyum Peruman",
    raaga: "Hamsadhvani",
    language: "ta",
    description: "A Tamil kriti in Hamsadhvani.",
  },
  { title: "Pahi Prabho Ganarajama", raaga: "Hamsadhvani", description: "A kriti in Hamsadhvani." },
  {
    title: "Ganamalinchi",
    raaga: "Kalyanavasantam",
    language: "te",
    description: "A Telugu kriti in Kalyanavasantam.",
  },
  { title: "Minakshi Jayata", raaga: "Hamsanandi", description: "A kriti in Hamsanandi." },
  { title: "Graha Vikshanamu", raaga: "Kedaram", description: "A kriti in Kedaram." },
  {
    title: "Palumaru Ninu",
    raaga: "Bilahari",
    language: "te",
    description: "A Telugu kriti in Bilahari.",
  },
  {
    title: "Sangitame Varasukhadayi",
    raaga: "Mechakalyani",
    language: "te",
    description: "A Telugu kriti in Kalyani (Mechakalyani, the 65th melakarta).",
  },
  { title: "Bhavaname Maha", raaga: "Kapi", description: "A kriti in Kapi." },
  { title: "Akhila Devanuta", raaga: "Megharanjani", description: "A kriti in Megharanjani." },
  { title: "Pahi Samira", raaga: "Mandari", description: "A kriti in Mandari." },
  {
    title: "Ennadaina Vintina",
    raaga: "Murali",
    type: "Padam",
    language: "te",
    description:
      "A Telugu padam in Murali; one list of kritis prints Murti, most likely a misreading.",
    source: `${list}; ${musicDatabase}`,
  },
  {
    title: "Tillana: Dhim Nanana",
    raaga: "Brindavani",
    type: "Tillana",
    description: "A tillana in Brindavani.",
    source: viddev,
  },
  {
    title: "Tillana: Na Diru Diru Dhim",
    raaga: "Kadanakutuhalam",
    taala: "Adi",
    type: "Tillana",
    description: "A tillana in Kadanakutuhalam, set to Adi taala.",
    source: `${list}; smruthisathyadance.wixsite.com`,
  },
  {
    title: "Tillana in Kuntalavarali",
    raaga: "Kuntalavarali",
    taala: "Adi",
    type: "Tillana",
    language: "sa",
    description: "A tillana in Kuntalavarali, set to Adi taala.",
    source: `${list}; karnatik.com c3313; deccanherald.com`,
  },
  {
    title: "Tillana: Dhimna Na Ta Dhirana",
    raaga: "Hindolam",
    taala: "Adi",
    type: "Tillana",
    description: "A tillana in Hindolam, set to Adi taala.",
    source: `${list}; baradwajrangan.wordpress.com/2021/07/06`,
  },
  {
    title: "Tillana: Dhirana Nadira",
    raaga: "Dvijavanti",
    type: "Tillana",
    description: "A tillana in Dvijavanti.",
    source: deccanHerald,
  },
  {
    title: "Tillana: Dru Dru Tom",
    raaga: "Behag",
    type: "Tillana",
    description: "A tillana in Behag.",
    source: deccanHerald,
  },
  {
    title: "Tillana: Na Dru Dru Tom",
    raaga: "Garudadhvani",
    type: "Tillana",
    description: "A tillana in Garudadhvani.",
    source: deccanHerald,
  },
  {
    title: "Tillana in Amritavarshini",
    raaga: "Amritavarshini",
    type: "Tillana",
    description: "A tillana in Amritavarshini.",
    source: deccanHerald,
  },
  {
    title: "Tillana: Dru Tom Nanana",
    type: "Tillana",
    description:
      "A tillana, probably a ragamalika: one source has it as one, while a list of kritis prints Ramalila, most likely a misreading. The Deccan Herald names a ragamalika tillana among those that he made famous.",
    source: `${deccanHerald}; ${musicDatabase}`,
  },
];

const outOfCopyright =
  "Out of copyright; included in the demonstration so that lyrics can be seen.";

/** Older composers' pieces, whose texts are free: the words as they are commonly sung. */
const older: readonly DemoSong[] = [
  {
    title: "Meru Samana",
    composer: "Tyagaraja",
    raagaId: "Mayamalavagaula",
    taalaId: "Adi",
    songTypeId: "Kriti",
    language: "te",
    description: `A Telugu kriti by Tyagaraja (1767–1847). ${outOfCopyright}`,
    lyrics: `పల్లవి
మేరు సమాన ధీర వరద రఘు
వీర జూతాము రారా మహా

అనుపల్లవి
సార సార ఒయ్యారపు నడలను
నీరద కాంతిని నీ ఠీవిని మహా

చరణం
అలకల ముద్దును తిలకపు తీరును
తళుకు చెక్కులచే తనరు నెమ్మోమును
గళమున శోభిల్లు కనక భూషణముల
దళిత దుర్మానవ త్యాగరాజార్చిత`,
    source: "thyagaraja-vaibhavam.blogspot.com; karnatik.com c2560",
    scaleRecording: true,
  },
  {
    title: "Nidhi Chala Sukhama",
    composer: "Tyagaraja",
    raagaId: "Mechakalyani",
    taalaId: "Misra Chapu",
    songTypeId: "Kriti",
    language: "te",
    description: `A Telugu kriti by Tyagaraja (1767–1847) in Kalyani. ${outOfCopyright}`,
    lyrics: `పల్లవి
నిధి చాల సుఖమా రాముని
సన్నిధి సేవ సుఖమా నిజముగ బల్కు మనసా

అనుపల్లవి
దధి నవనీత క్షీరములు రుచియో
దాశరథి ధ్యాన భజన సుధారసము రుచియో

చరణం
దమ శమమను గంగా స్నానము సుఖమా
కర్దమ దుర్విషయ కూప స్నానము సుఖమా
మమత బంధన యుత నరస్తుతి సుఖమా
సుమతి త్యాగరాజ నుతుని కీర్తన సుఖమా`,
    source: "thyagaraja-vaibhavam.blogspot.com; karnatik.com c1478",
    scaleRecording: true,
  },
  {
    title: "Chakkani Raja Margamu",
    composer: "Tyagaraja",
    raagaId: "Kharaharapriya",
    taalaId: "Adi",
    songTypeId: "Kriti",
    language: "te",
    description: `A Telugu kriti by Tyagaraja (1767–1847). ${outOfCopyright}`,
    lyrics: `పల్లవి
చక్కని రాజ మార్గములుండగ
సందుల దూరనేల ఓ మనసా

అనుపల్లవి
చిక్కని పాలు మీగడ యుండగ
ఛీయను గంగా సాగరమేలే

చరణం
కంటికి సుందరతరమగు రూపమే
ముక్కంటి నోట చెలగే నామమే
త్యాగరాజింటనే నెలకొన్నాది దైవమే
ఇటువంటి శ్రీ సాకేత రాముని భక్తియనే`,
    source: "karnatik.com c2230; pedia.desibantu.com; Wikipedia",
    scaleRecording: true,
  },
  {
    title: "Brahma Kadigina Padamu",
    composer: "Annamacharya",
    raagaId: "Mukhari",
    taalaId: "Adi",
    songTypeId: "Kirtana",
    language: "te",
    description: `A Telugu kirtana by Annamacharya (15th century). ${outOfCopyright}`,
    lyrics: `పల్లవి
బ్రహ్మ కడిగిన పాదము
బ్రహ్మము తానె నీ పాదము

చరణం
చెలగి వసుధ గొలిచిన నీ పాదము
బలి తల మోపిన పాదము
తలకక గగనము తన్నిన పాదము
బలరిపు గాచిన పాదము

చరణం
కామిని పాపము కడిగిన పాదము
పాము తల నిడిన పాదము
ప్రేమపు శ్రీసతి పిసికెడి పాదము
పామిడి తురగపు పాదము

చరణం
పరమ యోగులకు పరి పరి విధముల
వరమొసగెడి నీ పాదము
తిరు వేంకటగిరి తిరమని చూపిన
పరమ పదము నీ పాదము`,
    source: "karnatik.com c1572; pattri-pulu.blogspot.com",
  },
  {
    title: "Vatapi Ganapatim",
    composer: "Muthuswami Dikshitar",
    raagaId: "Hamsadhvani",
    taalaId: "Adi",
    songTypeId: "Kriti",
    language: "sa",
    description: `A Sanskrit kriti by Muthuswami Dikshitar (1775–1835). ${outOfCopyright}`,
    lyrics: `पल्लवि
वातापि गणपतिं भजेऽहं
वारणास्यं वरप्रदं श्री

अनुपल्लवि
भूतादि संसेवित चरणं
भूत भौतिक प्रपञ्च भरणम्
वीतरागिणं विनत योगिनं
विश्वकारणं विघ्नवारणम्

चरणम्
पुरा कुम्भसम्भव मुनिवर प्रपूजितं त्रिकोण मध्यगतं
मुरारि प्रमुखाद्युपासितं मूलाधार क्षेत्रस्थितम्
परादि चत्वारि वागात्मकं प्रणव स्वरूप वक्रतुण्डं
निरन्तरं निटिल चन्द्रखण्डं निज वामकर विधृतेक्षुदण्डम्
कराम्बुज पाश बीजापूरं कलुषविदूरं भूताकारं
हरादि गुरुगुह तोषित बिम्बं हंसध्वनि भूषित हेरम्बम्`,
    source: "sahityam.net; haristuti.blogspot.com",
  },
  {
    title: "Jagadoddharana",
    composer: "Purandaradasa",
    raagaId: "Kapi",
    taalaId: "Adi",
    songTypeId: "Devaranama",
    language: "kn",
    description: `A Kannada devaranama by Purandaradasa (1484–1564). ${outOfCopyright}`,
    lyrics: `ಪಲ್ಲವಿ
ಜಗದೋದ್ಧಾರನ ಆಡಿಸಿದಳೆಶೋದೆ

ಅನುಪಲ್ಲವಿ
ಜಗದೋದ್ಧಾರನ ಮಗನೆಂದು ತಿಳಿಯುತ
ಸುಗುಣಾಂತರಂಗನ ಆಡಿಸಿದಳೆಶೋದೆ

ಚರಣ
ನಿಗಮಕೆ ಸಿಲುಕದ ಅಗಣಿತ ಮಹಿಮನ
ಮಗುಗಳ ಮಾಣಿಕ್ಯನ ಆಡಿಸಿದಳೆಶೋದೆ

ಚರಣ
ಅಣೋರಣೀಯನ ಮಹತೋ ಮಹೀಯನ
ಅಪ್ರಮೇಯನ ಆಡಿಸಿದಳೆಶೋದೆ

ಚರಣ
ಪರಮ ಪುರುಷನ ಪರವಾಸುದೇವನ
ಪುರಂದರ ವಿಠಲನ ಆಡಿಸಿದಳೆಶೋದೆ`,
    source: "haridasa.sampada.net; dasapada.in; krithis-theirmeanings-thestories.blogspot.com",
  },
  {
    title: "Yaro Ivar Yaro",
    composer: "Arunachala Kavi",
    raagaId: "Bhairavi",
    taalaId: "Adi",
    songTypeId: "Kirtana",
    language: "ta",
    description: `A Tamil song from the Rama Natakam of Arunachala Kavi (1711–1779). An excerpt: of its three charanams, the one that is usually sung. ${outOfCopyright}`,
    lyrics: `பல்லவி
யாரோ இவர் யாரோ
என்ன பேரோ அறியேனே

அனுபல்லவி
காருலாவும் சீருலாவும் மிதிலையில்
கன்னிமாடந்தன்னில் முன்னே நின்றவர்

சரணம்
சந்திர பிம்பமுக மலராலே என்னைத் தானே
பார்க்கிறார் ஒருகாலே
அந்த நாளில் சொந்தம் போலே உருகிறார்
இந்த நாளில் வந்து சேவை தருகிறார்`,
    source:
      "shivkumar.org; esamskriti.com; P. R. Ramachander, Translations of some songs of Carnatic music; carnaticlyricsintamil.blogspot.com",
  },
  {
    title: "Karuna Cheyvan Endu Tamasam",
    composer: "Irayimman Thampi",
    raagaId: "Shri",
    taalaId: null,
    songTypeId: "Kriti",
    language: "ml",
    description: `A Malayalam kriti by Irayimman Thampi (1782–1856), sung in Shri and in Yadukulakambhoji. An excerpt, without its charanams. ${outOfCopyright}`,
    lyrics: `പല്ലവി
കരുണ ചെയ്വാൻ എന്തു താമസം കൃഷ്ണാ
കഴലിണ കൈതൊഴുന്നേൻ

അനുപല്ലവി
ശരണാഗതന്മാർക്കിഷ്ട വരദാനം ചെയ്തു ചെമ്മേ
ഗുരുവായൂർപുരം തന്നിൽ മരുവുമഖില ദുരിതഹരണ ഭഗവൻ`,
    source: "ml.wikipedia.org; kanfusion.blogspot.com",
  },
];

export const demoSongs: DemoSong[] = [
  ...his.map((song) => ({
    title: song.title,
    composer: "M. Balamuralikrishna",
    raagaId: song.raaga ?? null,
    taalaId: song.taala ?? null,
    songTypeId: song.type ?? "Kriti",
    language: song.language ?? null,
    description: song.description,
    lyrics: "",
    source: song.source === undefined ? list : song.source,
  })),
  ...older,
];
