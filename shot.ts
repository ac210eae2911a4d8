import { chromium } from "@playwright/test";
import { chromiumLaunch } from "./tests/e2e/support/chromium.ts";
const [, , list = "/", out = "/tmp/shot", opts = ""] = process.argv;
const b = await chromium.launch(await chromiumLaunch());
for (const spec of opts.split(" ")) {
  // 1280-light-en-nojs-full
  const [w = "1280", theme = "light", lng = "en", ...more] = spec.split("-");
  const c = await b.newContext({
    viewport: { width: Number(w), height: 900 },
    colorScheme: theme as "light",
    reducedMotion: "reduce",
    javaScriptEnabled: !more.includes("nojs"),
    baseURL: "http://localhost:8870",
  });
  const login = more.find((m) => ["admin", "contributor", "viewer"].includes(m));
  const p = await c.newPage();
  if (login) {
    const pw = {
      admin: "tambura-at-dawn",
      contributor: "veena-at-noon",
      viewer: "mridangam-at-dusk",
    }[login]!;
    await p.goto("/login");
    await p.fill("#username", `${login}@example.org`);
    await p.fill("#password", pw);
    await p.press("#password", "Enter");
    await p.waitForURL(/home/);
  }
  let n = 0;
  for (const path of list.split(" ")) {
    await p.goto(path + (lng === "en" ? "" : (path.includes("?") ? "&" : "?") + "lng=" + lng));
    await p.waitForTimeout(500);
    await p.screenshot({ path: `${out}-${n++}-${spec}.png`, fullPage: more.includes("full") });
  }
  await c.close();
}
await b.close();
