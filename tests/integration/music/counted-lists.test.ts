import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { pageSize } from "#app/domain/paging.ts";
import { makeSong } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";
import { seedDemonstration } from "../support/seeds.ts";

const read = async (path: string) => (await visit(path)).text();
const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);

/** Counts the compositions that a page of a raaga or taala lists first, over all its pages. */
async function countListed(path: string): Promise<number> {
  const html = await read(path);
  const next = /<a (?=[^>]*rel="next")[^>]*href="([^"#]+)/.exec(html)?.[1];
  const compositions = html.split('id="compositions"')[1]?.split("<h3")[0] ?? "";
  const list = /<ul class="song-rows">.*?<\/ul>/s.exec(compositions)?.[0] ?? "";
  const listed = list.match(/<li>(?:<svg.*?<\/svg>)?<a [^>]*href="\/songs\//gs)?.length ?? 0;
  if (!next) return listed;
  expect(listed, path).toBe(pageSize);
  return listed + (await countListed(next.replaceAll("&amp;", "&")));
}

async function seedArchive() {
  await seedDemonstration();
  const twice = { title: "Sung twice", raagaId: "Kamavardhini", taalaId: "Adi" };
  const first = await makeSong({ ...twice, singer: "One" });
  const { composition_id: compositionId } = (await env.DB.prepare(
    "SELECT composition_id FROM songs WHERE id = ?",
  )
    .bind(first)
    .first<{ composition_id: number }>())!;
  await makeSong({ ...twice, singer: "Two", compositionId });
  await makeSong({ ...twice, singer: "Three", compositionId, ownRaagaId: "Kanakangi" });
  for (let at = 0; at < pageSize + 3; at++)
    await makeSong({
      title: `In a janya ${at}`,
      raagaId: "Hamsadhvani",
      taalaId: "Tisra-jati Eka",
    });
  const gone = await makeSong({ ...twice, title: "Deleted" });
  await env.DB.prepare("UPDATE songs SET deleted_at = 1 WHERE id = ?").bind(gone).run();
}

test("each number on the wheel and in lists is that of the compositions on the page it leads to", async () => {
  await seedArchive();
  const [welcome, raagas] = [await read("/"), await read("/raagas")];
  const list = /<div class="chakras">.*?<\/section>/s.exec(welcome)![0];
  const rows = [...list.matchAll(/<li>.*?<\/li>/gs)];
  expect(rows).toHaveLength(72);
  let counted = 0;
  const listedRows = raagas.replaceAll(/<svg class="raaga-mark".*?<\/svg>/g, "");
  expect(raagas.match(/<svg class="raaga-mark"/g)).toHaveLength(72);
  for (const [row] of rows) {
    expect(listedRows).toContain(row);
    const path = /href="([^"]+)"/.exec(row)![1]!;
    const label = await readText(new Response(row));
    const own = numberIn(label, /(\d+) songs?/);
    const janyas = numberIn(label, /(\d+) in janyas/);
    expect(await countListed(path), label).toBe(own);
    if (own > 0) expect(await read(path), label).toMatch(new RegExp(`>${own} songs?<`));
    if (janyas > 0) {
      expect(welcome, label).toContain(`href="${path}?of=janyas#compositions"`);
      expect(await countListed(`${path}?of=janyas`), label).toBe(janyas);
    }
    counted += own + janyas;
  }
  expect(counted).toBeGreaterThan(80);
});

test("so are the numbers of the list of raagas and of the taalas", async () => {
  await seedArchive();
  const sung = await read("/raagas?kind=sung");
  const rows = [...sung.matchAll(/<li><span class="number[^"]*">.*?href="([^"]+)".*?<\/li>/gs)];
  expect(rows.length).toBeGreaterThan(20);
  for (const [row, path] of rows)
    expect(await countListed(path!), path).toBe(numberIn(row, /(\d+) songs?</));
  const melakartas = await read("/raagas?kind=melakarta");
  expect(melakartas.match(/<li><span class="number own">/g)).toHaveLength(72);
  const taalas = await read("/taalas");
  const cells = [...taalas.matchAll(/<td>(<a .*?)<\/td>/gs)];
  expect(cells).toHaveLength(35);
  for (const [, cell] of cells) {
    const path = /href="([^"]+)"/.exec(cell!)![1]!;
    const count = numberIn(cell!, /(\d+) songs?/);
    expect(await countListed(path), path).toBe(count);
    if (count > 0) expect(await readText(await visit(path))).toContain(`${count} song`);
  }
});
