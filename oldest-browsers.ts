/**
 * The oldest browsers that run the site's scripts; older ones read its pages and send its forms without them. Firefox
 * before 121 has no `:has()`: there the cards of songs have no mark of their raaga, the wheel of melakartas does not
 * turn and shows no name in its middle, the end of a page cannot be scrolled from under a video, the reason for a role is asked also of viewers,
 * what the full view of lyrics covers can have the focus, and some lists and forms stand in one column.
 */
export const oldestBrowsers = { chrome: 111, edge: 111, firefox: 115, safari: 16.4, ios: 16.4 };
