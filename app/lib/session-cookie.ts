/** Who carries this cookie is signed in, and never gets a page that was made for everybody. */
export const sessionCookieName = "__Host-session";
