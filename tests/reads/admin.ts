import { findHideable, listHidden, readLastHidden } from "#app/data/records/hiding/hidden-parts.ts";
import { shortLists } from "#app/routes/admin/short-list-names.ts";
import type { Database } from "#app/data/database.ts";
import { referenceLists } from "#app/data/music/reference-lists.ts";
import { listEntries } from "#app/data/music/reference-reads.ts";
import { findMergeablePeople } from "#app/data/people/merging/mergeable-person.ts";
import { listAudit } from "#app/data/records/audit-log.ts";
import { listJobRuns } from "#app/data/records/job-runs.ts";
import { listMerges } from "#app/data/records/merges.ts";
import { readOverview } from "#app/data/records/overview.ts";
import { findSubject } from "#app/data/records/suggesting/find-subject.ts";
import {
  countOwnWithNextBatch,
  listOwnSuggestions,
  listWaiting,
} from "#app/data/records/suggesting/suggestions.ts";
import { listProposals } from "#app/data/records/proposing/proposals.ts";
import { listSources } from "#app/data/records/sources/source-writes.ts";
import { listPairs } from "#app/data/records/pairs.ts";
import { findComparable } from "#app/data/songs/merging/mergeable-composition.ts";
import { listSilentPages } from "#app/data/media/linked-pages.ts";
import { listUnavailable } from "#app/data/songs/unavailable-songs.ts";
import { listUnsent } from "#app/data/users/unsent-mails.ts";

const aPage = 100;

/** More than a work list shows: every second song and page is unavailable, every mail is unsent, and acts are of songs. */
export const adminRows = `
  UPDATE songs SET media_failures = 3, media_checked_at = id WHERE id % 2 = 0;
  UPDATE compositions SET pages_elsewhere = 'lyrics https://example.org/' || id;
  UPDATE linked_pages SET failures = 3, checked_at = composition_id WHERE composition_id % 2 = 0;
  WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
  INSERT INTO mails (id, recipient, kind, status, created_at)
    SELECT 'm' || i, 'someone@example.org', 'signupCode', iif(i % 2, 'failed', 'waiting'), i FROM n;
  WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
  INSERT INTO people (id, name, sort_name, parts, proposed_by, proposed_at)
    SELECT 'proposed-' || i, 'Proposed', 'Proposed', '[]', 1, i FROM n;
  WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
  INSERT INTO suggestions (form_id, subject_kind, subject_id, field, new_value, language, suggested_by, owner_id,
      client_hash, suggested_at)
    SELECT i, 'song', i, 'place', 'Chennai', 'en', 1, 1, '', i FROM n;
  UPDATE raagas SET proposed_by = 1, proposed_at = 2000;
  WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
  INSERT INTO sources (id, title, kind, address)
    SELECT 10000 + i, 'Source' || iif(i < 3000, '', i), 'website', i FROM n;
  INSERT INTO claims (subject_kind, subject_id, field, source_id)
    SELECT 'composition', c.id, fact.value, 10001
    FROM compositions c, json_each('["raagaId", "taalaId", "language"]') fact;
  WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
  INSERT INTO audit_events (actor_id, act, subject) SELECT 1, 'song changed', i || ' Title' FROM n;`;

/** Reads of the administration pages. */
export const adminReads = [
  { path: "/admin", read: readOverview, rows: 7000 },
  ...[null, { at: 500, row: 500 }].flatMap((before) => [
    {
      path: `/admin/suggestions?before=${before?.at}`,
      read: (db: Database) => listWaiting(db, "te", null, before),
      rows: aPage,
    },
    {
      path: `/my-collection/suggestions?before=${before?.at}`,
      read: (db: Database) => listWaiting(db, "te", 1, before),
      rows: aPage,
    },
    {
      path: `/my-collection/suggestions?of=made&before=${before?.at}`,
      read: (db: Database) => listOwnSuggestions(db, "te", 1, before),
      rows: aPage,
    },
  ]),
  // A thousand that wait are counted at most: there cannot be more.
  {
    path: "/my-collection, suggestions",
    read: (db: Database) => countOwnWithNextBatch(db, 1),
    rows: 1000 + 10,
  },
  ...(["song", "raaga", "taala", "person"] as const).map((kind) => ({
    path: `/suggest/${kind}`,
    read: (db: Database) =>
      findSubject(
        db,
        kind,
        { song: "7", raaga: "Mohanam", taala: "Adi", person: "everybody" }[kind],
      ),
    rows: aPage,
  })),
  { path: "/admin/jobs", read: listJobRuns, rows: 500 },
  ...[null, { at: 2000, row: 2000 }].flatMap((before) => [
    {
      path: `/admin/mails?before=${before?.at}`,
      read: (db: Database) => listUnsent(db, before),
      rows: aPage,
    },
    {
      path: `/admin/unavailable?before=${before?.at}`,
      read: (db: Database) => listUnavailable(db, before),
      rows: aPage,
    },
    {
      path: `/admin/unavailable?kind=page&before=${before?.at}`,
      read: (db: Database) => listSilentPages(db, before),
      rows: aPage,
    },
  ]),
  ...[null, { at: 2000, row: 2000 }].map((before) => ({
    path: `/admin/hidden?before=${before?.at}`,
    read: (db: Database) => listHidden(db, before),
    rows: aPage,
  })),
  {
    path: "/admin/hide/song/7",
    read: (db: Database) => findHideable(db, "song", "7", "te"),
    rows: 3,
  },
  {
    path: "/admin/hide/person",
    read: (db: Database) => findHideable(db, "person", "everybody", "te"),
    rows: 2,
  },
  { path: "/hidden.json", read: readLastHidden, rows: 10 },
  ...(["raaga", "person"] as const).map((kind) => ({
    path: `/admin/proposals?kind=${kind}`,
    read: (db: Database) => listProposals(db, kind, { at: 2000, row: 10 ** 6 }),
    rows: aPage,
  })),
  { path: "/admin/audit", read: (db: Database) => listAudit(db, {}, 21), rows: aPage },
  { path: "/admin/same", read: (db: Database) => listPairs(db, "composition", null), rows: 20 },
  {
    path: "/admin/same?kind=composition",
    read: (db: Database) => findComparable(db, [1, 7]),
    rows: 10,
  },
  {
    path: "/admin/same?kind=person",
    read: (db: Database) => findMergeablePeople(db, ["everybody", "nobody"], 201),
    rows: 10 * aPage,
  },
  ...(["song-types", "deities"] as const).map((name) => ({
    path: `/admin/lists/${name}`,
    read: (db: Database) =>
      listEntries(db, referenceLists[shortLists[name].key], {
        sortBy: "id",
        direction: "asc",
        size: 20,
        offset: 0,
        language: "te",
      }),
    rows: 3 * aPage,
  })),
  ...[null, 12000, 13500].map((after) => ({
    path: `/admin/sources?q=sour&after=${after}`,
    read: (db: Database) => listSources(db, { start: "sour", after }),
    rows: aPage,
  })),
  { path: "/admin/merges", read: (db: Database) => listMerges(db, Date.now()), rows: 5 * aPage },
];
