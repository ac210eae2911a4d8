import { createElement } from "react";
import { renderToReadableStream } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Beside, lazyPart, missingPart } from "./part.tsx";

let events = 0;
beforeEach(() => {
  events = 0;
  const page = new EventTarget();
  page.addEventListener(missingPart, () => events++);
  vi.stubGlobal("window", page);
});
afterEach(() => vi.unstubAllGlobals());

/** Creates a part whose code fails to load `failures` times. */
function makePart(failures: number) {
  let loads = 0;
  const Part = lazyPart(async () => {
    if (++loads <= failures) throw new TypeError("Failed to fetch");
    return { default: () => "The player" };
  });
  const render = async () => {
    const stream = await renderToReadableStream(createElement(Part), { onError: () => undefined });
    return new Response(stream).text();
  };
  return { render, countLoads: () => loads };
}

test("a part that failed is loaded anew once its failure was shown, and not before", async () => {
  const { render, countLoads } = makePart(1);
  const error: unknown = await render().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ cause: new TypeError("Failed to fetch") });
  // React renders again at once: an endless loop if each attempt loaded the code again.
  await expect(render()).rejects.toBe(error);
  expect(countLoads()).toBe(1);
  new Beside({ children: null }).componentDidCatch(error);
  expect(events).toBe(1);
  expect(await render()).toBe("The player");
  expect(await render()).toBe("The player");
  expect(countLoads()).toBe(2);
});

test("each failure is told, and each is forgotten", async () => {
  const { render, countLoads } = makePart(Infinity);
  for (const number of [1, 2, 3]) {
    const error: unknown = await render().catch((thrown: unknown) => thrown);
    new Beside({ children: null }).componentDidCatch(error);
    expect([countLoads(), events]).toEqual([number, number]);
  }
});

test("what failed is shown again for another resetKey, not for the same", () => {
  const resetKey = {};
  const failed = { ...Beside.getDerivedStateFromError(), resetKey };
  expect(Beside.getDerivedStateFromProps({ children: null, resetKey }, failed)).toBeNull();
  const next = { children: null, resetKey: {} };
  expect(Beside.getDerivedStateFromProps(next, failed)).toEqual({
    hasFailed: false,
    resetKey: next.resetKey,
  });
});
