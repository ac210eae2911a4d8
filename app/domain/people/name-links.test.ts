import { describe, expect, test } from "vitest";
import { type CreditedNames, linkBearers, listUndecidedNames } from "./name-links.ts";

const song: CreditedNames = {
  composer: "Composer",
  composerId: null,
  singer: "Singer",
  accompaniments: [{ players: ["Player", "Singer"] }, { players: ["Other"] }],
  personIds: {},
};
const bearers = new Map([
  ["Composer", "a-composer"],
  ["Singer", "a-singer"],
  ["Other", "another"],
]);

describe("the links of printed names", () => {
  test("undecided names get who alone bears them", () => {
    expect(listUndecidedNames(song)).toEqual(["Singer", "Player", "Other", "Composer"]);
    expect(linkBearers(song, bearers)).toEqual({
      ...song,
      composerId: "a-composer",
      personIds: { Singer: "a-singer", Other: "another" },
    });
  });

  test("a decision stays, also that a name stands for nobody", () => {
    const decided = {
      ...song,
      composerId: "chosen",
      personIds: { Singer: null, Other: "chosen" },
    };
    expect(listUndecidedNames(decided)).toEqual(["Player"]);
    expect(linkBearers(decided, bearers)).toEqual(decided);
  });

  test("an entry without a person is a decision on the composer, one with a person is not", () => {
    const nobody = { ...song, personIds: { Composer: null } };
    expect(listUndecidedNames(nobody)).not.toContain("Composer");
    expect(linkBearers(nobody, bearers)).toMatchObject({
      composerId: null,
      personIds: { Composer: null },
    });
    const sung = { ...song, singer: "Composer", personIds: { Composer: "a-singer" } };
    expect(linkBearers(sung, bearers)).toMatchObject({
      composerId: "a-composer",
      personIds: { Composer: "a-singer" },
    });
  });

  test("names that are no longer printed are forgotten", () => {
    const renamed = { ...song, personIds: { Former: "somebody", Player: "a-player" } };
    expect(linkBearers(renamed, new Map()).personIds).toEqual({ Player: "a-player" });
  });

  test("names are no properties of every object", () => {
    const odd = { ...song, singer: "constructor", accompaniments: [{ players: ["toString"] }] };
    expect(listUndecidedNames(odd)).toEqual(["constructor", "toString", "Composer"]);
  });
});
