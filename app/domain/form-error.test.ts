import { describe, expect, test } from "vitest";
import { z } from "zod";
import { loginForm, reasonForm } from "./users/account-forms.ts";
import { newPassword } from "./users/password.ts";
import { raagaForm } from "./music/raaga.ts";
import { taalaForm } from "./music/taala.ts";
import { lengthMessage, toFormError } from "./form-error.ts";
import { roleForm } from "./users/role.ts";
import { songSchema } from "./songs/song-schema.ts";

const letters = (count: number) => "a".repeat(count);
const role = { name: "Editor" };
const song = { title: "x", singer: "x", recordingDate: "1975-08-15", description: "x" };
const players = (names: string[]) => [{ typeId: 1, players: names }];

describe("a length out of bounds tells its bound", () => {
  test.each<[string, z.ZodType, unknown, object]>([
    ["account.passwordShort", newPassword, letters(7), { min: 8 }],
    ["account.passwordLong", newPassword, letters(257), { max: 256 }],
    [
      "account.passwordLong",
      loginForm,
      { username: "a@example.org", password: letters(1025) },
      { max: 1024 },
    ],
    ["form.maximum", reasonForm, { reason: letters(1001) }, { max: 1000 }],
    ["admin.roleNameShort", roleForm, { name: "x" }, { min: 2 }],
    ["admin.roleNameLong", roleForm, { name: letters(101) }, { max: 100 }],
    ["admin.roleDescriptionLong", roleForm, { ...role, description: letters(501) }, { max: 500 }],
    ["admin.nameLong", raagaForm, { name: letters(101) }, { max: 100 }],
    ["admin.descriptionLong", raagaForm, { name: "x", description: letters(501) }, { max: 500 }],
    ["admin.isoNameWrong", raagaForm, { name: "x", isoName: letters(101) }, { max: 100 }],
    ["admin.melakartaWrong", raagaForm, { name: "x", melakarta: "73" }, { max: 72 }],
    [
      "admin.aliasesWrong",
      raagaForm,
      { name: "x", synonyms: letters(101) },
      { names: 30, max: 100 },
    ],
    ["admin.angasWrong", taalaForm, { name: "x", angas: "I".repeat(13) }, { max: 12 }],
    ["admin.aksharasWrong", taalaForm, { name: "x", aksharas: "257" }, { max: 256 }],
    ["form.maximum", songSchema(), { ...song, mediaTypeId: 1, title: letters(301) }, { max: 300 }],
    [
      "songForm.tooMany",
      songSchema(),
      { ...song, mediaTypeId: 1, accompaniments: players(Array(21).fill("x")) },
      { max: 20 },
    ],
  ])("%s", (error, schema, value, values) => {
    const issues = schema.safeParse(value).error?.issues ?? [];
    expect(issues.map(toFormError)).toEqual([{ error, values }]);
  });

  test("and has a message where the schema has none", () => {
    const message = (schema: z.ZodType, value: unknown) =>
      toFormError(schema.safeParse(value, { error: lengthMessage }).error!.issues[0]!);
    const text = z.string().min(3).max(5);
    expect(message(text, "ab")).toEqual({ error: "form.minimum", values: { min: 3 } });
    expect(message(text, "abcdef")).toEqual({ error: "form.maximum", values: { max: 5 } });
    expect(message(z.string().min(1), "").error).toBe("account.required");
    expect(message(z.array(z.string()).max(1), ["", ""]).error).not.toContain("form.");
    expect(message(z.string().max(5, "songForm.unknownChoice"), "abcdef").error).toBe(
      "songForm.unknownChoice",
    );
  });
});
