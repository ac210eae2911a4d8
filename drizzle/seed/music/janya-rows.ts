// W: Wikipedia's list of janya raagas (its copies count once). R: carnatic-music/ragavardhini. H: codevalley/raagawheel.
// D: MTG/dunya. M: ramanarunachalam/Music. P: Wikipedia's page on this raaga.

/**
 * id | name in ISO 15919 | number of the parent | arohana | avarohana, "=" as it rises | bhashanga |
 * lines of sources that have the name | exactly this scale | this parent. "-" is not known.
 */
export const janyaRows = `
Abheri | ābhērī | 22 | S G2 M1 P N2 S' | S' N2 D2 P M1 G2 R2 S | no | WRHDM | WH | WH
Abhiramam | abhirāmaṁ | 49 | S R1 M2 P D1 N1 S' | S' N1 D1 P M2 G2 R1 S | - | WR | W | W
Abhiru | abhiru | 47 | S R1 G2 R1 M2 P N3 S' | S' D2 P M2 G2 R1 G2 S | - | WR | W | W
Abhogi | ābhōgi | 22 | S R2 G2 M1 D2 S' | = | no | WRHDM | WH | WH
Adikapi | ādikāpī | 22 | S R2 M1 G2 M1 P D2 N2 S' | S' N2 D2 P M1 G2 R2 S | - | WM | W | W
Adipanchama | ādipañcama | 51 | S R1 P D1 N3 S' | S' N3 D1 N3 P M2 G3 R1 S | - | WR | WR | WR
Agnikopa | agnikōpa | 22 | S G2 M1 P N2 S' | S' N2 P M1 G2 R2 S | - | WR | WR | WR
Ahirbhairavi | ahirbhairavī | 16 | S R1 G3 M1 P N2 D2 M1 P D2 S' | S' N2 D2 P M1 P G3 R1 S | - | WDM | W | W
Ahiri | āhirī | 14 | S R1 S G3 M1 P D1 N2 S' | S' N2 D1 P M1 G3 R1 S | yes | WRDM | W | W
Alankarapriya | alaṅkārapriyā | 10 | S R1 G2 M1 D2 N2 S' | = | - | WR | WR | WR
Alankari | alaṅkārī | 53 | S G3 M2 D2 N3 D2 S' | S' N3 D2 M2 G3 S | - | WRM | WR | WR
Amarasenapriya | amarasēnapriyā | 60 | S R2 M2 P N2 S' | S' N3 P M2 G2 R2 S | - | WR | W | W
Amarasindhu | amarasindhu | 34 | S R3 G3 P D2 N2 S' | = | - | WM | W | W
Ambhojini | ambhōjinī | 28 | S R2 G3 M1 D2 S' | = | - | WRM | WR | WR
Amritabehag | amr̥tabēhāg | 65 | S M2 G3 P N3 S' | D2 N3 D2 M2 G3 S | - | WRM | W | W
Amritadhanyasi | amr̥tadhanyāsī | 8 | S R1 G2 M1 P N2 S' | = | - | WRM | WR | WR
Amritakalyani | amr̥takalyāṇī | 65 | S G3 M2 P N3 S' | S' N3 D2 P M2 G3 R2 S | - | W | W | W
Amritavahini | amr̥tavāhinī | 20 | S R2 M1 P D1 N2 S' | S' N2 D1 M1 G2 R2 S | - | WRDM | WR | WR
Amritavarshini | amr̥tavarṣiṇī | 66 | S G3 M2 P N3 S' | = | no | WHDM | WH | WH
Amudagandhari | amudagāndhārī | 32 | S G3 M1 P D1 N2 S' | S' N2 D1 P M1 G3 R3 S | - | WR | W | W
Amudasurabhi | amudasurabhi | 14 | S M1 G3 M1 P D1 S' | S' N2 D1 P M1 R1 S | - | WRM | WR | WR
Anandabhairavi | ānandabhairavī | 20 | S G2 R2 G2 M1 P D2 P S' | S' N2 D2 P M1 G2 R2 S | yes | WRHDM | H | WH
Anandarupa | ānandarūpa | 29 | S R2 G3 P D2 N3 S' | = | - | WR | WR | WR
Anandavalli | ānandavallī | 57 | S G2 M2 P N3 S' | = | - | WR | WR | WR
Andhali | andhāḷī | 28 | S R2 M1 P N2 S' | S' N2 P M1 R2 G3 M1 R2 S | - | WRM | WR | WR
Andolika | āndōḷikā | 22 | S R2 M1 P N2 S' | S' N2 D2 M1 R2 S | - | WRDM | W | W
Aparupam | aparūpaṁ | 28 | S R2 G3 M1 P N2 D2 N2 S' | S' D2 M1 G3 R2 G3 S | - | W | W | W
Aprameya | apramēya | 65 | S R2 M2 P D2 S' | S' N3 D2 M2 G3 M2 R2 S | - | WR | W | W
Arabhi | ārabhī | 29 | S R2 M1 P D2 S' | S' N3 D2 P M1 G3 R2 S | no | WRHDM | WH | WH
Ardradeshi | ārdradēśī | 15 | S R1 G3 M1 P D1 N3 S' | S' D1 P M1 G3 R1 S | - | WRM | W | WR
Arunangi | aruṇāṅgī | 45 | S R1 M2 P N3 D1 S' | S' N3 D1 M2 R1 G2 R1 S | - | WR | W | WR
Aryamati | āryamatī | 22 | S R2 G2 P D2 S' | S' N2 D2 P D2 M1 G2 R2 S | - | WR | W | W
Asaveri | asāvērī | 8 | S R1 M1 P D1 S' | S' N2 S' P D1 M1 P R1 G2 R1 S | yes | WRDM | W | W
Atana | aṭāṇa | 29 | S R2 M1 P N3 S' | S' N3 D2 P M1 P G3 R2 S | yes | WRDM | W | WR
Aymmukhan | aymmukhan | 21 | S G2 M1 P D1 N3 S' | = | - | W | W | W
Ayodhya | ayōdhyā | 71 | S G3 M2 P N3 S' | S' D2 P M2 G3 M2 R3 S | - | WR | WR | WR
Bageshri | bāgēśrī | 22 | S G2 M1 D2 N2 S' | S' N2 D2 M1 P D2 G2 M1 R2 S | - | WRDM | W | W
Bahudari | bahudārī | 28 | S G3 M1 P D2 N2 S' | S' N2 P M1 G3 S | - | WRDM | WR | WR
Balachandrika | bālacandrikā | 22 | S G2 M1 P D2 N2 S' | S' N2 D2 M1 G2 R2 S | - | WRM | WR | WR
Balahamsa | balahaṁsa | 28 | S R2 M1 P D2 S' | S' N2 D2 P M1 R2 M1 G3 S | - | WRDM | WR | WR
Bandhuvarali | bandhuvarāḷī | 45 | S M2 S' N3 D1 P M2 | D1 M2 G2 R1 S | - | W | W | W
Bangala | baṅgāḷa | 29 | S R2 G3 M1 P M1 R2 P S' | S' N3 P M1 R2 G3 M1 R2 S | - | WRM | W | W
Basantbahar | basantbahār | 22 | S M2 P G3 M2 N3 D1 N3 S' | R2' S' N2 D2 P M1 G2 M1 G2 R2 S | - | WM | W | W
Bauli | bauḷi | 15 | S R1 G3 P D1 S' | S' N3 D1 P G3 R1 S | no | WRHDM | WRH | WRH
Begada | bēgaḍa | 29 | S G3 R2 G3 M1 P D2 P S' | S' N3 D2 P M1 G3 R2 S | - | WRDM | WR | WR
Behag | bēhāg | 29 | S G3 M1 P N3 D2 N3 S' | S' N3 D2 P M1 G3 R2 S | yes | WRHDM | WR | WRH
Behagdeshikam | bēhāgdēśikaṁ | 29 | S R2 G3 M1 M2 P D2 N3 S' | = | - | WR | W | W
Bhadratodi | bhadratōḍī | 8 | S R1 G2 M1 D1 S' | S' N2 D1 P G2 S | - | WR | WR | WR
Bhagavatapriya | bhāgavatapriyā | 22 | S R2 G2 M1 P N2 S' | S' N2 D2 P M1 G2 R2 S | - | W | W | W
Bhagavataranjana | bhāgavatarañjana | 64 | S R2 M2 P D2 N2 S' | S' N2 D2 P M2 G3 R2 S | - | WR | WR | WR
Bhagavatpriya | bhagavatpriyā | 22 | S R2 G2 M1 R2 M1 P D2 N2 S' | S' N2 D2 P M1 R2 S | - | WR | WR | WR
Bhagyashabari | bhāgyaśabarī | 10 | S R1 G2 M1 D2 N2 S' | = | - | WR | WR | WR
Bhairavam | bhairavaṁ | 17 | S R1 G3 M1 P D2 N3 S' | S' D2 P M1 G3 R1 S | - | WRM | W | W
Bhairavi | bhairavī | 20 | S R2 G2 M1 P D2 N2 S' | S' N2 D1 P M1 G2 R2 S | yes | WRHDM | WH | WH
Bhaktapriya | bhaktapriyā | 16 | S G3 M1 P D2 N2 S' | S' N2 D2 P M1 R1 M1 G3 S | - | WRM | WR | WR
Bhaktirasa | bhaktirasa | 11 | S G2 M1 P N3 S' | = | - | W | W | W
Bhanuchandrika | bhānucandrikā | 8 | S M1 D1 N2 S' | S' N2 D1 M1 G1 S | - | WRM | W | W
Bhanudhanyasi | bhānudhanyāsī | 45 | S R1 G2 M2 N3 D1 N3 | D1 P M2 G2 R1 S N3. S | - | WRM | W | W
Bhanukiravani | bhānukīravāṇī | 45 | S R1 G2 M2 P D1 N3 S' | S' N3 D1 M2 G2 R1 S | - | W | W | W
Bhanumanjari | bhānumañjarī | 34 | S R3 G3 M1 P N2 S' | S' N2 P M1 R3 G3 R3 S | - | WR | WR | WR
Bhanumati | bhānumati | 4 | N2. S M1 P N2 S' | S' N2 D2 P M1 G2 R2 S | yes | WRM | WR | WR
Bhanupriya | bhānupriyā | 21 | S R2 G2 D1 N3 S' | = | - | WR | WR | WR
Bharati | bhāratī | 19 | S R2 G2 M1 P S' | = | - | WRM | W | W
Bhashini | bhāṣiṇī | 56 | S G2 R2 G2 M2 P D1 N2 S' | S' N2 D1 P M2 G2 R1 S | - | WR | W | W
Bhatiyar | bhaṭiyār | 53 | S D2 P D2 M2 P G3 M2 D2 S' | R1 N3 D2 P M2 P G3 R1 S | - | W | W | W
Bhauliramakriya | bhauḷirāmakriyā | 15 | S R1 G3 P D1 S' | S' N3 P D1 P M1 G3 R1 S | - | W | W | W
Bhavabharanam | bhāvābharaṇaṁ | 29 | S R2 P D2 N3 S' | S' N3 D2 M1 G3 R2 S | - | RM | R | R
Bhavani | bhavānī | 44 | S R1 G2 M2 P D1 P N2 S' | S' N2 D1 P M2 G2 R1 S | - | WRDM | WR | WR
Bhavini | bhāvinī | 15 | S G3 M1 P D1 N3 S' | = | - | WR | W | W
Bhimpalasi | bhīmpalāsi | 22 | N2. S G2 M1 P N2 S' | S' N2 D2 P M1 G2 R2 S | - | WR | W | WR
Bhimsen | bhīmsēn | 11 | S G2 M1 P N3 S' | S' N3 D2 P M1 G2 R1 S | - | W | W | W
Bhinnapanchamam | bhinnapañcamaṁ | 3 | S R1 G1 M1 P D1 N3 S' | = | - | WRM | W | W
Bhinnapaurali | bhinnapaurālī | 49 | S M2 P D1 N1 D1 S' | S' N1 D1 P M2 G3 S | - | WR | W | W
Bhinnashadjam | bhinnaṣaḍjaṁ | 9 | S R1 G2 R1 P M1 P N3 S' | S' D1 P M1 G2 R1 S | - | WRM | W | W
Bhogachhayanata | bhōgachāyānāṭa | 34 | S R3 G3 R3 G3 M1 P N2 S' | S' N2 D2 N2 P S' N2 P M1 R3 S | - | WRM | WR | WR
Bhogasaveri | bhōgasāvērī | 37 | S R1 M2 D1 N1 | D1 P M2 G1 R1 S | - | WRD | W | W
Bhogavasanta | bhōgavasanta | 51 | S R1 G3 M2 D1 N3 S' | = | - | WRM | WR | WR
Bhogi | bhōgi | 7 | S G2 M1 P D1 N1 D1 S' | S' N1 D1 P M1 G2 S | - | WR | W | W
Bhogishvari | bhōgīśvarī | 64 | S R2 G3 P D2 N2 D2 S' | S' N2 D2 P M2 G3 R2 S | - | WRM | WR | WR
Bhujangini | bhujaṅginī | 16 | S R1 G3 M1 D2 N2 S' | = | - | WRM | W | WR
Bhupalam | bhūpāḷaṁ | 8 | S R1 G2 P D1 S' | = | - | WRDM | W | W
Bhupalapanchamam | bhūpāḷapañcamaṁ | 39 | S G1 R1 G1 P M2 D1 S' | S' P D1 M2 G1 R1 S | - | WRM | W | W
Bhupali | bhūpāḷī | 65 | S R2 G3 P D2 S' | = | - | WM | W | W
Bhupkalyani | bhūpkalyāṇī | 65 | S R2 G3 P D2 S' | S' N3 D2 P M2 G3 R2 S | - | WR | W | W
Bhushavali | bhūṣāvaḷi | 64 | S R2 G3 M2 P D2 S' | S' N2 D2 P M2 G3 R2 S | - | WRDM | W | W
Bhushavati | bhūṣāvatī | 64 | S R2 G3 M2 P D2 N2 S' | = | - | WRM | WR | WR
Bhuvanagandhari | bhuvanagāndhārī | 20 | S R2 M1 P N2 S' | S' N2 D1 P M1 G2 S | - | WRM | W | W
Bibhas | bibhās | 15 | S R1 G3 P D1 S' | S' D1 P M1 R1 S | - | W | W | W
Bilahari | bilahari | 29 | S R2 G3 P D2 S' | S' N3 D2 P M1 G3 R2 S | yes | WRHDM | WRH | WRH
Bindumalini | bindumālinī | 16 | S G3 R1 G3 M1 P N2 S' | S' N2 S' D2 P G3 M1 P G3 R1 S | - | WRM | W | W
Brindavanasaranga | br̥ndāvanasāraṅga | 22 | S R2 M1 P N3 S' | S' N2 P M1 R2 G2 R2 S | yes | WRDM | W | W
Brindavani | br̥ndāvanī | 22 | S R2 M1 P N3 S' | S' N2 P M1 R2 S | yes | WRDM | W | W
Budhamanohari | budhamanōharī | 29 | S R2 G3 M1 S P S' | S' P M1 G3 R2 S | - | WRDM | W | WR
Budharanjani | budharañjanī | 29 | S R2 G3 M1 P S' | S' N3 P M1 G3 M1 R2 S | - | WR | WR | WR
Chakranarayani | cakranārāyaṇī | 16 | S R1 M1 P D2 N2 S' | = | - | W | W | W
Chakrapradipta | cakrapradīpta | 22 | S R2 G2 M1 P M1 D2 N2 S' | S' N2 D2 M1 G2 S | - | WR | W | WR
Chamaram | cāmaraṁ | 56 | S R2 G2 M2 P D1 N2 S' | = | - | WR | WR | WR
Chandrachuda | candracūḍa | 15 | S M1 G3 M1 P D1 S' | S' N3 D1 P M1 G3 S | - | WR | W | W
Chandrahasitam | candrahasitaṁ | 28 | S R2 G3 M1 D2 N2 S' | = | - | WRM | WR | WR
Chandrajyoti | candrajyōti | 41 | S R1 G1 M2 P D2 S' | = | - | WRDM | W | W
Chandrakanta | candrakānta | 65 | S R2 G3 M2 P D2 N3 S' | S' N3 D2 N3 P M2 G3 R2 S | - | WR | W | W
Chandrakauns | candrakauns | 29 | S G3 M1 D2 N3 S' | = | - | RDM | R | R
Chandrarekha | candrarēkhā | 58 | S R2 G2 M2 P D2 S' | S' N2 D2 M2 G2 R2 S | - | WRM | W | W
Chandrika | candrikā | 21 | S R2 G2 P D1 N3 S' | = | - | WRM | W | W
Chandrikatodi | candrikātōḍī | 8 | S G2 M1 P D1 S' | = | - | WR | WR | WR
Chapagantarva | - | 20 | S G2 M1 P N2 | D1 M1 G2 R2 S N2. | - | WR | W | W
Charuvardhani | cāruvardhanī | 15 | S R1 M1 P D1 N3 S' | S' D1 P M1 G3 R1 S | - | WR | WR | WR
Chaturangini | caturaṅgiṇī | 66 | S R2 G3 M2 P N3 S' | S' N3 D3 N3 P G3 M2 G3 R2 S | - | WRM | WR | WR
Chenchukambhoji | ceñcukāmbhōjī | 28 | S P M1 D2 N2 S' | S' N2 D2 P M1 G3 R2 S | - | WRDM | W | W
Chhaya | chāyā | 29 | S P M1 P D2 P N3 R2 S' | S' D2 P M1 P D2 P G3 M1 R2 S | - | WR | W | WR
Chhayagaula | chāyāgauḷa | 15 | S R1 M1 G3 M1 P N3 S' | S' N3 D1 P M1 G3 R1 S | - | WRM | W | W
Chhayalagakhamas | chāyalagakhamās | 28 | S M1 G3 M1 P D2 N2 S' | S' N2 D2 P M1 G3 R2 S | - | W | W | W
Chhayanata | chāyānāṭa | 34 | S R3 G3 M1 P M1 P S' | S' N2 D2 N2 P M1 R3 S | - | WRDM | W | WR
Chhayaranjani | chāyārañjanī | 45 | S G2 M2 P N3 S' | S' N3 D1 P M2 G2 S | - | WRM | WR | WR
Chhayashankarabharanam | chāyāśaṅkarābharaṇaṁ | 29 | S R1 M1 P D2 N3 S' | S' N3 D2 P M1 G3 R1 S | - | WR | W | W
Chhayatarangini | chāyātaraṅgiṇī | 28 | S R2 M1 G3 M1 P N2 S' | S' N2 D2 P M1 G3 R2 S | - | WRDM | WR | WR
Chhayavati | chāyāvatī | 17 | S R1 G3 M1 D2 N3 S' | S' N3 D2 P M1 G3 R1 S | - | WRM | WR | WR
Chintamani | cintāmaṇi | 56 | S G2 R2 G2 M2 G2 R2 G2 P M2 P D2 N2 S' | S' N2 D2 P M2 G2 R2 S | - | WRDM | W | W
Chintaramani | cintāramaṇī | 52 | S G3 M2 P D2 N2 S' | S' D2 P M2 G3 R1 S | - | WR | W | W
Chirsvaroopi | - | 26 | S R2 G3 M1 P D1 N2 S' | = | - | W | W | W
Chitrachandrika | citracandrikā | 63 | S G3 R2 G3 M2 P N3 D1 S' | S' N3 D1 M2 G3 R2 S | - | WR | W | WR
Chitramani | citramaṇi | 11 | S R1 M1 P D2 N3 S' | S' N3 D2 P M1 G2 R1 S | - | WR | WR | WR
Chitrasindhu | citrasindhu | 66 | S G3 M2 P N3 S' | S' N3 D3 P M2 G3 R2 S | - | W | W | W
Chittakarshani | cittākarṣaṇī | 7 | S R1 G2 M1 D1 S' | = | - | WR | WR | WR
Chittaranjani | cittarañjanī | 19 | S R2 G2 M1 P D1 N1 | = | - | WRDM | W | W
Churnikavinodini | cūrṇikāvinōdinī | 66 | S R2 G3 M2 P D3 N3 S' | S' N3 D3 N3 P M2 G3 R2 S | - | WRM | WR | WR
Dakshayani | dākṣāyaṇī | 29 | S R2 G3 M1 N3 D2 M1 P D2 N3 S' | S' N3 D2 P M1 G3 R2 S | - | RM | R | R
Damarugapriya | ḍamarugapriyā | 31 | S R3 G3 P D1 N1 S' | = | - | W | W | W
Darbar | darbār | 22 | S R2 M1 P D2 N2 S' | S' N2 D2 P M1 R2 G2 R2 S | no | WRHDM | H | WH
Darbarikanada | darbārīkānaḍa | 20 | N2. S R2 G2 R2 S M1 P D1 N2 S' | S' D1 N2 P M1 P G2 M1 R2 S | - | WRDM | W | W
Dasharathipriya | dāśarathipriyā | 28 | S M1 G3 M1 P D2 N2 D2 S' | S' N2 D2 P M1 G3 M1 R2 S | - | WR | WR | WR
Dayaranjani | dayārañjanī | 28 | S R2 M1 P D2 S' | S' N2 D2 M1 G3 S | - | WR | W | W
Dayavati | dayāvatī | 22 | S R2 G2 P N2 S' | S' N2 P M1 G2 S | - | WR | WR | WR
Desh | dēś | 28 | S R2 M1 P N3 S' | S' N2 D2 P M1 G3 R2 S | yes | WRDM | W | W
Deshakshi | dēśākṣī | 28 | S R2 G3 P D2 S' | S' N2 D2 P M1 G3 R2 S | - | WRM | W | W
Deshamukhari | dēśamukhārī | 48 | S R1 G2 M2 P D3 N3 D3 S' | = | - | WR | W | WR
Desharanjani | dēśarañjanī | 31 | S R3 M1 P D1 N1 S' | = | - | WR | WR | WR
Deshavali | dēśāvaḷi | 55 | S R2 G2 M2 D1 N1 D1 S' | S' N1 D1 M2 G2 R2 S | - | WR | WR | WR
Deshikatodi | dēśikatōḍī | 8 | S G2 M1 P D1 N2 S' | S' N2 D1 P M1 G2 R1 S | - | W | W | W
Deshisimharavam | dēśīsiṁhāravaṁ | 58 | S R2 G2 M2 P D2 N2 S' | = | - | WR | WR | WR
Deshkar | dēśkār | 28 | S R2 G3 P D2 S' | = | - | W | W | W
Deshyaganavaridhi | dēśyagānavāridhi | 60 | S R2 G2 M2 P D3 N3 P S' | S' N3 S' P M2 G2 R2 S | - | WR | W | WR
Deshyagaula | dēśyagauḷa | 15 | S R1 P D1 N3 S' | = | - | WR | W | WR
Deshyatodi | dēśyatōḍī | 31 | S G2 M1 P D1 N2 S' | S' N2 D1 P M1 G2 R1 S | - | WR | W | W
Devagandharam | dēvagāndhāraṁ | 22 | S G2 M1 P N2 S' | S' N2 D2 P G2 M1 R2 S | - | RM | R | R
Devagandhari | dēvagāndhārī | 29 | S R2 M1 P D2 S' | S' N3 D2 N2 D2 P M1 G3 R2 S | yes | WRHDM | H | WH
Devakriya | dēvakriyā | 20 | S R2 M1 P N2 S' | S' N2 D1 N2 P M1 G2 R2 S | - | WRDM | W | W
Devamanohari | dēvamanōharī | 22 | S R2 M1 P D2 N2 S' | S' N2 D2 N2 P M1 R2 S | - | WRDM | W | W
Devamritavarshini | dēvāmr̥tavarṣiṇī | 22 | S R2 G2 M1 N2 D2 N2 S' | S' N2 D2 P M1 G2 R2 S | - | WR | WR | WR
Devanata | dēvanāṭa | 36 | S G3 M1 P S' | S' N3 D3 P M1 G3 R3 S | - | WR | WR | WR
Devaranji | dēvarañji | 15 | S M1 P D1 P N3 S' | S' N3 D1 P M1 S | - | WRM | W | W
Devasalaga | dēvasālaga | 25 | S G3 P D1 N1 S' | S' N1 D1 P M1 G3 R2 S | - | WR | W | WR
Devipriya | dēvīpriya | 14 | S G3 P N2 S' | S' N2 D1 P M1 G3 R1 S | - | W | W | W
Dhalivarali | dhālivarāḷī | 39 | S R1 G1 M2 P D1 N3 S' | = | - | WRM | WR | WR
Dhamavati | dhāmavatī | 59 | S R2 G2 M2 P D2 N3 S' | = | - | WR | WR | WR
Dhanakapi | dhanakāpī | 22 | S R2 M1 P N2 S' | S' N2 D2 N2 P M1 G2 R2 S | - | WRM | W | W
Dhanakari | dhanakarī | 56 | S G2 P D1 N2 S' | S' N2 D1 M2 G2 S | - | W | W | W
Dhanashri | dhanāśrī | 20 | N2. S G2 M1 P N2 S' | S' N2 D1 P M1 G2 R1 S | - | WRDM | W | W
Dhanyasi | dhanyāsī | 8 | S G2 M1 P N2 S' | S' N2 D1 P M1 G2 R1 S | - | WRDM | WR | WR
Dharmalakhi | dharmalakhī | 29 | S M1 P D2 N3 S' | = | - | WR | W | W
Dharmaprakashini | dharmaprakāśinī | 20 | S R2 M1 P N2 S' | S' N2 D1 M1 G2 R2 S | - | WR | W | W
Dharmini | dharmiṇī | 49 | S R1 G3 M2 D1 N1 S' | = | - | WR | W | W
Dhaumya | dhaumya | 32 | S R3 G3 M1 P D1 N2 P S' | S' N2 D1 P M1 G3 R3 S | - | WR | WR | WR
Dhaureyani | dhaurēyaṇī | 45 | S R1 G2 M2 N3 S' | S' N3 D1 P M2 G2 R1 S | - | WR | W | W
Dhautapanchamam | dhautapañcamaṁ | 69 | S R3 G3 M2 P N3 P S' | S' N3 D1 P M2 R3 G3 M2 R3 S | - | WRM | W | W
Dhavalangam | dhavaḷāṅgaṁ | 49 | S R1 G3 M2 P D1 S' | S' N1 D1 P M2 G3 R1 S | - | WRM | WR | WR
Dhirahindolam | dhīrahindōḷaṁ | 35 | S G3 M1 D2 N3 S' | S' N3 D2 P M1 G3 R3 S | - | WR | WR | WR
Dhunibhinnashadjam | dhunibhinnaṣaḍjaṁ | 9 | S R1 G2 R1 P M1 P N3 S' | S' D1 P M1 G2 R1 S | - | WRM | WR | WR
Dilipika | dilīpika | 22 | S R2 G2 M1 P N2 D2 N2 P D2 N2 S' | S' N2 D2 P M1 G2 R2 S | - | WR | W | WR
Dilipikavasanta | dilīpikavasanta | 20 | S G2 M1 P D1 P N2 S' | S' D1 P M1 R2 S | - | W | W | W
Dipakam | dīpakaṁ | 51 | S R2 M2 P D1 P S' | S' N3 D1 N3 P M2 G3 R1 S | - | WRDM | W | W
Diparamu | dīparamu | 10 | S R1 G2 M1 P D2 N2 S' | S' N2 D2 N2 P M1 G2 R1 S | - | WR | W | W
Dipavarali | dīpavarāḷī | 68 | S R3 M2 P N2 S' | S' N2 P M2 G3 R3 S | - | WR | WR | WR
Divyagandhari | divyagāndhārī | 20 | S G2 M1 P D1 N2 S' | S' N2 P M1 G2 S | - | WR | W | W
Divyamalati | divyamālatī | 8 | S G2 M1 P D1 N2 S' | = | - | W | W | W
Dravidakalavati | drāviḍakalāvatī | 34 | S R3 G3 P D2 S' | S' N2 D2 P G3 R3 S | - | WM | W | W
Dundubi | dundubi | 48 | S R1 G2 M2 P D3 N3 S' | S' N3 P M2 G2 R1 S | - | WM | W | W
Durga | durgā | 29 | S R2 M1 D2 P D2 S' | S' D2 P M1 R2 S | - | WRDM | W | WR
Durvanki | dūrvāṅkī | 29 | S R2 M1 P D2 S' | S' N3 D2 P M1 G3 R2 S | - | WM | W | W
Dvaitachintamani | dvaitacintāmaṇi | 28 | S G3 M1 D2 N2 S' | S' N2 D2 M1 P G3 R2 S | - | WR | W | WR
Dvigandharabhushani | dvigāndhārabhūṣaṇī | 53 | S R1 G2 G3 G2 P D2 S' | S' D2 P G2 G3 G2 R1 S D2. S | - | WR | W | W
Dvijavanti | dvijāvantī | 28 | S R2 M1 G3 M1 P D2 S' | S' N2 D2 P M1 G3 M1 R2 G2 R2 S N2. D2. N2. S | yes | WRDM | W | W
Dvitiyapanchamam | dvitīyapañcamaṁ | 69 | S R3 G3 M2 P N3 P S' | S' N3 D1 P M2 R3 M2 G3 R3 S | - | WR | WR | WR
Eeshaivaridhi | - | 28 | S R2 M1 D2 N2 S' | S' N2 P M1 R2 S | - | WR | W | W
Ekakshari | ēkākṣarī | 15 | S R1 G3 M1 P D1 N3 S' | S' N1 P M1 R1 G3 M1 R1 S | - | WR | W | W
Gaganabhupalam | gaganabhūpāḷaṁ | 21 | S M1 G2 M1 P D1 N3 | S' N3 D1 M1 G2 R2 S | - | WR | W | WR
Gaganamohini | gaganamōhinī | 64 | S G3 P D2 N2 S' | S' N2 P M2 G3 S | - | WR | WR | WR
Gajagauri | gajagaurī | 29 | S R2 M1 G3 M1 N3 P D2 S' | S' N3 D2 P M1 P M1 G3 R2 S | - | WR | W | WR
Gamakakriya | gamakakriyā | 53 | S R1 G3 M2 P D2 S' | S' N3 D2 P M2 G3 R1 S | - | WRDM | WR | WR
Gamakapriya | gamakapriyā | 51 | S R1 G3 M2 P N3 D1 S' | S' D1 P M2 G3 R1 S | - | WR | W | WR
Gamanapriya | gamanapriya | 51 | S R1 G3 M2 P N3 D1 S' | S' D1 P M2 G3 R1 S | - | W | W | W
Gambhiranata | gambhīranāṭa | 36 | S G3 M1 P N3 S' | = | - | WRDM | W | W
Gambhiravani | gambhīravāṇī | 30 | S G3 P M1 D3 N3 S' | S' N3 P M1 G3 R2 G3 R2 S | - | WRDM | W | W
Ganahemavati | gānahēmavatī | 46 | S G2 M2 P N2 S' | S' N2 D2 P M2 G2 S | - | WR | WR | WR
Ganamukhari | gānamukhārī | 2 | S R1 M1 D1 S' | S' N2 D1 M1 R1 S | - | WRM | WR | WR
Ganaranjani | gānarañjanī | 36 | S R3 G3 M1 P M1 D3 N3 S' | S' N3 D3 P M1 P M1 R3 S | - | WR | W | W
Ganasamavarali | gānasāmavarāḷī | 3 | S R1 M1 P D1 N3 S' | S' N3 D1 P M1 G1 R1 S | - | WRM | WR | WR
Gandharalola | gāndhāralōla | 28 | S R2 M1 P D2 S' | S' N2 D2 P M1 G3 M1 G3 R2 S | - | WR | WR | WR
Gandharva | gāndharva | 42 | M2. P. D3. N3. S R1 G1 | R1 S' N3 P M2 P | - | WR | W | W
Gangatarangini | gaṅgātaraṅgiṇī | 33 | S R3 G3 M1 P D1 N3 S' | S' N3 D1 P M1 G3 M1 R3 S | - | WRM | WR | WR
Garigadya | - | 56 | N2. S G2 M2 P D1 N2 | D1 P M2 G2 R2 S | - | WR | W | W
Garudadhvani | garuḍadhvani | 29 | S R2 G3 M1 P D2 N3 S' | S' D2 P G3 R2 S | - | WRDM | WR | WR
Garudapriya | garuḍapriyā | 45 | S M2 P D1 N3 S' | S' R1' S' D1 P M2 R1 G2 R1 S | - | RM | R | R
Gaudamalhar | gauḍamalhār | 29 | S R2 M1 P D2 S' | S' N3 M1 G3 R2 S | - | WRDM | W | W
Gaula | gauḷa | 15 | S R1 M1 P N3 S' | S' N3 P M1 R1 G3 M1 R1 S | - | WRDM | WR | WR
Gaulakannada | gauḷakannaḍa | 22 | S R2 G2 M1 P D2 N2 S' | S' N2 P M1 G2 S | - | W | W | W
Gaulipantu | gauḷipantu | 15 | S R1 M1 P N3 S' | S' N3 D1 P M1 D1 M1 G3 R1 S | - | WRDM | W | WR
Gauri | gaurī | 15 | S R1 M1 P N3 S' | S' N3 D1 P M1 G3 R1 S | - | WRM | W | W
Gaurikriya | gaurīkriyā | 59 | S G2 M2 P D2 N3 S' | S' N3 D2 N3 P M2 G2 S | - | WR | W | W
Gaurishankar | gaurīśaṅkar | 23 | S R2 G2 M1 P N3 S' | S' N3 D2 P M1 G2 R2 S | - | WR | WR | WR
Gaurivelavali | gaurīvēlāvaḷi | 23 | S R2 G2 S R2 M1 P D2 S' | S' N3 D2 P M1 G2 R2 S | - | WRM | WR | WR
Gavati | gāvatī | 28 | S M1 P N2 S' | S' D2 M1 P G3 M1 R2 N2 S | - | WR | WR | WR
Gayakamandini | gāyakamandinī | 25 | S R2 G3 M1 P D1 S' | = | - | WR | WR | WR
Geyahejjajji | gēyahejjajji | 13 | S R1 M1 G3 M1 P D1 S' | S' N3 D1 P M1 G3 R1 S | - | WRM | W | W
Ghanashyamala | ghanaśyāmaḷa | 5 | S G1 M1 P D2 S' | S' D2 N3 P M1 G1 R1 S | - | WR | W | W
Ghanasindhu | ghanasindhu | 15 | S M1 G3 M1 P D1 N3 D1 S' | S' N3 D1 P M1 G3 R1 S | - | WR | WR | WR
Ghanavaridhi | ghanavāridhi | 34 | S M1 R3 G3 M1 P D2 N2 S' | S' D2 N2 P M1 R3 S | - | WRDM | WR | R
Ghanta | ghaṇṭa | 8 | S G2 R2 M1 P N2 S' | S' N2 D1 P M1 G2 R1 S | yes | WRDM | W | W
Ghantana | ghaṇṭāna | 57 | S R2 G2 M2 D1 N3 S' | = | - | WR | W | W
Ghoshini | ghōṣiṇī | 16 | S M1 G3 M1 P D2 N2 D2 S' | S' N2 D2 P M1 G3 R1 S | - | WR | W | WR
Girvani | gīrvāṇī | 43 | S R1 G2 M2 P D1 N1 S' | = | - | WR | WR | WR
Gitapriya | gītapriyā | 63 | S R2 G3 M2 P D1 N3 S' | = | - | WRM | WR | WR
Godari | gōdarī | 39 | S R1 G1 R1 M2 G1 M2 P D1 N3 S' | S' N3 D1 P M2 R1 S | - | WR | W | W
Gomati | gōmatī | 42 | S R1 G1 M2 P D3 N3 | P M2 G1 R1 S | - | WR | W | W
Gopikatilakam | gōpikātilakaṁ | 56 | S R2 G2 M2 P N2 S' | = | - | WRM | WR | WR
Gopikavasanta | gōpikāvasanta | 20 | S R2 G2 M1 P D1 P N2 | S' N2 D1 P M1 G2 R2 S | - | WRDM | W | W
Gopriya | gōpriyā | 62 | S R2 G3 M2 D1 N2 S' | = | - | WM | W | W
Guhamanohari | guhamanōharī | 28 | S R2 M1 D2 N2 S' | = | - | WR | WR | WR
Guhapriya | guhapriyā | 16 | S R1 G3 M1 P M1 D2 N2 S' | S' N2 D2 P M1 G3 S R1 S | - | WR | W | WR
Guharanjani | guharañjanī | 28 | S R2 S M1 P D2 N2 S' | S' N2 D2 N2 P M1 G3 S | - | WR | W | WR
Gummakambhoji | gummakāmbhōjī | 15 | S R1 G3 P D1 N3 S' | S' N3 D1 P M1 G3 R1 S | - | WR | W | W
Gunavati | guṇavatī | 10 | S R1 M1 P D2 S' | = | - | WR | WR | WR
Gundakriya | guṇḍakriyā | 15 | S R1 M1 P N3 S' | S' N3 P D1 P M1 G3 R1 S | - | WRM | W | WR
Gurjari | gurjari | 15 | S R1 G3 M1 P D1 N3 S' | S' D1 N3 P M1 G3 R1 S | - | WRDM | W | W
Gurupriya | gurupriyā | 64 | S R2 G3 M2 D2 N2 S' | = | - | WRM | WR | WR
Hamir | hamīr | 65 | S R2 S G3 M1 D2 N3 D2 S' | S' N3 D2 N2 P G3 M1 D2 M2 P D2 P G3 M1 R2 S | yes | W | W | W
Hamirkalyani | hamīrkalyāṇī | 65 | S P M2 P D2 N3 S' | S' N3 D2 P M2 M1 G3 P M1 R2 S | yes | WRDM | W | W
Hamsabheri | haṁsābhērī | 22 | S G2 P M1 P N2 S' | S' N2 D2 P M1 G2 S | - | W | W | W
Hamsabhramari | haṁsabhramarī | 58 | S R2 G2 M2 P D2 S' | S' N2 D2 P M2 G2 R2 S | - | WRM | WR | WR
Hamsadhvani | haṁsadhvani | 29 | S R2 G3 P N3 S' | = | no | WRHDM | WRH | WRH
Hamsadipika | haṁsadīpikā | 23 | S R2 G2 M1 D2 S' | S' N3 D2 P M1 G2 R2 S | - | WM | W | W
Hamsagamini | haṁsagāminī | 52 | S G3 M2 P D2 N2 S' | S' N2 D2 P M2 D2 P M2 G3 R1 S | - | WM | W | W
Hamsagiri | haṁsagiri | 72 | S R3 G3 M2 P D3 N3 S' | S' N3 P D3 N3 P M2 G3 S | - | WR | W | W
Hamsakalyani | haṁsakalyāṇī | 65 | S R2 G3 P N3 S' | S' N3 D2 P M2 G3 R2 S | - | WRM | WR | WR
Hamsalata | haṁsalatā | 63 | S R2 G3 P N3 S' | S' N3 D1 P M2 G3 R2 S | - | WRM | WR | WR
Hamsanadam | haṁsanādaṁ | 60 | S R2 M2 P N3 S' | = | no | WRHDM | WH | WH
Hamsanandi | haṁsānandī | 53 | S R1 G3 M2 D2 N3 S' | = | no | WRHDM | WRH | WRH
Hamsanantini | - | 18 | S G3 M1 P S' | S' P M1 G3 R1 S | - | W | W | W
Hamsanarayani | haṁsanārāyaṇī | 51 | S R1 G3 M2 P S' | S' N3 P M2 G3 R1 S | - | WR | WR | WR
Hamsapanchamam | haṁsapañcamaṁ | 21 | S G2 M1 P N3 D1 N3 P S' | S' N3 D1 M1 G2 R2 S | - | WR | W | W
Hamsarupini | haṁsarūpiṇī | 28 | S R2 G3 P D2 S' | S' N2 P M1 R2 S | - | WR | WR | WR
Hamsavahini | haṁsavāhinī | 21 | S R2 M1 P D1 N3 S' | = | - | WM | W | W
Hamsavinodini | haṁsavinōdinī | 29 | S R2 G3 M1 D2 N3 S' | = | - | WRDM | W | WR
Haridarpa | haridarpa | 17 | S R1 G3 M1 P D2 N3 S' | S' D2 P M1 R1 S | - | WR | WR | WR
Haridasapriya | haridāsapriyā | 22 | S P M1 G3 M1 P N2 S' | S' N2 D2 N2 P M1 G2 R2 S | - | WR | W | W
Harikedaragaula | harikēdāragauḷa | 28 | S R2 G3 M1 P D2 N2 S' | = | - | WRM | WR | WR
Harikedaram | harikēdāraṁ | 28 | S R2 G3 M1 P D2 N2 S' N2 S' | S' N2 S' D2 N2 D2 P M1 G3 R2 S | - | WM | W | W
Harinarayani | harinārāyaṇī | 22 | S R2 G2 M1 P M1 D2 N2 S' | S' N2 P M1 G2 R2 S | - | WRM | WR | WR
Harini | hariṇī | 28 | S G3 M1 P D2 N2 D2 S' | S' N2 S' N2 D2 P M1 G3 M1 G2 R2 S | - | WR | W | W
Haripriya | haripriyā | 27 | S R1 G3 M1 P S' | S' N3 D1 P M1 G3 S | - | WR | W | W
Haritapriya | haritapriyā | 28 | S R2 M1 P D2 S' | S' N2 D2 P M1 G3 R2 G3 R2 S | - | WR | W | W
Hejjajji | hejjajji | 13 | S R1 G3 M1 P D1 S' | S' N1 D1 P M1 G3 R1 S | - | WRM | W | W
Hemambari | hēmāmbarī | 58 | S R2 G2 M2 P D2 N2 S' | S' P M2 G2 R2 S | - | WR | W | W
Hemangi | hēmāṅgī | 54 | S R1 G3 M2 D3 S' | = | - | WR | WR | WR
Hemant | hēmant | 29 | N3. S D2. N3. S G3 M1 D2 N3 S' | S' N3 D2 P M1 G3 R2 S | - | WR | W | W
Hemapriya | hēmapriyā | 58 | S R2 G2 M2 D2 S' | = | - | WR | WR | WR
Hemasaranga | hēmasāraṅga | 28 | S R2 G3 M1 P D2 N2 D2 S' | S' P M1 G3 R2 S | - | WR | W | WR
Hindoladarbar | hindōḷadarbār | 32 | S G3 M1 P S' | S' N2 D1 P M1 R3 S | - | WR | WR | WR
Hindoladeshikam | hindōḷadēśikaṁ | 10 | S M1 R1 G2 M1 P D2 N2 S' | S' P N2 D2 M1 G2 R1 S | - | WR | WR | WR
Hindolam | hindōḷaṁ | 20 | S G2 M1 D1 N2 S' | = | no | WRHDM | WRH | WH
Hindolavasanta | hindōḷavasanta | 20 | S G2 M1 P D1 N2 D1 S' | S' N2 D1 P M1 D2 M1 G2 S | - | WRDM | W | W
Hindustanibehag | hindustānībēhāg | 29 | S G3 M1 P N3 S' | S' N3 D2 P M1 G3 R2 S | - | WR | WR | WR
Hindustanikapi | hindustānīkāpī | 22 | S R2 M1 P N2 S' | S' N2 D2 N2 P M1 G2 M1 D2 P G2 R2 S N2. S | yes | WRM | W | WR
Hindustanitodi | hindustānītōḍī | 45 | N3. R1. G2. M2. D1. N3. S | S' N3 D1 P M2 G2 R1 S | - | W | W | W
Hridini | hr̥dinī | 64 | S G3 M2 P N2 S' | = | - | W | W | W
Hritkamali | hr̥tkamalī | 23 | S R2 M1 D2 N3 S' | = | - | W | W | W
Huseni | husēni | 22 | S R2 G2 M1 P N2 D2 N2 S' | S' N2 D1 P M1 G2 R2 S | yes | WRHDM | WH | WH
Indudhanyasi | indudhanyāsī | 46 | S G2 M2 D2 N2 S' | S' N2 D2 P D2 M2 G2 R1 S | - | WR | WR | WR
Indughantaravam | indughaṇṭāravaṁ | 20 | S G2 M1 P D1 P | N2 D1 P M1 G2 R2 S N2. | - | WR | W | W
Indumati | indumatī | 51 | S G3 M2 D1 N3 S' | S' N3 D1 P M2 G3 S | - | WR | WR | WR
Isamanohari | īśamanōharī | 28 | S R2 G3 M1 P D2 N2 S' | S' N2 D2 P M1 R2 M1 G3 R2 S | - | WRM | W | WR
Ishtarangini | iṣṭaraṅgiṇī | 72 | S R3 M2 P N3 S' | S' N3 D3 P M2 G3 R3 S | - | W | W | W
Jaganmohanam | jaganmōhanaṁ | 38 | S R1 G1 M2 P D2 S' | S' N2 D1 P M2 G1 R1 S | - | WRM | W | W
Jaganmohinam | jaganmōhinaṁ | 38 | S R1 G1 M2 P D1 N2 S' | = | - | WR | WR | WR
Jaganmohini | jaganmōhinī | 15 | S G3 M1 P N3 S' | S' N3 P M1 G3 R1 S | - | WRDM | WR | WR
Jaijaivanti | jaijaivantī | 28 | S R2 G3 R2 S D2 N2 P R2 G3 M1 P N2 S' | N2 S' N2 D2 P D2 M1 G3 R2 G3 R2 S | - | WM | W | W
Jaithshree | - | 28 | S R2 G3 P D2 S' | = | - | W | W | W
Jalakesari | jālakēsarī | 45 | S R1 M2 P D1 N3 S' | S' D1 P M2 R1 S | - | WR | WR | WR
Jalasugandhi | jālasugandhī | 39 | S R1 G1 M2 P D1 S' | = | - | WR | WR | WR
Jalmika | - | 19 | S R2 G1 M1 P D1 N1 S' | S' N1 D1 P M1 G1 S R2 S | - | WR | W | W
Janaranjani | janarañjanī | 29 | S R2 G3 M1 P D2 P N3 S' | S' D2 P M1 R2 S | - | WRDM | W | W
Janasammodini | janasammōdinī | 25 | S R2 G3 P D1 S' | = | - | WRM | WR | WR
Janatodi | janatōḍī | 8 | S R1 G2 M1 P D1 N2 S' | = | - | WRM | W | W
Janavali | janāvaḷi | 39 | S G2 R1 G2 M2 P D1 N3 D1 S' | S' N3 D1 P M2 G2 R1 S | - | WM | W | W
Jatadhari | jaṭādhārī | 22 | S R2 M1 P D2 N2 S' | = | - | WR | W | W
Jayachudamani | jayacūḍāmaṇi | 57 | S G2 M2 P D1 S' | S' N3 D1 P M2 G2 R2 S | - | WR | W | W
Jayamanohari | jayamanōharī | 22 | S R2 G2 M1 D2 S' | S' N2 D2 M1 G2 R2 S | - | WRDM | WR | WR
Jayanarayani | jayanārāyaṇī | 22 | S R2 G2 M1 P D2 S' | S' N2 D2 P M1 G2 R2 S | - | WRM | WR | WR
Jayantasena | jayantasēna | 22 | S G2 M1 P D2 S' | S' N2 D2 P M1 G2 S | - | WRDM | WR | WR
Jayantashri | jayantaśrī | 20 | S G2 M1 D1 N2 S' | S' N2 D1 M1 P M1 G2 S | - | WRDM | W | W
Jayarama | jayarāma | 28 | S R2 G3 M1 P D2 N2 S' | S' N2 D2 P M1 G3 S | - | WR | WR | WR
Jayasamvardhani | jayasaṁvardhanī | 17 | S G3 M1 P D2 N3 S' | S' N3 P M1 G3 R1 S | - | W | W | W
Jayashri | jayaśrī | 21 | S R2 G2 M1 P D1 N3 D1 S' | S' N3 D1 P M1 G2 R2 S | - | WR | W | WR
Jayashuddhamalavi | jayaśuddhamāḷavī | 18 | S R1 G3 M1 P N3 S' | S' N3 D3 P M1 G3 R1 S | - | WRM | WR | WR
Jhankarabhramari | jhaṅkārabhramarī | 19 | S R2 G2 M1 P D1 N1 D1 P D1 S' | S' N1 D1 P M1 G2 R2 S | - | WRM | WR | WR
Jhinjoti | jhiñjōṭi | 28 | D2. S R2 G3 M1 P D2 N2 | D2 P M1 G3 R2 S N2. D2. P. D2. S | - | W | W | W
Jingala | jiṅgaḷā | 20 | S R2 G2 M1 P D1 N2 D1 P S' | S' N2 D1 P M1 G2 R2 S | - | WRDM | W | W
Jivantika | jīvantikā | 48 | S M2 P D3 N3 S' | S' N3 P M2 G2 S | - | WRM | WR | WR
Jivantini | jīvantinī | 48 | S M2 P D3 N3 S' | S' N3 P M2 G2 S | - | WR | W | W
Jnanachintamani | jñānacintāmaṇi | 11 | S R1 M1 D2 N3 S' | S' N3 D2 P M1 R1 S | - | WRM | WR | WR
Jog | jōg | 28 | S G3 M1 P N3 S' | S' N2 P M1 G3 M1 G3 S G3 S | yes | WDM | W | W
Jonpuri | jōnpurī | 20 | S R2 M1 P D1 N2 S' | S' N2 D1 P M1 G2 R2 S | - | WDM | W | W
Jujahuli | jujāhuḷi | 28 | S M1 G3 M1 P D2 N2 S' | S' N2 D2 P M1 G3 S | - | WRM | W | W
Julavu | julavu | 29 | P. D2. N3. S R2 G3 M1 P | M1 G3 R2 S N3. D2. P. M1 | - | WR | W | W
Jyoti | jyōti | 68 | S R3 G3 M2 P D1 N2 S' | S' N2 D1 P M2 G3 S | - | WRM | WR | WR
Jyotishmati | jyōtiṣmatī | 68 | S R3 G3 M2 P S' | S' N2 D1 M2 P M2 G3 R3 S | - | WR | W | WR
Kadanakutuhalam | kadanakutūhalaṁ | 29 | S R2 M1 D2 N3 G3 P S' | S' N3 D2 P M1 G3 R2 S | - | WRM | W | W
Kadaram | kadaraṁ | 21 | S G2 M1 D1 N3 S' | = | - | WR | WR | WR
Kaikavashi | kaikavaśi | 60 | S R2 G2 M2 P D3 N3 S' | S' N3 P M2 G2 R2 S | - | WRM | W | W
Kalahamsa | kalāhaṁsa | 31 | S R3 G3 M1 P D1 S' | S' N1 D1 P M1 G3 R3 S | - | WR | W | W
Kalakanti | kalakaṇṭhī | 13 | S R1 G3 M1 D1 N1 S' | S' N1 D1 P G3 R1 S | - | WRM | W | W
Kalanidhi | kalānidhi | 22 | S R2 G2 M1 S P M1 D2 N2 S' | S' N2 D2 P M1 G2 R2 S | - | WRDM | W | WR
Kalasaveri | kalāsāvērī | 8 | S R1 G2 P N2 S' | = | - | WRDM | WR | WR
Kalavati | kalāvatī | 31 | S R3 G3 M1 P D1 N1 S' | = | - | WRDM | WR | WR
Kalgada | kalgaḍa | 13 | S R1 G3 P D1 N1 S' | = | - | WRDM | W | W
Kalika | kālikā | 22 | S R2 G2 P D2 N2 S' | = | - | WR | WR | WR
Kalindaja | kāḷindajā | 14 | S R1 G3 M1 P N2 S' | = | - | WR | WR | WR
Kallola | kallōla | 18 | S P D3 N3 S' | S' N3 D3 P M1 G3 R1 S | - | WRM | W | W
Kalpanadharini | kalpanadhāriṇī | 13 | S G3 M1 P D1 S' | S' N1 D1 P M1 G3 R1 S | - | WR | WR | WR
Kalyanadayini | kalyāṇadāyinī | 65 | S R2 G3 M2 D2 N3 S' | = | - | WR | WR | WR
Kalyanakesari | kalyāṇakēsarī | 15 | S R1 G3 P D1 S' | = | - | WRM | W | W
Kalyanavasantam | kalyāṇavasantaṁ | 21 | S G2 M1 D1 N3 S' | S' N3 D1 P M1 G2 R2 S | - | WRDM | W | W
Kamalamanohari | kamalāmanōharī | 27 | S G3 M1 P N3 S' | S' N3 D1 P M1 G3 S | - | WRDM | WR | WR
Kamalaptapriya | kamalāptapriyā | 51 | S R1 G3 M2 P D1 S' | = | - | WR | W | W
Kamaranjani | kāmarañjanī | 45 | S R1 G2 R1 M2 P D1 N3 S' | S' N3 D1 P M2 G2 R1 G2 S | - | RD | R | R
Kamaripriya | kāmāripriyā | 29 | S G3 M1 D2 N3 S' | S' N3 D2 M1 G3 M1 R2 S | - | WR | W | W
Kambhoji | kāmbhōjī | 28 | S R2 G3 M1 P D2 S' | S' N2 D2 P M1 G3 R2 S N3. P. D2. S | yes | WRDM | W | W
Kanada | kānaḍā | 22 | S R2 G2 M1 D2 N2 S' | S' N2 P M1 G2 M1 R2 S | no | WRHDM | WH | WH
Kanakadri | kanakādri | 10 | S R1 G2 P D2 S' | S' N2 D2 P M1 G2 R1 S | - | WR | W | W
Kanakakusumavali | kanakakusumāvaḷi | 61 | S R2 G3 M2 P D2 S' | = | - | WR | W | W
Kanakambari | kanakāmbarī | 1 | S R1 M1 P D1 S' | S' N1 D1 P M1 G1 R1 S | - | WRM | WR | WR
Kanakasaveri | kanakasāvērī | 8 | S R1 M1 P D1 S' | S' N2 D1 P M1 G2 R1 S | - | W | W | W
Kanakatodi | kanakatōḍī | 1 | S R1 G1 M1 P D1 S' | S' N1 D1 P M1 R1 S | - | WRM | WR | WR
Kanakavasanta | kanakavasanta | 20 | S G2 M1 P N2 D1 S' | S' N2 D1 P M1 G2 R2 S | - | WR | WR | WR
Kananapriya | kānanapriyā | 63 | S R2 G3 M2 P M2 D1 N3 S' | S' D1 N3 P M2 G3 R2 S | - | WR | WR | WR
Kanchanabauli | kāñcanabauḷi | 43 | S G2 M2 P D1 S' | S' N1 D1 P M1 G2 R1 S | - | WR | W | W
Kanchanavati | kāñcanavatī | 44 | S R1 G2 M2 P N2 S' | = | - | WR | WR | WR
Kannada | kannaḍa | 29 | S R2 G3 M1 P M1 D2 N3 S' | S' N3 S' D2 P M1 G3 M1 G3 M1 R2 S | - | WR | W | WR
Kannadabangala | kannaḍabaṅgāḷa | 15 | S R1 M1 G3 M1 D1 P D1 S' | S' D1 P M1 G3 R1 S | - | WRM | W | W
Kannadagaula | kannaḍagauḷa | 22 | S R2 G2 M1 P N2 S' | S' N2 D2 P M1 G2 S | - | WRDM | W | W
Kannadamaruva | kannaḍamaruva | 65 | S G3 M2 P D2 N3 S' | = | - | WRM | WR | W
Kapi | kāpī | 22 | S R2 M1 P N3 S' | S' N2 D2 N2 P M1 G2 R2 S | yes | WRHDM | WH | WH
Kapijingala | kāpījiṅgaḷā | 22 | S N2. S R2 G2 M1 | M1 G2 R2 S N2. D2. N2. S | - | WR | WR | WR
Kapinarayani | kāpīnārāyaṇī | 28 | S R2 M1 P D2 N2 S' | S' N2 D2 P M1 G3 R2 S | - | WRDM | W | W
Karmukhavati | kārmukhavatī | 59 | S R2 G2 M2 D2 N3 S' | = | - | WR | W | W
Karnaranjani | karṇarañjanī | 22 | S R2 G2 M1 G2 P D2 S' | S' N2 D2 P M1 G2 R2 S | - | WRDM | WR | WR
Karnatakabehag | karṇāṭakabēhāg | 28 | S R2 G3 M1 P D2 N2 S' | S' N2 D2 N2 P D2 M1 G3 R2 S | - | WDM | W | W
Karnatakadevagandhari | karṇāṭakadēvagāndhārī | 28 | S G3 M1 P N2 S' | S' N2 D2 P M1 G3 R2 S | - | WRDM | W | W
Karnatakahindolam | karṇāṭakahindōḷaṁ | 22 | S G2 M1 D2 N2 S' | = | - | WM | W | W
Karnatakakapi | karṇāṭakakāpī | 22 | S R2 G2 M1 P D2 N2 S' | = | - | WRDM | W | WR
Karnatakakhamas | karṇāṭakakhamās | 28 | S G3 M1 P D2 N2 S' | = | - | WR | W | W
Karnatakasaranga | karṇāṭakasāraṅga | 15 | S R1 G3 M1 P D1 N3 S' | S' N3 D1 P M1 R1 S | - | WR | W | W
Karnatakashuddhasaveri | karṇāṭakaśuddhasāvērī | 1 | S R1 M1 P D1 S' | = | - | WRDM | WR | WR
Karpurabharani | karpūrabharaṇī | 59 | S R2 G2 P M2 P D2 S' | = | - | WR | W | W
Karunakari | karuṇākārī | 63 | S M2 P D1 N3 D1 S' | S' N3 D1 P M2 S | - | WR | WR | WR
Karunamritavarshini | karuṇāmr̥tavarṣiṇī | 39 | S R1 G1 M2 P D1 N3 P S' | S' N3 D1 M2 G1 R1 S | - | W | W | W
Kashiramakriya | kāśirāmakriyā | 51 | S G3 R1 G3 M2 P D1 N3 S' | S' N3 D1 P M1 G3 R1 S | yes | WRM | WR | WR
Katyayani | kātyāyanī | 20 | S R2 G2 P D1 S' | = | - | WR | WR | WR
Kaumari | kaumārī | 11 | S R1 G2 M1 P D2 S' | S' N3 D2 P M1 G2 R1 S | - | WR | WR | WR
Kaumoda | kaumōda | 65 | S R2 G3 M2 N3 S' | S' N3 P M2 G3 S | - | WR | W | W
Kaumodaki | kaumōdakī | 22 | S R2 G2 M1 P D2 N2 S' | S' D2 P G2 S | - | WR | WR | WR
Kaushika | kauśika | 22 | S G2 M1 D2 N2 S' | S' N2 D2 M1 G2 M1 R2 S | - | WRM | W | W
Kaushikadhvani | kauśikadhvani | 29 | S G3 M1 D2 N3 S' | = | - | WR | WR | WR
Kedaragaula | kēdāragauḷa | 28 | S R2 M1 P N2 S' | S' N2 D2 P M1 G3 R2 S | - | WRDM | WR | WR
Kedaram | kēdāraṁ | 29 | S M1 G3 M1 P N3 S' | S' N3 P M1 G3 R2 S | no | WRHDM | WRH | WRH
Kesari | kēsarī | 25 | S R2 G3 M1 P M1 D1 P D1 S' | S' D1 N1 D1 P M1 G2 R2 S | - | WRM | W | W
Keshavapriya | kēśavapriyā | 28 | S R2 S M1 P D2 N2 S' | S' N2 S' P M1 G3 R2 S | - | WM | W | W
Khamas | khamās | 28 | S M1 G3 M1 P D2 N2 S' | S' N2 D2 P M1 G3 R2 S | yes | WRDM | W | W
Kiranavali | kiraṇāvaḷi | 21 | S R2 G2 M1 P D1 N3 S' | S' P M1 G2 R2 S | - | WRDM | WR | WR
Kirvani | kīrvāṇī | 43 | S R1 G2 M2 P D1 N1 S' | = | - | WR | W | W
Kokila | kōkila | 16 | S R1 G3 M1 D2 N2 S' | = | - | WRM | W | W
Kokilabhashani | kōkilabhāṣaṇī | 29 | S R2 G3 M1 P D2 N3 S' | S' N3 P M1 G3 M1 R2 S | - | W | W | W
Kokiladhvani | kōkiladhvani | 28 | S R2 G3 M1 D2 N2 D2 S' | S' N2 D2 N2 P M1 G3 R2 S | - | WRDM | WR | WR
Kokilanandi | kōkilanandī | 56 | S G2 M2 D1 N2 S' | S' N2 D1 P M2 G2 S | - | WR | WR | WR
Kokilapanchamam | kōkilapañcamaṁ | 39 | S G1 R1 G1 P D1 N3 S' | S' N3 D1 P M2 G1 R1 S | - | WR | W | WR
Kokilaravam | kōkilaravaṁ | 11 | S R1 M1 P D2 N3 S' | S' N3 D2 P M1 G2 R2 S | yes | WRM | WR | WR
Kokilavarali | kōkilavarāḷī | 28 | S R2 M1 P D2 S' | S' N2 D2 M1 P M1 G3 R2 G3 S | - | WRM | W | W
Kolahalam | kōlāhalaṁ | 29 | S P M1 G3 M1 P D2 N3 S' | S' N3 D2 P M1 G3 R2 S | - | WRM | W | W
Komalangi | kōmalāṅgī | 26 | S R2 G3 M1 P N2 S' | = | - | RM | R | R
Krishnaveni | kr̥ṣṇavēṇī | 15 | S R1 G3 M1 P N3 S' | = | - | RM | R | R
Kshanika | kṣaṇikā | 20 | S G2 M1 P D1 S' | = | - | WR | WR | W
Kshemakari | kṣēmakarī | 58 | S R2 M2 D2 N2 S' | = | - | W | W | W
Kumbhini | kumbhinī | 41 | S G1 R1 G1 M2 P N3 D2 N3 S' | S' N3 D2 P M2 G1 R1 S | - | WRM | W | W
Kumudachandrika | kumudacandrikā | 45 | S G2 M2 D1 S' | S' N3 D1 M2 G2 R1 S | - | WR | WR | WR
Kumudakriya | kumudakriyā | 51 | S R1 G3 M2 D1 S' | S' N3 D1 M2 G3 R1 S | - | WRDM | WR | WR
Kunjari | kuñjari | 5 | S R1 M1 P D2 P S' | S' N3 D2 P M1 G1 R1 S | - | WRM | WR | WR
Kuntalam | kuntalaṁ | 61 | S R2 G3 M2 P D1 S' | S' N1 D1 P M2 G3 R2 S | - | WRM | WR | WR
Kuntalashrikanti | kuntalaśrīkānti | 65 | S G3 M2 P D2 N3 S' | S' N3 P M2 G3 R2 S | - | WR | WR | WR
Kuntalavarali | kuntalavarāḷī | 28 | S M1 P D2 N2 D2 S' | S' N2 D2 P M1 S | - | WRDM | W | WR
Kurinji | kuriñji | 29 | S N3. S R2 G3 M1 P D2 | = | no | WRHDM | WH | WH
Kusumakaram | kusumākaraṁ | 71 | S R3 G3 M2 P D2 N3 S' | = | - | WRM | WR | WR
Kusumamarutam | kusumamārutaṁ | 17 | S M1 P D2 N3 S' | S' N3 D2 P M1 G3 R1 G3 M1 S | - | WR | WR | WR
Kusumavali | kusumāvaḷi | 21 | S G2 M1 P D1 S' | S' N3 D1 P M1 G2 M1 R1 S | - | WR | W | W
Kusumavichitra | kusumavicitra | 29 | S G3 R2 G3 M1 P N3 P D2 N3 S' | S' D2 N3 D2 M1 G3 P M1 G3 R2 S | - | WR | W | WR
Kutuhalam | kutūhalaṁ | 29 | S R2 M1 N3 D2 P N3 S' | S' N3 D2 P M1 G3 R2 S | - | WR | WR | WR
Kuvalayabharana | kuvalayabharaṇa | 14 | S R1 G3 M1 D1 N1 S' | = | - | WRM | W | W
Lahari | laharī | 29 | S R2 G3 P D2 S' | S' D2 P M1 G3 R2 S | - | W | W | W
Lalita | lalitā | 15 | S R1 G3 M1 D1 N3 S' | = | no | WRHDM | WH | WH
Lalitabhairavi | lalitabhairavī | 19 | S G2 M1 P D1 S' | S' N1 D1 P M1 G2 R2 S | - | WRM | WR | WR
Lalitagandharva | lalitagāndharva | 30 | S R2 G3 M1 P D3 N3 S' | S' N3 P G3 R2 S | - | W | W | W
Lalitamanohari | lalitamanōharī | 22 | S G2 M1 P D2 N2 S' | S' N2 P M1 G2 R2 S | - | WR | WR | WR
Lalitangi | lalitāṅgī | 63 | S R2 G3 M2 D1 N3 S' | = | - | WR | WR | WR
Lalitapanchamam | lalitapañcamaṁ | 15 | S R1 G3 M1 D1 N3 S' | S' N3 D1 M1 P M1 G3 R1 S | - | WRDM | W | W
Lalitasimharavam | lalitasiṁhāravaṁ | 59 | S R2 G2 M2 P S' | S' N3 P M2 G2 R2 S | - | WR | W | W
Latantapriya | latāntapriyā | 1 | S R1 G1 M1 P D1 S' | S' D1 P M1 R1 S | - | WRM | W | W
Lavangi | lavaṅgī | 1 | S R1 M1 D1 S' | = | - | WRDM | WR | WR
Lavantika | lavantikā | 23 | S R2 M1 P N3 S' | = | - | W | W | W
Lokaranjani | lōkarañjanī | 52 | S G3 M2 P M2 D2 N2 S' | S' N2 D2 N2 P M2 G3 R1 S | - | WR | WR | WR
Madhavamanohari | mādhavamanōharī | 22 | S R2 G2 M1 P N2 D2 N2 S' | S' N2 D2 M1 G2 R2 S | - | WRM | W | WR
Madhavapriya | mādhavapriyā | 1 | S R1 G1 P D1 N1 S' | = | - | WR | W | W
Madhavi | mādhavī | 21 | S M1 G2 M1 P D1 N3 S' | S' N3 D1 P M1 S M1 G2 R1 S | - | WR | W | W
Madhukauns | madhukauns | 58 | S G2 M2 P N2 P S' | S' N2 P M2 G2 S | - | W | W | W
Madhulika | madhulikā | 27 | S R2 G3 M1 N3 S' | = | - | WR | W | W
Madhumalati | madhumālatī | 59 | N3. S G2 M2 P S' | S' N3 D2 P M2 G2 R2 S | - | WR | W | W
Madhurakokila | madhurakōkilā | 28 | S R2 G3 D2 N2 S' | = | - | W | W | W
Madhuvanti | madhuvantī | 59 | S G2 M2 P N3 S' | S' N3 D2 P M2 G2 R2 S | - | WRDM | W | W
Madhyamaravali | madhyamarāvaḷi | 22 | S R2 G2 P D2 N2 S' | = | - | WM | W | W
Madhyamavarali | madhyamavarāḷī | 22 | S R2 G2 P D2 N2 S' | = | - | RD | R | R
Madhyamavati | madhyamāvatī | 22 | S R2 M1 P N2 S' | = | no | WRHDM | WRH | WRH
Maghathi | - | 34 | S R3 M1 P D2 N2 S' | = | - | W | W | W
Mahanandi | mahānandī | 22 | S R2 G2 P D2 S' | = | - | WR | WR | WR
Mahanandini | mahānandinī | 45 | S M2 G2 M2 P D1 N3 S' | S' D1 N3 D1 P M2 G2 R1 S | - | WR | W | W
Mahati | mahatī | 28 | S G3 P N2 S' | = | - | WRM | W | W
Mahuri | mahūrī | 28 | S R2 M1 G3 R2 G3 P D2 S' | S' N2 D2 P M1 G3 R2 S R2 G3 R2 S | - | WRM | W | W
Malahari | malahari | 15 | S R1 M1 P D1 S' | S' D1 P M1 G3 R1 S | no | WRHDM | WRH | WRH
Malavakurinji | māḷavakuriñji | 15 | S G3 P D1 N3 S' | S' N3 D1 M1 R1 S | - | WR | WR | WR
Malavapanchamam | māḷavapañcamaṁ | 15 | S R1 G3 M1 P N3 S' | S' N3 D1 P M1 G3 R1 S | - | WRM | WR | WR
Malavashri | māḷavaśrī | 22 | S G2 M1 P N2 D2 N2 P D2 N2 S' | S' N2 D2 P M1 G2 R2 S | - | WRM | W | W
Malavi | māḷavī | 28 | S R2 G3 M1 P N2 M1 D2 N2 S' | S' N2 D2 N2 P M1 G3 M1 R2 S | - | WRDM | W | W
Malayamarutam | malayamārutaṁ | 16 | S R1 G3 P D2 N2 S' | = | no | WRHDM | WH | WH
Malhar | malhār | 22 | S R2 P M1 P N2 D2 N2 S' | S' N2 P M1 P G2 M1 R2 S | - | WR | W | W
Malkosh | mālkōś | 20 | S G2 M1 D1 N2 S' | = | - | W | W | W
Mallikavasanta | mallikāvasanta | 15 | S G3 M1 P N3 S' | S' N3 D1 P M1 G3 R1 S | - | WR | WR | WR
Mand | māṇḍ | 29 | S G3 M1 P D2 S' | S' N3 D2 P M1 G3 R2 S | - | WRHM | WRH | WRH
Mandamari | mandāmarī | 22 | S R2 M1 P D2 S' | S' N2 S' D2 P M1 G2 R2 S | - | WR | W | WR
Mandari | mandārī | 51 | S R1 G3 M2 P N3 S' | = | - | WRDM | W | W
Mangalakaishiki | maṅgaḷakaiśikī | 15 | S R1 M1 G3 D1 P S' | S' N3 D1 P M1 G3 R1 S | - | WRM | W | W
Mangalakari | maṅgaḷakarī | 64 | S R2 P M2 P D2 N2 S' | S' N2 D2 P G3 R2 S | - | WR | W | W
Mangalavati | maṅgaḷāvatī | 22 | S R2 M1 P D2 S' | S' D2 P M1 G2 R2 S | - | W | W | W
Manirangu | maṇiraṅgu | 22 | S R2 M1 P N2 S' | S' N2 P M1 G2 R2 S | no | WRHDM | WRH | WRH
Manjari | mañjarī | 22 | S G2 R2 G2 M1 P N2 D2 N2 S' | S' N2 D2 P M1 G2 R2 S | - | WRM | W | WR
Manji | māñjī | 20 | S R2 G2 M1 P D2 N2 S' | S' N2 D1 P M1 P M1 P G2 R2 S | - | WRDM | W | W
Manjupriya | mañjupriyā | 28 | S G3 M1 P N2 S' | S' N2 D2 P G3 R2 S | - | W | W | W
Manoharam | manōharaṁ | 28 | S R2 G3 M1 D2 N2 S' | S' N2 P M1 R2 S | - | W | W | W
Manohari | manōharī | 22 | S G2 R2 G2 M1 P D2 S' | S' D2 P M1 G2 R2 S | - | WRM | W | W
Manolayam | manōlayaṁ | 15 | S R1 M1 P D1 S' | S' N3 D1 P M1 R1 S | - | WR | WR | WR
Manorama | manōramā | 22 | S R2 G2 M1 P D1 P S' | S' N2 D1 P M1 G2 R2 S | - | WRM | W | W
Manoranjani | manōrañjanī | 5 | S R1 M1 P D2 N3 S' | S' N3 D2 P M1 G1 R1 S | - | WRDM | W | WR
Marakatagaula | marakatagauḷa | 70 | S R3 M2 P D2 N2 S' | S' N2 D2 P M2 G3 R3 S | - | WR | WR | WR
Maravi | māravī | 26 | S G3 M1 P N2 S' | S' N2 D1 P M1 G3 R2 S | - | WR | WR | WR
Margadeshi | mārgadēśī | 15 | S R1 G3 R1 G3 D1 M1 P D1 S' | S' D1 P M1 G3 R1 S | - | WRM | W | W
Margahindolam | mārgahindōḷaṁ | 20 | S R2 G2 M1 P D2 N2 S' | S' N2 D2 P M1 G2 S | - | WRDM | W | W
Maruti | māruti | 51 | S R1 M2 P N3 S' | S' N3 D1 P M2 G3 R1 S | - | WR | WR | WR
Maruva | maruva | 15 | S G3 M1 D1 N3 S' | S' N3 D1 P G3 M1 G3 R1 S R1 G3 R1 S | - | WR | W | W
Maruvadhanyasi | maruvadhanyāsī | 22 | S G2 M1 P D2 S' | S' N2 D2 P M1 D2 M1 G2 R2 S | - | WRM | W | W
Matangakamini | mātaṅgakāminī | 10 | S G2 M1 P D1 N2 S' | = | - | W | W | W
Mattakokila | mattakōkila | 28 | S R2 P D2 N2 D2 S' | = | - | WR | W | W
Mayadravila | - | 29 | S R2 G3 M1 P D2 N3 S' | S' N2 P M1 P G3 M1 R2 S | - | WR | W | W
Mayapradiptam | māyāpradīptaṁ | 22 | S M1 G2 M1 P D2 N2 S' | S' D2 P M1 G2 R2 S | - | W | W | W
Mayurasaveri | mayūrasāvērī | 28 | S G3 M1 P D2 N2 D2 P S' | S' N2 D2 P M1 G3 R2 S | - | RD | R | R
Mechabauli | mēcabauḷi | 15 | S R1 G3 P D1 S' | S' N3 D1 P M1 G3 R1 S | - | WRM | WR | WR
Mechagandhari | mēcagāndhārī | 43 | S R3 G3 M1 P D2 N2 S' | S' N2 D2 N2 P M1 G3 M1 R3 S | yes | WR | WR | W
Mechakangi | mēcakāṅgī | 53 | S R1 G3 M2 P D2 P N3 S' | = | - | WR | WR | WR
Megha | mēgha | 1 | S R1 M1 P D1 N1 D1 P S' | S' N1 D1 P M1 R1 S | - | WR | W | W
Meghana | mēghanā | 28 | S M1 G3 M1 P D2 S' | S' N2 D2 M1 G3 S | - | WR | WR | WR
Meghashyamala | mēghaśyāmaḷā | 52 | S G3 M2 P D2 N2 D2 P S' | S' N2 D2 P M2 G3 R1 S | - | WR | W | WR
Megharanjani | mēgharañjanī | 15 | S R1 G3 M1 N3 S' | = | - | WRM | W | W
Mishramanolayam | miśramanōlayaṁ | 21 | S R2 M1 P D1 S' | S' D2 D1 P M1 R2 S | - | W | W | W
Mishrashivaranjani | miśraśivarañjanī | 22 | S R2 G2 P D2 S' | S' D2 P G3 G2 R2 S | yes | WDM | W | W
Mohanadhvani | mōhanadhvani | 29 | S R2 G3 P D2 S' | S' N3 P D2 P G3 R2 S | - | WR | WR | WR
Mohanakalyani | mōhanakalyāṇī | 65 | S R2 G3 P D2 S' | S' N3 D2 P M2 G3 R2 S | no | WRHDM | WRH | WRH
Mohanam | mōhanaṁ | 28 | S R2 G3 P D2 S' | = | no | WRHDM | WRH | WRH
Mohananata | mōhananāṭa | 9 | S G2 M1 P D1 P M1 P N3 S' | S' N3 P D1 P M1 G2 S | - | WR | W | W
Mohanangi | mōhanāṅgī | 34 | S R3 G3 P D2 S' | S' D2 P G3 P D2 P G3 R3 S | - | WRM | WR | WR
Moharanjani | mōharañjanī | 59 | S R2 G2 P D2 S' | S' N3 D2 M2 G2 S | - | WM | W | W
Mriganandana | mr̥ganandana | 65 | S R2 G3 D2 N3 S' | S' N3 D2 M2 D2 G3 R2 S | - | WR | WR | WR
Mukhari | mukhārī | 22 | S R2 M1 P N2 D2 S' | S' N2 D1 P M1 G2 R2 S | yes | WRHDM | WH | WH
Muktangi | muktāṅgī | 16 | S R1 G3 M1 P D2 N2 S' | S' D2 N2 P M1 G3 R1 S | - | WR | W | WR
Muktidayini | muktidāyinī | 64 | S G3 M2 P D2 N2 S' | = | - | WR | WR | WR
Muktipradayini | muktipradāyinī | 14 | S R1 G3 P N2 S' | S' N2 P D1 P G3 R1 S | - | W | W | W
Mukundamalini | mukundamālinī | 16 | S R1 G2 P D2 S' | = | - | W | W | W
Multani | multānī | 45 | S G2 M2 P N3 S' | S' N3 D1 P M2 G2 R1 S | - | WR | WR | WR
Murali | muraḷī | 34 | S R3 G3 M1 D2 N2 S' | = | - | W | W | W
Nabhomani | nabhōmaṇi | 40 | S G1 R1 G1 M2 P S' | S' N2 D2 P M2 G1 R1 S | - | WRM | W | WR
Nadabrahma | nādabrahma | 64 | S P M2 P D2 N2 S' | S' N2 D2 P M2 G3 S | - | WR | WR | WR
Nadachintamani | nādacintāmaṇi | 22 | S R2 G2 M1 N2 D2 N2 S' | S' N2 D2 P M1 G2 R2 S | - | WRM | W | WR
Nadakalyani | nādakalyāṇī | 65 | S G3 M2 D2 N3 S' | S' N3 D2 M2 G3 M2 R2 S | - | WR | WR | WR
Nadanamakriya | nādanāmakriyā | 15 | N3. S R1 G3 M1 P D1 N3 | = | no | WRHDM | H | WRH
Nadaranjani | nādarañjanī | 3 | S R1 M1 D1 N3 S' | S' N3 D1 M1 G1 R1 S | - | WR | WR | WR
Nadatarangini | nādataraṅgiṇī | 22 | S P M1 R2 G2 S' | S' P N2 D2 P M1 G2 R2 G2 S | - | WR | W | WR
Nadavalli | nādavallī | 28 | S R2 M1 D2 N2 S' | = | - | W | W | W
Nadavarangini | nādavaraṅgiṇī | 22 | S P M1 N2 D2 N2 S' | S' P N2 D2 P M1 G2 R2 G2 S | - | WRM | W | W
Nagabharanam | nāgābharaṇaṁ | 30 | S R2 G2 M1 P D3 N3 S' | = | yes | WR | WR | WR
Nagabhushani | nāgabhūṣaṇī | 29 | S R2 M1 P D2 N3 S' | S' D2 P M1 R2 S | - | WRM | W | W
Nagachudamani | nāgacūḍāmaṇi | 17 | S R1 G3 M1 P D2 S' | S' D2 N2 D2 P M1 G3 M1 R2 S | - | WR | W | W
Nagadhvani | nāgadhvani | 29 | S R2 S M1 G3 M1 P N3 D2 N3 S' | S' N3 D2 N3 P M1 G3 S | - | WRM | W | WR
Nagagandhari | nāgagāndhārī | 20 | S R2 M1 G2 M1 P D1 N2 S' | S' N2 D1 P M1 G2 R2 S | - | WRDM | W | W
Nagagiri | nāgagiri | 72 | S G3 M2 P D2 P S' | S' D2 P M2 G3 S | - | WR | W | W
Nagari | nāgarī | 22 | S R2 M1 P D2 N2 S' | S' N2 D2 P M1 G2 S | - | WR | WR | WR
Nagasvaravali | nāgasvarāvaḷi | 28 | S G3 M1 P D2 S' | = | - | WRDM | WR | WR
Nagavalli | nāgavallī | 22 | S R2 M1 D2 N2 S' | = | - | WRM | WR | W
Nagavarali | nāgavarāḷī | 8 | S R1 G2 M1 P M1 D1 N2 S' | S' N2 D1 P M1 G2 R1 S | - | WRM | W | WR
Nalinakanti | naḷinakānti | 27 | S G3 R2 M1 P N3 S' | S' N3 P M1 G3 R2 S | - | WRDM | W | W
Namadeshi | nāmadēśī | 50 | S R1 G3 M2 P D1 N2 S' | = | - | WRM | WR | WR
Namovinapani | namōvīṇāpāṇi | 52 | S G3 M2 D2 N2 S' | S' N2 D2 M2 G3 R1 S | - | W | W | W
Nandakalyani | nāndakalyāṇī | 65 | S G3 M2 D2 N3 S' | S' N3 D2 M2 G3 M2 R2 S | - | W | W | W
Nandkauns | nandkauns | 28 | S G3 M1 P M1 D2 N2 S' | S' N2 D2 P M1 G3 S G3 S | - | W | W | W
Narani | narāni | 28 | S R2 M1 P D2 S' | S' N2 D2 P M1 R2 S | - | W | W | W
Narayanadeshakshi | nārāyaṇadēśākṣī | 29 | S R2 M1 G3 R2 G3 M1 P D2 N3 S' | S' N3 D2 P M1 G3 R2 S | - | WR | W | WR
Narayanagaula | nārāyaṇagauḷa | 28 | S R2 M1 P N2 D2 N2 S' | S' N2 D2 P M1 G3 R2 G3 S | - | WRM | W | WR
Narayani | nārāyaṇī | 28 | S R2 M1 P D2 S' | S' N2 D2 P M1 R2 S | - | WRDM | W | W
Nariritigaula | nārīrītigauḷa | 20 | S R1 G2 M1 P D1 N2 S' | S' R2 D1 P M1 G2 R2 S | yes | WRM | WR | WR
Narmada | narmadā | 50 | S R1 G3 M2 D1 N2 S' | S' N2 D1 M2 P M2 G3 R1 S | - | WR | WR | WR
Nartaki | nartakī | 28 | S R2 G3 P D2 N2 S' | S' N2 D2 M1 G3 S | - | RM | R | R
Nasamani | nāsāmaṇi | 70 | S R3 G3 M2 P D2 N2 S' | S' N3 D2 P M2 G3 R3 S | yes | WR | WR | WR
Nata | nāṭa | 36 | S R3 G3 M1 P D3 N3 S' | S' N3 P M1 R3 S | no | WRHDM | WH | WRH
Natabharanam | naṭābharaṇaṁ | 10 | S R1 G2 M1 P D2 N2 S' | = | - | WRM | W | W
Natakuranji | nāṭakurañji | 28 | S R2 G3 M1 N2 D2 N2 P D2 N2 S' | S' N2 D2 M1 G3 M1 P G3 R2 S | - | WRDM | W | W
Natanarayani | naṭanārāyaṇī | 28 | S R2 M1 P D2 S' | S' D2 P M1 G3 R2 S | - | RDM | R | R
Nattainarayani | nāṭṭainārāyaṇī | 28 | S R2 G3 M1 D2 N2 D2 S' | S' N2 D2 P M1 G3 M1 R2 S | - | W | W | W
Natyadharana | nāṭyadhāraṇa | 10 | S R1 M1 P D2 S' | S' N2 D2 P M1 R1 S | - | WR | WR | WR
Navarasakalanidhi | navarasakalānidhi | 28 | S R2 M1 P S' N2 S' | S' N2 D2 P M1 G3 R2 S | - | WR | WR | WR
Navarasakannada | navarasakannaḍa | 28 | S G3 M1 P S' | S' N2 D2 M1 G3 R2 S | - | WRDM | WR | WR
Navarasamala | navarasamālā | 7 | S R1 G2 M1 P D1 S' | S' N1 D1 P M1 R1 S | - | WR | WR | WR
Navaratnavilasam | navaratnavilāsaṁ | 20 | S R2 G2 M1 P D1 P S' | S' D1 P M1 G2 M1 R2 S | - | WR | WR | WR
Navaroj | navarōj | 29 | P. D2. N3. S R2 G3 M1 P | = | - | WRHM | H | WRH
Nayaki | nāyakī | 22 | S R2 M1 P D2 N2 D2 P S' | S' N2 S' P D2 N2 D2 P M1 R2 G2 R2 S | no | WRHDM | H | WH
Nigamagamini | nigamagāminī | 22 | M1. G2. S G2 M1 N2 S' | S' N2 M1 G2 M1 G2 S | - | W | W | W
Nila | nīla | 28 | S G3 M1 D2 N2 S' | = | - | WR | W | W
Nilamani | nīlamaṇi | 27 | S R2 M1 P D1 N3 S' | = | - | WRM | W | W
Nilamati | nīlamati | 20 | S G2 M1 P D1 N2 S' | S' N2 D1 M1 G2 S | - | W | W | W
Nilambari | nīlāmbarī | 29 | S R2 G3 M1 P D2 P N3 S' | S' N3 P M1 G3 R2 G3 S | yes | WRDM | W | W
Nilaveni | nīlavēṇī | 20 | S R2 G2 M1 P D1 N2 D1 S' | S' D1 P M1 G2 R2 S | - | WR | WR | WR
Niranjana | nirañjana | 10 | S R1 G2 M1 P D2 S' | S' N2 D2 P M1 G2 R1 S | - | WR | W | W
Niranjani | nirañjanī | 31 | S R3 M1 D1 N1 S' | = | - | WR | W | W
Nirmalangi | nirmalāṅgī | 22 | S R2 M1 P N2 S' | = | - | WR | W | W
Niroshtha | nirōṣṭhā | 29 | S R2 G3 D2 N3 S' | = | - | WRDM | WR | WR
Nishadam | niṣādaṁ | 60 | S R2 G2 M2 P D3 N3 S' | S' N3 P M2 G2 R2 S | - | WR | WR | WR
Nutanachandrika | nūtanacandrikā | 60 | S R2 G2 M2 P D3 N3 S' | S' N3 P D3 N3 P M2 G2 S | - | WR | WR | WR
Omkari | ōṁkārī | 37 | S M2 P S' | = | - | WRM | R | R
Padi | pāḍi | 15 | S R1 M1 P N3 S' | S' N3 P D1 P M1 R1 S | - | WRDM | WR | WR
Padmakalyani | padmakalyāṇī | 53 | S G3 P N3 S' | S' N3 D2 P M2 G3 S | - | WR | WR | WR
Pahadi | pahāḍī | 29 | S R2 G3 P D2 P D2 S' | N3 D2 P G3 M1 G3 R2 S N3. D2. P. D2. S | yes | WRDM | W | W
Panchamam | pañcamaṁ | 22 | S R2 D2 P N2 S' | S' N2 D2 P M1 G2 R2 S | - | WRM | W | WR
Parameshvarapriya | paramēśvarapriya | 28 | S R2 G3 M1 P N2 S' | S' N2 P M1 R2 S | - | W | W | W
Parpati | parpati | 45 | S G2 M2 P N3 S' | = | - | WR | WR | WR
Parsi | pārsi | 28 | S R2 G3 M1 D2 N2 S' | S' N2 D2 P M1 G3 R2 S | - | W | W | W
Pashupatipriya | paśupatipriyā | 28 | S R2 M1 P M1 D2 S' | S' D2 M1 P R2 M1 S | - | WRM | W | W
Patadip | paṭadīp | 22 | N2. S G2 M1 P N2 S' | S' N2 D2 P M1 G2 R2 S N2. S G2 R2 S | - | WR | W | WR
Patalambari | pāṭalāmbarī | 52 | S R1 G3 M2 D2 S' | = | - | WR | WR | WR
Patdip | paṭdīp | 23 | N3. S G2 M1 P N3 S' | S' N3 D2 P M1 P G2 M1 G2 R2 S | - | WDM | W | W
Phalamanjari | phalamañjarī | 22 | S G2 M1 D2 S' | S' N2 D2 P M1 G2 M1 R2 S | - | WRDM | W | W
Phalaranjani | phalarañjanī | 22 | S G2 M1 P M1 D2 S' | S' N2 D2 P M1 G2 M1 R2 S | - | WRM | WR | WR
Pharaju | pharaju | 15 | S G3 M1 P D1 N3 S' | S' N3 D1 P M1 G3 R1 S | - | WR | W | W
Phenadyuti | phēnadyuti | 2 | S R1 M1 P D1 P N2 S' | S' N2 D1 P M1 G1 R1 S | - | WRM | WR | WR
Pilu | pīlu | 22 | N2. S G3 M1 P N2 D2 P S' | S' N2 D2 P D2 P M1 G2 R2 S N2. S | yes | WRM | W | W
Ponni | ponni | 51 | S G3 M2 P N3 S' | S' N3 P M2 G3 R1 S | - | WR | WR | WR
Prabhavali | prabhāvaḷi | 41 | S R1 M2 P D2 N3 S' | S' N3 D2 M2 P M2 R1 G1 R1 S | - | WR | W | WR
Prabhupriya | prabhupriyā | 8 | S G2 M1 P D1 S' | = | - | WR | WR | WR
Pramodini | pramōdinī | 65 | S G3 M2 P D2 S' | = | - | WR | WR | WR
Pranavakari | praṇavakārī | 64 | P. N2. D2. N2. S R2 G3 M2 | P M2 G3 R2 S N2. D2. N2. P. | - | WR | W | W
Pranavapriya | praṇavapriyā | 57 | S R2 M2 P N3 S' | S' N3 P M2 G2 R2 S | - | WR | WR | WR
Pratapa | pratāpa | 51 | S G3 M2 D1 N3 S' | S' N3 D1 P M2 G3 R1 S | - | WR | WR | WR
Pratapadhanyasi | pratāpadhanyāsī | 15 | S G3 M1 P N3 S' | S' N3 D1 P M1 G3 R1 S | - | W | W | W
Pratapahamsi | pratāpahaṁsī | 31 | S G3 M1 P N1 D1 N1 S' | S' N1 D1 P M1 G3 M1 R3 S | - | WR | W | WR
Pratapanata | pratāpanāṭa | 28 | S R2 G3 M1 D2 P D2 N3 S' | S' N3 D2 P M1 G3 S | - | WR | W | W
Prataparanjani | pratāparañjanī | 15 | S R1 M1 P D1 N3 S' | S' N3 D1 P M1 G3 R1 S | - | WR | W | W
Pratapavarali | pratāpavarāḷī | 28 | S R2 M1 P D2 P S' | S' D2 P M1 G3 R2 S | - | WRM | W | W
Pratimadhyamavati | pratimadhyamāvatī | - | - | - | - | RM | - | -
Pravalajyoti | pravāḷajyōti | 28 | S R2 M1 P D2 N2 S' | S' N2 D2 P M1 G3 S | - | WR | W | W
Pravritti | pravr̥tti | 16 | S G3 M1 P D2 N2 S' | = | - | WR | WR | WR
Priyadarshani | priyadarśanī | 21 | S R2 M1 D1 N3 S' | = | - | W | W | W
Punnagatodi | punnāgatōḍī | 8 | N1. S R1 G2 M1 P | P M1 G2 R1 S N2. D1. | - | WR | W | W
Punnagavarali | punnāgavarāḷī | 8 | N2. S R1 G2 M1 P D1 N2 | = | - | WRHDM | WH | WRH
Puranirmai | - | 15 | S R1 G3 P D1 S' | S' N3 D1 P G3 R1 S | - | WR | WR | WR
Puriyadhanashri | pūriyādhanāśrī | 51 | N3. R1. G3. M2. P. D1. P. N3. S | R1 N3 D1 P M2 G3 M2 R1 G3 R1 S | - | W | W | W
Purnachandrika | pūrṇacandrikā | 29 | S R2 G3 M1 P D2 P S' | S' N3 P M1 R2 G3 M1 R2 S | - | WRDM | W | W
Purnagaula | pūrṇagauḷa | 29 | S R2 G3 M1 P N3 D2 N3 P D2 N3 S' | S' N3 D2 N3 P M1 G3 R2 S | - | WR | W | WR
Purnakalanidhi | pūrṇakalānidhi | 22 | S G2 M1 P D2 N2 S' | S' D2 P M1 G2 R2 S | - | WR | WR | WR
Purnakambhoji | pūrṇakāmbhōjī | 28 | S R2 G3 M1 P N2 S' | S' D2 P M1 G3 R2 S | - | WR | WR | WR
Purnalalita | pūrṇalalitā | 15 | S R1 G3 M1 P D1 S' | = | - | WRM | W | W
Purnapanchamam | pūrṇapañcamaṁ | 16 | P. M1. S R1 S M1 P D2 | D2 P M1 G3 R1 S N2. | - | WRM | W | W
Purnasaveri | pūrṇasāvērī | 62 | S R2 M2 P D1 S' | S' N2 D1 P M2 G3 R2 S | - | WR | WR | WR
Purnashadjam | pūrṇaṣaḍjaṁ | 20 | S R2 G2 M1 N2 S' | S' N2 P M1 G2 R2 S | - | WRDM | W | W
Purvadhanyasi | pūrvadhanyāsī | 26 | S M1 G3 M1 N2 S' | S' N2 D1 P M1 G3 R2 S | - | WR | W | W
Purvagaula | pūrvagauḷa | 29 | S G3 R2 G3 S R2 M1 P D2 N3 S' | S' N3 D2 P M1 G3 R2 S | - | WRM | W | W
Purvavarali | pūrvavarāḷī | 3 | S R1 M1 P D1 S' | S' N3 D1 P M1 G1 R1 S | - | WR | W | W
Purvi | pūrvī | 15 | S R1 G3 M1 D1 N3 S' | S' N3 D1 P M1 G3 R1 S | - | WRDM | W | W
Purvikalyani | pūrvīkalyāṇī | 53 | S R1 G3 M2 P D2 P S' | S' N3 D2 P M2 G3 R1 S | - | WRDM | W | WR
Purvikavasanta | pūrvikāvasanta | 15 | S M1 G3 M1 D1 N3 S' | S' N3 D1 M1 P M1 G3 R1 S | - | W | W | W
Pushakalyani | pūṣakalyāṇī | 54 | S R1 G3 M2 P D3 N3 S' | S' N3 P M2 G3 R1 S | - | WR | WR | WR
Pushpalatika | puṣpalatikā | 22 | S R2 G2 M1 P N2 S' | = | - | WRDM | WR | WR
Ragachudamani | rāgacūḍāmaṇi | 32 | S R3 G3 M1 P N2 S' | S' N2 D1 M1 R3 G3 S | - | WRM | WR | WR
Ragamanjari | rāgamañjarī | 16 | S R1 M1 P D2 S' | S' N2 D2 M1 R1 S | - | WR | W | W
Ragapanjaram | rāgapañjaraṁ | 28 | S R2 M1 P D2 N2 D2 S' | S' N2 D2 M1 R2 S | - | WR | W | W
Ragavinodini | rāgavinōdinī | 28 | S R2 G3 M1 D2 S' | = | - | WRD | W | W
Rageshri | rāgēśrī | 28 | S G3 M1 D2 N2 S' | S' N2 D2 M1 G3 R2 S | - | WDM | W | W
Raghulila | raghulīlā | 42 | S M2 R1 P M2 G1 M2 P M2 R1 M2 P N3 S' | S' N3 D3 N3 P M2 G1 M2 R1 M2 G1 R1 S | - | WR | W | WR
Rajarajeshvari | rājarājēśvarī | 20 | S R2 M1 P D1 S' | S' N2 D1 P M1 G2 R2 S | - | W | W | W
Rajasadhaka | rājasādhaka | 65 | S R2 G3 P D2 S' | S' N3 P M2 R2 S | - | W | W | W
Rajatilakam | rājatilakaṁ | 25 | S R2 G3 M1 P S' | = | - | WR | WR | WR
Rajeshvari | rājēśvarī | 56 | S R2 G2 P N2 S' | S' N2 D1 P M1 G2 S | - | WR | W | W
Raktimargini | raktimārgiṇī | 52 | S P M2 D2 N2 S' | S' N2 D2 P M2 P G3 R1 S | - | WR | WR | WR
Ramagiri | rāmagiri | 68 | S R3 M2 G3 M2 P D1 N2 S' | S' D1 N2 D1 P M2 G3 R3 S | - | WR | WR | WR
Ramakali | rāmakalī | 15 | S R1 G3 P D1 S' | S' N3 D1 P M1 G3 R1 S | - | WR | WR | WR
Ramakriya | rāmakriyā | 15 | S G3 M1 P D1 N3 S' | S' N3 P D1 P M1 G3 R1 S | - | WRM | W | W
Ramamanohari | ramāmanōharī | 52 | S R1 G3 M2 P D2 S' | S' N2 D2 P M2 G3 R1 S | - | WRDM | WR | WR
Ramani | ramaṇī | 63 | S G3 M2 P N3 S' | S' N3 D1 P M2 G3 S | - | WR | WR | WR
Ramya | ramya | 32 | S R3 G3 M1 P D1 N2 P S' | S' N2 D1 P M1 G3 R3 S | - | WR | W | W
Ranjani | rañjanī | 59 | S R2 G2 M2 D2 S' | S' N3 D2 M2 G2 S | no | WRHDM | WH | WH
Rasali | rasāḷī | 4 | S R1 M1 P D2 N2 S' | S' D2 P M1 R1 S | - | WRM | WR | W
Rasamanjari | rasamañjarī | 72 | S R3 G3 M2 P D3 N3 S' | = | - | WRM | W | WR
Rasavinodini | rasavinōdinī | 52 | S G3 M2 P D2 N2 S' | = | - | WRM | WR | WR
Rasikaranjani | rasikarañjanī | 16 | S R1 G3 P S' | S' D2 P G3 R1 S | - | WRM | WR | WR
Ratika | ratikā | 47 | S M2 G2 M2 P D2 N3 S' | S' N3 D2 P M2 G2 R1 S | - | WR | W | W
Ratipatipriya | ratipatipriyā | 22 | S R2 G2 P N2 S' | = | - | WRDM | WR | W
Ratipriya | ratipriyā | 62 | S R2 G3 M2 P D1 N2 S' | = | - | WR | WR | WR
Ratnabhanu | ratnabhānu | 62 | S R2 M2 P N2 D1 N2 S' | S' N2 D1 P M2 G3 R2 S | - | WR | WR | WR
Ratnabhushani | ratnabhūṣaṇī | 29 | S R2 G3 M1 P S' | = | - | WR | W | W
Ratnakanti | ratnakānti | 63 | S R2 G3 M2 P N3 S' | = | - | WR | WR | WR
Ratnasaranga | ratnasāraṅga | 60 | S R2 G2 M2 P N3 S' | S' N3 D3 P M2 G2 R2 S | - | WR | WR | WR
Ratnavarali | ratnavarāḷī | 2 | S R1 M1 P N2 D1 S' | S' N2 P M1 R1 G1 R1 S | - | WM | W | W
Raupyanakha | raupyanakha | 12 | S M1 P D3 N3 S' | S' N3 P M1 G2 R1 S | - | WR | W | W
Ravichandrika | ravicandrikā | 28 | S R2 G3 M1 D2 S' | S' N2 D2 M1 G3 R2 S | - | WRDM | W | W
Ravikriya | ravikriyā | 42 | S G1 R1 G1 M2 P D3 N3 S' | S' N3 P M2 G1 R1 S | - | WRM | W | WR
Ravisvarupini | ravisvarūpiṇī | 63 | S G3 M2 P D1 N3 S' | = | - | W | W | W
Revagupti | rēvaguptī | 15 | S R1 G3 P D1 S' | = | - | WRDM | W | W
Revati | rēvati | 2 | S R1 M1 P N2 S' | = | no | WRHDM | WRH | WRH
Rishabhavilasa | r̥ṣabhavilāsa | 1 | S R1 M1 P D1 S' | S' D1 P M1 R1 M1 R1 S | - | WR | W | W
Rishipriya | r̥ṣipriyā | 21 | S R2 G2 M1 P D1 N3 S' | S' N3 P M1 G2 R2 S | - | WRM | W | W
Ritichandrika | rīticandrikā | 52 | S R1 G3 M2 P D2 S' | S' N2 D2 P M2 G3 R1 S | - | WR | W | W
Ritigaula | rītigauḷa | 22 | S G2 R2 G2 M1 N2 D2 M1 N2 S' | S' N2 D2 M1 G2 M1 P M1 G2 R2 S | no | WRHDM | WH | WH
Rituvilasa | r̥tuvilāsa | 29 | S G3 M1 P D2 N3 S' | = | - | WR | W | W
Rohini | rōhiṇī | 17 | S R1 G3 M1 M2 D2 N3 S' | = | - | WR | W | W
Rudrapanchami | rudrapañcamī | 16 | S G3 M1 D2 N2 S' | S' N3 D2 M1 G3 R1 S | - | W | W | W
Rudrapriya | rudrapriyā | 22 | S R2 G2 M1 P D2 N2 S' | S' N2 P M1 G2 R2 S | - | WRDM | WR | WR
Rukmambari | rukmāmbarī | 15 | S R1 G3 P N3 S' | = | - | WRM | WR | WR
Sahana | sahāna | 28 | S R2 G3 M1 P M1 D2 N2 S' | S' N2 S' D2 N2 D2 P M1 G3 M1 R2 G3 R2 S | - | WRDM | W | W
Saindhavi | saindhavī | 22 | N2. D2. N2. S R2 G2 M1 P D2 N2 | D2 P M1 G2 R2 S N2. D2. N2. S | - | WRM | W | WR
Sajjananandi | sajjananandī | 63 | S R2 G3 M2 P D1 N3 S' | S' N3 D1 M2 G3 R2 S | - | WR | W | W
Salagabhairavi | sālagabhairavī | 22 | S R2 M1 P D2 S' | S' N2 D2 P M1 G2 R2 S | - | WRDM | W | W
Salanganata | salaṅganāṭa | 15 | S R1 M1 P D1 S' | S' D1 P G3 R1 S | - | WRM | W | W
Salavi | sālavī | 27 | S G3 R2 G3 M1 P D1 N3 D1 S' | S' N3 D1 P M1 G3 R2 S | - | WR | W | W
Sallapa | sallapa | 14 | S G3 M1 D1 N2 S' | = | - | WR | WR | WR
Sama | sāmā | 29 | S R2 G3 S P M1 D2 S' | S' D2 P M1 G3 R2 S | - | RDM | R | R
Samakannada | sāmakannaḍa | 17 | S R2 M1 G2 M1 P D2 N3 S' | S' N3 D2 P M1 R1 S | - | WR | W | W
Samanta | sāmanta | 30 | S R2 G3 M1 P D3 N3 S' | S' N3 D3 N3 D3 P M1 G3 R2 S | - | WRM | W | WR
Samantadeepara | - | 15 | S R1 G3 M1 P N3 S' | = | - | WR | WR | WR
Samantajingala | sāmantajiṅgaḷā | 32 | S R3 G3 M1 P D1 N2 S' | S' N2 P D1 N2 P M1 G3 M1 R3 G3 S | - | WR | W | WR
Samapriya | sāmapriyā | 21 | S R2 M1 P D1 S' | = | - | WR | WR | WR
Samavarali | sāmavarāḷī | 3 | S R1 M1 P D1 N3 S' | S' N3 D1 P M1 G1 R1 G1 S | - | WR | W | W
Samudrapriya | samudrapriyā | 56 | S G2 M2 P N2 S' | = | - | WR | WR | WR
Samya | samyā | 16 | S R1 G3 P N2 S' | S' N2 P M1 G3 R1 S | - | W | W | W
Sangrama | saṅgrāma | 22 | S R2 M1 D2 N2 P S' | S' N2 D2 G2 R2 S | - | WR | WR | WR
Sankrandanapriya | saṅkrandanapriyā | 22 | S R2 G2 P D2 S' | = | - | W | W | W
Santanamanjari | santānamañjarī | 67 | S R3 G3 M2 P D1 S' | S' N1 D1 P M2 R3 S | - | WRM | WR | WR
Saramati | sāramatī | 20 | S R2 G2 M1 P D1 N2 S' | S' N2 D1 M1 G2 S | - | WRDM | W | W
Sarang | sāraṅg | 22 | S R2 M1 P N2 S' | = | - | W | W | W
Saranga | sāraṅga | 65 | S R2 G3 M2 P D2 N3 S' | S' N3 D2 P M2 R2 G3 M1 R2 S | yes | WRDM | W | W
Sarangakapi | sāraṅgakāpī | 20 | S R1 P M1 R1 P R1 M1 P N2 S' | S' N2 D1 P M1 G2 R1 S | - | WR | W | W
Sarangamallar | sāraṅgamallār | 29 | S R2 M1 P D2 N3 S' | S' N3 D2 P M1 R2 S N3. S | - | WRM | WR | WR
Saranganata | sāraṅganāṭa | 15 | S R1 M1 P D1 S' | S' N3 S' D1 P M1 G3 R1 S | - | WR | WR | WR
Sarangatarangini | sāraṅgataraṅgiṇī | 65 | S R2 M2 P D2 N3 S' | = | - | WRM | WR | WR
Sarasanana | sarasānana | 27 | S R2 G3 M1 D1 N3 S' | = | - | WR | WR | WR
Sarasiruha | sarasīruha | 27 | S R2 G3 M1 D1 N1 D1 S' | S' N1 D1 M1 G3 R2 | - | WR | W | W
Sarasvati | sarasvatī | 64 | S R2 M2 P D2 S' | S' N2 D2 P M2 R2 S | - | WRDM | W | W
Sarasvatimanohari | sarasvatīmanōharī | 28 | S R2 G3 M1 D2 S' | S' D2 N2 P M1 G3 R2 S | - | WRDM | W | W
Sarvachudamani | sarvacūḍāmaṇi | 22 | S R2 M1 G2 M1 P D2 N2 S' | S' N2 P D2 N2 D2 P M1 G2 R2 G2 R2 S | - | WR | W | WR
Sarvangi | sarvāṅgī | 57 | S R2 M2 D1 N3 S' | S' N3 D1 M2 G2 S R3 S | - | WR | W | W
Sarvashri | sarvaśrī | 1 | S M1 P S' | = | - | WRM | WR | WR
Sattvamanjari | sattvamañjarī | 28 | S R2 M1 P D2 S' | S' N2 D2 P M1 N2 D2 M1 R2 S | - | WR | WR | WR
Satyavati | satyavatī | 15 | S G3 R1 G3 P D1 S' | S' N3 D1 N3 P D1 P G3 R1 S | - | WR | W | W
Saugandhini | saugandhinī | 37 | S R1 M2 P D1 S' | S' N1 D1 P M2 G1 R1 S | - | WRM | WR | WR
Saujanya | saujanya | 8 | S R1 M1 D1 S' | = | - | WR | WR | WR
Saurasena | saurasēna | 27 | S R2 M1 P D1 S' | S' N3 D1 P M1 G3 R2 S | - | WRM | WR | WR
Saurashtram | saurāṣṭraṁ | 17 | S R1 G3 M1 P M1 D2 N3 S' | S' N3 D2 N2 D2 P M1 G3 R1 S | yes | WRDM | W | W
Sauviram | sauvīraṁ | 47 | S R1 G2 M2 P D2 N3 S' | = | - | WRM | WR | WR
Saveri | sāvērī | 15 | S R1 M1 P D1 S' | S' N3 D1 P M1 G3 R1 S | no | WRHDM | WH | WH
Savitri | sāvitrī | 28 | S G3 M1 P N2 S' | = | - | WR | WR | WR
Senagrani | sēnāgraṇī | 7 | S R1 G2 R1 M1 G2 M1 P N1 D1 S' | S' N1 D1 P M1 G2 M1 G2 R1 S | - | WRM | WR | WR
Senchurutti | señcuruṭṭi | 28 | D2. S R2 G3 M1 P D2 N2 | N2 D2 P M1 G3 R2 S N2. D2. P. D2. S | yes | WRD | W | WR
Shailadeshakshi | śailadēśākṣī | 35 | S M1 G3 P D2 S' | S' N3 D2 S' N3 P M1 G3 S | - | WRM | WR | WR
Shaktirupini | śaktirūpiṇī | 58 | S G2 M2 D2 S' | S' N2 D2 M2 G2 S | - | WR | WR | WR
Shakuntala | śakuntalā | 28 | S R2 G3 M1 D2 N2 S' | S' N2 D2 M1 G3 S | - | WR | WR | WR
Shankara | śaṅkara | 29 | S G3 P S' | S' N3 D2 P G3 P R2 G3 S | - | WR | W | W
Shankaramohana | śaṅkaramōhana | 29 | S R2 G3 P N3 D2 S' N3 | S' D2 P G3 R2 S | - | WR | WR | WR
Shankari | śaṅkarī | 29 | S G3 P N3 S' | = | - | WR | WR | WR
Shankharaharigaula | śaṅkharaharigauḷa | 28 | S R2 G3 M1 P D2 N3 S' | S' N2 D2 P M1 G3 R2 S | - | W | W | W
Shanmukhi | ṣaṇmukhī | 56 | S R1 G2 M2 D1 N2 S' | = | - | WR | W | W
Shantabhashini | śāntabhāṣiṇī | 10 | S R1 G2 M1 P D2 S' | S' N2 D2 P M1 S | - | W | W | W
Shantakalyani | śāntakalyāṇī | 65 | S R2 G3 M2 P D2 N3 S' | = | - | WR | WR | WR
Sharabhadhvaja | śarabhadhvaja | 53 | S R1 G3 M2 P D2 S' | S' D2 P G3 R1 S | - | WR | W | W
Sharadabharanam | śaradābharaṇaṁ | 34 | S M1 G3 M1 P M1 D2 N2 S' | S' N2 D2 M1 P M1 R3 S | - | WR | W | W
Sharadapriya | śāradāpriyā | 20 | S R2 G2 P N2 S' | = | - | WR | W | W
Sharadyuti | śaradyuti | 54 | S R1 G3 M2 P D3 N3 D3 S' | S' N3 D3 P M2 G3 R1 S | - | WR | WR | WR
Sharavati | śarāvatī | 25 | S R2 G3 M1 P D1 N1 D1 S' | S' N1 D1 P M1 G3 R2 S | - | WRM | WR | WR
Shekharachandrika | śēkharacandrikā | 45 | S R1 G2 M2 D1 N3 S' | = | - | WRM | W | WR
Sheshanadam | śēṣanādaṁ | 57 | S R2 G2 M2 P D1 S' | S' N3 D1 P M2 G2 R2 S | - | WR | W | W
Shilangi | śilāṅgī | 65 | S G3 M2 P N3 S' | = | - | WR | WR | WR
Shivakambhoji | śivakāmbhōjī | 28 | S R2 G3 M1 N2 S' | S' N2 P M1 G3 R2 S | - | WRM | WR | WR
Shivamanohari | śivamanōharī | 26 | S M1 G3 M1 P D1 N2 S' | S' N2 D1 P M1 G3 R2 S | - | WR | W | W
Shivapantuvarali | śivapantuvarāḷī | 45 | S R1 G2 M2 P D1 N3 S' | = | - | WR | WR | WR
Shivapriya | śivapriyā | 22 | S R2 G2 P D2 S' | = | - | WRM | W | W
Shivaranjani | śivarañjanī | 22 | S R2 G2 P D2 S' | = | no | WRHDM | WH | WH
Shivashakti | śivaśakti | 10 | S G2 M1 D2 S' | S' N2 D2 M1 G2 S | - | WRM | WR | WR
Shokavarali | śōkavarāḷī | 35 | S G3 D2 N3 | D2 P M1 G3 R3 S | - | WR | W | W
Shravanamallika | śravaṇamallikā | 8 | S G2 M1 P D1 N2 S' | S' N2 D1 P M1 G2 R1 S | - | WR | WR | WR
Shri | śrī | 22 | S R2 M1 P N2 S' | S' N2 P D2 N2 P M1 R2 G2 R2 S | no | WRHDM | WRH | WRH
Shrikanti | śrīkānti | 46 | S G2 M2 P D2 N2 S' | = | - | WR | WR | WR
Shrimani | śrīmaṇi | 2 | S R1 G1 P D1 S' | S' N2 D1 P G1 R1 S | - | WRM | WR | WR
Shrimanohari | śrīmanōharī | 22 | S G2 R2 G2 M1 P D2 S' | S' D2 P M1 G2 R2 S | - | WR | W | W
Shrimanoranjani | śrīmanōrañjanī | 22 | S G2 M1 D2 N2 S' | S' N2 D2 M1 G2 R2 S | - | WR | WR | WR
Shrimati | śrīmatī | 2 | S R1 G1 P D1 S' | S' N2 D1 P G1 R1 S | - | WR | W | W
Shrinabhomargini | śrīnabhōmārgiṇī | 16 | S G3 M1 P D2 N2 S' | S' D2 P M1 G3 R1 S | - | WR | WR | WR
Shrinavarasachandrika | śrīnavarasacandrikā | 20 | S R2 G2 M1 P D1 S' | = | - | WR | WR | WR
Shrirangapriya | śrīraṅgapriya | 27 | S R2 G3 M1 P D1 S' | = | - | W | W | W
Shriranjani | śrīrañjanī | 22 | S R2 G2 M1 D2 N2 S' | = | no | WRHDM | WH | WH
Shrityagaraja | śrītyāgarāja | 59 | S G2 M2 P N3 S' | S' N3 P M2 G2 R2 S | - | W | W | W
Shrutiranjani | śrutirañjanī | 61 | S R2 G3 M2 P D1 N1 | = | - | WRM | W | W
Shuddha | śuddha | 28 | S R2 M1 P D2 S' | S' N2 D2 P M1 R2 S | - | WR | WR | WR
Shuddhabangala | śuddhabaṅgāḷa | 22 | S R2 M1 P D2 S' | S' D2 P M1 R2 G2 R2 S | - | WRM | W | W
Shuddhabhairavi | śuddhabhairavī | 22 | S G2 M1 P N2 D2 S' | S' N2 D2 M1 G2 R2 S | - | WRM | W | W
Shuddhadeshi | śuddhadēśī | 20 | S R2 G2 R2 M1 P D1 N2 S' | S' N2 D1 P M1 G2 R2 S | - | WRM | W | W
Shuddhadhanyasi | śuddhadhanyāsī | 22 | S G2 M1 P N2 S' | = | no | WRHDM | WRH | WH
Shuddhagandhari | śuddhagāndhārī | 48 | S R1 G2 M2 N3 S' | S' N3 D3 N3 S' N3 P M2 R1 S | - | WR | W | W
Shuddhagaula | śuddhagauḷa | 17 | S R1 M1 P N3 S' | = | - | WR | WR | WR
Shuddhahindolam | śuddhahindōḷaṁ | 22 | S G2 M1 D2 N2 S' | = | - | WRM | WR | WR
Shuddhakambhoji | śuddhakāmbhōjī | 14 | S G3 R1 M1 P N2 S' | S' N2 P M1 G3 R1 S | - | WR | WR | WR
Shuddhakhamas | śuddhakhamās | 28 | S M1 G3 M1 P D2 N2 S' | S' N2 D2 P M1 G3 R2 S | - | W | W | W
Shuddhakoshala | śuddhakōśala | 65 | S G3 M2 P S' | S' N3 D2 M2 G3 R2 S | - | WR | WR | WR
Shuddhakriya | śuddhakriyā | 54 | S R1 M2 P D3 S' | S' D3 P M2 G3 R1 S | - | WR | W | W
Shuddhalalita | śuddhalalita | 11 | S P M1 D2 N3 S' | S' N3 S' D2 P M1 G2 R1 S | - | WRM | W | W
Shuddhamalavi | śuddhamāḷavī | 29 | S R2 G3 M1 P N3 S' | S' D2 N3 P M1 G3 R2 S | - | WR | WR | WR
Shuddhamanohari | śuddhamanōharī | 22 | S R2 G2 M1 P D2 S' | S' N2 P M1 R2 G2 S | - | WR | W | W
Shuddhamukhari | śuddhamukhārī | 1 | S R1 M1 P D1 S' | S' N1 D1 P M1 G1 R1 S | - | WRM | WR | WR
Shuddhasalavi | śuddhasālavī | 20 | S G2 M1 P N2 S' | S' N2 P M1 R2 S | - | WR | WR | WR
Shuddhasarang | śuddhasāraṅg | 29 | S R2 G3 M1 P D2 N3 D2 S' | S' D2 P M1 R2 G3 R2 S | - | WDM | W | W
Shuddhasaranga | śuddhasāraṅga | 62 | S G3 M2 P N2 S' | S' D1 P M2 G3 S | - | WRM | W | W
Shuddhasaveri | śuddhasāvērī | 29 | S R2 M1 P D2 S' | = | no | WRHDM | WRH | WRH
Shuddhasimantini | śuddhasīmantinī | 8 | S R1 G2 M1 P D1 S' | = | - | WRDM | WR | WR
Shuddhatarangini | śuddhataraṅgiṇī | 28 | S R2 M1 P D2 S' | S' N2 D2 P M1 G3 R2 S | - | WR | W | W
Shuddhatodi | śuddhatōḍī | 8 | S R1 G2 M1 D1 N2 S' | = | - | WRM | WR | WR
Shuddhavarali | śuddhavarāḷī | 28 | S R2 G3 M1 D2 N2 S' | S' N2 D2 N2 P M1 G3 S | - | WR | WR | WR
Shuddhavasanta | śuddhavasanta | 29 | S R2 G3 M1 P N3 S' | S' N3 D2 N3 P M1 G3 S | - | WRM | W | W
Shuddhavelavali | śuddhavēlāvaḷi | 22 | S R2 M1 P N2 S' | S' N2 D2 N2 P M1 G2 R2 S | - | WR | WR | WR
Shukrajyoti | śukrajyōti | 26 | S R2 G3 M1 P D1 N2 S' | S' N2 P D1 M1 G3 R2 S | - | WR | W | W
Shyama | śyāmā | 28 | S R2 M1 P D2 S' | S' D2 P M1 G3 R2 S | - | WR | W | W
Shyamakalyani | śyāmakalyāṇī | 12 | S M1 G2 M1 P D3 N3 S' | S' N3 P D3 N3 P M1 G2 R1 S | - | WRM | W | W
Shyamala | śyāmaḷā | 55 | S R2 G2 M2 P D1 N1 S' | = | - | WRM | WR | WR
Shyamali | śyāmalī | 16 | S G3 P D2 N2 S' | S' N2 D2 P G3 R1 S | - | WR | W | W
Siddhasena | siddhasēna | 22 | S G2 R2 G2 M1 P D2 S' | S' N2 D2 M1 P M1 R2 G2 R2 S | - | WRM | W | WR
Simantinipriya | sīmantinīpriyā | 52 | S R1 G3 M2 D2 N2 S' | = | - | WR | WR | WR
Simhala | siṁhaḷa | 18 | S R1 G3 M1 P D3 N3 S' | S' N3 D3 N3 P M1 G3 R1 S | - | WR | W | W
Simharavam | siṁhāravaṁ | 58 | S R2 M2 P N2 S' | S' N2 P M2 R2 G2 R2 S | - | WR | W | W
Simhavahini | siṁhavāhinī | 27 | S G2 M1 P D1 N3 S' | S' N3 D1 P M1 G3 R2 S | - | WRDM | W | W
Simhavikrama | siṁhavikrama | 28 | S R2 G3 R2 M1 P D2 P N2 S' | S' N2 D2 P M1 G3 R2 S | - | WR | WR | WR
Sindhu | sindhu | 29 | S M1 P D2 S' | S' N3 D2 M1 P M1 G3 R2 S | - | WR | W | W
Sindhubhairavi | sindhubhairavī | 10 | S R2 G2 M1 G2 P D1 N2 S' | N2 D1 P M1 G2 R1 S N2. S | yes | WRDM | W | W
Sindhudhanyasi | sindhudhanyāsī | 20 | S G2 M1 P N2 S' | S' N2 D1 M1 P M1 G2 R2 S | - | WR | W | WR
Sindhugauri | sindhugaurī | 7 | S R1 G2 M1 P D1 N1 S' | S' N1 D1 M1 G2 M1 R1 S | - | WR | W | W
Sindhukannada | sindhukannaḍa | 28 | S M1 G3 M1 R2 G3 M1 P D2 P S' | S' N2 D2 P M1 G3 R2 S | - | WRM | W | W
Sindhumandari | sindhumandārī | 29 | S R2 G3 M1 P S' | S' N3 D2 P G3 M1 P M1 R2 S | - | WRDM | W | WR
Sindhuramakriya | sindhurāmakriyā | 15 | S G3 M1 P D1 N3 S' | S' N3 P M1 G3 R1 G3 S | - | WRM | W | W
Sindhusurutti | sindhusuruṭṭi | 28 | S R2 M1 P N2 S' N2 S' | S' N2 D2 P M1 R2 M1 G3 R2 S | - | W | W | W
Skandamanorama | skandamanōramā | 63 | S R2 M2 P N3 S' | = | - | WR | WR | WR
Sohini | sōhinī | 53 | S G3 M2 D2 N3 S' | S' N3 D2 M2 G3 R1 S | - | WRM | WR | WR
Soma | sōma | 14 | S R1 P M1 D1 N2 S' | S' N2 D1 M1 P M1 G3 R1 S | - | WR | W | W
Srotasvini | srōtasvinī | 21 | S G2 M1 P N3 S' | = | - | WR | WR | WR
Stavarajam | stavarājaṁ | 46 | S R1 M2 P D2 S' | S' N2 D2 M2 G2 S | - | WRM | WR | WR
Subhashini | subhāṣiṇī | 16 | S D2 N2 D2 R1 G3 M1 P | M1 G3 R1 S N2. D2. N2. S | - | WR | W | WR
Sudharmini | sudharmiṇī | 49 | S R1 M2 P D1 N1 S' | S' N1 D1 M1 G3 R2 S | - | WR | W | W
Sugunabhushani | suguṇabhūṣaṇī | 22 | S G2 M1 P M1 D2 N2 S' | S' N2 D2 P M1 D2 M1 R2 S | - | WR | W | W
Sukhakari | sukhakarī | 52 | S R1 S P D2 N2 S' | S' N2 D2 P M2 G3 S R1 S | - | WR | WR | WR
Sukumari | sukumārī | 20 | S G2 M1 P N2 D1 N2 S' | S' N2 P M1 G2 M1 R2 S | - | WR | WR | WR
Sumadyuti | sumadyutī | 57 | S R2 G2 M2 P D1 N3 S' | = | - | WRM | W | WR
Sumanapriya | sumanapriyā | 28 | S R2 G3 M1 P D2 P S' | S' D2 S' P M1 G3 R2 S | - | WRM | W | WR
Sumanasaranjani | sumanasarañjanī | 56 | S G2 M2 P N2 S' | = | - | W | W | W
Sumanesharanjani | sumanēśarañjanī | 56 | S G2 M2 P N2 S' | = | - | WDM | W | W
Sumukham | sumukhaṁ | 69 | S R3 M2 N3 S' | = | - | WRM | WR | WR
Sunadapriya | sunādapriyā | 57 | S R2 G2 M2 P S' | S' N3 D1 P M2 G2 R2 S | - | WRM | WR | WR
Sunadavinodini | sunādavinōdinī | 65 | S G3 M2 D2 N3 S' | = | - | WRDM | WR | W
Sundaramanohari | sundaramanōharī | 23 | S R2 M1 P N3 S' | S' N3 D2 P M1 G2 R2 S | - | W | W | W
Sundarangi | sundarāṅgī | 54 | S R1 G3 P D3 N3 S' | = | - | WR | W | W
Suposhini | supōṣiṇī | 28 | S R2 S M1 P N2 D2 S' | S' D2 P M1 R2 M1 S | - | WRM | W | W
Supradipam | supradīpaṁ | 17 | S R1 M1 P D2 N3 S' | S' N3 D2 P M1 G3 M1 R1 S | - | WRM | WR | WR
Suranandini | suranandinī | 29 | S R2 G3 P D2 N3 S' | = | - | WRM | WR | WR
Suraranjani | surarañjanī | 29 | S G3 P R2 M1 D2 S' | S' N3 D2 P M1 G3 R2 S | - | WR | WR | WR
Surasena | surasēnā | 27 | S R2 M1 P D1 S' | S' N3 D1 P M1 G3 S R2 S | - | WRM | W | WR
Surasindhu | surasindhu | 15 | S M1 G3 M1 P D1 N3 D1 S' | S' N3 D1 P M1 R1 G3 R1 S | - | WR | W | W
Surati | suraṭi | 28 | S R2 M1 P N2 D2 N2 S' | S' N2 D2 P M1 G3 P M1 R2 S | - | WRM | W | W
Surya | sūrya | 14 | S G3 M1 D1 N2 S' | = | - | WM | W | W
Suryavasanta | sūryavasanta | 35 | S M1 G3 M1 D2 N3 S' | S' N3 D2 M1 G3 R3 S | - | W | W | W
Sushama | suṣamā | 20 | S R2 M1 P D1 S' | = | - | WRM | WR | WR
Sutradhari | sūtradhārī | 20 | S R2 M1 P D1 S' | = | - | WRM | WR | WR
Suvarnadipakam | suvarṇadīpakaṁ | 43 | S R1 G2 M2 P D1 S' | = | - | W | W | W
Suvarnakriya | suvarṇakriyā | 28 | S R2 G3 P N2 D2 S' | S' N2 P G3 R2 S | - | WR | W | W
Svadhya | svādhya | 2 | S R1 M1 P N2 S' | S' N2 D1 P M1 R1 S | - | W | W | W
Svarabhushani | svarabhūṣaṇī | 22 | S G2 M1 P D2 N2 S' | S' N2 D2 P M1 R2 S | - | WRM | WR | WR
Svarakalanidhi | svarakalānidhi | 22 | S M1 G2 M1 P D2 N2 S' | S' N2 D2 N2 P M1 G2 R2 S | - | WR | W | WR
Svaramanjari | svaramañjarī | 50 | S G3 M2 P D1 S' | S' N2 D1 P M2 G3 S | - | W | W | W
Svararanjani | svararañjanī | 22 | S R2 G2 M1 D2 N2 S' | S' N2 P M1 G2 M1 R2 S | - | WRDM | W | W
Svaravali | svarāvaḷi | 28 | S M1 G3 M1 P N2 D2 N2 S' | S' N2 D2 P M1 G3 R2 S | - | WRM | W | W
Svaravedi | svaravēdi | 28 | S M1 G3 M1 P N2 D2 N2 S' | S' N2 D2 P M1 G3 S | - | WR | W | WR
Svarnamalli | svarṇamalli | 8 | S G2 M1 P D1 N1 S' | S' N2 D1 P M1 G2 R1 S | - | WR | W | W
Svayambhusvararaga | svayambhūsvararāga | 65 | S G3 P S' | = | - | WR | W | W
Takka | ṭakkā | 15 | S R1 S G3 M1 G3 P M1 D1 N3 S' | S' N3 D1 P M1 G3 R1 S | - | WRM | W | WR
Tandavam | tāṇḍavaṁ | 29 | S G3 P D2 N3 S' | = | - | WRM | WR | WR
Tandavapriya | tāṇḍavapriyā | 51 | S R1 G3 M2 P S' | = | - | WR | WR | WR
Tanukirti | tānukīrti | 6 | S R1 M1 P N3 S' | S' N3 D3 N3 P M1 G1 M1 R1 S | - | WRM | WR | WR
Tapasvini | tapasvinī | 52 | S G3 M2 P N2 S' | S' N2 D2 P M2 G3 S | - | RM | R | R
Tarakagaula | tārakagauḷa | 15 | S G3 M1 D1 N3 S' | = | - | W | W | W
Tarangini | taraṅgiṇī | 26 | S R2 G3 P D1 N2 D1 S' | S' D1 P M1 G3 R2 S | - | WRM | W | W
Tarkshika | tarkṣikā | 20 | S R2 M1 P N2 S' | S' N2 D1 P M1 R2 G2 R2 S | - | W | W | W
Tatillatika | taṭillatikā | 1 | S R1 M1 P D1 S' | = | - | WR | WR | WR
Tavamukhari | tavamukhārī | 22 | S R2 G2 P D2 S' | S' N2 D2 P M1 G2 R2 S | - | WR | W | W
Tavapriya | tavapriyā | 69 | S R3 M2 P N3 S' | S' N3 D1 P M2 G3 R3 S | - | WR | WR | WR
Tilakamandari | tilakamandārī | 70 | S R3 M2 P D2 S' | S' D2 P M2 G3 R3 S | - | WR | WR | WR
Tilakavati | tilakavatī | 28 | S R2 G3 M1 P D2 P S' | S' D2 P M1 R2 S | - | W | W | W
Tilang | tilaṅg | 28 | S G3 M1 P N3 S' | S' N2 P M1 G3 S | yes | WRDM | W | W
Tivravahini | tīvravāhinī | 46 | S R1 G2 M2 P D2 P N2 S' | S' N2 D2 P M2 G2 R1 G2 M2 R1 S | - | WRM | W | W
Toyavegavahini | tōyavēgavāhinī | 16 | S R1 G3 M1 P D2 N2 S' | = | - | WRM | WR | WR
Trishakti | triśakti | - | - | - | - | R | - | -
Triveni | trivēṇī | 64 | S R2 M2 P D2 N2 S' | = | - | WRM | WR | WR
Tyagarajamangalam | tyāgarājamaṅgaḷaṁ | 23 | S G2 M1 P N3 S' | S' N3 D2 P M1 G2 R2 S | - | W | W | W
Udayaraga | udayarāga | 20 | S G2 M1 P N2 S' | = | - | W | W | W
Udayaravichandrika | udayaravicandrikā | 9 | S G2 M1 P N3 S' | = | - | WRDM | W | W
Umabharanam | umābharaṇaṁ | 28 | S R2 G3 M1 P D2 N2 S' | S' N2 P M1 R2 G3 M1 R2 S | - | WRM | W | WR
Urmika | ūrmikā | 57 | S R2 G2 M2 P N3 S' | = | - | WRM | W | WR
Ushabharanam | uṣābharaṇaṁ | 26 | S G3 M1 D1 P M1 D1 N2 S' | S' N2 D1 P M1 G3 R2 G3 M1 R2 S | - | W | W | W
Ushavali | uṣāvaḷi | 15 | S R1 M1 P D1 S' | S' N3 D1 M1 P M1 R1 S | - | WR | WR | WR
Uttari | uttarī | 64 | S G3 M2 P D2 N2 S' | S' N2 D2 M2 G3 S | - | WR | WR | WR
Vagishvari | vāgīśvarī | 1 | S R1 G1 M1 P D1 S' | S' D1 M1 P G1 R1 S | - | WR | W | WR
Vaishakha | vaiśākha | 53 | S R1 G3 M2 P D2 N3 S' | S' N3 D2 N3 P M2 G3 M2 R1 S | - | WR | W | W
Vaishalini | vaiśālinī | 46 | R1 G2 M2 D2 N2 | = | - | W | W | W
Vaishnavi | vaiṣṇavī | 28 | S R2 G3 M1 P D2 S' | = | - | WR | W | W
Vajrakanti | vajrakānti | 22 | S G2 M1 P N2 S' | S' N2 D1 P M1 G2 R2 S | - | WR | W | W
Valaji | valaji | 16 | S G3 P D2 N2 S' | = | no | WRHDM | WRH | WH
Vallabhi | vallabhī | 29 | S R2 G3 M1 P D2 N3 S' | S' N3 D2 N3 D2 P M1 P G3 M1 R2 S | - | WRM | WR | WR
Vamshavati | vaṁśavatī | 54 | S R1 G3 M2 P D3 N3 S' | S' N3 P M2 G3 R1 S | - | WRM | WR | WR
Vanavali | vanāvaḷi | 4 | S R1 M1 P D2 N2 S' | S' D2 P M1 R1 S | - | W | W | W
Vandanadharini | vandanadhāriṇī | 65 | S R2 M2 P D2 S' | = | - | WRDM | WR | WR
Varada | varadā | 59 | S R2 M2 P N3 S' | = | - | WR | WR | WR
Varali | varāḷī | 39 | S G1 R1 G1 M2 P D1 N3 S' | S' N3 D1 P M2 G1 R1 S | - | WRDM | WR | WR
Varamu | varamu | 22 | S G2 M1 D2 N2 S' | = | - | RDM | R | R
Vardhani | vardhanī | 11 | S G2 M1 P M1 P D2 N3 S' | S' N3 D2 P M1 G2 R1 S | - | WRM | W | WR
Varnarupini | varṇarūpiṇī | 17 | S R1 G3 P D2 S' | = | - | RD | R | R
Vasanta | vasanta | 17 | S G3 M1 D2 N3 S' | S' N3 D2 M1 G3 R1 S | no | WRHDM | RH | WRH
Vasantabhairavi | vasantabhairavī | 14 | S R1 G3 M1 D1 N2 S' | S' N2 D1 M1 P M1 G3 R1 S | - | WRDM | W | W
Vasantamalai | vasantamalai | 29 | S R2 M1 P N3 S' | S' D2 P M1 R2 S | - | W | W | W
Vasantamalli | vasantamalli | 11 | S G2 M1 P N3 S' | S' D2 P M1 G2 S | - | WR | WR | WR
Vasantamanohari | vasantamanōharī | 21 | S R2 G2 M1 D1 N3 S' | = | - | WRM | W | W
Vasantamukhari | vasantamukhārī | 14 | S M1 G3 M1 P D1 N2 S' | S' N2 D1 P M1 G3 R1 S | - | WR | W | W
Vasantanarayani | vasantanārāyaṇī | 11 | S R1 G2 M1 P S' | S' N3 D2 P M1 G2 R1 S | - | WR | WR | WR
Vasantashri | vasantaśrī | 23 | S R2 G2 M1 D2 N3 S' | = | - | WR | WR | WR
Vasantatodi | vasantatōḍī | 9 | S R1 G2 M1 D1 N3 S' | S' N3 D1 M1 R1 S | - | WR | WR | WR
Vasantavarali | vasantavarāḷī | 20 | S R2 M1 P D1 S' | S' N2 D1 P G2 R2 S | - | WRDM | W | W
Vasanti | vāsantī | 27 | S R2 G3 P D1 S' | = | - | WRDM | WR | WR
Vasukari | vasukarī | 56 | S G2 M2 P D1 N2 S' | S' N2 D1 M2 G2 S | - | WRM | W | W
Vativasantabhairavi | vāṭīvasantabhairavī | 14 | S R1 G3 M1 D1 N2 S' | = | - | WR | W | W
Vedasvarupi | vēdasvarūpī | 52 | S R1 G3 M2 P D2 N3 P S' | S' N3 D2 P N3 P M2 G3 S | - | WR | W | W
Vedhandhagamana | - | 29 | S G3 M1 P N3 S' | = | - | WR | WR | WR
Vegavahini | vēgavāhinī | 16 | S R1 G3 M1 D2 N2 D2 S' | S' N2 D2 P M1 G3 R1 S | - | WRDM | W | W
Velavali | vēlāvaḷi | 23 | S R2 M1 P D2 S' | S' N3 D2 P M1 G2 R2 S | - | WRDM | WR | WR
Vijayabhushavali | vijayabhūṣāvaḷi | 43 | S R1 G3 M2 P S' | S' N3 D3 P M2 G3 R1 S | - | WR | W | W
Vijayakoshalam | vijayakōśalaṁ | 66 | S R2 G3 M2 P S' | S' N3 P M2 G3 S | - | WR | W | W
Vijayamalavi | vijayamāḷavī | 55 | S R2 M2 P D1 S' | S' N1 D1 P M2 R2 S | - | WR | WR | WR
Vijayanagari | vijayanāgarī | 59 | S R2 G2 M2 P D2 S' | = | - | WRDM | WR | WR
Vijayasaranga | vijayasāraṅga | 58 | S R2 G2 M2 P D2 S' | S' N2 D2 M2 G2 R2 S | - | WR | W | W
Vijayasarasvati | vijayasarasvatī | 57 | S G2 M2 P D1 N3 S' | S' N3 P M2 G2 R2 S | - | WRDM | WR | WR
Vijayashrangi | vijayaśrāṅgī | 58 | S R2 G2 M2 P D2 S' | S' N2 D2 M2 G2 R2 S | - | W | W | W
Vijayashri | vijayaśrī | 47 | S R1 G2 M2 P N2 S' | = | - | WRDM | W | W
Vijayavasanta | vijayavasanta | 54 | S M2 P D3 N3 S' | S' N3 P M2 G3 S | - | WRM | WR | WR
Vijayollasini | vijayōllāsinī | 14 | S R1 G3 M1 P M1 D1 N2 S' | S' N2 D1 P M1 G3 R1 S | - | WR | WR | WR
Vikhavati | vikhavatī | 34 | S R3 G3 P D2 S' | = | - | WR | WR | WR
Vilasini | vilāsinī | 29 | S R2 G3 M1 P N3 S' | = | - | WR | WR | WR
Vinadhari | vīṇādhārī | 16 | S R1 G3 P D2 N2 S' | S' N2 D2 P M1 G3 R1 S | - | WRM | WR | WR
Vinavadini | vīṇāvādinī | 28 | S R2 G3 P N2 S' | = | - | WR | WR | WR
Vinodini | vinōdinī | 15 | S R1 M1 D1 N3 S' | S' N3 D1 M1 G3 R1 S | - | RM | R | R
Virapratapa | vīrapratāpa | 29 | S G3 M1 P D2 S' | S' N3 D2 P M1 G3 R2 S | - | WR | WR | WR
Viravasanta | vīravasanta | 24 | S R2 G2 M1 P S' | S' N3 D3 P M1 G2 R2 S | - | WRDM | WR | WR
Visharada | viśārada | 15 | S R1 M1 P N3 S' | = | - | WRM | WR | WR
Vishnupriya | viṣṇupriyā | 32 | S G3 M1 P D1 N2 S' | S' N2 D1 P M1 R3 S | - | RM | R | R
Vishveshvarapriya | viśvēśvarapriyā | 59 | S R2 M2 P N3 S' | S' N3 D2 P M2 R2 S | - | WR | WR | WR
Vitthalapriya | viṭṭhalapriyā | 4 | S R1 M1 P D2 S' | = | - | WR | WR | WR
Vivahapriya | vivāhapriyā | 65 | S R2 M2 P D2 N3 S' | = | - | W | W | W
Vivardhani | vivardhanī | 28 | S R2 M1 P S' | S' N2 D2 P M1 G3 R2 S | - | WR | W | W
Vivardhini | vivardhinī | 29 | S R2 M1 P S' | S' N3 D2 P M1 G3 R2 S | - | RM | R | R
Yadukulakambhoji | yadukulakāmbhōjī | 28 | S R2 M1 P D2 S' | S' N2 D2 P M1 G3 R2 S | - | WRDM | WR | WR
Yagini | yāginī | 58 | S R2 M2 P N2 S' | = | - | WR | WR | WR
Yaman | yaman | 65 | S R2 G3 M2 P D2 N3 S' | = | - | WRM | W | WR
Yamankalyani | yamankalyāṇī | 65 | S R2 G3 M2 P D2 N3 S' | S' N3 D2 P M2 G3 M1 G3 R2 S | yes | W | W | W
Yamunakalyani | yamunākalyāṇī | 65 | S R2 G3 P M2 P D2 S' | = | - | WRDM | WR | WR
Ganapati | gaṇapati | - | - | - | - | - | - | -
Siddhi | siddhi | - | - | - | - | - | - | -
`;
