import type { Thing, WithContext } from "schema-dts";
import type { Language } from "#app/archive.ts";
import type { Database } from "#app/data/database.ts";
import { findDeityPage } from "#app/data/music/deity-pages.ts";
import { findRaagaPage } from "#app/data/music/raaga-pages/raaga-page.ts";
import { findTaalaPage } from "#app/data/music/taala-pages/taala-page.ts";
import { findPerson } from "#app/data/people/person-detail.ts";
import { findSourcePage } from "#app/data/records/sources/find-source.ts";
import { findConcert } from "#app/data/songs/concerts/find-concert.ts";
import { findSong } from "#app/data/songs/detail/song-detail.ts";
import { parseId } from "#app/domain/paging.ts";
import { parsePersonId } from "#app/domain/people/parse-people-page.ts";
import { type RecordFolder, recordFolders } from "#app/domain/records/record-file.ts";
import { databaseContext, settingsContext } from "#app/web/context.ts";
import { languageOf } from "#app/web/language.ts";
import { concertDescription } from "#app/routes/concerts/concert-json-ld.ts";
import { deityTerm } from "#app/routes/deities/deity-json-ld.ts";
import { personDescription } from "#app/routes/people/person-json-ld.ts";
import { raagaDescription } from "#app/routes/raagas/page/raaga-json-ld.server.ts";
import { viewRaaga } from "#app/routes/raagas/page/raaga-view.server.ts";
import { describeSong } from "#app/routes/songs/json-ld.server.ts";
import { nameSong } from "#app/routes/songs/song-names.server.ts";
import { sourceDescription } from "#app/routes/sources/source-json-ld.ts";
import { taalaTerm } from "#app/routes/taalas/taala-json-ld.ts";
import type { Feed } from "./feeds/feed.ts";

interface Described {
  record: WithContext<Thing>;
  version: number;
}

interface Reader {
  db: Database;
  origin: string;
  language: Language;
}

/** Describe a record as its page does; null if there is none at its address. One trip each. */
const describers: Record<RecordFolder, (reader: Reader, id: string) => Promise<Described | null>> =
  {
    async songs({ db, origin, language }, id) {
      const found = await findSong(db, parseId(id) ?? 0, language, 1);
      if (!found) return null;
      const { song, facts, lyrics, names, composition, recordings, version } = found;
      const described = {
        ...nameSong(language, song, names, composition.nativeTitle),
        song,
        lyrics,
        rights: { ...facts, ...composition },
        recordingIds: recordings.map((one) => one.id),
        claims: composition.claims,
      };
      return { record: describeSong(described, origin), version };
    },
    async people({ db, origin, language }, id) {
      const found = await findPerson(db, parsePersonId(id) ?? "", language);
      if (!found || "mergedInto" in found) return null;
      return {
        record: personDescription(found, { SITE_ORIGIN: origin }),
        version: found.version,
      };
    },
    async raagas({ db, origin, language }, id) {
      const found = await findRaagaPage(db, id, { language, page: 1, ofJanyas: false });
      if (!found) return null;
      const view = viewRaaga(found.raaga, found.raagas, language);
      return { record: raagaDescription(view, origin), version: found.version };
    },
    async taalas({ db, origin, language }, id) {
      const found = await findTaalaPage(db, id, { language, after: null });
      return found && { record: taalaTerm(found.taala, origin), version: found.version };
    },
    async deities({ db, origin, language }, id) {
      const found = await findDeityPage(db, id, { language, after: null });
      return found && { record: deityTerm(found.deity, origin), version: found.version };
    },
    async concerts({ db, origin, language }, id) {
      const found = await findConcert(db, id, language);
      return (
        found && {
          record: concertDescription(found, { SITE_ORIGIN: origin }),
          version: found.version,
        }
      );
    },
    async sources({ db, origin, language }, id) {
      const found = await findSourcePage(db, parseId(id) ?? 0, { language, after: null });
      return found && { record: sourceDescription(found.source, origin), version: found.version };
    },
  };

/** Responds with a record as JSON-LD, as its page has it: pages make it, so it is not among the feeds. */
const recordFile =
  (folder: RecordFolder): Feed =>
  async (context, _, id) => {
    const reader = {
      db: context.get(databaseContext),
      origin: context.get(settingsContext).SITE_ORIGIN,
      language: languageOf(context),
    };
    const described = await describers[folder](reader, id);
    if (!described)
      return { data: new Response("No such record.", { status: 404 }), version: null };
    const headers = { "Content-Type": "application/ld+json", "Access-Control-Allow-Origin": "*" };
    const data = new Response(JSON.stringify(described.record), { headers });
    return { data, version: described.version };
  };

export const recordFiles = recordFolders.map((folder) => ({
  address: `/${folder}/:id/record.jsonld`,
  queryKeys: [],
  feed: recordFile(folder),
}));
