/** What a recording that nobody sang or played prints as its singer. */
export const testSound = "Test sound";
