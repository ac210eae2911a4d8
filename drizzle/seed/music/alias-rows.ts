/** raaga | alias | kind | lines of sources ("-": general knowledge): as in `janyaRows`. */
export const aliasRows = `
Ahirbhairavi | Ahir Bhairav | spelling | D
Amritabehag | Amrtabehag | spelling | R
Amritadhanyasi | Amrtadhanyasi | spelling | R
Amritavahini | Amrtavahini | spelling | R
Amritavarshini | Amrutavarshini | spelling | H
Asaveri | Asavari | spelling | D
Bageshri | Bageswari | spelling | D
Behag | Bihag | spelling | -
Bhimpalasi | Bhimpalas | spelling | R
Brindavanasaranga | Brndavanasaranga | spelling | R
Brindavani | Brndavani | spelling | R
Devamritavarshini | Devamruthavarshani | spelling | W
Devamritavarshini | Devamrtavarsani | spelling | R
Gaudamalhar | Gaudamallar | spelling | R
Hridini | Hrdhini | spelling | W
Hritkamali | Hrudkamali | spelling | W
Huseni | Husaini | spelling | H
Jonpuri | Jaunpuri | spelling | W
Kadaram | Chandrakosh | synonym | W
Kadaram | Chandrakaush | synonym | W
Kanada | Karnataka Kanada | synonym | H
Kaushikadhvani | Bhinna Shadaj | synonym | W
Kurinji | Kuranji | spelling | H
Malhar | Miyan ki Malhar | synonym | W
Malkosh | Malkauns | synonym | W
Mohanakalyani | Mohan Kalyani | spelling | D
Mriganandana | Mrganandhana | spelling | W
Natakuranji | Natakurinji | spelling | -
Natakuranji | Nattai Kurinji | spelling | W
Natakuranji | Natakurunji | spelling | D
Navaroj | Navroj | spelling | H
Pravritti | Pravrtti | spelling | R
Sarangamallar | Sarangamalhar | spelling | M
Shanmukhi | Trimoorti | synonym | W
Shivaranjani | Shivranjani | spelling | H
Sindhubhairavi | Sindh Bhairavi | spelling | D
Surati | Surutti | spelling | -
Vasantashri | Amba Manohari | synonym | W
Yamunakalyani | Yaman Kalyan | spelling | W
`;
