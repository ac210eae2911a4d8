/** The oldest browsers that run the site's scripts; older ones read its pages and send its forms without them. */
export const oldestBrowsers = { chrome: 111, edge: 111, firefox: 115, safari: 16.4, ios: 16.4 };
