/**
 * raaga | lines of sources as in `janyaRows`, or a page | the foreign swaras that these name: "none" where they say that
 * there are none, "-" where they call it bhashanga without naming all | the melakarta that they count from, where it is
 * another than the raaga's parent here. Saurashtram is called so by an editor alone.
 */
export const bhashangaRows = `
Ahiri | W | R2 G2 G3 D2 N3 | 8
Anandabhairavi | W | G3 D1 N3 | 22
Anandabhairavi | H | G3 D2
Asaveri | W | R2
Atana | W | G2 N2
Behag | W | M2 N2
Behag | H | -
Bhairavi | WH | D2
Bilahari | WH | N2
Brindavanasaranga | W | N3
Brindavanasaranga | anuradhamahesh.wordpress.com/2011/02 | N3
Brindavani | W | N3
Brindavani | anuradhamahesh.wordpress.com/2011/02 | N3
Desh | W | N3
Devagandhari | WH | N2
Dvijavanti | W | G2 N3
Dvijavanti | carnaticlabs/Sangeetha-Grantha | G2
Ghanta | W | R2 D2
Hamir | W | M1
Hamirkalyani | W | M1 N2
Hindustanikapi | W | G3 D1 N3
Huseni | WH | D1
Jog | W | G2 | 22
Kambhoji | W | N3
Kambhoji | H | N3
Kambhoji | thehindu.com article4172359 | N3
Kambhoji | carnatica.net/special/kambhoji-ppn.htm | N3
Kambhoji | guruguha.org | N3
Kapi | W | G3 D1 N3
Kapi | H | -
Khamas | WH | N3
Mand | W | R1 G2 M2 D1 N2
Mand | H | none
Mishrashivaranjani | W | R1 G3 M1 M2 D1 N2 N3
Mukhari | WH | D1
Navaroj | W | N2
Navaroj | H | none
Nilambari | W | N2
Pahadi | W | R1 G2 M2 D1 N2
Pilu | W | G3 D1 N3
Punnagavarali | W | R2
Punnagavarali | H | none
Sahana | W | G3 | 22
Saranga | W | M1
Saurashtram | E | N2
Senchurutti | W | G2
Sindhubhairavi | W | R2 G3 M2 D2 N3 | 8
Sindhubhairavi | H | R2 D1
Tilang | WH | N3
Yamankalyani | W | M1
`;
