import { afterEach, expect, test, vi } from "vitest";
import { createSlots } from "./slots.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("as many as there are are taken, and again once they are given back", () => {
  const slots = createSlots(2, 1000);
  const first = slots.take()!;
  expect(slots.take()).not.toBeNull();
  expect(slots.take()).toBeNull();
  slots.giveBack(first);
  expect(slots.take()).not.toBeNull();
});

test("a slot that is never given back is free again after a while", () => {
  vi.useFakeTimers();
  const slots = createSlots(1, 1000);
  slots.take();
  vi.advanceTimersByTime(1000);
  expect(slots.take()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(slots.take()).not.toBeNull();
  expect(slots.take()).toBeNull();
});
