const list = (text: string) => text.trim().split(/\s+/);

/** Words of titles in roman letters, the commonest first. */
export const romanWords = list(`
  rama krishna nannu devi shri siva paluku rara nive amma natha bhaja sada guru vara nadam madhura
  govinda hari ninnu pahi mam sri kamala murali gana lola pada raja vina chinta manasa nidu brova
  samayamide emani telisi evaru sarasa dayaya karuna jagad isvari gopala venkata raghu vira sundara
  ananda ganapati saraswati vani lalita tripura parvati shankari kumara muruga velava deva daya sagara
  charanam saranam namo namaste vande bhavaye smara cheta manasu mohana rupa sangita loka jaya mangala
  subha dina nitya satya dharma prema bhakti mukti vedanta tattva omkara pranava sapta svara laya tala
  geya nartana tandava abhinava chandra surya megha varsha vasanta kusuma champaka mallika tulasi vana
  yamuna ganga kaveri himagiri sikhara tanaya suta janani jagan mata tandri bala balaka chinna pedda
  kanulara chuda ravamma palimpa ranidi vinara teliyaka marachi nilachi pilachi talachi kolachi
`);

/** Words with scholarly diacritics. */
export const scholarlyWords = list(`
  rāma kṛṣṇa śrī śiva pāhi mām nādam gāna lola pāda rājā vīṇā cintā mānasa nīdu brōva īśvari gopāla
  vēṅkaṭa raghuvīra gaṇapati sarasvatī vāṇi lalitā tripurā pārvatī śaṅkari kumāra murugā vēlavā dēva
  dayā sāgara caraṇam śaraṇam namō namastē vandē bhāvayē mōhana rūpa saṅgīta lōka maṅgaḷa śubha nityā
  prēma mukti vēdānta ōmkāra praṇava svara layā tāṇḍava candra sūrya mēgha varṣā tuḷasī yamunā gaṅgā
  kāvērī himagirī śikhara tanayā jananī mātā bālā ākāriṇī nārāyaṇa dāśarathē ṣaṇmukha ḻalitē
`);

export const teluguWords = list(`
  రామ కృష్ణ నన్ను దేవి శ్రీ శివ పలుకు రారా నీవే అమ్మ నాథ భజ సదా గురు వర నాదం మధుర గోవింద హరి నిన్ను
  పాహి కమల మురళి గాన లోల పాద రాజ వీణ చింత మనసా బ్రోవ సమయమిదే ఏమని తెలిసి ఎవరు సరస దయ కరుణ ఈశ్వరి
  గోపాల వేంకట సుందర ఆనంద గణపతి సరస్వతి వాణి లలిత పార్వతి కుమార దేవ సాగర చరణం శరణం జయ మంగళ శుభ నిత్య
  సత్య ప్రేమ భక్తి ముక్తి ఓంకార స్వర లయ చంద్ర మేఘ వసంత తులసి యమున గంగ కావేరి జనని మాత బాల చిన్న
`);

export const tamilWords = list(`
  ராமா கண்ணா முருகா வேலவா தேவி அம்மா சிவா நாதா குரு இசை தமிழ் மதுரை கோவிந்தா ஹரி என்னை பாடு கமலா
  முரளி கானம் பாதம் ராஜா வீணை மனமே வருவாய் அருள் கருணை ஈஸ்வரி கோபாலா வேங்கடவா சுந்தரா ஆனந்தம் கணபதி
  வாணி லலிதா பார்வதி குமரா தேவா சரணம் ஜெய மங்களம் நித்தம் சத்தியம் அன்பே பக்தி முக்தி ஓம்காரம் ஸ்வரம்
  நிலா மேகம் வசந்தம் துளசி யமுனை கங்கை காவேரி தாயே பாலா சின்ன திருவடி மலர் மாலை தென்றல் குயில்
`);

/** Beginnings and endings of rare compounds. */
export const compoundHeads = list(`
  varada abhaya ambuja aravinda bhuvana chaturbhuja dinakara ganendra hema indu jalaja kanaka kundala
  lokapala madana nagesha nila padma patita pavana rajiva ratna ruchira sarvesha sesha sharada tarani
  trilochana uma vanaja vasava vidruma vimala yadava dasarata giridhara kodanda manimaya navanita
`);
export const compoundTails = list(`
  murti natha locana priya vallabha dhara hara karuna nayana pala rupini sadana sevita vasini vandita
  vadana vinuta charana janaka mohana nilaya pujita ranjani sodari
`);

export const lyricSyllables = list(`
  ta na ri ma sa ga pa da ni ra la va ka ha ya ti mi nu ru ku lo ve ne me te ro nda lla mma ppa kka
`);
