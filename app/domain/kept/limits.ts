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
/** How many songs can be asked for by their ids at once. */
export const maxEntries = 100;
/** What a device keeps is sent as one form, of which the server reads 1 MiB. */
export const maxDeviceBytes = 1_000_000;
