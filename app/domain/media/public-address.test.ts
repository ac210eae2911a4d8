import { describe, expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

describe("T110 addresses that the server asks", () => {
  test.each([
    "https://example.org/a?b=1#c",
    "http://www.example.org:80/",
    "https://xn--fsq.xn--p1ai/",
  ])("%s is public", (address) => expect(isPublicAddress(new URL(address))).toBe(true));

  test.each([
    "http://localhost/",
    "http://a.localhost/",
    "http://localhost./",
    "http://127.0.0.1/",
    "http://0x7f.1/",
    "http://2130706433/",
    "http://0/",
    "http://10.1.2.3/",
    "http://169.254.169.254/latest/meta-data/",
    "http://93.184.216.34/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://router/",
    "http://printer.local/",
    "http://metadata.google.internal/",
    "http://nas.home.arpa/",
    "https://example.org:8443/",
    "https://user:word@example.org/",
    "ftp://example.org/",
    "file:///etc/passwd",
    "javascript:alert(1)",
  ])("%s is not asked", (address) => expect(isPublicAddress(new URL(address))).toBe(false));
});
