/** A video of a composition, or a part of one. */
export interface DemoRecording {
  /** By default the composer. */
  singer?: string;
  /** YouTube id (11 characters); links were not checked. */
  video: string;
  /** Duration of the piece; missing if its end in a longer video is unknown. */
  seconds?: number;
  /** Where the piece begins and ends in a longer video, in seconds. */
  start?: number;
  end?: number;
  concert?: typeof radioConcert;
}

/** The only video with a source for year, place and players. */
export const radioConcert = {
  recordingDate: "1999",
  event: "AIR Vijayawada, radio concert",
  place: "Vijayawada",
  accompaniments: [
    { typeId: 2, players: ["B. V. Durga Bhavani"] },
    { typeId: 1, players: ["Dandamudi Sumathi Ramamohan Rao"] },
  ],
  source: "salda.ws/video.php?id=J0saDjnU_dM",
};

export const pupil = "Prince Rama Varma";

/**
 * At most three recordings per title, the longest first; his own before those of others, and videos with a known
 * beginning and end of the piece before those without. The source is ramanarunachalam/Music, except for one.
 */
export const demoRecordings: Readonly<Record<string, readonly DemoRecording[]>> = {
  "A Balagopalamu": [
    { video: "LAjeIyAqXHc", seconds: 530, start: 0, end: 530 },
    { video: "iWsu5Tnb2SY", seconds: 420, start: 15, end: 435 },
    { video: "94ji6NsxJ6k", seconds: 372, start: 6, end: 378 },
  ],
  "Akhila Devanuta": [
    { video: "64eI9vm09zo", seconds: 549 },
    { singer: pupil, video: "xy1hD36P948", seconds: 265 },
    { video: "uFMG2ARxENc", seconds: 126 },
  ],
  "Amba Mamava": [
    { video: "n6yWvUFlfRc", seconds: 587 },
    { video: "ajHMK_jB4sY", seconds: 208, start: 1572, end: 1780 },
    { video: "zD4p92iV4MY", seconds: 204 },
  ],
  "Amma Anandadayini": [
    { video: "k2H1Y92dwKs", seconds: 728, start: 0, end: 728 },
    { video: "4KGAA6vsH4o", seconds: 589, start: 4552, end: 5141 },
    { video: "luvSv0td6hg", seconds: 421, start: 94, end: 515 },
  ],
  "Amma Ninu Korina": [
    { video: "ZPsyFce-edQ", seconds: 234, start: 3182, end: 3416 },
    { video: "vCdGD21kivE", seconds: 183, start: 8559, end: 8742 },
    { video: "t-Th9deMk-c", seconds: 169, start: 8530, end: 8699 },
  ],
  "Asaiva Tanyum": [{ video: "0mLCoK_fRGo", seconds: 2631 }],
  "Ayya Guruvarya": [
    { video: "J0saDjnU_dM", seconds: 1448, start: 5, end: 1453, concert: radioConcert },
    { video: "obQ2tGGnrI4", seconds: 888, start: 3362, end: 4250 },
    { singer: pupil, video: "8R8D2ESrLj8", seconds: 437 },
  ],
  "Bangaru Murali": [
    { video: "b4CzSsDQXBo", seconds: 504, start: 7707, end: 8211 },
    { video: "Q3Fiw3dLTY8", seconds: 408, start: 7646, end: 8054 },
    { video: "3GvYYWOR8zU", seconds: 231, start: 9955, end: 10186 },
  ],
  "Bhavaname Maha": [
    { video: "qp-EE3fVj0c", seconds: 382, start: 1265, end: 1647 },
    { video: "HtiNZV5UOSg", seconds: 291 },
    { video: "nkoesVapUW0", seconds: 285, start: 860, end: 1145 },
  ],
  "Bho Shambho": [
    { video: "cFHo2Hn199I", seconds: 1500 },
    { video: "hXdgiYa2UvY", seconds: 453 },
  ],
  "Bhuvaneshvari Pahi Mam": [
    { video: "3ul1_z8R3WQ", seconds: 291 },
    { video: "iTUPeC6Je1c", seconds: 222 },
    { video: "ZrkROmcgJg8", seconds: 217, start: 1671, end: 1888 },
  ],
  "Bratukanta Chinte": [
    { video: "nKFWE1P-cKs", seconds: 776, start: 1804, end: 2580 },
    { video: "ZfAqrRJTgpQ", seconds: 556, start: 6234, end: 6790 },
    { video: "obQ2tGGnrI4", seconds: 251, start: 7733, end: 7984 },
  ],
  "Brihadishvara Mahadeva": [
    { video: "iWsu5Tnb2SY", seconds: 490, start: 6790, end: 7280 },
    { video: "B1hRAPF2-xE", seconds: 380, start: 2800, end: 3180 },
    { video: "O034xLJWaW8", seconds: 273, start: 9927, end: 10200 },
  ],
  "Chalamu Jesina": [
    { video: "wVZRuBXgCqg", seconds: 531, start: 10, end: 541 },
    { video: "FrNeNi0zIMc", seconds: 403, start: 48, end: 451 },
    { video: "3GvYYWOR8zU", seconds: 298, start: 0, end: 298 },
  ],
  "Chintayami Satatam": [
    { video: "aRBdoXjrAAw", seconds: 424, start: 480, end: 904 },
    { video: "NLKJSu8Zg2c", seconds: 270, start: 2250, end: 2520 },
    { video: "-Fmbj2aCjas", seconds: 228, start: 4337, end: 4565 },
  ],
  "Daivamu Nive": [
    { video: "qkuliH8lL6g", seconds: 1325, start: 2619, end: 3944 },
    { video: "l250WecF6L0", seconds: 879, start: 1820, end: 2699 },
    { video: "Q3Fiw3dLTY8", seconds: 468, start: 3450, end: 3918 },
  ],
  "Dakshayani Raksha Mam": [
    { video: "FZe0D61gwY0", seconds: 2259, start: 3795, end: 6054 },
    { video: "0i0lrAwmYco", seconds: 980, start: 2649, end: 3629 },
    { video: "xXQbWE_9OBs", seconds: 411, start: 2907, end: 3318 },
  ],
  "Doravadari Vachitiva": [{ video: "y9LzBPApFb0", seconds: 157 }],
  "E Nadamulo": [
    { video: "4KGAA6vsH4o", seconds: 698, start: 0, end: 698 },
    { singer: pupil, video: "CZ2S4M8YRK4", seconds: 475 },
    { video: "ly4w32Y8Asw", seconds: 426, start: 9, end: 435 },
  ],
  "Ele Palimpa": [
    { video: "59Sj94YIKC4", seconds: 3753, start: 2643, end: 6396 },
    { video: "_hUH0ZI5UuA", seconds: 3473, start: 1822, end: 5295 },
    { video: "tvXWuKgTzwU", seconds: 2711, start: 3157, end: 5868 },
  ],
  "Ennadaina Vintina": [
    { video: "U22FLex4t5Q", seconds: 850 },
    { video: "1BQmwuW4wkc", seconds: 569 },
  ],
  "Gana Rasike": [
    { video: "D5Zrs8OMhG0", seconds: 2385, start: 1244, end: 3629 },
    { video: "MVOqLkhxAss", seconds: 2075, start: 995, end: 3070 },
    { singer: pupil, video: "dqg3TIQkBAs", seconds: 288 },
  ],
  "Gana Sudha Rasa": [
    { video: "AMRLd9IlxCo", seconds: 979, start: 10, end: 989 },
    { video: "Y8faZ6zQ894", seconds: 685, start: 19, end: 704 },
    { video: "xuBMP6s2QHE", seconds: 364, start: 1318, end: 1682 },
  ],
  "Gana Sudha Rasame": [
    { video: "k2H1Y92dwKs", seconds: 946, start: 1249, end: 2195 },
    { singer: pupil, video: "6eKthakl1hs", seconds: 738 },
    { video: "vCdGD21kivE", seconds: 453, start: 1193, end: 1646 },
  ],
  "Ganadhipam Satatam": [
    { video: "M-d6_C_eumw", seconds: 311, start: 2110, end: 2421 },
    { video: "3GvYYWOR8zU", seconds: 273, start: 298, end: 571 },
    { video: "Itjc8x8NYkI", seconds: 269, start: 297, end: 566 },
  ],
  "Ganalola Ni Lilalenna": [
    { video: "PdGnw_Ofe04", seconds: 626, start: 3354, end: 3980 },
    { singer: pupil, video: "DzEM2Ji55kY", seconds: 504 },
    { video: "o7ax2dA4Wm8", seconds: 370, start: 8280, end: 8650 },
  ],
  Ganamalinchi: [
    { video: "LAjeIyAqXHc", seconds: 2835, start: 1240, end: 4075 },
    { video: "ZfAqrRJTgpQ", seconds: 1506, start: 1603, end: 3109 },
    { video: "PdGnw_Ofe04", seconds: 333, start: 1720, end: 2053 },
  ],
  "Gati Nive": [
    { video: "D5Zrs8OMhG0", seconds: 1814, start: 3629, end: 5443 },
    { video: "K504FyNWfbE", seconds: 1005, start: 330, end: 1335 },
    { video: "ZrkROmcgJg8", seconds: 354, start: 3405, end: 3759 },
  ],
  Girijapate: [
    { video: "XDjlAyfYKJg", seconds: 372 },
    { video: "8Oo3MhvEShI", seconds: 326, start: 2183, end: 2509 },
  ],
  "Guruni Smarimpumu": [
    { video: "Rx6waz3Dbrk", seconds: 1622, start: 1059, end: 2681 },
    { video: "taJdjhEtCNQ", seconds: 765, start: 285, end: 1050 },
    { video: "u0fm6B2eZ1M", seconds: 510 },
  ],
  "Hanuma Anuma": [
    { video: "luvSv0td6hg", seconds: 916, start: 2855, end: 3771 },
    { video: "7ymr-MKYx58", seconds: 884, start: 2746, end: 3630 },
    { video: "NLKJSu8Zg2c", seconds: 364, start: 5724, end: 6088 },
  ],
  "Hari Ni Smarane": [
    { video: "-fj5_g-AYCA", seconds: 613, start: 5669, end: 6282 },
    { video: "BREYpDrFyFo", seconds: 412, start: 1525, end: 1937 },
    { video: "FeIJR9VpwfA", seconds: 305 },
  ],
  "Ishvari Jagadishvari": [{ video: "a83rZ1BC2FI", seconds: 406 }],
  "Jalamela Raghupate": [{ video: "dAxsLiE-q1M", seconds: 454 }],
  "Jaya Jaya Gurunatha": [
    { video: "_vsH7G1ghFQ", seconds: 320, start: 10, end: 330 },
    { video: "HyFlPgC49kE", seconds: 315, start: 457, end: 772 },
    { video: "taJdjhEtCNQ", seconds: 255, start: 30, end: 285 },
  ],
  "Jhashaketana Pitaram": [
    { video: "xxtyk5k43c0", seconds: 265 },
    { video: "8Oo3MhvEShI", seconds: 235, start: 3480, end: 3715 },
  ],
  "Kamala Dalayata": [
    { video: "dqxA8GSEOvA", seconds: 1860, start: 2130, end: 3990 },
    { video: "N5koPZ_6I9w", seconds: 434, start: 1613, end: 2047 },
    { video: "xuBMP6s2QHE", seconds: 293, start: 1682, end: 1975 },
  ],
  Karuninchara: [
    { video: "TsdELpO80L0", seconds: 840, start: 5278, end: 6118 },
    { video: "yEOSZ00RBto", seconds: 413 },
    { video: "8Oo3MhvEShI", seconds: 393, start: 2509, end: 2902 },
  ],
  "Kavave Kanyakumari": [
    { video: "w_h9CPmnI2E", seconds: 1585, start: 1808, end: 3393 },
    { video: "QE2gWUBZoVM", seconds: 531 },
    { video: "PdGnw_Ofe04", seconds: 290, start: 3064, end: 3354 },
  ],
  "Kumaruni Valenu": [
    { video: "QW3vSo7dRvA", seconds: 496 },
    { singer: pupil, video: "FWItwEYY0W4", seconds: 478 },
    { video: "8Oo3MhvEShI", seconds: 192, start: 1652, end: 1844 },
  ],
  "Ma Manini": [
    { video: "0GSy4np8XIM", seconds: 1272, start: 3127, end: 4399 },
    { video: "NLKJSu8Zg2c", seconds: 267, start: 5457, end: 5724 },
    { singer: pupil, video: "dnk581E5atU", seconds: 218 },
  ],
  "Madhava Mamava": [
    { video: "wKrSTMwB9QU", seconds: 685 },
    { video: "qFzNubLrB2I", seconds: 672, start: 2386, end: 3058 },
    { video: "l_541q1ZDUI", seconds: 660 },
  ],
  "Mahadeva Pahi Mam": [
    { video: "i2Yk861zcm0", seconds: 515 },
    { video: "ng0g-wM3ZWc", seconds: 483, start: 1398, end: 1881 },
  ],
  "Mahadeva Sutam Aham": [
    { video: "RxRM8r3HYsA", seconds: 1470, start: 320, end: 1790 },
    { video: "HuQjb_CraOM", seconds: 911, start: 51, end: 962 },
    { video: "NQquV_qu54A", seconds: 366, start: 2361, end: 2727 },
  ],
  "Mahadevam Anisham": [
    { video: "jBsJJqj7Rc8", seconds: 422 },
    { video: "ng0g-wM3ZWc", seconds: 292, start: 2354, end: 2646 },
    { singer: pupil, video: "RzHGZWgS5Ro", seconds: 89 },
  ],
  Mahaniya: [
    { video: "X8kunxC8xPo", seconds: 1000, start: 0, end: 1000 },
    { video: "N5koPZ_6I9w", seconds: 851, start: 6, end: 857 },
    { video: "M-d6_C_eumw", seconds: 597, start: 420, end: 1017 },
  ],
  "Mahaniya Madhura": [
    { video: "HuQjb_CraOM", seconds: 869, start: 1419, end: 2288 },
    { video: "qp-EE3fVj0c", seconds: 655, start: 2670, end: 3325 },
    { video: "VAbZM9jiIOs", seconds: 422, start: 305, end: 727 },
  ],
  "Maheshvari Kavuma": [
    { video: "85nRFj5RNJw", seconds: 1192, start: 2419, end: 3611 },
    { video: "tcX2Ac9IE-U", seconds: 1185 },
    { video: "dTdcy_gxhRM", seconds: 549 },
  ],
  "Mamava Ganalola": [
    { video: "TpRkF_bpOdE", seconds: 2387, start: 1843, end: 4230 },
    { singer: pupil, video: "VAl606Cr95I", seconds: 1837 },
    { video: "-Fmbj2aCjas", seconds: 283, start: 3155, end: 3438 },
  ],
  "Manaku Vachchenu Svatantramu": [{ video: "aiFMFG2csOQ", seconds: 2246 }],
  "Mangaladayaka Mamava": [
    { video: "GGlZW54OV8Y", seconds: 1335 },
    { video: "taJdjhEtCNQ", seconds: 328, start: 1050, end: 1378 },
  ],
  "Manida Varan Hasya": [{ video: "Tzs3gJylUds", seconds: 373 }],
  "Marakata Simhasana": [
    { video: "uSHn6v2PpXU", seconds: 370 },
    { video: "1h4PYEYk89k", seconds: 310 },
    { singer: pupil, video: "vgt_cINRd7o", seconds: 246 },
  ],
  "Marulu Minchera": [
    { video: "yEvIb1ddDKA", seconds: 549 },
    { video: "oqrDs0ecW9Q", seconds: 354 },
    { video: "2ToRU47nq-g", seconds: 318 },
  ],
  "Mohana Vamshi": [{ video: "DDYQbc_J8CU", seconds: 416 }],
  "Muruga Muruga Va": [
    { video: "MYuYBRre1G0", seconds: 226 },
    { video: "a82K4efFp_0", seconds: 204 },
  ],
  "Na Jane Tava Dhyanam": [
    { video: "6PNafLI3iRk", seconds: 356 },
    { singer: pupil, video: "5AmYj_ifSlk", seconds: 294 },
    { video: "83YoQ5x51PQ", seconds: 148 },
  ],
  "Nagatmaja Manoharam": [{ singer: pupil, video: "XjXHdAfhe_o", seconds: 234 }],
  "Nalina Nayani": [
    { video: "S3-XeYuoPFY", seconds: 519 },
    { video: "DwKrh-okukE", seconds: 208 },
  ],
  "Namamu Na Jivamu": [{ video: "qRxbV76JmK8", seconds: 475 }],
  "Nandisham Vande": [{ video: "UgHxwuy8YxQ", seconds: 495 }],
  Navamohana: [
    { video: "IwNmizTefhc", seconds: 796 },
    { singer: pupil, video: "GpAsx4-9a1k", seconds: 682 },
    { video: "J0saDjnU_dM", start: 3191, concert: radioConcert },
  ],
  "Ni Dayarada": [
    { video: "2pysYK5Xw7Q", seconds: 1012 },
    { video: "rKW8HNA7EmI", seconds: 905 },
  ],
  "Ni Sati Nive Ranga": [
    { video: "TN61oHuPvN8", seconds: 1315 },
    { video: "VaveK4N5Nb0", seconds: 1290 },
    { video: "1YiHb3jmuHI", seconds: 935 },
  ],
  "Ninne Nera Nammiti": [{ video: "39lkHeBORIY", seconds: 940 }],
  "Omkara Akarini": [
    { video: "8Y_TgGRDChg", seconds: 581 },
    { video: "ecbKpDh9wCw", seconds: 206 },
    { video: "Zi8tSwvASCQ", seconds: 90 },
  ],
  "Omkara Pranava": [
    { video: "-OZ_7kVa8eA", seconds: 530 },
    { video: "FKCtjzdlzj8", seconds: 518 },
    { video: "ThbOX0ACG58", seconds: 486 },
  ],
  "Pahi Jagadishvara": [{ video: "8AgzDpDfBAY", seconds: 469 }],
  "Palaya Mam Parvata Nandini": [
    { video: "Y-tsTcn-N54", seconds: 629 },
    { video: "_XgOreHI7mY", seconds: 318 },
  ],
  "Palayashu Mam Shulini": [{ video: "vcXvzTXbc00", seconds: 516 }],
  "Paradevim Upasmahe": [{ video: "jtqCYKUAjDQ", seconds: 325 }],
  "Parameshvara Palayashu": [
    { video: "FRJpxctL2v4", seconds: 986 },
    { video: "TSPL6bQPlag", seconds: 487 },
    { singer: pupil, video: "g07ijN8meWg", seconds: 351 },
  ],
  "Parameshvara Vara Bhakta": [{ video: "UAr-Eidi0Ys", seconds: 302 }],
  "Pari Pari Ni Padame": [
    { video: "CyEZlsKeESk", seconds: 970 },
    { video: "BtUektDX8Bs", seconds: 294 },
  ],
  "Paripalaya Mam": [{ video: "KDXbZrNRp14", seconds: 403 }],
  "Pavana Tanaya": [
    { video: "aZ4rWpORYPE", seconds: 413 },
    { video: "ThLOMY0g7e0", seconds: 395 },
    { video: "Q2NlmYqysXM", seconds: 306 },
  ],
  "Pirai Aniyum Peruman": [
    { video: "LoI02QeCsuE", seconds: 496 },
    { video: "mW4nJKdNEpI", seconds: 475 },
    { singer: pupil, video: "gFJjRhwVnPo", seconds: 300 },
  ],
  "Rakshashu Mam Shri Lakshmipate": [{ video: "WF01iTdKTdI", seconds: 528 }],
  "Ravayya Ramayya": [
    { video: "dE6O3Ir2kF8", seconds: 396 },
    { video: "MzaSo9Im_FM", seconds: 366 },
  ],
  "Sada Tava Pada": [
    { video: "Q0f8_YsakqE", seconds: 472 },
    { video: "LkGvUi5owyk", seconds: 295 },
    { video: "y-pkAqgYaPs", seconds: 282 },
  ],
  "Samashrayami Sada": [{ video: "PYnJL5AqJrE", seconds: 502 }],
  "Saraguna Gavumu": [
    { video: "bpXSnW-Tkno", seconds: 614 },
    { video: "BWrWM6ehEQo", seconds: 283 },
  ],
  "Shri Gurum Chintayamyaham": [{ video: "hva4XgRpnIw", seconds: 309 }],
  "Shri Hanumantam": [
    { video: "fhqUyfyUQpw", seconds: 388 },
    { video: "LxLh69QvhdY", seconds: 209 },
  ],
  "Shri Mahavishnum": [{ video: "bS0ZlVex3JQ", seconds: 519 }],
  "Shri Natesha Chitprakasha": [{ video: "uzviSsokoAQ", seconds: 586 }],
  "Shri Rama Naumi": [
    { video: "8SX35FtLTNg", seconds: 250 },
    { singer: pupil, video: "OmzQwQu_Qpw", seconds: 228 },
    { video: "YS4Kyl70WA8", seconds: 110 },
  ],
  "Shri Ramam Sada": [
    { video: "h38l2pcW3tE", seconds: 544 },
    { video: "GRRafRbq88U", seconds: 335 },
    { video: "bXkvRdQgApc", seconds: 290 },
  ],
  "Shri Sakala Ganadhipa": [
    { video: "4KoBl2cmTV4", seconds: 929 },
    { video: "2bUzQgyPCTA", seconds: 844 },
    { video: "rZslJAGjz0E", seconds: 739 },
  ],
  "Shri Subrahmanyam": [{ video: "eaeBmdVeYY0", seconds: 698 }],
  "Shri Vani": [{ video: "Seo-9jsaO24", seconds: 369 }],
  Shyamalambike: [
    { video: "KvqfUrwZFG8", seconds: 425 },
    { video: "JApS0RCATks", seconds: 407 },
    { video: "JUkgvhO3TSY", seconds: 340 },
  ],
  Shyamalangi: [{ video: "_7yYq9l0voM", seconds: 564 }],
  "Siddhi Nayakena": [{ video: "2kd7a239w8I", seconds: 548 }],
  Simhachalamuna: [
    { video: "Y7sQAGskY1A", seconds: 1054 },
    { video: "TdvMRTrweww", seconds: 1010 },
    { video: "M5cN35EK88g", seconds: 445 },
  ],
  "Smara Manasa": [{ video: "vp_Ks076SFw", seconds: 279 }],
  "Smara Re Chitta": [{ video: "Ktknlw-w980", seconds: 337 }],
  "Smaranam Kuru": [{ singer: pupil, video: "9Uxv5r7ioM0", seconds: 179 }],
  "Sogasu Ni Sommu": [
    { video: "scfkv8RWdOw", seconds: 517 },
    { video: "uU5FGOdFD64", seconds: 447 },
    { video: "xRcmkOncXkg", seconds: 233 },
  ],
  "Tamra Lochani": [
    { video: "Qmp2i4PYOk8", seconds: 1784 },
    { video: "p1Mf1Nl-ECQ", seconds: 1156 },
  ],
  "Telugu Velugu": [{ video: "u_eBnr1o4WY", seconds: 1251 }],
  "Tillana in Ahirbhairavi": [
    { video: "v-lNYUjIMa4", seconds: 495 },
    { video: "Emc18GpAeRY", seconds: 377 },
    { singer: pupil, video: "z__SdlcSzvk", seconds: 353 },
  ],
  "Tillana in Kuntalavarali": [
    { video: "UtqNoBefLhk", seconds: 363 },
    { singer: pupil, video: "nDTynFc7JJ8", seconds: 257 },
    { video: "5PuLyGzxHKU", seconds: 254 },
  ],
  "Tillana: Dhim Nanana": [
    { video: "_8s_gznPJus", seconds: 271, start: 4110, end: 4381 },
    { singer: pupil, video: "39e9O2dJ_aI", seconds: 247 },
    { video: "0GSy4np8XIM", seconds: 207, start: 5287, end: 5494 },
  ],
  "Tillana: Dhimna Na Ta Dhirana": [
    { video: "cX8GTilxEQ4", seconds: 467, start: 473, end: 940 },
    { video: "HuQjb_CraOM", seconds: 378, start: 7353, end: 7731 },
    { singer: pupil, video: "RZkVhgMFRQk", seconds: 360 },
  ],
  "Tillana: Dhirana Nadira": [
    { video: "ROR7XAUeu44", seconds: 493, start: 8587, end: 9080 },
    { video: "obQ2tGGnrI4", seconds: 446, start: 8663, end: 9109 },
    { video: "G5ZwQcwLAIk", seconds: 406, start: 7524, end: 7930 },
  ],
  "Tillana: Dru Dru Tom": [
    { video: "-Fmbj2aCjas", seconds: 350, start: 8481, end: 8831 },
    { singer: pupil, video: "VpFzb-IRUMs", seconds: 313 },
    { video: "RxRM8r3HYsA", seconds: 209, start: 8782, end: 8991 },
  ],
  "Tillana: Dru Tom Nanana": [
    { video: "y2C9iDBlGi4", seconds: 513, start: 4096, end: 4609 },
    { video: "_vsH7G1ghFQ", seconds: 505, start: 6131, end: 6636 },
    { video: "p49_3OS6zSU", seconds: 412, start: 3016, end: 3428 },
  ],
  "Tillana: Na Diru Diru Dhim": [
    { video: "KlZAMRb45NE", seconds: 595 },
    { video: "OQgloId0-Yg", seconds: 506 },
    { singer: pupil, video: "5xwG0JrH2oU", seconds: 432 },
  ],
  "Tillana: Na Dru Dru Tom": [
    { video: "Hvz6NRn0fb0", seconds: 408 },
    { singer: pupil, video: "MqHOvwh_hmU", seconds: 404 },
    { video: "ucK0w8zMYgU", seconds: 275 },
  ],
  "Tillana: Tanom Nom": [
    { video: "ieuksE5NjB4", seconds: 696 },
    { video: "mc9ND8ZJ8xE", seconds: 460 },
    { video: "8mx2BWLJ5cc", seconds: 407 },
  ],
  "Tunai Niye": [
    { video: "XOtNQ-O6jWQ", seconds: 336 },
    { video: "5tXlCkkgtrA", seconds: 306 },
    { video: "6FcC6cVY_fU", seconds: 274 },
  ],
  "Uma Sutam Namami": [{ video: "oU10_PR9hYY", seconds: 486 }],
  Vadamela: [{ video: "nNCfVx4er_c", seconds: 428 }],
  "Vande Mataram": [
    { video: "J0OijzKmi48", seconds: 374 },
    { video: "hIey0BdAnYQ", seconds: 224 },
  ],
  Vandeham: [{ video: "xSozxkZycVA", seconds: 320 }],
  "Varana Vadanam": [{ video: "9IQLvYROh6s", seconds: 622 }],
  "Varuga Varuga": [
    { video: "fQiZOYspzCg", seconds: 951 },
    { video: "uCoH4uP1FV8", seconds: 395 },
    { singer: pupil, video: "wdlTbJnl-9E", seconds: 297 },
  ],
  "Vashama Ni": [{ video: "TxVzWEXXhHo", seconds: 851 }],
  "Vegame Gava Ravayya": [{ video: "w2vhh57w55w", seconds: 1796 }],
};
