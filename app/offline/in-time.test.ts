import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerInTime, patience } from "./in-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<Response>(() => {});
const answer = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));
const textOf = async (response: Promise<Response>) => (await response).text();
const copy = () => answer("copy");

test("answers from the network where that is in time", async () => {
  expect(await textOf(answerInTime(answer("new"), copy))).toBe("new");
});

test("answers with the copy where nothing comes in time, and waits on without one", async () => {
  const late = answerInTime(never, copy);
  await vi.advanceTimersByTimeAsync(patience);
  expect(await textOf(late)).toBe("copy");
  const { promise, resolve } = Promise.withResolvers<Response>();
  const waiting = answerInTime(promise, async () => null);
  await vi.advanceTimersByTimeAsync(patience);
  resolve(new Response("late"));
  expect(await textOf(waiting)).toBe("late");
});

test("answers with the copy where the server fails, and with its error without one", async () => {
  expect(await textOf(answerInTime(answer("", 503), copy))).toBe("copy");
  expect((await answerInTime(answer("", 503), async () => null)).status).toBe(503);
  expect((await answerInTime(answer("", 404), copy)).status).toBe(404);
});

test("answers with the copy without a network, and throws without one", async () => {
  const failing = () => Promise.reject<Response>(new TypeError("Failed to fetch"));
  expect(await textOf(answerInTime(failing(), copy))).toBe("copy");
  await expect(answerInTime(failing(), async () => null)).rejects.toThrow("Failed to fetch");
});
