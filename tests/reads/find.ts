/** Words of several kinds: songs of one are compared with the others, a bounded number of them. */
export const finds = [
  "/find?q=rama",
  "/find?q=kalyani",
  "/find?q=krishna",
  "/find?q=songs+on+devi+in+adi",
  "/find?q=S+R2+G3+P+D2",
  "/find?q=raga+with+S+without+P",
  "/find?q=melakarta+29+kriti",
  "/find?q=kalyani+adi&size=1000",
  "/find?q=varnams&size=1000",
  "/find?q=longer+than+10+minutes&size=1000",
  "/find?q=songs+without+words&size=1000",
  "/find?q=with+words+under+10+minutes",
  "/find?q=his+kritis+in+adi+from+the+1960s+longer+than+5+minutes",
  "/find?q=rama+krishna+govinda+vande+mangala",
  "/find?q=kalyani+adi+kriti+1960s+balamuralikrishna",
  "/find?q=rama+kala+tana+vara+sri&page=1000000",
  "/find?q=xyzzyplugh+kalyani+adi",
];
export const compared = 6600;

/** What the words of a query may name, and the names that are shown of it. */
export const understood = 600;
/** A search that finds nothing asks three times more, for where to go on. */
export const led = 4000;
