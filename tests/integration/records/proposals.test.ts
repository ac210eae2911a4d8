import { beforeEach, describe, expect, test } from "vitest";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makePeople, makeRaaga } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";
import { add, seedChoices } from "../support/song-forms.ts";
import { merge } from "../support/merges.ts";
import { count, logIn, makeUser } from "../support/users.ts";

let admin: Administrator;

beforeEach(async () => {
  await seedChoices();
  await makeUser("singer@example.org", "Contributor");
  const contributor = await logIn("singer@example.org");
  admin = await makeAdministrator();
  await add(contributor, {
    raagaId: "Xyzzyplugh",
    "raagaId.0.text": "Xyzzyplugh",
    "raagaId.0.chosen": "+",
    composerId: "+",
    "people.0.name": "T. K. Murthy",
    "people.0.person": "+",
  });
});

const listed = async (kind: string) => readText(await admin.read(`/admin/proposals?kind=${kind}`));
const textOf = async (path: string) => readText(await visit(path));

describe("what contributors propose", () => {
  test("is marked on its pages, on those of its songs, and in lists", async () => {
    expect(await textOf("/raagas/Xyzzyplugh")).toContain("Xyzzyplugh proposed");
    expect(await textOf("/raagas?initial=X")).toContain("Xyzzyplugh proposed");
    expect(await textOf("/people/t-k-murthy")).toContain("proposed");
    expect(await textOf("/people?part=mridangam")).toContain("T. K. Murthy proposed");
    const song = await textOf("/songs/1");
    for (const name of ["Xyzzyplugh", "M. Balamuralikrishna", "T. K. Murthy"])
      expect(song, name).toMatch(new RegExp(`${name} proposed`));
    expect(await textOf("/raagas?initial=L")).not.toContain("proposed");
  });

  test("waits for administrators, with who proposed it", async () => {
    expect(await listed("raaga")).toMatch(/Xyzzyplugh [^ ]+.* Accept Merge Decline Edit/);
    expect(await listed("raaga")).not.toContain("Lavangi");
    expect(await listed("person")).toMatch(/T\. K\. Murthy .* Accept Merge/);
    expect(await readText(await admin.read("/admin"))).toContain("Proposals 3");
  });

  test("is like all others once it is accepted, which the log names, once", async () => {
    const accept = (kind: string, entry: string) =>
      admin.send(`/admin/proposals?kind=${kind}`, { entry });
    for (const round of [1, 2]) {
      expect((await accept("raaga", "Xyzzyplugh")).status).toBe(302);
      expect((await accept("person", "t-k-murthy")).status).toBe(302);
      expect(await count("FROM audit_events WHERE act LIKE '% accepted'"), `${round}`).toBe(2);
    }
    expect(await listed("raaga")).toContain("There are no proposals to review.");
    expect(await listed("person")).not.toContain("T. K. Murthy");
    const song = await textOf("/songs/1");
    expect(song).not.toMatch(/Xyzzyplugh proposed|Murthy proposed/);
    expect(song).toContain("M. Balamuralikrishna proposed");
    expect(await textOf("/raagas/Xyzzyplugh")).not.toContain("proposed");
    const log = await readText(await admin.read("/admin/audit"));
    expect(log).toMatch(/Proposed raaga accepted.*Xyzzyplugh/);
    expect(log).toMatch(/Proposed person accepted.*T\. K\. Murthy/);
  });

  test("that is there already, or unknown, or of the other kind, is not accepted", async () => {
    for (const [kind, entry] of [
      ["raaga", "Lavangi"],
      ["raaga", "nothing"],
      ["person", "Xyzzyplugh"],
      ["person", ""],
    ] as const)
      await admin.send(`/admin/proposals?kind=${kind}`, { entry });
    expect(await count("FROM audit_events WHERE act LIKE '% accepted'")).toBe(0);
    expect(await count("FROM raagas WHERE proposed_at IS NOT NULL")).toBe(1);
  });
});

describe("a proposal that is in the archive already", () => {
  test("a raaga is merged into it, which its songs follow", async () => {
    await makeRaaga({ id: "Mohanam" });
    const list = await (await admin.read("/admin/proposals?kind=raaga")).text();
    const question = "/admin/raaga?dialog=delete&id=Xyzzyplugh";
    expect(list).toContain(`href="${question.replaceAll("&", "&amp;")}"`);
    expect((await admin.send(question, { act: "move", to: "Mohanam" })).status).toBe(302);
    expect(await count("FROM songs WHERE raaga_id = 'Mohanam'")).toBe(1);
    expect(await listed("raaga")).toContain("There are no proposals to review.");
  });

  test("a person is merged into them; the form has the one that was proposed", async () => {
    await makePeople("tyagaraja");
    const list = await (await admin.read("/admin/proposals?kind=person")).text();
    const form = "/admin/same?kind=person&from=t-k-murthy";
    expect(list).toContain(`href="${form.replaceAll("&", "&amp;")}"`);
    const html = await (await admin.read(form)).text();
    expect(html).toMatch(/name="from"[^>]*value="t-k-murthy"/);
    expect(await readText(new Response(html))).not.toContain("These are not two different pages");
    const merged = await merge(admin, "person", "t-k-murthy", "tyagaraja");
    expect(merged.status).toBe(302);
    expect(await count("FROM credits WHERE person_id = 'tyagaraja'")).toBe(1);
    expect(await listed("person")).not.toMatch(/T\. K\. Murthy .* Accept/);
  });
});
