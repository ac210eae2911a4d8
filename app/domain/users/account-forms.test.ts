import { describe, expect, test } from "vitest";
import { address } from "./address.ts";
import { changePasswordForm, code, resetForm, signupForm } from "./account-forms.ts";
import { displayNameForm } from "./display-name.ts";
import { isGuessable, newPassword } from "./password.ts";
import { hasPermission } from "./permissions.ts";

const problems = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  Object.fromEntries(
    (result.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );

describe("T13 e-mail addresses", () => {
  test("are folded", () => {
    expect(address.parse("  A.B+c@Example.ORG ")).toBe("a.b+c@example.org");
  });

  test.each([
    "",
    "a",
    "a@b",
    "@example.org",
    "a@@example.org",
    "a b@example.org",
    "a@x.org\r\nBcc: b@y.org",
    "<b>a@x.org",
    "a@x.org,b@y.org",
    "а@example.org",
    `${"a".repeat(65)}@example.org`,
    `a@${"b".repeat(260)}.org`,
  ])("%j is none", (text) => expect(address.safeParse(text).success).toBe(false));
});

describe("T16 new passwords", () => {
  test.each([
    ["short12", "account.passwordShort"],
    ["password1", "account.passwordCommon"],
    ["PASSWORD1", "account.passwordCommon"],
    ["x".repeat(257), "account.passwordLong"],
  ])("%s is refused", (text, message) => {
    expect(newPassword.safeParse(text).error?.issues[0]?.message).toBe(message);
  });

  test("spaces count, and so do letters outside of the alphabet", () => {
    expect(newPassword.parse(" leading space")).toBe(" leading space");
    expect(newPassword.safeParse("🪕".repeat(200)).success).toBe(true);
    expect(newPassword.safeParse("🪕".repeat(7)).success).toBe(false);
  });

  test("the address and the site's own words are guessed", () => {
    for (const text of [
      "someone.singing@example.org",
      "Someone12",
      "singing-2026",
      "someone1example2",
      "Murali Archive",
      "carnatic2026",
      "CarnaticMusic1",
      "balamuralikrishna",
      "M. Balamuralikrishna",
    ])
      expect(isGuessable(text, "someone.singing@example.org"), text).toBe(true);
    expect(isGuessable("tambura at dawn", "someone@example.org")).toBe(false);
    expect(isGuessable("someone at dawn", "someone@example.org")).toBe(false);
    expect(isGuessable("మురళి గానం", "someone@example.org")).toBe(false);
    expect(isGuessable("12345678901", "1@example.org")).toBe(false);
  });
});

describe("forms", () => {
  const good = {
    otp: "1234 5678",
    password: "tambura at dawn",
    confirmPassword: "tambura at dawn",
    role: "Viewer",
  };

  test("codes are text or numbers, with or without spaces", () => {
    expect(code.parse(12345678)).toBe("12345678");
    expect(code.parse(" 1234 5678 ")).toBe("12345678");
    expect(resetForm.parse(good)).toMatchObject({ otp: "12345678" });
    expect(signupForm.parse(good)).toMatchObject({ displayName: null, role: "Viewer", reason: "" });
  });

  test("every empty field has a message of its own", () => {
    expect(problems(resetForm.safeParse({ otp: "", password: "", confirmPassword: "" }))).toEqual({
      otp: "account.otpRequired",
      password: "account.passwordShort",
      confirmPassword: "account.confirmRequired",
    });
    expect(problems(signupForm.safeParse({ password: "", confirmPassword: "" }))).toEqual({
      password: "account.passwordShort",
      confirmPassword: "account.confirmRequired",
      role: "account.roleRequired",
    });
  });

  test("passwords must match; a contributor gives a reason", () => {
    expect(problems(resetForm.safeParse({ ...good, confirmPassword: "another" }))).toEqual({
      confirmPassword: "account.confirmDiffers",
    });
    expect(problems(signupForm.safeParse({ ...good, role: "Contributor", reason: "  " }))).toEqual({
      reason: "account.reasonRequired",
    });
  });

  test("what two fields say together is told beside what is wrong with a third", () => {
    const differing = { ...good, confirmPassword: "another" };
    expect(problems(signupForm.safeParse({ ...differing, role: "Administrator" }))).toEqual({
      role: "account.roleRequired",
      confirmPassword: "account.confirmDiffers",
    });
    const asking = { ...good, displayName: "a@b", role: "Contributor", reason: " " };
    expect(problems(signupForm.safeParse(asking))).toEqual({
      displayName: "account.displayNameWrong",
      reason: "account.reasonRequired",
    });
    expect(problems(resetForm.safeParse({ ...differing, otp: undefined }))).toEqual({
      otp: "account.otpRequired",
      confirmPassword: "account.confirmDiffers",
    });
    expect(problems(changePasswordForm.safeParse(differing))).toEqual({
      currentPassword: "account.passwordRequired",
      confirmPassword: "account.confirmDiffers",
    });
    for (const nothing of [null, "text", 7, []])
      expect(resetForm.safeParse(nothing).success).toBe(false);
  });

  test("T31 no other role can be asked for", () => {
    for (const role of ["Administrator", "admin", "", "91660574-9963-4944-a66c-9fdab6fbd7f4", null])
      expect(signupForm.safeParse({ ...good, role }).success, String(role)).toBe(false);
  });
});

describe("the name that others see", () => {
  const parse = (displayName: string) => displayNameForm.parse({ displayName }).displayName;

  test("is trimmed, and may be of any script", () => {
    expect(parse("  Vāṇī J. ")).toBe("Vāṇī J.");
    expect(parse("శ్రీ 2")).toBe("శ్రీ 2");
    expect(parse("ന്‍".repeat(20))).toHaveLength(60);
  });

  test.each([
    ["", "account.required"],
    ["   ", "account.required"],
    ["x".repeat(65), "form.maximum"],
    ["someone@example.org", "account.displayNameWrong"],
    ["someone＠example", "account.displayNameWrong"],
    ["a\u0000b", "account.displayNameWrong"],
    ["a\nb", "account.displayNameWrong"],
    ["a\u202eb", "account.displayNameWrong"],
    ["\u200d", "account.required"],
    ["…", "account.displayNameWrong"],
  ])("%j is none", (text, message) => {
    expect(problems(displayNameForm.safeParse({ displayName: text }))).toEqual({
      displayName: message,
    });
  });
});

test("a role may do what its row says, and nothing else", () => {
  const table = ["keepCollection", "addSongs", "editAnySong", "administer"] as const;
  const row = (roles: string[]) => table.map((permission) => hasPermission(roles, permission));
  expect(row([])).toEqual([false, false, false, false]);
  expect(row(["Viewer"])).toEqual([true, false, false, false]);
  expect(row(["Viewer", "Contributor"])).toEqual([true, true, false, false]);
  expect(row(["Administrator"])).toEqual([true, true, true, true]);
  expect(row(["administrator", "Editor"])).toEqual([false, false, false, false]);
});
