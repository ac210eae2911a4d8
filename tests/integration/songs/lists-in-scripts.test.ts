import { expect, test } from "vitest";
import { accompanimentTypes, mediaTypes, songTypes, taalas } from "#drizzle/schema/index.ts";
import { makeAdministrator } from "../support/administrators.ts";
import { db, makeTaala } from "../support/factories.ts";

test("the song form offers its lists in the reader's script alone", async () => {
  await makeTaala("Adi", "ādi");
  await db
    .insert(taalas)
    .values({ id: "Desadi", description: "Desadi (Adi, late)", scriptNames: { te: "దేశాది" } });
  await db
    .insert(songTypes)
    .values({ id: "Kriti", description: "Kriti", scriptNames: { te: "కృతి" } });
  await db.insert(accompanimentTypes).values({ name: "Violin", scriptNames: { te: "వయోలిన్" } });
  await db.insert(mediaTypes).values({ id: 1, description: "Audio", scriptNames: { te: "ఆడియో" } });
  const admin = await makeAdministrator();
  const form = async (language: string) => (await admin.read(`/songs/add?lng=${language}`)).text();
  const telugu = await form("te");
  for (const name of ["ఆది", "దేశాది", "కృతి", "ఆడియో"]) expect(telugu).toContain(`>${name}</option>`);
  expect(telugu).toContain("వయోలిన్");
  expect(telugu).not.toContain("(Violin)");
  const english = await form("en");
  expect(english).toContain(">Kriti</option>");
  expect(english).toContain(">Desadi (Adi, late)</option>");
});
