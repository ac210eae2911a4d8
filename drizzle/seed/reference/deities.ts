import type { Deity } from "#app/domain/music/deity.ts";

// Names are the standard forms, written by an editor, but for three that were seen: Muruga (chinnapapa.blogspot.com),
// Guruvayurappan (knramesh.blogspot.com) and పిళ్ళారి (te.wikisource.org, Godavarisima janapada kalalu).

type Names = readonly [te: string, ta: string, kn: string, ml: string, hi: string];

/** By deity: the usual names, other names, and those that are also words of titles or names of people and raagas. */
const names: Readonly<Record<string, [usual: Names, other?: string, common?: string]>> = {
  Devi: [
    ["దేవి", "தேவி", "ದೇವಿ", "ദേവി", "देवी"],
    "Ambal; Amba; Ambika; Parvati; Parvathi; Durga; Kamakshi; Minakshi; Meenakshi; Shakti; Sakthi; Ishvari; Bhuvaneshvari; goddess; " +
      "అమ్మవారు; అంబ; పార్వతి; దుర్గ; కామాక్షి; మీనాక్షి; శక్తి; భువనేశ్వరి; " +
      "அம்பாள்; அம்மன்; பார்வதி; துர்கை; துர்க்கை; காமாட்சி; மீனாட்சி; சக்தி; " +
      "ಅಂಬಾ; ಪಾರ್ವತಿ; ದುರ್ಗೆ; ದುರ್ಗಾ; ಶಕ್ತಿ; " +
      "അംബ; പാർവതി; ദുർഗ; ഭഗവതി; ശക്തി; " +
      "अंबा; अम्बा; पार्वती; दुर्गा; शक्ति; मीनाक्षी",
    "Amma; Kali; Lalita; Lalitha; అమ్మ; లలిత; அம்மா; லலிதா; ಅಮ್ಮ; ಲಲಿತಾ; അമ്മ; माँ; ललिता",
  ],
  Shiva: [
    ["శివుడు", "சிவன்", "ಶಿವ", "ശിവൻ", "शिव"],
    "Siva; Sivan; Shankara; Sankara; Mahadeva; Maheshwara; Parameshvara; Eswara; Nataraja; Natesha; Brihadishvara; Dakshinamurti; Chandrashekhara; " +
      "శివ; శంకరుడు; మహాదేవుడు; పరమేశ్వరుడు; ఈశ్వరుడు; నటరాజు; దక్షిణామూర్తి; " +
      "சிவா; சிவபெருமான்; ஈசன்; ஈஸ்வரன்; நடராஜர்; சங்கரன்; மகாதேவன்; " +
      "ಶಂಕರ; ಮಹಾದೇವ; ಪರಮೇಶ್ವರ; ಈಶ್ವರ; ನಟರಾಜ; " +
      "ശങ്കരൻ; മഹാദേവൻ; പരമേശ്വരൻ; നടരാജൻ; " +
      "शंकर; महादेव; परमेश्वर; नटराज; महेश्वर",
  ],
  Vishnu: [
    ["విష్ణువు", "விஷ்ணு", "ವಿಷ್ಣು", "വിഷ്ണു", "विष्णु"],
    "Mahavishnu; Narayana; Venkateswara; Venkatesa; Balaji; Srinivasa; Perumal; Padmanabha; Kesava; " +
      "విష్ణు; మహావిష్ణువు; నారాయణుడు; వేంకటేశ్వరుడు; శ్రీనివాసుడు; బాలాజీ; " +
      "திருமால்; பெருமாள்; நாராயணன்; வேங்கடேசர்; ஸ்ரீநிவாசர்; " +
      "ನಾರಾಯಣ; ವೆಂಕಟೇಶ್ವರ; ಶ್ರೀನಿವಾಸ; " +
      "മഹാവിഷ്ണു; നാരായണൻ; പത്മനാഭൻ; " +
      "महाविष्णु; नारायण; वेंकटेश्वर; बालाजी; श्रीनिवास",
    "Hari; హరి; ஹரி; ಹರಿ; ഹരി; हरि",
  ],
  Krishna: [
    ["కృష్ణుడు", "கிருஷ்ணர்", "ಕೃಷ್ಣ", "കൃഷ്ണൻ", "कृष्ण"],
    "Krsna; Kannan; Kanna; Gopala; Govinda; Murari; Muralidhara; Madhava; Vasudeva; Guruvayurappan; Nandagopala; " +
      "కృష్ణ; శ్రీకృష్ణుడు; గోపాలుడు; గోపాల; గోవిందుడు; మురారి; " +
      "கிருஷ்ணன்; கிருஷ்ணா; கண்ணன்; கண்ணா; கோபாலன்; கோவிந்தன்; " +
      "ಶ್ರೀಕೃಷ್ಣ; ಗೋಪಾಲ; ಗೋವಿಂದ; " +
      "ശ്രീകൃഷ്ണൻ; ഗുരുവായൂരപ്പൻ; കണ്ണൻ; ഗോപാലൻ; " +
      "श्रीकृष्ण; कान्हा; गोपाल; गोविन्द; गोविंद; मुरारी",
  ],
  Ganesha: [
    ["గణేశుడు", "கணேசர்", "ಗಣೇಶ", "ഗണേശൻ", "गणेश"],
    "Ganesh; Ganesa; Ganapati; Ganapathi; Ganapathy; Vinayaka; Vinayagar; Vigneshwara; Vighnesvara; Vignesha; Pillaiyar; Pillayar; Gajanana; Lambodara; Gananatha; Ganadhipa; " +
      "గణేశ; గణేష్; గణపతి; వినాయకుడు; వినాయక; విఘ్నేశ్వరుడు; విఘ్నేశ; పిళ్ళారి; " +
      "கணேசன்; கணபதி; விநாயகர்; விநாயகன்; பிள்ளையார்; விக்னேஸ்வரர்; ஆனைமுகன்; " +
      "ಗಣಪತಿ; ವಿನಾಯಕ; ವಿಘ್ನೇಶ್ವರ; ಗಣಪ; " +
      "ഗണപതി; വിനായകൻ; വിഘ്നേശ്വരൻ; " +
      "गणेशजी; गणपति; विनायक; विघ्नेश्वर; गजानन",
  ],
  Hanuman: [
    ["హనుమంతుడు", "அனுமன்", "ಹನುಮಂತ", "ഹനുമാൻ", "हनुमान"],
    "Hanumanta; Hanumantha; Anjaneya; Anjaneyar; Maruti; Maruthi; Pavanatanaya; Vayuputra; Bajrangbali; " +
      "హనుమాన్; హనుమ; ఆంజనేయుడు; ఆంజనేయ; మారుతి; పవనతనయుడు; వాయుపుత్రుడు; " +
      "அனுமார்; ஹனுமான்; ஆஞ்சநேயர்; ஆஞ்சனேயர்; மாருதி; வாயுபுத்திரன்; " +
      "ಹನುಮಾನ್; ಹನುಮ; ಆಂಜನೇಯ; ಮಾರುತಿ; " +
      "ആഞ്ജനേയൻ; ആഞ്ജനേയ; മാരുതി; " +
      "हनुमानजी; आंजनेय; मारुति; बजरंगबली; पवनपुत्र",
  ],
  Rama: [
    ["రాముడు", "ராமர்", "ರಾಮ", "രാമൻ", "राम"],
    "Ram; Raman; Raghava; Raghupati; Raghurama; Ramachandra; Sitarama; Kodandarama; " +
      "రామ; శ్రీరాముడు; రామచంద్రుడు; రఘుపతి; సీతారాముడు; " +
      "ராமன்; இராமன்; ராமா; ஸ்ரீராமர்; ராகவன்; " +
      "ಶ್ರೀರಾಮ; ರಾಮಚಂದ್ರ; ರಾಘವ; " +
      "ശ്രീരാമൻ; രാഘവൻ; " +
      "श्रीराम; रामचंद्र; राघव; रघुपति",
  ],
  Murugan: [
    ["సుబ్రహ్మణ్యుడు", "முருகன்", "ಸುಬ್ರಹ್ಮಣ್ಯ", "മുരുകൻ", "मुरुगन"],
    "Muruga; Murugar; Subrahmanya; Subramanya; Subramania; Skanda; Kartikeya; Karthikeya; Kumaraswamy; Shanmukha; Shanmuga; Guha; Velan; Kandan; Kandar; Saravana; " +
      "సుబ్రహ్మణ్య; సుబ్రహ్మణ్యేశ్వరుడు; కుమారస్వామి; కార్తికేయుడు; షణ్ముఖుడు; స్కందుడు; మురుగన్; " +
      "முருகா; முருகர்; சுப்பிரமணியர்; சுப்ரமணியர்; கந்தன்; குமரன்; குகன்; ஷண்முகன்; சண்முகன்; வேலன்; ஆறுமுகம்; " +
      "ಷಣ್ಮುಖ; ಕಾರ್ತಿಕೇಯ; ಸ್ಕಂದ; ಮುರುಗ; ಮುರುಗನ್; " +
      "സുബ്രഹ്മണ്യൻ; സുബ്രഹ്മണ്യ; ഷണ്മുഖൻ; കാർത്തികേയൻ; വേലായുധൻ; " +
      "सुब्रह्मण्य; कार्तिकेय; स्कंद; षण्मुख; कुमारस्वामी",
    "Kumara",
  ],
  Guru: [
    ["గురువు", "குரு", "ಗುರು", "ഗുരു", "गुरु"],
    "gurus; గురు; గురువులు; குருநாதர்; ஆசான்; ಗುರುಗಳು; ഗുരുനാഥൻ; गुरुदेव",
    "teacher",
  ],
  Narasimha: [
    ["నరసింహుడు", "நரசிம்மர்", "ನರಸಿಂಹ", "നരസിംഹം", "नरसिंह"],
    "Narasimhar; Narasinga; Nrisimha; Simhachalam; " +
      "నరసింహ; నరసింహస్వామి; సింహాచలం; " +
      "நரசிம்மன்; நரசிங்கர்; " +
      "ನೃಸಿಂಹ; " +
      "നരസിംഹമൂർത്തി; " +
      "नृसिंह",
  ],
  Sarasvati: [
    ["సరస్వతి", "சரஸ்வதி", "ಸರಸ್ವತಿ", "സരസ്വതി", "सरस्वती"],
    "Saraswati; Saraswathi; Sharada; Vani; Kalaimagal; " +
      "వాణి; శారద; " +
      "கலைமகள்; வாணி; சாரதா; " +
      "ಶಾರದೆ; ವಾಣಿ; " +
      "വാണി; ശാരദ; " +
      "शारदा; वाणी",
    "Bharati; భారతి; भारती",
  ],
  Ranganatha: [
    ["రంగనాథుడు", "ரங்கநாதர்", "ರಂಗನಾಥ", "രംഗനാഥൻ", "रंगनाथ"],
    "Ranga; Rangan; Rangaraja; Srirangam; " +
      "రంగ; రంగనాథ; " +
      "அரங்கன்; ரங்கன்; அரங்கநாதர்; " +
      "ರಂಗ; " +
      "रंग",
  ],
  Tyagaraja: [["త్యాగరాజు", "தியாகராஜர்", "ತ್ಯಾಗರಾಜ", "ത്യാഗരാജൻ", "त्यागराज"]],
  "Muthuswami Dikshitar": [
    [
      "ముత్తుస్వామి దీక్షితులు",
      "முத்துசாமி தீட்சிதர்",
      "ಮುತ್ತುಸ್ವಾಮಿ ದೀಕ್ಷಿತರು",
      "മുത്തുസ്വാമി ദീക്ഷിതർ",
      "मुत्तुस्वामी दीक्षितर",
    ],
  ],
};

const languages = ["te", "ta", "kn", "ml", "hi"] as const;
const toList = (text: string) => (text === "" ? [] : text.split("; "));

/** Deities, and teachers who are praised as such. */
export const deitySeeds: Deity[] = Object.entries(names).map(
  ([id, [usual, other = "", common = ""]]) => ({
    id,
    description: id,
    scriptNames: Object.fromEntries(languages.map((language, at) => [language, usual[at]])),
    otherNames: toList(other),
    commonNames: toList(common),
    sources: [],
  }),
);
