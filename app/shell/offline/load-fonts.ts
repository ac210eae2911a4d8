/** A letter of each Indian script, by the family of its face (`fonts.css`). */
const letters = {
  "Archive Telugu": "అ",
  "Archive Tamil": "அ",
  "Archive Kannada": "ಅ",
  "Archive Malayalam": "അ",
  "Archive Devanagari": "अ",
};

/** Loads the faces of scripts that the system lacks: the service worker stores them. */
export const loadFonts = () =>
  Promise.allSettled(
    Object.entries(letters).map(([family, letter]) =>
      document.fonts.load(`1em "${family}"`, letter),
    ),
  );
