import { expect, test } from "vitest";
import { radioPath, readStation, stationPlayPath, timeInIndia } from "./station.ts";

const read = (query: string) => readStation(new URLSearchParams(query));

test.each([
  ["", "/radio", "/songs/play"],
  ["raaga=Hamsanandi", "/radio?raaga=Hamsanandi", "/songs/play?of=raaga&id=Hamsanandi"],
  ["deity=Devi", "/radio?deity=Devi", "/songs/play?of=deity&id=Devi"],
  ["singer=a-b", "/radio?singer=a-b", "/songs/play?of=singer&id=a-b"],
  ["decade=1960", "/radio?decade=1960", "/songs/play?of=decade&id=1960"],
  ["time=noon", "/radio?time=noon", "/songs/play?of=time&id=noon"],
])("the radio of %j has an address, and one of its songs", (query, path, songs) => {
  const station = read(query)!;
  expect([radioPath(station), stationPlayPath(station)]).toEqual([path, songs]);
});

test.each(["raaga=", "decade=1965", "decade=60", "time=now", "singer=A B", "raaga=A&deity=B"])(
  "%s is none",
  (query) => {
    expect(read(query)).toBeNull();
  },
);

test("the time of day is that of India", () => {
  expect(timeInIndia(Date.UTC(2026, 0, 1, 0, 29))).toBe("dawn");
  expect(timeInIndia(Date.UTC(2026, 0, 1, 0, 31))).toBe("morning");
  expect(timeInIndia(Date.UTC(2026, 0, 1, 22, 40))).toBe("dawn");
});
