import { globSync, readFileSync } from "node:fs";
import { expect, expectTypeOf, test } from "vitest";
import type { Area, KeyIn } from "./messages.ts";
import { useI18n } from "./provider.tsx";

test("a key whose message is not on the page does not compile", () => {
  expectTypeOf<"nav.songs" | "home.description">().toExtend<KeyIn<never>>();
  expectTypeOf<"nav.songs" | "form.cancel" | "admin.save">().toExtend<KeyIn<"admin">>();
  expectTypeOf<"admin.save">().not.toExtend<KeyIn<never>>();
  expectTypeOf<"form.cancel">().not.toExtend<KeyIn<never>>();
  expectTypeOf<"account.email">().not.toExtend<KeyIn<"admin">>();
  expectTypeOf<"failure.songs">().not.toExtend<KeyIn<Area>>();

  const compiled = () => {
    useI18n().t("home.description", { count: 1 });
    useI18n("admin").t("admin.save");
    // @ts-expect-error -- visitors' pages do not load the administrators' messages
    useI18n().t("admin.save");
    // @ts-expect-error -- an area does not load another area's messages
    useI18n("admin").t("account.email");
    // @ts-expect-error -- not an area
    useI18n("mail");
  };
  expect(compiled).toBeTypeOf("function");
});

const areas: Record<string, string[]> = {
  "app/player/marks": ["heard"],
  "app/player": ["player"],
  "app/routes/about": ["about"],
  "app/routes/account": ["account"],
  "app/routes/admin": ["admin"],
  "app/routes/api": ["api"],
  "app/routes/batch": ["batch"],
  "app/routes/cite": ["cite"],
  "app/routes/collection": ["songs"],
  "app/routes/concerts": ["concerts"],
  "app/routes/data": ["data"],
  "app/routes/drafts/list": ["ownList"],
  "app/routes/drafts": ["drafts"],
  "app/routes/csv": ["csv"],
  "app/routes/follow": ["follow"],
  "app/routes/history": ["history"],
  "app/routes/kept/device": ["device", "offline"],
  "app/routes/kept/heard": ["heard"],
  "app/routes/kept": ["songs"],
  "app/routes/numbers": ["numbers"],
  "app/routes/people": ["people"],
  "app/routes/practise": ["practise"],
  "app/routes/raagas/beside": ["beside"],
  "app/routes/raagas": ["raagas"],
  "app/routes/song-form": ["songs"],
  "app/routes/deities": ["deities"],
  "app/routes/sources": ["sources", "form"],
  "app/routes/suggest": ["suggest"],
  "app/routes/taalas": ["taalas"],
  "app/routes/welcome": ["heard"],
  "app/shell/device": ["device"],
  "app/shell/offline": ["offline"],
  "app/ui": ["form"],
};

test("a component says the area of its own pages", () => {
  const used = globSync("app/**/*.tsx").flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/\buseI18n\("(\w+)"\)/g), ([, area]) => ({
      file,
      area: area!,
    })),
  );
  const wrong = used.filter(({ file, area }) => {
    const room = Object.keys(areas).find((folder) => file.startsWith(`${folder}/`));
    return !room || !areas[room]!.includes(area);
  });
  expect(used.length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});
