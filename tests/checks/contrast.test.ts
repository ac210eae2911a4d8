import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast, rolesIn } from "../../app/routes/dev/design/contrast.ts";

const roles = rolesIn(readFileSync("app/styles/tokens.css", "utf8"));
const colourOf = (name: string, theme: "light" | "dark") =>
  roles.find((role) => role.name === name)![theme];

test("the contrast is that of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#8c2f2b", "#8c2f2b")).toBe(1);
});

test.each(
  (["light", "dark"] as const).flatMap((theme) =>
    [
      // Running text.
      ["ink", ["ground", "surface", "leaf"], 7],
      ["soft", ["ground", "surface", "leaf"], 4.5],
      ["accent", ["ground", "surface", "leaf"], 4.5],
      ["gold-ink", ["ground", "surface", "leaf"], 4.5],
      ["fill-ink", ["fill"], 4.5],
      // Lines and drawings that say something.
      ["gold", ["ground", "surface"], 3],
    ].map(
      ([role, on, least]) => [theme, role, on, least] as [typeof theme, string, string[], number],
    ),
  ),
)("in the %s theme %s stands out on %s: %d", (theme, role, backgrounds, least) => {
  for (const background of backgrounds)
    expect(
      contrast(colourOf(role, theme), colourOf(background, theme)),
      background,
    ).toBeGreaterThanOrEqual(least);
});

test("a placeholder has the colour of quiet text, not a mixture that is paler", () => {
  const rule = /::placeholder \{([^}]*)\}/.exec(readFileSync("app/styles/controls.css", "utf8"));
  expect(rule?.[1]).toContain("color: var(--soft);");
  // Tailwind's base styles make it opaque, where browsers do not.
  const base = readFileSync("node_modules/tailwindcss/preflight.css", "utf8");
  expect(base).toMatch(/::placeholder \{\s*opacity: 1;/);
});
