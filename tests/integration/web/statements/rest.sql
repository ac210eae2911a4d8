-- DELETE /mbkmusic-mbkauth/roles/{id}

delete from "roles"
where "roles"."id" = ?;


-- DELETE /mbkmusic-mbkauth/roles/{id}, DELETE /mbkmusic-mbkauth/users/{id}, DELETE /mbkmusic-mbkmusic/accompanimentTypes/{id}, DELETE /mbkmusic-mbkmusic/concerts/{id}, DELETE /mbkmusic-mbkmusic/deities/{id}, DELETE /mbkmusic-mbkmusic/lists/{id} and 33 more

INSERT INTO requirements (reason)
SELECT ?
WHERE (EXISTS (
  SELECT 1
  FROM user_roles
  WHERE user_id = ? AND role_id IN (
    SELECT value
    FROM json_each(?)
  )
)) IS NOT TRUE;


-- DELETE /mbkmusic-mbkauth/roles/{id}, DELETE /mbkmusic-mbkauth/users/{id}, DELETE /mbkmusic-mbkmusic/accompanimentTypes/{id}, DELETE /mbkmusic-mbkmusic/concerts/{id}, DELETE /mbkmusic-mbkmusic/deities/{id}, DELETE /mbkmusic-mbkmusic/lists/{id} and 49 more

select "users"."id", "users"."username", (
  SELECT json_group_array("roles"."name")
  FROM "user_roles"
  JOIN "roles" ON "roles"."id" = "user_roles"."role_id"
  WHERE "user_roles"."user_id" = "users"."id"
) as "role_names"
from "sessions"
inner join "users" on "users"."id" = "sessions"."user_id"
where ("sessions"."token_hash" = ? and "sessions"."kind" = ? and ("sessions"."last_used_at" > ? and "sessions"."created_at" > ?));

update "sessions"
set "last_used_at" = ?
where (("sessions"."token_hash" = ? and "sessions"."kind" = ? and ("sessions"."last_used_at" > ? and "sessions"."created_at" > ?))
  and "sessions"."last_used_at" < ?);


-- DELETE /mbkmusic-mbkauth/roles/{id}, DELETE /mbkmusic-mbkauth/users/{id}, DELETE /mbkmusic-mbkmusic/accompanimentTypes/{id}, DELETE /mbkmusic-mbkmusic/concerts/{id}, DELETE /mbkmusic-mbkmusic/deities/{id}, DELETE /mbkmusic-mbkmusic/mediaLocationTypes/{id} and 25 more

insert into "audit_events" ("id", "at", "actor_id", "act", "subject", "detail")
values (null, (unixepoch('subsec') * 1000), ?, ?, ?, ?);


-- DELETE /mbkmusic-mbkauth/roles/{id}, GET /mbkmusic-mbkauth/roles/{id}, POST /mbkmusic-mbkauth/roles, PUT /mbkmusic-mbkauth/roles/{id}

select "id", "name", "description", "is_system", "created_at"
from "roles"
where "roles"."id" = ?;


-- DELETE /mbkmusic-mbkauth/roles/{id}, PUT /mbkmusic-mbkauth/roles/{id}

INSERT INTO requirements (reason)
SELECT ?
WHERE (EXISTS (
  SELECT 1
  FROM roles
  WHERE id = ?
)) IS NOT TRUE;


-- DELETE /mbkmusic-mbkauth/users/{id}

DELETE FROM kept_songs
WHERE list_id IN (
  SELECT id
  FROM kept_lists
  WHERE user_id = ?
);

DELETE FROM mails
WHERE (status = 'failed' OR (status = 'waiting' AND kind = 'news')) AND recipient = (
  SELECT username
  FROM users
  WHERE id = ?
);

INSERT INTO requirements (reason)
SELECT ?
WHERE (EXISTS (
  SELECT 1
  FROM users
  WHERE id = ?
)) IS NOT TRUE;

delete from "approval_requests"
where "approval_requests"."user_id" = ?;

delete from "follows"
where "follows"."user_id" = ?;

delete from "heard_songs"
where "heard_songs"."user_id" = ?;

delete from "kept_lists"
where "kept_lists"."user_id" = ?;

delete from "news_mails"
where "news_mails"."user_id" = ?;

delete from "one_time_codes"
where email = (
  SELECT username
  FROM users
  WHERE id = ?
);

delete from "sessions"
where "sessions"."user_id" = ?;

delete from "song_drafts"
where "song_drafts"."owner_id" = ?;

delete from "song_imports"
where "song_imports"."user_id" = ?;

delete from "user_roles"
where "user_roles"."user_id" = ?;

delete from "users"
where "users"."id" = ?;

update "approval_requests"
set "decided_by" = ?
where "approval_requests"."decided_by" = ?;

update "audit_events"
set "actor_id" = ?
where "audit_events"."actor_id" = ?;

update "compositions"
set "created_by" = ?
where "compositions"."created_by" = ?;

update "compositions"
set "deleted_by" = ?
where "compositions"."deleted_by" = ?;

update "compositions"
set "updated_by" = ?
where "compositions"."updated_by" = ?;

update "hidden_parts"
set "hidden_by" = ?
where "hidden_parts"."hidden_by" = ?;

update "media_files"
set "owner_id" = ?
where "media_files"."owner_id" = ?;

update "merges"
set "merged_by" = ?
where "merges"."merged_by" = ?;

update "merges"
set "undone_by" = ?
where "merges"."undone_by" = ?;

update "people"
set "proposed_by" = ?
where "people"."proposed_by" = ?;

update "perhaps_same"
set "dismissed_by" = ?
where "perhaps_same"."dismissed_by" = ?;

update "raagas"
set "proposed_by" = ?
where "raagas"."proposed_by" = ?;

update "revisions"
set "changed_by" = ?
where "revisions"."changed_by" = ?;

update "song_batches"
set "edited_by" = ?
where "song_batches"."edited_by" = ?;

update "song_batches"
set "undone_by" = ?
where "song_batches"."undone_by" = ?;

update "songs"
set "created_by" = ?
where "songs"."created_by" = ?;

update "songs"
set "deleted_by" = ?
where "songs"."deleted_by" = ?;

update "songs"
set "updated_by" = ?
where "songs"."updated_by" = ?;

update "suggestions"
set "decided_by" = ?
where "suggestions"."decided_by" = ?;

update "suggestions"
set "mail" = ?, "suggested_by" = ?
where "suggestions"."suggested_by" = ?;

update "suggestions"
set "owner_id" = ?
where "suggestions"."owner_id" = ?;


-- DELETE /mbkmusic-mbkmusic/accompanimentTypes/{id}

delete from "accompaniment_types"
where "accompaniment_types"."id" = ?;


-- DELETE /mbkmusic-mbkmusic/accompanimentTypes/{id}, DELETE /mbkmusic-mbkmusic/concerts/{id}, DELETE /mbkmusic-mbkmusic/deities/{id}, DELETE /mbkmusic-mbkmusic/mediaLocationTypes/{id}, DELETE /mbkmusic-mbkmusic/mediaTypes/{id}, DELETE /mbkmusic-mbkmusic/raagas/{id} and 18 more

update "counters"
set "value" = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER))
where "counters"."name" = ?;


-- DELETE /mbkmusic-mbkmusic/accompanimentTypes/{id}, DELETE /mbkmusic-mbkmusic/concerts/{id}, DELETE /mbkmusic-mbkmusic/deities/{id}, DELETE /mbkmusic-mbkmusic/mediaLocationTypes/{id}, DELETE /mbkmusic-mbkmusic/mediaTypes/{id}, DELETE /mbkmusic-mbkmusic/raagas/{id} and 2 more

DELETE FROM claims
WHERE subject_kind = ? AND subject_id = ?;


-- DELETE /mbkmusic-mbkmusic/accompanimentTypes/{id}, DELETE /mbkmusic-mbkmusic/concerts/{id}, DELETE /mbkmusic-mbkmusic/deities/{id}, DELETE /mbkmusic-mbkmusic/mediaTypes/{id}, DELETE /mbkmusic-mbkmusic/raagas/{id}, DELETE /mbkmusic-mbkmusic/songTypes/{id} and 13 more

insert into "revisions" ("id", "subject_kind", "subject_id", "kind", "changed_by", "changed_at", "reason",
  "fields", "suggestion_id")
values (null, ?, ?, ?, ?, (unixepoch('subsec') * 1000), ?, ?, null);


-- DELETE /mbkmusic-mbkmusic/accompanimentTypes/{id}, GET /mbkmusic-mbkmusic/accompanimentTypes/{id}, POST /mbkmusic-mbkmusic/accompanimentTypes, PUT /mbkmusic-mbkmusic/accompanimentTypes/{id}

select "id", "name", "description", "script_names"
from "accompaniment_types"
where "accompaniment_types"."id" = ?;


-- DELETE /mbkmusic-mbkmusic/accompanimentTypes/{id}, PUT /mbkmusic-mbkmusic/accompanimentTypes/{id}

INSERT INTO requirements (reason)
SELECT ?
WHERE (EXISTS (
  SELECT 1
  FROM "accompaniment_types"
  WHERE "accompaniment_types"."id" = ?
)) IS NOT TRUE;


-- DELETE /mbkmusic-mbkmusic/concerts/{id}

delete from "concerts"
where "concerts"."id" = ?;


-- DELETE /mbkmusic-mbkmusic/concerts/{id}, GET /mbkmusic-mbkmusic/concerts/{id}, POST /mbkmusic-mbkmusic/concerts, PUT /mbkmusic-mbkmusic/concerts/{id}

select "id", "description", "place", "held_on", "source"
from "concerts"
where "concerts"."id" = ?;


-- DELETE /mbkmusic-mbkmusic/concerts/{id}, PUT /mbkmusic-mbkmusic/concerts/{id}

INSERT INTO requirements (reason)
SELECT ?
WHERE (EXISTS (
  SELECT 1
  FROM "concerts"
  WHERE "concerts"."id" = ?
)) IS NOT TRUE;


-- DELETE /mbkmusic-mbkmusic/deities/{id}

INSERT INTO requirements (reason)
SELECT ?
WHERE (NOT EXISTS (
  SELECT 1
  FROM compositions
  WHERE deity_id = ?
)) IS NOT TRUE;

delete from "deities"
where "deities"."id" = ?;


-- DELETE /mbkmusic-mbkmusic/deities/{id}, DELETE /mbkmusic-mbkmusic/raagas/{id}, DELETE /mbkmusic-mbkmusic/songTypes/{id}, DELETE /mbkmusic-mbkmusic/taalas/{id}, POST /mbkmusic-mbkmusic/deities, POST /mbkmusic-mbkmusic/raagas and 6 more

DELETE FROM name_index
WHERE kind = ? AND name IN (
  SELECT value
  FROM json_each(?)
);


-- DELETE /mbkmusic-mbkmusic/deities/{id}, GET /mbkmusic-mbkmusic/deities/{id}, POST /mbkmusic-mbkmusic/deities, PUT /mbkmusic-mbkmusic/deities/{id}

select "id", "description", "script_names", (
  SELECT json_group_array(name)
  FROM (
    SELECT name
    FROM "deity_names"
    WHERE "deity_names"."deity_id" = "deities"."id" AND "deity_names"."kind" = ?
    ORDER BY rowid
  )
) as "other_names", (
  SELECT json_group_array(name)
  FROM (
    SELECT name
    FROM "deity_names"
    WHERE "deity_names"."deity_id" = "deities"."id" AND "deity_names"."kind" = ?
    ORDER BY rowid
  )
) as "common_names", (
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
  WHERE "claims"."subject_kind" = 'deity' AND "claims"."subject_id" = "deities"."id" AND "claims"."field" NOT GLOB 'scale *'
) as "sources"
from "deities"
where "deities"."id" = ?;


-- DELETE /mbkmusic-mbkmusic/deities/{id}, PUT /mbkmusic-mbkmusic/deities/{id}

DELETE FROM deity_names
WHERE deity_id IN (
  SELECT value
  FROM json_each(?)
);

INSERT INTO requirements (reason)
SELECT ?
WHERE (EXISTS (
  SELECT 1
  FROM "deities"
  WHERE "deities"."id" = ?
)) IS NOT TRUE;


-- DELETE /mbkmusic-mbkmusic/lists/{id}

delete from "kept_lists"
where ("kept_lists"."id" = ? and "kept_lists"."user_id" = ?);


-- DELETE /mbkmusic-mbkmusic/lists/{id}, DELETE /mbkmusic-mbkmusic/lists/{id}/share, POST /mbkmusic-mbkmusic/lists/{id}/share, PUT /mbkmusic-mbkmusic/lists/{id}

INSERT INTO requirements (reason)
SELECT ?
WHERE (EXISTS (
  SELECT 1
  FROM kept_lists
  WHERE id = ? AND user_id = ?
)) IS NOT TRUE;


-- DELETE /mbkmusic-mbkmusic/lists/{id}, PUT /mbkmusic-mbkmusic/lists/{id}

DELETE FROM kept_songs
WHERE list_id = ?;


-- DELETE /mbkmusic-mbkmusic/lists/{id}/share

update "kept_lists"
set "share_token" = ?
where ("kept_lists"."id" = ? and "kept_lists"."user_id" = ?);


-- DELETE /mbkmusic-mbkmusic/lists/{id}/share, GET /mbkmusic-mbkmusic/lists/{id}, POST /mbkmusic-mbkmusic/lists, POST /mbkmusic-mbkmusic/lists/{id}/share, PUT /mbkmusic-mbkmusic/lists/{id}

select "id", "name", "is_marks", "song_count", "share_token"
from "kept_lists"
where ("kept_lists"."id" = ? and "kept_lists"."user_id" = ?);

select "songs"."id", "songs"."title", "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id",
  "songs"."song_type_id", "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  NULL as "scale", "kept_songs"."note", "kept_songs"."position"
from "kept_lists"
inner join "kept_songs" on "kept_songs"."list_id" = "kept_lists"."id"
inner join "songs" on "songs"."id" = "kept_songs"."song_id"
where (("kept_lists"."id" = ? and "kept_lists"."user_id" = ?) and "songs"."deleted_at" is null)
order by "kept_songs"."position";


-- DELETE /mbkmusic-mbkmusic/mediaLocationTypes/{id}

delete from "media_location_types"
where "media_location_types"."id" = ?;


-- DELETE /mbkmusic-mbkmusic/mediaLocationTypes/{id}, PUT /mbkmusic-mbkmusic/mediaLocationTypes/{id}

INSERT INTO requirements (reason)
SELECT ?
WHERE (EXISTS (
  SELECT 1
  FROM "media_location_types"
  WHERE "media_location_types"."id" = ?
)) IS NOT TRUE;


-- DELETE /mbkmusic-mbkmusic/mediaTypes/{id}

delete from "media_types"
where "media_types"."id" = ?;


-- DELETE /mbkmusic-mbkmusic/mediaTypes/{id}, GET /mbkmusic-mbkmusic/mediaTypes/{id}, POST /mbkmusic-mbkmusic/mediaTypes, PUT /mbkmusic-mbkmusic/mediaTypes/{id}

select "id", "description", "script_names"
from "media_types"
where "media_types"."id" = ?;


-- DELETE /mbkmusic-mbkmusic/mediaTypes/{id}, PUT /mbkmusic-mbkmusic/mediaTypes/{id}

INSERT INTO requirements (reason)
SELECT ?
WHERE (EXISTS (
  SELECT 1
  FROM "media_types"
  WHERE "media_types"."id" = ?
)) IS NOT TRUE;


-- DELETE /mbkmusic-mbkmusic/raagas/{id}

DELETE FROM raaga_scales
WHERE raaga_id = ?;

INSERT INTO requirements (reason)
SELECT ?
WHERE (NOT (EXISTS (
  SELECT 1
  FROM compositions
  WHERE raaga_id = ?
) OR EXISTS (
  SELECT 1
  FROM composition_raagas
  WHERE raaga_id = ?
))) IS NOT TRUE;

delete from "raagas"
where "raagas"."id" = ?;


-- DELETE /mbkmusic-mbkmusic/raagas/{id}, DELETE /mbkmusic-mbkmusic/taalas/{id}

DELETE FROM name_exceptions
WHERE subject_kind = ? AND subject_id = ?;


-- DELETE /mbkmusic-mbkmusic/raagas/{id}, DELETE /mbkmusic-mbkmusic/taalas/{id}, PUT /mbkmusic-mbkmusic/raagas/{id}, PUT /mbkmusic-mbkmusic/taalas/{id}

DELETE FROM claims
WHERE subject_kind = 'raaga' AND subject_id IN (
  SELECT value
  FROM json_each(?)
) AND field GLOB 'scale *';

DELETE FROM name_exceptions
WHERE subject_kind = ? AND subject_id IN (
  SELECT value
  FROM json_each(?)
);

DELETE FROM raaga_scales
WHERE raaga_id IN (
  SELECT value
  FROM json_each(?)
);


-- DELETE /mbkmusic-mbkmusic/raagas/{id}, GET /mbkmusic-mbkmusic/raagas/{id}, POST /mbkmusic-mbkmusic/raagas, PUT /mbkmusic-mbkmusic/raagas/{id}

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


-- DELETE /mbkmusic-mbkmusic/raagas/{id}, PUT /mbkmusic-mbkmusic/raagas/{id}

DELETE FROM raaga_aliases
WHERE raaga_id IN (
  SELECT value
  FROM json_each(?)
);

INSERT INTO requirements (reason)
SELECT ?
WHERE (EXISTS (
  SELECT 1
  FROM "raagas"
  WHERE "raagas"."id" = ?
)) IS NOT TRUE;

UPDATE raagas
SET melakarta = NULL
WHERE id IN (
  SELECT value
  FROM json_each(?)
);


-- DELETE /mbkmusic-mbkmusic/songTypes/{id}

INSERT INTO requirements (reason)
SELECT ?
WHERE (NOT EXISTS (
  SELECT 1
  FROM compositions
  WHERE song_type_id = ?
)) IS NOT TRUE;

delete from "song_types"
where "song_types"."id" = ?;


-- DELETE /mbkmusic-mbkmusic/songTypes/{id}, GET /mbkmusic-mbkmusic/songTypes/{id}, POST /mbkmusic-mbkmusic/songTypes, PUT /mbkmusic-mbkmusic/songTypes/{id}

select "id", "description", "script_names"
from "song_types"
where "song_types"."id" = ?;


-- DELETE /mbkmusic-mbkmusic/songTypes/{id}, PUT /mbkmusic-mbkmusic/songTypes/{id}

INSERT INTO requirements (reason)
SELECT ?
WHERE (EXISTS (
  SELECT 1
  FROM "song_types"
  WHERE "song_types"."id" = ?
)) IS NOT TRUE;


-- DELETE /mbkmusic-mbkmusic/songs/{id}

INSERT INTO audit_events (actor_id, act, subject, detail)
SELECT ?, ?, ?, ?
WHERE EXISTS (
  SELECT 1
  FROM songs
  WHERE id = ? AND created_by IS NOT ?
) OR EXISTS (
  SELECT 1
  FROM compositions
  WHERE id = ? AND deleted_at IS NOT NULL AND created_by IS NOT ?
);

INSERT INTO requirements (reason)
SELECT ?
WHERE (EXISTS (
  SELECT 1
  FROM compositions
  WHERE id = ? AND deleted_at IS NOT NULL
)) IS NOT TRUE;

INSERT INTO requirements (reason)
SELECT ?
WHERE (EXISTS (
  SELECT 1
  FROM songs
  WHERE id = ? AND deleted_at IS NULL AND composition_id = ? AND (EXISTS (
    SELECT 1
    FROM user_roles
    WHERE user_id = ? AND role_id IN (
      SELECT value
      FROM json_each(?)
    )
  ) OR (created_by = ? AND EXISTS (
    SELECT 1
    FROM user_roles
    WHERE user_id = ? AND role_id IN (
      SELECT value
      FROM json_each(?)
    )
  )))
)) IS NOT TRUE;

INSERT INTO revisions (subject_kind, subject_id, kind, changed_by, changed_at, fields)
SELECT ?, ?, ?, ?, ?, ?
WHERE EXISTS (
  SELECT 1
  FROM compositions
  WHERE id = ? AND deleted_at IS NOT NULL
);

INSERT INTO songs (composition_id, title, composer, created_by, created_at)
SELECT id, title, composer, created_by, ?
FROM compositions
WHERE id = ? AND deleted_at IS NULL AND NOT EXISTS (
  SELECT 1
  FROM songs
  WHERE composition_id = ? AND deleted_at IS NULL
);

delete from "name_index"
where ("name_index"."kind" = ? and "name_index"."name" IN (
  SELECT value
  FROM json_each(?)
) and NOT EXISTS (
  SELECT 1
  FROM song_index
  WHERE field = ? AND key = name_index.name
));

delete from "name_index"
where ("name_index"."kind" = ? and "name_index"."name" IN (
  SELECT value
  FROM json_each(?)
) and NOT EXISTS (
  SELECT 1
  FROM songs
  WHERE deleted_at IS NULL AND composer COLLATE NOCASE = name_index.name
));

delete from "song_index"
where song_id = ?;

update "compositions"
set "deleted_at" = ?, "deleted_by" = ?
where id = ? AND deleted_at IS NULL AND NOT EXISTS (
  SELECT 1
  FROM songs
  WHERE composition_id = ? AND deleted_at IS NULL
) AND (EXISTS (
  SELECT 1
  FROM user_roles
  WHERE user_id = ? AND role_id IN (
    SELECT value
    FROM json_each(?)
  )
) OR (created_by = ? AND EXISTS (
  SELECT 1
  FROM user_roles
  WHERE user_id = ? AND role_id IN (
    SELECT value
    FROM json_each(?)
  )
)));

update "songs"
set "deleted_at" = ?, "deleted_by" = ?
where "songs"."id" = ?;


-- DELETE /mbkmusic-mbkmusic/songs/{id}, PUT /mbkmusic-mbkmusic/people/{id}

INSERT INTO revisions (subject_kind, subject_id, kind, changed_by, changed_at, fields)
SELECT ?, ?, ?, ?, ?, ?
WHERE true;


-- DELETE /mbkmusic-mbkmusic/songs/{id}, PUT /mbkmusic-mbkmusic/songs/{id}

DELETE FROM song_index
WHERE song_id IN (
  SELECT s.id
  FROM json_each(?) c
  CROSS JOIN songs s ON s.composition_id = c.value AND s.deleted_at IS NULL
) AND field <> ?;

INSERT INTO song_index (field, key, song_id, line)
SELECT r.value ->> 1, r.value ->> 2, s.id, r.value ->> 3
FROM json_each(?) r
CROSS JOIN songs s ON s.composition_id = r.value ->> 0 AND s.deleted_at IS NULL
WHERE true ON CONFLICT DO NOTHING;

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


-- DELETE /mbkmusic-mbkmusic/taalas/{id}

DELETE FROM taala_aliases
WHERE taala_id = ?;

INSERT INTO requirements (reason)
SELECT ?
WHERE (NOT EXISTS (
  SELECT 1
  FROM compositions
  WHERE taala_id = ?
)) IS NOT TRUE;

delete from "taalas"
where "taalas"."id" = ?;


-- DELETE /mbkmusic-mbkmusic/taalas/{id}, GET /mbkmusic-mbkmusic/taalas/{id}, POST /mbkmusic-mbkmusic/taalas, PUT /mbkmusic-mbkmusic/taalas/{id}

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
where "taalas"."id" = ?;


-- DELETE /mbkmusic-mbkmusic/taalas/{id}, PUT /mbkmusic-mbkmusic/taalas/{id}

DELETE FROM taala_aliases
WHERE taala_id IN (
  SELECT value
  FROM json_each(?)
);

INSERT INTO requirements (reason)
SELECT ?
WHERE (EXISTS (
  SELECT 1
  FROM "taalas"
  WHERE "taalas"."id" = ?
)) IS NOT TRUE;


-- GET /mbkmusic-mbkauth/roles

select "id", "name", "description", "is_system", "created_at"
from "roles"
where (? = '' OR instr(name_key, ?)) AND (? = '' OR instr(lower(description), ?)) AND (? = '' OR instr(name_key,
  ?) OR instr(lower(description), ?))
order by name_key ASC, id
limit ?;


-- GET /mbkmusic-mbkauth/roles, GET /mbkmusic-mbkauth/roles/search, GET /mbkmusic-mbkauth/roles/statistics

select count(*)
from "roles"
where (? = '' OR instr(name_key, ?)) AND (? = '' OR instr(lower(description), ?)) AND (? = '' OR instr(name_key,
  ?) OR instr(lower(description), ?));


-- GET /mbkmusic-mbkauth/roles/check-name/{name}

select "id"
from "roles"
where "roles"."name_key" = ?;


-- GET /mbkmusic-mbkauth/roles/search, GET /mbkmusic-mbkauth/roles/statistics

select "id", "name", "description", "is_system", "created_at"
from "roles"
where (? = '' OR instr(name_key, ?)) AND (? = '' OR instr(lower(description), ?)) AND (? = '' OR instr(name_key,
  ?) OR instr(lower(description), ?))
order by id ASC, id
limit ?;


-- GET /mbkmusic-mbkauth/users

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


-- GET /mbkmusic-mbkauth/users, GET /mbkmusic-mbkauth/users/search

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


-- GET /mbkmusic-mbkauth/users, GET /mbkmusic-mbkauth/users/search, GET /mbkmusic-mbkauth/users/statistics

select count(*)
from "approval_requests"
where status = 'pending';

select count(*)
from "users";


-- GET /mbkmusic-mbkauth/users/check-username/{name}, POST /mbkmusic-mbkauth/user/validateUser, POST /mbkmusic-mbkauth/users, POST /mbkmusic-mbkauth/users/passwordtoken

select "id"
from "users"
where "users"."username" = ?;


-- GET /mbkmusic-mbkauth/users/search

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
order by users.id ASC
limit ?;


-- GET /mbkmusic-mbkauth/users/statistics

select name, (
  SELECT count(*)
  FROM user_roles
  WHERE role_id = roles.id
) as "held"
from roles;


-- GET /mbkmusic-mbkauth/users/userApproval

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


-- GET /mbkmusic-mbkauth/users/{id}, PUT /mbkmusic-mbkauth/users/{id}

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
where users.id = ?;


-- GET /mbkmusic-mbkmusic/accompanimentTypes

select "id" as "entry_id", "name" as "entry_name", "description" as "entry_description", ? as "entry_native",
  ? as "entry_songs"
from "accompaniment_types"
where (? = '' OR instr(lower("accompaniment_types"."id"), ?) OR instr(lower("accompaniment_types"."description"),
  ?))
order by "accompaniment_types"."name" COLLATE NOCASE ASC, "accompaniment_types"."id" ASC
limit ?;

select count(*)
from "accompaniment_types"
where (? = '' OR instr(lower("accompaniment_types"."id"), ?) OR instr(lower("accompaniment_types"."description"),
  ?));


-- GET /mbkmusic-mbkmusic/changes/accompanimentTypes

select "accompaniment_types"."id" as "entry_id", "accompaniment_types"."name" as "entry_name", "accompaniment_types"."description" as "entry_description",
  ? as "entry_native", ? as "entry_songs"
from "accompaniment_types"
inner join (
  SELECT record_id, changed_at, number
  FROM (
    SELECT *
    FROM "record_changes"
    WHERE "record_changes"."kind" = ? AND ("record_changes"."changed_at", "record_changes"."number") > (?,
      ?)
    ORDER BY "record_changes"."changed_at" asc, "record_changes"."number" asc
    LIMIT ?
  )
  WHERE NOT is_deleted
) AS changed on "accompaniment_types"."id" = changed.record_id
order by changed.changed_at, changed.number;


-- GET /mbkmusic-mbkmusic/changes/accompanimentTypes, GET /mbkmusic-mbkmusic/changes/compositions, GET /mbkmusic-mbkmusic/changes/concerts, GET /mbkmusic-mbkmusic/changes/deities, GET /mbkmusic-mbkmusic/changes/mediaLocationTypes, GET /mbkmusic-mbkmusic/changes/mediaTypes and 5 more

select "record_id", "changed_at", "number", "is_deleted"
from "record_changes"
where "record_changes"."kind" = ? AND ("record_changes"."changed_at", "record_changes"."number") > (?,
  ?)
order by "record_changes"."changed_at" asc, "record_changes"."number" asc
limit ?;


-- GET /mbkmusic-mbkmusic/changes/compositions

select "compositions"."id", "compositions"."title", "compositions"."composer", "compositions"."raaga_id",
  "compositions"."taala_id", "compositions"."song_type_id", "compositions"."description", "compositions"."lyrics",
  "compositions"."lyrics_rights", "compositions"."lyrics_permission", "compositions"."notation", "compositions"."notation_rights",
  "compositions"."notation_permission", "compositions"."pages_elsewhere", "compositions"."language", "compositions"."iso_title",
  "compositions"."native_title", "compositions"."other_titles", "compositions"."composer_id", "compositions"."deity",
  "compositions"."signature", "compositions"."meaning", "compositions"."meaning_rights", "compositions"."meaning_permission",
  "compositions"."line_meanings", (
  SELECT json_group_array("composition_raagas"."raaga_id")
  FROM (
    SELECT raaga_id
    FROM composition_raagas
    WHERE composition_id = compositions.id
    ORDER BY position
  ) AS composition_raagas
) as "raagas", "compositions"."main_song_id", "compositions"."recording_count", "compositions"."first_year",
  "compositions"."last_year"
from "compositions"
inner join (
  SELECT record_id, changed_at, number
  FROM (
    SELECT *
    FROM "record_changes"
    WHERE "record_changes"."kind" = ? AND ("record_changes"."changed_at", "record_changes"."number") > (?,
      ?)
    ORDER BY "record_changes"."changed_at" asc, "record_changes"."number" asc
    LIMIT ?
  )
  WHERE NOT is_deleted
) AS changed on "compositions"."id" = CAST(changed.record_id AS INTEGER)
order by changed.changed_at, changed.number;


-- GET /mbkmusic-mbkmusic/changes/concerts

select "concerts"."id" as "entry_id", ? as "entry_name", "concerts"."description" as "entry_description",
  ? as "entry_native", "concerts"."song_count" as "entry_songs", "concerts"."place", "concerts"."held_on",
  "concerts"."source"
from "concerts"
inner join (
  SELECT record_id, changed_at, number
  FROM (
    SELECT *
    FROM "record_changes"
    WHERE "record_changes"."kind" = ? AND ("record_changes"."changed_at", "record_changes"."number") > (?,
      ?)
    ORDER BY "record_changes"."changed_at" asc, "record_changes"."number" asc
    LIMIT ?
  )
  WHERE NOT is_deleted
) AS changed on "concerts"."id" = changed.record_id
order by changed.changed_at, changed.number;


-- GET /mbkmusic-mbkmusic/changes/deities

select "deities"."id" as "entry_id", ? as "entry_name", "deities"."description" as "entry_description",
  ? as "entry_native", "deities"."song_count" as "entry_songs", "deities"."script_names", (
  SELECT json_group_array(name)
  FROM (
    SELECT name
    FROM "deity_names"
    WHERE "deity_names"."deity_id" = "deities"."id" AND "deity_names"."kind" = ?
    ORDER BY rowid
  )
) as "other_names", (
  SELECT json_group_array(name)
  FROM (
    SELECT name
    FROM "deity_names"
    WHERE "deity_names"."deity_id" = "deities"."id" AND "deity_names"."kind" = ?
    ORDER BY rowid
  )
) as "common_names"
from "deities"
inner join (
  SELECT record_id, changed_at, number
  FROM (
    SELECT *
    FROM "record_changes"
    WHERE "record_changes"."kind" = ? AND ("record_changes"."changed_at", "record_changes"."number") > (?,
      ?)
    ORDER BY "record_changes"."changed_at" asc, "record_changes"."number" asc
    LIMIT ?
  )
  WHERE NOT is_deleted
) AS changed on "deities"."id" = changed.record_id
order by changed.changed_at, changed.number;


-- GET /mbkmusic-mbkmusic/changes/mediaLocationTypes

select "media_location_types"."id" as "entry_id", ? as "entry_name", "media_location_types"."description" as "entry_description",
  ? as "entry_native", ? as "entry_songs"
from "media_location_types"
inner join (
  SELECT record_id, changed_at, number
  FROM (
    SELECT *
    FROM "record_changes"
    WHERE "record_changes"."kind" = ? AND ("record_changes"."changed_at", "record_changes"."number") > (?,
      ?)
    ORDER BY "record_changes"."changed_at" asc, "record_changes"."number" asc
    LIMIT ?
  )
  WHERE NOT is_deleted
) AS changed on "media_location_types"."id" = changed.record_id
order by changed.changed_at, changed.number;


-- GET /mbkmusic-mbkmusic/changes/mediaTypes

select "media_types"."id" as "entry_id", ? as "entry_name", "media_types"."description" as "entry_description",
  ? as "entry_native", ? as "entry_songs"
from "media_types"
inner join (
  SELECT record_id, changed_at, number
  FROM (
    SELECT *
    FROM "record_changes"
    WHERE "record_changes"."kind" = ? AND ("record_changes"."changed_at", "record_changes"."number") > (?,
      ?)
    ORDER BY "record_changes"."changed_at" asc, "record_changes"."number" asc
    LIMIT ?
  )
  WHERE NOT is_deleted
) AS changed on "media_types"."id" = changed.record_id
order by changed.changed_at, changed.number;


-- GET /mbkmusic-mbkmusic/changes/people

select "people"."id", "people"."name", "people"."sort_name", "people"."iso_name", "people"."born", "people"."died",
  "people"."years_source", "people"."parts", "people"."source", "people"."merged_into", "people"."picture",
  "people"."composition_count", "people"."script_names", "people"."proposed_at" IS NOT NULL as "is_proposed",
  (
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
) as "identifiers"
from "people"
inner join (
  SELECT record_id, changed_at, number
  FROM (
    SELECT *
    FROM "record_changes"
    WHERE "record_changes"."kind" = ? AND ("record_changes"."changed_at", "record_changes"."number") > (?,
      ?)
    ORDER BY "record_changes"."changed_at" asc, "record_changes"."number" asc
    LIMIT ?
  )
  WHERE NOT is_deleted
) AS changed on "people"."id" = changed.record_id
order by changed.changed_at, changed.number;


-- GET /mbkmusic-mbkmusic/changes/raagas

select "raagas"."id" as "entry_id", ? as "entry_name", "raagas"."description" as "entry_description",
  ? as "entry_native", "raagas"."song_count" as "entry_songs"
from "raagas"
inner join (
  SELECT record_id, changed_at, number
  FROM (
    SELECT *
    FROM "record_changes"
    WHERE "record_changes"."kind" = ? AND ("record_changes"."changed_at", "record_changes"."number") > (?,
      ?)
    ORDER BY "record_changes"."changed_at" asc, "record_changes"."number" asc
    LIMIT ?
  )
  WHERE NOT is_deleted
) AS changed on "raagas"."id" = changed.record_id
order by changed.changed_at, changed.number;


-- GET /mbkmusic-mbkmusic/changes/songTypes

select "song_types"."id" as "entry_id", ? as "entry_name", "song_types"."description" as "entry_description",
  ? as "entry_native", ? as "entry_songs"
from "song_types"
inner join (
  SELECT record_id, changed_at, number
  FROM (
    SELECT *
    FROM "record_changes"
    WHERE "record_changes"."kind" = ? AND ("record_changes"."changed_at", "record_changes"."number") > (?,
      ?)
    ORDER BY "record_changes"."changed_at" asc, "record_changes"."number" asc
    LIMIT ?
  )
  WHERE NOT is_deleted
) AS changed on "song_types"."id" = changed.record_id
order by changed.changed_at, changed.number;


-- GET /mbkmusic-mbkmusic/changes/songs

select hits.total as "total", "compositions"."title", "compositions"."composer", "compositions"."raaga_id",
  "compositions"."taala_id", "compositions"."song_type_id", "compositions"."description", "compositions"."lyrics",
  "compositions"."lyrics_rights", "compositions"."lyrics_permission", "compositions"."notation", "compositions"."notation_rights",
  "compositions"."notation_permission", "compositions"."pages_elsewhere", "compositions"."language", "compositions"."iso_title",
  "compositions"."native_title", "compositions"."other_titles", "compositions"."composer_id", "compositions"."deity",
  "compositions"."signature", "compositions"."meaning", "compositions"."meaning_rights", "compositions"."meaning_permission",
  "compositions"."line_meanings", (
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
  "songs"."person_ids", "songs"."accompaniments", songs.id as "song_id", songs.composition_id as "song_composition",
  raagas.id as "raaga_entry", raagas.description as "raaga_description", taalas.id as "taala_entry", taalas.description as "taala_description",
  song_types.id as "song_type_entry", song_types.description as "song_type_description", concerts.id as "concert_entry",
  concerts.description as "concert_description", (
  SELECT json_group_array(json_object(
    'typeId', a.value -> 'typeId',
    'typeName', coalesce("accompaniment_types"."name", ''),
    'native', "accompaniment_types"."script_names" ->> ?,
    'players', a.value -> 'players'
  ))
  FROM json_each(songs.accompaniments) a
  LEFT JOIN "accompaniment_types" ON "accompaniment_types"."id" = a.value ->> 'typeId'
) as "named_accompaniments", users.id as "creator_id", users.username as "creator_username", users.display_name as "creator_name",
  updaters.id as "updater_id", updaters.username as "updater_username", updaters.display_name as "updater_name",
  songs.created_at as "song_created_at", songs.updated_at as "song_updated_at"
from (
  SELECT f.total AS total, e.key AS position, e.value AS id
  FROM (
    SELECT 1 AS total, (
      SELECT json_group_array(CAST(record_id AS INTEGER))
      FROM (
        SELECT record_id
        FROM (
          SELECT record_id, changed_at, number
          FROM (
            SELECT *
            FROM "record_changes"
            WHERE "record_changes"."kind" = ? AND ("record_changes"."changed_at", "record_changes"."number") > (?,
              ?)
            ORDER BY "record_changes"."changed_at" asc, "record_changes"."number" asc
            LIMIT ?
          )
          WHERE NOT is_deleted
        ) AS changed
        ORDER BY changed_at, number
      )
    ) AS ids
  ) f
  LEFT JOIN json_each(f.ids) e
) AS hits
left join "songs" on songs.id = hits.id
left join "compositions" on "compositions"."id" = "songs"."composition_id"
left join "raagas" on "raagas"."id" = "songs"."raaga_id"
left join "taalas" on "taalas"."id" = "songs"."taala_id"
left join "song_types" on "song_types"."id" = "songs"."song_type_id"
left join "concerts" on "concerts"."id" = "songs"."concert_id"
left join "users" on "users"."id" = "songs"."created_by"
left join "users" "updaters" on "updaters"."id" = "songs"."updated_by"
order by hits.position;


-- GET /mbkmusic-mbkmusic/changes/taalas

select "taalas"."id" as "entry_id", ? as "entry_name", "taalas"."description" as "entry_description",
  ? as "entry_native", "taalas"."song_count" as "entry_songs"
from "taalas"
inner join (
  SELECT record_id, changed_at, number
  FROM (
    SELECT *
    FROM "record_changes"
    WHERE "record_changes"."kind" = ? AND ("record_changes"."changed_at", "record_changes"."number") > (?,
      ?)
    ORDER BY "record_changes"."changed_at" asc, "record_changes"."number" asc
    LIMIT ?
  )
  WHERE NOT is_deleted
) AS changed on "taalas"."id" = changed.record_id
order by changed.changed_at, changed.number;


-- GET /mbkmusic-mbkmusic/compositions

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
) as "raagas", "main_song_id", "recording_count", "first_year", "last_year"
from (
  SELECT *
  FROM "compositions"
  WHERE "compositions"."deleted_at" is null
  ORDER BY "compositions"."composer" COLLATE NOCASE desc, "compositions"."id" desc
  LIMIT iif(? < (
    SELECT value
    FROM counters
    WHERE name = 'compositions'
  ), ?, 0) OFFSET ?
) "compositions";

select (
  SELECT value
  FROM counters
  WHERE name = 'compositions'
) as "total"
from (
  SELECT 1
);


-- GET /mbkmusic-mbkmusic/compositions, GET /mbkmusic-mbkmusic/compositions/{id}, GET /mbkmusic-mbkmusic/find, GET /mbkmusic-mbkmusic/lyrics/search, GET /mbkmusic-mbkmusic/songs, GET /mbkmusic-mbkmusic/songs/searchWithAnd and 2 more

select "value"
from "counters"
where "counters"."name" = ?;


-- GET /mbkmusic-mbkmusic/compositions/{id}

select "id", "singer", CAST(substr("recorded_on", 1, 4) AS INTEGER) as "year"
from "songs"
where ("songs"."composition_id" = ? and "songs"."deleted_at" is null)
order by "songs"."duration_seconds" desc, "songs"."id" desc
limit ?;

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
) as "raagas", "main_song_id", "recording_count", "first_year", "last_year"
from "compositions"
where ("compositions"."deleted_at" is null and "compositions"."id" = ?);

select "sources"."title", "sources"."address", json_group_array("claims"."field") as "fields"
from "claims"
cross join "sources"
where "sources"."id" = "claims"."source_id" AND "claims"."subject_kind" = 'composition' AND "claims"."subject_id" = CAST(? AS INTEGER) || ''
group by "sources"."id"
order by "sources"."title";


-- GET /mbkmusic-mbkmusic/concerts

select "id" as "entry_id", ? as "entry_name", "description" as "entry_description", ? as "entry_native",
  "song_count" as "entry_songs", "place", "held_on", "source"
from "concerts"
where (? = '' OR instr(lower("concerts"."id"), ?) OR instr(lower("concerts"."description"), ?))
order by "concerts"."id" COLLATE NOCASE ASC, "concerts"."id" ASC
limit ?;

select count(*)
from "concerts"
where (? = '' OR instr(lower("concerts"."id"), ?) OR instr(lower("concerts"."description"), ?));


-- GET /mbkmusic-mbkmusic/deities

select "id" as "entry_id", ? as "entry_name", "description" as "entry_description", ? as "entry_native",
  "song_count" as "entry_songs", "script_names", (
  SELECT json_group_array(name)
  FROM (
    SELECT name
    FROM "deity_names"
    WHERE "deity_names"."deity_id" = "deities"."id" AND "deity_names"."kind" = ?
    ORDER BY rowid
  )
) as "other_names", (
  SELECT json_group_array(name)
  FROM (
    SELECT name
    FROM "deity_names"
    WHERE "deity_names"."deity_id" = "deities"."id" AND "deity_names"."kind" = ?
    ORDER BY rowid
  )
) as "common_names"
from "deities"
where (? = '' OR instr(lower("deities"."id"), ?) OR instr(lower("deities"."description"), ?))
order by "deities"."id" COLLATE NOCASE ASC, "deities"."id" ASC
limit ?;

select count(*)
from "deities"
where (? = '' OR instr(lower("deities"."id"), ?) OR instr(lower("deities"."description"), ?));


-- GET /mbkmusic-mbkmusic/find

SELECT *
FROM (
  SELECT n.kind AS source, lookup, n.name AS id, n.matched <> n.name AS isOtherName, CASE n.kind WHEN 'deity' THEN (
    SELECT d.kind = 'common'
    FROM deity_names d
    WHERE d.deity_id = n.name AND d.name = n.matched
  ) WHEN 'raaga' THEN (
    SELECT r.song_count = 0
    FROM raagas r
    WHERE r.id = n.name
  ) END AS isLast
  FROM (
    SELECT column1 AS lookup, ? -> column1 AS item
    FROM (VALUES (0),(1),(2),(3))
  )
  CROSS JOIN (VALUES ('raaga', 'raaga'), ('taala', 'taala'), ('songType', 'songType'), ('deity', 'deity'),
    ('person', 'composer'), ('person', 'singer'), ('person', 'accompanist')) kinds ON item ->> kinds.column1
  CROSS JOIN name_index n ON n.kind = kinds.column2 AND n.field = (item ->> '$.field') AND n.key = (item ->> '$.key')
  WHERE (item ->> '$.required') IS NULL OR ((item ->> '$.required') = 'composer') = (n.kind = 'composer')
  LIMIT ?
)
UNION ALL
SELECT *
FROM (
  SELECT 'person', lookup, coalesce(p.merged_into, p.id), 0, NULL
  FROM (
    SELECT column1 AS lookup, ? -> column1 AS item
    FROM (VALUES (0),(1),(2),(3))
  )
  CROSS JOIN person_keys k ON (item ->> '$.person') AND k.field = (item ->> '$.field') AND k.key = (item ->> '$.key')
  CROSS JOIN people p ON p.id = k.person_id
  LIMIT ?
)
UNION ALL
SELECT 'title', lookup, NULL, 0, NULL
FROM (
  SELECT column1 AS lookup, ? -> column1 AS item
  FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7))
)
WHERE EXISTS (
  SELECT 1
  FROM song_index i
  WHERE i.field = item ->> 0 AND i.key >= item ->> 1 AND i.key < item ->> 2
);

select (
  SELECT json_group_array(json_object(
    'id', "json_row"."id",
    'melakarta', "json_row"."melakarta",
    'arohana', "json_row"."arohana",
    'avarohana', "json_row"."avarohana",
    'fame', "json_row"."fame",
    'compositionCount', "json_row"."composition_count"
  ))
  FROM (
    select "id", "melakarta", "arohana", "avarohana", "fame", "composition_count"
    from "raagas"
    limit ?
  ) "json_row"
) as "raagas"
from (
  SELECT 1
);

select hits.total as "total", "compositions"."title", "compositions"."composer", "compositions"."raaga_id",
  "compositions"."taala_id", "compositions"."song_type_id", "compositions"."description", "compositions"."lyrics",
  "compositions"."lyrics_rights", "compositions"."lyrics_permission", "compositions"."notation", "compositions"."notation_rights",
  "compositions"."notation_permission", "compositions"."pages_elsewhere", "compositions"."language", "compositions"."iso_title",
  "compositions"."native_title", "compositions"."other_titles", "compositions"."composer_id", "compositions"."deity",
  "compositions"."signature", "compositions"."meaning", "compositions"."meaning_rights", "compositions"."meaning_permission",
  "compositions"."line_meanings", (
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
  "songs"."person_ids", "songs"."accompaniments", songs.id as "song_id", songs.composition_id as "song_composition",
  raagas.id as "raaga_entry", raagas.description as "raaga_description", taalas.id as "taala_entry", taalas.description as "taala_description",
  song_types.id as "song_type_entry", song_types.description as "song_type_description", concerts.id as "concert_entry",
  concerts.description as "concert_description", (
  SELECT json_group_array(json_object(
    'typeId', a.value -> 'typeId',
    'typeName', coalesce("accompaniment_types"."name", ''),
    'native', "accompaniment_types"."script_names" ->> ?,
    'players', a.value -> 'players'
  ))
  FROM json_each(songs.accompaniments) a
  LEFT JOIN "accompaniment_types" ON "accompaniment_types"."id" = a.value ->> 'typeId'
) as "named_accompaniments", users.id as "creator_id", users.username as "creator_username", users.display_name as "creator_name",
  updaters.id as "updater_id", updaters.username as "updater_username", updaters.display_name as "updater_name",
  songs.created_at as "song_created_at", songs.updated_at as "song_updated_at"
from (
  SELECT f.total AS total, e.key AS position, e.value AS id
  FROM (WITH part_0 (part) AS (
      SELECT ?
    ), loose_0 (part) AS (
      SELECT ?
    ), loose_0_names (source, id) AS MATERIALIZED (
      SELECT DISTINCT n.kind, n.name
      FROM json_each((
        SELECT part ->> '$.names'
        FROM loose_0
      )) r
      CROSS JOIN (VALUES ('raaga'), ('taala'), ('songType'), ('deity'), ('composer'), ('singer'), ('accompanist')) k
      CROSS JOIN name_index n ON n.kind = k.column1 AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
        AND n.key < r.value ->> 2
      LIMIT 100
    ), strict (ids) AS MATERIALIZED (
      SELECT (
        SELECT json_group_array(songs.id)
        FROM (
          SELECT DISTINCT f.id AS id
          FROM (
            SELECT i.song_id AS id
            FROM json_each((
              SELECT part ->> '$.ranges'
              FROM part_0
            )) r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          ) f
          LIMIT 1001
        ) w
        CROSS JOIN songs ON songs.id = w.id
        WHERE songs.deleted_at IS NULL
      )
    ), query (ids, is_loose) AS MATERIALIZED (
      SELECT iif(ids = '[]', (
        SELECT json_group_array(songs.id)
        FROM (
          SELECT DISTINCT f.id AS id
          FROM (
            SELECT *
            FROM (
              SELECT songs.id AS id
              FROM songs
              WHERE songs.deleted_at IS NULL AND songs.raaga_id IN (
                SELECT id
                FROM loose_0_names
                WHERE source = 'raaga'
              )
              UNION ALL
              SELECT songs.id AS id
              FROM songs
              WHERE songs.deleted_at IS NULL AND songs.taala_id IN (
                SELECT id
                FROM loose_0_names
                WHERE source = 'taala'
              )
              UNION ALL
              SELECT songs.id AS id
              FROM songs
              WHERE songs.deleted_at IS NULL AND songs.song_type_id IN (
                SELECT id
                FROM loose_0_names
                WHERE source = 'songType'
              )
              UNION ALL
              SELECT songs.id AS id
              FROM songs
              WHERE songs.deleted_at IS NULL AND songs.deity_id IN (
                SELECT id
                FROM loose_0_names
                WHERE source = 'deity'
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT songs.id AS id
              FROM songs
              WHERE songs.deleted_at IS NULL AND songs.composer COLLATE NOCASE IN (
                SELECT id
                FROM loose_0_names
                WHERE source = 'composer'
              )
              UNION ALL
              SELECT songs.id AS id
              FROM songs
              WHERE songs.deleted_at IS NULL AND songs.singer COLLATE NOCASE IN (
                SELECT id
                FROM loose_0_names
                WHERE source = 'singer'
              )
              UNION ALL
              SELECT i.song_id AS id
              FROM json_each((
                SELECT part ->> '$.ranges'
                FROM loose_0
              )) r
              CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE 1 AND name COLLATE NOCASE IN (
                SELECT id
                FROM loose_0_names
                WHERE source = 'accompanist'
              )
            )
          ) f
          LIMIT 1001
        ) w
        CROSS JOIN songs ON songs.id = w.id
        WHERE songs.deleted_at IS NULL
      ), ids), ids = '[]'
      FROM strict
    )
    SELECT json_array_length(ids) AS total, (
      SELECT json_group_array(value)
      FROM (
        SELECT value
        FROM json_each(ids)
        ORDER BY key
        LIMIT ? OFFSET ?
      )
    ) AS ids
    FROM (
      SELECT json_group_array(id) AS ids
      FROM (
        SELECT q.value AS id
        FROM json_each((
          SELECT ids
          FROM query
        )) q
        LIMIT ?
      )
    )
  ) f
  LEFT JOIN json_each(f.ids) e
) AS hits
left join "songs" on songs.id = hits.id
left join "compositions" on "compositions"."id" = "songs"."composition_id"
left join "raagas" on "raagas"."id" = "songs"."raaga_id"
left join "taalas" on "taalas"."id" = "songs"."taala_id"
left join "song_types" on "song_types"."id" = "songs"."song_type_id"
left join "concerts" on "concerts"."id" = "songs"."concert_id"
left join "users" on "users"."id" = "songs"."created_by"
left join "users" "updaters" on "updaters"."id" = "songs"."updated_by"
order by hits.position;


-- GET /mbkmusic-mbkmusic/lists

select "id", "name", "is_marks", "song_count", "share_token"
from "kept_lists"
where "kept_lists"."user_id" = ?
order by "kept_lists"."is_marks" desc, "kept_lists"."name" COLLATE NOCASE asc, "kept_lists"."id";


-- GET /mbkmusic-mbkmusic/lyrics/search

select hits.total as "total", "compositions"."title", "compositions"."composer", "compositions"."raaga_id",
  "compositions"."taala_id", "compositions"."song_type_id", "compositions"."description", "compositions"."lyrics",
  "compositions"."lyrics_rights", "compositions"."lyrics_permission", "compositions"."notation", "compositions"."notation_rights",
  "compositions"."notation_permission", "compositions"."pages_elsewhere", "compositions"."language", "compositions"."iso_title",
  "compositions"."native_title", "compositions"."other_titles", "compositions"."composer_id", "compositions"."deity",
  "compositions"."signature", "compositions"."meaning", "compositions"."meaning_rights", "compositions"."meaning_permission",
  "compositions"."line_meanings", (
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
  "songs"."person_ids", "songs"."accompaniments", songs.id as "song_id", songs.composition_id as "song_composition",
  raagas.id as "raaga_entry", raagas.description as "raaga_description", taalas.id as "taala_entry", taalas.description as "taala_description",
  song_types.id as "song_type_entry", song_types.description as "song_type_description", concerts.id as "concert_entry",
  concerts.description as "concert_description", (
  SELECT json_group_array(json_object(
    'typeId', a.value -> 'typeId',
    'typeName', coalesce("accompaniment_types"."name", ''),
    'native', "accompaniment_types"."script_names" ->> ?,
    'players', a.value -> 'players'
  ))
  FROM json_each(songs.accompaniments) a
  LEFT JOIN "accompaniment_types" ON "accompaniment_types"."id" = a.value ->> 'typeId'
) as "named_accompaniments", users.id as "creator_id", users.username as "creator_username", users.display_name as "creator_name",
  updaters.id as "updater_id", updaters.username as "updater_username", updaters.display_name as "updater_name",
  songs.created_at as "song_created_at", songs.updated_at as "song_updated_at"
from (
  SELECT f.total AS total, e.key AS position, e.value AS id
  FROM (WITH found AS MATERIALIZED (
      SELECT songs.id AS id
      FROM (
        SELECT DISTINCT i.song_id AS id
        FROM json_each(?) r
        CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
      ) f
      CROSS JOIN songs ON songs.id = f.id
      WHERE songs.deleted_at IS NULL
    )
    SELECT (
      SELECT count(*)
      FROM found
    ) AS total, (
      SELECT json_group_array(id)
      FROM (
        SELECT id
        FROM found
        LIMIT ? OFFSET ?
      )
    ) AS ids
  ) f
  LEFT JOIN json_each(f.ids) e
) AS hits
left join "songs" on songs.id = hits.id
left join "compositions" on "compositions"."id" = "songs"."composition_id"
left join "raagas" on "raagas"."id" = "songs"."raaga_id"
left join "taalas" on "taalas"."id" = "songs"."taala_id"
left join "song_types" on "song_types"."id" = "songs"."song_type_id"
left join "concerts" on "concerts"."id" = "songs"."concert_id"
left join "users" on "users"."id" = "songs"."created_by"
left join "users" "updaters" on "updaters"."id" = "songs"."updated_by"
order by hits.position;


-- GET /mbkmusic-mbkmusic/mediaLocationTypes

select "id" as "entry_id", ? as "entry_name", "description" as "entry_description", ? as "entry_native",
  ? as "entry_songs"
from "media_location_types"
where (? = '' OR instr(lower("media_location_types"."id"), ?) OR instr(lower("media_location_types"."description"),
  ?))
order by "media_location_types"."id" COLLATE NOCASE ASC, "media_location_types"."id" ASC
limit ?;

select count(*)
from "media_location_types"
where (? = '' OR instr(lower("media_location_types"."id"), ?) OR instr(lower("media_location_types"."description"),
  ?));


-- GET /mbkmusic-mbkmusic/mediaLocationTypes/{id}, POST /mbkmusic-mbkmusic/mediaLocationTypes, PUT /mbkmusic-mbkmusic/mediaLocationTypes/{id}

select "id", "description"
from "media_location_types"
where "media_location_types"."id" = ?;


-- GET /mbkmusic-mbkmusic/mediaTypes

select "id" as "entry_id", ? as "entry_name", "description" as "entry_description", ? as "entry_native",
  ? as "entry_songs"
from "media_types"
where (? = '' OR instr(lower("media_types"."id"), ?) OR instr(lower("media_types"."description"), ?))
order by "media_types"."id" COLLATE NOCASE ASC, "media_types"."id" ASC
limit ?;

select count(*)
from "media_types"
where (? = '' OR instr(lower("media_types"."id"), ?) OR instr(lower("media_types"."description"), ?));


-- GET /mbkmusic-mbkmusic/people

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
) as "identifiers"
from "people"
where "people"."merged_into" is null
order by "people"."id" desc, "people"."id" desc
limit ?;

select count(*) as "total"
from "people"
where "people"."merged_into" is null;


-- GET /mbkmusic-mbkmusic/people/{id}, PUT /mbkmusic-mbkmusic/people/{id}

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
) as "identifiers", (
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
where ("people"."merged_into" is null and "people"."id" = ?);


-- GET /mbkmusic-mbkmusic/raagas

select "id" as "entry_id", ? as "entry_name", "description" as "entry_description", ? as "entry_native",
  "song_count" as "entry_songs"
from "raagas"
where (? = '' OR instr(lower("raagas"."id"), ?) OR instr(lower("raagas"."description"), ?))
order by "raagas"."id" COLLATE NOCASE ASC, "raagas"."id" ASC
limit ?;

select count(*)
from "raagas"
where (? = '' OR instr(lower("raagas"."id"), ?) OR instr(lower("raagas"."description"), ?));


-- GET /mbkmusic-mbkmusic/songTypes

select "id" as "entry_id", ? as "entry_name", "description" as "entry_description", ? as "entry_native",
  ? as "entry_songs"
from "song_types"
where (? = '' OR instr(lower("song_types"."id"), ?) OR instr(lower("song_types"."description"), ?))
order by "song_types"."id" COLLATE NOCASE ASC, "song_types"."id" ASC
limit ?;

select count(*)
from "song_types"
where (? = '' OR instr(lower("song_types"."id"), ?) OR instr(lower("song_types"."description"), ?));


-- GET /mbkmusic-mbkmusic/songs

select hits.total as "total", "compositions"."title", "compositions"."composer", "compositions"."raaga_id",
  "compositions"."taala_id", "compositions"."song_type_id", "compositions"."description", "compositions"."lyrics",
  "compositions"."lyrics_rights", "compositions"."lyrics_permission", "compositions"."notation", "compositions"."notation_rights",
  "compositions"."notation_permission", "compositions"."pages_elsewhere", "compositions"."language", "compositions"."iso_title",
  "compositions"."native_title", "compositions"."other_titles", "compositions"."composer_id", "compositions"."deity",
  "compositions"."signature", "compositions"."meaning", "compositions"."meaning_rights", "compositions"."meaning_permission",
  "compositions"."line_meanings", (
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
  "songs"."person_ids", "songs"."accompaniments", songs.id as "song_id", songs.composition_id as "song_composition",
  raagas.id as "raaga_entry", raagas.description as "raaga_description", taalas.id as "taala_entry", taalas.description as "taala_description",
  song_types.id as "song_type_entry", song_types.description as "song_type_description", concerts.id as "concert_entry",
  concerts.description as "concert_description", (
  SELECT json_group_array(json_object(
    'typeId', a.value -> 'typeId',
    'typeName', coalesce("accompaniment_types"."name", ''),
    'native', "accompaniment_types"."script_names" ->> ?,
    'players', a.value -> 'players'
  ))
  FROM json_each(songs.accompaniments) a
  LEFT JOIN "accompaniment_types" ON "accompaniment_types"."id" = a.value ->> 'typeId'
) as "named_accompaniments", users.id as "creator_id", users.username as "creator_username", users.display_name as "creator_name",
  updaters.id as "updater_id", updaters.username as "updater_username", updaters.display_name as "updater_name",
  songs.created_at as "song_created_at", songs.updated_at as "song_updated_at"
from (
  SELECT f.total AS total, e.key AS position, e.value AS id
  FROM (
    SELECT (
      SELECT value
      FROM counters
      WHERE name = 'songs'
    ) AS total, (
      SELECT json_group_array(id)
      FROM (
        SELECT songs.id AS id
        FROM songs
        WHERE "songs"."deleted_at" is null
        ORDER BY singer COLLATE NOCASE desc, songs.id desc
        LIMIT iif(? < (
          SELECT value
          FROM counters
          WHERE name = 'songs'
        ), ?, 0) OFFSET ?
      )
    ) AS ids
  ) f
  LEFT JOIN json_each(f.ids) e
) AS hits
left join "songs" on songs.id = hits.id
left join "compositions" on "compositions"."id" = "songs"."composition_id"
left join "raagas" on "raagas"."id" = "songs"."raaga_id"
left join "taalas" on "taalas"."id" = "songs"."taala_id"
left join "song_types" on "song_types"."id" = "songs"."song_type_id"
left join "concerts" on "concerts"."id" = "songs"."concert_id"
left join "users" on "users"."id" = "songs"."created_by"
left join "users" "updaters" on "updaters"."id" = "songs"."updated_by"
order by hits.position;


-- GET /mbkmusic-mbkmusic/songs/searchWithAnd

select hits.total as "total", "compositions"."title", "compositions"."composer", "compositions"."raaga_id",
  "compositions"."taala_id", "compositions"."song_type_id", "compositions"."description", "compositions"."lyrics",
  "compositions"."lyrics_rights", "compositions"."lyrics_permission", "compositions"."notation", "compositions"."notation_rights",
  "compositions"."notation_permission", "compositions"."pages_elsewhere", "compositions"."language", "compositions"."iso_title",
  "compositions"."native_title", "compositions"."other_titles", "compositions"."composer_id", "compositions"."deity",
  "compositions"."signature", "compositions"."meaning", "compositions"."meaning_rights", "compositions"."meaning_permission",
  "compositions"."line_meanings", (
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
  "songs"."person_ids", "songs"."accompaniments", songs.id as "song_id", songs.composition_id as "song_composition",
  raagas.id as "raaga_entry", raagas.description as "raaga_description", taalas.id as "taala_entry", taalas.description as "taala_description",
  song_types.id as "song_type_entry", song_types.description as "song_type_description", concerts.id as "concert_entry",
  concerts.description as "concert_description", (
  SELECT json_group_array(json_object(
    'typeId', a.value -> 'typeId',
    'typeName', coalesce("accompaniment_types"."name", ''),
    'native', "accompaniment_types"."script_names" ->> ?,
    'players', a.value -> 'players'
  ))
  FROM json_each(songs.accompaniments) a
  LEFT JOIN "accompaniment_types" ON "accompaniment_types"."id" = a.value ->> 'typeId'
) as "named_accompaniments", users.id as "creator_id", users.username as "creator_username", users.display_name as "creator_name",
  updaters.id as "updater_id", updaters.username as "updater_username", updaters.display_name as "updater_name",
  songs.created_at as "song_created_at", songs.updated_at as "song_updated_at"
from (
  SELECT f.total AS total, e.key AS position, e.value AS id
  FROM (WITH title_ranges (ranges) AS (
      SELECT ?
    ), title_check (t0, t1, t2, t3) AS (
      SELECT ?, ?, ?, ?
    ), raaga_names_asked (contains) AS (
      SELECT ?
    ), raaga_names (name) AS MATERIALIZED (
      SELECT name
      FROM json_each((
        SELECT contains
        FROM raaga_names_asked
      )) r
      CROSS JOIN name_index n ON n.kind = 'raaga' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
        AND n.key < r.value ->> 2
      UNION
      SELECT name
      FROM json_each(?) r
      CROSS JOIN name_index n ON n.kind = 'raaga' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
        AND n.key < r.value ->> 2
      WHERE NOT EXISTS (
        SELECT 1
        FROM json_each((
          SELECT contains
          FROM raaga_names_asked
        )) r
        CROSS JOIN name_index n ON n.kind = 'raaga' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
          AND n.key < r.value ->> 2
      )
    ), start (filter, most, skipped) AS MATERIALIZED (
      SELECT filter, -1, 0
      FROM (
        SELECT 0 AS filter, (
          SELECT coalesce(sum(song_count), 0)
          FROM raagas
          WHERE id IN (
            SELECT name
            FROM raaga_names
          )
        ) AS size
        UNION ALL
        SELECT 1 AS filter, (
          SELECT iif(count(*) > 1000, 24000, count(*))
          FROM (
            SELECT 1
            FROM json_each((
              SELECT ranges
              FROM title_ranges
            )) r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
            LIMIT 1001
          )
        ) AS size
      )
      WHERE 1
      ORDER BY size
      LIMIT 1
    ), compared AS (
      SELECT *
      FROM (
        SELECT 0 AS filter, songs.id, songs.composition_id, songs.title_key, songs.singer, songs.composer,
          songs.raaga_id, songs.taala_id, songs.song_type_id, songs.deity_id, songs.language, substr(songs.lyrics,
          1, 1) AS lyrics, songs.is_recording, songs.upload_type, songs.recorded_on, songs.duration_seconds,
          songs.script_names
        FROM songs
        WHERE songs.deleted_at IS NULL AND songs.raaga_id IN (
          SELECT name
          FROM raaga_names
        )
        LIMIT coalesce((
          SELECT iif(filter = 0, most, 0)
          FROM start
        ), 0) OFFSET coalesce((
          SELECT skipped
          FROM start
        ), 0)
      )
      UNION ALL
      SELECT *
      FROM (
        SELECT 1 AS filter, songs.id, songs.composition_id, songs.title_key, songs.singer, songs.composer,
          songs.raaga_id, songs.taala_id, songs.song_type_id, songs.deity_id, songs.language, substr(songs.lyrics,
          1, 1) AS lyrics, songs.is_recording, songs.upload_type, songs.recorded_on, songs.duration_seconds,
          songs.script_names
        FROM (
          SELECT DISTINCT i.song_id AS id
          FROM json_each((
            SELECT ranges
            FROM title_ranges
          )) r
          CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
        ) x
        CROSS JOIN songs ON songs.id = x.id
        WHERE songs.deleted_at IS NULL
        LIMIT coalesce((
          SELECT iif(filter = 1, most, 0)
          FROM start
        ), 0) OFFSET coalesce((
          SELECT skipped
          FROM start
        ), 0)
      )
    ), found AS MATERIALIZED (
      SELECT json_group_array(id ORDER BY id ASC) AS ids
      FROM (
        SELECT id
        FROM compared songs
        WHERE (songs.filter = 0 OR +songs.raaga_id IN (
          SELECT name
          FROM raaga_names
        )) AND (songs.filter = 1 OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE i.song_id = songs.id AND i.field = 10 AND (instr(i.key, (
            SELECT t0
            FROM title_check
          )) > 0 OR instr(i.key, (
            SELECT t1
            FROM title_check
          )) > 0 OR (substr(i.key, 1, 1) = '*' AND (instr(i.key, (
            SELECT t2
            FROM title_check
          )) > 0)))
        ))
      )
    )
    SELECT json_array_length(ids) AS total, (
      SELECT json_group_array(value)
      FROM (
        SELECT value
        FROM json_each(ids)
        LIMIT ? OFFSET ?
      )
    ) AS ids
    FROM found
  ) f
  LEFT JOIN json_each(f.ids) e
) AS hits
left join "songs" on songs.id = hits.id
left join "compositions" on "compositions"."id" = "songs"."composition_id"
left join "raagas" on "raagas"."id" = "songs"."raaga_id"
left join "taalas" on "taalas"."id" = "songs"."taala_id"
left join "song_types" on "song_types"."id" = "songs"."song_type_id"
left join "concerts" on "concerts"."id" = "songs"."concert_id"
left join "users" on "users"."id" = "songs"."created_by"
left join "users" "updaters" on "updaters"."id" = "songs"."updated_by"
order by hits.position;


-- GET /mbkmusic-mbkmusic/songs/searchWithOr

select hits.total as "total", "compositions"."title", "compositions"."composer", "compositions"."raaga_id",
  "compositions"."taala_id", "compositions"."song_type_id", "compositions"."description", "compositions"."lyrics",
  "compositions"."lyrics_rights", "compositions"."lyrics_permission", "compositions"."notation", "compositions"."notation_rights",
  "compositions"."notation_permission", "compositions"."pages_elsewhere", "compositions"."language", "compositions"."iso_title",
  "compositions"."native_title", "compositions"."other_titles", "compositions"."composer_id", "compositions"."deity",
  "compositions"."signature", "compositions"."meaning", "compositions"."meaning_rights", "compositions"."meaning_permission",
  "compositions"."line_meanings", (
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
  "songs"."person_ids", "songs"."accompaniments", songs.id as "song_id", songs.composition_id as "song_composition",
  raagas.id as "raaga_entry", raagas.description as "raaga_description", taalas.id as "taala_entry", taalas.description as "taala_description",
  song_types.id as "song_type_entry", song_types.description as "song_type_description", concerts.id as "concert_entry",
  concerts.description as "concert_description", (
  SELECT json_group_array(json_object(
    'typeId', a.value -> 'typeId',
    'typeName', coalesce("accompaniment_types"."name", ''),
    'native', "accompaniment_types"."script_names" ->> ?,
    'players', a.value -> 'players'
  ))
  FROM json_each(songs.accompaniments) a
  LEFT JOIN "accompaniment_types" ON "accompaniment_types"."id" = a.value ->> 'typeId'
) as "named_accompaniments", users.id as "creator_id", users.username as "creator_username", users.display_name as "creator_name",
  updaters.id as "updater_id", updaters.username as "updater_username", updaters.display_name as "updater_name",
  songs.created_at as "song_created_at", songs.updated_at as "song_updated_at"
from (
  SELECT f.total AS total, e.key AS position, e.value AS id
  FROM (WITH title_ranges (ranges) AS (
      SELECT ?
    ), title_check (t0, t1, t2, t3) AS (
      SELECT ?, ?, ?, ?
    ), singers_asked (contains) AS (
      SELECT ?
    ), singers (name) AS MATERIALIZED (
      SELECT name
      FROM json_each((
        SELECT contains
        FROM singers_asked
      )) r
      CROSS JOIN name_index n ON n.kind = 'singer' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
        AND n.key < r.value ->> 2
      UNION
      SELECT name
      FROM json_each(?) r
      CROSS JOIN name_index n ON n.kind = 'singer' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
        AND n.key < r.value ->> 2
      WHERE NOT EXISTS (
        SELECT 1
        FROM json_each((
          SELECT contains
          FROM singers_asked
        )) r
        CROSS JOIN name_index n ON n.kind = 'singer' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
          AND n.key < r.value ->> 2
      )
    ), found AS MATERIALIZED (
      SELECT json_group_array(id ORDER BY id ASC) AS ids
      FROM (
        SELECT DISTINCT id
        FROM (
          SELECT i.song_id AS id
          FROM json_each((
            SELECT ranges
            FROM title_ranges
          )) r
          CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          UNION ALL
          SELECT songs.id AS id
          FROM songs
          WHERE songs.deleted_at IS NULL AND songs.singer COLLATE NOCASE IN (
            SELECT name
            FROM singers
          )
        )
      )
    )
    SELECT json_array_length(ids) AS total, (
      SELECT json_group_array(value)
      FROM (
        SELECT value
        FROM json_each(ids)
        LIMIT ? OFFSET ?
      )
    ) AS ids
    FROM found
  ) f
  LEFT JOIN json_each(f.ids) e
) AS hits
left join "songs" on songs.id = hits.id
left join "compositions" on "compositions"."id" = "songs"."composition_id"
left join "raagas" on "raagas"."id" = "songs"."raaga_id"
left join "taalas" on "taalas"."id" = "songs"."taala_id"
left join "song_types" on "song_types"."id" = "songs"."song_type_id"
left join "concerts" on "concerts"."id" = "songs"."concert_id"
left join "users" on "users"."id" = "songs"."created_by"
left join "users" "updaters" on "updaters"."id" = "songs"."updated_by"
order by hits.position;


-- GET /mbkmusic-mbkmusic/songs/{id}, POST /mbkmusic-mbkmusic/s3Song, POST /mbkmusic-mbkmusic/songs, PUT /mbkmusic-mbkmusic/songs/{id}

select (
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

select hits.total as "total", "compositions"."title", "compositions"."composer", "compositions"."raaga_id",
  "compositions"."taala_id", "compositions"."song_type_id", "compositions"."description", "compositions"."lyrics",
  "compositions"."lyrics_rights", "compositions"."lyrics_permission", "compositions"."notation", "compositions"."notation_rights",
  "compositions"."notation_permission", "compositions"."pages_elsewhere", "compositions"."language", "compositions"."iso_title",
  "compositions"."native_title", "compositions"."other_titles", "compositions"."composer_id", "compositions"."deity",
  "compositions"."signature", "compositions"."meaning", "compositions"."meaning_rights", "compositions"."meaning_permission",
  "compositions"."line_meanings", (
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
  "songs"."person_ids", "songs"."accompaniments", songs.id as "song_id", songs.composition_id as "song_composition",
  raagas.id as "raaga_entry", raagas.description as "raaga_description", taalas.id as "taala_entry", taalas.description as "taala_description",
  song_types.id as "song_type_entry", song_types.description as "song_type_description", concerts.id as "concert_entry",
  concerts.description as "concert_description", (
  SELECT json_group_array(json_object(
    'typeId', a.value -> 'typeId',
    'typeName', coalesce("accompaniment_types"."name", ''),
    'native', "accompaniment_types"."script_names" ->> ?,
    'players', a.value -> 'players'
  ))
  FROM json_each(songs.accompaniments) a
  LEFT JOIN "accompaniment_types" ON "accompaniment_types"."id" = a.value ->> 'typeId'
) as "named_accompaniments", users.id as "creator_id", users.username as "creator_username", users.display_name as "creator_name",
  updaters.id as "updater_id", updaters.username as "updater_username", updaters.display_name as "updater_name",
  songs.created_at as "song_created_at", songs.updated_at as "song_updated_at"
from (
  SELECT f.total AS total, e.key AS position, e.value AS id
  FROM (
    SELECT 1 AS total, (
      SELECT json_group_array(id)
      FROM songs
      WHERE id = ? AND "songs"."deleted_at" is null
    ) AS ids
  ) f
  LEFT JOIN json_each(f.ids) e
) AS hits
left join "songs" on songs.id = hits.id
left join "compositions" on "compositions"."id" = "songs"."composition_id"
left join "raagas" on "raagas"."id" = "songs"."raaga_id"
left join "taalas" on "taalas"."id" = "songs"."taala_id"
left join "song_types" on "song_types"."id" = "songs"."song_type_id"
left join "concerts" on "concerts"."id" = "songs"."concert_id"
left join "users" on "users"."id" = "songs"."created_by"
left join "users" "updaters" on "updaters"."id" = "songs"."updated_by"
order by hits.position;


-- GET /mbkmusic-mbkmusic/taalas

select "id" as "entry_id", ? as "entry_name", "description" as "entry_description", ? as "entry_native",
  "song_count" as "entry_songs"
from "taalas"
where (? = '' OR instr(lower("taalas"."id"), ?) OR instr(lower("taalas"."description"), ?))
order by "taalas"."description" COLLATE NOCASE ASC, "taalas"."id" ASC
limit ?;

select count(*)
from "taalas"
where (? = '' OR instr(lower("taalas"."id"), ?) OR instr(lower("taalas"."description"), ?));


-- GET /mbkmusic-mbkmusic/user/songs

select hits.total as "total", "compositions"."title", "compositions"."composer", "compositions"."raaga_id",
  "compositions"."taala_id", "compositions"."song_type_id", "compositions"."description", "compositions"."lyrics",
  "compositions"."lyrics_rights", "compositions"."lyrics_permission", "compositions"."notation", "compositions"."notation_rights",
  "compositions"."notation_permission", "compositions"."pages_elsewhere", "compositions"."language", "compositions"."iso_title",
  "compositions"."native_title", "compositions"."other_titles", "compositions"."composer_id", "compositions"."deity",
  "compositions"."signature", "compositions"."meaning", "compositions"."meaning_rights", "compositions"."meaning_permission",
  "compositions"."line_meanings", (
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
  "songs"."person_ids", "songs"."accompaniments", songs.id as "song_id", songs.composition_id as "song_composition",
  raagas.id as "raaga_entry", raagas.description as "raaga_description", taalas.id as "taala_entry", taalas.description as "taala_description",
  song_types.id as "song_type_entry", song_types.description as "song_type_description", concerts.id as "concert_entry",
  concerts.description as "concert_description", (
  SELECT json_group_array(json_object(
    'typeId', a.value -> 'typeId',
    'typeName', coalesce("accompaniment_types"."name", ''),
    'native', "accompaniment_types"."script_names" ->> ?,
    'players', a.value -> 'players'
  ))
  FROM json_each(songs.accompaniments) a
  LEFT JOIN "accompaniment_types" ON "accompaniment_types"."id" = a.value ->> 'typeId'
) as "named_accompaniments", users.id as "creator_id", users.username as "creator_username", users.display_name as "creator_name",
  updaters.id as "updater_id", updaters.username as "updater_username", updaters.display_name as "updater_name",
  songs.created_at as "song_created_at", songs.updated_at as "song_updated_at"
from (
  SELECT f.total AS total, e.key AS position, e.value AS id
  FROM (
    SELECT (
      SELECT song_count
      FROM users
      WHERE id = ?
    ) AS total, (
      SELECT json_group_array(id)
      FROM (
        SELECT songs.id AS id
        FROM songs
        WHERE songs.created_by = ? AND "songs"."deleted_at" is null
        ORDER BY title_key asc, songs.id asc
        LIMIT iif(? < (
          SELECT song_count
          FROM users
          WHERE id = ?
        ), ?, 0) OFFSET ?
      )
    ) AS ids
  ) f
  LEFT JOIN json_each(f.ids) e
) AS hits
left join "songs" on songs.id = hits.id
left join "compositions" on "compositions"."id" = "songs"."composition_id"
left join "raagas" on "raagas"."id" = "songs"."raaga_id"
left join "taalas" on "taalas"."id" = "songs"."taala_id"
left join "song_types" on "song_types"."id" = "songs"."song_type_id"
left join "concerts" on "concerts"."id" = "songs"."concert_id"
left join "users" on "users"."id" = "songs"."created_by"
left join "users" "updaters" on "updaters"."id" = "songs"."updated_by"
order by hits.position;


-- POST /auth/login

INSERT INTO requirements (reason)
SELECT ?
WHERE (EXISTS (
  SELECT 1
  FROM "users"
  WHERE ("users"."id" = ? and "users"."password_hash" = ?)
)) IS NOT TRUE;

delete from "sign_in_failures"
where email IN (
  SELECT username
  FROM users
  WHERE id = ?
  UNION ALL
  SELECT 'account ' || id
  FROM users
  WHERE id = ?
);

insert into "sessions" ("token_hash", "user_id", "kind", "user_agent", "created_at", "last_used_at")
values (?, ?, ?, ?, ?, ?);

select "id", "username", "password_hash", "password_expires_at", (
  SELECT json_group_array("roles"."name")
  FROM "user_roles"
  JOIN "roles" ON "roles"."id" = "user_roles"."role_id"
  WHERE "user_roles"."user_id" = "users"."id"
) as "role_names"
from "users"
where "users"."username" = ?;

select "locked_until"
from "sign_in_failures"
where "sign_in_failures"."email" = ?;

update "users"
set "password_hash" = ?, "language" = ?
where ("users"."id" = ? and "users"."password_hash" = ?);


-- POST /auth/login, POST /auth/logout

delete from "sessions"
where "sessions"."token_hash" = ?;


-- POST /mbkmusic-mbkauth/roles

insert into "roles" ("id", "name", "name_key", "description", "is_system", "created_at")
values (?, ?, ?, ?, ?, (unixepoch('subsec') * 1000));


-- POST /mbkmusic-mbkauth/roles, POST /mbkmusic-mbkmusic/accompanimentTypes, POST /mbkmusic-mbkmusic/concerts, POST /mbkmusic-mbkmusic/deities, POST /mbkmusic-mbkmusic/mediaLocationTypes, POST /mbkmusic-mbkmusic/mediaTypes and 4 more

INSERT INTO requirements (reason)
SELECT ?
WHERE (TRUE) IS NOT TRUE;


-- POST /mbkmusic-mbkauth/user/passwordvalidate

INSERT INTO requirements (reason)
SELECT ?
WHERE ((
  SELECT id
  FROM users
  WHERE username = ?
) IS NOT NULL) IS NOT TRUE;

delete from "one_time_codes"
where "one_time_codes"."email" = ?;

delete from "sessions"
where "sessions"."user_id" = (
  SELECT id
  FROM users
  WHERE username = ?
);

delete from "sign_in_failures"
where email IN (
  SELECT username
  FROM users
  WHERE id = (
    SELECT id
    FROM users
    WHERE username = ?
  )
  UNION ALL
  SELECT 'account ' || id
  FROM users
  WHERE id = (
    SELECT id
    FROM users
    WHERE username = ?
  )
);

update "users"
set "is_address_unconfirmed" = ?
where "users"."username" = ?;

update "users"
set "password_hash" = ?, "password_expires_at" = ?
where "users"."id" = (
  SELECT id
  FROM users
  WHERE username = ?
);


-- POST /mbkmusic-mbkauth/user/passwordvalidate, POST /mbkmusic-mbkauth/user/validateUser, POST /mbkmusic-mbkauth/users/passwordtoken, POST /mbkmusic-mbkauth/users/userApprovalStatus

select "id", "recipient", "kind", "sealed", "status", "attempts", "client_address", "browser", "requested_purpose",
  "created_at", "next_try_at", "sent_at", "cause"
from "mails"
where ("mails"."id" = ? and "mails"."status" = ? and "mails"."next_try_at" <= ?);


-- POST /mbkmusic-mbkauth/user/passwordvalidate, POST /mbkmusic-mbkauth/users

INSERT INTO requirements (reason)
SELECT ?
WHERE (EXISTS (
  SELECT 1
  FROM "one_time_codes"
  WHERE ("one_time_codes"."id" = ? and "one_time_codes"."expires_at" > ?)
)) IS NOT TRUE;

select "id"
from "one_time_codes"
where ("one_time_codes"."email" = ? and "one_time_codes"."purpose" = ?);

update "one_time_codes"
set "attempts" = attempts + 1
where (("one_time_codes"."id" = ? and "one_time_codes"."expires_at" > ?) and "one_time_codes"."attempts" < ?)
returning "code_hash";


-- POST /mbkmusic-mbkauth/user/passwordvalidate, POST /mbkmusic-mbkauth/users/userApprovalStatus

insert into "mails" ("id", "recipient", "kind", "sealed", "status", "attempts", "client_address", "browser",
  "requested_purpose", "created_at", "next_try_at", "sent_at", "cause")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, null, null);


-- POST /mbkmusic-mbkauth/user/validateUser

INSERT INTO mails (id, recipient, kind, sealed, status, client_address, browser, requested_purpose, created_at,
  next_try_at)
SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
WHERE ((
  SELECT count(*)
  FROM (
    SELECT 1
    FROM mails
    WHERE recipient = ? AND requested_purpose IN (?, 'either') AND requested_purpose <> '' AND created_at > ?
    LIMIT ?
  )
) < ? AND (
  SELECT count(*)
  FROM (
    SELECT 1
    FROM mails
    WHERE recipient = ? AND requested_purpose = ? AND requested_purpose <> '' AND created_at > ?
    LIMIT ?
  )
) < ?) AND ((
  SELECT count(*)
  FROM (
    SELECT 1
    FROM mails
    WHERE client_address = ? AND browser = ? AND requested_purpose <> '' AND created_at > ?
    LIMIT ?
  )
) < ? AND (
  SELECT count(*)
  FROM (
    SELECT 1
    FROM mails
    WHERE client_address = ? AND requested_purpose <> '' AND created_at > ?
    LIMIT ?
  )
) < ? AND (
  SELECT count(*)
  FROM (
    SELECT 1
    FROM mails
    WHERE client_address = ? AND requested_purpose <> '' AND created_at > ?
    LIMIT ?
  )
) < ? AND ((
  SELECT count(*)
  FROM (
    SELECT 1
    FROM mails
    WHERE requested_purpose = ? AND requested_purpose <> '' AND created_at > ?
    LIMIT ?
  )
) < ? AND (
  SELECT count(*)
  FROM (
    SELECT 1
    FROM mails
    WHERE requested_purpose = ? AND requested_purpose <> '' AND created_at > ?
    LIMIT ?
  )
) < ?))
RETURNING id;


-- POST /mbkmusic-mbkauth/user/validateUser, POST /mbkmusic-mbkauth/users/passwordtoken

INSERT INTO one_time_codes (id, email, purpose, code_hash, created_at, expires_at)
SELECT ?, ?, ?, ?, ?, ?
WHERE EXISTS (
  SELECT 1
  FROM mails
  WHERE id = ?
);

SELECT ((
  SELECT count(*)
  FROM (
    SELECT 1
    FROM mails
    WHERE client_address = ? AND browser = ? AND requested_purpose <> '' AND created_at > ?
    LIMIT ?
  )
) < ? AND (
  SELECT count(*)
  FROM (
    SELECT 1
    FROM mails
    WHERE client_address = ? AND requested_purpose <> '' AND created_at > ?
    LIMIT ?
  )
) < ? AND (
  SELECT count(*)
  FROM (
    SELECT 1
    FROM mails
    WHERE client_address = ? AND requested_purpose <> '' AND created_at > ?
    LIMIT ?
  )
) < ? AND ((
  SELECT count(*)
  FROM (
    SELECT 1
    FROM mails
    WHERE requested_purpose = ? AND requested_purpose <> '' AND created_at > ?
    LIMIT ?
  )
) < ? AND (
  SELECT count(*)
  FROM (
    SELECT 1
    FROM mails
    WHERE requested_purpose = ? AND requested_purpose <> '' AND created_at > ?
    LIMIT ?
  )
) < ?)) AS withinLimit;

delete from "one_time_codes"
where ("one_time_codes"."email" = ? and "one_time_codes"."purpose" = ? and EXISTS (
  SELECT 1
  FROM mails
  WHERE id = ?
));


-- POST /mbkmusic-mbkauth/users

delete from "one_time_codes"
where "one_time_codes"."id" = ?;

insert into "user_roles" ("user_id", "role_id")
values ((
  SELECT id
  FROM users
  WHERE username = ?
), ?);

insert into "users" ("id", "username", "display_name", "password_hash", "password_expires_at", "failed_logins",
  "locked_until", "song_count", "created_at", "language", "is_address_unconfirmed")
values (null, ?, ?, ?, null, ?, null, ?, ?, ?, ?);


-- POST /mbkmusic-mbkauth/users/passwordtoken

INSERT INTO mails (id, recipient, kind, sealed, status, client_address, browser, requested_purpose, created_at,
  next_try_at)
SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
WHERE ((
  SELECT count(*)
  FROM (
    SELECT 1
    FROM mails
    WHERE recipient = ? AND TRUE AND requested_purpose <> '' AND created_at > ?
    LIMIT ?
  )
) < ? AND ((
  SELECT count(*)
  FROM (
    SELECT 1
    FROM mails
    WHERE recipient = ? AND requested_purpose = ? AND client_address = ? AND requested_purpose <> '' AND created_at > ?
    LIMIT ?
  )
) < ? AND (
  SELECT count(*)
  FROM (
    SELECT 1
    FROM mails
    WHERE recipient = ? AND requested_purpose IN ('reset', 'either') AND requested_purpose <> '' AND created_at > ?
    LIMIT ?
  )
) < ?)) AND ((
  SELECT count(*)
  FROM (
    SELECT 1
    FROM mails
    WHERE client_address = ? AND browser = ? AND requested_purpose <> '' AND created_at > ?
    LIMIT ?
  )
) < ? AND (
  SELECT count(*)
  FROM (
    SELECT 1
    FROM mails
    WHERE client_address = ? AND requested_purpose <> '' AND created_at > ?
    LIMIT ?
  )
) < ? AND (
  SELECT count(*)
  FROM (
    SELECT 1
    FROM mails
    WHERE client_address = ? AND requested_purpose <> '' AND created_at > ?
    LIMIT ?
  )
) < ? AND ((
  SELECT count(*)
  FROM (
    SELECT 1
    FROM mails
    WHERE requested_purpose = ? AND requested_purpose <> '' AND created_at > ?
    LIMIT ?
  )
) < ? AND (
  SELECT count(*)
  FROM (
    SELECT 1
    FROM mails
    WHERE requested_purpose = ? AND requested_purpose <> '' AND created_at > ?
    LIMIT ?
  )
) < ?))
RETURNING id;


-- POST /mbkmusic-mbkauth/users/userApprovalStatus

INSERT INTO audit_events (at, actor_id, act, subject, detail)
SELECT ?, ?, 'request ' || (d.value ->> 'status'), a.user_id, d.value ->> 'reason'
FROM json_each(?) AS d
JOIN approval_requests a ON a.id = d.value ->> 'requestId';

INSERT INTO requirements (reason)
SELECT ?
WHERE ((
  SELECT count(DISTINCT a.id)
  FROM json_each(?) AS d
  JOIN approval_requests a ON a.id = d.value ->> 'requestId'
  WHERE a.status = 'pending'
) = ?) IS NOT TRUE;

INSERT INTO user_roles (user_id, role_id)
SELECT a.user_id, a.role_id
FROM json_each(?) AS d
JOIN approval_requests a ON a.id = d.value ->> 'requestId'
WHERE d.value ->> 'status' = 'approved' ON CONFLICT DO NOTHING;

UPDATE approval_requests
SET status = d.value ->> 'status', decision_reason = d.value ->> 'reason', decided_at = ?, decided_by = ?
FROM json_each(?) AS d
WHERE approval_requests.id = d.value ->> 'requestId';

select a.id as "id", a.user_id as "user_id", u.username as "user_name", u.language as "language", r.name as "role_name",
  a.reason as "reason", a.status as "status", a.requested_at as "requested_at", a.decided_at as "decided_at",
  d.username as "decided_by", a.decision_reason as "decision_reason"
from approval_requests a
JOIN users u ON u.id = a.user_id
LEFT JOIN roles r ON r.id = a.role_id
LEFT JOIN users d ON d.id = a.decided_by
where a.status = 'pending' AND u.username IN (
  SELECT value
  FROM json_each(?)
);


-- POST /mbkmusic-mbkmusic/accompanimentTypes

insert into "accompaniment_types" ("id", "name", "description", "script_names")
values (null, ?, ?, ?)
returning "id";

insert into "revisions" ("id", "subject_kind", "subject_id", "kind", "changed_by", "changed_at", "reason",
  "fields", "suggestion_id")
values (null, ?, (
  SELECT max(id)
  FROM "accompaniment_types"
), ?, ?, (unixepoch('subsec') * 1000), ?, ?, null);


-- POST /mbkmusic-mbkmusic/accompanimentTypes, PUT /mbkmusic-mbkmusic/accompanimentTypes/{id}

INSERT INTO requirements (reason)
SELECT ?
WHERE (NOT EXISTS (
  SELECT 1
  FROM "accompaniment_types"
  WHERE "accompaniment_types"."name" NOT IN (
    SELECT value
    FROM json_each(?)
  )
)) IS NOT TRUE;

select "id" as "entry_id", "name" as "entry_name"
from "accompaniment_types"
order by "accompaniment_types"."name" COLLATE NOCASE
limit ?;


-- POST /mbkmusic-mbkmusic/concerts

insert into "concerts" ("id", "description", "place", "held_on", "source", "song_count")
values (?, ?, ?, ?, ?, ?)
returning "id";


-- POST /mbkmusic-mbkmusic/concerts, PUT /mbkmusic-mbkmusic/concerts/{id}

INSERT INTO requirements (reason)
SELECT ?
WHERE (NOT EXISTS (
  SELECT 1
  FROM "concerts"
  WHERE "concerts"."id" NOT IN (
    SELECT value
    FROM json_each(?)
  )
)) IS NOT TRUE;

select "id" as "entry_id", "id" as "entry_name"
from "concerts"
order by "concerts"."id" COLLATE NOCASE
limit ?;


-- POST /mbkmusic-mbkmusic/deities

insert into "deities" ("id", "description", "script_names", "song_count", "composition_count")
values (?, ?, ?, ?, ?)
returning "id";


-- POST /mbkmusic-mbkmusic/deities, POST /mbkmusic-mbkmusic/raagas, POST /mbkmusic-mbkmusic/songTypes, POST /mbkmusic-mbkmusic/taalas, PUT /mbkmusic-mbkmusic/deities/{id}, PUT /mbkmusic-mbkmusic/raagas/{id} and 2 more

INSERT INTO name_index (kind, field, key, name, matched)
SELECT ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3
FROM json_each(?)
WHERE true ON CONFLICT DO NOTHING;


-- POST /mbkmusic-mbkmusic/deities, POST /mbkmusic-mbkmusic/raagas, POST /mbkmusic-mbkmusic/taalas, PUT /mbkmusic-mbkmusic/deities/{id}, PUT /mbkmusic-mbkmusic/people/{id}, PUT /mbkmusic-mbkmusic/raagas/{id} and 1 more

DELETE FROM claims
WHERE subject_kind = ? AND subject_id IN (
  SELECT value ->> 'id'
  FROM json_each(?)
) AND field NOT GLOB 'scale *' AND (subject_id, field, source_id) NOT IN (
  SELECT entry.value ->> 'id', cited.value ->> 'field', (
    SELECT s.id
    FROM sources s
    WHERE s.title = cited.value ->> 'title' AND cited.value ->> 'address' IN ('', s.address)
    ORDER BY EXISTS (
      SELECT 1
      FROM claims c
      WHERE c.subject_kind = ? AND c.subject_id = entry.value ->> 'id' AND c.field = cited.value ->> 'field'
        AND c.source_id = s.id
    ) DESC, s.address <> '', s.id
    LIMIT 1
  )
  FROM json_each(?) AS entry, json_each(entry.value, '$.sources') AS cited
);

INSERT INTO claims (subject_kind, subject_id, field, source_id, note, reading)
SELECT ?, entry.value ->> 'id', cited.value ->> 'field', (
  SELECT s.id
  FROM sources s
  WHERE s.title = cited.value ->> 'title' AND cited.value ->> 'address' IN ('', s.address)
  ORDER BY EXISTS (
    SELECT 1
    FROM claims c
    WHERE c.subject_kind = ? AND c.subject_id = entry.value ->> 'id' AND c.field = cited.value ->> 'field'
      AND c.source_id = s.id
  ) DESC, s.address <> '', s.id
  LIMIT 1
), cited.value ->> 'note', cited.value ->> 'reading'
FROM json_each(?) AS entry, json_each(entry.value, '$.sources') AS cited
WHERE true ON CONFLICT DO UPDATE
SET note = excluded.note, reading = excluded.reading;

INSERT INTO sources (title, kind, address)
SELECT DISTINCT cited.value ->> 'title', 'website', coalesce(nullif(cited.value ->> 'address', ''), iif(cited.value ->> 'title' GLOB 'http://*'
  OR cited.value ->> 'title' GLOB 'https://*', cited.value ->> 'title', ''))
FROM json_each(?) AS entry, json_each(entry.value, '$.sources') AS cited
WHERE NOT EXISTS (
  SELECT 1
  FROM sources s
  WHERE s.title = cited.value ->> 'title' AND cited.value ->> 'address' IN ('', s.address)
) ON CONFLICT DO NOTHING;


-- POST /mbkmusic-mbkmusic/deities, PUT /mbkmusic-mbkmusic/deities/{id}

INSERT INTO deity_names (deity_id, name, kind)
SELECT value ->> 'id', value ->> 'name', value ->> 'kind'
FROM json_each(?);

INSERT INTO requirements (reason)
SELECT ?
WHERE (NOT EXISTS (
  SELECT 1
  FROM "deities"
  WHERE "deities"."id" NOT IN (
    SELECT value
    FROM json_each(?)
  )
)) IS NOT TRUE;

select "id" as "entry_id", "id" as "entry_name"
from "deities"
order by "deities"."id" COLLATE NOCASE
limit ?;


-- POST /mbkmusic-mbkmusic/lists

INSERT INTO kept_songs (list_id, song_id, position, note, kept_at)
SELECT (
  SELECT max(id)
  FROM kept_lists
  WHERE user_id = ?
), s.id, g.key + 1, g.value ->> 'note', ?
FROM json_each(?) g
JOIN songs s ON s.id = g.value ->> 'songId' AND s.deleted_at IS NULL;

INSERT INTO requirements (reason)
SELECT ?
WHERE ((
  SELECT count(*)
  FROM kept_lists
  WHERE user_id = ? AND is_marks = 0
) <= ?) IS NOT TRUE;

INSERT INTO requirements (reason)
SELECT ?
WHERE ((
  SELECT song_count
  FROM kept_lists
  WHERE id = (
    SELECT max(id)
    FROM kept_lists
    WHERE user_id = ?
  )
) = ?) IS NOT TRUE;

insert into "kept_lists" ("id", "user_id", "name", "is_marks", "share_token", "song_count", "created_at",
  "updated_at")
values (null, ?, ?, ?, null, ?, ?, ?)
returning "id";


-- POST /mbkmusic-mbkmusic/lists, PUT /mbkmusic-mbkmusic/lists/{id}

INSERT INTO requirements (reason)
SELECT ?
WHERE ((
  SELECT coalesce(sum(song_count), 0)
  FROM kept_lists
  WHERE user_id = ?
) <= ?) IS NOT TRUE;


-- POST /mbkmusic-mbkmusic/lists/{id}/share

update "kept_lists"
set "share_token" = coalesce(share_token, ?)
where ("kept_lists"."id" = ? and "kept_lists"."user_id" = ?);


-- POST /mbkmusic-mbkmusic/mediaLocationTypes

insert into "media_location_types" ("id", "description")
values (null, ?)
returning "id";


-- POST /mbkmusic-mbkmusic/mediaLocationTypes, PUT /mbkmusic-mbkmusic/mediaLocationTypes/{id}

INSERT INTO requirements (reason)
SELECT ?
WHERE (NOT EXISTS (
  SELECT 1
  FROM "media_location_types"
  WHERE "media_location_types"."description" NOT IN (
    SELECT value
    FROM json_each(?)
  )
)) IS NOT TRUE;

select "id" as "entry_id", "description" as "entry_name"
from "media_location_types"
order by "media_location_types"."description" COLLATE NOCASE
limit ?;


-- POST /mbkmusic-mbkmusic/mediaTypes

insert into "media_types" ("id", "description", "script_names")
values (null, ?, ?)
returning "id";

insert into "revisions" ("id", "subject_kind", "subject_id", "kind", "changed_by", "changed_at", "reason",
  "fields", "suggestion_id")
values (null, ?, (
  SELECT max(id)
  FROM "media_types"
), ?, ?, (unixepoch('subsec') * 1000), ?, ?, null);


-- POST /mbkmusic-mbkmusic/mediaTypes, PUT /mbkmusic-mbkmusic/mediaTypes/{id}

INSERT INTO requirements (reason)
SELECT ?
WHERE (NOT EXISTS (
  SELECT 1
  FROM "media_types"
  WHERE "media_types"."description" NOT IN (
    SELECT value
    FROM json_each(?)
  )
)) IS NOT TRUE;

select "id" as "entry_id", "description" as "entry_name"
from "media_types"
order by "media_types"."description" COLLATE NOCASE
limit ?;


-- POST /mbkmusic-mbkmusic/raagas

insert into "raagas" ("id", "description", "iso_name", "script_names", "melakarta", "parent_id", "arohana",
  "avarohana", "bhashanga", "time_of_day", "agreement", "fame", "creator_id", "source", "proposed_by",
  "proposed_at", "song_count", "composition_count")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, null, null, ?, null, null, null, ?, ?)
returning "id";


-- POST /mbkmusic-mbkmusic/raagas, PUT /mbkmusic-mbkmusic/raagas/{id}

INSERT INTO requirements (reason)
SELECT ?
WHERE (NOT EXISTS (
  SELECT 1
  FROM "raagas"
  WHERE "raagas"."id" NOT IN (
    SELECT value
    FROM json_each(?)
  )
)) IS NOT TRUE;

UPDATE raagas
SET agreement = nullif((
  SELECT count(*)
  FROM claims
  WHERE subject_kind = 'raaga' AND subject_id = raagas.id AND field = 'arohana'
), 0)
WHERE id IN (
  SELECT value ->> 'id'
  FROM json_each(?)
);

UPDATE raagas
SET script_names = json_patch(given.value, (
  SELECT json_group_object(language, name)
  FROM name_exceptions
  WHERE subject_kind = 'raaga' AND subject_id = raagas.id AND language IS NOT NULL
))
FROM json_each(?) AS given
WHERE given.key = raagas.id;

select "id" as "entry_id", "id" as "entry_name"
from "raagas"
order by "raagas"."id" COLLATE NOCASE
limit ?;


-- POST /mbkmusic-mbkmusic/s3Song

INSERT INTO requirements (reason)
SELECT ?
WHERE (EXISTS (
  SELECT 1
  FROM (
    SELECT count(*) AS files, coalesce(sum(bytes), 0) AS bytes
    FROM (
      SELECT CASE WHEN (status = 'pending' AND (completed_at IS NULL OR within_request) AND coalesce(touched_at,
        created_at) <= ?) THEN min(size, (
        SELECT count(*)
        FROM upload_parts
        WHERE media_file_id = held.id
      ) * ?) ELSE size END AS bytes
      FROM media_files AS held
      WHERE owner_id = ? AND id <> ?
    )
    WHERE bytes > 0
  )
  WHERE files < ? AND bytes + ? <= ?
)) IS NOT TRUE;

INSERT INTO requirements (reason)
SELECT ?
WHERE (EXISTS (
  SELECT 1
  FROM media_files
  WHERE id = ? AND discarded_at IS NULL AND NOT EXISTS (
    SELECT 1
    FROM hidden_rows
    WHERE place IN ('file') AND row_id = CAST(media_files.id AS TEXT)
  ) AND (status <> 'pending' OR (owner_id = ? AND completed_at IS NOT NULL))
)) IS NOT TRUE;

delete from "upload_parts"
where "upload_parts"."media_file_id" = ?;

insert into "media_files" ("id", "status", "content_type", "size", "file_name", "upload_id", "completed_at",
  "discarded_at", "duration_seconds", "bit_rate", "rare_format", "hash", "whole_hash", "shape", "owner_id",
  "created_at", "removed_at", "touched_at", "within_request")
values (?, ?, ?, ?, ?, null, null, null, null, null, ?, null, null, null, ?, ?, null, ?, ?);

select 1 as "mediaTypeId", EXISTS (
  SELECT 1
  FROM "raagas"
  WHERE id = ?
) as "raagaId", 1 as "taalaId", 1 as "songTypeId", 1 as "concertId", 1 as "ownRaagaId", 1 as "ownTaalaId",
  NOT EXISTS (
  SELECT 1
  FROM json_each(?)
  WHERE value NOT IN (
    SELECT id
    FROM raagas
  )
) as "sections", NOT EXISTS (
  SELECT 1
  FROM json_each(?)
  WHERE value NOT IN (
    SELECT id
    FROM people
  )
) as "composerId", NOT EXISTS (
  SELECT 1
  FROM json_each(?)
  WHERE value NOT IN (
    SELECT id
    FROM people
  )
) as "personIds", NOT EXISTS (
  SELECT 1
  FROM json_each(?)
  WHERE value NOT IN (
    SELECT id
    FROM accompaniment_types
  )
) as "accompaniments", EXISTS (
  SELECT 1
  FROM media_files
  WHERE id = ? AND discarded_at IS NULL AND ( (completed_at IS NOT NULL AND owner_id = ?) OR id IN (
    SELECT value
    FROM json_each(?)
  ))
) as "mediaFileId", EXISTS (
  SELECT 1
  FROM media_files
  WHERE id = ? AND substr(content_type, 1, 5) = ?
) as "isSameKind", (
  SELECT duration_seconds
  FROM media_files
  WHERE id = ?
) as "fileSeconds"
from (
  SELECT 1
);

update "media_files"
set "size" = ?, "upload_id" = ?, "completed_at" = ?, "duration_seconds" = ?, "bit_rate" = ?, "whole_hash" = ?,
  "touched_at" = ?, "within_request" = ?
where ("media_files"."id" = ? and "media_files"."status" = ? and "media_files"."discarded_at" is null)
returning "id";

update "media_files"
set "status" = ?, "removed_at" = ?
where "media_files"."id" = ?;

update "media_files"
set "upload_id" = ?
where "media_files"."id" = ?;


-- POST /mbkmusic-mbkmusic/s3Song, POST /mbkmusic-mbkmusic/songs

INSERT INTO composition_raagas (composition_id, position, raaga_id)
SELECT (
  SELECT composition_id
  FROM songs
  WHERE id = (
    SELECT id
    FROM songs
    WHERE request_id = ?
  )
), key, value
FROM json_each(?);

INSERT INTO name_index (kind, field, key, name, matched)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
FROM json_each(?)
WHERE true ON CONFLICT DO NOTHING;

INSERT INTO perhaps_same (kind, one_id, other_id)
SELECT 'composition', min(one, other), max(one, other)
FROM (
  SELECT CAST(found.value AS TEXT) AS one, CAST(new.id AS TEXT) AS other
  FROM (
    SELECT (
      SELECT composition_id
      FROM songs
      WHERE id = (
        SELECT id
        FROM songs
        WHERE request_id = ?
      )
    ) AS id
  ) new
  CROSS JOIN json_each((
    SELECT json_group_array(id)
    FROM (
      SELECT s.composition_id AS id
      FROM (
        SELECT other.song_id, other.field
        FROM compositions c
        CROSS JOIN song_index own ON own.song_id = c.main_song_id AND own.field BETWEEN ? AND ?
        CROSS JOIN song_index other ON other.field = own.field AND other.key = own.key
        WHERE c.id = new.id AND c.deleted_at IS NULL
        LIMIT ?
      ) alike
      CROSS JOIN songs s ON s.id = alike.song_id
      WHERE s.deleted_at IS NULL AND s.composition_id < new.id
      GROUP BY s.composition_id
      ORDER BY min(alike.field), s.composition_id
      LIMIT ?
    )
  )) found
)
WHERE NOT EXISTS (
  SELECT 1
  FROM perhaps_same
  WHERE kind = 'composition' AND one_id = max(one, other) AND other_id = min(one, other)
) AND NOT EXISTS (
  SELECT 1
  FROM merges
  WHERE kind = 'composition' AND undone_at IS NOT NULL AND to_id IN (one, other) AND from_id IN (one,
    other)
) ON CONFLICT DO NOTHING;

INSERT INTO requirements (reason)
SELECT ?
WHERE (NOT EXISTS (
  SELECT 1
  FROM songs
  WHERE request_id = ?
)) IS NOT TRUE;

INSERT INTO revisions (subject_kind, subject_id, kind, changed_by, changed_at, fields)
SELECT ?, CAST((
  SELECT composition_id
  FROM songs
  WHERE id = (
    SELECT id
    FROM songs
    WHERE request_id = ?
  )
) AS TEXT), ?, ?, ?, ?
WHERE true;

INSERT INTO revisions (subject_kind, subject_id, kind, changed_by, changed_at, fields)
SELECT ?, CAST((
  SELECT id
  FROM songs
  WHERE request_id = ?
) AS TEXT), ?, ?, ?, ?
WHERE true;

INSERT INTO song_index (field, key, song_id, line)
SELECT value ->> 0, value ->> 1, (
  SELECT id
  FROM songs
  WHERE request_id = ?
), value ->> 2
FROM json_each(?)
WHERE true ON CONFLICT DO NOTHING;

delete from "composition_raagas"
where "composition_raagas"."composition_id" = (
  SELECT composition_id
  FROM songs
  WHERE id = (
    SELECT id
    FROM songs
    WHERE request_id = ?
  )
);

delete from "song_index"
where song_id = (
  SELECT id
  FROM songs
  WHERE request_id = ?
);

insert into "songs" ("id", "composition_id", "title", "title_key", "singer", "singer_part", "composer",
  "raaga_id", "taala_id", "song_type_id", "deity_id", "script_names", "own_raaga_id", "own_taala_id",
  "recorded_on", "event", "place", "concert_id", "track", "duration_seconds", "start_seconds", "end_seconds",
  "line_times", "language", "description", "lyrics", "upload_type", "media_type_id", "media_location_type_id",
  "media_url", "external_media_id", "media_file_id", "media_description", "recording_rights", "recording_permission",
  "media_failures", "media_checked_at", "accompaniments", "person_ids", "request_id", "source", "created_by",
  "created_at", "updated_by", "updated_at", "deleted_at", "deleted_by")
values (null, ?, ?, ?, ?, ?, ?, ?, ?, ?, null, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
  ?, ?, ?, ?, ?, ?, null, ?, ?, ?, null, ?, ?, null, null, null, null) on conflict ("songs"."request_id") do nothing;

select "id", "composition_id", "title"
from "songs"
where "songs"."request_id" = ?;

update "compositions"
set "title" = ?, "iso_title" = ?, "native_title" = ?, "script_names" = ?, "other_titles" = ?, "composer" = ?,
  "composer_id" = ?, "raaga_id" = ?, "taala_id" = ?, "song_type_id" = ?, "language" = ?, "deity" = ?,
  "signature" = ?, "description" = ?, "lyrics" = ?, "lyrics_rights" = ?, "lyrics_permission" = ?, "notation" = ?,
  "notation_rights" = ?, "notation_permission" = ?, "pages_elsewhere" = ?, "meaning" = ?, "meaning_rights" = ?,
  "meaning_permission" = ?, "line_meanings" = ?
where "compositions"."id" = (
  SELECT composition_id
  FROM songs
  WHERE id = (
    SELECT id
    FROM songs
    WHERE request_id = ?
  )
);


-- POST /mbkmusic-mbkmusic/s3Song, POST /mbkmusic-mbkmusic/songs, POST /mbkmusic-mbkmusic/uploadCSV, PUT /mbkmusic-mbkmusic/songs/{id}

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


-- POST /mbkmusic-mbkmusic/songTypes

insert into "song_types" ("id", "description", "script_names")
values (?, ?, ?)
returning "id";


-- POST /mbkmusic-mbkmusic/songTypes, PUT /mbkmusic-mbkmusic/songTypes/{id}

INSERT INTO requirements (reason)
SELECT ?
WHERE (NOT EXISTS (
  SELECT 1
  FROM "song_types"
  WHERE "song_types"."id" NOT IN (
    SELECT value
    FROM json_each(?)
  )
)) IS NOT TRUE;

select "id" as "entry_id", "id" as "entry_name"
from "song_types"
order by "song_types"."id" COLLATE NOCASE
limit ?;


-- POST /mbkmusic-mbkmusic/songs

select 1 as "mediaTypeId", EXISTS (
  SELECT 1
  FROM "raagas"
  WHERE id = ?
) as "raagaId", 1 as "taalaId", 1 as "songTypeId", 1 as "concertId", 1 as "ownRaagaId", 1 as "ownTaalaId",
  NOT EXISTS (
  SELECT 1
  FROM json_each(?)
  WHERE value NOT IN (
    SELECT id
    FROM raagas
  )
) as "sections", NOT EXISTS (
  SELECT 1
  FROM json_each(?)
  WHERE value NOT IN (
    SELECT id
    FROM people
  )
) as "composerId", NOT EXISTS (
  SELECT 1
  FROM json_each(?)
  WHERE value NOT IN (
    SELECT id
    FROM people
  )
) as "personIds", NOT EXISTS (
  SELECT 1
  FROM json_each(?)
  WHERE value NOT IN (
    SELECT id
    FROM accompaniment_types
  )
) as "accompaniments", 1 as "mediaFileId", 1 as "isSameKind", (
  SELECT duration_seconds
  FROM media_files
  WHERE id = ?
) as "fileSeconds"
from (
  SELECT 1
);


-- POST /mbkmusic-mbkmusic/taalas

insert into "taalas" ("id", "description", "iso_name", "script_names", "jati", "angas", "groups", "creator_id",
  "aksharas", "song_count", "composition_count")
values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
returning "id";


-- POST /mbkmusic-mbkmusic/taalas, PUT /mbkmusic-mbkmusic/taalas/{id}

INSERT INTO requirements (reason)
SELECT ?
WHERE (NOT EXISTS (
  SELECT 1
  FROM "taalas"
  WHERE "taalas"."id" NOT IN (
    SELECT value
    FROM json_each(?)
  )
)) IS NOT TRUE;

UPDATE taalas
SET script_names = json_patch(given.value, (
  SELECT json_group_object(language, name)
  FROM name_exceptions
  WHERE subject_kind = 'taala' AND subject_id = taalas.id AND language IS NOT NULL
))
FROM json_each(?) AS given
WHERE given.key = taalas.id;

select "id" as "entry_id", "id" as "entry_name"
from "taalas"
order by "taalas"."id" COLLATE NOCASE
limit ?;


-- POST /mbkmusic-mbkmusic/uploadCSV

INSERT INTO composition_raagas (composition_id, position, raaga_id)
SELECT s.composition_id, raaga.key, raaga.value
FROM json_each(?) AS row
JOIN songs s ON s.id = (
  SELECT id
  FROM songs
  WHERE request_id = row.value ->> 0
), json_each(row.value -> 1 -> 'raagas') AS raaga
WHERE row.value ->> 2 IS NULL;

INSERT INTO perhaps_same (kind, one_id, other_id)
SELECT 'composition', min(one, other), max(one, other)
FROM (
  SELECT CAST(found.value AS TEXT) AS one, CAST(new.id AS TEXT) AS other
  FROM (
    SELECT s.composition_id AS id
    FROM json_each(?) AS row
    JOIN songs s ON s.id = (
      SELECT id
      FROM songs
      WHERE request_id = row.value ->> 0
    )
  ) new
  CROSS JOIN json_each((
    SELECT json_group_array(id)
    FROM (
      SELECT s.composition_id AS id
      FROM (
        SELECT other.song_id, other.field
        FROM compositions c
        CROSS JOIN song_index own ON own.song_id = c.main_song_id AND own.field BETWEEN ? AND ?
        CROSS JOIN song_index other ON other.field = own.field AND other.key = own.key
        WHERE c.id = new.id AND c.deleted_at IS NULL
        LIMIT ?
      ) alike
      CROSS JOIN songs s ON s.id = alike.song_id
      WHERE s.deleted_at IS NULL AND s.composition_id < new.id
      GROUP BY s.composition_id
      ORDER BY min(alike.field), s.composition_id
      LIMIT ?
    )
  )) found
)
WHERE NOT EXISTS (
  SELECT 1
  FROM perhaps_same
  WHERE kind = 'composition' AND one_id = max(one, other) AND other_id = min(one, other)
) AND NOT EXISTS (
  SELECT 1
  FROM merges
  WHERE kind = 'composition' AND undone_at IS NOT NULL AND to_id IN (one, other) AND from_id IN (one,
    other)
) ON CONFLICT DO NOTHING;

INSERT INTO revisions (subject_kind, subject_id, kind, changed_by, changed_at)
SELECT kind.value, iif(kind.value = 'song', s.id, s.composition_id), 'created', ?, ?
FROM json_each(?) AS row
JOIN songs s ON s.id = (
  SELECT id
  FROM songs
  WHERE request_id = row.value ->> 0
), json_each('["composition", "song"]') AS kind
WHERE kind.value = 'song' OR row.value ->> 2 IS NULL;

INSERT INTO songs (request_id, created_by, created_at, composition_id, "title", "composer", "raaga_id",
  "taala_id", "song_type_id", "language", "description", "lyrics", "singer", "upload_type", "media_type_id",
  "media_url", "media_file_id", "recorded_on", "media_location_type_id", "external_media_id", "duration_seconds",
  "singer_part", "event", "place", "concert_id", "track", "start_seconds", "end_seconds", "own_raaga_id",
  "own_taala_id", "media_description", "recording_rights", "recording_permission", "line_times", "person_ids",
  "accompaniments")
SELECT value ->> 0, ?, ?, value ->> 2, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?,
  song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?,
  song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?,
  song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song -> ?, song -> ?
FROM (
  SELECT value, value -> 1 AS song
  FROM json_each(?)
)
WHERE value ->> 2 IS NULL OR NOT EXISTS (
  SELECT 1
  FROM songs
  WHERE request_id = value ->> 0
);

INSERT OR IGNORE INTO song_index (field, key, song_id, line)
SELECT row.value ->> 1, row.value ->> 2, (
  SELECT id
  FROM songs
  WHERE request_id = row.value ->> 0
), row.value ->> 3
FROM json_each(?) AS row;

UPDATE compositions
SET script_names = given.names, ("lyrics_rights", "lyrics_permission", "notation", "notation_rights",
  "notation_permission", "pages_elsewhere", "iso_title", "native_title", "other_titles", "composer_id",
  "deity", "signature", "meaning", "meaning_rights", "meaning_permission", "line_meanings") = (song ->> ?,
  song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song -> ?, song ->> ?,
  song ->> ?, song ->> ?, song -> ?, song ->> ?, song ->> ?, song -> ?)
FROM (
  SELECT s.composition_id AS given_id, row.value -> 1 AS song, row.value -> 3 AS names
  FROM json_each(?) AS row
  JOIN songs s ON s.id = (
    SELECT id
    FROM songs
    WHERE request_id = row.value ->> 0
  )
  WHERE row.value ->> 2 IS NULL
) AS given
WHERE compositions.id = given.given_id;

select "id"
from "concerts"
order by "concerts"."id";

select "id"
from "concerts"
order by coalesce(held_on, '') desc, "concerts"."id" desc
limit ?;

select "id", "description"
from "raagas"
order by "raagas"."id";

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

select "name"
from "archive_origin";

select "title"
from "songs"
where "songs"."deleted_at" is null
order by "songs"."changed_at" desc, "songs"."id" desc
limit ?;

select songs.title as "title", songs.singer as "singer", songs.recorded_on as "recorded", songs.composition_id as "composition",
  songs.track as "track"
from json_each(?) AS t
CROSS JOIN songs
where songs.title COLLATE NOCASE = t.value AND deleted_at IS NULL;


-- POST /mbkmusic-mbkmusic/uploadCSV, PUT /mbkmusic-mbkmusic/songs/{id}

INSERT OR IGNORE INTO name_index (kind, field, key, name, matched)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
FROM json_each(?);


-- PUT /mbkmusic-mbkauth/roles/{id}

update "roles"
set "name" = ?, "name_key" = ?, "description" = ?
where "roles"."id" = ?;


-- PUT /mbkmusic-mbkauth/users/{id}

DELETE FROM user_roles
WHERE user_id = ? AND role_id NOT IN (
  SELECT value
  FROM json_each(?)
);

INSERT INTO requirements (reason)
SELECT ?
WHERE (EXISTS (
  SELECT 1
  FROM users
  WHERE id = ?
) AND (
  SELECT count(*)
  FROM roles
  WHERE id IN (
    SELECT value
    FROM json_each(?)
  )
) = json_array_length(?)) IS NOT TRUE;

INSERT INTO user_roles (user_id, role_id)
SELECT ?, value
FROM json_each(?)
WHERE true ON CONFLICT DO NOTHING;

UPDATE approval_requests
SET status = 'approved', decided_at = unixepoch('subsec') * 1000, decided_by = ?
WHERE user_id = ? AND status = 'pending' AND role_id IN (
  SELECT value
  FROM json_each(?)
);


-- PUT /mbkmusic-mbkmusic/accompanimentTypes/{id}

update "accompaniment_types"
set "id" = ?, "name" = ?, "description" = ?, "script_names" = ?
where "accompaniment_types"."id" = ?;


-- PUT /mbkmusic-mbkmusic/concerts/{id}

update "concerts"
set "id" = ?, "description" = ?, "place" = ?, "held_on" = ?, "source" = ?
where "concerts"."id" = ?;


-- PUT /mbkmusic-mbkmusic/concerts/{id}, PUT /mbkmusic-mbkmusic/deities/{id}, PUT /mbkmusic-mbkmusic/raagas/{id}, PUT /mbkmusic-mbkmusic/songTypes/{id}, PUT /mbkmusic-mbkmusic/taalas/{id}

UPDATE claims
SET subject_id = ?
WHERE subject_kind = ? AND subject_id = ?;

UPDATE name_exceptions
SET subject_id = ?
WHERE subject_kind = ? AND subject_id = ?;

UPDATE revisions
SET subject_id = ?
WHERE subject_kind = ? AND subject_id = ?;

UPDATE suggestions
SET subject_id = ?
WHERE subject_kind = ? AND subject_id = ?;


-- PUT /mbkmusic-mbkmusic/deities/{id}

update "deities"
set "id" = ?, "description" = ?, "script_names" = ?
where "deities"."id" = ?;


-- PUT /mbkmusic-mbkmusic/lists/{id}

INSERT INTO kept_songs (list_id, song_id, position, note, kept_at)
SELECT ?, s.id, g.key + 1, g.value ->> 'note', ?
FROM json_each(?) g
JOIN songs s ON s.id = g.value ->> 'songId' AND s.deleted_at IS NULL;

INSERT INTO requirements (reason)
SELECT ?
WHERE ((
  SELECT song_count
  FROM kept_lists
  WHERE id = ?
) = ?) IS NOT TRUE;

update "kept_lists"
set "name" = iif(is_marks, '', ?), "updated_at" = ?
where ("kept_lists"."id" = ? and "kept_lists"."user_id" = ?);


-- PUT /mbkmusic-mbkmusic/mediaLocationTypes/{id}

update "media_location_types"
set "id" = ?, "description" = ?
where "media_location_types"."id" = ?;


-- PUT /mbkmusic-mbkmusic/mediaTypes/{id}

update "media_types"
set "id" = ?, "description" = ?, "script_names" = ?
where "media_types"."id" = ?;


-- PUT /mbkmusic-mbkmusic/people/{id}

INSERT INTO requirements (reason)
SELECT ?
WHERE (EXISTS (
  SELECT 1
  FROM people
  WHERE id = ? AND merged_into IS NULL
)) IS NOT TRUE;

INSERT INTO requirements (reason)
SELECT ?
WHERE (coalesce((
  SELECT max(id)
  FROM revisions
  WHERE subject_kind = 'person' AND subject_id = ?
), 0) = ?) IS NOT TRUE;


-- PUT /mbkmusic-mbkmusic/raagas/{id}

update "raagas"
set "id" = ?, "description" = ?, "iso_name" = ?, "melakarta" = ?, "parent_id" = ?, "arohana" = ?, "avarohana" = ?,
  "bhashanga" = ?, "time_of_day" = ?, "creator_id" = ?
where "raagas"."id" = ?;


-- PUT /mbkmusic-mbkmusic/songTypes/{id}

update "song_types"
set "id" = ?, "description" = ?, "script_names" = ?
where "song_types"."id" = ?;


-- PUT /mbkmusic-mbkmusic/songs/{id}

DELETE FROM composition_raagas
WHERE composition_id IN (
  SELECT value ->> 0
  FROM json_each(?)
);

DELETE FROM song_index
WHERE song_id IN (
  SELECT value
  FROM json_each(?)
);

INSERT INTO audit_events (actor_id, act, subject, detail)
SELECT ?, 'song changed', row.value ->> 2, row.value ->> 3
FROM json_each(?) AS row
WHERE EXISTS (
  SELECT 1
  FROM songs
  WHERE songs.id = row.value ->> 0 AND created_by IS NOT ?
) OR EXISTS (
  SELECT 1
  FROM compositions
  WHERE compositions.id = row.value ->> 1 AND created_by IS NOT ?
);

INSERT INTO composition_raagas (composition_id, position, raaga_id)
SELECT row.value ->> 0, raaga.key, raaga.value
FROM json_each(?) AS row, json_each(row.value -> 1 -> 'raagas') AS raaga;

INSERT INTO requirements (reason)
SELECT ?
WHERE (NOT EXISTS (
  SELECT 1
  FROM json_each(?) AS row
  WHERE NOT EXISTS (
    SELECT 1
    FROM compositions AS one
    WHERE one.id = row.value AND one.deleted_at IS NULL AND (EXISTS (
      SELECT 1
      FROM user_roles
      WHERE user_id = ? AND role_id IN (
        SELECT value
        FROM json_each(?)
      )
    ) OR (created_by = ? AND EXISTS (
      SELECT 1
      FROM user_roles
      WHERE user_id = ? AND role_id IN (
        SELECT value
        FROM json_each(?)
      )
    )))
  )
)) IS NOT TRUE;

INSERT INTO requirements (reason)
SELECT ?
WHERE (NOT EXISTS (
  SELECT 1
  FROM json_each(?) AS row
  WHERE NOT EXISTS (
    SELECT 1
    FROM songs
    WHERE songs.id = row.value ->> 0 AND deleted_at IS NULL AND composition_id = row.value ->> 1
  )
)) IS NOT TRUE;

INSERT INTO requirements (reason)
SELECT ?
WHERE (NOT EXISTS (
  SELECT 1
  FROM json_each(?) AS row
  WHERE NOT EXISTS (
    SELECT 1
    FROM songs AS one
    WHERE one.id = row.value AND one.deleted_at IS NULL AND (EXISTS (
      SELECT 1
      FROM user_roles
      WHERE user_id = ? AND role_id IN (
        SELECT value
        FROM json_each(?)
      )
    ) OR (created_by = ? AND EXISTS (
      SELECT 1
      FROM user_roles
      WHERE user_id = ? AND role_id IN (
        SELECT value
        FROM json_each(?)
      )
    )))
  )
)) IS NOT TRUE;

INSERT INTO requirements (reason)
SELECT ?
WHERE (NOT EXISTS (
  SELECT 1
  FROM json_each(?) AS row, json_each('["song", "composition"]') AS kind
  CROSS JOIN revisions r ON r.subject_kind = kind.value AND r.subject_id = CAST(row.value ->> kind.key AS TEXT)
    AND r.id > row.value ->> 2
)) IS NOT TRUE;

INSERT INTO revisions (subject_kind, subject_id, kind, changed_by, changed_at, fields)
SELECT ?, value ->> 0, 'updated', ?, ?, value -> 1
FROM json_each(?);

INSERT OR IGNORE INTO song_index (field, key, song_id, line)
SELECT row.value ->> 1, row.value ->> 2, row.value ->> 0, row.value ->> 3
FROM json_each(?) AS row;

UPDATE compositions
SET script_names = given.names, updated_by = ?, updated_at = ?, ("title", "composer", "raaga_id", "taala_id",
  "song_type_id", "description", "lyrics", "lyrics_rights", "lyrics_permission", "notation", "notation_rights",
  "notation_permission", "pages_elsewhere", "language", "iso_title", "native_title", "other_titles", "composer_id",
  "deity", "signature", "meaning", "meaning_rights", "meaning_permission", "line_meanings") = (song ->> ?,
  song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?,
  song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song -> ?, song ->> ?, song ->> ?,
  song ->> ?, song -> ?, song ->> ?, song ->> ?, song -> ?)
FROM (
  SELECT value ->> 0 AS given_id, value -> 1 AS song, value -> 2 AS names
  FROM json_each(?)
) AS given
WHERE compositions.id = given.given_id AND (EXISTS (
  SELECT 1
  FROM user_roles
  WHERE user_id = ? AND role_id IN (
    SELECT value
    FROM json_each(?)
  )
) OR (created_by = ? AND EXISTS (
  SELECT 1
  FROM user_roles
  WHERE user_id = ? AND role_id IN (
    SELECT value
    FROM json_each(?)
  )
)));

UPDATE songs
SET media_failures = 0, ("singer", "upload_type", "media_type_id", "media_url", "media_file_id", "recorded_on",
  "media_location_type_id", "external_media_id", "duration_seconds", "singer_part", "event", "place",
  "concert_id", "track", "start_seconds", "end_seconds", "own_raaga_id", "own_taala_id", "media_description",
  "recording_rights", "recording_permission", "line_times", "person_ids", "accompaniments") = (song ->> ?,
  song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?,
  song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?, song ->> ?,
  song ->> ?, song ->> ?, song ->> ?, song -> ?, song -> ?)
FROM (
  SELECT value ->> 0 AS given_id, value -> 1 AS song
  FROM json_each(?)
) AS given
WHERE songs.id = given.given_id AND (EXISTS (
  SELECT 1
  FROM user_roles
  WHERE user_id = ? AND role_id IN (
    SELECT value
    FROM json_each(?)
  )
) OR (created_by = ? AND EXISTS (
  SELECT 1
  FROM user_roles
  WHERE user_id = ? AND role_id IN (
    SELECT value
    FROM json_each(?)
  )
)));

UPDATE songs
SET updated_by = ?, updated_at = ?
WHERE id IN (
  SELECT value
  FROM json_each(?)
);

select 1 as "mediaTypeId", EXISTS (
  SELECT 1
  FROM "raagas"
  WHERE id = ?
) as "raagaId", 1 as "taalaId", 1 as "songTypeId", EXISTS (
  SELECT 1
  FROM "concerts"
  WHERE id = ?
) as "concertId", 1 as "ownRaagaId", 1 as "ownTaalaId", NOT EXISTS (
  SELECT 1
  FROM json_each(?)
  WHERE value NOT IN (
    SELECT id
    FROM raagas
  )
) as "sections", NOT EXISTS (
  SELECT 1
  FROM json_each(?)
  WHERE value NOT IN (
    SELECT id
    FROM people
  )
) as "composerId", NOT EXISTS (
  SELECT 1
  FROM json_each(?)
  WHERE value NOT IN (
    SELECT id
    FROM people
  )
) as "personIds", NOT EXISTS (
  SELECT 1
  FROM json_each(?)
  WHERE value NOT IN (
    SELECT id
    FROM accompaniment_types
  )
) as "accompaniments", 1 as "mediaFileId", 1 as "isSameKind", (
  SELECT duration_seconds
  FROM media_files
  WHERE id = ?
) as "fileSeconds"
from (
  SELECT 1
);


-- PUT /mbkmusic-mbkmusic/taalas/{id}

update "taalas"
set "id" = ?, "description" = ?, "iso_name" = ?, "jati" = ?, "angas" = ?, "groups" = ?, "creator_id" = ?,
  "aksharas" = ?
where "taalas"."id" = ?;
