import { expect, test } from "vitest";
import { pathForLog } from "./log.server.ts";

test.each([
  ["/songs/63", "/songs/63"],
  ["/raagas/Kalyani", "/raagas/Kalyani"],
  ["/shared/0123456789abcdefghijklmnop", "/shared/…"],
  ["/mbkmusic-mbkauth/users/singer@example.org", "/mbkmusic-mbkauth/users/…"],
  ["/mbkmusic-mbkauth/users/singer%40example.org", "/mbkmusic-mbkauth/users/…"],
])("the log has no tokens and e-mail addresses of a path: %s", (path, logged) => {
  expect(pathForLog(path)).toBe(logged);
});
