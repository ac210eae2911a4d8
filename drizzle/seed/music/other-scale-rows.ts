/** raaga | kind | number of the parent | arohana | avarohana | lines of sources: as in `janyaRows`. */
export const otherScaleRows = `
Abheri | notes | 20 | S M1 G2 M1 P S' | S' N2 D2 P M1 G2 R2 S | W
Abheri | notes | 20 | S M1 G2 M1 P S' | S' N2 D1 P M1 G2 R2 S | R
Abhiramam | notes | 49 | S R1 M2 P D1 N1 S' | S' N1 D1 P M2 G3 R1 S | R
Abhiru | notes | 47 | S R1 G2 R1 M2 P N3 S' | S' D2 P M2 G2 S | R
Abhogi | notes | 22 | S R2 G2 M1 P D2 S' | S' D2 M1 G2 R2 S | R
Adipanchama | notes | 39 | S G1 R1 G1 M2 P D1 N3 D1 P S' | S' P M2 G1 R1 S | R
Agnikopa | notes | 20 | S R2 G2 M1 P N2 S' | S' N2 P M1 G2 S | R
Ahiri | homonym | 17 | S G3 M1 P D2 N3 S' | S' N3 D2 P M1 G3 R1 S | R
Amarasenapriya | notes | 60 | S R2 M2 P N3 S' | S' N3 P M2 R2 G2 S | R
Amritabehag | notes | 65 | S M2 G3 P N3 D2 S' | S' N3 D2 M2 G3 S | R
Amudagandhari | notes | 32 | S G3 M1 P D1 N2 S' | S' N2 D1 M1 G3 R3 S | R
Anandabhairavi | notes | 20 | S G2 R2 G2 M1 P D2 P N2 S' | S' N2 D2 P M1 G2 R2 S | W
Anandabhairavi | notes | 20 | S G2 R2 G2 M1 P S' | S' N2 D1 P M1 G2 R2 S | R
Andhali | phrase | 28 | S R2 M1 P N2 S' | S' N2 P M1 P R2 G3 M1 R2 S | R
Andolika | notes | 28 | S R2 M1 P N2 S' | S' N2 P M1 R2 G3 M1 R2 S | R
Aprameya | notes | 65 | S R2 M2 P N3 S' | S' N3 D2 M2 G3 M2 R2 S | R
Arabhi | phrase | 29 | S R2 M1 P D2 S R2 M1 P D2 S' | S' N3 D2 P M1 G3 R2 S D2. P. M1 G3 R2 S | W
Arabhi | notes | 29 | S R2 M1 P D2 S' | S' D2 P M1 G3 R2 S | W
Arabhi | homonym | 26 | S R2 M1 P D1 S' | S' D1 P M1 G3 R2 S | R
Ardradeshi | phrase | 15 | S R1 G3 M1 P D1 S' N3 S' | S' D1 P M1 G3 R1 S | R
Arunangi | phrase | 45 | S R1 M2 P N3 D1 S' | S' N3 D1 M2 R1 G2 S | R
Aryamati | notes | 20 | S R2 G2 P D1 S' | S' N2 D1 P D1 M1 G2 R2 S | R
Asaveri | notes | 8 | S R1 M1 P D1 S' | S' N2 S' P D1 P D1 M1 P M1 | R
Asaveri | homonym | 22 | S R2 G2 M1 D2 N2 S' | S' N2 D2 M1 P D2 M1 G2 R2 S | W
Atana | phrase | 29 | S R2 M1 P N3 S' | S' N3 D2 P M1 G3 R2 S | R
Bageshri | notes | 22 | S R2 G2 M1 D2 N2 S' | S' N2 D2 P D2 N2 D2 M1 G2 R2 S | R
Bangala | phrase | 29 | S R2 G3 M1 P M1 R2 P S' | S' N3 P M1 R2 G3 R2 S | W
Bangala | notes | 29 | S R2 G3 M1 N3 P S' | S' N3 P M1 R2 G3 R2 S | R
Begada | notes | 29 | S G3 R2 G3 M1 P D2 P S' | S' N2 D2 P M1 G3 R2 S | W
Begada | notes | 29 | S G3 R2 G3 M1 P D2 N2 D2 P S' | S' N3 D2 P M1 G3 R2 S | W
Behag | notes | 29 | S G3 M1 P N3 D2 N3 S' | S' N3 D2 P M2 G3 M1 G3 R2 S | H
Behagdeshikam | notes | 29 | S R2 G3 M1 P D2 N3 S' | = | R
Bhairavam | notes | 15 | S R1 G3 M1 P D2 N2 S' | S' D2 P M1 P M1 G3 R1 S | R
Bhairavam | notes | 17 | S R1 G3 M1 P D2 N3 S' | S' N3 S' D2 P M1 G3 R1 S | R
Bhairavi | notes | 20 | S R2 G2 M1 P D1 N2 S' | = | R
Bhanuchandrika | notes | 8 | S M1 D1 N2 S' | S' N2 D1 M1 G2 S | R
Bhanudhanyasi | notes | 45 | S R1 G2 N3 D1 N3 | D1 P M2 G2 R1 S N3. S | R
Bhanumati | notes | 4 | S R1 M1 P D2 N2 S' | S' N2 D2 P M1 G1 R1 S | R
Bharati | homonym | 8 | S R1 G2 M1 P D1 N2 S' | S' N2 P M1 G2 R1 S | R
Bhashini | notes | 56 | S G2 R2 G2 M2 P N2 D1 S' | S' N2 D1 P M2 G2 R2 S | R
Bhavani | notes | 44 | S R1 G2 M2 D1 N2 S' | = | W
Bhavini | notes | 17 | S G3 M1 P D2 N3 S' | = | R
Bhimpalasi | phrase | 22 | S N2. S G2 M1 P N2 S' | S' N2 D2 P M1 G2 R2 S | R
Bhinnapanchamam | notes | 3 | S G1 M1 P D1 N3 S' | S' N3 D1 M1 P G1 R1 S | R
Bhinnapaurali | notes | 49 | S M2 P D1 N1 D1 S' | S' N1 D1 P M2 S | R
Bhinnashadjam | notes | 9 | S R1 M1 P N3 S' | S' D1 R1 M1 G2 R1 S | R
Bhogasaveri | notes | 37 | S R1 P D1 N1 | D1 P M2 G1 R1 S N1. | R
Bhogi | notes | 7 | S G2 R1 M1 P D1 N1 S' | S' N1 D1 P M1 D1 P M1 G2 R1 | R
Bhujangini | phrase | 16 | S R1 S M1 G3 M1 N2 D2 N2 S' | S' N2 D2 M1 G3 R1 S | R
Bhupalam | notes | 8 | S R1 G2 P D1 S' | S' N2 D1 P G2 R1 S | R
Bhupalapanchamam | notes | 39 | S G1 R1 G1 P M2 D1 S' | S' P M2 D1 M2 S R1 S | R
Bhupkalyani | notes | 65 | S R2 M2 P D2 S' | S' N3 D2 P M2 G3 R2 S | R
Bhushavali | notes | 64 | S R2 P M2 P D2 S' | S' N2 D2 P M2 G3 R2 S | R
Bhuvanagandhari | notes | 20 | S R2 M1 P N2 S' | S' N2 D1 P M1 R2 S | R
Bindumalini | notes | 16 | S G3 R1 G3 M1 P N2 S' | S' N2 S' D2 P G3 R1 S | W
Bindumalini | homonym | 15 | S G3 R1 G3 M1 P N3 S' | S' N3 S' D1 P G3 R1 S | R
Brindavanasaranga | homonym | 64 | S R2 M2 P N2 S' | = | R
Brindavani | notes | 22 | S R2 M1 P N2 S' | S' N2 P M1 R2 G2 R2 S | R
Budhamanohari | phrase | 29 | S R2 G3 M1 S G3 P S' | S' P M1 G3 R2 S | R
Chakrapradipta | phrase | 22 | S R2 G2 P M1 D2 N2 S' | S' N2 D2 M1 G2 S | R
Chamaram | notes | 56 | S R2 M2 P D1 N2 S' | S' N2 D1 P M2 G2 R2 S | W
Chandrachuda | notes | 17 | S G3 M1 P D2 N3 S' | = | R
Chandrajyoti | homonym | 26 | S R2 G3 M1 P D1 N2 S' | S' N2 D1 P G3 M1 R2 S | R
Chandrakanta | homonym | 8 | S R1 G2 M1 P N2 S' | S' N2 D1 P M1 G2 R1 S | R
Chandrarekha | homonym | 15 | S R1 G3 P N3 D1 N3 S' | S' D1 P M1 G3 R1 S | R
Chandrika | homonym | 66 | S G3 M2 D3 N3 S' | = | R
Chandrika | homonym | 23 | S G2 M1 P N3 S' | S' D2 P M1 G2 R2 S | R
Chandrika | homonym | 29 | S R2 G3 M1 P D2 P S' | S' N3 P D2 P M1 G3 R2 S | R
Chapagantarva | notes | 20 | S G2 M1 P N2 | D1 P M1 G2 R2 S N2. S | R
Chaturangini | homonym | 16 | S M1 G3 M1 P N2 S' | S' N2 D2 N2 P M1 G3 R1 S | R
Chenchukambhoji | notes | 29 | S G3 R2 G3 M1 P M1 D2 N3 P N3 D2 N3 S' | S' N3 P M1 G3 R2 S | R
Chhaya | phrase | 29 | S P M1 P D2 P N3 R2 S' | S' D2 P M1 P D2 P M1 G3 R2 S | R
Chhayagaula | notes | 15 | S R1 M1 P N3 S' | S' N3 D1 P M1 G3 S R1 S | R
Chhayanata | phrase | 34 | S R3 G3 M1 P S' | S' N2 D2 N2 P M1 R3 S | R
Chhayaranjani | notes | 45 | S G2 M2 P N2 S' | S' N2 D1 P M2 G2 S | W
Chhayashankarabharanam | notes | 29 | S R2 M1 P D2 N3 S' | = | R
Chintamani | homonym | 26 | S R2 G3 M1 S M1 P D1 N2 S' | S' D1 N2 P M1 G3 R2 S | R
Chintaramani | notes | 52 | S G3 M2 P D2 N2 | D2 P M2 P G3 R1 S N2. S | R
Chitrachandrika | phrase | 63 | S G3 R2 M2 P N3 D1 S' | S' N3 D1 M2 G3 R2 S | R
Chitramani | notes | 5 | S R1 M1 P D2 N3 S' | S' N3 D2 P M1 G1 R1 S | R
Chittaranjani | notes | 19 | S R2 G2 R2 G2 M1 P D1 | S' D1 P M1 R2 G2 R2 S | R
Chittaranjani | homonym | 22 | S R2 G2 M1 P D2 N2 | = | W
Darbar | phrase | 22 | S R2 M1 P D2 N2 S' | R2' S' N2 S' D2 P M1 R2 G2 R2 S | W
Darbar | homonym | 29 | S R2 M1 P N3 S' | S' N3 D2 P M1 G3 R2 S | R
Darbarikanada | notes | 20 | N2. S R2 S R2 S M1 P D1 N2 S' | S' D1 N2 P M1 P G2 M1 R2 S | R
Dayaranjani | notes | 28 | S R2 M1 P D2 S' | S' N2 D2 M1 G3 R2 S | R
Desh | notes | 28 | S G3 M1 P D2 N2 S' | S' N2 D2 P M1 G3 R2 S | R
Deshakshi | homonym | 26 | S R2 G3 P D1 S' | = | R
Deshamukhari | phrase | 48 | S R1 G2 M2 P D3 N3 D3 S' | S' N3 D3 N3 P M2 G2 R1 S | R
Deshyaganavaridhi | phrase | 60 | S R2 G2 M2 P D3 P N3 S' | S' N3 S' P M2 G2 R2 S | R
Deshyagaula | phrase | 15 | S R1 S P D1 N3 S' | = | R
Deshyatodi | notes | 8 | S R1 G2 M1 P D1 N2 S' | S' N2 D1 N2 D1 P M1 G2 R1 S | R
Devagandhari | notes | 29 | S R2 M1 P D2 S' | S' N3 D2 P M1 G3 R2 S | W
Devagandhari | notes | 29 | S R2 M1 P D2 N3 S' | S' N3 D2 P M1 G3 R2 S | R
Devakriya | notes | 20 | S R2 S R2 G2 M1 N2 D1 N2 | D1 P M1 G2 R2 S | R
Devamanohari | notes | 22 | S R2 M1 P N2 D2 N2 S' | S' N2 D2 P M1 G2 R2 S | R
Devaranji | notes | 15 | S R1 M1 P D1 P N3 S' | S' N3 D1 P M1 S | R
Devasalaga | phrase | 25 | S G3 P D1 N1 S' | S' P N1 D1 P M1 G3 R2 S | R
Dhalivarali | phrase | 39 | S G1 R1 G1 M2 P D1 N3 S' | S' N3 D1 P M2 G1 R1 S | R
Dhanakapi | notes | 28 | M1. P. D2. N2. S R2 G3 R2 G3 M1 | P M1 G3 R2 N2 D2 P D2 N2 S | R
Dhanashri | notes | 20 | N2. S G2 M1 P N2 S' | S' N2 D1 P M1 G2 R2 S | R
Dharmalakhi | notes | 29 | S M1 P D2 N3 S' | S' N3 D2 P S | R
Dharmaprakashini | notes | 20 | S R2 M1 P N2 S' | S' D1 M1 G2 R2 S | R
Dharmini | homonym | 51 | S R1 G3 M2 D1 N3 S' | S' N3 P M2 D1 M2 G3 R1 S | R
Dhaureyani | homonym | 53 | S R1 G3 M2 D2 N3 S' | = | R
Dhautapanchamam | notes | 33 | S R3 G3 M1 P N3 P S' | S' N3 D1 P M1 R3 G3 M1 R3 S | R
Dhunibhinnashadjam | notes | 9 | S R1 G2 M1 P D1 N3 S' | = | R
Dilipika | phrase | 22 | S R2 G2 R2 M1 P N2 D2 N2 P D2 N2 S' | S' N2 D2 P M1 R2 G2 R2 S | R
Dipakam | notes | 51 | S R1 G3 P D1 S' | S' N3 D1 P M2 G3 R1 S | R
Diparamu | notes | 11 | S R1 G2 M1 P D2 N3 S' | S' N3 D2 N3 D2 P M1 G2 R1 | R
Divyagandhari | notes | 20 | S R2 M1 P M1 D1 N2 S' | S' N2 D1 N2 P M1 G2 R2 S | R
Durga | phrase | 29 | S R2 M1 P D2 S' | = | R
Dvaitachintamani | phrase | 28 | S G3 M1 D2 N2 S G3 M1 D2 N2 S' | S' N2 D2 M1 P G3 R2 S N2. D2. M1 G3 R2 S | W
Dvaitachintamani | notes | 28 | S G3 M1 D2 N2 S' | S' N2 D2 M1 G3 R2 S | W
Dvaitachintamani | phrase | 28 | S G3 M1 D2 N2 S' | S' N2 P D2 M1 G3 R2 S | R
Dvigandharabhushani | notes | 53 | S R1 G3 P D2 S' | S' D2 P G3 R1 S D2. S | R
Dvijavanti | notes | 28 | S R2 M1 G3 M1 P D2 S' | S' N2 D2 P M1 G3 R2 G3 S | R
Dvijavanti | notes | 28 | S R2 M1 G3 M1 P N2 D2 S' | S' D2 P M1 G3 R2 G3 S | R
Eeshaivaridhi | homonym | 63 | S R2 G3 M2 P D1 S' | S' N3 P M2 G3 S | R
Ekakshari | notes | 15 | S R1 G3 M1 P D1 N3 S' | S' N3 P M1 R1 G3 M1 R1 S | R
Gaganabhupalam | phrase | 21 | S M1 G2 M1 P D1 N3 S' | S' N3 D1 M1 G2 R2 S | R
Gajagauri | phrase | 29 | S R2 M1 G3 M1 N3 P D2 S' | S' N3 D2 M1 P M1 G3 R2 S | R
Gamakakriya | notes | 53 | S R1 M2 P D2 N3 S' | S' N3 D2 P M2 G3 M2 R1 S | R
Gamakapriya | phrase | 51 | S R1 G3 M2 P D1 N3 S' | S' D1 P M2 G3 R1 S | R
Gambhiranata | notes | 36 | S R3 G3 M1 P D3 N3 S' | = | R
Gambhiravani | notes | 30 | S R2 M1 P D3 N3 S' | S' D3 P M1 G3 R2 G3 R2 S | R
Ganaranjani | notes | 36 | S R3 G3 M1 P M1 D3 N3 S' | S' N3 D3 N3 P M1 G3 M1 P M1 R3 S | R
Gandharva | notes | 42 | P. D3. N3. S R1 G1 R1 S' | N3 P M2 P D3 N3 S N3. S | R
Gangatarangini | notes | 33 | S R3 G3 M1 P S' | S' N3 D1 P M1 R3 S | R
Garigadya | notes | 56 | N2. S G2 P M2 D1 N2 | D1 M2 P G2 R2 S N2. | R
Gaudamalhar | notes | 29 | S R2 M1 P D2 S' | S' N3 D2 M1 G3 R2 S | R
Gaulipantu | phrase | 15 | S R1 M1 P N3 S' | S' N3 D1 P M1 P D1 M1 G3 R1 S | R
Gauri | notes | 15 | S R1 S P D1 N3 S' | = | R
Gaurikriya | homonym | 60 | S R2 M2 P D3 N3 S' | S' N3 D3 M2 G2 S | R
Gaurivelavali | notes | 23 | S R2 G2 S R2 M1 P D2 S R2 G1 G2 S R2 M1 P D2 S' | S' N3 D2 P M1 G2 R2 S N3. D2. P. M1 G1 G2 R2 S | W
Gaurivelavali | notes | 23 | S R2 G1 G2 S R2 M1 P D2 S' | S' N3 D2 P M1 G1 G2 R2 S | W
Gavati | notes | 28 | S M1 P N3 S' | S' D2 M1 P G3 M1 R2 N3 S | W
Geyahejjajji | notes | 13 | S R1 M1 G3 M1 P D1 S' | S' N1 D1 P M1 G3 R1 | R
Ghanashyamala | notes | 5 | S R1 G1 M1 D2 N3 D2 S' | S' D2 N3 P M1 G1 R1 S | R
Ghanavaridhi | notes | 35 | S M1 R3 G3 M1 P D2 N2 S' M1 R3 G3 M1 P D2 N3 S' | S' D2 N2 P M1 R3 S D2. N3. P. M1 R3 S | W
Ghanavaridhi | notes | 32 | S M1 R3 G3 M1 P D2 N3 S' | S' D2 N3 P M1 R3 S | W
Ghanta | notes | 8 | S R1 G2 M1 P D1 N2 | D1 P M1 G2 R1 S N2. D1. P. N2. S | R
Ghanta | homonym | 29 | S N3. S G3 M1 P M1 D2 N3 S' | S' N3 S' D2 P M1 P G3 M1 R2 S | R
Ghantana | homonym | 23 | S R2 G2 M1 D2 N3 S' | = | R
Ghoshini | phrase | 16 | S M1 G3 M1 P D2 N2 D2 S' | S' N2 D2 P M1 G3 M1 R1 S | R
Girvani | notes | 43 | S R1 M2 R1 M2 G2 M2 D1 N1 S' N1 D1 S' | S' N1 D1 P M2 G2 R1 S | R
Gitapriya | homonym | 13 | S R1 G3 M1 P D1 N1 S' | S' D1 P M1 G3 R1 S | R
Godari | notes | 37 | S G1 M2 P D1 N1 S' | S' N1 D1 P M2 G1 R1 S | R
Godari | notes | 39 | S R1 G1 R1 M2 G1 M2 P D1 N3 S' | S' N3 D1 P M2 G1 R1 S | R
Gomati | notes | 42 | S R1 M2 P D3 N3 | P M2 R1 G1 R1 S | R
Gopikavasanta | notes | 20 | S M1 P N2 D1 N2 D1 S' | S' N2 D1 P M1 G2 S | R
Gopriya | notes | 62 | S R2 G3 M2 D1 N2 S' | S' N3 D1 M2 G3 R2 S | W
Guhapriya | phrase | 16 | S R1 G3 M1 S P M1 D2 N2 S' | S' N2 D2 P M1 G3 S R1 S | R
Guharanjani | phrase | 28 | S R2 S M1 P D2 N2 S' | S' N2 D2 P M1 G3 S | R
Gummakambhoji | notes | 15 | S R1 G3 P D1 S' | S' N3 D1 P M1 G3 R1 S | R
Gundakriya | phrase | 15 | S R1 P M1 N3 S' | S' N3 P D1 P M1 G3 R1 S | R
Gurjari | notes | 15 | S R1 G3 P D1 S' | S' D1 P M1 G3 R1 S | R
Hamirkalyani | notes | 65 | S R2 S P M2 P D2 N3 S' | S' N3 D2 P M2 G3 M1 G3 R2 S | W
Hamirkalyani | notes | 65 | S R2 S P M2 N3 D2 S' N3 S' | S' N3 D2 P M2 G3 M1 R2 S | W
Hamirkalyani | notes | 65 | S R2 G3 M2 P D2 N3 P D2 P S' | S' N3 D2 P G3 M1 G3 R2 S | W
Hamirkalyani | notes | 65 | S P M2 P D2 N3 S' | S' N3 D2 P G3 M1 G3 R2 S | W
Hamirkalyani | notes | 65 | S R2 M2 P D2 N3 S' | S' N3 D2 P M2 G3 R2 S | R
Hamsagiri | notes | 72 | S R3 G3 M2 P D3 N3 S' | S' N3 P D3 N3 P M2 S | R
Hamsanadam | notes | 60 | S R2 M2 P D3 N3 S R2 M2 P N3 S' | S' N3 D3 P M2 R2 S N3. P. M2 R2 S | W
Hamsanadam | notes | 60 | S R2 M2 P D3 N3 S' | = | W
Hamsanadam | notes | 60 | S R2 M2 P N3 S' | S' N3 D3 N3 P M2 R2 S | R
Hamsapanchamam | notes | 21 | S R2 G2 M1 P N3 D1 N3 P S' | S' N3 D1 M1 G2 R2 S | R
Hamsavinodini | notes | 29 | S R2 G3 M1 D2 N3 S' | S' N3 D2 P M1 G3 R2 S | W
Hamsavinodini | phrase | 29 | S R2 G3 M1 D2 N3 S' | S' N3 D2 N3 D2 M1 G3 R2 S | R
Haridasapriya | notes | 28 | S P M1 G3 M1 P N2 S' | S' N2 D2 N2 P M1 G3 R2 S | R
Harikedaragaula | notes | 28 | S R2 M1 P N2 S' | S' N2 D2 P M1 G3 R2 S | R
Harini | notes | 28 | S G3 M1 P D2 N2 D2 S' | S' N2 S' N2 D2 P M1 G3 M1 G3 | R
Haripriya | notes | 27 | S R2 G3 M1 P S' | S' N3 D1 P M1 G3 S | R
Haritapriya | homonym | 17 | S R1 M1 P D2 S' | = | R
Hejjajji | notes | 13 | S R1 G3 R1 M1 G3 M1 P N1 D1 S' | S' N1 D1 P M1 G3 R1 S | R
Hemambari | homonym | 55 | S R2 G2 M2 D1 S' | = | R
Hemant | notes | 29 | S G3 M1 D2 N3 S' | S' D2 P M1 G3 M1 R2 S | R
Hemasaranga | phrase | 28 | S R2 G3 M1 P D2 N2 P D2 P S' | S' P M1 G3 R2 S | R
Hindolavasanta | notes | 20 | S G2 M1 P D1 S' | S' N2 D1 P D1 N2 D1 M1 G2 S | R
Hindustanikapi | phrase | 22 | S R2 M1 P N2 S' | S' N2 D2 N2 P M1 G2 R2 S | R
Huseni | notes | 22 | S R2 G3 M1 P N3 D2 M1 P N3 S' | S' N3 S' P D2 M1 P G3 R2 S | W
Huseni | notes | 22 | S R2 G2 M1 S P M1 P N2 D2 S' | S' N2 D2 M1 P M1 G2 R2 S | R
Indughantaravam | notes | 20 | S R2 M1 P D1 N2 D1 S' | S' N2 D1 N2 P M1 G2 R2 G2 S | R
Isamanohari | phrase | 28 | S R2 G3 M1 P N2 D2 N2 S' | S' N2 D2 P M1 R2 M1 G3 R2 S | R
Jaganmohanam | notes | 38 | S R1 M2 P D1 S' N2 S' | S' N2 D1 P M2 G1 R1 S | R
Jalmika | notes | 19 | S R2 G2 M1 P D1 N1 S' | S' N1 D1 P M1 S R2 S | R
Janaranjani | phrase | 29 | S R2 G3 M1 P D2 N3 S' | S' D2 P M1 R2 S | W
Janaranjani | notes | 29 | S R2 G3 M1 P N3 S' | S' D2 P M1 R2 S | R
Janasammodini | homonym | 28 | S R2 G3 P D2 N2 S' | = | W
Janatodi | notes | 8 | S R1 G2 M1 P D1 N2 S' | S' N2 D1 P M1 R1 S | R
Jatadhari | homonym | 52 | S G3 R1 M2 P D2 N2 S' | S' N2 D2 P G3 R1 S | R
Jayachudamani | homonym | 65 | S R2 G3 P D2 S' | S' N3 P M2 G3 S | R
Jayantashri | notes | 20 | S G2 M1 P D1 N2 S' | = | R
Jayashri | phrase | 21 | S R2 G2 M1 P D1 N3 S' | S' N3 D1 P M1 P G2 R2 S | R
Jayashuddhamalavi | phrase | 18 | S R1 G3 M1 P N3 S' | S' N3 D3 N3 P M1 G3 R1 G3 S | R
Jhankarabhramari | phrase | 19 | S R2 G2 M1 P D1 N1 D1 S' | S' N1 D1 P M1 G2 R2 S | WR
Jhankarabhramari | notes | 19 | S R2 G2 M1 P D1 S' | S' N1 D1 P M1 G2 R2 S | W
Jhankarabhramari | notes | 19 | S R2 G2 M1 P D1 N1 D1 S' | S' D1 P M1 G2 R2 S | W
Jhankarabhramari | phrase | 19 | S G2 R2 G2 M1 P D1 N1 D1 S' | S' N1 D1 P M1 G2 R2 G2 R2 S | W
Jhankarabhramari | phrase | 19 | S R2 G2 M1 P D1 N1 D1 S' | D1 N1 D1 P M1 G2 R2 S | W
Jingala | notes | 20 | S R2 G2 M1 P D1 P S' | S' N2 D1 P M1 G2 R2 S | R
Jivantika | homonym | 17 | S R1 M1 P D2 N3 S' | = | WR
Jivantini | notes | 48 | S R1 G2 M2 D3 N3 S' | = | R
Jujahuli | homonym | 13 | S R1 M1 P N1 D1 N1 S' | S' N1 D1 P M1 G3 S | R
Julavu | notes | 29 | P. N3. S R2 G3 M1 P | = | R
Jyotishmati | phrase | 68 | S R3 G3 M2 P S' | S' N2 D1 M2 P M2 R3 G3 S | R
Kadanakutuhalam | notes | 29 | S R2 M1 D2 N3 P S' | S' N3 D2 P M1 G3 R2 S | R
Kaikavashi | homonym | 21 | S R2 G2 M1 P D1 N3 S' | S' N3 P M1 G2 R2 S | R
Kalahamsa | notes | 31 | S R3 M1 P D1 N1 S' | S' N1 D1 P M1 G3 R3 S | R
Kalakanti | notes | 13 | S R1 M1 P N1 D1 N1 S' | S' N1 D1 M1 G3 R1 S | R
Kalanidhi | phrase | 22 | S R2 G2 M1 S M1 P D2 N2 S' | S' N2 D2 P M1 G2 R2 S | R
Kalavati | phrase | 31 | S R3 G3 M1 P D1 N1 D1 S' | S' N1 D1 P M1 R3 G3 M1 R3 S | R
Kalavati | homonym | 16 | S R1 M1 P D2 S' | S' D2 P M1 G3 S R1 S | W
Kalavati | homonym | 16 | S R1 M1 P D2 S' | S' D2 P M1 G3 R1 S | W
Kalgada | phrase | 13 | S R1 G3 P D1 N1 S R1 G3 P D1 S' | S' N1 D1 P G3 R1 S | W
Kalgada | notes | 13 | S R1 G3 P D1 N1 S' | S' N1 D1 P M1 G3 R1 S | W
Kalgada | notes | 13 | S R1 M1 G3 R1 G3 M1 P D1 N1 | S' N1 P D1 N1 D1 P M1 G3 R1 | R
Kallola | notes | 17 | S R1 M1 G3 M1 P D2 P N3 D2 | S' N3 D2 P M1 N3 D2 M1 G3 R1 S | R
Kalyanakesari | notes | 13 | S R1 G3 P D1 S' | S' D1 P M1 G3 R1 S | R
Kalyanavasantam | notes | 21 | S R2 G2 M1 D1 N3 S' | S' N3 D1 P M1 G2 R2 S | R
Kalyanavasantam | homonym | 22 | S R2 G2 M1 P D2 S' | = | R
Kamalaptapriya | notes | 51 | S R1 S M2 P D1 S' | S' D1 P M2 G3 R1 S | R
Kamaripriya | notes | 29 | S G3 M1 D2 N3 S' | S' N3 P D2 N3 D2 P M1 G3 M1 | R
Kambhoji | notes | 28 | S R2 M1 G3 P D2 N2 S' | S' N2 D2 P M1 G3 R2 S | R
Kanada | homonym | 29 | S R2 G3 M1 P M1 D2 N3 S' | S' N3 S' D2 N3 P M1 G3 M1 R2 S | R
Kanakadri | homonym | 9 | S R1 G2 P D1 N3 S' | = | R
Kanakakusumavali | notes | 61 | S R2 G3 M2 P D1 S' | = | R
Kanakambari | notes | 1 | S R1 M1 P D1 S' | S' N1 D1 M1 G1 R1 S | R
Kanchanabauli | notes | 43 | S G2 M2 P D1 S' | S' N1 D1 P M2 G2 R1 S | R
Kannada | phrase | 29 | S R2 G3 M1 P M1 D2 N3 S' | S' N3 S' D2 P M1 P G3 M1 R2 S | R
Kannadabangala | notes | 15 | S R1 M1 P D1 S' | S' D1 P M1 G3 R1 S | R
Kannadagaula | notes | 28 | S R2 G3 M1 P N2 S' | S' N2 D2 P M1 G3 S | R
Kapi | notes | 22 | S R2 M1 P N2 S' | S' N2 D2 N2 P M1 G2 M1 R2 S | R
Kapinarayani | notes | 28 | S R2 M1 P N2 S' | S' N2 S' D2 P M1 G3 R2 S | R
Karnatakadevagandhari | notes | 22 | S G2 M1 P N2 S' | S' N2 D2 P M1 G2 R2 S | W
Karnatakadevagandhari | homonym | 21 | S G2 M1 P D1 S' | S' N3 D1 P M1 G2 R2 S | R
Karnatakakapi | phrase | 22 | S R2 G2 M1 P M1 D2 N2 S' | S' N2 D2 P M1 G2 M1 R2 S | R
Karnatakakhamas | notes | 28 | S M1 G3 M1 P D2 N2 S' | S' N2 D2 P M1 G3 R2 S | R
Karnatakasaranga | notes | 15 | S R1 G3 M1 P D1 N3 S' | S' D1 M1 P M1 G3 R1 S | R
Kashiramakriya | notes | 51 | S R1 G3 M2 P D1 N3 S' | = | R
Katyayani | notes | 20 | S R2 G2 P D2 S' | = | W
Kaumoda | notes | 65 | S R2 G3 M2 N3 S' | S' P M2 G3 R2 S | R
Kaushika | homonym | 20 | S R2 G2 M1 P D1 N2 S' | = | R
Kesari | homonym | 13 | S R1 G3 M1 P D1 S' | S' N1 D1 P M1 G3 R1 S | R
Khamas | notes | 28 | S R2 G3 M1 P D2 N2 S' | = | R
Kiranavali | notes | 21 | S R2 G2 M1 P D1 N3 S' | S' D1 P M1 G2 R2 S | R
Kirvani | homonym | 13 | S R1 G3 R1 M1 G3 M1 D1 N1 P S' | S' N1 D1 P M1 G3 R1 S | R
Kokila | homonym | 29 | S R2 G3 P D2 N3 S' | = | R
Kokiladhvani | phrase | 28 | S R2 G3 M1 D2 N2 D2 S' | S' N2 D2 P M1 G3 R2 S | W
Kokilapanchamam | phrase | 39 | S R1 G1 P D1 N3 S' | S' N3 D1 P M2 G1 R1 S | R
Kokilaravam | notes | 11 | S R1 M1 P D2 S' | S' N3 D2 P M1 G2 R1 S | R
Kokilavarali | homonym | 20 | S R2 G2 R2 M1 P D1 N2 D1 S' | = | R
Kolahalam | notes | 29 | S R2 G3 M1 P N3 D2 N3 S' | S' N3 P D2 M1 G3 R2 S | R
Kumbhini | notes | 41 | S G1 R1 G1 M2 P N3 D2 N3 S' | S' N3 P M2 G1 R1 S | R
Kuntalavarali | phrase | 28 | S M1 P D2 N2 S' | = | R
Kurinji | notes | 29 | S R2 S G3 P M1 P S' | D2 P M1 G3 R2 S N3. S | R
Kusumavali | notes | 21 | S G2 M1 P D1 S' | S' N3 D1 P M1 G2 M1 R2 S | R
Kusumavichitra | phrase | 29 | S G3 R2 G3 M1 P N3 P D2 N3 S' | S' D2 N3 D2 M1 G3 P M1 R2 S | R
Kuvalayabharana | notes | 14 | S R1 G3 M1 D1 N2 S' | = | R
Lalita | notes | 15 | S R1 S M1 D1 N3 S' | S' N3 D1 M1 G3 R1 S | R
Lalitapanchamam | notes | 15 | S R1 G3 M1 P M1 D1 N3 S' | S' N3 D1 M1 G3 R1 S | R
Latantapriya | notes | 1 | S R1 M1 P D1 S' | = | R
Madhavamanohari | notes | 22 | S R2 G3 M1 P N2 D2 N2 S' | S' N2 D2 M1 G2 R2 S | W
Madhavamanohari | phrase | 22 | S R2 G2 M1 P N2 D2 S' | S' N2 D2 M1 G2 R2 S | R
Madhavapriya | homonym | 29 | S R2 G3 R2 M1 G3 M1 N3 G3 M1 P D2 N3 S' | S' N3 D2 M1 N3 D2 P M1 G3 R2 S | R
Madhavi | notes | 21 | S R2 G2 M1 D1 N3 D1 P M1 D1 N3 S' | S' N3 P G2 R2 S | R
Madhukauns | notes | 58 | S G2 M2 P N2 P S' | S' N2 P M2 G3 S | W
Madhulika | homonym | 26 | S R2 M1 P D1 N2 S' | = | R
Mahanandini | homonym | 17 | S M1 G3 M1 P D2 N3 S' | S' D2 N3 D2 P M1 G3 R1 S | R
Mahati | homonym | 20 | S P D1 N2 S' | S' N2 P G2 R2 S | WR
Mahati | homonym | 20 | S G2 P D1 N2 S' | S' N2 P G2 R2 S | W
Mahati | homonym | 43 | S G2 M2 P D1 N1 S' | = | W
Mahuri | notes | 29 | S R2 M1 P D2 S' | S' N3 P M1 G3 R2 S | R
Malahari | notes | 15 | S R1 M1 P D1 S' | S' D1 P M1 G2 R1 S | W
Malavashri | homonym | 25 | S G3 M1 P N1 D1 N1 P D1 N1 S' | S' N1 D1 P M1 G3 S | R
Malavi | phrase | 28 | S R2 G3 M1 P M1 D2 N2 S' | S' N2 D2 P M1 G3 M1 R2 S | W
Malavi | notes | 28 | S R2 M1 G3 D2 N2 S' | S' N2 D2 N2 P M1 G3 M1 R2 S | R
Malayamarutam | homonym | 1 | S R1 G1 P D1 N1 S' | = | R
Malhar | notes | 23 | S N3. S G2 R2 P M1 N3 D2 N3 S' | S' N3 D2 P M1 G2 R2 S N3. D2. S | R
Mandamari | phrase | 22 | S R2 M1 P D2 S' | S' N2 S' D2 P M1 R2 G2 S | R
Mandari | notes | 50 | S R1 G3 M2 P N2 S' | = | W
Mandari | notes | 51 | S R1 G3 M2 P N3 S' | S' N3 D1 P M2 G3 R1 S | R
Mandari | homonym | 10 | S R1 G2 M1 D2 N2 S' | S' N2 P G2 S | R
Mangalakaishiki | notes | 15 | S M1 G3 M1 P | S' N3 D1 P M1 G3 R1 S | R
Mangalakari | notes | 64 | S R2 P M2 P D2 N2 S' | S' N2 D2 P M2 S R2 S | R
Manjari | phrase | 22 | S R2 G2 R2 G2 M1 P N2 D2 S' | S' N2 D2 P M1 G2 R2 S | R
Manji | notes | 20 | S R2 G2 R2 G2 M1 N2 D1 N2 S' | S' N2 D1 P M1 P G2 R2 S | R
Manohari | homonym | 28 | S G3 M1 P D2 N2 S' | = | R
Manorama | homonym | 51 | S R1 G3 M2 P D1 N3 S' | S' N3 D1 P M2 G3 M2 G3 R1 S | R
Manoranjani | phrase | 5 | S R1 M1 P D2 N3 S' | S' N3 S' D2 P M1 P M1 R1 G1 S | R
Margadeshi | notes | 15 | S R1 G3 P D1 S' | S' D1 M1 P G3 R1 S | R
Margahindolam | notes | 20 | S R2 G2 M1 P D1 N2 S' | S' N2 D1 P M1 G2 S | R
Maruva | notes | 15 | S R1 M1 P N3 S' | S' N3 D1 P M1 G3 M1 R1 S | R
Maruvadhanyasi | notes | 22 | S R2 M1 P D2 S' | S' D2 N2 D2 P M1 G2 R2 M1 G2 S | R
Mattakokila | notes | 28 | S R2 P D2 S' | = | R
Mayadravila | notes | 29 | S R2 G3 M1 P D2 N3 S' | S' N3 P M1 R2 G3 M1 R2 S | R
Megha | phrase | 13 | S R1 M1 P N1 D1 S' | S' N1 D1 P M1 R1 S | R
Meghashyamala | phrase | 52 | S G3 M2 P D2 N2 P S' | S' D2 N2 P M2 G3 R1 S | R
Megharanjani | notes | 15 | S R1 M1 P D1 N3 S' | S' D1 P M1 G3 R1 S | R
Megharanjani | notes | 15 | S R1 M1 P D1 N3 S' | S' N3 D1 M1 P M1 R1 S | R
Mohananata | notes | 9 | S G2 M1 P N3 S' | S' N3 P D1 P M1 G2 S | R
Mukhari | notes | 20 | S R2 M1 P D1 S' | S' N2 D1 P M1 G2 R2 S | R
Muktangi | phrase | 16 | S R1 G3 P M1 P D2 N2 S' | S' N2 D2 P M1 G3 R1 S | R
Nabhomani | phrase | 40 | S R1 G1 R1 M2 P S' | S' N2 D2 P M2 G1 R1 S | R
Nadachintamani | phrase | 22 | S G2 R2 G2 M1 N2 D2 N2 S' | S' N2 D2 M1 G2 M1 P M1 G2 R2 S | R
Nadakalyani | notes | 65 | S R2 M2 P N3 S' | S' N3 D2 M2 G3 R2 S | W
Nadanamakriya | phrase | 15 | S R1 G3 M1 P D1 N3 | N3 D1 P M1 G3 R1 S N3. | W
Nadanamakriya | phrase | 15 | S R1 M1 G3 M1 P D1 N3 | N3 D1 P M1 G3 R1 S | R
Nadatarangini | phrase | 22 | S R2 G2 M1 P S' | S' N2 D2 P M1 G2 R2 S | R
Nadavarangini | notes | 22 | S P M1 R2 G2 R2 S' | S' P N2 D2 P M1 G2 R2 G2 S | R
Nagabharanam | notes | 30 | S R2 G3 M1 P N3 D3 N3 S' | S' N3 P M1 G3 M1 R2 S | R
Nagabhushani | homonym | 30 | S G3 R2 G3 M1 D3 N3 S' | S' N3 P M1 R2 S | R
Nagachudamani | notes | 17 | S R1 G3 M1 P D2 S' | S' D2 N3 D2 P M1 G3 M1 R1 S | R
Nagadhvani | phrase | 29 | S R2 S M1 G3 M1 P N3 D2 M1 P N3 D2 N3 S' | S' N3 D2 N3 P M1 G3 S | R
Nagagandhari | homonym | 23 | S R2 M1 P D2 N3 S' | S' N3 D2 P M1 G2 R2 S | R
Nagagiri | notes | 71 | S R3 G3 M2 P D2 P S' | S' D2 P M2 G3 S | R
Nagavarali | phrase | 8 | S R1 G2 M1 P M1 D1 N2 S' | S' N2 D1 M1 P G2 R1 S | R
Nalinakanti | notes | 27 | S R2 M1 P N3 S' | S' N3 P M1 G3 R2 S | R
Narayanadeshakshi | phrase | 29 | S R2 S G3 M1 P D2 P N3 S' | S' N3 D2 P M1 G3 R2 S | R
Narayanadeshakshi | homonym | 20 | S R2 S G2 M1 P D1 P N2 S' | S' N2 D1 P M1 G2 R2 S | R
Narayanagaula | phrase | 28 | S R2 M1 P N2 D2 N2 S' | S' N2 D2 P M1 G3 R2 S | R
Narayani | homonym | 29 | S R2 M1 R2 G3 R2 G3 M1 P D2 S' | S' N3 P N3 D2 P D2 M1 P M1 G3 R2 S | R
Nariritigaula | notes | 20 | S G2 R2 G2 M1 N2 D1 M1 N2 S' | S' N2 D1 M1 G2 M1 P M1 G2 R2 S | W
Nariritigaula | notes | 20 | S R2 G2 M1 P D1 P N2 S' | S' N2 D1 M1 G2 R2 S | R
Nasamani | notes | 70 | S R3 S M2 P D2 N2 S' | S' N2 D2 P M2 G3 R3 S | W
Nasamani | notes | 70 | S R3 G3 M2 P S' | S' N2 D2 N2 P M2 R3 S | R
Nata | notes | 36 | S R3 G3 M1 P N3 S' | = | W
Nata | phrase | 36 | S R3 G3 M1 P N3 P D3 N3 S' | S' N3 P M1 R3 S | R
Natabharanam | notes | 10 | S R1 G2 M1 P D2 S' | S' N2 D2 P M1 G2 R1 S | R
Natakuranji | phrase | 28 | S R2 G3 M1 N2 D2 N2 P D2 N2 S R2 G3 M1 D2 N2 S R2 G3 M1 N2 D2 N2 P D2 N2 S' | S' N2 D2 M1 G3 M1 P G3 R2 S N2. D2. M1 G3 S N2. D2. M1 G3 M1 P. M1 G3 R2 S | W
Natakuranji | notes | 28 | S R2 G3 M1 D2 N2 S' | S' N2 D2 M1 G3 S | W
Natakuranji | phrase | 28 | S R2 G3 M1 N2 D2 N2 P D2 N2 S' | S' N2 D2 M1 G3 M1 P M1 G3 R2 S | W
Natakuranji | notes | 29 | S R2 G3 M1 N2 D2 N2 P D2 N2 S' | S' N2 D2 M1 G3 S | R
Navaroj | notes | 29 | P. D2. N3. S R2 G3 M1 P | M1 G1 R3 S N2. D2. P. | W
Navaroj | phrase | 29 | P. D2. N3. S R2 G3 M1 | P M1 G3 R2 S N3. D2. P. | R
Nayaki | phrase | 22 | S R2 M1 P D2 N2 D2 P S' | S' N2 D2 P M1 R2 G2 R2 S | W
Nayaki | notes | 20 | S R2 S M1 P D1 N2 D1 P S' | S' N2 D1 P M1 G2 R2 S | R
Nila | homonym | 9 | S R1 G2 M1 D1 N3 S' | S' N3 D1 P M1 G2 R1 S | R
Nilamani | homonym | 42 | S R1 G1 P D3 S' | S' N3 D3 P M2 G1 R1 S | R
Nilambari | notes | 29 | S R2 G3 P D2 P N3 S' N3 D2 N3 S' | S' N3 P M1 G3 R2 G3 R2 M1 G3 S | R
Niranjana | homonym | 51 | S R1 G3 P N3 S' | S' D1 P M2 G3 S | R
Niranjani | homonym | 29 | S R2 G3 P D2 N3 S' | = | R
Nirmalangi | homonym | 30 | S R2 M1 P D3 S' | S' N3 D3 N3 P M1 G3 R2 S | R
Nishadam | notes | 60 | S R2 M2 G2 M2 P N3 D3 P S' | S' N3 M2 G2 R2 S | R
Omkari | homonym | 22 | S R2 G2 M1 P D2 S' | = | W
Pahadi | homonym | 15 | S R1 M1 P N3 S' | S' N3 P D1 P M1 R1 S | R
Panchamam | phrase | 22 | S R2 P D2 P N2 S' | S' N2 D2 P M1 G2 R2 S | R
Panchamam | homonym | 8 | S R1 S G2 M1 P N2 S' | S' N2 D1 P M1 G2 R1 S | R
Pashupatipriya | phrase | 29 | S R2 M1 P D2 S' | S' D2 P M1 R2 M1 S | R
Patadip | phrase | 22 | N2. S G2 M1 P N2 | S' N2 D2 P M1 G2 R2 S N2. | R
Phalamanjari | homonym | 29 | S G3 M1 D2 S' | S' N3 D2 M1 P M1 G3 R2 S | R
Pharaju | notes | 15 | S R1 G3 M1 P D1 N3 S' | = | R
Pilu | homonym | 21 | N3. S G2 M1 P | P M1 G2 R2 S N3. | R
Prabhavali | phrase | 41 | S R1 M2 P D2 N3 S' | S' N3 D2 P M2 G1 R1 S | R
Pranavakari | notes | 64 | S N2 D2 N2 D2 R2 G3 M2 | P M2 G3 R2 S N2. D2. N2. S | R
Pratapa | homonym | 52 | S P M2 P D2 N2 S' | S' N2 D2 P M2 G3 R1 S | R
Pratapahamsi | phrase | 31 | S G3 M1 P N1 D1 N1 S' | S' N1 D1 P M1 G3 R3 S | R
Pratapanata | notes | 28 | S R2 G3 M1 D2 P D2 N2 S' | S' N2 D2 P M1 G3 S | R
Prataparanjani | notes | 15 | S R1 G3 M1 P N3 S' | S' D1 N3 P M1 G3 R1 S | R
Pratapavarali | homonym | 41 | S R1 M2 P S' | S' D2 P M2 G1 R1 S | R
Pravalajyoti | phrase | 29 | S R2 M1 P D2 N2 S' | S' N2 D2 N2 P M1 G3 S | R
Punnagatodi | notes | 8 | N2. D1. S R1 G2 M1 P D1 N2 | D1 P M1 G2 R1 S N2. D1. N2. | R
Punnagavarali | phrase | 8 | S R1 G2 M1 P D1 N2 | N2 D1 P M1 G2 R1 S N2. S | R
Purnachandrika | notes | 29 | S R2 G3 M1 P N3 S' | S' N3 P M1 G3 M1 R2 S | R
Purnagaula | phrase | 29 | S R2 M1 G3 R2 M1 P D2 N3 S' | S' N3 D2 P M1 G3 R2 S | R
Purnalalita | homonym | 41 | S R1 M2 G1 R1 M2 P N3 D2 N3 S' | S' N3 D2 P M2 G1 R1 S | W
Purnalalita | homonym | 19 | S G2 R2 M1 P S' | S' N1 D1 P M1 G2 R2 S | W
Purnalalita | homonym | 19 | S G2 R2 G2 R2 M1 P S' | S' N1 D1 P M1 G2 R2 S | W
Purnalalita | homonym | 19 | S R2 G2 R2 M1 P S' | S' N1 D1 P M1 G2 R2 S | W
Purnalalita | homonym | 19 | S R2 G2 M1 P S' | S' N1 D1 P M1 G2 R2 S | W
Purnalalita | homonym | 19 | S G2 R2 G2 M1 P S' | S' N1 D1 P M1 G2 R2 S | W
Purnalalita | homonym | 41 | S R1 G1 R1 M2 P S' | S' N3 D2 P M2 G1 R1 S | R
Purnapanchamam | homonym | 41 | S R1 G1 M2 P D2 | = | W
Purnapanchamam | homonym | 15 | S R1 G3 M1 P D1 | P M1 G3 R1 S | R
Purnashadjam | phrase | 20 | S R2 G2 M1 N2 S R2 G2 M1 N2 S' | S' N2 P M1 G2 R2 S N2. P. M1 G2 R2 S | W
Purnashadjam | notes | 20 | S R2 G2 M1 P N2 S' | = | R
Purvadhanyasi | notes | 26 | S M1 G3 M1 P N2 S' | S' N2 D1 P M1 G3 R2 S | R
Purvagaula | notes | 29 | S R2 M1 P N3 D2 N3 P D2 N3 | S' N3 D2 P M1 G3 R2 S | R
Purvavarali | notes | 3 | S R1 M1 P D1 N3 S' | S' N3 D1 P M1 G1 R1 S | R
Purvi | notes | 51 | S R1 G3 M2 P D1 N3 D1 S' | N3 D1 P M2 G3 R1 S | R
Purvikalyani | phrase | 53 | S R1 G3 M2 P D2 S' | S' N3 D2 P M2 G3 R1 S | R
Ragachudamani | notes | 32 | S R3 G3 M1 S' | S' N2 D1 M1 G3 R3 S | R
Ragamanjari | homonym | 25 | S R2 G3 M1 D1 S' | = | R
Ragapanjaram | notes | 28 | S R2 M1 P D2 S' | S' N2 D2 M1 G3 R2 S | R
Ragavinodini | homonym | 61 | S R2 G3 M2 N1 S' | = | R
Rageshri | notes | 28 | S G3 M1 D2 N3 S' | S' N2 D2 M1 G3 R2 S | W
Rageshri | notes | 28 | S G3 M1 D2 N3 S' | S' N3 D2 M1 G3 R2 S | W
Rageshri | notes | 28 | S G3 M1 D2 N3 S' | S' N3 D2 N3 D2 M1 G3 R2 S | W
Raghulila | phrase | 42 | S R1 P G1 M2 P N3 S' | S' N3 D3 N3 P M2 G1 M2 R1 M2 G1 S | R
Rajeshvari | notes | 56 | S R2 G2 P N2 S' | S' N2 D1 P M2 G2 S | R
Ramakriya | homonym | 32 | S R3 G3 M1 P D1 N2 S' | = | R
Ramamanohari | homonym | 32 | S G3 M1 P N2 S' | S' N2 D1 P M1 G3 R3 S | R
Ramya | notes | 32 | S G3 R3 G3 M1 P D1 N2 P S' | S' N2 P M1 G3 R3 S | R
Ranjani | notes | 59 | S R2 G2 M2 D2 S' | S' N3 D2 M2 G2 S R2 G2 S | W
Ranjani | homonym | 31 | S R3 G3 M1 D1 S' | S' N1 D1 M1 G3 S R3 S | R
Rasamanjari | phrase | 72 | S R3 G3 S P M2 P N3 D3 N3 | S' N3 D3 N3 P M2 P R3 G3 S | R
Ratika | notes | 47 | S R1 G2 R1 G2 M2 P D2 N3 S' | S' N3 D2 P M2 G2 R1 S | R
Ratnabhushani | notes | 29 | S R2 G3 M1 P S' | S' M1 G3 R2 S | R
Raupyanakha | notes | 12 | S R1 G2 P S' | S' N3 D3 N3 M1 G2 R1 S | R
Ravichandrika | notes | 28 | S R2 G3 M1 D2 N2 D2 S' | S' N2 D2 M1 G3 R2 S | W
Ravichandrika | notes | 28 | S R2 G3 M1 P D2 N2 D2 N2 D2 S' | S' N2 D2 M1 G3 R2 S | R
Ravikriya | phrase | 42 | S R1 S G1 R1 G1 M2 P D3 N3 | S' N3 P M2 G1 R1 S | R
Revagupti | notes | 15 | S R1 G3 P D1 S' | S' N3 D1 P G3 R1 S | R
Rishabhavilasa | notes | 26 | S R2 M1 P D1 S' | S' D1 P M1 R2 M1 R2 S | R
Rishipriya | notes | 21 | S R2 G2 M1 P N3 S' | = | R
Ritichandrika | homonym | 57 | S R2 M2 P N3 D1 N3 S' | S' N3 D1 P M2 G2 R2 S | R
Ritigaula | notes | 20 | S R2 G2 R2 G2 M1 D1 N2 D1 S' | S' N2 D1 M1 G2 M1 P M1 G2 R2 S | R
Rituvilasa | notes | 29 | S G3 M1 P D2 N3 S' | S' N3 D2 P M1 R2 S | R
Rohini | notes | 17 | S R1 G2 M1 M2 D2 N2 S' | = | W
Rohini | notes | 17 | S R1 G3 M1 D2 N3 S' | = | R
Rudrapriya | notes | 22 | S R2 G2 M1 N2 S' | S' N2 P M1 G2 R2 S | W
Sahana | notes | 29 | S R2 G3 M1 P M1 D2 N3 S' | S' N3 D2 P M1 G3 M1 G3 R2 S | R
Saindhavi | phrase | 22 | S R2 G2 M1 P N2 D2 N2 S' | S' N2 D2 P M1 G2 R2 S | R
Sajjananandi | notes | 63 | S R2 G3 M2 P D1 N3 S' | = | R
Salagabhairavi | homonym | 37 | S R1 M2 P D1 S' | S' N1 D1 P M2 G1 R1 S | R
Salanganata | homonym | 37 | S R1 S M2 P D1 S' | S' R1 P S' N1 S' D1 P M2 G1 R1 S | R
Salavi | homonym | 37 | S G1 R1 M2 P D1 N1 D1 S' | S' N1 D1 P M2 G1 R1 S | R
Samakannada | notes | 17 | S R1 M1 G3 M1 P D2 N3 S' | S' N3 D2 P M1 R1 S | R
Samanta | phrase | 30 | S R2 S M1 G3 M1 P D3 N3 S' | S' N3 D3 N3 P M1 G3 R2 S | R
Samantajingala | phrase | 32 | S R3 G3 M1 P D1 N2 S' | S' N2 P D1 N2 P M1 R3 G3 R3 S | R
Samavarali | homonym | 27 | S R2 M1 P D1 N3 S' | S' N3 D1 P M1 G3 R2 G3 S | R
Saramati | notes | 20 | S R2 G2 P D1 N2 S' | S' N2 D1 P M1 G2 S R2 S | R
Saranga | notes | 65 | S R2 S P M2 P D2 N3 S' | S' N3 D2 P M2 R2 G3 M1 R2 S | W
Saranga | notes | 65 | S P M2 P D2 N3 S' | S' N3 D2 P M2 R2 G3 M1 R2 S | W
Saranga | homonym | 64 | S R2 G3 M2 P D2 N2 S' | S' N2 D2 P M2 R2 G3 M2 R2 S | R
Sarangakapi | notes | 20 | S R2 P M1 R2 P R2 M1 P N2 | S' N2 D1 P M1 G2 R2 S | R
Sarasiruha | notes | 27 | S R2 G3 M1 D1 N3 D1 S' | S' N3 D1 M1 G3 R2 S | R
Sarasvati | notes | 64 | S R2 M2 P D2 S' | S' N2 D2 P M2 S | R
Sarasvatimanohari | notes | 29 | S R2 G3 M1 D2 N3 S' | S' N3 D2 P M1 G3 M1 R2 S | R
Sarvachudamani | phrase | 22 | S R2 M1 G2 M1 P D2 N2 S' | S' N2 P D2 N2 D2 P M1 G2 R2 G2 S | R
Sarvangi | notes | 57 | S R2 P D1 N3 S' | S' N3 D1 M2 G2 S | R
Satyavati | homonym | 67 | S R3 M2 P D1 N1 D1 S' | S' N1 D1 P M2 G3 M2 R3 S | R
Saurashtram | notes | 17 | S R1 M1 G3 M1 P D2 N3 D2 S' | S' N3 D2 P M1 G3 R1 S | R
Saurashtram | homonym | 15 | S R1 G3 M1 P M1 D1 N3 S' | S' N3 D1 N3 D1 P M1 G3 P M1 R1 S | R
Sauviram | notes | 47 | S R1 M2 P D2 N3 S' | S' N3 P D2 P M2 G2 R1 S | R
Sauviram | homonym | 44 | S R1 G2 M2 P D1 N2 S' | S' D1 P M2 G2 R1 S | R
Saveri | homonym | 37 | S R1 M2 P D1 S' | S' N1 D1 P M2 G1 R1 S | R
Senagrani | notes | 7 | S R1 G2 R1 M1 G2 M1 D1 N1 S' | S' N1 D1 P M1 G2 R1 S | R
Senchurutti | phrase | 28 | S N2. D2. S R2 G3 M1 P D2 N2 | D2 P M1 G3 R2 S N2. D2. P. D2. S | R
Shailadeshakshi | notes | 35 | S M1 G3 P D2 S' | S' N3 D2 S' N3 P M1 R3 S | R
Shankara | notes | 29 | S G3 P N3 D2 S' N3 S' | S' N3 D2 P G3 P G3 R2 S | W
Shankara | notes | 29 | S G3 P N3 D2 S' N3 | S' N3 D2 M1 P G3 R2 G3 S R2 | R
Shanmukhi | notes | 56 | S R2 G2 M2 D1 N2 S' | = | R
Sharabhadhvaja | notes | 53 | S R1 G3 M2 D2 S' | S' D2 P G3 R1 S | R
Sharadabharanam | notes | 34 | S M1 G3 M1 P M1 D2 N2 S' | S' N2 P M1 P M1 R3 S | R
Sharadapriya | notes | 20 | S R2 G2 P N2 S' | S' N2 P M1 G2 S | R
Sharadyuti | homonym | 25 | S R2 G3 M1 P D1 S' | S' N1 P M1 G3 R2 S | R
Sharavati | homonym | 29 | S R2 G3 M1 P D2 N3 S' | S' N3 P G3 R2 S | R
Shekharachandrika | phrase | 45 | S R1 G2 M2 N3 D1 N3 S' | S' N3 D1 M2 G2 R1 S | R
Sheshanadam | homonym | 35 | S R3 G3 M1 P D2 S' | S' N3 D2 M1 G3 R3 S | R
Shilangi | notes | 65 | S G2 M2 P N3 S' | = | W
Shivapriya | homonym | 64 | S G3 M2 D2 N2 S' | = | R
Shivaranjani | homonym | 64 | S R2 G3 M2 D2 P N2 S' | S' N2 D2 P D2 M2 G3 R2 S | W
Shivaranjani | homonym | 64 | S R2 M2 P D2 N2 S' | S' N2 D2 P D2 M2 G3 R2 S | R
Shokavarali | homonym | 9 | S G2 M1 R1 D1 P M1 G2 R1 M1 G2 S' | S' G2 R1 M1 G2 M1 P N3 D1 P M1 G2 R1 S | R
Shri | notes | 22 | S R2 M1 P N2 S' | S' N2 P M1 R2 G2 R2 S | WR
Shrimanohari | notes | 22 | S R2 G2 M1 P D2 S' | S' N2 P M1 G2 R2 S | R
Shrimati | notes | 2 | S R1 G1 P D1 S' | S' N2 D1 P M1 G1 R1 S | R
Shrimati | homonym | 8 | S G2 R1 G2 M1 P D1 P D2 N2 S' | S' N2 D1 P M1 P M1 G2 R1 S | W
Shriranjani | notes | 22 | S R2 G2 M1 P D2 N2 S' | S' N2 D2 M1 G2 S R2 S | R
Shrutiranjani | notes | 55 | S R2 G2 M2 P D1 N1 | N1 D1 P M2 G2 S R2 S | R
Shuddha | homonym | 57 | S R2 G2 M2 P N3 S' | = | W
Shuddha | homonym | 57 | S R2 G2 M2 P N3 S' | S' N3 P M2 G2 S | R
Shuddhabangala | homonym | 54 | S R1 M2 P D3 S' | S' D3 P M2 R1 G3 R1 S | R
Shuddhabhairavi | notes | 22 | S G2 R2 M1 P N2 D2 N2 S' | S' N2 D2 P M1 G2 R2 S | R
Shuddhadeshi | notes | 20 | S R2 M1 P D1 N2 S' | S' N2 D1 P M1 G2 R2 S | R
Shuddhadhanyasi | phrase | 22 | S G2 M1 P N2 P S' | S' N2 P M1 G2 S | W
Shuddhagandhari | homonym | 18 | S R1 G3 R1 G3 M1 P D3 P N3 D3 S' | S' N3 D3 P M1 G3 R1 S | R
Shuddhakambhoji | homonym | 43 | S R1 G2 M2 D1 N1 S' | = | R
Shuddhakriya | homonym | 15 | S R1 P M1 P D1 S' | S' D1 P M1 G3 R1 S | R
Shuddhalalita | homonym | 17 | S R1 G3 M1 D2 N3 S' | = | R
Shuddhamanohari | notes | 23 | S R2 M1 P N3 S' | S' N3 D2 P M1 G2 R2 S | R
Shuddhamanohari | homonym | 29 | S G3 M1 G3 R2 M1 P D2 N3 S' | S' D2 N3 P M1 G3 M1 R2 G3 R2 S | R
Shuddhasaranga | homonym | 29 | S R2 G3 M1 P D2 N3 D2 S' | S' N3 D2 P M1 G3 R2 S | R
Shuddhatarangini | notes | 28 | S R2 M1 G3 M1 R2 M1 P D2 N2 D2 S' | S' N2 D2 P M1 G3 R2 S | R
Shuddhatarangini | homonym | 20 | S G2 M1 P N2 S' | S' N2 D1 M1 G2 R2 S | R
Shuddhavasanta | notes | 29 | S R2 M1 P D2 N3 S' | S' N3 D2 P M1 G3 R2 S | R
Shukrajyoti | notes | 26 | S R2 M1 P D1 P M1 D1 N2 S' | S' N2 D1 P M1 G3 R2 S | R
Shyama | notes | 28 | S R2 M1 P D2 S R2 G3 S R2 P M1 D2 S' | S' D2 P M1 G3 R2 S D2. P. M1 G3 R2 S | W
Shyama | notes | 28 | S R2 G3 S R2 P M1 D2 S' | S' D2 P M1 G3 R2 S | W
Shyama | homonym | 55 | S R2 M2 P N1 S' | = | R
Shyamakalyani | homonym | 65 | S R2 G3 M2 P N3 S' | S' N3 P D2 P M2 G3 R2 S | R
Shyamala | notes | 55 | S R2 G2 M2 P D1 S' | S' N1 D1 P M2 G2 R2 S | R
Shyamali | homonym | 9 | S R1 G2 P N3 S' | = | R
Siddhasena | phrase | 22 | S R2 G2 M1 P D2 S' | S' N2 D2 M1 P R2 G2 R2 S | R
Simhala | homonym | 37 | S R1 G1 M2 P D1 N1 S' | S' N1 D1 P M2 G1 S | R
Simharavam | notes | 59 | S R2 M2 P N3 S' | S' N3 P M2 R2 G2 R2 S | R
Simharavam | homonym | 37 | S R1 M2 P N1 S' | S' N1 P M2 N1 R1 G1 R1 S | R
Simhavahini | notes | 27 | S G3 M1 P D1 N3 S' | S' N3 D1 P M1 G3 R2 S | R
Sindhu | notes | 17 | S R1 G3 R1 M1 P S' | S' N3 D2 P N3 D2 P M1 G3 R1 S | R
Sindhubhairavi | notes | 10 | M1. P. D2. N2. S R1 G2 M1 | G2 R1 S' N2 D2 P M1 G2 | R
Sindhudhanyasi | phrase | 20 | S G2 M1 P N2 S' | S' N2 D1 P M1 G2 R2 S | R
Sindhugauri | notes | 7 | S G2 R1 G2 M1 P S' | S' D1 P M1 G2 R1 S | R
Sindhukannada | homonym | 20 | S G2 M1 P D1 P N2 | D1 P M1 G2 R2 S | R
Sindhumandari | phrase | 29 | S R2 G3 M1 P S' | S' N3 D2 P N3 D2 M1 G3 R2 S | R
Sindhuramakriya | homonym | 37 | S G1 M2 P D1 N1 S' | S' N1 P D1 M2 G1 S | R
Soma | notes | 14 | S R1 P M1 D1 N2 S' | S' N2 D1 M1 G3 R1 S | R
Subhashini | phrase | 16 | S D2. N2. S R1 G3 M1 P | M1 G3 R1 S N2. D2. N2. S | R
Sudharmini | notes | 49 | S R1 M2 P D1 S' | S' N1 D1 M2 G3 R1 S | R
Sugunabhushani | notes | 22 | S G2 M1 P M1 D2 N2 S' | S' N2 D2 P M1 G2 M1 R2 S | R
Sumadyuti | phrase | 57 | S R2 G2 M2 P D1 N3 D1 S' | S' N3 D1 P M2 G2 R2 S | R
Sumanapriya | phrase | 28 | S R2 M1 G3 P D2 P S' | S' D2 P G3 M1 R2 S | R
Sundarangi | homonym | 34 | S R3 G3 P D2 N2 S' | = | R
Suposhini | notes | 28 | S R2 S M1 P N2 D2 S' | S' D2 N2 P M1 R2 M1 S | R
Surasena | phrase | 27 | S R2 M1 P D1 S' | S' N3 D1 P M1 G3 R2 S | R
Surasindhu | notes | 15 | S R1 M1 G3 M1 P D1 N3 D1 S' | S' N3 D1 P M1 G3 R1 S | R
Surati | notes | 28 | S R2 M1 P N2 S' | S' N2 D2 P M1 G3 P M1 R2 S | W
Surati | notes | 28 | S R2 M1 P N2 S' | S' N2 D2 P M1 R2 S | R
Suvarnakriya | notes | 28 | S G3 M1 P D2 N2 S' | S' N2 P G3 R2 S | R
Svarakalanidhi | phrase | 22 | S M1 G2 M1 P D2 N2 S' | S' N2 D2 N2 P M1 R2 G2 S | R
Svararanjani | notes | 20 | S R2 G2 P D1 N2 S' | S' N2 D1 M1 P M1 G2 R2 S | R
Svaravali | notes | 28 | S M1 G3 M1 P N2 D2 N2 S' | S' N2 P M1 G3 R2 G3 R2 S | R
Svaravedi | phrase | 28 | S M1 G3 M1 P N2 D2 N2 S' | S' N2 D2 N2 P M1 G3 | R
Svarnamalli | notes | 8 | S G2 M1 P D1 N2 S' | S' N2 D1 P M1 G2 R1 S | R
Svayambhusvararaga | notes | 65 | S G3 R2 S' | S' P G3 S | R
Takka | phrase | 15 | S R1 S G3 M1 G3 P M1 D1 N3 S' | S' N3 D1 M1 G3 P M1 R1 G3 S | R
Tanukirti | phrase | 6 | S R1 M1 P N3 S' | S' N3 D3 N3 P M1 G1 R1 S | R
Tarangini | phrase | 26 | S R2 G3 P D1 N2 D1 S R2 G3 P D1 N2 D1 P D1 S' | S' D1 P M1 G3 R2 S D1. P. G3 R2 S G3 M1 R2 G3 S | W
Tarangini | phrase | 26 | S R2 G3 P D1 N2 D1 P D1 S' | S' D1 P G3 R2 S G3 M1 R2 G3 S | W
Tarangini | notes | 26 | S R2 M1 P D1 S' | S' N2 D1 P M1 G3 R2 S | R
Tavamukhari | notes | 22 | S R2 G2 M1 D2 S' | S' N2 D2 P M1 G2 R2 S | R
Tilang | notes | 28 | S G3 M1 P N2 S' | = | R
Tivravahini | notes | 46 | S R1 G2 M2 P N2 S' | S' N2 D2 P M2 R1 S | R
Udayaravichandrika | notes | 9 | S G2 M1 P N2 S' | = | W
Udayaravichandrika | homonym | 20 | S R2 M1 P S' N2 S' | S' N2 P M1 G2 M1 R2 S | R
Umabharanam | phrase | 28 | S R2 G3 M1 P D2 N2 | S' N2 P M1 R2 G3 M1 R2 S | R
Urmika | phrase | 57 | S R2 G2 M2 P N3 S' | S' N3 P M2 G2 S R2 S | R
Vagishvari | phrase | 1 | S R1 G1 M1 P D1 S' | = | R
Vaishakha | notes | 54 | S R1 G3 M2 P D3 N3 S' | S' N3 D3 P M2 G3 M2 R1 S | R
Vaishnavi | homonym | 50 | S R1 G3 M2 D1 N2 S' | S' N2 M2 G3 R1 S | R
Vajrakanti | notes | 22 | S G2 M1 P N2 S' | S' N2 D2 P M1 G2 R2 S | R
Vardhani | phrase | 11 | S G2 M1 P M1 P D2 N3 S' | S' N3 P D2 M1 G2 R1 S | R
Vasanta | phrase | 17 | S M1 G3 M1 D2 N3 S' | S' N3 D2 M1 G3 R1 S | W
Vasantabhairavi | notes | 14 | S R1 G3 M1 D1 N2 S' | = | W
Vasantabhairavi | notes | 14 | S R1 M1 P D1 N2 S' | = | R
Vasantamanohari | homonym | 15 | S R1 G3 M1 P D1 N3 S' | S' N3 P M1 G3 S | R
Vasantamukhari | homonym | 24 | S M1 G2 M1 P D3 N3 S' | S' N3 D3 P M1 G2 R2 S | R
Vasantavarali | homonym | 24 | S R2 M1 P D3 N3 | S' N3 D3 P G2 R2 S N3. | R
Vasukari | homonym | 24 | S G2 M1 P D3 N3 S' | S' N3 D3 M1 G2 S | R
Vativasantabhairavi | notes | 14 | S R1 G3 M1 D1 N2 S' | S' N2 D1 M1 G3 M1 P M1 G3 R1 | R
Vedasvarupi | notes | 52 | S R1 G3 M2 P D2 N2 P S' | S' N2 D2 N2 P M2 G3 S | R
Vegavahini | notes | 16 | S R1 G3 M1 P D2 N2 D2 S' | S' N2 D2 P M1 G3 R1 S | R
Velavali | notes | 23 | S G2 M1 D2 N3 S R2 M1 P D2 S R2 G2 M1 P D2 S G2 R2 M1 P D2 S R2 G2 S R2 M1 P D2 S R2 M1 P D2 N3 S' | S' N3 D2 P M1 G2 R2 S N3. D2. P. M1 G2 R2 S N3. D2. P. M1 G2 S N3. D2. P. M1 G2 R2 S N3. D2. P. M1 G2 R2 S N3. D2. P. M1 G2 R2 S | W
Velavali | notes | 23 | S G2 M1 D2 N3 S' | S' N3 D2 P M1 G2 R2 S | W
Velavali | notes | 23 | S R2 G2 M1 P D2 S' | S' N3 D2 P M1 G2 S | W
Velavali | notes | 23 | S G2 R2 M1 P D2 S' | S' N3 D2 P M1 G2 R2 S | W
Velavali | notes | 23 | S R2 G2 S R2 M1 P D2 S' | S' N3 D2 P M1 G2 R2 S | W
Velavali | notes | 23 | S R2 M1 P D2 N3 S' | S' N3 D2 P M1 G2 R2 S | W
Vijayabhushavali | notes | 43 | S R1 G2 R1 M2 P M2 P S' | S' N1 D1 P M2 R1 S | R
Vijayakoshalam | notes | 62 | S R2 G3 M2 P S' | S' N2 P M2 G3 S | R
Vijayasaranga | notes | 58 | S R2 G2 M2 P N2 S' | S' N2 D2 P M2 G2 S | R
Vijayashri | homonym | 41 | S R1 G1 M2 P N3 S' | = | R
Vinavadini | notes | 28 | S R2 G3 P N2 S' | S' N2 P G2 R2 S | W
Viravasanta | notes | 23 | S R2 M1 P S' | S' N3 D2 P M1 G2 R2 S | R
Vivardhani | notes | 29 | S R2 M1 P S' N3 S' | S' N3 D2 P M1 G3 R2 S | R
Yaman | phrase | 65 | D2. N3. S R2 G3 M2 P D2 | N3 D2 P M2 G3 M2 G3 R2 S | R
Lavangi | phrase | 8 | S R1 M1 D1 S' | = | P
`;
