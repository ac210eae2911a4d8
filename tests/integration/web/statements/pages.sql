-- / (signed in)

select "song_id", "left_at_seconds"
from "heard_songs"
where "heard_songs"."user_id" = ?
order by "heard_songs"."heard_at" desc
limit ?;


-- / (signed in), /:kind/:id/follow, /:kind/:id/history (signed in), /:kind/:id/history/:revision (signed in), /about (signed in), /about/:topic (signed in) and 87 more

select "users"."id", "users"."username", (
  SELECT json_group_array("roles"."name")
  FROM "user_roles"
  JOIN "roles" ON "roles"."id" = "user_roles"."role_id"
  WHERE "user_roles"."user_id" = "users"."id"
) as "role_names"
from "sessions"
inner join "users" on "users"."id" = "sessions"."user_id"
where ("sessions"."token_hash" = ? and "sessions"."kind" = ? and ("sessions"."last_used_at" > ? and "sessions"."created_at" > ?));


-- /, / (signed in)

select "composition_count", "picture", EXISTS (
  SELECT 1
  FROM credits
  WHERE person_id = ? AND part = 'vocal'
) as "has_voice", EXISTS (
  SELECT 1
  FROM raagas
  WHERE time_of_day IS NOT NULL AND composition_count > 0
) as "has_times"
from "people"
where "people"."id" = ?;

select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
  "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds", "script_names" ->> ? as "names",
  "singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "raaga_id"
) as "scale", "lyrics" <> '' as "has_lyrics", "composition_id", NULL as "composition_created_by", NULL as "recording_count",
  NULL as "first_year", NULL as "last_year", NULL as "singer_count", "lyrics" as "lyrics", "language" as "sung_in",
  (
  SELECT native_title
  FROM compositions c
  WHERE c.id = "composition_id"
) as "native_title"
from "songs"
where "songs"."id" = coalesce((
  SELECT id
  FROM (
    SELECT s.id, c.lyrics = '' AND c.native_title IS NULL AS isRoman, s.upload_type IS NULL AS isSilent
    FROM compositions c
    CROSS JOIN songs s ON s.id = c.main_song_id
    WHERE c.deleted_at IS NULL AND c.composer_id = ? AND c.title_key >= '1' || ?
    ORDER BY c.title_key, c.id
    LIMIT 12
  )
  ORDER BY isRoman, isSilent
  LIMIT 1
), (
  SELECT id
  FROM (
    SELECT s.id, c.lyrics = '' AND c.native_title IS NULL AS isRoman, s.upload_type IS NULL AS isSilent
    FROM compositions c
    CROSS JOIN songs s ON s.id = c.main_song_id
    WHERE c.deleted_at IS NULL AND c.composer_id = ? AND c.title_key >= '1' || ''
    ORDER BY c.title_key, c.id
    LIMIT 12
  )
  ORDER BY isRoman, isSilent
  LIMIT 1
));

select "melakarta" as "number", "id", "script_names" ->> ? as "native", "composition_count", (
  SELECT coalesce(sum(j.composition_count), 0)
  FROM raagas j
  WHERE j.parent_id = raagas.id AND j.composition_count > 0
) as "janya_songs"
from "raagas"
where "raagas"."melakarta" is not null
order by "raagas"."melakarta";


-- /, / (signed in), /:kind/:id/history, /:kind/:id/history (signed in), /:kind/:id/history/:revision, /:kind/:id/history/:revision (signed in) and 86 more

select "name", "value"
from "counters";


-- /, / (signed in), /home?sortBy=added&direction=desc

select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
  "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds", "script_names" ->> ? as "names",
  "singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "raaga_id"
) as "scale", "lyrics" <> '' as "has_lyrics", "composition_id", NULL as "composition_created_by", NULL as "recording_count",
  NULL as "first_year", NULL as "last_year", NULL as "singer_count"
from "songs"
where "songs"."deleted_at" is null
order by created_at desc, "songs"."id" desc
limit ?;


-- /:kind/:id/follow, /account, /admin, /admin/:list/export, /admin/:list/import, /admin/approvals and 48 more

update "sessions"
set "last_used_at" = ?
where (("sessions"."token_hash" = ? and "sessions"."kind" = ? and ("sessions"."last_used_at" > ? and "sessions"."created_at" > ?))
  and "sessions"."last_used_at" < ?);


-- /:kind/:id/history (signed in), /:kind/:id/history/:revision (signed in)

SELECT title AS 'title', (
  SELECT script_names ->> ?
  FROM compositions
  WHERE id = composition_id
) AS 'native', deleted_at IS NOT NULL AS 'isGone', created_by AS 'createdBy', (
  SELECT created_by
  FROM compositions
  WHERE id = composition_id
) AS 'compositionCreatedBy'
FROM songs
WHERE id = ? AND (deleted_at IS NULL OR EXISTS (
  SELECT 1
  FROM user_roles
  WHERE user_id = ? AND role_id IN (
    SELECT value
    FROM json_each(?)
  )
) OR ((created_by = ? AND EXISTS (
  SELECT 1
  FROM user_roles
  WHERE user_id = ? AND role_id IN (
    SELECT value
    FROM json_each(?)
  )
)) AND NOT EXISTS (
  SELECT 1
  FROM hidden_rows
  WHERE place IN ('song') AND row_id = CAST(songs.id AS TEXT)
)));


-- /:kind/:id/history, /:kind/:id/history (signed in), /:kind/:id/history/:revision, /:kind/:id/history/:revision (signed in), /songs/1/history?before=9, /songs/:id/delete and 2 more

SELECT r.id AS 'id', r.subject_kind AS 'subject', r.subject_id AS 'subjectId', r.kind AS 'kind', r.changed_at AS 'at',
  (
  SELECT display_name
  FROM users
  WHERE users.id = r.changed_by
) AS 'by', r.reason AS 'reason', (
  SELECT iif(is_thanked, given_name, '')
  FROM suggestions
  WHERE suggestions.id = r.suggestion_id
) AS 'suggestedBy', (
  SELECT CASE m.kind WHEN 'person' THEN (
    SELECT name
    FROM people
    WHERE id = m.from_id
  ) ELSE (
    SELECT title
    FROM compositions
    WHERE id = CAST(m.from_id AS INTEGER)
  ) END
  FROM merges m
  WHERE r.kind IN ('merged', 'separated') AND m.kind = r.subject_kind AND m.to_id = r.subject_id AND r.changed_at IN (m.merged_at,
    m.undone_at)
  LIMIT 1
) AS 'other', r.fields AS 'fields', r.found AS 'found'
FROM (
  SELECT *, count(*) OVER () AS found, sum(length(fields)) OVER (ORDER BY id DESC) - length(fields) AS bytes_before
  FROM (
    SELECT *
    FROM (
      SELECT *
      FROM (
        SELECT *
        FROM revisions
        WHERE subject_kind = ? AND subject_id = ? AND id > ? AND id < ?
        ORDER BY id DESC
        LIMIT ?
      )
      UNION ALL
      SELECT *
      FROM (
        SELECT *
        FROM revisions
        WHERE subject_kind = ? AND subject_id = CAST((
          SELECT composition_id
          FROM songs
          WHERE id = ?
        ) AS TEXT) AND id > ? AND id < ?
        ORDER BY id DESC
        LIMIT ?
      )
    )
    ORDER BY id DESC
    LIMIT ?
  )
) r
WHERE r.bytes_before < ?
ORDER BY r.id DESC;


-- /:kind/:id/history, /:kind/:id/history (signed in), /songs/1/history?before=9

WITH mentioned AS MATERIALIZED (
  SELECT DISTINCT leaf.atom AS id
  FROM (
    SELECT *
    FROM (
      SELECT *
      FROM revisions
      WHERE subject_kind = ? AND subject_id = ? AND id > ? AND id < ?
      ORDER BY id DESC
      LIMIT ?
    )
    UNION ALL
    SELECT *
    FROM (
      SELECT *
      FROM revisions
      WHERE subject_kind = ? AND subject_id = CAST((
        SELECT composition_id
        FROM songs
        WHERE id = ?
      ) AS TEXT) AND id > ? AND id < ?
      ORDER BY id DESC
      LIMIT ?
    )
  ) mentioning, json_each(mentioning.fields) field, json_tree(field.value) leaf
  WHERE field.key IN (
    SELECT value
    FROM json_each(?)
  ) AND leaf.atom IS NOT NULL
)
SELECT (
  SELECT json_group_object(id, coalesce(script_names ->> ?, id))
  FROM raagas
  WHERE id IN (
    SELECT id
    FROM mentioned
  )
) AS 'raagas', (
  SELECT json_group_object(id, coalesce(script_names ->> ?, description))
  FROM taalas
  WHERE id IN (
    SELECT id
    FROM mentioned
  )
) AS 'taalas', (
  SELECT json_group_object(id, coalesce(script_names ->> ?, description))
  FROM song_types
  WHERE id IN (
    SELECT id
    FROM mentioned
  )
) AS 'songTypes', (
  SELECT json_group_object(id, coalesce(script_names ->> ?, name))
  FROM accompaniment_types
  WHERE id IN (
    SELECT id
    FROM mentioned
  )
) AS 'accompanimentTypes', (
  SELECT json_group_object(id, coalesce(script_names ->> ?, description))
  FROM media_types
  WHERE id IN (
    SELECT id
    FROM mentioned
  )
) AS 'mediaTypes', (
  SELECT json_group_object(id, name)
  FROM people
  WHERE id IN (
    SELECT id
    FROM mentioned
  )
) AS 'people';


-- /:kind/:id/history, /:kind/:id/history/:revision, /songs/1/history?before=9

SELECT title AS 'title', (
  SELECT script_names ->> ?
  FROM compositions
  WHERE id = composition_id
) AS 'native', deleted_at IS NOT NULL AS 'isGone', created_by AS 'createdBy', (
  SELECT created_by
  FROM compositions
  WHERE id = composition_id
) AS 'compositionCreatedBy'
FROM songs
WHERE id = ? AND (deleted_at IS NULL OR FALSE OR (FALSE AND NOT EXISTS (
  SELECT 1
  FROM hidden_rows
  WHERE place IN ('song') AND row_id = CAST(songs.id AS TEXT)
)));


-- /:kind/:id/history/:revision, /:kind/:id/history/:revision (signed in)

SELECT f.key AS 'field', f.value -> 0 AS 'value', min(r.id) AS 'first', r.kind AS 'kind', r.found AS 'found',
  r.merges AS 'merges'
FROM (
  SELECT *, count(*) OVER () AS found, sum(subject_kind = 'composition' AND kind IN ('merged', 'separated')) OVER () AS merges
  FROM (
    SELECT *
    FROM (
      SELECT *
      FROM revisions
      WHERE subject_kind = ? AND subject_id = ? AND id > ? AND id < ?
      ORDER BY id DESC
      LIMIT ?
    )
    UNION ALL
    SELECT *
    FROM (
      SELECT *
      FROM revisions
      WHERE subject_kind = ? AND subject_id = CAST((
        SELECT composition_id
        FROM songs
        WHERE id = ?
      ) AS TEXT) AND id > ? AND id < ?
      ORDER BY id DESC
      LIMIT ?
    )
  )
) r
LEFT JOIN json_each(r.fields) f
GROUP BY f.key;

WITH RECURSIVE led (id) AS (
  SELECT CAST(subject_id AS INTEGER)
  FROM revisions
  WHERE id = ? AND subject_kind = 'composition'
  UNION
  SELECT merged_into
  FROM compositions c
  JOIN led ON c.id = led.id
  WHERE merged_into IS NOT NULL
)
SELECT (
  SELECT composition_id
  FROM songs
  WHERE id = ?
) IN (
  SELECT id
  FROM led
) AS 'isHere', (
  SELECT main_song_id
  FROM led
  JOIN compositions c ON c.id = led.id
  WHERE c.deleted_at IS NULL
) AS 'songId';

select "compositions"."title", "compositions"."composer", "compositions"."raaga_id", "compositions"."taala_id",
  "compositions"."song_type_id", "compositions"."description", "compositions"."lyrics", "compositions"."lyrics_rights",
  "compositions"."lyrics_permission", "compositions"."notation", "compositions"."notation_rights", "compositions"."notation_permission",
  "compositions"."pages_elsewhere", "compositions"."language", "compositions"."iso_title", "compositions"."native_title",
  "compositions"."other_titles", "compositions"."composer_id", "compositions"."deity", "compositions"."signature",
  "compositions"."meaning", "compositions"."meaning_rights", "compositions"."meaning_permission", "compositions"."line_meanings",
  (
  SELECT json_group_array("composition_raagas"."raaga_id")
  FROM (
    SELECT raaga_id
    FROM composition_raagas
    WHERE composition_id = compositions.id
    ORDER BY position
  ) AS composition_raagas
) as "raagas", "songs"."singer", "songs"."upload_type", "songs"."media_type_id", "songs"."media_url",
  "songs"."media_file_id", "songs"."recorded_on", "songs"."media_location_type_id", "songs"."external_media_id",
  "songs"."duration_seconds", "songs"."singer_part", "songs"."event", "songs"."place", "songs"."concert_id",
  "songs"."track", "songs"."start_seconds", "songs"."end_seconds", "songs"."own_raaga_id", "songs"."own_taala_id",
  "songs"."media_description", "songs"."recording_rights", "songs"."recording_permission", "songs"."line_times",
  "songs"."person_ids", "songs"."accompaniments", (
  SELECT json_group_array(json_object(
    'field', "claims"."field",
    'title', source.title,
    'address', iif(EXISTS (
      SELECT 1
      FROM sources AS namesake
      WHERE namesake.title = source.title AND namesake.id <> source.id
    ), source.address, ''),
    'note', "claims"."note",
    'reading', "claims"."reading"
  ))
  FROM "claims"
  JOIN sources AS source ON source.id = "claims"."source_id"
  WHERE "claims"."subject_kind" = 'composition' AND "claims"."subject_id" = CAST("compositions"."id" AS TEXT)
    AND "claims"."field" NOT GLOB 'scale *'
) as "sources", (
  SELECT json_group_array(json_object(
    'field', "claims"."field",
    'title', source.title,
    'address', iif(EXISTS (
      SELECT 1
      FROM sources AS namesake
      WHERE namesake.title = source.title AND namesake.id <> source.id
    ), source.address, ''),
    'note', "claims"."note",
    'reading', "claims"."reading"
  ))
  FROM "claims"
  JOIN sources AS source ON source.id = "claims"."source_id"
  WHERE "claims"."subject_kind" = 'song' AND "claims"."subject_id" = CAST("songs"."id" AS TEXT) AND "claims"."field" NOT GLOB 'scale *'
) as "recording_sources"
from "songs"
inner join "compositions" on "compositions"."id" = "songs"."composition_id"
where "songs"."id" = ?;


-- /:kind/:id/history/:revision, /:kind/:id/history/:revision (signed in), /raagas/Lavangi/history/2

SELECT r.id AS 'id', r.subject_kind AS 'subject', r.subject_id AS 'subjectId', r.kind AS 'kind', r.changed_at AS 'at',
  (
  SELECT display_name
  FROM users
  WHERE users.id = r.changed_by
) AS 'by', r.reason AS 'reason', (
  SELECT iif(is_thanked, given_name, '')
  FROM suggestions
  WHERE suggestions.id = r.suggestion_id
) AS 'suggestedBy', (
  SELECT CASE m.kind WHEN 'person' THEN (
    SELECT name
    FROM people
    WHERE id = m.from_id
  ) ELSE (
    SELECT title
    FROM compositions
    WHERE id = CAST(m.from_id AS INTEGER)
  ) END
  FROM merges m
  WHERE r.kind IN ('merged', 'separated') AND m.kind = r.subject_kind AND m.to_id = r.subject_id AND r.changed_at IN (m.merged_at,
    m.undone_at)
  LIMIT 1
) AS 'other', r.fields AS 'fields', r.found AS 'found'
FROM (
  SELECT *, 1 AS found
  FROM revisions
  WHERE id = ?
) r;

WITH mentioned AS MATERIALIZED (
  SELECT DISTINCT leaf.atom AS id
  FROM (
    SELECT value AS fields
    FROM json_each(?)
  ) mentioning, json_each(mentioning.fields) field, json_tree(field.value) leaf
  WHERE field.key IN (
    SELECT value
    FROM json_each(?)
  ) AND leaf.atom IS NOT NULL
)
SELECT (
  SELECT json_group_object(id, coalesce(script_names ->> ?, id))
  FROM raagas
  WHERE id IN (
    SELECT id
    FROM mentioned
  )
) AS 'raagas', (
  SELECT json_group_object(id, coalesce(script_names ->> ?, description))
  FROM taalas
  WHERE id IN (
    SELECT id
    FROM mentioned
  )
) AS 'taalas', (
  SELECT json_group_object(id, coalesce(script_names ->> ?, description))
  FROM song_types
  WHERE id IN (
    SELECT id
    FROM mentioned
  )
) AS 'songTypes', (
  SELECT json_group_object(id, coalesce(script_names ->> ?, name))
  FROM accompaniment_types
  WHERE id IN (
    SELECT id
    FROM mentioned
  )
) AS 'accompanimentTypes', (
  SELECT json_group_object(id, coalesce(script_names ->> ?, description))
  FROM media_types
  WHERE id IN (
    SELECT id
    FROM mentioned
  )
) AS 'mediaTypes', (
  SELECT json_group_object(id, name)
  FROM people
  WHERE id IN (
    SELECT id
    FROM mentioned
  )
) AS 'people';


-- /about/numbers, /about/numbers (signed in)

select "id", "counted_at", "version", "figures"
from "archive_numbers";


-- /about/numbers, /about/numbers (signed in), /admin, /home, /home (signed in), /home/next and 9 more

select "part", "compositions"
from "incomplete_counts";


-- /account

select "display_name"
from "users"
where "users"."id" = ?;

select "status", "reason", "requested_at", "decided_at", "decision_reason"
from "approval_requests"
where "approval_requests"."user_id" = ?
order by requested_at DESC
limit ?;

select "token_hash", "user_agent", "created_at", "last_used_at"
from "sessions"
where ("sessions"."user_id" = ? and ("sessions"."last_used_at" > ? and "sessions"."created_at" > ?))
order by last_used_at DESC
limit ?;


-- /admin

select "audit_events"."id", audit_events.at as "act_at", "audit_events"."act", coalesce((
  SELECT username
  FROM users
  WHERE "audit_events"."act" in (?, ?, ?, ?, ?, ?, ?) AND id = CAST(subject AS INTEGER)
), subject) as "named", "audit_events"."act" in (?, ?, ?, ?, ?, ?, ?) AND (
  SELECT username
  FROM users
  WHERE "audit_events"."act" in (?, ?, ?, ?, ?, ?, ?) AND id = CAST(subject AS INTEGER)
) IS NULL as "is_deleted_account", (
  SELECT id
  FROM songs
  WHERE act IN ('song changed', 'song deleted', 'song restored') AND id = CAST(subject AS INTEGER)
) as "song_id", users.display_name as "actor"
from "audit_events"
left join "users" on "users"."id" = "audit_events"."actor_id"
order by "audit_events"."at" desc, "audit_events"."id" desc
limit ?;

select "month", "added"
from "song_months"
where "song_months"."added" > ?
order by "song_months"."month" desc
limit ?;

select count(*)
from (
  SELECT 1
  FROM "approval_requests"
  WHERE status = 'pending'
  LIMIT ?
);

select count(*)
from (
  SELECT 1
  FROM "mails"
  WHERE status <> 'sent'
  LIMIT ?
);

select count(*)
from (
  SELECT 1
  FROM "songs"
  WHERE deleted_at IS NOT NULL AND (NOT EXISTS (
    SELECT 1
    FROM hidden_rows
    WHERE place IN ('song') AND row_id = CAST(songs.id AS TEXT)
  ) AND (songs.is_recording OR EXISTS (
    SELECT 1
    FROM compositions c
    WHERE c.id = songs.composition_id AND c.deleted_at IS NOT NULL AND c.merged_into IS NULL
  )))
  LIMIT ?
);

select count(*)
from (
  SELECT 1
  FROM "songs" INDEXED BY songs_unavailable
  WHERE media_failures >= 3 AND deleted_at IS NULL
  LIMIT ?
);

select count(*)
from (
  SELECT 1
  FROM linked_pages INDEXED BY linked_pages_silent
  WHERE failures >= 3
  LIMIT ?
);

select count(*)
from (
  SELECT 1
  FROM people INDEXED BY people_proposed
  WHERE proposed_at IS NOT NULL AND merged_into IS NULL
  LIMIT ?
);

select count(*)
from (
  SELECT 1
  FROM raagas INDEXED BY raagas_proposed
  WHERE proposed_at IS NOT NULL
  LIMIT ?
);

select count(*)
from (
  SELECT 1
  FROM suggestions INDEXED BY suggestions_open
  WHERE status = 'open'
  LIMIT ?
);

select r.id as "revision_id", songs.id as "song_id", songs.title as "title", r.kind as "kind", users.display_name as "by",
  r.changed_at as "at"
from (
  SELECT id, kind, changed_by, changed_at, iif(subject_kind = 'song', CAST(subject_id AS INTEGER), (
    SELECT main_song_id
    FROM compositions
    WHERE id = CAST(subject_id AS INTEGER)
  )) AS song_id
  FROM (
    SELECT *
    FROM revisions
    ORDER BY changed_at DESC
    LIMIT 100
  )
  WHERE subject_kind = 'song' OR (subject_kind = 'composition' AND kind = 'updated')
) AS r
inner join "songs" on songs.id = r.song_id
left join "users" on users.id = r.changed_by
order by r.changed_at DESC
limit ?;


-- /admin/:list/export

select "id", "description", "iso_name", "jati", "angas", "aksharas", "groups", "creator_id", (
  SELECT json_group_array(json_object(
    'language', "json_row"."language",
    'name', "json_row"."name",
    'source', "json_row"."source"
  ))
  FROM (
    select "language", "name", "source"
    from "name_exceptions"
    where ("name_exceptions"."subject_kind" = ? and "name_exceptions"."subject_id" = "taalas"."id")
    order by "name_exceptions"."language"
  ) "json_row"
) as "exceptions", (
  SELECT json_group_array(json_object(
    'field', "claims"."field",
    'title', source.title,
    'address', iif(EXISTS (
      SELECT 1
      FROM sources AS namesake
      WHERE namesake.title = source.title AND namesake.id <> source.id
    ), source.address, ''),
    'note', "claims"."note",
    'reading', "claims"."reading"
  ))
  FROM "claims"
  JOIN sources AS source ON source.id = "claims"."source_id"
  WHERE "claims"."subject_kind" = 'taala' AND "claims"."subject_id" = "taalas"."id" AND "claims"."field" NOT GLOB 'scale *'
) as "sources", (
  SELECT json_group_array(json_object(
    'alias', "json_row"."alias",
    'kind', "json_row"."kind"
  ))
  FROM (
    select "alias", "kind"
    from "taala_aliases"
    where "taala_aliases"."taala_id" = "taalas"."id"
    order by "taala_aliases"."kind", rowid
  ) "json_row"
) as "aliases"
from "taalas"
order by id COLLATE NOCASE
limit ?;


-- /admin/approvals

select a.id as "id", a.user_id as "user_id", u.username as "user_name", u.language as "language", r.name as "role_name",
  a.reason as "reason", a.status as "status", a.requested_at as "requested_at", a.decided_at as "decided_at",
  d.username as "decided_by", a.decision_reason as "decision_reason"
from approval_requests a
JOIN users u ON u.id = a.user_id
LEFT JOIN roles r ON r.id = a.role_id
LEFT JOIN users d ON d.id = a.decided_by
where 1 AND (? = '' OR instr(u.username, ?) OR instr(lower(r.name), ?) OR instr(lower(a.reason), ?))
order by a.requested_at DESC, a.id DESC
limit ?;

select count(*)
from approval_requests a
JOIN users u ON u.id = a.user_id
LEFT JOIN roles r ON r.id = a.role_id
LEFT JOIN users d ON d.id = a.decided_by
where 1 AND (? = '' OR instr(u.username, ?) OR instr(lower(r.name), ?) OR instr(lower(a.reason), ?));


-- /admin/audit, /admin/audit/export

select "audit_events"."id", audit_events.at as "event_at", users.username as "actor", "audit_events"."act",
  coalesce((
  SELECT username
  FROM users
  WHERE "audit_events"."act" in (?, ?, ?, ?, ?, ?, ?) AND id = CAST(subject AS INTEGER)
), subject) as "named", "audit_events"."act" in (?, ?, ?, ?, ?, ?, ?) AND (
  SELECT username
  FROM users
  WHERE "audit_events"."act" in (?, ?, ?, ?, ?, ?, ?) AND id = CAST(subject AS INTEGER)
) IS NULL as "is_deleted_account", (
  SELECT id
  FROM songs
  WHERE act IN ('song changed', 'song deleted', 'song restored') AND id = CAST(subject AS INTEGER)
) as "song_id", "audit_events"."detail"
from "audit_events"
left join "users" on "users"."id" = "audit_events"."actor_id"
order by "audit_events"."id" desc
limit ?;


-- /admin/bin

select "songs"."id", "songs"."title", "songs"."script_names" ->> ? as "native", "songs"."singer", "songs"."script_names" ->> ? as "native_singer",
  "songs"."recorded_on", "songs"."is_recording", EXISTS (
  SELECT 1
  FROM compositions c
  WHERE c.id = songs.composition_id AND c.deleted_at IS NOT NULL
) as "with_composition", "songs"."deleted_at", "users"."display_name"
from "songs"
left join "users" on "users"."id" = "songs"."deleted_by"
where ("songs"."deleted_at" is not null and (NOT EXISTS (
  SELECT 1
  FROM hidden_rows
  WHERE place IN ('song') AND row_id = CAST(songs.id AS TEXT)
) AND (songs.is_recording OR EXISTS (
  SELECT 1
  FROM compositions c
  WHERE c.id = songs.composition_id AND c.deleted_at IS NOT NULL AND c.merged_into IS NULL
))))
order by "songs"."deleted_at" desc
limit ?;


-- /admin/hidden

SELECT hidden_parts.id AS 'hiddenId', kind AS 'kind', part AS 'part', record_id AS 'id', coalesce(CASE kind WHEN 'song' THEN (
  SELECT title
  FROM songs
  WHERE id = CAST(record_id AS INTEGER)
) WHEN 'composition' THEN (
  SELECT title
  FROM compositions
  WHERE id = CAST(record_id AS INTEGER)
) ELSE (
  SELECT name
  FROM people
  WHERE id = record_id
) END, record_id) AS 'title', reason AS 'reason', hidden_parts.id AS 'row', hidden_at AS 'at', (
  SELECT display_name
  FROM users
  WHERE users.id = hidden_by
) AS 'by', CASE kind WHEN 'song' THEN (
  SELECT id
  FROM songs
  WHERE id = CAST(record_id AS INTEGER) AND deleted_at IS NULL
) WHEN 'composition' THEN (
  SELECT main_song_id
  FROM compositions
  WHERE id = CAST(record_id AS INTEGER) AND deleted_at IS NULL
) END AS 'songId'
FROM hidden_parts
ORDER BY hidden_at DESC, hidden_parts.id DESC
LIMIT ?;


-- /admin/hide/:kind/:id

SELECT songs.title AS 'title', compositions.script_names ->> ? AS 'native', compositions.id AS 'compositionId',
  compositions.lyrics <> '' OR compositions.meaning <> '{}' OR compositions.line_meanings <> '{}' AS 'words',
  compositions.notation <> '' AS 'notation', songs.upload_type IS NOT NULL OR songs.media_url IS NOT NULL
  OR songs.external_media_id IS NOT NULL OR songs.media_file_id IS NOT NULL OR songs.media_description <> '' AS 'recording',
  songs.is_recording AS 'song', 1 AS 'composition', 0 AS 'picture'
FROM songs
JOIN compositions ON compositions.id = songs.composition_id
WHERE songs.id = ? AND songs.deleted_at IS NULL;


-- /admin/jobs

select "at"
from "error_rises";

select "job", "started_at", "milliseconds", "done", "error", "failures"
from "job_runs";

select "name", "started_at", "finished_at", "held_until", "progress", "rows", "bytes"
from "database_copies"
where "database_copies"."finished_at" is not null
order by "database_copies"."finished_at" desc
limit ?;

select min(started_at)
from "database_copies";


-- /admin/lists/:list

select "id" as "entry_id", ? as "entry_name", "description" as "entry_description", "song_types"."script_names" ->> ? as "entry_native",
  ? as "entry_songs"
from "song_types"
where (? = '' OR instr(lower("song_types"."id"), ?) OR instr(lower("song_types"."description"), ?))
order by "song_types"."id" COLLATE NOCASE ASC, "song_types"."id" ASC
limit ?;

select count(*)
from "song_types"
where (? = '' OR instr(lower("song_types"."id"), ?) OR instr(lower("song_types"."description"), ?));


-- /admin/mails

select mails.rowid as "row", "id", "recipient", "kind", "status", "attempts", "cause", created_at as "at",
  next_try_at as "next_try_at"
from "mails"
where status <> 'sent'
order by created_at DESC, mails.rowid DESC
limit ?;


-- /admin/merges

select "merges"."id", "merges"."kind", CASE "merges"."kind" WHEN 'person' THEN (
  SELECT name
  FROM people
  WHERE id = "merges"."from_id"
) ELSE (
  SELECT title
  FROM compositions
  WHERE id = CAST("merges"."from_id" AS INTEGER)
) END as "from_name", CASE "merges"."kind" WHEN 'person' THEN (
  SELECT name
  FROM people
  WHERE id = "merges"."to_id"
) ELSE (
  SELECT title
  FROM compositions
  WHERE id = CAST("merges"."to_id" AS INTEGER)
) END as "to_name", "merges"."to_id", (
  SELECT main_song_id
  FROM compositions
  WHERE "merges"."kind" = 'composition' AND id = CAST("merges"."to_id" AS INTEGER)
) as "song_id", "merges"."merged_at", "merges"."undone_at", "users"."display_name"
from "merges"
left join "users" on "users"."id" = "merges"."merged_by"
where "merges"."merged_at" > ?
order by "merges"."merged_at" desc, "merges"."id" desc
limit ?;


-- /admin/people/:id

select "id", "name", "script_names" ->> ? as "native", "picture", (
  SELECT json_group_array(json_object(
    'field', "claims"."field",
    'title', source.title,
    'address', iif(EXISTS (
      SELECT 1
      FROM sources AS namesake
      WHERE namesake.title = source.title AND namesake.id <> source.id
    ), source.address, ''),
    'note', "claims"."note",
    'reading', "claims"."reading"
  ))
  FROM "claims"
  JOIN sources AS source ON source.id = "claims"."source_id"
  WHERE "claims"."subject_kind" = 'person' AND "claims"."subject_id" = "people"."id" AND "claims"."field" NOT GLOB 'scale *'
) as "sources", coalesce((
  SELECT max(id)
  FROM revisions
  WHERE subject_kind = 'person' AND subject_id = people.id
), 0) as "revision"
from "people"
where id = ? AND merged_into IS NULL;


-- /admin/proposals

SELECT rowid AS 'row', proposed_at AS 'at', id AS 'id', id AS 'name', (
  SELECT display_name
  FROM users
  WHERE users.id = proposed_by
) AS 'by'
FROM raagas INDEXED BY raagas_proposed
WHERE proposed_at IS NOT NULL
ORDER BY proposed_at DESC, rowid DESC
LIMIT ?;


-- /admin/raaga

select "id" as "entry_id", ? as "entry_name", "description" as "entry_description", "raagas"."script_names" ->> ? as "entry_native",
  "song_count" as "entry_songs"
from "raagas"
where (? = '' OR instr(lower("raagas"."id"), ?) OR instr(lower("raagas"."description"), ?))
order by "raagas"."id" COLLATE NOCASE ASC, "raagas"."id" ASC
limit ?;

select count(*)
from "raagas"
where (? = '' OR instr(lower("raagas"."id"), ?) OR instr(lower("raagas"."description"), ?));


-- /admin/roles

select "id", "name", "description", "is_system", "created_at"
from "roles"
where (? = '' OR instr(name_key, ?)) AND (? = '' OR instr(lower(description), ?)) AND (? = '' OR instr(name_key,
  ?) OR instr(lower(description), ?))
order by name_key ASC, id
limit ?;

select count(*)
from "roles"
where (? = '' OR instr(name_key, ?)) AND (? = '' OR instr(lower(description), ?)) AND (? = '' OR instr(name_key,
  ?) OR instr(lower(description), ?));


-- /admin/same

SELECT rowid AS 'number', "perhaps_same"."one_id" AS 'oneId', "perhaps_same"."other_id" AS 'otherId'
FROM perhaps_same
WHERE kind = ? AND dismissed_at IS NULL
ORDER BY found_at, rowid
LIMIT ?;

select "id", "title", "composer", "raaga_id", "taala_id", "song_type_id", "description", "lyrics", "lyrics_rights",
  "lyrics_permission", "notation", "notation_rights", "notation_permission", "pages_elsewhere", "language",
  "iso_title", "native_title", "other_titles", "composer_id", "deity", "signature", "meaning", "meaning_rights",
  "meaning_permission", "line_meanings", (
  SELECT json_group_array("composition_raagas"."raaga_id")
  FROM (
    SELECT raaga_id
    FROM composition_raagas
    WHERE composition_id = compositions.id
    ORDER BY position
  ) AS composition_raagas
) as "raagas", "main_song_id", "recording_count"
from "compositions"
where id IN (
  SELECT value
  FROM json_each(?)
) AND deleted_at IS NULL;


-- /admin/songs, /my-collection/import

select "user_id", "purpose", "token", "file_name", "date_order", "portions", "written", "rows", "added",
  "changed", "unchanged", "refused", "created_at"
from "song_imports"
where ("song_imports"."user_id" = ? and "song_imports"."purpose" = ?);


-- /admin/songs/export

select songs.id as "song_id", songs.composition_id as "song_composition", songs.created_by as "song_creator",
  compositions.created_by as "composition_creator", "compositions"."recording_count", max(coalesce((
  SELECT max(id)
  FROM revisions
  WHERE subject_kind = 'song' AND subject_id = CAST(songs.id AS TEXT)
), 0), coalesce((
  SELECT max(id)
  FROM revisions
  WHERE subject_kind = 'composition' AND subject_id = CAST(songs.composition_id AS TEXT)
), 0)) as "last_revision", (
  SELECT json_group_array(place)
  FROM hidden_rows
  WHERE ((place IN ('words', 'notation') AND row_id = CAST(songs.composition_id AS TEXT)) OR (place = 'medium'
    AND row_id = CAST(songs.id AS TEXT)))
) as "hidden_places", "compositions"."title", "compositions"."composer", "compositions"."raaga_id", "compositions"."taala_id",
  "compositions"."song_type_id", "compositions"."description", "compositions"."lyrics", "compositions"."lyrics_rights",
  "compositions"."lyrics_permission", "compositions"."notation", "compositions"."notation_rights", "compositions"."notation_permission",
  "compositions"."pages_elsewhere", "compositions"."language", "compositions"."iso_title", "compositions"."native_title",
  "compositions"."other_titles", "compositions"."composer_id", "compositions"."deity", "compositions"."signature",
  "compositions"."meaning", "compositions"."meaning_rights", "compositions"."meaning_permission", "compositions"."line_meanings",
  (
  SELECT json_group_array("composition_raagas"."raaga_id")
  FROM (
    SELECT raaga_id
    FROM composition_raagas
    WHERE composition_id = compositions.id
    ORDER BY position
  ) AS composition_raagas
) as "raagas", "songs"."singer", "songs"."upload_type", "songs"."media_type_id", "songs"."media_url",
  "songs"."media_file_id", "songs"."recorded_on", "songs"."media_location_type_id", "songs"."external_media_id",
  "songs"."duration_seconds", "songs"."singer_part", "songs"."event", "songs"."place", "songs"."concert_id",
  "songs"."track", "songs"."start_seconds", "songs"."end_seconds", "songs"."own_raaga_id", "songs"."own_taala_id",
  "songs"."media_description", "songs"."recording_rights", "songs"."recording_permission", "songs"."line_times",
  "songs"."person_ids", "songs"."accompaniments", (
  SELECT json_group_array(json_object(
    'field', "claims"."field",
    'title', source.title,
    'address', iif(EXISTS (
      SELECT 1
      FROM sources AS namesake
      WHERE namesake.title = source.title AND namesake.id <> source.id
    ), source.address, ''),
    'note', "claims"."note",
    'reading', "claims"."reading"
  ))
  FROM "claims"
  JOIN sources AS source ON source.id = "claims"."source_id"
  WHERE "claims"."subject_kind" = 'composition' AND "claims"."subject_id" = CAST("compositions"."id" AS TEXT)
    AND "claims"."field" NOT GLOB 'scale *'
) as "sources", (
  SELECT json_group_array(json_object(
    'field', "claims"."field",
    'title', source.title,
    'address', iif(EXISTS (
      SELECT 1
      FROM sources AS namesake
      WHERE namesake.title = source.title AND namesake.id <> source.id
    ), source.address, ''),
    'note', "claims"."note",
    'reading', "claims"."reading"
  ))
  FROM "claims"
  JOIN sources AS source ON source.id = "claims"."source_id"
  WHERE "claims"."subject_kind" = 'song' AND "claims"."subject_id" = CAST("songs"."id" AS TEXT) AND "claims"."field" NOT GLOB 'scale *'
) as "recording_sources"
from "songs"
inner join "compositions" on "compositions"."id" = "songs"."composition_id"
where ("songs"."id" > ? and "songs"."deleted_at" is null)
order by "songs"."id"
limit ?;


-- /admin/songs/export, /my-collection/export

select "name"
from "archive_origin";


-- /admin/songs/export, /my-collection/export, /songs/add, /songs/batch, /songs/batches/:id, /songs/drafts and 1 more

select "id"
from "concerts"
order by coalesce(held_on, '') desc, "concerts"."id" desc
limit ?;

select "id", "description", "script_names" ->> ? as "native"
from "media_types"
order by "media_types"."id";

select "id", "description", "script_names" ->> ? as "native"
from "song_types"
order by "song_types"."id";

select "id", "description", "script_names" ->> ? as "native"
from "taalas"
order by "taalas"."id";

select "id", "name", "script_names" ->> ? as "native"
from "accompaniment_types"
order by "accompaniment_types"."name";

select "title"
from "songs"
where "songs"."deleted_at" is null
order by "songs"."changed_at" desc, "songs"."id" desc
limit ?;


-- /admin/sources

select "id", "title", "author", "year", "kind", "address"
from "sources"
order by title COLLATE NOCASE, "sources"."id"
limit ?;


-- /admin/suggestions

SELECT suggestions.id AS 'row', suggested_at AS 'at', suggestions.id AS 'id', subject_kind AS 'subjectKind',
  subject_id AS 'subjectId', CASE subject_kind WHEN 'song' THEN (
  SELECT title
  FROM songs
  WHERE id = CAST(subject_id AS INTEGER) AND deleted_at IS NULL
) WHEN 'raaga' THEN (
  SELECT id
  FROM raagas
  WHERE id = subject_id
) WHEN 'taala' THEN (
  SELECT id
  FROM taalas
  WHERE id = subject_id
) ELSE (
  SELECT name
  FROM people
  WHERE id = subject_id AND merged_into IS NULL
) END AS 'title', CASE subject_kind WHEN 'song' THEN (
  SELECT script_names ->> ?
  FROM songs
  WHERE id = CAST(subject_id AS INTEGER)
) WHEN 'raaga' THEN (
  SELECT script_names ->> ?
  FROM raagas
  WHERE id = subject_id
) WHEN 'taala' THEN (
  SELECT script_names ->> ?
  FROM taalas
  WHERE id = subject_id
) ELSE (
  SELECT script_names ->> ?
  FROM people
  WHERE id = subject_id
) END AS 'native', field AS 'field', old_value AS 'oldValue', new_value AS 'newValue', source AS 'source',
  given_name AS 'givenName', is_thanked AS 'isThanked', (
  SELECT display_name
  FROM users
  WHERE users.id = suggested_by
) AS 'by'
FROM suggestions INDEXED BY suggestions_open
WHERE status = 'open'
ORDER BY suggested_at DESC, suggestions.id DESC
LIMIT ?;


-- /admin/taala

select "id" as "entry_id", ? as "entry_name", "description" as "entry_description", "taalas"."script_names" ->> ? as "entry_native",
  "song_count" as "entry_songs"
from "taalas"
where (? = '' OR instr(lower("taalas"."id"), ?) OR instr(lower("taalas"."description"), ?))
order by "taalas"."id" COLLATE NOCASE ASC, "taalas"."id" ASC
limit ?;

select count(*)
from "taalas"
where (? = '' OR instr(lower("taalas"."id"), ?) OR instr(lower("taalas"."description"), ?));


-- /admin/unavailable

select id as "row", media_checked_at as "at", title as "title", singer as "singer", external_media_id as "video"
from songs INDEXED BY songs_unavailable
where media_failures >= 3 AND deleted_at IS NULL
order by media_checked_at DESC, id DESC
limit ?;


-- /admin/users

select "id", "username", (
  SELECT json_group_array(json_object(
    'id', "json_row"."id",
    'name', "json_row"."name"
  ))
  FROM (
    select "roles"."id", "roles"."name"
    from "user_roles"
    inner join "roles" on "roles"."id" = "user_roles"."role_id"
    where "user_roles"."user_id" = "users"."id"
    order by "roles"."name"
  ) "json_row"
) as "roles", (
  SELECT id
  FROM approval_requests
  WHERE user_id = users.id AND status = 'pending'
) as "request_id", password_expires_at as "expires_at", "language"
from "users"
where (? = '' OR instr(username, ?)) AND (? = '' OR EXISTS (
  SELECT 1
  FROM user_roles ur
  JOIN roles r ON r.id = ur.role_id
  WHERE ur.user_id = users.id AND r.name = ? COLLATE NOCASE
)) AND (? OR users.id IN (
  SELECT user_id
  FROM approval_requests
  WHERE status = 'pending'
))
order by username ASC
limit ?;

select count(*)
from "approval_requests"
where status = 'pending';

select count(*)
from "users"
where (? = '' OR instr(username, ?)) AND (? = '' OR EXISTS (
  SELECT 1
  FROM user_roles ur
  JOIN roles r ON r.id = ur.role_id
  WHERE ur.user_id = users.id AND r.name = ? COLLATE NOCASE
)) AND (? OR users.id IN (
  SELECT user_id
  FROM approval_requests
  WHERE status = 'pending'
));

select count(*)
from "users";


-- /cite/:kind/:id, /cite/:kind/:id (signed in)

select "songs"."title", "compositions"."native_title", "songs"."composer", "songs"."singer", "songs"."recorded_on",
  "songs"."place", "songs"."language", "songs"."is_recording", json_object(
  'at', coalesce((
    SELECT changed_at
    FROM revisions
    WHERE id = max(coalesce((
      SELECT max(id)
      FROM revisions
      WHERE subject_kind = 'song' AND subject_id = CAST(songs.id AS TEXT)
    ), 0), coalesce((
      SELECT max(id)
      FROM revisions
      WHERE subject_kind = 'composition' AND subject_id = CAST(songs.composition_id AS TEXT)
    ), 0))
  ), max("songs"."changed_at", coalesce("compositions"."updated_at", 0))),
  'revision', max(coalesce((
    SELECT max(id)
    FROM revisions
    WHERE subject_kind = 'song' AND subject_id = CAST(songs.id AS TEXT)
  ), 0), coalesce((
    SELECT max(id)
    FROM revisions
    WHERE subject_kind = 'composition' AND subject_id = CAST(songs.composition_id AS TEXT)
  ), 0))
) as "last", (
  SELECT value
  FROM counters
  WHERE name = 'version'
) as "version"
from "songs"
inner join "compositions" on "compositions"."id" = "songs"."composition_id"
where ("songs"."id" = ? and "songs"."deleted_at" is null);


-- /cite/:kind/:id, /cite/:kind/:id (signed in), /cite/person/tyagaraja, /cite/raaga/Lavangi

SELECT CASE ? WHEN 'song' THEN (
  SELECT script_names ->> ?
  FROM songs
  WHERE id = CAST(? AS INTEGER)
) WHEN 'raaga' THEN (
  SELECT script_names ->> ?
  FROM raagas
  WHERE id = ?
) WHEN 'taala' THEN (
  SELECT script_names ->> ?
  FROM taalas
  WHERE id = ?
) ELSE (
  SELECT script_names ->> ?
  FROM people
  WHERE id = ?
) END AS 'native';


-- /cite/concert/Music%20Academy%2C%201977

select "id", "place", "held_on", (
  SELECT json_group_array(leader)
  FROM (
    SELECT DISTINCT coalesce(person.name, credit.name) AS leader
    FROM (
      SELECT id
      FROM songs
      WHERE concert_id = concerts.id AND deleted_at IS NULL
      ORDER BY coalesce(track, 10000), start_seconds, id
      LIMIT ?
    ) own
    JOIN credits credit ON credit.song_id = own.id AND credit.position = 0
    LEFT JOIN people person ON person.id = credit.person_id
    WHERE credit.name <> 'Test sound'
    LIMIT ?
  )
) as "performers", (
  SELECT json_object(
    'at', changed_at,
    'revision', id
  )
  FROM revisions
  WHERE subject_kind = 'concert' AND subject_id = "concerts"."id"
  ORDER BY id DESC
  LIMIT 1
) as "last", (
  SELECT value
  FROM counters
  WHERE name = 'version'
) as "version"
from "concerts"
where "concerts"."id" = ?;


-- /cite/person/tyagaraja

select "id", "name", (
  SELECT json_object(
    'at', changed_at,
    'revision', id
  )
  FROM revisions
  WHERE subject_kind = 'person' AND subject_id = "people"."id"
  ORDER BY id DESC
  LIMIT 1
) as "last", (
  SELECT value
  FROM counters
  WHERE name = 'version'
) as "version"
from "people"
where ("people"."id" = ? and "people"."merged_into" is null);


-- /cite/raaga/Lavangi

select "id", (
  SELECT json_object(
    'at', changed_at,
    'revision', id
  )
  FROM revisions
  WHERE subject_kind = 'raaga' AND subject_id = "raagas"."id"
  ORDER BY id DESC
  LIMIT 1
) as "last", (
  SELECT value
  FROM counters
  WHERE name = 'version'
) as "version"
from "raagas"
where "raagas"."id" = ?;


-- /concerts, /concerts (signed in)

select "id", "place", "held_on", "song_count"
from "concerts"
order by coalesce(held_on, '') desc, "concerts"."id" desc
limit ?;


-- /concerts/:id, /concerts/:id (signed in), /concerts/Music%20Academy%2C%201977

select "credits"."name" as "printed", "credits"."part", "accompaniment_types"."name" as "type", "accompaniment_types"."script_names" ->> ? as "native_type",
  "people"."id" as "person", "people"."name" as "person_name", "people"."script_names" ->> ? as "native"
from (
  select "id"
  from "songs"
  where ("songs"."concert_id" = ? and "songs"."deleted_at" is null)
  order by coalesce(track, 10000), "songs"."start_seconds" asc, "songs"."id" asc
  limit ?
) "own"
inner join "credits" on "credits"."song_id" = "own"."id"
left join "accompaniment_types" on "accompaniment_types"."id" = "credits"."accompaniment_type_id"
left join "people" on "people"."id" = "credits"."person_id"
where "credits"."name" <> ?
group by coalesce("people"."id", "credits"."name"), "credits"."part", "credits"."accompaniment_type_id"
order by min("credits"."position"), count(*) DESC, printed
limit ?;

select "id", "description", "place", "held_on", "source", "song_count"
from "concerts"
where "concerts"."id" = ?;

select "id", "title", "raaga_id", "taala_id", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = raaga_id
) as "scale", "lyrics" <> '' as "has_lyrics", "script_names" ->> ? as "names"
from "songs"
where ("songs"."concert_id" = ? and "songs"."deleted_at" is null)
order by coalesce(track, 10000), "songs"."start_seconds" asc, "songs"."id" asc
limit ?;


-- /concerts?after=Music%20Academy%2C%201977

select "id", "place", "held_on", "song_count"
from "concerts"
where coalesce(held_on, '') <= (
  SELECT coalesce(held_on, '')
  FROM concerts
  WHERE id = ?
) AND (coalesce(held_on, '') < (
  SELECT coalesce(held_on, '')
  FROM concerts
  WHERE id = ?
) OR "concerts"."id" < ?)
order by coalesce(held_on, '') desc, "concerts"."id" desc
limit ?;


-- /data, /data (signed in)

select "manifest"
from "data_dumps"
where ("data_dumps"."manifest" is not null and "data_dumps"."started_at" > (
  SELECT coalesce(max(hidden_at), 0)
  FROM hidden_parts
))
order by "data_dumps"."date" desc;


-- /deities, /deities (signed in)

select "id", "script_names" ->> ? as "native", "composition_count"
from "deities"
order by id COLLATE NOCASE
limit ?;


-- /deities/:id, /deities/:id (signed in)

select "compositions"."id", "compositions"."main_song_id" as "song_id", "compositions"."title", "compositions"."script_names" ->> ? as "native",
  "raagas"."id" as "raaga_id", "raagas"."script_names" ->> ? as "native_raaga", "raagas"."arohana" || '/' || "raagas"."avarohana" as "scale",
  "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", "compositions"."lyrics" <> '' as "has_lyrics"
from "compositions"
left join "raagas" on "raagas"."id" = "compositions"."raaga_id"
where ("compositions"."deity_id" = ? and "compositions"."deleted_at" is null and "compositions"."main_song_id" is not null)
order by "compositions"."title_key" asc, "compositions"."id" asc
limit ?;


-- /deities/:id, /deities/:id (signed in), /deities/Devi?after=1

select json_object(
  'id', "deities"."id",
  'description', "deities"."description",
  'native', "deities"."script_names" ->> ?,
  'compositionCount', "deities"."composition_count",
  'claims', (
    SELECT json_group_array(json_object(
      'field', "json_row"."field",
      'id', "json_row"."id",
      'title', "json_row"."title",
      'note', "json_row"."note",
      'reading', "json_row"."reading"
    ))
    FROM (
      select "claims"."field", "sources"."id", "sources"."title", "claims"."note", "claims"."reading"
      from "claims"
      inner join "sources" on "sources"."id" = "claims"."source_id"
      where ("claims"."subject_kind" = 'deity' and "claims"."subject_id" = "deities"."id")
      limit ?
    ) "json_row"
  ),
  'names', (
    SELECT json_group_array(name)
    FROM (
      SELECT name
      FROM "deity_names"
      WHERE "deity_names"."deity_id" = "deities"."id"
      ORDER BY "deity_names".rowid
      LIMIT ?
    )
  )
) as "deity"
from "deities"
where "deities"."id" = ?;


-- /deities/Devi?after=1

select "compositions"."id", "compositions"."main_song_id" as "song_id", "compositions"."title", "compositions"."script_names" ->> ? as "native",
  "raagas"."id" as "raaga_id", "raagas"."script_names" ->> ? as "native_raaga", "raagas"."arohana" || '/' || "raagas"."avarohana" as "scale",
  "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", "compositions"."lyrics" <> '' as "has_lyrics"
from "compositions"
left join "raagas" on "raagas"."id" = "compositions"."raaga_id"
where ("compositions"."deity_id" = ? and "compositions"."title_key" >= (
  SELECT title_key
  FROM compositions
  WHERE id = ?
) AND ("compositions"."title_key" > (
  SELECT title_key
  FROM compositions
  WHERE id = ?
) OR "compositions"."id" > ?) and "compositions"."deleted_at" is null and "compositions"."main_song_id" is not null)
order by "compositions"."title_key" asc, "compositions"."id" asc
limit ?;


-- /dev/outbox, /dev/outbox (signed in)

select "id", "recipient", "kind", "sealed", "status", "attempts", "client_address", "browser", "requested_purpose",
  "created_at", "next_try_at", "sent_at", "cause"
from "mails"
where "mails"."sealed" is not null
order by "mails"."created_at" desc, rowid desc
limit ?;


-- /following

SELECT (
  SELECT rate
  FROM news_mails
  WHERE user_id = ?
) AS rate, (
  SELECT is_address_unconfirmed
  FROM users
  WHERE id = ?
) AS "isUnconfirmed";

SELECT f.kind AS 'kind', f.record_id AS 'recordId', f.told_until AS 'toldUntil', c.main_song_id AS 'songId',
  CASE f.kind WHEN 'composition' THEN c.title WHEN 'raaga' THEN f.record_id WHEN 'person' THEN (
  SELECT name
  FROM people
  WHERE id = f.record_id
) END AS 'title', CASE f.kind WHEN 'composition' THEN c.script_names ->> ? WHEN 'raaga' THEN (
  SELECT script_names ->> ?
  FROM raagas
  WHERE id = f.record_id
) WHEN 'person' THEN (
  SELECT script_names ->> ?
  FROM people
  WHERE id = f.record_id
) END AS 'native'
FROM follows f
LEFT JOIN compositions c ON f.kind = 'composition' AND c.id = CAST(f.record_id AS INTEGER) AND c.deleted_at IS NULL
WHERE f.user_id = ?
ORDER BY f.followed_at DESC, f.kind, f.record_id
LIMIT ?;


-- /heard (signed in)

select "songs"."id", "songs"."title", "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id",
  "songs"."song_type_id", "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", "heard_songs"."heard_at", "heard_songs"."left_at_seconds"
from "heard_songs"
inner join "songs" on "songs"."id" = "heard_songs"."song_id"
where ("heard_songs"."user_id" = ? and "songs"."deleted_at" is null)
order by "heard_songs"."heard_at" desc;


-- /home, /home (signed in), /home/next, /home/next (signed in)

select "songs"."id", "songs"."title", "songs"."singer", "songs"."composer", "compositions"."raaga_id",
  "compositions"."taala_id", "songs"."song_type_id", "songs"."recorded_on", "songs"."duration_seconds",
  "songs"."upload_type", "songs"."external_media_id", "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds",
  "songs"."end_seconds", "songs"."script_names" ->> ? as "names", "songs"."singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "compositions"."raaga_id"
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", "songs"."composition_id", "compositions"."created_by" as "composition_created_by",
  "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", "compositions"."singer_count"
from "compositions"
inner join "songs" on "songs"."id" = "compositions"."main_song_id"
where "compositions"."deleted_at" is null AND compositions.title_key >= ?
order by compositions.title_key asc, "compositions"."id" asc
limit ?;


-- /home, /home (signed in), /home/next, /home/next (signed in), /home/next?after=1&sortBy=singer, /home/next?after=1&without=lyrics and 5 more

select "counts"
from "title_initials"
where "title_initials"."language" = ?;


-- /home/next, /home/next (signed in)

select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
  "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds", "names",
  "singer_part", "scale", "has_lyrics", "composition_id", "composition_created_by", "recording_count",
  "first_year", "last_year", "singer_count"
from (
  select "songs"."id", "songs"."title", "songs"."singer", "songs"."composer", "compositions"."raaga_id",
    "compositions"."taala_id", "songs"."song_type_id", "songs"."recorded_on", "songs"."duration_seconds",
    "songs"."upload_type", "songs"."external_media_id", "songs"."media_file_id", "songs"."media_url",
    "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names", "songs"."singer_part",
    (
    SELECT arohana || '/' || avarohana
    FROM raagas
    WHERE id = "compositions"."raaga_id"
  ) as "scale", "songs"."lyrics" <> '' as "has_lyrics", "songs"."composition_id", "compositions"."created_by" as "composition_created_by",
    "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", "compositions"."singer_count"
  from "compositions"
  inner join "songs" on "songs"."id" = "compositions"."main_song_id"
  where ("compositions"."deleted_at" is null and compositions.title_key = (
    SELECT compositions.title_key
    FROM compositions
    WHERE id = (
      SELECT composition_id
      FROM songs
      WHERE id = ?
    )
  ) AND compositions.id > (
    SELECT composition_id
    FROM songs
    WHERE id = ?
  ))
  order by "compositions"."id" asc
  limit ?
) "same"
union all
select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
  "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds", "names",
  "singer_part", "scale", "has_lyrics", "composition_id", "composition_created_by", "recording_count",
  "first_year", "last_year", "singer_count"
from (
  select "songs"."id", "songs"."title", "songs"."singer", "songs"."composer", "compositions"."raaga_id",
    "compositions"."taala_id", "songs"."song_type_id", "songs"."recorded_on", "songs"."duration_seconds",
    "songs"."upload_type", "songs"."external_media_id", "songs"."media_file_id", "songs"."media_url",
    "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names", "songs"."singer_part",
    (
    SELECT arohana || '/' || avarohana
    FROM raagas
    WHERE id = "compositions"."raaga_id"
  ) as "scale", "songs"."lyrics" <> '' as "has_lyrics", "songs"."composition_id", "compositions"."created_by" as "composition_created_by",
    "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", "compositions"."singer_count"
  from "compositions"
  inner join "songs" on "songs"."id" = "compositions"."main_song_id"
  where ("compositions"."deleted_at" is null and compositions.title_key > (
    SELECT compositions.title_key
    FROM compositions
    WHERE id = (
      SELECT composition_id
      FROM songs
      WHERE id = ?
    )
  ))
  order by compositions.title_key asc, "compositions"."id" asc
  limit ?
) "others"
union all
select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
  "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds", "names",
  "singer_part", "scale", "has_lyrics", "composition_id", "composition_created_by", "recording_count",
  "first_year", "last_year", "singer_count"
from (
  select "songs"."id", "songs"."title", "songs"."singer", "songs"."composer", "compositions"."raaga_id",
    "compositions"."taala_id", "songs"."song_type_id", "songs"."recorded_on", "songs"."duration_seconds",
    "songs"."upload_type", "songs"."external_media_id", "songs"."media_file_id", "songs"."media_url",
    "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names", "songs"."singer_part",
    (
    SELECT arohana || '/' || avarohana
    FROM raagas
    WHERE id = "compositions"."raaga_id"
  ) as "scale", "songs"."lyrics" <> '' as "has_lyrics", "songs"."composition_id", "compositions"."created_by" as "composition_created_by",
    "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", "compositions"."singer_count"
  from "compositions"
  inner join "songs" on "songs"."id" = "compositions"."main_song_id"
  where ("compositions"."deleted_at" is null and compositions.title_key >= iif(EXISTS (
    SELECT 1
    FROM songs
    WHERE id = ?
  ), x'', ?))
  order by compositions.title_key asc, "compositions"."id" asc
  limit ?
) "all"
limit ?;


-- /home/next?after=1&sortBy=singer

select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
  "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds", "names",
  "singer_part", "scale", "has_lyrics", "composition_id", "composition_created_by", "recording_count",
  "first_year", "last_year", "singer_count"
from (
  select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
    "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds",
    "script_names" ->> ? as "names", "singer_part", (
    SELECT arohana || '/' || avarohana
    FROM raagas
    WHERE id = "raaga_id"
  ) as "scale", "lyrics" <> '' as "has_lyrics", "composition_id", NULL as "composition_created_by", NULL as "recording_count",
    NULL as "first_year", NULL as "last_year", NULL as "singer_count"
  from "songs"
  where ("songs"."deleted_at" is null and singer COLLATE NOCASE = (
    SELECT singer COLLATE NOCASE
    FROM songs
    WHERE id = ?
  ) AND id > ?)
  order by "songs"."id" asc
  limit ?
) "same"
union all
select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
  "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds", "names",
  "singer_part", "scale", "has_lyrics", "composition_id", "composition_created_by", "recording_count",
  "first_year", "last_year", "singer_count"
from (
  select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
    "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds",
    "script_names" ->> ? as "names", "singer_part", (
    SELECT arohana || '/' || avarohana
    FROM raagas
    WHERE id = "raaga_id"
  ) as "scale", "lyrics" <> '' as "has_lyrics", "composition_id", NULL as "composition_created_by", NULL as "recording_count",
    NULL as "first_year", NULL as "last_year", NULL as "singer_count"
  from "songs"
  where ("songs"."deleted_at" is null and singer COLLATE NOCASE > (
    SELECT singer COLLATE NOCASE
    FROM songs
    WHERE id = ?
  ))
  order by singer COLLATE NOCASE asc, "songs"."id" asc
  limit ?
) "others"
union all
select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
  "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds", "names",
  "singer_part", "scale", "has_lyrics", "composition_id", "composition_created_by", "recording_count",
  "first_year", "last_year", "singer_count"
from (
  select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
    "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds",
    "script_names" ->> ? as "names", "singer_part", (
    SELECT arohana || '/' || avarohana
    FROM raagas
    WHERE id = "raaga_id"
  ) as "scale", "lyrics" <> '' as "has_lyrics", "composition_id", NULL as "composition_created_by", NULL as "recording_count",
    NULL as "first_year", NULL as "last_year", NULL as "singer_count"
  from "songs"
  where songs.id IN (
    SELECT id
    FROM songs
    WHERE "songs"."deleted_at" is null
    ORDER BY singer COLLATE NOCASE asc, "songs"."id" asc
    LIMIT iif(EXISTS (
      SELECT 1
      FROM songs
      WHERE id = ?
    ), 0, ?)
  )
  order by singer COLLATE NOCASE asc, "songs"."id" asc
  limit ?
) "all"
limit ?;

select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
  "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds", "script_names" ->> ? as "names",
  "singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "raaga_id"
) as "scale", "lyrics" <> '' as "has_lyrics", "composition_id", NULL as "composition_created_by", NULL as "recording_count",
  NULL as "first_year", NULL as "last_year", NULL as "singer_count"
from "songs"
where "songs"."deleted_at" is null
order by singer COLLATE NOCASE asc, "songs"."id" asc
limit ?;


-- /home/next?after=1&without=lyrics

select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
  "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds", "names",
  "singer_part", "scale", "has_lyrics", "composition_id", "composition_created_by", "recording_count",
  "first_year", "last_year", "singer_count"
from (
  select "songs"."id", "songs"."title", "songs"."singer", "songs"."composer", "compositions"."raaga_id",
    "compositions"."taala_id", "songs"."song_type_id", "songs"."recorded_on", "songs"."duration_seconds",
    "songs"."upload_type", "songs"."external_media_id", "songs"."media_file_id", "songs"."media_url",
    "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names", "songs"."singer_part",
    (
    SELECT arohana || '/' || avarohana
    FROM raagas
    WHERE id = "compositions"."raaga_id"
  ) as "scale", "songs"."lyrics" <> '' as "has_lyrics", "songs"."composition_id", "compositions"."created_by" as "composition_created_by",
    "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", "compositions"."singer_count"
  from "compositions"
  inner join "songs" on "songs"."id" = "compositions"."main_song_id"
  where (compositions.deleted_at IS NULL AND compositions.lyrics = '' and compositions.title_key = (
    SELECT compositions.title_key
    FROM compositions
    WHERE id = (
      SELECT composition_id
      FROM songs
      WHERE id = ?
    )
  ) AND compositions.id > (
    SELECT composition_id
    FROM songs
    WHERE id = ?
  ))
  order by "compositions"."id" asc
  limit ?
) "same"
union all
select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
  "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds", "names",
  "singer_part", "scale", "has_lyrics", "composition_id", "composition_created_by", "recording_count",
  "first_year", "last_year", "singer_count"
from (
  select "songs"."id", "songs"."title", "songs"."singer", "songs"."composer", "compositions"."raaga_id",
    "compositions"."taala_id", "songs"."song_type_id", "songs"."recorded_on", "songs"."duration_seconds",
    "songs"."upload_type", "songs"."external_media_id", "songs"."media_file_id", "songs"."media_url",
    "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names", "songs"."singer_part",
    (
    SELECT arohana || '/' || avarohana
    FROM raagas
    WHERE id = "compositions"."raaga_id"
  ) as "scale", "songs"."lyrics" <> '' as "has_lyrics", "songs"."composition_id", "compositions"."created_by" as "composition_created_by",
    "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", "compositions"."singer_count"
  from "compositions"
  inner join "songs" on "songs"."id" = "compositions"."main_song_id"
  where (compositions.deleted_at IS NULL AND compositions.lyrics = '' and compositions.title_key > (
    SELECT compositions.title_key
    FROM compositions
    WHERE id = (
      SELECT composition_id
      FROM songs
      WHERE id = ?
    )
  ))
  order by compositions.title_key asc, "compositions"."id" asc
  limit ?
) "others"
union all
select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
  "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds", "names",
  "singer_part", "scale", "has_lyrics", "composition_id", "composition_created_by", "recording_count",
  "first_year", "last_year", "singer_count"
from (
  select "songs"."id", "songs"."title", "songs"."singer", "songs"."composer", "compositions"."raaga_id",
    "compositions"."taala_id", "songs"."song_type_id", "songs"."recorded_on", "songs"."duration_seconds",
    "songs"."upload_type", "songs"."external_media_id", "songs"."media_file_id", "songs"."media_url",
    "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names", "songs"."singer_part",
    (
    SELECT arohana || '/' || avarohana
    FROM raagas
    WHERE id = "compositions"."raaga_id"
  ) as "scale", "songs"."lyrics" <> '' as "has_lyrics", "songs"."composition_id", "compositions"."created_by" as "composition_created_by",
    "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", "compositions"."singer_count"
  from "compositions"
  inner join "songs" on "songs"."id" = "compositions"."main_song_id"
  where (compositions.deleted_at IS NULL AND compositions.lyrics = '' and compositions.title_key >= iif(EXISTS (
    SELECT 1
    FROM songs
    WHERE id = ?
  ), x'', ?))
  order by compositions.title_key asc, "compositions"."id" asc
  limit ?
) "all"
limit ?;


-- /home/next?after=1&without=lyrics, /home?without=lyrics

select "songs"."id", "songs"."title", "songs"."singer", "songs"."composer", "compositions"."raaga_id",
  "compositions"."taala_id", "songs"."song_type_id", "songs"."recorded_on", "songs"."duration_seconds",
  "songs"."upload_type", "songs"."external_media_id", "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds",
  "songs"."end_seconds", "songs"."script_names" ->> ? as "names", "songs"."singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "compositions"."raaga_id"
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", "songs"."composition_id", "compositions"."created_by" as "composition_created_by",
  "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", "compositions"."singer_count"
from "compositions"
inner join "songs" on "songs"."id" = "compositions"."main_song_id"
where compositions.deleted_at IS NULL AND compositions.lyrics = '' AND compositions.title_key >= ?
order by compositions.title_key asc, "compositions"."id" asc
limit ?;


-- /home?initial=S&page=2

select "songs"."id", "songs"."title", "songs"."singer", "songs"."composer", "compositions"."raaga_id",
  "compositions"."taala_id", "songs"."song_type_id", "songs"."recorded_on", "songs"."duration_seconds",
  "songs"."upload_type", "songs"."external_media_id", "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds",
  "songs"."end_seconds", "songs"."script_names" ->> ? as "names", "songs"."singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "compositions"."raaga_id"
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", "songs"."composition_id", "compositions"."created_by" as "composition_created_by",
  "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", "compositions"."singer_count"
from "compositions"
inner join "songs" on "songs"."id" = "compositions"."main_song_id"
where "compositions"."id" IN (
  SELECT id
  FROM "compositions"
  WHERE "compositions"."deleted_at" is null AND compositions.title_key >= ?
  ORDER BY compositions.title_key asc, "compositions"."id" asc
  LIMIT iif(? < (
    SELECT value
    FROM counters
    WHERE name = 'compositions'
  ), ?, 0) OFFSET ?
)
order by compositions.title_key asc, "compositions"."id" asc
limit ?;


-- /home?sortBy=recordingDate&direction=asc

select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
  "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds", "script_names" ->> ? as "names",
  "singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "raaga_id"
) as "scale", "lyrics" <> '' as "has_lyrics", "composition_id", NULL as "composition_created_by", NULL as "recording_count",
  NULL as "first_year", NULL as "last_year", NULL as "singer_count"
from "songs"
where "songs"."deleted_at" is null
order by coalesce(recorded_on, '~') asc, "songs"."id" asc
limit ?;


-- /home?sortBy=singer&direction=desc

select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
  "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds", "script_names" ->> ? as "names",
  "singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "raaga_id"
) as "scale", "lyrics" <> '' as "has_lyrics", "composition_id", NULL as "composition_created_by", NULL as "recording_count",
  NULL as "first_year", NULL as "last_year", NULL as "singer_count"
from "songs"
where "songs"."deleted_at" is null
order by singer COLLATE NOCASE desc, "songs"."id" desc
limit ?;


-- /list, /list (signed in), /list?songs=1, /songs/entries, /songs/entries (signed in)

select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
  "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds", "script_names" ->> ? as "names",
  "line_times" <> '' as "is_timed", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "raaga_id"
) as "scale"
from "songs"
where ("songs"."id" IN (
  SELECT value
  FROM json_each(?)
) and "songs"."deleted_at" is null);


-- /list/sheets, /list/sheets (signed in), /list/sheets?songs=1

select "songs"."id", "songs"."title", "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id",
  "songs"."song_type_id", "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  '' as "note", "songs"."lyrics", coalesce("compositions"."notation", '') as "notation", "songs"."language"
from "songs"
left join "compositions" on "compositions"."id" = "songs"."composition_id"
where ("songs"."id" IN (
  SELECT value
  FROM json_each(?)
) and "songs"."deleted_at" is null);


-- /lists/:id

select "songs"."id", "songs"."title", "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id",
  "songs"."song_type_id", "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", "kept_songs"."note", "kept_songs"."position"
from "kept_lists"
inner join "kept_songs" on "kept_songs"."list_id" = "kept_lists"."id"
inner join "songs" on "songs"."id" = "kept_songs"."song_id"
where (("kept_lists"."id" = ? and "kept_lists"."user_id" = ?) and "kept_songs"."position" between ? and ?
  and "songs"."deleted_at" is null)
order by "kept_songs"."position";


-- /lists/:id, /lists/:id/export, /lists/:id/sheets

select "id", "name", "is_marks", "song_count", "share_token"
from "kept_lists"
where ("kept_lists"."id" = ? and "kept_lists"."user_id" = ?);


-- /lists/:id/export

select "songs"."id", "songs"."title", "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id",
  "songs"."song_type_id", "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  NULL as "scale", "kept_songs"."note", "kept_songs"."position"
from "kept_lists"
inner join "kept_songs" on "kept_songs"."list_id" = "kept_lists"."id"
inner join "songs" on "songs"."id" = "kept_songs"."song_id"
where (("kept_lists"."id" = ? and "kept_lists"."user_id" = ?) and "songs"."deleted_at" is null)
order by "kept_songs"."position";


-- /lists/:id/sheets

select "songs"."id", "songs"."title", "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id",
  "songs"."song_type_id", "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  "kept_songs"."note", "songs"."lyrics", coalesce("compositions"."notation", '') as "notation", "songs"."language"
from "kept_lists"
inner join "kept_songs" on "kept_songs"."list_id" = "kept_lists"."id"
inner join "songs" on "songs"."id" = "kept_songs"."song_id"
left join "compositions" on "compositions"."id" = "songs"."composition_id"
where (("kept_lists"."id" = ? and "kept_lists"."user_id" = ?) and "kept_songs"."position" between ? and ?
  and "songs"."deleted_at" is null)
order by "kept_songs"."position";


-- /login

select "id", "name", "script_names" ->> ? as "native", "picture"
from "people"
where ("people"."picture" is not null and "people"."merged_into" is null and "people"."id" <> ?)
order by "people"."id"
limit ?;

select "id", "name", "script_names" ->> ? as "native", "picture"
from "people"
where ("people"."picture" is not null and "people"."merged_into" is null and "people"."id" = ?)
order by "people"."id"
limit ?;


-- /my-collection

SELECT "compositions"."id" AS 'id', "compositions"."title" AS 'title', "compositions"."script_names" ->> ? AS 'native',
  "compositions"."main_song_id" AS 'songId', "compositions"."recording_count" AS 'recordings'
FROM (
  SELECT id
  FROM compositions
  WHERE created_by = ? AND deleted_at IS NULL
  ORDER BY title_key, id
  LIMIT ?
) AS own
CROSS JOIN compositions ON compositions.id = own.id
WHERE main_song_id IS NOT NULL AND NOT EXISTS (
  SELECT 1
  FROM songs s
  WHERE s.composition_id = compositions.id AND s.deleted_at IS NULL AND s.created_by = ?
)
ORDER BY compositions.title_key, compositions.id
LIMIT ?;

SELECT (
  SELECT count(*)
  FROM (
    SELECT 1
    FROM suggestions INDEXED BY suggestions_open_by_owner
    WHERE status = 'open' AND owner_id = ? AND owner_id IS NOT NULL
    LIMIT ?
  )
) AS 'waiting', EXISTS (
  SELECT 1
  FROM suggestions INDEXED BY suggestions_by_user
  WHERE suggested_by = ?
) AS 'hasMade';

select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
  "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds", "script_names" ->> ? as "names"
from "songs"
where "songs"."created_by" = ? AND "songs"."deleted_at" is null
order by title_key asc, "songs"."id" asc
limit ?;

select count(*)
from "songs"
where ("songs"."deleted_at" is not null and (NOT EXISTS (
  SELECT 1
  FROM hidden_rows
  WHERE place IN ('song') AND row_id = CAST(songs.id AS TEXT)
) AND (songs.is_recording OR EXISTS (
  SELECT 1
  FROM compositions c
  WHERE c.id = songs.composition_id AND c.deleted_at IS NOT NULL AND c.merged_into IS NULL
))) and songs.deleted_by = ? AND songs.created_by = ? AND NOT EXISTS (
  SELECT 1
  FROM compositions c
  WHERE c.id = songs.composition_id AND c.deleted_at IS NOT NULL AND c.deleted_by IS NOT ?
));


-- /my-collection, /my-collection/next

select "song_count"
from "users"
where "users"."id" = ?;


-- /my-collection, /songs/:id/keep

select "id", "name", "is_marks", "song_count", "share_token"
from "kept_lists"
where "kept_lists"."user_id" = ?
order by "kept_lists"."is_marks" desc, "kept_lists"."name" COLLATE NOCASE asc, "kept_lists"."id";


-- /my-collection/deleted

select "songs"."id", "songs"."title", "songs"."script_names" ->> ? as "native", "songs"."singer", "songs"."script_names" ->> ? as "native_singer",
  "songs"."recorded_on", "songs"."is_recording", EXISTS (
  SELECT 1
  FROM compositions c
  WHERE c.id = songs.composition_id AND c.deleted_at IS NOT NULL
) as "with_composition", "songs"."deleted_at", "users"."display_name"
from "songs"
left join "users" on "users"."id" = "songs"."deleted_by"
where ("songs"."deleted_at" is not null and (NOT EXISTS (
  SELECT 1
  FROM hidden_rows
  WHERE place IN ('song') AND row_id = CAST(songs.id AS TEXT)
) AND (songs.is_recording OR EXISTS (
  SELECT 1
  FROM compositions c
  WHERE c.id = songs.composition_id AND c.deleted_at IS NOT NULL AND c.merged_into IS NULL
))) and songs.deleted_by = ? AND songs.created_by = ? AND NOT EXISTS (
  SELECT 1
  FROM compositions c
  WHERE c.id = songs.composition_id AND c.deleted_at IS NOT NULL AND c.deleted_by IS NOT ?
))
order by "songs"."deleted_at" desc
limit ?;


-- /my-collection/export

select "id"
from "songs"
where ("songs"."created_by" = ? and "songs"."deleted_at" is null);

select songs.id as "song_id", songs.composition_id as "song_composition", songs.created_by as "song_creator",
  compositions.created_by as "composition_creator", "compositions"."recording_count", max(coalesce((
  SELECT max(id)
  FROM revisions
  WHERE subject_kind = 'song' AND subject_id = CAST(songs.id AS TEXT)
), 0), coalesce((
  SELECT max(id)
  FROM revisions
  WHERE subject_kind = 'composition' AND subject_id = CAST(songs.composition_id AS TEXT)
), 0)) as "last_revision", (
  SELECT json_group_array(place)
  FROM hidden_rows
  WHERE ((place IN ('words', 'notation') AND row_id = CAST(songs.composition_id AS TEXT)) OR (place = 'medium'
    AND row_id = CAST(songs.id AS TEXT)))
) as "hidden_places", "compositions"."title", "compositions"."composer", "compositions"."raaga_id", "compositions"."taala_id",
  "compositions"."song_type_id", "compositions"."description", "compositions"."lyrics", "compositions"."lyrics_rights",
  "compositions"."lyrics_permission", "compositions"."notation", "compositions"."notation_rights", "compositions"."notation_permission",
  "compositions"."pages_elsewhere", "compositions"."language", "compositions"."iso_title", "compositions"."native_title",
  "compositions"."other_titles", "compositions"."composer_id", "compositions"."deity", "compositions"."signature",
  "compositions"."meaning", "compositions"."meaning_rights", "compositions"."meaning_permission", "compositions"."line_meanings",
  (
  SELECT json_group_array("composition_raagas"."raaga_id")
  FROM (
    SELECT raaga_id
    FROM composition_raagas
    WHERE composition_id = compositions.id
    ORDER BY position
  ) AS composition_raagas
) as "raagas", "songs"."singer", "songs"."upload_type", "songs"."media_type_id", "songs"."media_url",
  "songs"."media_file_id", "songs"."recorded_on", "songs"."media_location_type_id", "songs"."external_media_id",
  "songs"."duration_seconds", "songs"."singer_part", "songs"."event", "songs"."place", "songs"."concert_id",
  "songs"."track", "songs"."start_seconds", "songs"."end_seconds", "songs"."own_raaga_id", "songs"."own_taala_id",
  "songs"."media_description", "songs"."recording_rights", "songs"."recording_permission", "songs"."line_times",
  "songs"."person_ids", "songs"."accompaniments", (
  SELECT json_group_array(json_object(
    'field', "claims"."field",
    'title', source.title,
    'address', iif(EXISTS (
      SELECT 1
      FROM sources AS namesake
      WHERE namesake.title = source.title AND namesake.id <> source.id
    ), source.address, ''),
    'note', "claims"."note",
    'reading', "claims"."reading"
  ))
  FROM "claims"
  JOIN sources AS source ON source.id = "claims"."source_id"
  WHERE "claims"."subject_kind" = 'composition' AND "claims"."subject_id" = CAST("compositions"."id" AS TEXT)
    AND "claims"."field" NOT GLOB 'scale *'
) as "sources", (
  SELECT json_group_array(json_object(
    'field', "claims"."field",
    'title', source.title,
    'address', iif(EXISTS (
      SELECT 1
      FROM sources AS namesake
      WHERE namesake.title = source.title AND namesake.id <> source.id
    ), source.address, ''),
    'note', "claims"."note",
    'reading', "claims"."reading"
  ))
  FROM "claims"
  JOIN sources AS source ON source.id = "claims"."source_id"
  WHERE "claims"."subject_kind" = 'song' AND "claims"."subject_id" = CAST("songs"."id" AS TEXT) AND "claims"."field" NOT GLOB 'scale *'
) as "recording_sources"
from "songs"
inner join "compositions" on "compositions"."id" = "songs"."composition_id"
where (songs.id IN (
  SELECT value
  FROM json_each(?)
) and "songs"."deleted_at" is null and +songs.created_by = ?)
order by "songs"."id";


-- /my-collection/next

select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
  "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds", "script_names" ->> ? as "names"
from "songs"
where ("songs"."created_by" = ? AND "songs"."deleted_at" is null and title_key = (
  SELECT title_key
  FROM songs
  WHERE id = ?
) AND id > ?)
order by title_key asc, "songs"."id" asc
limit ?;

select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
  "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds", "script_names" ->> ? as "names"
from "songs"
where ("songs"."created_by" = ? AND "songs"."deleted_at" is null and title_key > (
  SELECT title_key
  FROM songs
  WHERE id = ?
))
order by title_key asc, "songs"."id" asc
limit ?;

select "id", "title", "singer", "composer", "raaga_id", "taala_id", "song_type_id", "recorded_on", "duration_seconds",
  "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds", "end_seconds", "script_names" ->> ? as "names"
from "songs"
where songs.id IN (
  SELECT id
  FROM songs
  WHERE "songs"."created_by" = ? AND "songs"."deleted_at" is null
  ORDER BY title_key asc, "songs"."id" asc
  LIMIT iif(EXISTS (
    SELECT 1
    FROM songs
    WHERE id = ?
  ), 0, ?)
)
order by title_key asc, "songs"."id" asc
limit ?;


-- /my-collection/suggestions

SELECT suggestions.id AS 'row', suggested_at AS 'at', suggestions.id AS 'id', subject_kind AS 'subjectKind',
  subject_id AS 'subjectId', CASE subject_kind WHEN 'song' THEN (
  SELECT title
  FROM songs
  WHERE id = CAST(subject_id AS INTEGER) AND deleted_at IS NULL
) WHEN 'raaga' THEN (
  SELECT id
  FROM raagas
  WHERE id = subject_id
) WHEN 'taala' THEN (
  SELECT id
  FROM taalas
  WHERE id = subject_id
) ELSE (
  SELECT name
  FROM people
  WHERE id = subject_id AND merged_into IS NULL
) END AS 'title', CASE subject_kind WHEN 'song' THEN (
  SELECT script_names ->> ?
  FROM songs
  WHERE id = CAST(subject_id AS INTEGER)
) WHEN 'raaga' THEN (
  SELECT script_names ->> ?
  FROM raagas
  WHERE id = subject_id
) WHEN 'taala' THEN (
  SELECT script_names ->> ?
  FROM taalas
  WHERE id = subject_id
) ELSE (
  SELECT script_names ->> ?
  FROM people
  WHERE id = subject_id
) END AS 'native', field AS 'field', old_value AS 'oldValue', new_value AS 'newValue', source AS 'source',
  status AS 'status', accepted_value AS 'acceptedValue', decision_reason AS 'decisionReason'
FROM suggestions INDEXED BY suggestions_by_user
WHERE suggested_by = ?
ORDER BY suggested_at DESC, suggestions.id DESC
LIMIT ?;


-- /oai?verb=GetRecord&metadataPrefix=mods&identifier=oai:localhost:songs/1

select "record_changes"."number", "record_changes"."kind" as "kind", "record_changes"."record_id", "record_changes"."changed_at",
  "record_changes"."is_recording", "record_changes"."raaga_id", "record_changes"."is_deleted", "songs"."title",
  "songs"."singer", "songs"."singer_part", "songs"."composer", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."event", "songs"."place", "songs"."duration_seconds", "songs"."language",
  "songs"."description", "songs"."accompaniments", "compositions"."iso_title", "compositions"."native_title",
  "compositions"."other_titles", "compositions"."deity", iif("record_changes"."kind" = 'raaga', (
  SELECT json_object(
    'description', "raagas"."description",
    'isoName', "raagas"."iso_name",
    'scriptNames', json("raagas"."script_names"),
    'melakarta', "raagas"."melakarta",
    'parentId', "raagas"."parent_id",
    'arohana', "raagas"."arohana",
    'avarohana', "raagas"."avarohana",
    'aliases', (
      SELECT json_group_array("raaga_aliases"."alias")
      FROM "raaga_aliases"
      WHERE "raaga_aliases"."raaga_id" = "raagas"."id"
    )
  )
  FROM "raagas"
  WHERE "raagas"."id" = "record_changes"."record_id"
), NULL) as "raaga_record", iif("record_changes"."kind" = 'taala', (
  SELECT json_object(
    'description', "taalas"."description",
    'isoName', "taalas"."iso_name",
    'scriptNames', json("taalas"."script_names"),
    'jati', "taalas"."jati",
    'angas', "taalas"."angas",
    'groups', "taalas"."groups",
    'aksharas', "taalas"."aksharas",
    'aliases', (
      SELECT json_group_array("taala_aliases"."alias")
      FROM "taala_aliases"
      WHERE "taala_aliases"."taala_id" = "taalas"."id"
    )
  )
  FROM "taalas"
  WHERE "taalas"."id" = "record_changes"."record_id"
), NULL) as "taala_record", iif("record_changes"."kind" = 'deity', (
  SELECT json_object(
    'description', "deities"."description",
    'scriptNames', json("deities"."script_names"),
    'names', (
      SELECT json_group_array("deity_names"."name")
      FROM "deity_names"
      WHERE "deity_names"."deity_id" = "deities"."id"
    )
  )
  FROM "deities"
  WHERE "deities"."id" = "record_changes"."record_id"
), NULL) as "deity_record", iif("record_changes"."kind" = 'concert', (
  SELECT json_object(
    'description', "concerts"."description",
    'place', "concerts"."place",
    'heldOn', "concerts"."held_on"
  )
  FROM "concerts"
  WHERE "concerts"."id" = "record_changes"."record_id"
), NULL) as "concert_record", iif("record_changes"."kind" = 'person', (
  SELECT json_object(
    'name', "people"."name",
    'isoName', "people"."iso_name",
    'scriptNames', json("people"."script_names"),
    'born', "people"."born",
    'died', "people"."died",
    'yearsSource', "people"."years_source",
    'parts', json("people"."parts"),
    'names', (
      SELECT json_group_array(json_object(
        'name', "json_row"."name",
        'kind', "json_row"."kind",
        'language', "language",
        'seenAt', "json_row"."seen_at"
      ))
      FROM (
        select "name", "kind", "language" as "language", "seen_at"
        from "person_names"
        where "person_names"."person_id" = "people"."id"
        order by rowid
      ) "json_row"
    ),
    'identifiers', (
      SELECT json_group_array(json_object(
        'scheme', "person_identifiers"."scheme",
        'value', "person_identifiers"."value"
      ))
      FROM "person_identifiers"
      WHERE "person_identifiers"."person_id" = "people"."id"
    )
  )
  FROM "people"
  WHERE "people"."id" = "record_changes"."record_id"
), NULL) as "person_record"
from "record_changes"
left join "songs" on ("record_changes"."kind" = ? and "songs"."id" = CAST("record_changes"."record_id" AS INTEGER)
  and "songs"."deleted_at" is null)
left join "compositions" on "compositions"."id" = "songs"."composition_id"
where ("record_changes"."kind" = ? and "record_changes"."record_id" = ?);


-- /oai?verb=GetRecord&metadataPrefix=mods&identifier=oai:localhost:songs/1, /oai?verb=ListIdentifiers&metadataPrefix=mods&set=recording&from=2000-01-01&until=2100-01-01, /oai?verb=ListRecords&metadataPrefix=mods, /oai?verb=ListRecords&resumptionToken=mods,raaga.Lavangi,,,1,1,100

SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER) AS now;


-- /oai?verb=Identify

select min("changed_at")
from "record_changes";


-- /oai?verb=ListIdentifiers&metadataPrefix=mods&set=recording&from=2000-01-01&until=2100-01-01

select "number", "kind" as "kind", "record_id", "changed_at", "is_recording", "raaga_id", "is_deleted"
from "record_changes"
where ("record_changes"."kind" = 'song' and ("record_changes"."kind" = 'song' and "record_changes"."is_recording" = ?)
  and "record_changes"."changed_at" >= ? and "record_changes"."changed_at" < ?)
order by "record_changes"."changed_at" asc, "record_changes"."number" asc
limit ?;

select "number", "kind" as "kind", "record_id", "changed_at", "is_recording", "raaga_id", "is_deleted"
from "record_changes"
where ("record_changes"."kind" = 'song' and ("record_changes"."kind" = 'song' and "record_changes"."is_recording" = ?)
  and false and "record_changes"."changed_at" >= ?)
order by "record_changes"."changed_at" desc, "record_changes"."number" desc
limit ?;


-- /oai?verb=ListRecords&metadataPrefix=mods

select "record_changes"."number", "record_changes"."kind" as "kind", "record_changes"."record_id", "record_changes"."changed_at",
  "record_changes"."is_recording", "record_changes"."raaga_id", "record_changes"."is_deleted", "songs"."title",
  "songs"."singer", "songs"."singer_part", "songs"."composer", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."event", "songs"."place", "songs"."duration_seconds", "songs"."language",
  "songs"."description", "songs"."accompaniments", "compositions"."iso_title", "compositions"."native_title",
  "compositions"."other_titles", "compositions"."deity", iif("record_changes"."kind" = 'raaga', (
  SELECT json_object(
    'description', "raagas"."description",
    'isoName', "raagas"."iso_name",
    'scriptNames', json("raagas"."script_names"),
    'melakarta', "raagas"."melakarta",
    'parentId', "raagas"."parent_id",
    'arohana', "raagas"."arohana",
    'avarohana', "raagas"."avarohana",
    'aliases', (
      SELECT json_group_array("raaga_aliases"."alias")
      FROM "raaga_aliases"
      WHERE "raaga_aliases"."raaga_id" = "raagas"."id"
    )
  )
  FROM "raagas"
  WHERE "raagas"."id" = "record_changes"."record_id"
), NULL) as "raaga_record", iif("record_changes"."kind" = 'taala', (
  SELECT json_object(
    'description', "taalas"."description",
    'isoName', "taalas"."iso_name",
    'scriptNames', json("taalas"."script_names"),
    'jati', "taalas"."jati",
    'angas', "taalas"."angas",
    'groups', "taalas"."groups",
    'aksharas', "taalas"."aksharas",
    'aliases', (
      SELECT json_group_array("taala_aliases"."alias")
      FROM "taala_aliases"
      WHERE "taala_aliases"."taala_id" = "taalas"."id"
    )
  )
  FROM "taalas"
  WHERE "taalas"."id" = "record_changes"."record_id"
), NULL) as "taala_record", iif("record_changes"."kind" = 'deity', (
  SELECT json_object(
    'description', "deities"."description",
    'scriptNames', json("deities"."script_names"),
    'names', (
      SELECT json_group_array("deity_names"."name")
      FROM "deity_names"
      WHERE "deity_names"."deity_id" = "deities"."id"
    )
  )
  FROM "deities"
  WHERE "deities"."id" = "record_changes"."record_id"
), NULL) as "deity_record", iif("record_changes"."kind" = 'concert', (
  SELECT json_object(
    'description', "concerts"."description",
    'place', "concerts"."place",
    'heldOn', "concerts"."held_on"
  )
  FROM "concerts"
  WHERE "concerts"."id" = "record_changes"."record_id"
), NULL) as "concert_record", iif("record_changes"."kind" = 'person', (
  SELECT json_object(
    'name', "people"."name",
    'isoName', "people"."iso_name",
    'scriptNames', json("people"."script_names"),
    'born', "people"."born",
    'died', "people"."died",
    'yearsSource', "people"."years_source",
    'parts', json("people"."parts"),
    'names', (
      SELECT json_group_array(json_object(
        'name', "json_row"."name",
        'kind', "json_row"."kind",
        'language', "language",
        'seenAt', "json_row"."seen_at"
      ))
      FROM (
        select "name", "kind", "language" as "language", "seen_at"
        from "person_names"
        where "person_names"."person_id" = "people"."id"
        order by rowid
      ) "json_row"
    ),
    'identifiers', (
      SELECT json_group_array(json_object(
        'scheme', "person_identifiers"."scheme",
        'value', "person_identifiers"."value"
      ))
      FROM "person_identifiers"
      WHERE "person_identifiers"."person_id" = "people"."id"
    )
  )
  FROM "people"
  WHERE "people"."id" = "record_changes"."record_id"
), NULL) as "person_record"
from "record_changes"
left join "songs" on ("record_changes"."kind" = ? and "songs"."id" = CAST("record_changes"."record_id" AS INTEGER)
  and "songs"."deleted_at" is null)
left join "compositions" on "compositions"."id" = "songs"."composition_id"
where "record_changes"."kind" = 'song'
order by "record_changes"."changed_at" asc, "record_changes"."number" asc
limit ?;

select "record_changes"."number", "record_changes"."kind" as "kind", "record_changes"."record_id", "record_changes"."changed_at",
  "record_changes"."is_recording", "record_changes"."raaga_id", "record_changes"."is_deleted", "songs"."title",
  "songs"."singer", "songs"."singer_part", "songs"."composer", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."event", "songs"."place", "songs"."duration_seconds", "songs"."language",
  "songs"."description", "songs"."accompaniments", "compositions"."iso_title", "compositions"."native_title",
  "compositions"."other_titles", "compositions"."deity", iif("record_changes"."kind" = 'raaga', (
  SELECT json_object(
    'description', "raagas"."description",
    'isoName', "raagas"."iso_name",
    'scriptNames', json("raagas"."script_names"),
    'melakarta', "raagas"."melakarta",
    'parentId', "raagas"."parent_id",
    'arohana', "raagas"."arohana",
    'avarohana', "raagas"."avarohana",
    'aliases', (
      SELECT json_group_array("raaga_aliases"."alias")
      FROM "raaga_aliases"
      WHERE "raaga_aliases"."raaga_id" = "raagas"."id"
    )
  )
  FROM "raagas"
  WHERE "raagas"."id" = "record_changes"."record_id"
), NULL) as "raaga_record", iif("record_changes"."kind" = 'taala', (
  SELECT json_object(
    'description', "taalas"."description",
    'isoName', "taalas"."iso_name",
    'scriptNames', json("taalas"."script_names"),
    'jati', "taalas"."jati",
    'angas', "taalas"."angas",
    'groups', "taalas"."groups",
    'aksharas', "taalas"."aksharas",
    'aliases', (
      SELECT json_group_array("taala_aliases"."alias")
      FROM "taala_aliases"
      WHERE "taala_aliases"."taala_id" = "taalas"."id"
    )
  )
  FROM "taalas"
  WHERE "taalas"."id" = "record_changes"."record_id"
), NULL) as "taala_record", iif("record_changes"."kind" = 'deity', (
  SELECT json_object(
    'description', "deities"."description",
    'scriptNames', json("deities"."script_names"),
    'names', (
      SELECT json_group_array("deity_names"."name")
      FROM "deity_names"
      WHERE "deity_names"."deity_id" = "deities"."id"
    )
  )
  FROM "deities"
  WHERE "deities"."id" = "record_changes"."record_id"
), NULL) as "deity_record", iif("record_changes"."kind" = 'concert', (
  SELECT json_object(
    'description', "concerts"."description",
    'place', "concerts"."place",
    'heldOn', "concerts"."held_on"
  )
  FROM "concerts"
  WHERE "concerts"."id" = "record_changes"."record_id"
), NULL) as "concert_record", iif("record_changes"."kind" = 'person', (
  SELECT json_object(
    'name', "people"."name",
    'isoName', "people"."iso_name",
    'scriptNames', json("people"."script_names"),
    'born', "people"."born",
    'died', "people"."died",
    'yearsSource', "people"."years_source",
    'parts', json("people"."parts"),
    'names', (
      SELECT json_group_array(json_object(
        'name', "json_row"."name",
        'kind', "json_row"."kind",
        'language', "language",
        'seenAt', "json_row"."seen_at"
      ))
      FROM (
        select "name", "kind", "language" as "language", "seen_at"
        from "person_names"
        where "person_names"."person_id" = "people"."id"
        order by rowid
      ) "json_row"
    ),
    'identifiers', (
      SELECT json_group_array(json_object(
        'scheme', "person_identifiers"."scheme",
        'value', "person_identifiers"."value"
      ))
      FROM "person_identifiers"
      WHERE "person_identifiers"."person_id" = "people"."id"
    )
  )
  FROM "people"
  WHERE "people"."id" = "record_changes"."record_id"
), NULL) as "person_record"
from "record_changes"
left join "songs" on ("record_changes"."kind" = ? and "songs"."id" = CAST("record_changes"."record_id" AS INTEGER)
  and "songs"."deleted_at" is null)
left join "compositions" on "compositions"."id" = "songs"."composition_id"
where ("record_changes"."kind" = 'song' and false)
order by "record_changes"."changed_at" desc, "record_changes"."number" desc
limit ?;


-- /oai?verb=ListRecords&resumptionToken=mods,raaga.Lavangi,,,1,1,100

select "record_changes"."number", "record_changes"."kind" as "kind", "record_changes"."record_id", "record_changes"."changed_at",
  "record_changes"."is_recording", "record_changes"."raaga_id", "record_changes"."is_deleted", "songs"."title",
  "songs"."singer", "songs"."singer_part", "songs"."composer", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."event", "songs"."place", "songs"."duration_seconds", "songs"."language",
  "songs"."description", "songs"."accompaniments", "compositions"."iso_title", "compositions"."native_title",
  "compositions"."other_titles", "compositions"."deity", iif("record_changes"."kind" = 'raaga', (
  SELECT json_object(
    'description', "raagas"."description",
    'isoName', "raagas"."iso_name",
    'scriptNames', json("raagas"."script_names"),
    'melakarta', "raagas"."melakarta",
    'parentId', "raagas"."parent_id",
    'arohana', "raagas"."arohana",
    'avarohana', "raagas"."avarohana",
    'aliases', (
      SELECT json_group_array("raaga_aliases"."alias")
      FROM "raaga_aliases"
      WHERE "raaga_aliases"."raaga_id" = "raagas"."id"
    )
  )
  FROM "raagas"
  WHERE "raagas"."id" = "record_changes"."record_id"
), NULL) as "raaga_record", iif("record_changes"."kind" = 'taala', (
  SELECT json_object(
    'description', "taalas"."description",
    'isoName', "taalas"."iso_name",
    'scriptNames', json("taalas"."script_names"),
    'jati', "taalas"."jati",
    'angas', "taalas"."angas",
    'groups', "taalas"."groups",
    'aksharas', "taalas"."aksharas",
    'aliases', (
      SELECT json_group_array("taala_aliases"."alias")
      FROM "taala_aliases"
      WHERE "taala_aliases"."taala_id" = "taalas"."id"
    )
  )
  FROM "taalas"
  WHERE "taalas"."id" = "record_changes"."record_id"
), NULL) as "taala_record", iif("record_changes"."kind" = 'deity', (
  SELECT json_object(
    'description', "deities"."description",
    'scriptNames', json("deities"."script_names"),
    'names', (
      SELECT json_group_array("deity_names"."name")
      FROM "deity_names"
      WHERE "deity_names"."deity_id" = "deities"."id"
    )
  )
  FROM "deities"
  WHERE "deities"."id" = "record_changes"."record_id"
), NULL) as "deity_record", iif("record_changes"."kind" = 'concert', (
  SELECT json_object(
    'description', "concerts"."description",
    'place', "concerts"."place",
    'heldOn', "concerts"."held_on"
  )
  FROM "concerts"
  WHERE "concerts"."id" = "record_changes"."record_id"
), NULL) as "concert_record", iif("record_changes"."kind" = 'person', (
  SELECT json_object(
    'name', "people"."name",
    'isoName', "people"."iso_name",
    'scriptNames', json("people"."script_names"),
    'born', "people"."born",
    'died', "people"."died",
    'yearsSource', "people"."years_source",
    'parts', json("people"."parts"),
    'names', (
      SELECT json_group_array(json_object(
        'name', "json_row"."name",
        'kind', "json_row"."kind",
        'language', "language",
        'seenAt', "json_row"."seen_at"
      ))
      FROM (
        select "name", "kind", "language" as "language", "seen_at"
        from "person_names"
        where "person_names"."person_id" = "people"."id"
        order by rowid
      ) "json_row"
    ),
    'identifiers', (
      SELECT json_group_array(json_object(
        'scheme', "person_identifiers"."scheme",
        'value', "person_identifiers"."value"
      ))
      FROM "person_identifiers"
      WHERE "person_identifiers"."person_id" = "people"."id"
    )
  )
  FROM "people"
  WHERE "people"."id" = "record_changes"."record_id"
), NULL) as "person_record"
from "record_changes"
left join "songs" on ("record_changes"."kind" = ? and "songs"."id" = CAST("record_changes"."record_id" AS INTEGER)
  and "songs"."deleted_at" is null)
left join "compositions" on "compositions"."id" = "songs"."composition_id"
where ("record_changes"."raaga_id" = ? and ("record_changes"."changed_at", "record_changes"."number") <= (?,
  ?))
order by "record_changes"."changed_at" desc, "record_changes"."number" desc
limit ?;

select "record_changes"."number", "record_changes"."kind" as "kind", "record_changes"."record_id", "record_changes"."changed_at",
  "record_changes"."is_recording", "record_changes"."raaga_id", "record_changes"."is_deleted", "songs"."title",
  "songs"."singer", "songs"."singer_part", "songs"."composer", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."event", "songs"."place", "songs"."duration_seconds", "songs"."language",
  "songs"."description", "songs"."accompaniments", "compositions"."iso_title", "compositions"."native_title",
  "compositions"."other_titles", "compositions"."deity", iif("record_changes"."kind" = 'raaga', (
  SELECT json_object(
    'description', "raagas"."description",
    'isoName', "raagas"."iso_name",
    'scriptNames', json("raagas"."script_names"),
    'melakarta', "raagas"."melakarta",
    'parentId', "raagas"."parent_id",
    'arohana', "raagas"."arohana",
    'avarohana', "raagas"."avarohana",
    'aliases', (
      SELECT json_group_array("raaga_aliases"."alias")
      FROM "raaga_aliases"
      WHERE "raaga_aliases"."raaga_id" = "raagas"."id"
    )
  )
  FROM "raagas"
  WHERE "raagas"."id" = "record_changes"."record_id"
), NULL) as "raaga_record", iif("record_changes"."kind" = 'taala', (
  SELECT json_object(
    'description', "taalas"."description",
    'isoName', "taalas"."iso_name",
    'scriptNames', json("taalas"."script_names"),
    'jati', "taalas"."jati",
    'angas', "taalas"."angas",
    'groups', "taalas"."groups",
    'aksharas', "taalas"."aksharas",
    'aliases', (
      SELECT json_group_array("taala_aliases"."alias")
      FROM "taala_aliases"
      WHERE "taala_aliases"."taala_id" = "taalas"."id"
    )
  )
  FROM "taalas"
  WHERE "taalas"."id" = "record_changes"."record_id"
), NULL) as "taala_record", iif("record_changes"."kind" = 'deity', (
  SELECT json_object(
    'description', "deities"."description",
    'scriptNames', json("deities"."script_names"),
    'names', (
      SELECT json_group_array("deity_names"."name")
      FROM "deity_names"
      WHERE "deity_names"."deity_id" = "deities"."id"
    )
  )
  FROM "deities"
  WHERE "deities"."id" = "record_changes"."record_id"
), NULL) as "deity_record", iif("record_changes"."kind" = 'concert', (
  SELECT json_object(
    'description', "concerts"."description",
    'place', "concerts"."place",
    'heldOn', "concerts"."held_on"
  )
  FROM "concerts"
  WHERE "concerts"."id" = "record_changes"."record_id"
), NULL) as "concert_record", iif("record_changes"."kind" = 'person', (
  SELECT json_object(
    'name', "people"."name",
    'isoName', "people"."iso_name",
    'scriptNames', json("people"."script_names"),
    'born', "people"."born",
    'died', "people"."died",
    'yearsSource', "people"."years_source",
    'parts', json("people"."parts"),
    'names', (
      SELECT json_group_array(json_object(
        'name', "json_row"."name",
        'kind', "json_row"."kind",
        'language', "language",
        'seenAt', "json_row"."seen_at"
      ))
      FROM (
        select "name", "kind", "language" as "language", "seen_at"
        from "person_names"
        where "person_names"."person_id" = "people"."id"
        order by rowid
      ) "json_row"
    ),
    'identifiers', (
      SELECT json_group_array(json_object(
        'scheme', "person_identifiers"."scheme",
        'value', "person_identifiers"."value"
      ))
      FROM "person_identifiers"
      WHERE "person_identifiers"."person_id" = "people"."id"
    )
  )
  FROM "people"
  WHERE "people"."id" = "record_changes"."record_id"
), NULL) as "person_record"
from "record_changes"
left join "songs" on ("record_changes"."kind" = ? and "songs"."id" = CAST("record_changes"."record_id" AS INTEGER)
  and "songs"."deleted_at" is null)
left join "compositions" on "compositions"."id" = "songs"."composition_id"
where ("record_changes"."raaga_id" = ? and ("record_changes"."changed_at", "record_changes"."number") > (?,
  ?))
order by "record_changes"."changed_at" asc, "record_changes"."number" asc
limit ?;


-- /oai?verb=ListSets

select "id"
from "raagas"
where "raagas"."song_count" > ?
order by "raagas"."id" asc;


-- /people, /people (signed in)

select "people_index"."section", "people_index"."native", "people"."id", "people"."name", "people"."parts",
  "people"."composition_count", "people"."picture", "people"."proposed_at" IS NOT NULL as "is_proposed"
from "people_index"
inner join "people" on ("people"."id" = "people_index"."person_id" and "people"."merged_into" is null)
where ("people_index"."language" = ? and "people_index"."part" = ?)
order by "people_index"."section", "people_index"."sort_name", "people_index"."person_id"
limit ?;


-- /people, /people (signed in), /people?part=composer&after=tyagaraja

WITH RECURSIVE found (section) AS (
  SELECT (
    SELECT min(section)
    FROM people_index
    WHERE language = ? AND part = ?
  )
  UNION ALL
  SELECT (
    SELECT min(section)
    FROM people_index
    WHERE language = ? AND part = ? AND section > found.section
  )
  FROM found
  WHERE found.section IS NOT NULL
)
SELECT section
FROM found
WHERE section IS NOT NULL;

select "id", "name", "parts", "composition_count", "picture", "proposed_at" IS NOT NULL as "is_proposed",
  "script_names" ->> ? as "native"
from "people"
where "people"."id" = ?;


-- /people/:id (signed in)

SELECT EXISTS (
  SELECT 1
  FROM follows
  WHERE user_id = ? AND kind = ? AND record_id = (
    SELECT id
    FROM people
    WHERE id = ? AND merged_into IS NULL
  )
) AS "isFollowed", (
  SELECT rate
  FROM news_mails
  WHERE user_id = ?
) AS rate;


-- /people/:id, /people/:id (signed in)

SELECT main_song_id AS 'id', "compositions"."title" AS 'title', "compositions"."script_names" ->> ? AS 'native',
  (
  SELECT script_names ->> ?
  FROM raagas
  WHERE id = raaga_id
) AS 'nativeRaaga', "compositions"."raaga_id" AS 'raagaId', (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = raaga_id
) AS 'scale', "compositions"."taala_id" AS 'taalaId', (
  SELECT script_names ->> ?
  FROM taalas
  WHERE id = taala_id
) AS 'nativeTaala', lyrics <> '' AS 'hasLyrics', "compositions"."recording_count" AS 'recordings', "compositions"."first_year" AS 'firstYear',
  "compositions"."last_year" AS 'lastYear', NULL AS 'part'
FROM compositions
WHERE composer_id = ? AND deleted_at IS NULL AND main_song_id IS NOT NULL
ORDER BY title_key, id
LIMIT ?;

WITH RECURSIVE parts (part) AS (
  SELECT (
    SELECT part
    FROM credits
    WHERE person_id = ? AND part > ''
    ORDER BY part
    LIMIT 1
  )
  UNION ALL
  SELECT (
    SELECT part
    FROM credits
    WHERE person_id = ? AND part > parts.part
    ORDER BY part
    LIMIT 1
  )
  FROM parts
  WHERE parts.part IS NOT NULL
), newest AS MATERIALIZED (
  SELECT newest.value AS song_id, parts.part, NULL AS type_id
  FROM parts
  CROSS JOIN json_each((
    SELECT json_group_array(song_id)
    FROM (
      SELECT song_id
      FROM credits
      WHERE person_id = ? AND part = parts.part
      ORDER BY song_id DESC
      LIMIT ?
    )
  )) newest
  WHERE parts.part <> 'vocal'
  ORDER BY song_id DESC
  LIMIT ?
)
SELECT max(s.id) AS 'id', s.title AS 'title', s.script_names ->> ? AS 'native', s.script_names ->> ? AS 'nativeRaaga',
  min(s.raaga_id) AS 'raagaId', (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = s.raaga_id
) AS 'scale', min(s.taala_id) AS 'taalaId', s.script_names ->> ? AS 'nativeTaala', s.lyrics <> '' AS 'hasLyrics',
  count(*) AS 'recordings', min(CAST(substr(s.recorded_on, 1, 4) AS INTEGER)) AS 'firstYear', max(CAST(substr(s.recorded_on,
  1, 4) AS INTEGER)) AS 'lastYear', coalesce(c.part, t.name) AS 'part'
FROM newest c
CROSS JOIN songs s ON s.id = c.song_id
LEFT JOIN accompaniment_types t ON t.id = c.type_id
WHERE s.deleted_at IS NULL
GROUP BY s.composition_id, coalesce(c.part, t.name)
ORDER BY max(s.id) DESC
LIMIT ?;

WITH RECURSIVE parts (part) AS (
  SELECT (
    SELECT part
    FROM credits
    WHERE person_id = ? AND part > ''
    ORDER BY part
    LIMIT 1
  )
  UNION ALL
  SELECT (
    SELECT part
    FROM credits
    WHERE person_id = ? AND part > parts.part
    ORDER BY part
    LIMIT 1
  )
  FROM parts
  WHERE parts.part IS NOT NULL
), own AS MATERIALIZED (
  SELECT DISTINCT song_id
  FROM (
    SELECT song_id
    FROM (
      SELECT newest.value AS song_id, parts.part, NULL AS type_id
      FROM parts
      CROSS JOIN json_each((
        SELECT json_group_array(song_id)
        FROM (
          SELECT song_id
          FROM credits
          WHERE person_id = ? AND part = parts.part
          ORDER BY song_id DESC
          LIMIT ?
        )
      )) newest
      WHERE parts.part IS NOT NULL
    )
    UNION ALL
    SELECT song_id
    FROM (
      SELECT song_id, part, min(accompaniment_type_id) AS type_id
      FROM credits
      WHERE person_id = ? AND part IS NULL
      GROUP BY song_id
      ORDER BY song_id DESC
      LIMIT ?
    )
  )
  ORDER BY song_id DESC
  LIMIT ?
)
SELECT "people"."id" AS 'id', "people"."name" AS 'name', "people"."script_names" ->> ? AS 'native', found.recordings AS 'recordings',
  "people"."picture" AS 'picture'
FROM (
  SELECT c.person_id, count(DISTINCT c.song_id) AS recordings
  FROM own
  CROSS JOIN songs s ON s.id = own.song_id
  CROSS JOIN credits c ON c.song_id = s.id
  WHERE s.deleted_at IS NULL AND c.person_id <> ?
  GROUP BY c.person_id
  ORDER BY recordings DESC, c.person_id
  LIMIT ?
) found
JOIN people ON people.id = found.person_id
ORDER BY found.recordings DESC, people.sort_name COLLATE NOCASE;

WITH newest AS (
  SELECT song_id, part, min(accompaniment_type_id) AS type_id
  FROM credits
  WHERE person_id = ? AND part = 'vocal'
  GROUP BY song_id
  ORDER BY song_id DESC
  LIMIT ?
)
SELECT max(s.id) AS 'id', s.title AS 'title', s.script_names ->> ? AS 'native', s.script_names ->> ? AS 'nativeRaaga',
  min(s.raaga_id) AS 'raagaId', (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = s.raaga_id
) AS 'scale', min(s.taala_id) AS 'taalaId', s.script_names ->> ? AS 'nativeTaala', s.lyrics <> '' AS 'hasLyrics',
  count(*) AS 'recordings', min(CAST(substr(s.recorded_on, 1, 4) AS INTEGER)) AS 'firstYear', max(CAST(substr(s.recorded_on,
  1, 4) AS INTEGER)) AS 'lastYear', coalesce(c.part, t.name) AS 'part'
FROM newest c
CROSS JOIN songs s ON s.id = c.song_id
LEFT JOIN accompaniment_types t ON t.id = c.type_id
WHERE s.deleted_at IS NULL
GROUP BY s.composition_id, coalesce(c.part, t.name)
ORDER BY max(s.id) DESC
LIMIT ?;

WITH newest AS (
  SELECT song_id, part, min(accompaniment_type_id) AS type_id
  FROM credits
  WHERE person_id = ? AND part IS NULL
  GROUP BY song_id
  ORDER BY song_id DESC
  LIMIT ?
)
SELECT max(s.id) AS 'id', s.title AS 'title', s.script_names ->> ? AS 'native', s.script_names ->> ? AS 'nativeRaaga',
  min(s.raaga_id) AS 'raagaId', (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = s.raaga_id
) AS 'scale', min(s.taala_id) AS 'taalaId', s.script_names ->> ? AS 'nativeTaala', s.lyrics <> '' AS 'hasLyrics',
  count(*) AS 'recordings', min(CAST(substr(s.recorded_on, 1, 4) AS INTEGER)) AS 'firstYear', max(CAST(substr(s.recorded_on,
  1, 4) AS INTEGER)) AS 'lastYear', coalesce(c.part, t.name) AS 'part'
FROM newest c
CROSS JOIN songs s ON s.id = c.song_id
LEFT JOIN accompaniment_types t ON t.id = c.type_id
WHERE s.deleted_at IS NULL
GROUP BY s.composition_id, coalesce(c.part, t.name)
ORDER BY max(s.id) DESC
LIMIT ?;

select "id", "name", "sort_name", "iso_name", "born", "died", "years_source", "parts", "source", "merged_into",
  "picture", "composition_count", "script_names", "proposed_at" IS NOT NULL as "is_proposed", (
  SELECT json_group_array(json_object(
    'name', "json_row"."name",
    'kind', "json_row"."kind",
    'language', "language",
    'seenAt', "json_row"."seen_at"
  ))
  FROM (
    select "name", "kind", "language" as "language", "seen_at"
    from "person_names"
    where "person_names"."person_id" = "people"."id"
    order by rowid
  ) "json_row"
) as "names", (
  SELECT json_group_array(json_object(
    'scheme', "person_identifiers"."scheme",
    'value', "person_identifiers"."value"
  ))
  FROM "person_identifiers"
  WHERE "person_identifiers"."person_id" = "people"."id"
) as "identifiers", json((
  SELECT json_group_array(DISTINCT given_name)
  FROM (
    SELECT given_name
    FROM suggestions INDEXED BY suggestions_thanked
    WHERE subject_kind = 'person' AND subject_id = CAST("people"."id" AS TEXT) AND status = 'accepted'
      AND is_thanked AND given_name <> ''
    ORDER BY decided_at DESC
    LIMIT 10
  )
)) as "thanks", (
  SELECT json_group_array(json_object(
    'field', "json_row"."field",
    'id', "json_row"."id",
    'title', "json_row"."title",
    'note', "json_row"."note",
    'reading', "json_row"."reading"
  ))
  FROM (
    select "claims"."field", "sources"."id", "sources"."title", "claims"."note", "claims"."reading"
    from "claims"
    inner join "sources" on "sources"."id" = "claims"."source_id"
    where ("claims"."subject_kind" = 'person' and "claims"."subject_id" = "people"."id")
    limit ?
  ) "json_row"
) as "claims"
from "people"
where "people"."id" = ?;


-- /people/tyagaraja/changes.atom

SELECT (
  SELECT name
  FROM people
  WHERE id = record.id
) AS 'title', (
  SELECT script_names ->> ?
  FROM people
  WHERE id = record.id
) AS 'native'
FROM (
  SELECT (
    SELECT id
    FROM people
    WHERE id = ? AND merged_into IS NULL
  ) AS id
) record
WHERE record.id IS NOT NULL;

SELECT r.id AS 'id', r.subject_kind AS 'subject', r.subject_id AS 'subjectId', r.kind AS 'kind', r.changed_at AS 'at',
  (
  SELECT display_name
  FROM users
  WHERE users.id = r.changed_by
) AS 'by', r.reason AS 'reason', (
  SELECT iif(is_thanked, given_name, '')
  FROM suggestions
  WHERE suggestions.id = r.suggestion_id
) AS 'suggestedBy', (
  SELECT CASE m.kind WHEN 'person' THEN (
    SELECT name
    FROM people
    WHERE id = m.from_id
  ) ELSE (
    SELECT title
    FROM compositions
    WHERE id = CAST(m.from_id AS INTEGER)
  ) END
  FROM merges m
  WHERE r.kind IN ('merged', 'separated') AND m.kind = r.subject_kind AND m.to_id = r.subject_id AND r.changed_at IN (m.merged_at,
    m.undone_at)
  LIMIT 1
) AS 'other', (
  SELECT json_group_array(key)
  FROM json_each(r.fields)
) AS 'fields', songs.id AS 'songId', songs.composition_id AS 'compositionId', songs.title AS 'title',
  compositions.script_names ->> ? AS 'native'
FROM (
  SELECT *
  FROM revisions
  WHERE id IN (
    SELECT r.id
    FROM (
      SELECT (
        SELECT id
        FROM people
        WHERE id = ? AND merged_into IS NULL
      ) AS id
    ) subject
    CROSS JOIN revisions r ON r.id IN (
      SELECT id
      FROM revisions
      WHERE subject_kind = ? AND subject_id = CAST(subject.id AS TEXT) AND id > ? AND id <= ?
      ORDER BY id DESC
      LIMIT ?
    )
    UNION
    SELECT r.id
    FROM (
      SELECT *
      FROM (
        SELECT song_id AS id
        FROM credits
        WHERE person_id = (
          SELECT id
          FROM people
          WHERE id = ? AND merged_into IS NULL
        )
        LIMIT ?
      )
      UNION
      SELECT *
      FROM (
        SELECT songs.id
        FROM (
          SELECT id
          FROM compositions
          WHERE composer_id = (
            SELECT id
            FROM people
            WHERE id = ? AND merged_into IS NULL
          ) AND deleted_at IS NULL
          LIMIT ?
        ) composed
        CROSS JOIN songs ON songs.composition_id = composed.id AND songs.deleted_at IS NULL
        LIMIT ?
      )
    ) subject
    CROSS JOIN revisions r ON r.id IN (
      SELECT id
      FROM revisions
      WHERE subject_kind = 'song' AND subject_id = CAST(subject.id AS TEXT) AND id > ? AND id <= ?
      ORDER BY id DESC
      LIMIT ?
    )
    UNION
    SELECT r.id
    FROM (
      SELECT id
      FROM compositions
      WHERE composer_id = (
        SELECT id
        FROM people
        WHERE id = ? AND merged_into IS NULL
      ) AND deleted_at IS NULL
      LIMIT ?
    ) subject
    CROSS JOIN revisions r ON r.id IN (
      SELECT id
      FROM revisions
      WHERE subject_kind = 'composition' AND subject_id = CAST(subject.id AS TEXT) AND id > ? AND id <= ?
      ORDER BY id DESC
      LIMIT ?
    )
    UNION
    SELECT r.id
    FROM (
      SELECT id, kind, fields, subject_kind, subject_id
      FROM revisions
      WHERE id > ? AND id <= ?
      ORDER BY id DESC
      LIMIT ?
    ) r
    WHERE ((r.subject_kind = 'song' AND EXISTS (
      SELECT 1
      FROM songs
      WHERE songs.id = CAST(r.subject_id AS INTEGER) AND songs.deleted_at IS NULL AND (EXISTS (
        SELECT 1
        FROM credits
        WHERE song_id = songs.id AND person_id = (
          SELECT id
          FROM people
          WHERE id = ? AND merged_into IS NULL
        )
      ) OR EXISTS (
        SELECT 1
        FROM compositions c
        WHERE c.id = songs.composition_id AND c.composer_id = (
          SELECT id
          FROM people
          WHERE id = ? AND merged_into IS NULL
        )
      ))
    )) OR (r.subject_kind = 'composition' AND EXISTS (
      SELECT 1
      FROM compositions
      WHERE compositions.id = CAST(r.subject_id AS INTEGER) AND compositions.deleted_at IS NULL AND compositions.composer_id = (
        SELECT id
        FROM people
        WHERE id = ? AND merged_into IS NULL
      )
    )))
  )
  ORDER BY id DESC
  LIMIT ?
) r
LEFT JOIN songs ON songs.id = CASE r.subject_kind WHEN 'song' THEN CAST(r.subject_id AS INTEGER) WHEN 'composition' THEN (
  SELECT main_song_id
  FROM compositions
  WHERE id = CAST(r.subject_id AS INTEGER)
) END
LEFT JOIN compositions ON compositions.id = songs.composition_id
WHERE r.subject_kind NOT IN ('song', 'composition') OR (songs.id IS NOT NULL AND songs.deleted_at IS NULL)
ORDER BY r.id DESC;


-- /people/tyagaraja/history

SELECT coalesce((
  SELECT name
  FROM people
  WHERE id = ?
), ?) AS 'title', (
  SELECT script_names ->> ?
  FROM people
  WHERE id = ?
) AS 'native', NOT EXISTS (
  SELECT 1
  FROM people
  WHERE id = ?
) AS 'isGone', NULL AS 'createdBy', NULL AS 'compositionCreatedBy'
WHERE EXISTS (
  SELECT 1
  FROM people
  WHERE id = ?
) OR (
  SELECT kind
  FROM revisions
  WHERE subject_kind = ? AND subject_id = ?
  ORDER BY id DESC
  LIMIT 1
) = 'merged' OR ((
  SELECT kind
  FROM revisions
  WHERE subject_kind = ? AND subject_id = ?
  ORDER BY id DESC
  LIMIT 1
) IS NOT NULL AND FALSE);


-- /people/tyagaraja/history, /raagas/Lavangi/history

WITH mentioned AS MATERIALIZED (
  SELECT DISTINCT leaf.atom AS id
  FROM (
    SELECT *
    FROM (
      SELECT *
      FROM revisions
      WHERE subject_kind = ? AND subject_id = ? AND id > ? AND id < ?
      ORDER BY id DESC
      LIMIT ?
    )
  ) mentioning, json_each(mentioning.fields) field, json_tree(field.value) leaf
  WHERE field.key IN (
    SELECT value
    FROM json_each(?)
  ) AND leaf.atom IS NOT NULL
)
SELECT (
  SELECT json_group_object(id, coalesce(script_names ->> ?, id))
  FROM raagas
  WHERE id IN (
    SELECT id
    FROM mentioned
  )
) AS 'raagas', (
  SELECT json_group_object(id, coalesce(script_names ->> ?, description))
  FROM taalas
  WHERE id IN (
    SELECT id
    FROM mentioned
  )
) AS 'taalas', (
  SELECT json_group_object(id, coalesce(script_names ->> ?, description))
  FROM song_types
  WHERE id IN (
    SELECT id
    FROM mentioned
  )
) AS 'songTypes', (
  SELECT json_group_object(id, coalesce(script_names ->> ?, name))
  FROM accompaniment_types
  WHERE id IN (
    SELECT id
    FROM mentioned
  )
) AS 'accompanimentTypes', (
  SELECT json_group_object(id, coalesce(script_names ->> ?, description))
  FROM media_types
  WHERE id IN (
    SELECT id
    FROM mentioned
  )
) AS 'mediaTypes', (
  SELECT json_group_object(id, name)
  FROM people
  WHERE id IN (
    SELECT id
    FROM mentioned
  )
) AS 'people';


-- /people/tyagaraja/history, /raagas/Lavangi/history, /raagas/Lavangi/history/2

SELECT r.id AS 'id', r.subject_kind AS 'subject', r.subject_id AS 'subjectId', r.kind AS 'kind', r.changed_at AS 'at',
  (
  SELECT display_name
  FROM users
  WHERE users.id = r.changed_by
) AS 'by', r.reason AS 'reason', (
  SELECT iif(is_thanked, given_name, '')
  FROM suggestions
  WHERE suggestions.id = r.suggestion_id
) AS 'suggestedBy', (
  SELECT CASE m.kind WHEN 'person' THEN (
    SELECT name
    FROM people
    WHERE id = m.from_id
  ) ELSE (
    SELECT title
    FROM compositions
    WHERE id = CAST(m.from_id AS INTEGER)
  ) END
  FROM merges m
  WHERE r.kind IN ('merged', 'separated') AND m.kind = r.subject_kind AND m.to_id = r.subject_id AND r.changed_at IN (m.merged_at,
    m.undone_at)
  LIMIT 1
) AS 'other', r.fields AS 'fields', r.found AS 'found'
FROM (
  SELECT *, count(*) OVER () AS found, sum(length(fields)) OVER (ORDER BY id DESC) - length(fields) AS bytes_before
  FROM (
    SELECT *
    FROM (
      SELECT *
      FROM (
        SELECT *
        FROM revisions
        WHERE subject_kind = ? AND subject_id = ? AND id > ? AND id < ?
        ORDER BY id DESC
        LIMIT ?
      )
    )
    ORDER BY id DESC
    LIMIT ?
  )
) r
WHERE r.bytes_before < ?
ORDER BY r.id DESC;


-- /people?part=composer&after=tyagaraja

select "people_index"."section", "people_index"."native", "people"."id", "people"."name", "people"."parts",
  "people"."composition_count", "people"."picture", "people"."proposed_at" IS NOT NULL as "is_proposed"
from "people_index"
inner join "people" on ("people"."id" = "people_index"."person_id" and "people"."merged_into" is null)
where ("people_index"."language" = ? and "people_index"."part" = ? and ("people_index"."section", "people_index"."sort_name",
  "people_index"."person_id") > (
  SELECT section, sort_name, person_id
  FROM people_index
  WHERE person_id = ? AND language = ? AND part = ?
))
order by "people_index"."section", "people_index"."sort_name", "people_index"."person_id"
limit ?;


-- /practise, /practise (signed in), /practise?raaga=Lavangi

select "raagas"."id", "raagas"."script_names" ->> ? as "native", "raagas"."arohana", "raagas"."avarohana",
  "raagas"."bhashanga", "raagas"."melakarta", "parents"."melakarta" as "parent"
from "raagas"
left join "raagas" "parents" on "parents"."id" = "raagas"."parent_id"
where "raagas"."id" = ?;


-- /practise, /practise (signed in), /practise?raaga=Lavangi, /taalas, /taalas (signed in)

select "id", "description", "script_names" ->> ? as "native", "jati", "angas", "groups", "aksharas", "creator_id",
  "composition_count"
from "taalas"
order by description COLLATE NOCASE, "taalas"."id"
limit ?;


-- /raagas, /raagas (signed in), /raagas/:id, /raagas/:id (signed in), /raagas/:id/beside/:other, /raagas/:id/beside/:other (signed in) and 2 more

select (
  SELECT json_group_array(json_object(
    'id', "json_row"."id",
    'native', "native",
    'melakarta', "json_row"."melakarta",
    'parentId', "json_row"."parent_id",
    'arohana', "json_row"."arohana",
    'avarohana', "json_row"."avarohana",
    'bhashanga', "json_row"."bhashanga",
    'fame', "json_row"."fame",
    'creatorId', "json_row"."creator_id",
    'compositionCount', "json_row"."composition_count",
    'isProposed', "is_proposed"
  ))
  FROM (
    select "id", "script_names" ->> ? as "native", "melakarta", "parent_id", "arohana", "avarohana", "bhashanga",
      "fame", "creator_id", "composition_count", "proposed_at" IS NOT NULL as "is_proposed"
    from "raagas"
    limit ?
  ) "json_row"
) as "raagas"
from (
  SELECT 1
);


-- /raagas/:id (signed in)

SELECT EXISTS (
  SELECT 1
  FROM follows
  WHERE user_id = ? AND kind = ? AND record_id = (
    SELECT id
    FROM raagas
    WHERE id = ?
  )
) AS "isFollowed", (
  SELECT rate
  FROM news_mails
  WHERE user_id = ?
) AS rate;


-- /raagas/:id, /raagas/:id (signed in)

SELECT "compositions"."main_song_id" AS 'id', "compositions"."title" AS 'title', "compositions"."script_names" ->> ? AS 'native',
  "compositions"."composer" AS 'composer', "compositions"."composer_id" AS 'composerId', (
  SELECT script_names ->> ?
  FROM people
  WHERE id = "compositions"."composer_id"
) AS 'nativeComposer', "compositions"."raaga_id" AS 'raagaId', "compositions"."taala_id" AS 'taalaId',
  (
  SELECT script_names ->> ?
  FROM taalas
  WHERE id = "compositions"."taala_id"
) AS 'nativeTaala', "compositions"."recording_count" AS 'recordings', "compositions"."first_year" AS 'firstYear',
  "compositions"."last_year" AS 'lastYear', "compositions"."lyrics" <> '' AS 'hasLyrics'
FROM compositions
WHERE "compositions"."raaga_id" = ? AND ("compositions"."deleted_at" is null and "compositions"."main_song_id" is not null)
ORDER BY "compositions"."title_key", "compositions"."id"
LIMIT ? OFFSET ?;


-- /raagas/:id, /raagas/:id (signed in), /raagas/:id/beside/:other, /raagas/:id/beside/:other (signed in), /raagas/Lavangi?of=janyas

select json_object(
  'id', "raagas"."id",
  'description', "raagas"."description",
  'isoName', "raagas"."iso_name",
  'scriptNames', json("raagas"."script_names"),
  'agreement', "raagas"."agreement",
  'source', "raagas"."source",
  'timeOfDay', "raagas"."time_of_day",
  'creator', (
    SELECT json_object(
      'id', "json_row"."id",
      'name', "json_row"."name",
      'native', "native"
    )
    FROM (
      select "id", "name", "script_names" ->> ? as "native"
      from "people"
      where ("people"."id" = "raagas"."creator_id" and "people"."merged_into" is null)
    ) "json_row"
  ),
  'aliases', (
    SELECT json_group_array(json_object(
      'alias', "json_row"."alias",
      'kind', "json_row"."kind"
    ))
    FROM (
      select "alias", "kind"
      from "raaga_aliases"
      where "raaga_aliases"."raaga_id" = "raagas"."id"
      order by "raaga_aliases"."id"
      limit ?
    ) "json_row"
  ),
  'thanks', json((
    SELECT json_group_array(DISTINCT given_name)
    FROM (
      SELECT given_name
      FROM suggestions INDEXED BY suggestions_thanked
      WHERE subject_kind = 'raaga' AND subject_id = CAST("raagas"."id" AS TEXT) AND status = 'accepted'
        AND is_thanked AND given_name <> ''
      ORDER BY decided_at DESC
      LIMIT 10
    )
  )),
  'scales', (
    SELECT json_group_array(json_object(
      'number', "json_row"."number",
      'kind', "json_row"."kind",
      'arohana', "json_row"."arohana",
      'avarohana', "json_row"."avarohana",
      'parent', "json_row"."parent"
    ))
    FROM (
      select "number", "kind", "arohana", "avarohana", "parent"
      from "raaga_scales"
      where "raaga_scales"."raaga_id" = "raagas"."id"
      order by "raaga_scales"."number"
      limit ?
    ) "json_row"
  ),
  'claims', (
    SELECT json_group_array(json_object(
      'field', "json_row"."field",
      'id', "json_row"."id",
      'title', "json_row"."title",
      'note', "json_row"."note",
      'reading', "json_row"."reading"
    ))
    FROM (
      select "claims"."field", "sources"."id", "sources"."title", "claims"."note", "claims"."reading"
      from "claims"
      inner join "sources" on "sources"."id" = "claims"."source_id"
      where ("claims"."subject_kind" = 'raaga' and "claims"."subject_id" = "raagas"."id")
      limit ?
    ) "json_row"
  )
) as "raaga"
from "raagas"
where "raagas"."id" = ?;


-- /raagas/:id, /raagas/:id (signed in), /raagas/Lavangi?of=janyas

SELECT "songs"."id" AS 'id', "songs"."title" AS 'title', "songs"."script_names" ->> ? AS 'native', "songs"."singer" AS 'singer',
  "songs"."script_names" ->> ? AS 'nativeSinger'
FROM songs
WHERE "songs"."own_raaga_id" = ? AND deleted_at IS NULL
LIMIT ?;

SELECT DISTINCT "compositions"."main_song_id" AS 'id', "compositions"."title" AS 'title', "compositions"."script_names" ->> ? AS 'native',
  "compositions"."composer" AS 'composer', "compositions"."composer_id" AS 'composerId', (
  SELECT script_names ->> ?
  FROM people
  WHERE id = "compositions"."composer_id"
) AS 'nativeComposer', "compositions"."raaga_id" AS 'raagaId', "compositions"."taala_id" AS 'taalaId',
  (
  SELECT script_names ->> ?
  FROM taalas
  WHERE id = "compositions"."taala_id"
) AS 'nativeTaala', "compositions"."recording_count" AS 'recordings', "compositions"."first_year" AS 'firstYear',
  "compositions"."last_year" AS 'lastYear', "compositions"."lyrics" <> '' AS 'hasLyrics'
FROM composition_raagas s
CROSS JOIN compositions ON "compositions"."id" = s.composition_id AND "compositions"."raaga_id" IS NOT ?
  AND ("compositions"."deleted_at" is null and "compositions"."main_song_id" is not null)
WHERE s.raaga_id = ?
LIMIT ?;


-- /raagas/:id/beside/:other, /raagas/:id/beside/:other (signed in)

SELECT "compositions"."main_song_id" AS 'id', "compositions"."title" AS 'title', "compositions"."script_names" ->> ? AS 'native'
FROM compositions
WHERE "compositions"."raaga_id" = ? AND ("compositions"."deleted_at" is null and "compositions"."main_song_id" is not null)
ORDER BY "compositions"."title_key", "compositions"."id"
LIMIT ?;


-- /raagas/Lavangi/changes.atom

SELECT r.id AS 'id', r.subject_kind AS 'subject', r.subject_id AS 'subjectId', r.kind AS 'kind', r.changed_at AS 'at',
  (
  SELECT display_name
  FROM users
  WHERE users.id = r.changed_by
) AS 'by', r.reason AS 'reason', (
  SELECT iif(is_thanked, given_name, '')
  FROM suggestions
  WHERE suggestions.id = r.suggestion_id
) AS 'suggestedBy', (
  SELECT CASE m.kind WHEN 'person' THEN (
    SELECT name
    FROM people
    WHERE id = m.from_id
  ) ELSE (
    SELECT title
    FROM compositions
    WHERE id = CAST(m.from_id AS INTEGER)
  ) END
  FROM merges m
  WHERE r.kind IN ('merged', 'separated') AND m.kind = r.subject_kind AND m.to_id = r.subject_id AND r.changed_at IN (m.merged_at,
    m.undone_at)
  LIMIT 1
) AS 'other', (
  SELECT json_group_array(key)
  FROM json_each(r.fields)
) AS 'fields', songs.id AS 'songId', songs.composition_id AS 'compositionId', songs.title AS 'title',
  compositions.script_names ->> ? AS 'native'
FROM (
  SELECT *
  FROM revisions
  WHERE id IN (
    SELECT r.id
    FROM (
      SELECT (
        SELECT id
        FROM raagas
        WHERE id = ?
      ) AS id
    ) subject
    CROSS JOIN revisions r ON r.id IN (
      SELECT id
      FROM revisions
      WHERE subject_kind = ? AND subject_id = CAST(subject.id AS TEXT) AND id > ? AND id <= ?
      ORDER BY id DESC
      LIMIT ?
    )
    UNION
    SELECT r.id
    FROM (
      SELECT id
      FROM songs
      WHERE raaga_id = (
        SELECT id
        FROM raagas
        WHERE id = ?
      ) AND deleted_at IS NULL
      LIMIT ?
    ) subject
    CROSS JOIN revisions r ON r.id IN (
      SELECT id
      FROM revisions
      WHERE subject_kind = 'song' AND subject_id = CAST(subject.id AS TEXT) AND id > ? AND id <= ?
      ORDER BY id DESC
      LIMIT ?
    )
    UNION
    SELECT r.id
    FROM (
      SELECT id
      FROM compositions
      WHERE raaga_id = (
        SELECT id
        FROM raagas
        WHERE id = ?
      ) AND deleted_at IS NULL
      LIMIT ?
    ) subject
    CROSS JOIN revisions r ON r.id IN (
      SELECT id
      FROM revisions
      WHERE subject_kind = 'composition' AND subject_id = CAST(subject.id AS TEXT) AND id > ? AND id <= ?
      ORDER BY id DESC
      LIMIT ?
    )
    UNION
    SELECT r.id
    FROM (
      SELECT id, kind, fields, subject_kind, subject_id
      FROM revisions
      WHERE id > ? AND id <= ?
      ORDER BY id DESC
      LIMIT ?
    ) r
    WHERE ((r.subject_kind = 'song' AND EXISTS (
      SELECT 1
      FROM songs
      WHERE songs.id = CAST(r.subject_id AS INTEGER) AND songs.deleted_at IS NULL AND songs.raaga_id = (
        SELECT id
        FROM raagas
        WHERE id = ?
      )
    )) OR (r.subject_kind = 'composition' AND EXISTS (
      SELECT 1
      FROM compositions
      WHERE compositions.id = CAST(r.subject_id AS INTEGER) AND compositions.deleted_at IS NULL AND compositions.raaga_id = (
        SELECT id
        FROM raagas
        WHERE id = ?
      )
    )))
  )
  ORDER BY id DESC
  LIMIT ?
) r
LEFT JOIN songs ON songs.id = CASE r.subject_kind WHEN 'song' THEN CAST(r.subject_id AS INTEGER) WHEN 'composition' THEN (
  SELECT main_song_id
  FROM compositions
  WHERE id = CAST(r.subject_id AS INTEGER)
) END
LEFT JOIN compositions ON compositions.id = songs.composition_id
WHERE r.subject_kind NOT IN ('song', 'composition') OR (songs.id IS NOT NULL AND songs.deleted_at IS NULL)
ORDER BY r.id DESC;

SELECT record.id AS 'title', (
  SELECT script_names ->> ?
  FROM raagas
  WHERE id = record.id
) AS 'native'
FROM (
  SELECT (
    SELECT id
    FROM raagas
    WHERE id = ?
  ) AS id
) record
WHERE record.id IS NOT NULL;


-- /raagas/Lavangi/history, /raagas/Lavangi/history/2

SELECT ? AS 'title', (
  SELECT script_names ->> ?
  FROM raagas
  WHERE id = ?
) AS 'native', NOT EXISTS (
  SELECT 1
  FROM raagas
  WHERE id = ?
) AS 'isGone', NULL AS 'createdBy', NULL AS 'compositionCreatedBy'
WHERE EXISTS (
  SELECT 1
  FROM raagas
  WHERE id = ?
) OR (
  SELECT kind
  FROM revisions
  WHERE subject_kind = ? AND subject_id = ?
  ORDER BY id DESC
  LIMIT 1
) = 'merged' OR ((
  SELECT kind
  FROM revisions
  WHERE subject_kind = ? AND subject_id = ?
  ORDER BY id DESC
  LIMIT 1
) IS NOT NULL AND FALSE);


-- /raagas/Lavangi/history/2

SELECT f.key AS 'field', f.value -> 0 AS 'value', min(r.id) AS 'first', r.kind AS 'kind', r.found AS 'found',
  r.merges AS 'merges'
FROM (
  SELECT *, count(*) OVER () AS found, sum(subject_kind = 'composition' AND kind IN ('merged', 'separated')) OVER () AS merges
  FROM (
    SELECT *
    FROM (
      SELECT *
      FROM revisions
      WHERE subject_kind = ? AND subject_id = ? AND id > ? AND id < ?
      ORDER BY id DESC
      LIMIT ?
    )
  )
) r
LEFT JOIN json_each(r.fields) f
GROUP BY f.key;

WITH RECURSIVE led (id) AS (
  SELECT CAST(subject_id AS INTEGER)
  FROM revisions
  WHERE id = ? AND subject_kind = 'composition'
  UNION
  SELECT merged_into
  FROM compositions c
  JOIN led ON c.id = led.id
  WHERE merged_into IS NOT NULL
)
SELECT NULL IN (
  SELECT id
  FROM led
) AS 'isHere', (
  SELECT main_song_id
  FROM led
  JOIN compositions c ON c.id = led.id
  WHERE c.deleted_at IS NULL
) AS 'songId';

select "alias", "kind"
from "raaga_aliases"
where "raaga_aliases"."raaga_id" = ?
order by CASE kind WHEN 'spelling' THEN 0 WHEN 'synonym' THEN 1 ELSE 2 END, "raaga_aliases"."id";

select "id", "description", "iso_name", "melakarta", "parent_id", "arohana", "avarohana", "bhashanga",
  "time_of_day", "creator_id", (
  SELECT json_group_array(json_object(
    'kind', "json_row"."kind",
    'parent', "json_row"."parent",
    'arohana', "json_row"."arohana",
    'avarohana', "json_row"."avarohana",
    'sources', json("sources")
  ))
  FROM (
    select "kind", "parent", "arohana", "avarohana", (
      SELECT json_group_array(title)
      FROM (
        SELECT title
        FROM "claims"
        JOIN "sources" ON "sources"."id" = "claims"."source_id"
        WHERE "claims"."subject_kind" = 'raaga' AND "claims"."subject_id" = "raaga_scales"."raaga_id"
          AND "claims"."field" = 'scale ' || "raaga_scales"."number"
        ORDER BY title
      )
    ) as "sources"
    from "raaga_scales"
    where "raaga_scales"."raaga_id" = "raagas"."id"
    order by "raaga_scales"."number"
  ) "json_row"
) as "scales", (
  SELECT json_group_array(json_object(
    'language', "json_row"."language",
    'name', "json_row"."name",
    'source', "json_row"."source"
  ))
  FROM (
    select "language", "name", "source"
    from "name_exceptions"
    where ("name_exceptions"."subject_kind" = ? and "name_exceptions"."subject_id" = "raagas"."id")
    order by "name_exceptions"."language"
  ) "json_row"
) as "exceptions", (
  SELECT json_group_array(json_object(
    'field', "claims"."field",
    'title', source.title,
    'address', iif(EXISTS (
      SELECT 1
      FROM sources AS namesake
      WHERE namesake.title = source.title AND namesake.id <> source.id
    ), source.address, ''),
    'note', "claims"."note",
    'reading', "claims"."reading"
  ))
  FROM "claims"
  JOIN sources AS source ON source.id = "claims"."source_id"
  WHERE "claims"."subject_kind" = 'raaga' AND "claims"."subject_id" = "raagas"."id" AND "claims"."field" NOT GLOB 'scale *'
) as "sources"
from "raagas"
where "raagas"."id" = ?;


-- /raagas/Lavangi?of=janyas

WITH janyas AS MATERIALIZED (
  SELECT id
  FROM raagas
  WHERE parent_id = ? AND composition_count > 0
  ORDER BY id
)
SELECT "compositions"."main_song_id" AS 'id', "compositions"."title" AS 'title', "compositions"."script_names" ->> ? AS 'native',
  "compositions"."composer" AS 'composer', "compositions"."composer_id" AS 'composerId', (
  SELECT script_names ->> ?
  FROM people
  WHERE id = "compositions"."composer_id"
) AS 'nativeComposer', "compositions"."raaga_id" AS 'raagaId', "compositions"."taala_id" AS 'taalaId',
  (
  SELECT script_names ->> ?
  FROM taalas
  WHERE id = "compositions"."taala_id"
) AS 'nativeTaala', "compositions"."recording_count" AS 'recordings', "compositions"."first_year" AS 'firstYear',
  "compositions"."last_year" AS 'lastYear', "compositions"."lyrics" <> '' AS 'hasLyrics'
FROM janyas
CROSS JOIN compositions INDEXED BY compositions_by_raaga ON "compositions"."raaga_id" = janyas.id
WHERE ("compositions"."deleted_at" is null and "compositions"."main_song_id" is not null)
LIMIT ? OFFSET ?;


-- /raagas/beside, /raagas/beside (signed in), /raagas/beside?one=lavangi&other=kanaka

SELECT a.key AS at, n.name AS id, n.matched, n.field, raagas.script_names ->> ? AS native
FROM json_each(?) a
CROSS JOIN json_each(a.value) r
CROSS JOIN name_index n ON n.kind = 'raaga' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1 AND n.key < r.value ->> 2
CROSS JOIN raagas ON raagas.id = n.name
LIMIT 1000;

SELECT a.key AS at, raagas.id, raagas.script_names ->> ? AS native
FROM json_each(?) a
CROSS JOIN json_each(a.value) b
CROSS JOIN raagas ON raagas.id = b.value
ORDER BY a.key, b.key;


-- /raagas/beside, /raagas/beside (signed in), /raagas/beside?one=lavangi&other=kanaka, /raagas?q=lavangi

select kind, name, matched, field, shown, native, compositions, recordings, scale, fame
from (WITH asked AS MATERIALIZED (
    SELECT 1
    WHERE 1
  )
  SELECT *
  FROM (
    SELECT ? AS kind, n.name, n.matched, n.field, n.name AS shown, NULL AS native, coalesce(e.composition_count,
      0) AS compositions, coalesce(e.song_count, 0) AS recordings, e.arohana || '/' || e.avarohana AS scale,
      e.fame AS fame
    FROM (
      SELECT n.name, n.matched, n.field, r.key AS at
      FROM json_each((
        SELECT ?
        FROM asked
      )) r
      CROSS JOIN name_index n ON n.kind = 'raaga' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
        AND n.key < r.value ->> 2
      LIMIT ?
    ) n
    LEFT JOIN raagas e ON e.id = n.name
    ORDER BY CASE WHEN n.field <= 2 THEN 0 WHEN n.field = 11 THEN 1 WHEN n.field = 3 THEN 2 ELSE 3 END,
      recordings DESC, fame NULLS LAST, n.at
    LIMIT ?
  )
) AS names;


-- /raagas?q=lavangi

select kind, name, matched, field, shown, native, compositions, recordings, scale, fame
from (WITH asked AS MATERIALIZED (
    SELECT 1
    WHERE ? <> ''
  )
  SELECT *
  FROM (
    SELECT ? AS kind, n.name, n.matched, n.field, n.name AS shown, NULL AS native, coalesce(e.composition_count,
      0) AS compositions, coalesce(e.song_count, 0) AS recordings, e.arohana || '/' || e.avarohana AS scale,
      e.fame AS fame
    FROM (
      SELECT n.name, n.matched, n.field, r.key AS at
      FROM json_each((
        SELECT ?
        FROM asked
      )) r
      CROSS JOIN name_index n ON n.kind = 'raaga' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
        AND n.key < r.value ->> 2
      LIMIT ?
    ) n
    LEFT JOIN raagas e ON e.id = n.name
    ORDER BY CASE WHEN n.field <= 2 THEN 0 WHEN n.field = 11 THEN 1 WHEN n.field = 3 THEN 2 ELSE 3 END,
      recordings DESC, fame NULLS LAST, n.at
    LIMIT ?
  )
) AS names;


-- /radio, /radio (signed in)

SELECT id, id AS name, script_names ->> ? AS native, NULL AS time
FROM raagas
WHERE false
ORDER BY id
LIMIT 60;

select "songs"."id", "songs"."title", "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id",
  "songs"."song_type_id", "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", listed.seen
from (
  SELECT *, count(*) OVER () AS seen
  FROM (
    SELECT *
    FROM (
      SELECT compositions.main_song_id AS "after", compositions.id AS composition, (
        SELECT json_group_array(id)
        FROM (
          SELECT id
          FROM songs
          WHERE id = compositions.main_song_id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
            OR songs.media_file_id IS NOT NULL)
          UNION ALL
          SELECT *
          FROM (
            SELECT id
            FROM songs
            WHERE composition_id = compositions.id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
              OR songs.media_file_id IS NOT NULL) AND id <> compositions.main_song_id
            LIMIT ?
          )
        )
      ) AS songs
      FROM compositions
      WHERE true AND compositions.deleted_at IS NULL AND compositions.main_song_id IS NOT NULL AND compositions.title_key >= ?
      ORDER BY compositions.title_key asc, "compositions"."id" asc
      LIMIT ?
    )
  )
) AS listed
inner join "songs" on "songs"."id" = listed.songs ->> 0;


-- /radio, /radio (signed in), /radio?singer=tyagaraja, /radio?time=evening

SELECT DISTINCT sources.title, sources.address
FROM raagas
CROSS JOIN claims ON subject_kind = 'raaga' AND subject_id = raagas.id AND field = 'time'
CROSS JOIN sources ON sources.id = claims.source_id
WHERE time_of_day = iif(EXISTS (
  SELECT 1
  FROM raagas
  CROSS JOIN compositions INDEXED BY compositions_by_raaga ON compositions.raaga_id = raagas.id
  CROSS JOIN songs ON songs.id = compositions.main_song_id
  WHERE time_of_day = ? AND compositions.deleted_at IS NULL AND compositions.main_song_id IS NOT NULL
    AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL OR songs.media_file_id IS NOT NULL)
), ?, 'any') AND composition_count > 0
ORDER BY sources.title
LIMIT 20;

WITH RECURSIVE decades (digits) AS (
  SELECT (
    SELECT substr(coalesce(recorded_on, '~'), 1, 3)
    FROM songs
    WHERE deleted_at IS NULL AND coalesce(recorded_on, '~') >= '1'
    ORDER BY coalesce(recorded_on, '~'), id
    LIMIT 1
  )
  UNION ALL
  SELECT (
    SELECT substr(coalesce(recorded_on, '~'), 1, 3)
    FROM songs
    WHERE deleted_at IS NULL AND coalesce(recorded_on, '~') >= (digits + 1) || ''
    ORDER BY coalesce(recorded_on, '~'), id
    LIMIT 1
  )
  FROM decades
  WHERE digits < '~'
  LIMIT 30
)
SELECT digits * 10 AS decade
FROM decades
WHERE digits < '~';


-- /radio?singer=tyagaraja

SELECT id, name AS name, script_names ->> ? AS native, NULL AS time
FROM people
WHERE id = ? AND merged_into IS NULL
ORDER BY id
LIMIT 60;

select "songs"."id", "songs"."title", "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id",
  "songs"."song_type_id", "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", listed.seen
from (
  SELECT *, count(*) OVER () AS seen
  FROM (
    SELECT songs.id AS "after", songs.composition_id AS composition, iif(songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
      OR songs.media_file_id IS NOT NULL), json_array(songs.id), '[]') AS songs
    FROM (
      SELECT *
      FROM (
        SELECT DISTINCT part, song_id
        FROM credits
        WHERE person_id = ? AND part = 'vocal' AND true
        ORDER BY part DESC, song_id DESC
        LIMIT ?
      )
    ) c
    CROSS JOIN songs ON songs.id = c.song_id
  )
) AS listed
inner join "songs" on "songs"."id" = listed.songs ->> 0;


-- /radio?time=evening

SELECT id, id AS name, script_names ->> ? AS native, time_of_day AS time
FROM raagas
WHERE time_of_day = iif(EXISTS (
  SELECT 1
  FROM raagas
  CROSS JOIN compositions INDEXED BY compositions_by_raaga ON compositions.raaga_id = raagas.id
  CROSS JOIN songs ON songs.id = compositions.main_song_id
  WHERE time_of_day = ? AND compositions.deleted_at IS NULL AND compositions.main_song_id IS NOT NULL
    AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL OR songs.media_file_id IS NOT NULL)
), ?, 'any') AND composition_count > 0
ORDER BY id
LIMIT 60;

select "songs"."id", "songs"."title", "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id",
  "songs"."song_type_id", "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", listed.seen
from (
  SELECT *, count(*) OVER () AS seen
  FROM (
    SELECT *
    FROM (WITH chosen AS MATERIALIZED (
        SELECT id
        FROM raagas
        WHERE time_of_day = iif(EXISTS (
          SELECT 1
          FROM raagas
          CROSS JOIN compositions INDEXED BY compositions_by_raaga ON compositions.raaga_id = raagas.id
          CROSS JOIN songs ON songs.id = compositions.main_song_id
          WHERE time_of_day = ? AND compositions.deleted_at IS NULL AND compositions.main_song_id IS NOT NULL
            AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL OR songs.media_file_id IS NOT NULL)
        ), ?, 'any') AND composition_count > 0 AND true
        ORDER BY id
      )
      SELECT compositions.main_song_id AS "after", compositions.id AS composition, (
        SELECT json_group_array(id)
        FROM (
          SELECT id
          FROM songs
          WHERE id = compositions.main_song_id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
            OR songs.media_file_id IS NOT NULL)
          UNION ALL
          SELECT *
          FROM (
            SELECT id
            FROM songs
            WHERE composition_id = compositions.id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
              OR songs.media_file_id IS NOT NULL) AND id <> compositions.main_song_id
            LIMIT ?
          )
        )
      ) AS songs
      FROM chosen
      CROSS JOIN compositions INDEXED BY compositions_by_raaga ON compositions.raaga_id = chosen.id
      WHERE compositions.deleted_at IS NULL AND compositions.main_song_id IS NOT NULL
      LIMIT ?
    )
  )
) AS listed
inner join "songs" on "songs"."id" = listed.songs ->> 0;


-- /shared/:token, /shared/:token (signed in)

select "id", "name", "is_marks", "song_count", "share_token"
from "kept_lists"
where "kept_lists"."share_token" = ?;

select "songs"."id", "songs"."title", "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id",
  "songs"."song_type_id", "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", "kept_songs"."note", "kept_songs"."position"
from "kept_lists"
inner join "kept_songs" on "kept_songs"."list_id" = "kept_lists"."id"
inner join "songs" on "songs"."id" = "kept_songs"."song_id"
where ("kept_lists"."share_token" = ? and "kept_songs"."position" between ? and ? and "songs"."deleted_at" is null)
order by "kept_songs"."position";


-- /sitemap.xml

select "id", "changed_at"
from "songs"
where ("songs"."deleted_at" is null and "songs"."id" > ? and "songs"."id" <= ?)
order by "songs"."id" desc
limit ?;


-- /songs/1/changes.atom

SELECT (
  SELECT title
  FROM compositions
  WHERE id = CAST(record.id AS INTEGER)
) AS 'title', (
  SELECT script_names ->> ?
  FROM compositions
  WHERE id = CAST(record.id AS INTEGER)
) AS 'native'
FROM (
  SELECT (
    SELECT CAST(composition_id AS TEXT)
    FROM songs
    WHERE id = ? AND deleted_at IS NULL
  ) AS id
) record
WHERE record.id IS NOT NULL;

SELECT r.id AS 'id', r.subject_kind AS 'subject', r.subject_id AS 'subjectId', r.kind AS 'kind', r.changed_at AS 'at',
  (
  SELECT display_name
  FROM users
  WHERE users.id = r.changed_by
) AS 'by', r.reason AS 'reason', (
  SELECT iif(is_thanked, given_name, '')
  FROM suggestions
  WHERE suggestions.id = r.suggestion_id
) AS 'suggestedBy', (
  SELECT CASE m.kind WHEN 'person' THEN (
    SELECT name
    FROM people
    WHERE id = m.from_id
  ) ELSE (
    SELECT title
    FROM compositions
    WHERE id = CAST(m.from_id AS INTEGER)
  ) END
  FROM merges m
  WHERE r.kind IN ('merged', 'separated') AND m.kind = r.subject_kind AND m.to_id = r.subject_id AND r.changed_at IN (m.merged_at,
    m.undone_at)
  LIMIT 1
) AS 'other', (
  SELECT json_group_array(key)
  FROM json_each(r.fields)
) AS 'fields', songs.id AS 'songId', songs.composition_id AS 'compositionId', songs.title AS 'title',
  compositions.script_names ->> ? AS 'native'
FROM (
  SELECT *
  FROM revisions
  WHERE id IN (
    SELECT r.id
    FROM (
      SELECT id
      FROM songs
      WHERE composition_id = CAST((
        SELECT CAST(composition_id AS TEXT)
        FROM songs
        WHERE id = ? AND deleted_at IS NULL
      ) AS INTEGER) AND deleted_at IS NULL
      LIMIT ?
    ) subject
    CROSS JOIN revisions r ON r.id IN (
      SELECT id
      FROM revisions
      WHERE subject_kind = 'song' AND subject_id = CAST(subject.id AS TEXT) AND id > ? AND id <= ?
      ORDER BY id DESC
      LIMIT ?
    )
    UNION
    SELECT r.id
    FROM (
      SELECT id
      FROM compositions
      WHERE id = CAST((
        SELECT CAST(composition_id AS TEXT)
        FROM songs
        WHERE id = ? AND deleted_at IS NULL
      ) AS INTEGER) AND deleted_at IS NULL
    ) subject
    CROSS JOIN revisions r ON r.id IN (
      SELECT id
      FROM revisions
      WHERE subject_kind = 'composition' AND subject_id = CAST(subject.id AS TEXT) AND id > ? AND id <= ?
      ORDER BY id DESC
      LIMIT ?
    )
  )
  ORDER BY id DESC
  LIMIT ?
) r
LEFT JOIN songs ON songs.id = CASE r.subject_kind WHEN 'song' THEN CAST(r.subject_id AS INTEGER) WHEN 'composition' THEN (
  SELECT main_song_id
  FROM compositions
  WHERE id = CAST(r.subject_id AS INTEGER)
) END
LEFT JOIN compositions ON compositions.id = songs.composition_id
WHERE r.subject_kind NOT IN ('song', 'composition') OR (songs.id IS NOT NULL AND songs.deleted_at IS NULL)
ORDER BY r.id DESC;


-- /songs/1?recordings=2, /songs/:id, /songs/:id (signed in)

select json_set(json_object(
    'song', json_object(
      'id', "songs"."id",
      'title', "songs"."title",
      'composer', "songs"."composer",
      'composerId', "compositions"."composer_id",
      'personIds', json("songs"."person_ids"),
      'durationSeconds', "songs"."duration_seconds",
      'description', "songs"."description",
      'source', "songs"."source",
      'addedBy', "users"."display_name",
      'addedOn', "songs"."created_at",
      'changedOn', "songs"."updated_at"
    ),
    'facts', json_object(
      'singer', "songs"."singer",
      'singerPart', "songs"."singer_part",
      'recordingDate', "songs"."recorded_on",
      'event', "songs"."event",
      'place', "songs"."place",
      'isoTitle', "compositions"."iso_title",
      'otherTitles', json("compositions"."other_titles"),
      'deity', "compositions"."deity",
      'signature', "compositions"."signature",
      'pagesElsewhere', "compositions"."pages_elsewhere",
      'language', "compositions"."language",
      'mediaDescription', "songs"."media_description",
      'concertId', "songs"."concert_id",
      'recordingRights', "songs"."recording_rights",
      'recordingPermission', "songs"."recording_permission"
    ),
    'raaga', iif("raagas"."id" IS NULL, NULL, json_object(
      'id', "raagas"."id",
      'description', "raagas"."description",
      'synonyms', (
        SELECT json_group_array("raaga_aliases"."alias")
        FROM "raaga_aliases"
        WHERE "raaga_aliases"."raaga_id" = "songs"."raaga_id" AND "raaga_aliases"."kind" = 'synonym'
      ),
      'melakarta', "raagas"."melakarta",
      'parentId', "raagas"."parent_id",
      'arohana', "raagas"."arohana",
      'avarohana', "raagas"."avarohana",
      'bhashanga', "raagas"."bhashanga",
      'parent', (
        select "melakarta"
        from "raagas" "parents"
        where "parents"."id" = "raagas"."parent_id"
      ),
      'isProposed', "raagas"."proposed_at" IS NOT NULL
    )),
    'taala', iif("taalas"."id" IS NULL, NULL, json_object(
      'id', "taalas"."id",
      'description', "taalas"."description",
      'jati', "taalas"."jati",
      'angas', "taalas"."angas",
      'groups', "taalas"."groups",
      'aksharas', "taalas"."aksharas"
    )),
    'songType', "song_types"."description",
    'deity', iif("deities"."id" IS NULL, NULL, json_object(
      'id', "deities"."id",
      'native', "deities"."script_names" ->> ?
    )),
    'accompaniments', (
      SELECT json_group_array(json_object(
        'typeId', a.value -> 'typeId',
        'typeName', coalesce("accompaniment_types"."name", ''),
        'native', "accompaniment_types"."script_names" ->> ?,
        'players', a.value -> 'players'
      ))
      FROM json_each(songs.accompaniments) a
      LEFT JOIN "accompaniment_types" ON "accompaniment_types"."id" = a.value ->> 'typeId'
    ),
    'medium', json_object(
      'uploadType', "songs"."upload_type",
      'externalMediaId', "songs"."external_media_id",
      'mediaFileId', "songs"."media_file_id",
      'mediaUrl', "songs"."media_url",
      'rareFormat', (
        SELECT rare_format
        FROM media_files
        WHERE id = "songs"."media_file_id"
      ),
      'startSeconds', "songs"."start_seconds",
      'endSeconds', "songs"."end_seconds",
      'failures', "songs"."media_failures",
      'checkedAt', "songs"."media_checked_at",
      'isTimed', "songs"."line_times" <> ''
    ),
    'lyrics', "songs"."lyrics",
    'names', iif(? = 'en', NULL, json_patch(coalesce("songs"."script_names" ->> ?, '{}'), json_object(
      'parent', (
        select "script_names" ->> ?
        from "raagas" "parents"
        where "parents"."id" = "raagas"."parent_id"
      ),
      'people', (
        SELECT json_group_object(key, "people"."script_names" ->> ?)
        FROM json_each("songs"."person_ids")
        JOIN "people" ON "people"."id" = value
      )
    ))),
    'composition', json_set(json_object(
        'id', "compositions"."id",
        'recordings', "compositions"."recording_count",
        'nativeTitle', "compositions"."native_title",
        'meaning', json("compositions"."meaning"),
        'areWordsHidden', EXISTS (
          SELECT 1
          FROM hidden_rows
          WHERE place IN ('words') AND row_id = CAST("compositions"."id" AS TEXT)
        ),
        'notation', "compositions"."notation",
        'lyricsRights', "compositions"."lyrics_rights",
        'lyricsPermission', "compositions"."lyrics_permission",
        'meaningRights', "compositions"."meaning_rights",
        'meaningPermission', "compositions"."meaning_permission",
        'notationRights', "compositions"."notation_rights",
        'notationPermission', "compositions"."notation_permission",
        'raagas', (
          SELECT json_group_array(json_object(
            'id', "json_row"."id",
            'native', "native",
            'isProposed', "is_proposed"
          ))
          FROM (
            select "raagas"."id", "raagas"."script_names" ->> ? as "native", "raagas"."proposed_at" IS NOT NULL as "is_proposed"
            from "composition_raagas"
            inner join "raagas" on "raagas"."id" = "composition_raagas"."raaga_id"
            where "composition_raagas"."composition_id" = "compositions"."id"
            order by "composition_raagas"."position" asc
          ) "json_row"
        ),
        'testSounds', "compositions"."test_sounds",
        'silentPages', iif("compositions"."pages_elsewhere" <> ?, (
          SELECT json_group_array("linked_pages"."address")
          FROM "linked_pages"
          WHERE "linked_pages"."composition_id" = "compositions"."id" AND "linked_pages"."failures" >= 3
        ), json('[]'))
      ),
      '$.markedSongId', "compositions"."marked_song_id",
      '$.createdBy', "compositions"."created_by",
      '$.claims', (
        SELECT json_group_array(json_object(
          'field', "json_row"."field",
          'id', "json_row"."id",
          'title', "json_row"."title",
          'note', "json_row"."note",
          'reading', "json_row"."reading"
        ))
        FROM (
          select "claims"."field", "sources"."id", "sources"."title", "claims"."note", "claims"."reading"
          from "claims"
          inner join "sources" on "sources"."id" = "claims"."source_id"
          where ("claims"."subject_kind" = 'composition' and "claims"."subject_id" = CAST("compositions"."id" AS TEXT))
          limit ?
        ) "json_row"
      )
    ),
    'claims', (
      SELECT json_group_array(json_object(
        'field', "json_row"."field",
        'id', "json_row"."id",
        'title', "json_row"."title",
        'note', "json_row"."note",
        'reading', "json_row"."reading"
      ))
      FROM (
        select "claims"."field", "sources"."id", "sources"."title", "claims"."note", "claims"."reading"
        from "claims"
        inner join "sources" on "sources"."id" = "claims"."source_id"
        where ("claims"."subject_kind" = 'song' and "claims"."subject_id" = CAST("songs"."id" AS TEXT))
        limit ?
      ) "json_row"
    ),
    'mainRecording', (
      SELECT json_group_array(json_set(json_object(
          'id', "json_row"."id",
          'singer', "json_row"."singer",
          'recordingDate', "json_row"."recorded_on",
          'place', "json_row"."place",
          'durationSeconds', "json_row"."duration_seconds",
          'names', json("names"),
          'accompaniments', json("json_row"."accompaniments"),
          'people', json("people"),
          'ownScale', "own_scale",
          'uploadType', "json_row"."upload_type",
          'externalMediaId', "json_row"."external_media_id",
          'mediaFileId', "json_row"."media_file_id",
          'mediaUrl', "json_row"."media_url",
          'startSeconds', "json_row"."start_seconds",
          'endSeconds', "json_row"."end_seconds"
        ),
        '$.failures', "failures",
        '$.createdBy', "json_row"."created_by"
      ))
      FROM (
        select "id", "singer", "recorded_on", "place", "duration_seconds", "script_names" ->> ? as "names",
          "accompaniments", iif(? = 'en', NULL, (
          SELECT json_group_object(key, "people"."script_names" ->> ?)
          FROM json_each("person_ids") named
          JOIN "people" ON people.id = named.value
        )) as "people", iif(other.raaga_id IS songs.raaga_id, NULL, (
          SELECT arohana || '/' || avarohana
          FROM raagas
          WHERE id = other.raaga_id
        )) as "own_scale", "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds",
          "end_seconds", "media_failures" as "failures", "created_by"
        from "songs" "other"
        where ("other"."id" = "compositions"."main_song_id" and "other"."is_recording" and "other"."deleted_at" is null)
      ) "json_row"
    ),
    'otherRecordings', iif("compositions"."recording_count" > 1, (
      SELECT json_group_array(json_set(json_object(
          'id', "json_row"."id",
          'singer', "json_row"."singer",
          'recordingDate', "json_row"."recorded_on",
          'place', "json_row"."place",
          'durationSeconds', "json_row"."duration_seconds",
          'names', json("names"),
          'accompaniments', json("json_row"."accompaniments"),
          'people', json("people"),
          'ownScale', "own_scale",
          'uploadType', "json_row"."upload_type",
          'externalMediaId', "json_row"."external_media_id",
          'mediaFileId', "json_row"."media_file_id",
          'mediaUrl', "json_row"."media_url",
          'startSeconds', "json_row"."start_seconds",
          'endSeconds', "json_row"."end_seconds"
        ),
        '$.failures', "failures",
        '$.createdBy', "json_row"."created_by"
      ))
      FROM (
        select "id", "singer", "recorded_on", "place", "duration_seconds", "script_names" ->> ? as "names",
          "accompaniments", iif(? = 'en', NULL, (
          SELECT json_group_object(key, "people"."script_names" ->> ?)
          FROM json_each("person_ids") named
          JOIN "people" ON people.id = named.value
        )) as "people", iif(other.raaga_id IS songs.raaga_id, NULL, (
          SELECT arohana || '/' || avarohana
          FROM raagas
          WHERE id = other.raaga_id
        )) as "own_scale", "upload_type", "external_media_id", "media_file_id", "media_url", "start_seconds",
          "end_seconds", "media_failures" as "failures", "created_by"
        from "songs" "other"
        where ("other"."composition_id" = "songs"."composition_id" AND "other"."id" <> "compositions"."main_song_id"
          and "other"."is_recording" and "other"."deleted_at" is null)
        order by coalesce("other"."recorded_on", '~'), "other"."id"
        limit ? offset ?
      ) "json_row"
    ), json('[]')),
    'concert', iif("songs"."event" <> ?, (
      SELECT json_group_array(json_object(
        'id', "json_row"."id",
        'singer', "json_row"."singer",
        'recordingDate', "json_row"."recorded_on",
        'place', "json_row"."place",
        'durationSeconds', "json_row"."duration_seconds",
        'names', json("names"),
        'title', "json_row"."title"
      ))
      FROM (
        select "id", "singer", "recorded_on", "place", "duration_seconds", "script_names" ->> ? as "names",
          "title"
        from "songs" "other"
        where "other"."event" <> '' AND "other"."event" COLLATE NOCASE = "songs"."event" AND "other"."recorded_on" IS "songs"."recorded_on"
          AND "other"."id" <> "songs"."id" AND "other"."deleted_at" IS NULL
        order by "other"."track" IS NULL, "other"."track", "other"."start_seconds", "other"."id"
        limit ?
      ) "json_row"
    ), json('[]'))
  ),
  '$.related', json_object(
    'raaga', (
      SELECT json_group_array(json_object(
        'id', "id",
        'title', "json_row"."title",
        'native', "native"
      ))
      FROM (
        select "id", "title", "native"
        from (
          select "main_song_id" as "id", "title", "script_names" ->> ? as "native"
          from "compositions" "related"
          where ("related"."raaga_id" = "songs"."raaga_id" and "related"."deleted_at" is null and "related"."title_key" >= "compositions"."title_key"
            and "related"."id" <> "compositions"."id")
          order by "related"."title_key", "related"."id"
          limit ?
        ) "following"
        union all
        select "id", "title", "native"
        from (
          select "main_song_id" as "id", "title", "script_names" ->> ? as "native"
          from "compositions" "related"
          where ("related"."raaga_id" = "songs"."raaga_id" and "related"."deleted_at" is null and "related"."title_key" < "compositions"."title_key"
            and "related"."id" <> "compositions"."id")
          order by "related"."title_key", "related"."id"
          limit ?
        ) "first"
        limit ?
      ) "json_row"
    ),
    'deity', (
      SELECT json_group_array(json_object(
        'id', "id",
        'title', "json_row"."title",
        'native', "native"
      ))
      FROM (
        select "id", "title", "native"
        from (
          select "main_song_id" as "id", "title", "script_names" ->> ? as "native"
          from "compositions" "related"
          where ("related"."deity_id" = "songs"."deity_id" and "related"."deleted_at" is null and "related"."title_key" >= "compositions"."title_key"
            and "related"."id" <> "compositions"."id")
          order by "related"."title_key", "related"."id"
          limit ?
        ) "following"
        union all
        select "id", "title", "native"
        from (
          select "main_song_id" as "id", "title", "script_names" ->> ? as "native"
          from "compositions" "related"
          where ("related"."deity_id" = "songs"."deity_id" and "related"."deleted_at" is null and "related"."title_key" < "compositions"."title_key"
            and "related"."id" <> "compositions"."id")
          order by "related"."title_key", "related"."id"
          limit ?
        ) "first"
        limit ?
      ) "json_row"
    )
  ),
  '$.proposed', (
    SELECT json_group_array("people"."id")
    FROM (
      SELECT "compositions"."composer_id" AS id
      UNION
      SELECT value
      FROM json_each("songs"."person_ids")
    ) named
    CROSS JOIN "people" ON "people"."id" = named.id
    WHERE "people"."proposed_at" IS NOT NULL
  ),
  '$.thanks', json((
    SELECT json_group_array(DISTINCT given_name)
    FROM (
      SELECT given_name
      FROM suggestions INDEXED BY suggestions_thanked
      WHERE subject_kind = 'song' AND subject_id = CAST("songs"."id" AS TEXT) AND status = 'accepted'
        AND is_thanked AND given_name <> ''
      ORDER BY decided_at DESC
      LIMIT 10
    )
  )),
  '$.createdBy', "songs"."created_by",
  '$.version', (
    SELECT value
    FROM counters
    WHERE name = 'version'
  )
) as "found"
from "songs"
left join "compositions" on "compositions"."id" = "songs"."composition_id"
left join "raagas" on "raagas"."id" = "songs"."raaga_id"
left join "taalas" on "taalas"."id" = "songs"."taala_id"
left join "song_types" on "song_types"."id" = "songs"."song_type_id"
left join "deities" on "deities"."id" = "songs"."deity_id"
left join "users" on "users"."id" = "songs"."created_by"
where ("songs"."id" = ? and "songs"."deleted_at" is null);


-- /songs/:id (signed in)

SELECT EXISTS (
  SELECT 1
  FROM follows
  WHERE user_id = ? AND kind = ? AND record_id = (
    SELECT CAST(composition_id AS TEXT)
    FROM songs
    WHERE id = ? AND deleted_at IS NULL
  )
) AS "isFollowed", (
  SELECT rate
  FROM news_mails
  WHERE user_id = ?
) AS rate;

select "kept_songs"."song_id"
from "kept_lists"
inner join "kept_songs" on "kept_songs"."list_id" = "kept_lists"."id"
where ("kept_lists"."user_id" = ? and "kept_lists"."is_marks" = 1 and "kept_songs"."song_id" = ?);


-- /songs/:id/delete, /songs/:id/lines, /songs/edit/:id

select "compositions"."title", "compositions"."composer", "compositions"."raaga_id", "compositions"."taala_id",
  "compositions"."song_type_id", "compositions"."description", "compositions"."lyrics", "compositions"."lyrics_rights",
  "compositions"."lyrics_permission", "compositions"."notation", "compositions"."notation_rights", "compositions"."notation_permission",
  "compositions"."pages_elsewhere", "compositions"."language", "compositions"."iso_title", "compositions"."native_title",
  "compositions"."other_titles", "compositions"."composer_id", "compositions"."deity", "compositions"."signature",
  "compositions"."meaning", "compositions"."meaning_rights", "compositions"."meaning_permission", "compositions"."line_meanings",
  (
  SELECT json_group_array("composition_raagas"."raaga_id")
  FROM (
    SELECT raaga_id
    FROM composition_raagas
    WHERE composition_id = compositions.id
    ORDER BY position
  ) AS composition_raagas
) as "raagas", "songs"."singer", "songs"."upload_type", "songs"."media_type_id", "songs"."media_url",
  "songs"."media_file_id", "songs"."recorded_on", "songs"."media_location_type_id", "songs"."external_media_id",
  "songs"."duration_seconds", "songs"."singer_part", "songs"."event", "songs"."place", "songs"."concert_id",
  "songs"."track", "songs"."start_seconds", "songs"."end_seconds", "songs"."own_raaga_id", "songs"."own_taala_id",
  "songs"."media_description", "songs"."recording_rights", "songs"."recording_permission", "songs"."line_times",
  "songs"."person_ids", "songs"."accompaniments", (
  SELECT json_group_array(json_object(
    'field', "claims"."field",
    'title', source.title,
    'address', iif(EXISTS (
      SELECT 1
      FROM sources AS namesake
      WHERE namesake.title = source.title AND namesake.id <> source.id
    ), source.address, ''),
    'note', "claims"."note",
    'reading', "claims"."reading"
  ))
  FROM "claims"
  JOIN sources AS source ON source.id = "claims"."source_id"
  WHERE "claims"."subject_kind" = 'composition' AND "claims"."subject_id" = CAST("compositions"."id" AS TEXT)
    AND "claims"."field" NOT GLOB 'scale *'
) as "sources", (
  SELECT json_group_array(json_object(
    'field', "claims"."field",
    'title', source.title,
    'address', iif(EXISTS (
      SELECT 1
      FROM sources AS namesake
      WHERE namesake.title = source.title AND namesake.id <> source.id
    ), source.address, ''),
    'note', "claims"."note",
    'reading', "claims"."reading"
  ))
  FROM "claims"
  JOIN sources AS source ON source.id = "claims"."source_id"
  WHERE "claims"."subject_kind" = 'song' AND "claims"."subject_id" = CAST("songs"."id" AS TEXT) AND "claims"."field" NOT GLOB 'scale *'
) as "recording_sources", "compositions"."script_names", "songs"."composition_id", "songs"."created_by" as "song_creator",
  "compositions"."created_by" as "composition_creator", (
  SELECT u.display_name
  FROM users u
  WHERE u.id = "songs"."created_by"
) as "song_added_by", (
  SELECT u.display_name
  FROM users u
  WHERE u.id = "compositions"."created_by"
) as "composition_added_by", "songs"."is_recording", (
  SELECT json_group_array(json_object(
    'place', place,
    'reason', reason,
    'at', hidden_at
  ))
  FROM hidden_rows
  WHERE ((place IN ('words', 'notation') AND row_id = CAST(songs.composition_id AS TEXT)) OR (place = 'medium'
    AND row_id = CAST(songs.id AS TEXT)))
) as "hidden_notes", EXISTS (
  SELECT 1
  FROM media_files f
  WHERE f.id = "songs"."media_file_id" AND f.status = 'ready' AND f.shape IS NULL
) as "lacks_shape", "compositions"."recording_count", max(coalesce((
  SELECT max(id)
  FROM revisions
  WHERE subject_kind = 'song' AND subject_id = CAST(songs.id AS TEXT)
), 0), coalesce((
  SELECT max(id)
  FROM revisions
  WHERE subject_kind = 'composition' AND subject_id = CAST(songs.composition_id AS TEXT)
), 0)) as "last_revision"
from "songs"
inner join "compositions" on "compositions"."id" = "songs"."composition_id"
where ("songs"."id" = ? and "songs"."deleted_at" is null);


-- /songs/:id/keep

select "id"
from "kept_lists"
where ("kept_lists"."user_id" = ? and EXISTS (
  SELECT 1
  FROM kept_songs k
  WHERE k.list_id = "kept_lists"."id" AND k.song_id = ?
));

select "title", "script_names" ->> ? as "names"
from "songs"
where ("songs"."id" = ? and "songs"."deleted_at" is null);


-- /songs/:id/practise, /songs/:id/practise (signed in)

select json_set(json_object(
    'id', "songs"."id",
    'title', "songs"."title",
    'singer', "songs"."singer",
    'composer', "songs"."composer",
    'language', "songs"."language",
    'lyrics', "songs"."lyrics",
    'names', json("songs"."script_names" ->> ?),
    'meaning', json("compositions"."meaning"),
    'lineTimes', "songs"."line_times",
    'lineMeanings', json("compositions"."line_meanings"),
    'notation', "compositions"."notation",
    'rights', json_object(
      'lyrics', json_object(
        'address', "compositions"."lyrics_rights",
        'permission', "compositions"."lyrics_permission"
      ),
      'meaning', json_object(
        'address', "compositions"."meaning_rights",
        'permission', "compositions"."meaning_permission"
      ),
      'notation', json_object(
        'address', "compositions"."notation_rights",
        'permission', "compositions"."notation_permission"
      )
    ),
    'createdBy', "songs"."created_by",
    'compositionCreatedBy', "compositions"."created_by",
    'raaga', iif("raagas"."id" IS NULL, NULL, json_object(
      'id', "raagas"."id",
      'native', "raagas"."script_names" ->> ?,
      'arohana', "raagas"."arohana",
      'avarohana', "raagas"."avarohana",
      'bhashanga', "raagas"."bhashanga",
      'melakarta', "raagas"."melakarta",
      'parent', "parents"."melakarta"
    ))
  ),
  '$.taala', iif("taalas"."id" IS NULL, NULL, json_object(
    'id', "taalas"."id",
    'native', "taalas"."script_names" ->> ?,
    'jati', "taalas"."jati",
    'angas', "taalas"."angas",
    'groups', "taalas"."groups",
    'aksharas', "taalas"."aksharas"
  )),
  '$.medium', json_object(
    'uploadType', "songs"."upload_type",
    'externalMediaId', "songs"."external_media_id",
    'mediaFileId', "songs"."media_file_id",
    'mediaUrl', "songs"."media_url",
    'startSeconds', "songs"."start_seconds",
    'endSeconds', "songs"."end_seconds",
    'failures', "songs"."media_failures",
    'isTimed', "songs"."line_times" <> ''
  ),
  '$.version', (
    SELECT value
    FROM counters
    WHERE name = 'version'
  )
) as "found"
from "songs"
left join "compositions" on "compositions"."id" = "songs"."composition_id"
left join "raagas" on "raagas"."id" = "songs"."raaga_id"
left join "taalas" on "taalas"."id" = "songs"."taala_id"
left join "raagas" "parents" on "parents"."id" = "raagas"."parent_id"
where ("songs"."id" = ? and "songs"."deleted_at" is null);


-- /songs/:id/words, /songs/:id/words (signed in)

select "lyrics", "language", "line_times", "start_seconds", "end_seconds", "duration_seconds", (
  SELECT value
  FROM counters
  WHERE name = 'version'
) as "version"
from "songs"
where ("songs"."id" = ? and "songs"."deleted_at" is null);


-- /songs/batch

select "id", "title", "singer", "raaga_id", "taala_id", "recorded_on", "script_names" ->> ? as "names"
from "songs"
where true AND created_by = ? AND deleted_at IS NULL
order by "songs"."title_key" asc, "songs"."id" asc
limit ?;

select "song_batches"."id", "song_batches"."edited_by", "users"."display_name", "song_batches"."edited_at",
  "song_batches"."song_count", "song_batches"."undone_at"
from "song_batches"
left join "users" on "users"."id" = "song_batches"."edited_by"
where "song_batches"."edited_by" = ?
order by "song_batches"."id" desc
limit ?;


-- /songs/batches/:id

SELECT p.id, p.name, iif(p.years_source IS NULL, NULL, p.born) AS born, iif(p.years_source IS NULL, NULL,
  p.died) AS died, p.parts
FROM people p
WHERE p.id IN (
  SELECT value
  FROM json_each(?)
);

select "song_batches"."id", "song_batches"."edited_by", "users"."display_name", "song_batches"."edited_at",
  "song_batches"."song_count", "song_batches"."undone_at", "song_batches"."edits"
from "song_batches"
left join "users" on "users"."id" = "song_batches"."edited_by"
where ("song_batches"."id" = ? and "song_batches"."edited_by" = ?);


-- /songs/drafts

select "song_drafts"."id", "song_drafts"."inputs", "song_drafts"."file_name", "song_drafts"."file_size",
  "song_drafts"."file_hash", "media_files"."duration_seconds" as "seconds", "media_files"."whole_hash",
  "media_files"."rare_format", "media_files"."id" as "upload", "media_files"."completed_at" IS NOT NULL as "arrived",
  "song_drafts"."is_ready", "song_drafts"."changed_at"
from "song_drafts"
left join "media_files" on ("media_files"."id" = "song_drafts"."media_file_id" and "media_files"."discarded_at" IS NULL)
where "song_drafts"."owner_id" = ?
order by "song_drafts"."position", "song_drafts"."id"
limit ?;


-- /songs/edit/:id

SELECT "raagas"."id" AS 'id', "raagas"."script_names" ->> ? AS 'native'
FROM json_each(?) a
CROSS JOIN raagas ON raagas.id = a.value;


-- /songs/people

SELECT name, id
FROM (
  SELECT printed.value AS name, (
    SELECT iif(count(DISTINCT n.person_id) = 1, min(n.person_id), NULL)
    FROM person_names n
    JOIN people p ON p.id = n.person_id AND p.merged_into IS NULL
    WHERE n.name = printed.value COLLATE NOCASE
  ) AS id
  FROM json_each(?) AS printed
)
WHERE id IS NOT NULL;

SELECT p.id, p.name, iif(p.years_source IS NULL, NULL, p.born) AS born, iif(p.years_source IS NULL, NULL,
  p.died) AS died, p.parts, found.matched, found.field
FROM (
  SELECT DISTINCT k.person_id, k.matched, k.field
  FROM json_each(?) r
  CROSS JOIN person_keys k ON k.field = r.value ->> 0 AND k.key >= r.value ->> 1 AND k.key < r.value ->> 2
  LIMIT ?
) found
JOIN people known ON known.id = found.person_id
JOIN people p ON p.id = coalesce(known.merged_into, known.id) AND p.merged_into IS NULL;


-- /songs/play, /songs/play (signed in)

SELECT *
FROM (
  SELECT compositions.main_song_id AS "after", compositions.id AS composition, (
    SELECT json_group_array(id)
    FROM (
      SELECT id
      FROM songs
      WHERE id = compositions.main_song_id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
        OR songs.media_file_id IS NOT NULL)
      UNION ALL
      SELECT *
      FROM (
        SELECT id
        FROM songs
        WHERE composition_id = compositions.id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
          OR songs.media_file_id IS NOT NULL) AND id <> compositions.main_song_id
        LIMIT ?
      )
    )
  ) AS songs
  FROM compositions
  WHERE true AND compositions.deleted_at IS NULL AND compositions.main_song_id IS NOT NULL AND compositions.title_key = (
    SELECT compositions.title_key
    FROM compositions
    WHERE id = (
      SELECT composition_id
      FROM songs
      WHERE id = ?
    )
  ) AND compositions.id > (
    SELECT composition_id
    FROM songs
    WHERE id = ?
  )
  ORDER BY compositions.title_key asc, "compositions"."id" asc
  LIMIT ?
)
UNION ALL
SELECT *
FROM (
  SELECT compositions.main_song_id AS "after", compositions.id AS composition, (
    SELECT json_group_array(id)
    FROM (
      SELECT id
      FROM songs
      WHERE id = compositions.main_song_id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
        OR songs.media_file_id IS NOT NULL)
      UNION ALL
      SELECT *
      FROM (
        SELECT id
        FROM songs
        WHERE composition_id = compositions.id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
          OR songs.media_file_id IS NOT NULL) AND id <> compositions.main_song_id
        LIMIT ?
      )
    )
  ) AS songs
  FROM compositions
  WHERE true AND compositions.deleted_at IS NULL AND compositions.main_song_id IS NOT NULL AND compositions.title_key > (
    SELECT compositions.title_key
    FROM compositions
    WHERE id = (
      SELECT composition_id
      FROM songs
      WHERE id = ?
    )
  )
  ORDER BY compositions.title_key asc, "compositions"."id" asc
  LIMIT ?
)
LIMIT ?;


-- /songs/play?of=decade&id=1990

SELECT *
FROM (
  SELECT songs.id AS "after", songs.composition_id AS composition, iif(songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
    OR songs.media_file_id IS NOT NULL), json_array(songs.id), '[]') AS songs
  FROM songs
  WHERE deleted_at IS NULL AND coalesce(recorded_on, '~') < ? AND coalesce(recorded_on, '~') >= ? AND true
  ORDER BY coalesce(recorded_on, '~') asc, "songs"."id" asc
  LIMIT ?
);


-- /songs/play?of=decade&id=1990&after=1

SELECT *
FROM (
  SELECT songs.id AS "after", songs.composition_id AS composition, iif(songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
    OR songs.media_file_id IS NOT NULL), json_array(songs.id), '[]') AS songs
  FROM songs
  WHERE deleted_at IS NULL AND coalesce(recorded_on, '~') < ? AND coalesce(recorded_on, '~') = (
    SELECT coalesce(recorded_on, '~')
    FROM songs
    WHERE id = ?
  ) AND id > ?
  ORDER BY coalesce(recorded_on, '~') asc, "songs"."id" asc
  LIMIT ?
)
UNION ALL
SELECT *
FROM (
  SELECT songs.id AS "after", songs.composition_id AS composition, iif(songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
    OR songs.media_file_id IS NOT NULL), json_array(songs.id), '[]') AS songs
  FROM songs
  WHERE deleted_at IS NULL AND coalesce(recorded_on, '~') < ? AND coalesce(recorded_on, '~') > (
    SELECT coalesce(recorded_on, '~')
    FROM songs
    WHERE id = ?
  )
  ORDER BY coalesce(recorded_on, '~') asc, "songs"."id" asc
  LIMIT ?
)
LIMIT ?;


-- /songs/play?of=deity&id=Devi

SELECT *
FROM (
  SELECT compositions.main_song_id AS "after", compositions.id AS composition, (
    SELECT json_group_array(id)
    FROM (
      SELECT id
      FROM songs
      WHERE id = compositions.main_song_id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
        OR songs.media_file_id IS NOT NULL)
      UNION ALL
      SELECT *
      FROM (
        SELECT id
        FROM songs
        WHERE composition_id = compositions.id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
          OR songs.media_file_id IS NOT NULL) AND id <> compositions.main_song_id
        LIMIT ?
      )
    )
  ) AS songs
  FROM compositions
  WHERE compositions.deity_id = ? AND compositions.deleted_at IS NULL AND compositions.main_song_id IS NOT NULL
    AND compositions.title_key >= ?
  ORDER BY compositions.title_key asc, "compositions"."id" asc
  LIMIT ?
);


-- /songs/play?of=janyas&id=Lavangi

SELECT *
FROM (WITH chosen AS MATERIALIZED (
    SELECT id
    FROM raagas
    WHERE parent_id = ? AND composition_count > 0 AND true
    ORDER BY id
  )
  SELECT compositions.main_song_id AS "after", compositions.id AS composition, (
    SELECT json_group_array(id)
    FROM (
      SELECT id
      FROM songs
      WHERE id = compositions.main_song_id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
        OR songs.media_file_id IS NOT NULL)
      UNION ALL
      SELECT *
      FROM (
        SELECT id
        FROM songs
        WHERE composition_id = compositions.id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
          OR songs.media_file_id IS NOT NULL) AND id <> compositions.main_song_id
        LIMIT ?
      )
    )
  ) AS songs
  FROM chosen
  CROSS JOIN compositions INDEXED BY compositions_by_raaga ON compositions.raaga_id = chosen.id
  WHERE compositions.deleted_at IS NULL AND compositions.main_song_id IS NOT NULL
  LIMIT ?
);


-- /songs/play?of=janyas&id=Lavangi&after=1

SELECT *
FROM (
  SELECT *
  FROM (
    SELECT compositions.main_song_id AS "after", compositions.id AS composition, (
      SELECT json_group_array(id)
      FROM (
        SELECT id
        FROM songs
        WHERE id = compositions.main_song_id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
          OR songs.media_file_id IS NOT NULL)
        UNION ALL
        SELECT *
        FROM (
          SELECT id
          FROM songs
          WHERE composition_id = compositions.id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
            OR songs.media_file_id IS NOT NULL) AND id <> compositions.main_song_id
          LIMIT ?
        )
      )
    ) AS songs
    FROM compositions
    WHERE compositions.raaga_id = (
      SELECT raaga_id
      FROM compositions
      WHERE id = (
        SELECT composition_id
        FROM songs
        WHERE id = ?
      )
    ) AND compositions.deleted_at IS NULL AND compositions.main_song_id IS NOT NULL AND compositions.title_key = (
      SELECT compositions.title_key
      FROM compositions
      WHERE id = (
        SELECT composition_id
        FROM songs
        WHERE id = ?
      )
    ) AND compositions.id > (
      SELECT composition_id
      FROM songs
      WHERE id = ?
    )
    ORDER BY compositions.title_key asc, "compositions"."id" asc
    LIMIT ?
  )
  UNION ALL
  SELECT *
  FROM (
    SELECT compositions.main_song_id AS "after", compositions.id AS composition, (
      SELECT json_group_array(id)
      FROM (
        SELECT id
        FROM songs
        WHERE id = compositions.main_song_id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
          OR songs.media_file_id IS NOT NULL)
        UNION ALL
        SELECT *
        FROM (
          SELECT id
          FROM songs
          WHERE composition_id = compositions.id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
            OR songs.media_file_id IS NOT NULL) AND id <> compositions.main_song_id
          LIMIT ?
        )
      )
    ) AS songs
    FROM compositions
    WHERE compositions.raaga_id = (
      SELECT raaga_id
      FROM compositions
      WHERE id = (
        SELECT composition_id
        FROM songs
        WHERE id = ?
      )
    ) AND compositions.deleted_at IS NULL AND compositions.main_song_id IS NOT NULL AND compositions.title_key > (
      SELECT compositions.title_key
      FROM compositions
      WHERE id = (
        SELECT composition_id
        FROM songs
        WHERE id = ?
      )
    )
    ORDER BY compositions.title_key asc, "compositions"."id" asc
    LIMIT ?
  )
  LIMIT ?
)
UNION ALL
SELECT *
FROM (WITH chosen AS MATERIALIZED (
    SELECT id
    FROM raagas
    WHERE parent_id = ? AND composition_count > 0 AND id > (
      SELECT raaga_id
      FROM compositions
      WHERE id = (
        SELECT composition_id
        FROM songs
        WHERE id = ?
      )
    )
    ORDER BY id
  )
  SELECT compositions.main_song_id AS "after", compositions.id AS composition, (
    SELECT json_group_array(id)
    FROM (
      SELECT id
      FROM songs
      WHERE id = compositions.main_song_id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
        OR songs.media_file_id IS NOT NULL)
      UNION ALL
      SELECT *
      FROM (
        SELECT id
        FROM songs
        WHERE composition_id = compositions.id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
          OR songs.media_file_id IS NOT NULL) AND id <> compositions.main_song_id
        LIMIT ?
      )
    )
  ) AS songs
  FROM chosen
  CROSS JOIN compositions INDEXED BY compositions_by_raaga ON compositions.raaga_id = chosen.id
  WHERE compositions.deleted_at IS NULL AND compositions.main_song_id IS NOT NULL
  LIMIT ?
)
LIMIT ?;


-- /songs/play?of=performer&id=tyagaraja

SELECT songs.id AS "after", songs.composition_id AS composition, iif(songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
  OR songs.media_file_id IS NOT NULL), json_array(songs.id), '[]') AS songs
FROM (
  SELECT *
  FROM (
    SELECT DISTINCT part, song_id
    FROM credits
    WHERE person_id = ? AND part > '' AND part <> 'vocal' AND true
    ORDER BY part DESC, song_id DESC
    LIMIT ?
  )
) c
CROSS JOIN songs ON songs.id = c.song_id;


-- /songs/play?of=performer&id=tyagaraja&after=1

SELECT songs.id AS "after", songs.composition_id AS composition, iif(songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
  OR songs.media_file_id IS NOT NULL), json_array(songs.id), '[]') AS songs
FROM (
  SELECT *
  FROM (
    SELECT DISTINCT part, song_id
    FROM credits
    WHERE person_id = ? AND part > '' AND part <> 'vocal' AND part = (
      SELECT part
      FROM credits
      WHERE song_id = ? AND person_id = ? AND part > ''
    ) AND song_id < ?
    ORDER BY part DESC, song_id DESC
    LIMIT ?
  )
  UNION ALL
  SELECT *
  FROM (
    SELECT DISTINCT part, song_id
    FROM credits
    WHERE person_id = ? AND part > '' AND part <> 'vocal' AND part < (
      SELECT part
      FROM credits
      WHERE song_id = ? AND person_id = ? AND part > ''
    )
    ORDER BY part DESC, song_id DESC
    LIMIT ?
  )
  LIMIT ?
) c
CROSS JOIN songs ON songs.id = c.song_id;


-- /songs/play?of=raaga&id=Lavangi

SELECT *
FROM (
  SELECT compositions.main_song_id AS "after", compositions.id AS composition, (
    SELECT json_group_array(id)
    FROM (
      SELECT id
      FROM songs
      WHERE id = compositions.main_song_id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
        OR songs.media_file_id IS NOT NULL)
      UNION ALL
      SELECT *
      FROM (
        SELECT id
        FROM songs
        WHERE composition_id = compositions.id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
          OR songs.media_file_id IS NOT NULL) AND id <> compositions.main_song_id
        LIMIT ?
      )
    )
  ) AS songs
  FROM compositions
  WHERE compositions.raaga_id = ? AND compositions.deleted_at IS NULL AND compositions.main_song_id IS NOT NULL
    AND compositions.title_key >= ?
  ORDER BY compositions.title_key asc, "compositions"."id" asc
  LIMIT ?
);


-- /songs/play?of=singer&id=tyagaraja

SELECT songs.id AS "after", songs.composition_id AS composition, iif(songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
  OR songs.media_file_id IS NOT NULL), json_array(songs.id), '[]') AS songs
FROM (
  SELECT *
  FROM (
    SELECT DISTINCT part, song_id
    FROM credits
    WHERE person_id = ? AND part = 'vocal' AND true
    ORDER BY part DESC, song_id DESC
    LIMIT ?
  )
) c
CROSS JOIN songs ON songs.id = c.song_id;


-- /songs/play?of=time&id=evening

SELECT *
FROM (WITH chosen AS MATERIALIZED (
    SELECT id
    FROM raagas
    WHERE time_of_day = iif(EXISTS (
      SELECT 1
      FROM raagas
      CROSS JOIN compositions INDEXED BY compositions_by_raaga ON compositions.raaga_id = raagas.id
      CROSS JOIN songs ON songs.id = compositions.main_song_id
      WHERE time_of_day = ? AND compositions.deleted_at IS NULL AND compositions.main_song_id IS NOT NULL
        AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL OR songs.media_file_id IS NOT NULL)
    ), ?, 'any') AND composition_count > 0 AND true
    ORDER BY id
  )
  SELECT compositions.main_song_id AS "after", compositions.id AS composition, (
    SELECT json_group_array(id)
    FROM (
      SELECT id
      FROM songs
      WHERE id = compositions.main_song_id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
        OR songs.media_file_id IS NOT NULL)
      UNION ALL
      SELECT *
      FROM (
        SELECT id
        FROM songs
        WHERE composition_id = compositions.id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
          OR songs.media_file_id IS NOT NULL) AND id <> compositions.main_song_id
        LIMIT ?
      )
    )
  ) AS songs
  FROM chosen
  CROSS JOIN compositions INDEXED BY compositions_by_raaga ON compositions.raaga_id = chosen.id
  WHERE compositions.deleted_at IS NULL AND compositions.main_song_id IS NOT NULL
  LIMIT ?
);


-- /songs/play?sortBy=singer&after=1

SELECT *
FROM (
  SELECT songs.id AS "after", songs.composition_id AS composition, iif(songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
    OR songs.media_file_id IS NOT NULL), json_array(songs.id), '[]') AS songs
  FROM songs
  WHERE deleted_at IS NULL AND true AND singer COLLATE NOCASE = (
    SELECT singer COLLATE NOCASE
    FROM songs
    WHERE id = ?
  ) AND id > ?
  ORDER BY singer COLLATE NOCASE asc, "songs"."id" asc
  LIMIT ?
)
UNION ALL
SELECT *
FROM (
  SELECT songs.id AS "after", songs.composition_id AS composition, iif(songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
    OR songs.media_file_id IS NOT NULL), json_array(songs.id), '[]') AS songs
  FROM songs
  WHERE deleted_at IS NULL AND true AND singer COLLATE NOCASE > (
    SELECT singer COLLATE NOCASE
    FROM songs
    WHERE id = ?
  )
  ORDER BY singer COLLATE NOCASE asc, "songs"."id" asc
  LIMIT ?
)
LIMIT ?;


-- /songs/play?sortBy=title&lng=te

SELECT *
FROM (
  SELECT compositions.main_song_id AS "after", compositions.id AS composition, (
    SELECT json_group_array(id)
    FROM (
      SELECT id
      FROM songs
      WHERE id = compositions.main_song_id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
        OR songs.media_file_id IS NOT NULL)
      UNION ALL
      SELECT *
      FROM (
        SELECT id
        FROM songs
        WHERE composition_id = compositions.id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
          OR songs.media_file_id IS NOT NULL) AND id <> compositions.main_song_id
        LIMIT ?
      )
    )
  ) AS songs
  FROM compositions
  WHERE true AND compositions.deleted_at IS NULL AND compositions.main_song_id IS NOT NULL AND (iif(coalesce('1' || ltrim(compositions.script_names ->> 'te',
    '"‘“'), compositions.title_key) < '1', '0', iif(substr(coalesce('1' || ltrim(compositions.script_names ->> 'te',
    '"‘“'), compositions.title_key), 2, 1) BETWEEN 'a' AND 'z', '2', '1')) || substr(coalesce('1' || ltrim(compositions.script_names ->> 'te',
    '"‘“'), compositions.title_key), 2)) >= ?
  ORDER BY (iif(coalesce('1' || ltrim(compositions.script_names ->> 'te', '"‘“'), compositions.title_key) < '1',
    '0', iif(substr(coalesce('1' || ltrim(compositions.script_names ->> 'te', '"‘“'), compositions.title_key),
    2, 1) BETWEEN 'a' AND 'z', '2', '1')) || substr(coalesce('1' || ltrim(compositions.script_names ->> 'te',
    '"‘“'), compositions.title_key), 2)) asc, "compositions"."id" asc
  LIMIT ?
);


-- /songs/play?without=lyrics

SELECT *
FROM (
  SELECT compositions.main_song_id AS "after", compositions.id AS composition, (
    SELECT json_group_array(id)
    FROM (
      SELECT id
      FROM songs
      WHERE id = compositions.main_song_id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
        OR songs.media_file_id IS NOT NULL)
      UNION ALL
      SELECT *
      FROM (
        SELECT id
        FROM songs
        WHERE composition_id = compositions.id AND songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL
          OR songs.media_file_id IS NOT NULL) AND id <> compositions.main_song_id
        LIMIT ?
      )
    )
  ) AS songs
  FROM compositions
  WHERE compositions.deleted_at IS NULL AND compositions.lyrics = '' AND compositions.deleted_at IS NULL
    AND compositions.main_song_id IS NOT NULL AND compositions.title_key >= ?
  ORDER BY compositions.title_key asc, "compositions"."id" asc
  LIMIT ?
);


-- /sources/:id, /sources/:id (signed in)

select "id", "title", "author", "year", "kind", "address", "identifier"
from "sources"
where "sources"."id" = ?;

select subject.kind as "subject_kind", subject.id as "subject_id", CASE subject.kind WHEN 'composition' THEN (
  SELECT json_object(
    'address', CAST(main_song_id AS TEXT),
    'name', title,
    'native', "compositions"."script_names" ->> ?
  )
  FROM "compositions"
  WHERE compositions.id = CAST(subject.id AS INTEGER) AND compositions.deleted_at IS NULL
) WHEN 'song' THEN (
  SELECT json_object(
    'address', CAST(songs.id AS TEXT),
    'name', title,
    'native', "songs"."script_names" -> ? ->> 'title'
  )
  FROM "songs"
  WHERE songs.id = CAST(subject.id AS INTEGER) AND songs.deleted_at IS NULL
) WHEN 'person' THEN (
  SELECT json_object(
    'address', people.id,
    'name', name,
    'native', "people"."script_names" ->> ?
  )
  FROM "people"
  WHERE people.id = subject.id AND merged_into IS NULL
) WHEN 'raaga' THEN (
  SELECT json_object(
    'address', raagas.id,
    'name', raagas.id,
    'native', "raagas"."script_names" ->> ?
  )
  FROM "raagas"
  WHERE raagas.id = subject.id
) WHEN 'taala' THEN (
  SELECT json_object(
    'address', taalas.id,
    'name', taalas.id,
    'native', "taalas"."script_names" ->> ?
  )
  FROM "taalas"
  WHERE taalas.id = subject.id
) WHEN 'deity' THEN (
  SELECT json_object(
    'address', deities.id,
    'name', deities.id,
    'native', "deities"."script_names" ->> ?
  )
  FROM "deities"
  WHERE deities.id = subject.id
) END as "record", (
  SELECT json_group_array(json_object(
    'field', "claims"."field",
    'reading', "claims"."reading",
    'note', "claims"."note"
  ))
  FROM "claims"
  WHERE "claims"."source_id" = ? AND "claims"."subject_kind" = subject.kind AND "claims"."subject_id" = subject.id
) as "facts"
from (
  SELECT DISTINCT subject_kind AS kind, subject_id AS id
  FROM claims
  WHERE source_id = ?
  ORDER BY subject_kind, subject_id
  LIMIT ?
) AS subject
order by subject.kind asc, subject.id asc;


-- /taalas/:id, /taalas/:id (signed in)

select "compositions"."id", "compositions"."main_song_id" as "song_id", "compositions"."title", "compositions"."script_names" ->> ? as "native",
  "raagas"."id" as "raaga_id", "raagas"."script_names" ->> ? as "native_raaga", "raagas"."arohana" || '/' || "raagas"."avarohana" as "scale",
  "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", "compositions"."lyrics" <> '' as "has_lyrics"
from "compositions"
left join "raagas" on "raagas"."id" = "compositions"."raaga_id"
where ("compositions"."taala_id" = ? and "compositions"."deleted_at" is null and "compositions"."main_song_id" is not null)
order by "compositions"."title_key" asc, "compositions"."id" asc
limit ?;


-- /taalas/:id, /taalas/:id (signed in), /taalas/Adi?after=1

select json_object(
  'thanks', json((
    SELECT json_group_array(DISTINCT given_name)
    FROM (
      SELECT given_name
      FROM suggestions INDEXED BY suggestions_thanked
      WHERE subject_kind = 'taala' AND subject_id = CAST("taalas"."id" AS TEXT) AND status = 'accepted'
        AND is_thanked AND given_name <> ''
      ORDER BY decided_at DESC
      LIMIT 10
    )
  )),
  'id', "taalas"."id",
  'description', "taalas"."description",
  'isoName', "taalas"."iso_name",
  'native', "taalas"."script_names" ->> ?,
  'jati', "taalas"."jati",
  'angas', "taalas"."angas",
  'groups', "taalas"."groups",
  'aksharas', "taalas"."aksharas",
  'compositionCount', "taalas"."composition_count",
  'creator', (
    SELECT json_object(
      'id', "json_row"."id",
      'name', "json_row"."name",
      'native', "native"
    )
    FROM (
      select "id", "name", "script_names" ->> ? as "native"
      from "people"
      where ("people"."id" = "taalas"."creator_id" and "people"."merged_into" is null)
    ) "json_row"
  ),
  'aliases', (
    SELECT json_group_array(alias)
    FROM (
      SELECT alias
      FROM "taala_aliases"
      WHERE "taala_aliases"."taala_id" = "taalas"."id"
      ORDER BY alias
      LIMIT ?
    )
  ),
  'claims', (
    SELECT json_group_array(json_object(
      'field', "json_row"."field",
      'id', "json_row"."id",
      'title', "json_row"."title",
      'note', "json_row"."note",
      'reading', "json_row"."reading"
    ))
    FROM (
      select "claims"."field", "sources"."id", "sources"."title", "claims"."note", "claims"."reading"
      from "claims"
      inner join "sources" on "sources"."id" = "claims"."source_id"
      where ("claims"."subject_kind" = 'taala' and "claims"."subject_id" = "taalas"."id")
      limit ?
    ) "json_row"
  )
) as "taala"
from "taalas"
where "taalas"."id" = ?;


-- /taalas/Adi?after=1

select "compositions"."id", "compositions"."main_song_id" as "song_id", "compositions"."title", "compositions"."script_names" ->> ? as "native",
  "raagas"."id" as "raaga_id", "raagas"."script_names" ->> ? as "native_raaga", "raagas"."arohana" || '/' || "raagas"."avarohana" as "scale",
  "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", "compositions"."lyrics" <> '' as "has_lyrics"
from "compositions"
left join "raagas" on "raagas"."id" = "compositions"."raaga_id"
where ("compositions"."taala_id" = ? and "compositions"."title_key" >= (
  SELECT title_key
  FROM compositions
  WHERE id = ?
) AND ("compositions"."title_key" > (
  SELECT title_key
  FROM compositions
  WHERE id = ?
) OR "compositions"."id" > ?) and "compositions"."deleted_at" is null and "compositions"."main_song_id" is not null)
order by "compositions"."title_key" asc, "compositions"."id" asc
limit ?;


-- /unfinished/lyrics/changes.atom

SELECT '' AS 'title', NULL AS 'native'
FROM (
  SELECT ? AS id
) record
WHERE record.id IS NOT NULL;

SELECT r.id AS 'id', r.subject_kind AS 'subject', r.subject_id AS 'subjectId', r.kind AS 'kind', r.changed_at AS 'at',
  (
  SELECT display_name
  FROM users
  WHERE users.id = r.changed_by
) AS 'by', r.reason AS 'reason', (
  SELECT iif(is_thanked, given_name, '')
  FROM suggestions
  WHERE suggestions.id = r.suggestion_id
) AS 'suggestedBy', (
  SELECT CASE m.kind WHEN 'person' THEN (
    SELECT name
    FROM people
    WHERE id = m.from_id
  ) ELSE (
    SELECT title
    FROM compositions
    WHERE id = CAST(m.from_id AS INTEGER)
  ) END
  FROM merges m
  WHERE r.kind IN ('merged', 'separated') AND m.kind = r.subject_kind AND m.to_id = r.subject_id AND r.changed_at IN (m.merged_at,
    m.undone_at)
  LIMIT 1
) AS 'other', (
  SELECT json_group_array(key)
  FROM json_each(r.fields)
) AS 'fields', songs.id AS 'songId', songs.composition_id AS 'compositionId', songs.title AS 'title',
  compositions.script_names ->> ? AS 'native'
FROM (
  SELECT *
  FROM revisions
  WHERE id IN (
    SELECT r.id
    FROM (
      SELECT id, kind, fields, subject_kind, subject_id
      FROM revisions
      WHERE id > ? AND id <= ?
      ORDER BY id DESC
      LIMIT ?
    ) r
    WHERE ((r.subject_kind = 'song' AND EXISTS (
      SELECT 1
      FROM songs
      WHERE songs.id = CAST(r.subject_id AS INTEGER) AND songs.deleted_at IS NULL AND EXISTS (
        SELECT 1
        FROM compositions
        WHERE compositions.id = songs.composition_id AND compositions.deleted_at IS NULL AND compositions.lyrics = ''
      )
    )) OR (r.subject_kind = 'composition' AND EXISTS (
      SELECT 1
      FROM compositions
      WHERE compositions.id = CAST(r.subject_id AS INTEGER) AND compositions.deleted_at IS NULL AND compositions.deleted_at IS NULL
        AND compositions.lyrics = ''
    ))) AND (r.kind IN ('created', 'restored') OR json_type(r.fields, '$.lyrics') IS NOT NULL)
  )
  ORDER BY id DESC
  LIMIT ?
) r
LEFT JOIN songs ON songs.id = CASE r.subject_kind WHEN 'song' THEN CAST(r.subject_id AS INTEGER) WHEN 'composition' THEN (
  SELECT main_song_id
  FROM compositions
  WHERE id = CAST(r.subject_id AS INTEGER)
) END
LEFT JOIN compositions ON compositions.id = songs.composition_id
WHERE r.subject_kind NOT IN ('song', 'composition') OR (songs.id IS NOT NULL AND songs.deleted_at IS NULL)
ORDER BY r.id DESC;


-- /uploads/:id, /uploads/:id/file

select "file_name", "content_type", "size", "upload_id", "completed_at", "whole_hash", coalesce(touched_at,
  created_at)
from "media_files"
where (("media_files"."id" = ? and "media_files"."status" = ? and "media_files"."discarded_at" is null)
  and "media_files"."owner_id" = ?);

select "number", "etag", "hash"
from "upload_parts"
where "upload_parts"."media_file_id" = ?
order by "upload_parts"."number";
