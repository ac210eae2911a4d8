import { matchPath } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { everyColumn, recordChange } from "../../support/every-column.ts";
import { submit } from "../../support/front-door.ts";
import { doors } from "../authorization/table.ts";
import { accountForms, beginAccounts, requestId } from "./account-forms.ts";
import type { Fill } from "./sample.ts";
import { beginSongs, songForms } from "./song-forms.ts";

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});

/** Routes whose action reads no field that could be a column's, with the reason. */
const withoutFields = new Map([
  ["/following/stop/:token", "nothing; who stops is in the address"],
  ["/uploads", "bytes; name and size are in the address"],
  ["/uploads/:id", "DELETE without a body"],
  ["/uploads/:id/parts/:number", "bytes"],
  ["/uploads/:id/complete", "no body; what the browser measured is in the address"],
  ["/uploads/:id/shape", "the shape itself"],
  ["/songs/:id/failure", "no body"],
  ["/songs/:id/heard", "no body; where a recording was left is in the address"],
  ["/heard", "no body"],
  ["/songs/drafts/gone", "ids to look up; nothing is written"],
  ["/session", "nothing; the guard marks the session"],
  ["/logout", "nothing but why, for the message"],
  ["/preferences", "choices, kept in cookies alone"],
  ["/*", "nothing: an address that is none"],
]);

const routeOf = (name: string) => name.split(", ")[0]!;

test("T32 every form of the table of doors has a sample", () => {
  const sampled = [...Object.keys(accountForms), ...Object.keys(songForms)].map(routeOf);
  const acting = doors.filter(({ act }) => act).map(({ route }) => route);
  expect(new Set([...sampled, ...withoutFields.keys()])).toEqual(new Set(acting));
});

describe.each<[string, Record<string, Fill>, () => Promise<void>]>([
  ["accounts, songs and lists of reference", accountForms, beginAccounts],
  ["what is kept, drafted, edited at once and administered", songForms, beginSongs],
])("T32 %s:", (_kind, forms, begin) => {
  test.each(Object.entries(forms))(
    "%s: a field for every column of every table changes nothing more",
    async (name, fill) => {
      const columns = await everyColumn();
      const run = async (extra: Record<string, string>) => {
        await begin();
        const { path, fields, cookie } = await fill(extra);
        expect(matchPath(routeOf(name), path.split("?")[0]!), path).not.toBeNull();
        return recordChange(
          () => submit(path, { ...extra, ...fields }, { Cookie: cookie }),
          [requestId],
        );
      };
      const plain = await run({});
      expect([200, 302], String(plain.status)).toContain(plain.status);
      expect(plain.after).not.toEqual(plain.before);
      expect(await run(columns)).toEqual(plain);
    },
  );
});
