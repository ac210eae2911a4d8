/** The printed singer of a test sound, which has no performer. */
export const testSound = "Test sound";
