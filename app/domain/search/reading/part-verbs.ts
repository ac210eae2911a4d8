/** Verbs for what a person does in a song, which in the languages of India stand after the name: "త్యాగరాజు రచించిన". */
export const partVerbs = {
  composer:
    "రచించిన రాసిన వ్రాసిన కూర్చిన స్వరపరిచిన స్వరపరచిన இயற்றிய எழுதிய இசையமைத்த ರಚಿಸಿದ ರಚಿಸಿರುವ ಬರೆದ രചിച്ച എഴുതിയ " +
    "रचित लिखित रचे रची लिखे लिखी",
  vocal: "పాడిన పాడినవి ఆలపించిన பாடிய பாடியது பாடியவை ಹಾಡಿದ ಹಾಡಿರುವ പാടിയ ആലപിച്ച गाया गाए गाये गाई गायी",
};
