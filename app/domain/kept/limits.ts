/** Of a user, besides the marked songs; of a device, too. */
export const maxLists = 200;
export const maxSongs = 1000;
/** In all lists of a user together: notes of a few accounts could fill the database otherwise. */
export const maxKept = 20_000;
/** In letters (code points). */
export const maxNameLength = 100;
export const maxNoteLength = 300;
/** How many songs a page of a list shows. */
export const listPageSize = 50;
/** The maximum number of songs in one request by ids. */
export const maxEntries = 100;
/** The lists of a device are sent as one form, of which the server reads at most 1 MiB. */
export const maxDeviceBytes = 1_000_000;
