const addresses = import.meta.glob<string>(
  ["../app.css", "../styles/*.css", "!../styles/{base,controls,fonts,mark,shell,tokens}.css"],
  { query: "?url", import: "default", eager: true },
);
const texts = import.meta.glob<string>(
  ["../app.css", "../styles/*.css", "!../styles/{base,controls,fonts,mark,shell,tokens}.css"],
  { query: "?inline", import: "default", eager: true },
);

/**
 * The texts of the style sheets by their addresses. A document that carries its own is painted half a second sooner on
 * a slow telephone (`npm run lighthouse`); the development server serves them as files, which it can change in place.
 */
export const documentSheets: Readonly<Record<string, string>> = import.meta.env.DEV
  ? {}
  : Object.fromEntries(Object.entries(addresses).map(([file, href]) => [href, texts[file]!]));
