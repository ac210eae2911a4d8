const addresses = import.meta.glob<string>(
  ["../app.css", "../styles/*.css", "!../styles/{base,controls,fonts,mark,shell,tokens}.css"],
  { query: "?url", import: "default", eager: true },
);
const texts = import.meta.glob<string>(
  ["../app.css", "../styles/*.css", "!../styles/{base,controls,fonts,mark,shell,tokens}.css"],
  { query: "?inline", import: "default", eager: true },
);

/** The texts of the style sheets by address; none in development, which changes files in place. */
export const documentSheets: Readonly<Record<string, string>> =
  import.meta.env.MODE === "development"
    ? {}
    : Object.fromEntries(Object.entries(addresses).map(([file, href]) => [href, texts[file]!]));
