import { expect, test } from "vitest";
import { findNonce, withNonce } from "./cached-page.ts";

test("each answer has a nonce of its own, whatever letters stand before it", () => {
  const html = '<p>రాగం</p><script nonce="first"></script>first';
  const body = new Uint8Array(new TextEncoder().encode(html));
  const cached = { body, nonceOffsets: findNonce(body, "first") };
  const answer = (nonce: string) => new TextDecoder().decode(withNonce(cached, nonce));
  expect(answer("later")).toBe('<p>రాగం</p><script nonce="later"></script>later');
  expect(answer("again")).toBe('<p>రాగం</p><script nonce="again"></script>again');
});
