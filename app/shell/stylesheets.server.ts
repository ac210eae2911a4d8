const addresses = import.meta.glob<string>(
  [
    "../app.css",
    "../styles/*.css",
    "!../styles/{base,controls,fonts,late,mark,other-media,shell,song-sheet,tokens}.css",
  ],
  { query: "?url", import: "default", eager: true },
);
const texts = import.meta.glob<string>(
  [
    "../app.css",
    "../styles/*.css",
    "!../styles/{base,controls,fonts,late,mark,other-media,shell,song-sheet,tokens}.css",
  ],
  { query: "?inline", import: "default", eager: true },
);

/** Text of each style sheet by URL; empty in development, where Vite updates the files in the page. */
export const stylesheets: Readonly<Record<string, string>> =
  import.meta.env.MODE === "development"
    ? {}
    : Object.fromEntries(Object.entries(addresses).map(([file, href]) => [href, texts[file]!]));
