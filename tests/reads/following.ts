import type { Database } from "#app/data/database.ts";
import { findChanges } from "#app/data/records/following/find-changes.ts";
import { listFollows } from "#app/data/records/following/follows.ts";
import { readNews } from "#app/data/records/following/news-mails.ts";

/** A user who follows as much as one may, most of it raagas with many songs. */
export const followRows = `
  INSERT OR IGNORE INTO follows (user_id, kind, record_id, followed_at, told_until)
    SELECT 1, 'raaga', id, 1, 0 FROM raagas ORDER BY song_count DESC LIMIT 90;
  INSERT OR IGNORE INTO follows (user_id, kind, record_id, followed_at, told_until)
    SELECT 1, 'person', person_id, 1, 0 FROM credits WHERE person_id IS NOT NULL
      GROUP BY person_id ORDER BY count(*) DESC LIMIT 10;`;

const member = {
  userId: 1,
  username: "",
  language: "te",
  rate: "daily",
  dueAt: 0,
} as const;

/** Reads of what is followed: of a bounded number of songs and of the archive's last changes, whatever its size. */
export const followReads = [
  ...(
    [
      { kind: "song", id: "7" },
      { kind: "raaga", id: "Mohanam" },
      { kind: "person", id: "m-balamuralikrishna" },
      { kind: "unfinished", id: "lyrics" },
    ] as const
  ).map((followed) => ({
    path: `changes of a ${followed.kind}`,
    read: (db: Database) => findChanges(db, followed, "te", 30),
    rows: 4000,
  })),
  { path: "/following", read: (db: Database) => listFollows(db, 1, "te"), rows: 500 },
  {
    path: "news of a member who follows a hundred things",
    read: (db: Database) => readNews(db, member),
    rows: 600_000,
    trips: 6,
  },
];
