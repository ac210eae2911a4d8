import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { dataScript } from "./router-internals.ts";

test("the script of a page's data hands on every letter, and ends nowhere before its end", async () => {
  const lines = [`["it's","\\"quoted\\"","a\\\\b","</script><!--","\u2028రామ"]\n`, `P1:["next"]\n`];
  const sent = lines.join("");
  const serverHandoffStream = new Blob([sent]).stream();
  const script = await dataScript({ serverHandoffStream }, "abc");
  const [, code] = /^<script nonce="abc">(.*)<\/script>$/s.exec(script)!;
  expect(code).not.toContain("<");
  const taken: string[] = [];
  const streamController = {
    enqueue: (text: string) => taken.push(text),
    close: () => taken.push("closed"),
  };
  runInNewContext(code!, { window: { __reactRouterContext: { streamController } } });
  expect(taken).toEqual([sent, "closed"]);
});
