import { chromium } from "@playwright/test";
import { chromiumLaunch } from "./tests/e2e/support/chromium.ts";
const browser = await chromium.launch(await chromiumLaunch());
const ctx = await browser.newContext({ viewport: { width: 1280, height: 900 } });
const page = await ctx.newPage();
page.on("console", (m) => console.log("console:", m.type(), m.text().slice(0, 120)));
page.on("pageerror", (e) => console.log("pageerror", e.message.slice(0, 300)));
page.on("response", (r) => { if (r.status() >= 400) console.log(r.status(), r.request().method(), r.url()); });
const base = "http://localhost:8870";
await page.goto(base + "/login");
await page.fill("#username", "contributor@example.org");
await page.fill("#password", "veena-at-noon");
await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
await page.waitForURL(/home|collection|\/$/);
await page.goto(base + "/songs/drafts");
await page.waitForTimeout(1000);
await page.screenshot({ path: "/tmp/m-empty.png", fullPage: true });
const fs = await import("node:fs");
const f = (n: string) => fs.readFileSync("tests/e2e/fixtures/" + n);
await page.setInputFiles("input[name=files]", [
  { name: "01 Nagumomu - Abheri - Adi.mp3", mimeType: "audio/mpeg", buffer: f("tone.mp3") },
  { name: "02 Omkara Akarini - M. Balamuralikrishna.m4a", mimeType: "audio/mp4", buffer: f("tone.m4a") },
  { name: "Endaro Mahanubhavulu (1968).opus", mimeType: "audio/ogg", buffer: f("tone.opus") },
  { name: "video.mp4", mimeType: "video/mp4", buffer: f("tone.mp4") },
  { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hello") },
]);
await page.waitForTimeout(4000);
await page.screenshot({ path: "/tmp/m-rows.png", fullPage: true });
await page.click("text=Save all complete rows");
await page.waitForTimeout(2500);
await page.screenshot({ path: "/tmp/m-errors.png", fullPage: true });
await page.setViewportSize({ width: 390, height: 900 });
await page.screenshot({ path: "/tmp/m-phone.png", fullPage: true });
await browser.close();
