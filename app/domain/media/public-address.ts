/** Ends of names that private networks give to their own machines. */
const privateEnd =
  /(?:^|\.)(?:localhost|local|internal|intranet|private|corp|home|lan|test|invalid|onion|arpa)$/;

/**
 * Whether a server may ask an address that somebody has typed: of http or https, at its usual port, with a public name.
 * Numbers are no names: the URL parser has written them in one form (0x7f.1 is 127.0.0.1, and [::1] keeps its brackets).
 */
export function isPublicAddress(url: URL): boolean {
  const { protocol, hostname, port, username, password } = url;
  const name = hostname.replace(/\.$/, "");
  return (
    (protocol === "https:" || protocol === "http:") &&
    port === "" &&
    username === "" &&
    password === "" &&
    /\.[a-z][a-z\d-]*$/.test(name) &&
    !privateEnd.test(name)
  );
}
