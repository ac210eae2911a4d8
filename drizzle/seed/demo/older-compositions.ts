import type { DemoComposition } from "./composition.ts";

const outOfCopyright =
  "Out of copyright; included in the demonstration so that lyrics can be seen.";

/** Compositions in the public domain by older composers, with the words as commonly sung. */
export const olderCompositions: readonly DemoComposition[] = [
  {
    title: "Meru Samana",
    isoTitle: "mēru samāna",
    nativeTitle: "మేరు సమాన",
    titleSource: "thyagaraja-vaibhavam.blogspot.com",
    composer: { id: "tyagaraja", name: "Tyagaraja" },
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
    languageStated: true,
    sources: ["thyagaraja-vaibhavam.blogspot.com", "karnatik.com c2560"],
    scaleRecording: true,
  },
  {
    title: "Nidhi Chala Sukhama",
    isoTitle: "nidhi cāla sukhamā",
    nativeTitle: "నిధి చాల సుఖమా",
    titleSource: "thyagaraja-vaibhavam.blogspot.com",
    composer: { id: "tyagaraja", name: "Tyagaraja" },
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
    languageStated: true,
    sources: ["thyagaraja-vaibhavam.blogspot.com", "karnatik.com c1478"],
    scaleRecording: true,
  },
  {
    title: "Chakkani Raja Margamu",
    isoTitle: "cakkani rāja mārgamu",
    nativeTitle: "చక్కని రాజ మార్గము",
    titleSource: "pedia.desibantu.com",
    composer: { id: "tyagaraja", name: "Tyagaraja" },
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
    languageStated: true,
    sources: ["karnatik.com c2230", "pedia.desibantu.com", "Wikipedia"],
    scaleRecording: true,
  },
  {
    title: "Brahma Kadigina Padamu",
    isoTitle: "brahma kaḍigina pādamu",
    nativeTitle: "బ్రహ్మ కడిగిన పాదము",
    titleSource: "pattri-pulu.blogspot.com",
    composer: { id: "annamacharya", name: "Annamacharya" },
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
    languageStated: true,
    sources: ["karnatik.com c1572", "pattri-pulu.blogspot.com"],
  },
  {
    title: "Vatapi Ganapatim",
    isoTitle: "vātāpi gaṇapatiṁ",
    nativeTitle: "वातापि गणपतिं",
    titleSource: "sahityam.net",
    composer: { id: "muthuswami-dikshitar", name: "Muthuswami Dikshitar" },
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
    languageStated: true,
    sources: ["sahityam.net", "haristuti.blogspot.com"],
  },
  {
    title: "Jagadoddharana",
    isoTitle: "jagadōddhārana",
    nativeTitle: "ಜಗದೋದ್ಧಾರನ",
    titleSource: "dasapada.in",
    composer: { id: "purandaradasa", name: "Purandaradasa" },
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
    languageStated: true,
    sources: [
      "haridasa.sampada.net",
      "dasapada.in",
      "krithis-theirmeanings-thestories.blogspot.com",
    ],
  },
  {
    title: "Yaro Ivar Yaro",
    isoTitle: "yārō ivar yārō",
    nativeTitle: "யாரோ இவர் யாரோ",
    titleSource: "carnaticlyricsintamil.blogspot.com",
    composer: { id: "arunachala-kavi", name: "Arunachala Kavi" },
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
    languageStated: true,
    sources: [
      "shivkumar.org",
      "esamskriti.com",
      "P. R. Ramachander, Translations of some songs of Carnatic music",
      "carnaticlyricsintamil.blogspot.com",
    ],
  },
  {
    title: "Karuna Cheyvan Endu Tamasam",
    isoTitle: "karuṇa ceyvān entu tāmasaṁ",
    nativeTitle: "കരുണ ചെയ്വാൻ എന്തു താമസം",
    titleSource: "ml.wikipedia.org",
    composer: { id: "irayimman-thampi", name: "Irayimman Thampi" },
    raagaId: "Shri",
    taalaId: "Adi",
    taalaSources: ["ml.wikipedia.org/wiki/Karuna_Cheyvan"],
    songTypeId: "Kriti",
    language: "ml",
    description: `A Malayalam kriti by Irayimman Thampi (1782–1856), composed in Shri and set to Adi taala; since Chembai Vaidyanatha Bhagavatar it is sung in Yadukulakambhoji. An excerpt, without its charanams. ${outOfCopyright}`,
    lyrics: `പല്ലവി
കരുണ ചെയ്വാൻ എന്തു താമസം കൃഷ്ണാ
കഴലിണ കൈതൊഴുന്നേൻ

അനുപല്ലവി
ശരണാഗതന്മാർക്കിഷ്ട വരദാനം ചെയ്തു ചെമ്മേ
ഗുരുവായൂർപുരം തന്നിൽ മരുവുമഖില ദുരിതഹരണ ഭഗവൻ`,
    languageStated: true,
    sources: ["ml.wikipedia.org", "kanfusion.blogspot.com"],
    remarks: [
      "ml.wikipedia.org/wiki/Karuna_Cheyvan",
      "knramesh.blogspot.com/2015/07/karuna-cheyvaan-endu.html",
    ].map((source) => ({
      field: "raagaId",
      source,
      note: "composed in Shri, sung in Yadukulakambhoji since Chembai Vaidyanatha Bhagavatar",
    })),
  },
];
