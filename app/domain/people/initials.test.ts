import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["M. Balamuralikrishna", "MB"],
  ["M. S. Subbulakshmi", "MS"],
  ["Semmangudi Srinivasa Iyer", "SI"],
  ["Tyagaraja", "T"],
  ["Ārabhi (group)", "ĀG"],
  ["ఎం. బాలమురళీకృష్ణ", "బా"],
  ["ఎం.ఎస్. సుబ్బులక్ష్మి", "సు"],
  ["ఎం.ఎల్.వసంతకుమారి", "వ"],
  ["த்யாகராஜர்", "த"],
  ["എം. ബാലമുരളീകൃഷ്ണ", "ബാ"],
  ["एम. एस.", "ए"],
  ["", ""],
  ["–", ""],
])("%s: %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
