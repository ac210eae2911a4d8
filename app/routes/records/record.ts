import { data } from "react-router";
import type { Thing, WithContext } from "schema-dts";
import { publicLoader } from "../../cache/public-loader.server.ts";
import type { Language } from "../../archive.ts";
import type { Database } from "../../data/database.ts";
import { findDeityPage } from "../../data/music/deity-pages.ts";
import { findRaagaPage } from "../../data/music/raaga-pages/raaga-page.ts";
import { findTaalaPage } from "../../data/music/taala-pages/taala-page.ts";
import { findPerson } from "../../data/people/person-detail.ts";
import { findSourcePage } from "../../data/records/sources/find-source.ts";
import { findConcert } from "../../data/songs/concerts/find-concert.ts";
import { findSong } from "../../data/songs/detail/song-detail.ts";
import { parseId } from "../../domain/paging.ts";
import { parsePersonId } from "../../domain/people/parse-people-page.ts";
import { isRecordFolder, type RecordFolder } from "../../domain/records/record-file.ts";
import { databaseContext, settingsContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { concertDescription } from "../concerts/concert-json-ld.ts";
import { deityTerm } from "../deities/deity-json-ld.ts";
import { personDescription } from "../people/person-json-ld.ts";
import { raagaDescription } from "../raagas/page/raaga-json-ld.server.ts";
import { viewRaaga } from "../raagas/page/raaga-view.server.ts";
import { describeSong } from "../songs/json-ld.server.ts";
import { nameSong } from "../songs/song-names.server.ts";
import { sourceDescription } from "../sources/source-json-ld.ts";
import { taalaTerm } from "../taalas/taala-json-ld.ts";
import type { Route } from "./+types/record";

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

/** Responds with a record as JSON-LD, for programs. */
export const loader = publicLoader([], async ({ context, params }: Route.LoaderArgs) => {
  const { kind, id } = params;
  const reader = {
    db: context.get(databaseContext),
    origin: context.get(settingsContext).SITE_ORIGIN,
    language: languageOf(context),
  };
  const described = isRecordFolder(kind) ? await describers[kind](reader, id) : null;
  if (!described) throw data(null, { status: 404 });
  const headers = { "Content-Type": "application/ld+json", "Access-Control-Allow-Origin": "*" };
  return {
    data: new Response(JSON.stringify(described.record), { headers }),
    version: described.version,
  };
});
