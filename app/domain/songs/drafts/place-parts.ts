/** "Live at Music Academy", "recorded in 1975": what begins so says where or when, and is no title. */
const event =
  /^(?:(?:live|recorded|recording|performed|broadcast|concert|kutcheri|kut?cheri|kacheri|katcheri)(?:[\s,]+(?:at|in|from|on|by|for|with|of|concert|recording|performance|kutcheri|kacheri|katcheri)(?:\s.*)?)?|(?:at|@)\s.*)$/iu;

const venue =
  /\b(?:academy|sabha|auditorium|hall|temple|festival|aradhana|akashvani|doordarshan|all india radio|air|radio|studios?|university|college|kalakshetra)\b/iu;

const towns = new Set(
  `chennai, madras, vijayawada, hyderabad, secunderabad, bangalore, bengaluru, mysore, mysuru, mumbai, bombay, delhi,
  new delhi, kolkata, calcutta, pune, trivandrum, thiruvananthapuram, kochi, cochin, calicut, kozhikode, palghat,
  palakkad, thrissur, trichur, coimbatore, madurai, trichy, tiruchi, tiruchirappalli, tanjore, thanjavur, kumbakonam,
  salem, vellore, tirupati, thiruvaiyaru, tiruvaiyaru, thiruvayyaru, tiruvayyaru, visakhapatnam, vizag, guntur,
  rajahmundry, kakinada, nellore, tenali, london, paris, toronto, singapore, cleveland, pittsburgh, chicago, new york,
  kuala lumpur, colombo, dubai, sydney`.split(/,\s+/),
);

/** Whether a part of a text says at what event it was sung. */
export const isEventPart = (part: string): boolean => event.test(part);

/** Whether a part of a text is a place: a town, or what is named as a hall or the like. */
export const isPlacePart = (part: string): boolean =>
  venue.test(part) || towns.has(part.toLowerCase());
