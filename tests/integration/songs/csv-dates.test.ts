import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { toUtf16 } from "#tests/csv-bytes.ts";
import { completeSongs, requiredCells } from "#tests/song-rows.ts";
import type { Administrator } from "../support/administrators.ts";
import { applyImport, previewImport } from "../support/csv-import.ts";
import { makeSong } from "../support/factories.ts";
import { readText } from "../support/front-door.ts";
import { makeCsvWorld, ownImport, rowsOf } from "../support/song-csv.ts";

let contributor: Administrator;

beforeEach(async () => {
  contributor = await makeCsvWorld();
});

const songs = () => rowsOf("SELECT title, recorded_on FROM songs ORDER BY id");

test("dates are shown as they are read, of new rows too, and the order of day and month is one choice", async () => {
  const id = await makeSong({ title: "Mine", createdBy: contributor.id });
  await env.DB.prepare("UPDATE compositions SET created_by = ?").bind(contributor.id).run();
  const { url, media, description } = requiredCells;
  const rest = [url, media, description].join(";");
  const file =
    "sep=;\nid;title;singer;recordingDate;url;media;description;\n" +
    `${id};Mine;;03-04-1975;;;;\n;New;A;5/6/1976;${rest};\n;Later;A;Aug-75;${rest};\n;About;A;c. 1975;${rest};\n;;;;;;;\n`;
  const seen = await previewImport(contributor, ownImport, file);
  expect(seen.text).toContain("recordingDate “03-04-1975” is read as 3 Apr 1975");
  expect(seen.text).toContain("recordingDate “5/6/1976” is read as 5 Jun 1976");
  expect(seen.text).toContain("recordingDate “Aug-75” is read as Aug 1975");
  expect(seen.text).toMatch(
    /recordingDate “c\. 1975” cannot be read as a date.* 15 August 1975, Aug-75/,
  );
  const [, link] = /href="([^"]*dates=month[^"]*)"/.exec(seen.page)!;
  const at = link!.replaceAll("&amp;", "&");
  expect(at).toBe(`${ownImport}?file=${seen.token}&dates=month&show=all`);
  const turned = await (await contributor.read(at)).text();
  expect(await readText(new Response(turned))).toContain("“5/6/1976” is read as 6 May 1976");
  // Every link and the form of the page keep the choice.
  expect(turned).toContain('name="dates" value="month"');
  expect(turned).toContain(`href="${ownImport}?file=${seen.token}&amp;dates=month&amp;show=add"`);

  const [, monthFirst] = /name="seen" value="([^"]*)"/.exec(turned)!;
  const other = await applyImport(contributor, ownImport, seen.token, { dates: "month" });
  expect(other.status).toBe(409);
  const chosen = { dates: "month", seen: monthFirst! };
  expect((await applyImport(contributor, ownImport, seen.token, chosen)).status).toBe(302);
  expect(await songs()).toEqual([
    { title: "Mine", recorded_on: "1975-03-04" },
    { title: "New", recorded_on: "1976-05-06" },
    { title: "Later", recorded_on: "1975-08" },
  ]);
});

test("a file without dates of two readings asks nothing", async () => {
  const seen = await previewImport(
    contributor,
    ownImport,
    await completeSongs("title,recordingDate\nNew,Aug-75\n"),
  );
  expect(seen.text).toContain("is read as Aug 1975");
  expect(seen.page).not.toContain("dates=month");
});

test("Excel's Unicode text is imported, in UTF-16 with tabs", async () => {
  const { url, media, description } = requiredCells;
  const text = `\ufefftitle\tsinger\trecordingDate\turl\tmedia\tdescription\t\r\nరారా వేణు\tA\t15/8/1975\t${url}\t${media}\t${description}\t\r\n`;
  for (const order of ["le", "be"] as const) {
    const seen = await previewImport(contributor, ownImport, toUtf16(text, order));
    expect(seen.text).toContain("రారా వేణు");
    expect(seen.text).toContain(order === "le" ? "To add (1)" : "Unchanged (1)");
    await applyImport(contributor, ownImport, seen.token);
  }
  expect(await songs()).toEqual([{ title: "రారా వేణు", recorded_on: "1975-08-15" }]);
});
