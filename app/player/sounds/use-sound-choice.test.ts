import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

test("choices that are lent are not stored, and give way to what the visitor chooses", async () => {
  const device = new Map([["sound-shruti", "C"]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, text: string) => device.set(key, text),
  });
  const { lendChoices, readSoundChoice, rememberChoice } = await import("./use-sound-choice.ts");
  const giveBack = lendChoices({ shruti: "G", cents: "10" });
  expect(readSoundChoice()).toMatchObject({ shruti: "G", cents: 10 });
  expect([...device]).toEqual([["sound-shruti", "C"]]);
  rememberChoice("shruti", "A");
  expect(readSoundChoice()).toMatchObject({ shruti: "A", cents: 10 });
  giveBack();
  expect(readSoundChoice()).toMatchObject({ shruti: "A", cents: 0 });
});
