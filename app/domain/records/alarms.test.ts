import { expect, test } from "vitest";
import { type Alarm, planAlarms, type ToldAlarm } from "./alarms.ts";

const hour = 3600_000;
const now = 1000 * hour;
const failing = (subject: string): Alarm => ({ kind: "jobsFailing", subject });
const told = (alarm: Alarm, hours: number, isOver = false): ToldAlarm => ({
  ...alarm,
  toldAt: now - hours * hour,
  isOver,
});
const mails: Alarm = { kind: "mailsGivenUp", subject: "" };

test("an alarm is told at once, and then not again for as long as it lasts", () => {
  const one = failing("emptyBin");
  expect(planAlarms([one], [], now)).toEqual({ due: [one], over: [] });
  expect(planAlarms([one], [told(one, 1)], now).due).toEqual([]);
  expect(planAlarms([one], [told(one, 1000)], now).due).toEqual([]);
});

test("it is over once it is gone, and told anew when it is back, but not on the same day", () => {
  const one = failing("emptyBin");
  expect(planAlarms([], [told(one, 1)], now)).toMatchObject({ due: [], over: [one] });
  expect(planAlarms([], [told(one, 1, true)], now).over).toEqual([]);
  expect(planAlarms([one], [told(one, 23, true)], now).due).toEqual([]);
  expect(planAlarms([one], [told(one, 25, true)], now).due).toEqual([one]);
});

test("of a kind there is one mail a day, for all that is wrong; kinds do not wait for each other", () => {
  const [one, other] = [failing("emptyBin"), failing("checkLinks")];
  expect(planAlarms([one, other], [], now).due).toEqual([one, other]);
  expect(planAlarms([one, other], [told(one, 1)], now).due).toEqual([]);
  expect(planAlarms([one, other], [told(one, 25)], now).due).toEqual([other]);
  expect(planAlarms([one, mails], [told(one, 1)], now).due).toEqual([mails]);
});
