/** How long the address of a visitor can be confirmed, in milliseconds. */
export const confirmLifetime = 7 * 24 * 3600_000;
