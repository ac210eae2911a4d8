import { masterName, type Translations } from "./archive.ts";

export const calling: Translations = {
  en: "Carnatic composer",
  te: "కర్ణాటక సంగీత వాగ్గేయకారులు",
  ta: "கர்நாடக இசை வாக்கேயக்காரர்",
  kn: "ಕರ್ನಾಟಕ ಸಂಗೀತದ ವಾಗ್ಗೇಯಕಾರರು",
  ml: "കർണാടകസംഗീതത്തിലെ വാഗ്ഗേയകാരൻ",
  hi: "कर्नाटक संगीत के वाग्गेयकार",
};

export const lead: Translations = masterName;

export const life: [Translations, Translations] = [masterName, masterName];
