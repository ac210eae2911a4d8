-- /search (signed in), /suggest/:kind/:id (signed in), /suggest/confirm/:token (signed in)

select "users"."id", "users"."username", (
  SELECT json_group_array("roles"."name")
  FROM "user_roles"
  JOIN "roles" ON "roles"."id" = "user_roles"."role_id"
  WHERE "user_roles"."user_id" = "users"."id"
) as "role_names"
from "sessions"
inner join "users" on "users"."id" = "sessions"."user_id"
where ("sessions"."token_hash" = ? and "sessions"."kind" = ? and ("sessions"."last_used_at" > ? and "sessions"."created_at" > ?));


-- /search, /search (signed in)

select "compositions"."title", "songs"."script_names" -> ? ->> 'title' as "native", "raagas"."id" as "raaga",
  "raagas"."script_names" ->> ? as "native_raaga", "taalas"."id" as "taala", "taalas"."script_names" ->> ? as "native_taala"
from "compositions"
inner join "songs" on "songs"."id" = "compositions"."main_song_id"
inner join "raagas" on "raagas"."id" = "compositions"."raaga_id"
inner join "taalas" on "taalas"."id" = "compositions"."taala_id"
where "compositions"."id" = (
  SELECT id
  FROM (
    SELECT id, recording_count, raaga_id, taala_id
    FROM compositions
    WHERE deleted_at IS NULL AND composer_id = ?
    ORDER BY title_key, id
    LIMIT 30
  )
  WHERE raaga_id IS NOT NULL AND taala_id IS NOT NULL
  ORDER BY recording_count DESC
  LIMIT 1
);


-- /search, /search (signed in), /search?accompanistName=murthy&sortBy=recordingDate&searched=true, /search?language=te&has=lyrics, /search?lyrics=first&searched=true, /search?only=raaga:Lavangi and 7 more

select "name", "value"
from "counters";


-- /search?accompanistName=murthy&sortBy=recordingDate&searched=true

select hits.position, hits.total, hits.size, hits.compared, hits.loose, "songs"."id", "songs"."title",
  "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  "songs"."singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", hits.facets, iif(hits.position = 0, hits.matches,
  NULL) as "matches", CAST(? AS INTEGER) as "of", hits.entry, "compositions"."recording_count", "compositions"."first_year",
  "compositions"."last_year", "compositions"."singer_count", songs.language as "language", NULL as "lyrics",
  NULL as "line", ? as "text"
from ( WITH accompanists_asked (contains) AS (
    SELECT ?
  ), accompanists (name) AS MATERIALIZED (
    SELECT name
    FROM json_each((
      SELECT contains
      FROM accompanists_asked
    )) r
    CROSS JOIN name_index n ON n.kind = 'accompanist' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
      AND n.key < r.value ->> 2
    UNION
    SELECT name
    FROM json_each(?) r
    CROSS JOIN name_index n ON n.kind = 'accompanist' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
      AND n.key < r.value ->> 2
    WHERE NOT EXISTS (
      SELECT 1
      FROM json_each((
        SELECT contains
        FROM accompanists_asked
      )) r
      CROSS JOIN name_index n ON n.kind = 'accompanist' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
        AND n.key < r.value ->> 2
    )
  ), found AS MATERIALIZED (
    SELECT json_array_length(entries) AS total, *
    FROM (
      SELECT json_group_array(DISTINCT id ORDER BY sort_key COLLATE NOCASE ASC, id ASC) AS entries, count(*) AS size,
        '[' || group_concat('[' || id || ',' || 1 || ',' || id || ']') || ']' AS matches, NULL AS compared,
        '[' || '' || ']' || char(12) || group_concat(coalesce(raaga_id, ''), char(10)) || char(12) || group_concat(coalesce(taala_id,
        ''), char(10)) || char(12) || group_concat(coalesce(song_type_id, ''), char(10)) || char(12) || group_concat(coalesce(deity_id,
        ''), char(10)) || char(12) || group_concat(coalesce(language, ''), char(10)) || char(12) || group_concat(coalesce(composer,
        ''), char(10)) || char(12) || group_concat(coalesce(singer, ''), char(10)) || char(12) || group_concat(coalesce(substr(recorded_on,
        1, 3) || '0', ''), char(10)) AS facets
      FROM (
        SELECT songs.id AS id, songs.composition_id, coalesce(recorded_on, '~') AS sort_key, songs.raaga_id,
          songs.taala_id, songs.song_type_id, songs.deity_id, songs.language, songs.composer, songs.singer,
          songs.recorded_on
        FROM (
          SELECT DISTINCT id
          FROM (
            SELECT i.song_id AS id
            FROM accompanists p
            CROSS JOIN song_index i ON i.field = 9 AND i.key = p.name
          )
        ) c
        CROSS JOIN songs ON songs.id = c.id
        LIMIT ?
      ) songs
    )
  )
  SELECT *, substr(matches, instr(matches, '[' || entry || ',') + length('[' || entry || ','), 30) AS first_match
  FROM (
    SELECT f ->> 0 AS total, f ->> 1 AS size, f ->> 2 AS compared, f ->> 3 AS matches, f ->> 5 AS loose,
      iif(column1 = 0, (
      SELECT facets
      FROM found
    ), NULL) AS facets, column1 AS position, f ->> 4 ->> CAST(? + column1 AS INTEGER) AS entry
    FROM (
      SELECT (
        SELECT json_array(total, size, compared, matches, entries, 0)
        FROM found
      ) AS f, column1
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
        (19))
      LIMIT -1
    )
    LIMIT -1
  )
  LIMIT -1
) AS hits
left join "compositions" on "compositions"."id" = NULL
left join "songs" on "songs"."id" = hits.entry;


-- /search?language=te&has=lyrics

select hits.position, hits.total, hits.size, hits.compared, hits.loose, "songs"."id", "songs"."title",
  "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  "songs"."singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", hits.facets, iif(hits.position = 0, hits.matches,
  NULL) as "matches", CAST(? AS INTEGER) as "of", hits.entry, "compositions"."recording_count", "compositions"."first_year",
  "compositions"."last_year", "compositions"."singer_count", songs.language as "language", NULL as "lyrics",
  NULL as "line", ? as "text"
from ( WITH sung (code) AS (
    SELECT ?
  ), any_found AS MATERIALIZED (
    SELECT json_group_array(id) AS ids
    FROM (
      SELECT DISTINCT id
      FROM (
        SELECT songs.id AS id
        FROM songs
        WHERE songs.deleted_at IS NULL AND songs.language = (
          SELECT code
          FROM sung
        )
        UNION ALL
        SELECT songs.id AS id
        FROM songs
        WHERE songs.deleted_at IS NULL AND songs.lyrics <> ''
      )
      LIMIT 1001
    )
  ), start_all (filter, most, skipped) AS MATERIALIZED (
    SELECT filter, 1000, 0
    FROM (
      SELECT 0 AS filter, (
        SELECT iif(count(*) > 1000, 40000, count(*))
        FROM (
          SELECT 1
          FROM songs
          WHERE songs.deleted_at IS NULL AND songs.language = (
            SELECT code
            FROM sung
          )
          LIMIT 1001
        )
      ) AS size
      UNION ALL
      SELECT 1 AS filter, (
        SELECT iif(count(*) > 1000, 40000, count(*))
        FROM (
          SELECT 1
          FROM songs
          WHERE songs.deleted_at IS NULL AND songs.lyrics <> ''
          LIMIT 1001
        )
      ) AS size
    )
    WHERE (
      SELECT json_array_length(ids) >= 1000
      FROM any_found
    )
    ORDER BY size
    LIMIT 1
  ), compared_all AS (
    SELECT *
    FROM (
      SELECT 0 AS filter, songs.id, songs.composition_id, songs.title_key, songs.singer, songs.composer,
        songs.raaga_id, songs.taala_id, songs.song_type_id, songs.deity_id, songs.language, substr(songs.lyrics,
        1, 1) AS lyrics, songs.is_recording, songs.upload_type, songs.recorded_on, songs.duration_seconds,
        songs.script_names
      FROM songs
      WHERE songs.deleted_at IS NULL AND songs.language = (
        SELECT code
        FROM sung
      )
      LIMIT coalesce((
        SELECT iif(filter = 0, most, 0)
        FROM start_all
      ), 0) OFFSET coalesce((
        SELECT skipped
        FROM start_all
      ), 0)
    )
    UNION ALL
    SELECT *
    FROM (
      SELECT 1 AS filter, songs.id, songs.composition_id, songs.title_key, songs.singer, songs.composer,
        songs.raaga_id, songs.taala_id, songs.song_type_id, songs.deity_id, songs.language, substr(songs.lyrics,
        1, 1) AS lyrics, songs.is_recording, songs.upload_type, songs.recorded_on, songs.duration_seconds,
        songs.script_names
      FROM songs
      WHERE songs.deleted_at IS NULL AND songs.lyrics <> ''
      LIMIT coalesce((
        SELECT iif(filter = 1, most, 0)
        FROM start_all
      ), 0) OFFSET coalesce((
        SELECT skipped
        FROM start_all
      ), 0)
    )
  ), found AS MATERIALIZED (
    SELECT json_array_length(entries) AS total, *
    FROM (
      SELECT json_group_array(DISTINCT composition_id ORDER BY matched DESC, sort_key COLLATE NOCASE ASC,
        composition_id ASC) AS entries, count(*) AS size, '[' || group_concat('[' || composition_id || ',' || matched || ',' || id || ']') || ']' AS matches,
        NULL AS compared, '[' || '' || ']' || char(12) || group_concat(coalesce(raaga_id, ''), char(10)) || char(12) || group_concat(coalesce(taala_id,
        ''), char(10)) || char(12) || group_concat(coalesce(song_type_id, ''), char(10)) || char(12) || group_concat(coalesce(deity_id,
        ''), char(10)) || char(12) || group_concat(coalesce(language, ''), char(10)) || char(12) || group_concat(coalesce(composer,
        ''), char(10)) || char(12) || group_concat(coalesce(singer, ''), char(10)) || char(12) || group_concat(coalesce(substr(recorded_on,
        1, 3) || '0', ''), char(10)) AS facets
      FROM (
        SELECT id, composition_id, title_key AS sort_key, matched_2 AS matched, songs.raaga_id, songs.taala_id,
          songs.song_type_id, songs.deity_id, songs.language, songs.composer, songs.singer, songs.recorded_on
        FROM (
          SELECT songs.*, iif(songs.matched_1 IS NULL, NULL, iif(+songs.lyrics <> '', songs.matched_1 + 1,
            iif(songs.of_any, songs.matched_1, NULL))) AS matched_2
          FROM (
            SELECT songs.*, iif(songs.matched_0 IS NULL, NULL, iif(+songs.language = (
              SELECT code
              FROM sung
            ), songs.matched_0 + 1, iif(songs.of_any, songs.matched_0, NULL))) AS matched_1
            FROM (
              SELECT songs.*, 0 AS matched_0, c.of_any
              FROM (
                SELECT value AS id, 1 AS of_any
                FROM any_found
                CROSS JOIN json_each(ids)
                UNION ALL
                SELECT id, 0
                FROM compared_all
                WHERE id NOT IN (
                  SELECT value
                  FROM any_found
                  CROSS JOIN json_each(ids)
                )
              ) c
              CROSS JOIN songs ON songs.id = c.id
              WHERE songs.deleted_at IS NULL
              LIMIT -1
            ) songs
            LIMIT -1
          ) songs
          LIMIT -1
        ) songs
        WHERE matched_2 > 0
        ORDER BY matched_2 DESC
        LIMIT 1001
      ) songs
    )
  )
  SELECT *, substr(matches, instr(matches, '[' || entry || ',') + length('[' || entry || ','), 30) AS first_match
  FROM (
    SELECT f ->> 0 AS total, f ->> 1 AS size, f ->> 2 AS compared, f ->> 3 AS matches, f ->> 5 AS loose,
      iif(column1 = 0, (
      SELECT facets
      FROM found
    ), NULL) AS facets, column1 AS position, f ->> 4 ->> CAST(? + column1 AS INTEGER) AS entry
    FROM (
      SELECT (
        SELECT json_array(total, size, compared, matches, entries, 0)
        FROM found
      ) AS f, column1
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
        (19))
      LIMIT -1
    )
    LIMIT -1
  )
  LIMIT -1
) AS hits
left join "compositions" on "compositions"."id" = hits.entry
left join "songs" on "songs"."id" = iif( instr(hits.matches, '[' || hits.entry || ',' || CAST(hits.first_match AS INTEGER) || ',' || "compositions"."main_song_id" || ']') > 0,
  "compositions"."main_song_id", CAST(substr(hits.first_match, instr(hits.first_match, ',') + 1) AS INTEGER));


-- /search?lyrics=first&searched=true

select hits.position, hits.total, hits.size, hits.compared, hits.loose, "songs"."id", "songs"."title",
  "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  "songs"."singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", hits.facets, iif(hits.position = 0, hits.matches,
  NULL) as "matches", CAST(? AS INTEGER) as "of", hits.entry, "compositions"."recording_count", "compositions"."first_year",
  "compositions"."last_year", "compositions"."singer_count", songs.language as "language", songs.lyrics as "lyrics",
  (
  SELECT i.line
  FROM json_each(?) r
  CROSS JOIN song_index i ON i.song_id = songs.id AND i.field = r.value ->> 0 AND i.key >= r.value ->> 1
    AND i.key < r.value ->> 2
  LIMIT 1
) as "line", ? as "text"
from ( WITH lyrics_ranges (ranges) AS (
    SELECT ?
  ), lyrics_check (t0, t1) AS (
    SELECT ?, ?
  ), found AS MATERIALIZED (
    SELECT json_array_length(entries) AS total, *
    FROM (
      SELECT json_group_array(DISTINCT composition_id ORDER BY sort_key COLLATE NOCASE ASC, composition_id ASC) AS entries,
        count(*) AS size, '[' || group_concat('[' || composition_id || ',' || 1 || ',' || id || ']') || ']' AS matches,
        NULL AS compared, '[' || '' || ']' || char(12) || group_concat(coalesce(raaga_id, ''), char(10)) || char(12) || group_concat(coalesce(taala_id,
        ''), char(10)) || char(12) || group_concat(coalesce(song_type_id, ''), char(10)) || char(12) || group_concat(coalesce(deity_id,
        ''), char(10)) || char(12) || group_concat(coalesce(language, ''), char(10)) || char(12) || group_concat(coalesce(composer,
        ''), char(10)) || char(12) || group_concat(coalesce(singer, ''), char(10)) || char(12) || group_concat(coalesce(substr(recorded_on,
        1, 3) || '0', ''), char(10)) AS facets
      FROM (
        SELECT songs.id AS id, songs.composition_id, title_key AS sort_key, songs.raaga_id, songs.taala_id,
          songs.song_type_id, songs.deity_id, songs.language, songs.composer, songs.singer, songs.recorded_on
        FROM (
          SELECT DISTINCT id
          FROM (
            SELECT i.song_id AS id
            FROM json_each((
              SELECT ranges
              FROM lyrics_ranges
            )) r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
        ) c
        CROSS JOIN songs ON songs.id = c.id
        LIMIT ?
      ) songs
    )
  )
  SELECT *, substr(matches, instr(matches, '[' || entry || ',') + length('[' || entry || ','), 30) AS first_match
  FROM (
    SELECT f ->> 0 AS total, f ->> 1 AS size, f ->> 2 AS compared, f ->> 3 AS matches, f ->> 5 AS loose,
      iif(column1 = 0, (
      SELECT facets
      FROM found
    ), NULL) AS facets, column1 AS position, f ->> 4 ->> CAST(? + column1 AS INTEGER) AS entry
    FROM (
      SELECT (
        SELECT json_array(total, size, compared, matches, entries, 0)
        FROM found
      ) AS f, column1
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
        (19))
      LIMIT -1
    )
    LIMIT -1
  )
  LIMIT -1
) AS hits
left join "compositions" on "compositions"."id" = hits.entry
left join "songs" on "songs"."id" = iif( instr(hits.matches, '[' || hits.entry || ',' || CAST(hits.first_match AS INTEGER) || ',' || "compositions"."main_song_id" || ']') > 0,
  "compositions"."main_song_id", CAST(substr(hits.first_match, instr(hits.first_match, ',') + 1) AS INTEGER));


-- /search?only=raaga:Lavangi

select hits.position, hits.total, hits.size, hits.compared, hits.loose, "songs"."id", "songs"."title",
  "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  "songs"."singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", hits.facets, iif(hits.position = 0, hits.matches,
  NULL) as "matches", CAST(? AS INTEGER) as "of", hits.entry, "compositions"."recording_count", "compositions"."first_year",
  "compositions"."last_year", "compositions"."singer_count", songs.language as "language", NULL as "lyrics",
  NULL as "line", ? as "text"
from ( WITH only_0 (value) AS (
    SELECT ?
  ), found AS MATERIALIZED (
    SELECT json_array_length(entries) AS total, *
    FROM (
      SELECT json_group_array(DISTINCT composition_id ORDER BY sort_key COLLATE NOCASE ASC, composition_id ASC) AS entries,
        count(*) AS size, '[' || group_concat('[' || composition_id || ',' || 1 || ',' || id || ']') || ']' AS matches,
        NULL AS compared, '[' || '' || ']' || char(12) || group_concat(coalesce(raaga_id, ''), char(10)) || char(12) || group_concat(coalesce(taala_id,
        ''), char(10)) || char(12) || group_concat(coalesce(song_type_id, ''), char(10)) || char(12) || group_concat(coalesce(deity_id,
        ''), char(10)) || char(12) || group_concat(coalesce(language, ''), char(10)) || char(12) || group_concat(coalesce(composer,
        ''), char(10)) || char(12) || group_concat(coalesce(singer, ''), char(10)) || char(12) || group_concat(coalesce(substr(recorded_on,
        1, 3) || '0', ''), char(10)) AS facets
      FROM (
        SELECT songs.id AS id, songs.composition_id, title_key AS sort_key, songs.raaga_id, songs.taala_id,
          songs.song_type_id, songs.deity_id, songs.language, songs.composer, songs.singer, songs.recorded_on
        FROM (
          SELECT DISTINCT id
          FROM (
            SELECT songs.id AS id
            FROM songs
            WHERE songs.deleted_at IS NULL AND songs.raaga_id = (
              SELECT value
              FROM only_0
            )
          )
        ) c
        CROSS JOIN songs ON songs.id = c.id
        LIMIT ?
      ) songs
    )
  )
  SELECT *, substr(matches, instr(matches, '[' || entry || ',') + length('[' || entry || ','), 30) AS first_match
  FROM (
    SELECT f ->> 0 AS total, f ->> 1 AS size, f ->> 2 AS compared, f ->> 3 AS matches, f ->> 5 AS loose,
      iif(column1 = 0, (
      SELECT facets
      FROM found
    ), NULL) AS facets, column1 AS position, f ->> 4 ->> CAST(? + column1 AS INTEGER) AS entry
    FROM (
      SELECT (
        SELECT json_array(total, size, compared, matches, entries, 0)
        FROM found
      ) AS f, column1
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
        (19))
      LIMIT -1
    )
    LIMIT -1
  )
  LIMIT -1
) AS hits
left join "compositions" on "compositions"."id" = hits.entry
left join "songs" on "songs"."id" = iif( instr(hits.matches, '[' || hits.entry || ',' || CAST(hits.first_match AS INTEGER) || ',' || "compositions"."main_song_id" || ']') > 0,
  "compositions"."main_song_id", CAST(substr(hits.first_match, instr(hits.first_match, ',') + 1) AS INTEGER));


-- /search?q=lavangi+kriti+1975

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
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
      (19),(20))
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
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
      (19),(20))
  )
  CROSS JOIN person_keys k ON (item ->> '$.person') AND k.field = (item ->> '$.field') AND k.key = (item ->> '$.key')
  CROSS JOIN people p ON p.id = k.person_id
  LIMIT ?
)
UNION ALL
SELECT 'title', lookup, NULL, 0, NULL
FROM (
  SELECT column1 AS lookup, ? -> column1 AS item
  FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),(19),
    (20),(21),(22),(23),(24),(25),(26),(27),(28),(29),(30),(31),(32),(33),(34),(35),(36),(37),(38),(39))
)
WHERE EXISTS (
  SELECT 1
  FROM song_index i
  WHERE i.field = item ->> 0 AND i.key >= item ->> 1 AND i.key < item ->> 2
);

WITH part_0 (part) AS (
  SELECT ?
), part_1 (part) AS (
  SELECT ?
)
SELECT count(DISTINCT songs.composition_id) AS compositions
FROM json_each((WITH start (filter, most, skipped) AS MATERIALIZED (
    SELECT filter, 500, 0
    FROM (
      SELECT 0 AS filter, ((
        SELECT coalesce(sum(song_count), 0)
        FROM raagas
        WHERE id IN (
          SELECT value
          FROM json_each((
            SELECT part ->> '$.ids.raaga'
            FROM part_0
          ))
        )
      )) AS size
      UNION ALL
      SELECT 1 AS filter, ((
        SELECT iif(n = 150, 20000, n)
        FROM (
          SELECT count(*) AS n
          FROM (
            SELECT 1
            FROM (
              SELECT songs.id AS id
              FROM songs
              WHERE songs.deleted_at IS NULL AND songs.song_type_id IN (
                SELECT value
                FROM json_each((
                  SELECT part ->> '$.ids.songType'
                  FROM part_1
                ))
              )
            )
            LIMIT 150
          )
          LIMIT 1
        )
      )) AS size
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
      FROM (
        SELECT DISTINCT f.id AS id
        FROM (
          SELECT songs.id AS id
          FROM songs
          WHERE songs.deleted_at IS NULL AND songs.raaga_id IN (
            SELECT value
            FROM json_each((
              SELECT part ->> '$.ids.raaga'
              FROM part_0
            ))
          )
        ) f
      ) x
      CROSS JOIN songs ON songs.id = x.id
      WHERE songs.deleted_at IS NULL
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
        SELECT DISTINCT f.id AS id
        FROM (
          SELECT songs.id AS id
          FROM songs
          WHERE songs.deleted_at IS NULL AND songs.song_type_id IN (
            SELECT value
            FROM json_each((
              SELECT part ->> '$.ids.songType'
              FROM part_1
            ))
          )
        ) f
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
  )
  SELECT json_group_array(id)
  FROM (
    SELECT songs.id
    FROM compared songs
    WHERE (songs.filter = 0 OR ((+songs.raaga_id) IN (
      SELECT value
      FROM json_each((
        SELECT part ->> '$.ids.raaga'
        FROM part_0
      ))
    ))) AND (songs.filter = 1 OR ((+songs.song_type_id) IN (
      SELECT value
      FROM json_each((
        SELECT part ->> '$.ids.songType'
        FROM part_1
      ))
    )))
    LIMIT 201
  )
)) q
CROSS JOIN songs ON songs.id = q.value;

WITH part_0 (part) AS (
  SELECT ?
), part_1 (part) AS (
  SELECT ?
)
SELECT count(DISTINCT songs.composition_id) AS compositions
FROM json_each((WITH start (filter, most, skipped) AS MATERIALIZED (
    SELECT filter, 500, 0
    FROM (
      SELECT 0 AS filter, ((
        SELECT iif(n = 150, 20000, n)
        FROM (
          SELECT count(*) AS n
          FROM (
            SELECT 1
            FROM (
              SELECT songs.id AS id
              FROM songs
              WHERE songs.deleted_at IS NULL AND coalesce(songs.recorded_on, '') BETWEEN (
                SELECT part ->> '$.years.since'
                FROM part_0
              ) AND (
                SELECT part ->> '$.years.until'
                FROM part_0
              )
            )
            LIMIT 150
          )
          LIMIT 1
        )
      )) AS size
      UNION ALL
      SELECT 1 AS filter, ((
        SELECT coalesce(sum(song_count), 0)
        FROM raagas
        WHERE id IN (
          SELECT value
          FROM json_each((
            SELECT part ->> '$.ids.raaga'
            FROM part_1
          ))
        )
      )) AS size
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
      FROM (
        SELECT DISTINCT f.id AS id
        FROM (
          SELECT songs.id AS id
          FROM songs
          WHERE songs.deleted_at IS NULL AND coalesce(songs.recorded_on, '') BETWEEN (
            SELECT part ->> '$.years.since'
            FROM part_0
          ) AND (
            SELECT part ->> '$.years.until'
            FROM part_0
          )
        ) f
      ) x
      CROSS JOIN songs ON songs.id = x.id
      WHERE songs.deleted_at IS NULL
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
        SELECT DISTINCT f.id AS id
        FROM (
          SELECT songs.id AS id
          FROM songs
          WHERE songs.deleted_at IS NULL AND songs.raaga_id IN (
            SELECT value
            FROM json_each((
              SELECT part ->> '$.ids.raaga'
              FROM part_1
            ))
          )
        ) f
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
  )
  SELECT json_group_array(id)
  FROM (
    SELECT songs.id
    FROM compared songs
    WHERE (songs.filter = 0 OR (coalesce(songs.recorded_on, '') BETWEEN (
      SELECT part ->> '$.years.since'
      FROM part_0
    ) AND (
      SELECT part ->> '$.years.until'
      FROM part_0
    ))) AND (songs.filter = 1 OR ((+songs.raaga_id) IN (
      SELECT value
      FROM json_each((
        SELECT part ->> '$.ids.raaga'
        FROM part_1
      ))
    )))
    LIMIT 201
  )
)) q
CROSS JOIN songs ON songs.id = q.value;

WITH part_0 (part) AS (
  SELECT ?
), part_1 (part) AS (
  SELECT ?
)
SELECT count(DISTINCT songs.composition_id) AS compositions
FROM json_each((WITH start (filter, most, skipped) AS MATERIALIZED (
    SELECT filter, 500, 0
    FROM (
      SELECT 0 AS filter, ((
        SELECT iif(n = 150, 20000, n)
        FROM (
          SELECT count(*) AS n
          FROM (
            SELECT 1
            FROM (
              SELECT songs.id AS id
              FROM songs
              WHERE songs.deleted_at IS NULL AND coalesce(songs.recorded_on, '') BETWEEN (
                SELECT part ->> '$.years.since'
                FROM part_0
              ) AND (
                SELECT part ->> '$.years.until'
                FROM part_0
              )
            )
            LIMIT 150
          )
          LIMIT 1
        )
      )) AS size
      UNION ALL
      SELECT 1 AS filter, ((
        SELECT iif(n = 150, 20000, n)
        FROM (
          SELECT count(*) AS n
          FROM (
            SELECT 1
            FROM (
              SELECT songs.id AS id
              FROM songs
              WHERE songs.deleted_at IS NULL AND songs.song_type_id IN (
                SELECT value
                FROM json_each((
                  SELECT part ->> '$.ids.songType'
                  FROM part_1
                ))
              )
            )
            LIMIT 150
          )
          LIMIT 1
        )
      )) AS size
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
      FROM (
        SELECT DISTINCT f.id AS id
        FROM (
          SELECT songs.id AS id
          FROM songs
          WHERE songs.deleted_at IS NULL AND coalesce(songs.recorded_on, '') BETWEEN (
            SELECT part ->> '$.years.since'
            FROM part_0
          ) AND (
            SELECT part ->> '$.years.until'
            FROM part_0
          )
        ) f
      ) x
      CROSS JOIN songs ON songs.id = x.id
      WHERE songs.deleted_at IS NULL
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
        SELECT DISTINCT f.id AS id
        FROM (
          SELECT songs.id AS id
          FROM songs
          WHERE songs.deleted_at IS NULL AND songs.song_type_id IN (
            SELECT value
            FROM json_each((
              SELECT part ->> '$.ids.songType'
              FROM part_1
            ))
          )
        ) f
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
  )
  SELECT json_group_array(id)
  FROM (
    SELECT songs.id
    FROM compared songs
    WHERE (songs.filter = 0 OR (coalesce(songs.recorded_on, '') BETWEEN (
      SELECT part ->> '$.years.since'
      FROM part_0
    ) AND (
      SELECT part ->> '$.years.until'
      FROM part_0
    ))) AND (songs.filter = 1 OR ((+songs.song_type_id) IN (
      SELECT value
      FROM json_each((
        SELECT part ->> '$.ids.songType'
        FROM part_1
      ))
    )))
    LIMIT 201
  )
)) q
CROSS JOIN songs ON songs.id = q.value;

select hits.position, hits.total, hits.size, hits.compared, hits.loose, "songs"."id", "songs"."title",
  "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  "songs"."singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", hits.facets, iif(hits.position = 0, hits.matches,
  NULL) as "matches", CAST(? AS INTEGER) as "of", hits.entry, "compositions"."recording_count", "compositions"."first_year",
  "compositions"."last_year", "compositions"."singer_count", songs.language as "language", NULL as "lyrics",
  NULL as "line", ? as "text"
from ( WITH part_0 (part) AS (
    SELECT ?
  ), part_1 (part) AS (
    SELECT ?
  ), part_2 (part) AS (
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
  ), loose_1 (part) AS (
    SELECT ?
  ), loose_1_names (source, id) AS MATERIALIZED (
    SELECT DISTINCT n.kind, n.name
    FROM json_each((
      SELECT part ->> '$.names'
      FROM loose_1
    )) r
    CROSS JOIN (VALUES ('raaga'), ('taala'), ('songType'), ('deity'), ('composer'), ('singer'), ('accompanist')) k
    CROSS JOIN name_index n ON n.kind = k.column1 AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
      AND n.key < r.value ->> 2
    LIMIT 100
  ), loose_2 (part) AS (
    SELECT ?
  ), strict (ids) AS MATERIALIZED (
    SELECT (WITH start (filter, most, skipped) AS MATERIALIZED (
        SELECT filter, 1500, 0
        FROM (
          SELECT 0 AS filter, ((
            SELECT iif(n = 150, 20000, n)
            FROM (
              SELECT count(*) AS n
              FROM (
                SELECT 1
                FROM (
                  SELECT songs.id AS id
                  FROM songs
                  WHERE songs.deleted_at IS NULL AND coalesce(songs.recorded_on, '') BETWEEN (
                    SELECT part ->> '$.years.since'
                    FROM part_0
                  ) AND (
                    SELECT part ->> '$.years.until'
                    FROM part_0
                  )
                )
                LIMIT 150
              )
              LIMIT 1
            )
          )) AS size
          UNION ALL
          SELECT 1 AS filter, ((
            SELECT coalesce(sum(song_count), 0)
            FROM raagas
            WHERE id IN (
              SELECT value
              FROM json_each((
                SELECT part ->> '$.ids.raaga'
                FROM part_1
              ))
            )
          )) AS size
          UNION ALL
          SELECT 2 AS filter, ((
            SELECT iif(n = 150, 20000, n)
            FROM (
              SELECT count(*) AS n
              FROM (
                SELECT 1
                FROM (
                  SELECT songs.id AS id
                  FROM songs
                  WHERE songs.deleted_at IS NULL AND songs.song_type_id IN (
                    SELECT value
                    FROM json_each((
                      SELECT part ->> '$.ids.songType'
                      FROM part_2
                    ))
                  )
                )
                LIMIT 150
              )
              LIMIT 1
            )
          )) AS size
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
          FROM (
            SELECT DISTINCT f.id AS id
            FROM (
              SELECT songs.id AS id
              FROM songs
              WHERE songs.deleted_at IS NULL AND coalesce(songs.recorded_on, '') BETWEEN (
                SELECT part ->> '$.years.since'
                FROM part_0
              ) AND (
                SELECT part ->> '$.years.until'
                FROM part_0
              )
            ) f
          ) x
          CROSS JOIN songs ON songs.id = x.id
          WHERE songs.deleted_at IS NULL
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
            SELECT DISTINCT f.id AS id
            FROM (
              SELECT songs.id AS id
              FROM songs
              WHERE songs.deleted_at IS NULL AND songs.raaga_id IN (
                SELECT value
                FROM json_each((
                  SELECT part ->> '$.ids.raaga'
                  FROM part_1
                ))
              )
            ) f
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
        UNION ALL
        SELECT *
        FROM (
          SELECT 2 AS filter, songs.id, songs.composition_id, songs.title_key, songs.singer, songs.composer,
            songs.raaga_id, songs.taala_id, songs.song_type_id, songs.deity_id, songs.language, substr(songs.lyrics,
            1, 1) AS lyrics, songs.is_recording, songs.upload_type, songs.recorded_on, songs.duration_seconds,
            songs.script_names
          FROM (
            SELECT DISTINCT f.id AS id
            FROM (
              SELECT songs.id AS id
              FROM songs
              WHERE songs.deleted_at IS NULL AND songs.song_type_id IN (
                SELECT value
                FROM json_each((
                  SELECT part ->> '$.ids.songType'
                  FROM part_2
                ))
              )
            ) f
          ) x
          CROSS JOIN songs ON songs.id = x.id
          WHERE songs.deleted_at IS NULL
          LIMIT coalesce((
            SELECT iif(filter = 2, most, 0)
            FROM start
          ), 0) OFFSET coalesce((
            SELECT skipped
            FROM start
          ), 0)
        )
      )
      SELECT json_group_array(id)
      FROM (
        SELECT songs.id
        FROM compared songs
        WHERE (songs.filter = 0 OR (coalesce(songs.recorded_on, '') BETWEEN (
          SELECT part ->> '$.years.since'
          FROM part_0
        ) AND (
          SELECT part ->> '$.years.until'
          FROM part_0
        ))) AND (songs.filter = 1 OR ((+songs.raaga_id) IN (
          SELECT value
          FROM json_each((
            SELECT part ->> '$.ids.raaga'
            FROM part_1
          ))
        ))) AND (songs.filter = 2 OR ((+songs.song_type_id) IN (
          SELECT value
          FROM json_each((
            SELECT part ->> '$.ids.songType'
            FROM part_2
          ))
        )))
        LIMIT 1001
      )
    )
  ), query (ids, is_loose) AS MATERIALIZED (
    SELECT iif(ids = '[]', (WITH start (filter, most, skipped) AS MATERIALIZED (
        SELECT filter, 327, 0
        FROM (
          SELECT 0 AS filter, 100 * (
            SELECT count(*)
            FROM loose_0_names
          ) + (
            SELECT iif(n = 150, 20000, n)
            FROM (
              SELECT count(*) AS n
              FROM (
                SELECT 1
                FROM (
                  SELECT i.song_id AS id
                  FROM json_each((
                    SELECT part ->> '$.ranges'
                    FROM loose_0
                  )) r
                  CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
                )
                LIMIT 150
              )
              LIMIT 1
            )
          ) AS size
          UNION ALL
          SELECT 1 AS filter, 100 * (
            SELECT count(*)
            FROM loose_1_names
          ) + (
            SELECT iif(n = 150, 20000, n)
            FROM (
              SELECT count(*) AS n
              FROM (
                SELECT 1
                FROM (
                  SELECT i.song_id AS id
                  FROM json_each((
                    SELECT part ->> '$.ranges'
                    FROM loose_1
                  )) r
                  CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
                )
                LIMIT 150
              )
              LIMIT 1
            )
          ) AS size
          UNION ALL
          SELECT 2 AS filter, ((
            SELECT iif(n = 150, 20000, n)
            FROM (
              SELECT count(*) AS n
              FROM (
                SELECT 1
                FROM (
                  SELECT songs.id AS id
                  FROM songs
                  WHERE songs.deleted_at IS NULL AND coalesce(songs.recorded_on, '') BETWEEN (
                    SELECT part ->> '$.years.since'
                    FROM loose_2
                  ) AND (
                    SELECT part ->> '$.years.until'
                    FROM loose_2
                  )
                )
                LIMIT 150
              )
              LIMIT 1
            )
          )) AS size
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
          ) x
          CROSS JOIN songs ON songs.id = x.id
          WHERE songs.deleted_at IS NULL
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
            SELECT DISTINCT f.id AS id
            FROM (
              SELECT *
              FROM (
                SELECT songs.id AS id
                FROM songs
                WHERE songs.deleted_at IS NULL AND songs.raaga_id IN (
                  SELECT id
                  FROM loose_1_names
                  WHERE source = 'raaga'
                )
                UNION ALL
                SELECT songs.id AS id
                FROM songs
                WHERE songs.deleted_at IS NULL AND songs.taala_id IN (
                  SELECT id
                  FROM loose_1_names
                  WHERE source = 'taala'
                )
                UNION ALL
                SELECT songs.id AS id
                FROM songs
                WHERE songs.deleted_at IS NULL AND songs.song_type_id IN (
                  SELECT id
                  FROM loose_1_names
                  WHERE source = 'songType'
                )
                UNION ALL
                SELECT songs.id AS id
                FROM songs
                WHERE songs.deleted_at IS NULL AND songs.deity_id IN (
                  SELECT id
                  FROM loose_1_names
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
                  FROM loose_1_names
                  WHERE source = 'composer'
                )
                UNION ALL
                SELECT songs.id AS id
                FROM songs
                WHERE songs.deleted_at IS NULL AND songs.singer COLLATE NOCASE IN (
                  SELECT id
                  FROM loose_1_names
                  WHERE source = 'singer'
                )
                UNION ALL
                SELECT i.song_id AS id
                FROM json_each((
                  SELECT part ->> '$.ranges'
                  FROM loose_1
                )) r
                CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
                UNION ALL
                SELECT song_id AS id
                FROM credits
                WHERE 1 AND name COLLATE NOCASE IN (
                  SELECT id
                  FROM loose_1_names
                  WHERE source = 'accompanist'
                )
              )
            ) f
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
        UNION ALL
        SELECT *
        FROM (
          SELECT 2 AS filter, songs.id, songs.composition_id, songs.title_key, songs.singer, songs.composer,
            songs.raaga_id, songs.taala_id, songs.song_type_id, songs.deity_id, songs.language, substr(songs.lyrics,
            1, 1) AS lyrics, songs.is_recording, songs.upload_type, songs.recorded_on, songs.duration_seconds,
            songs.script_names
          FROM (
            SELECT DISTINCT f.id AS id
            FROM (
              SELECT songs.id AS id
              FROM songs
              WHERE songs.deleted_at IS NULL AND coalesce(songs.recorded_on, '') BETWEEN (
                SELECT part ->> '$.years.since'
                FROM loose_2
              ) AND (
                SELECT part ->> '$.years.until'
                FROM loose_2
              )
            ) f
          ) x
          CROSS JOIN songs ON songs.id = x.id
          WHERE songs.deleted_at IS NULL
          LIMIT coalesce((
            SELECT iif(filter = 2, most, 0)
            FROM start
          ), 0) OFFSET coalesce((
            SELECT skipped
            FROM start
          ), 0)
        )
      )
      SELECT json_group_array(id)
      FROM (
        SELECT songs.id
        FROM compared songs
        WHERE (songs.filter = 0 OR ((+songs.raaga_id) IN (
          SELECT id
          FROM loose_0_names
          WHERE source = 'raaga'
        ) OR (+songs.taala_id) IN (
          SELECT id
          FROM loose_0_names
          WHERE source = 'taala'
        ) OR (+songs.song_type_id) IN (
          SELECT id
          FROM loose_0_names
          WHERE source = 'songType'
        ) OR (+songs.deity_id) IN (
          SELECT id
          FROM loose_0_names
          WHERE source = 'deity'
        ) OR (+songs.composer COLLATE NOCASE) IN (
          SELECT id
          FROM loose_0_names
          WHERE source = 'composer'
        ) OR (+songs.singer COLLATE NOCASE) IN (
          SELECT id
          FROM loose_0_names
          WHERE source = 'singer'
        ) OR (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE i.song_id = songs.id AND i.field = 10 AND (instr(i.key, (
            SELECT part ->> '$.check.parts[0]'
            FROM loose_0
          )) > 0 OR instr(i.key, (
            SELECT part ->> '$.check.parts[1]'
            FROM loose_0
          )) > 0 OR (substr(i.key, 1, 1) = '*' AND (instr(i.key, (
            SELECT part ->> '$.check.tamilParts[0]'
            FROM loose_0
          )) > 0)))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE i.song_id = songs.id AND i.field = 8 AND i.key >= (
            SELECT part ->> '$.lines[1]'
            FROM loose_0
          ) AND i.key < (
            SELECT part ->> '$.lines[2]'
            FROM loose_0
          )
        )) OR EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND 1 AND name COLLATE NOCASE IN (
            SELECT id
            FROM loose_0_names
            WHERE source = 'accompanist'
          )
        ))) AND (songs.filter = 1 OR ((+songs.raaga_id) IN (
          SELECT id
          FROM loose_1_names
          WHERE source = 'raaga'
        ) OR (+songs.taala_id) IN (
          SELECT id
          FROM loose_1_names
          WHERE source = 'taala'
        ) OR (+songs.song_type_id) IN (
          SELECT id
          FROM loose_1_names
          WHERE source = 'songType'
        ) OR (+songs.deity_id) IN (
          SELECT id
          FROM loose_1_names
          WHERE source = 'deity'
        ) OR (+songs.composer COLLATE NOCASE) IN (
          SELECT id
          FROM loose_1_names
          WHERE source = 'composer'
        ) OR (+songs.singer COLLATE NOCASE) IN (
          SELECT id
          FROM loose_1_names
          WHERE source = 'singer'
        ) OR (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE i.song_id = songs.id AND i.field = 10 AND (instr(i.key, (
            SELECT part ->> '$.check.parts[0]'
            FROM loose_1
          )) > 0 OR instr(i.key, (
            SELECT part ->> '$.check.parts[1]'
            FROM loose_1
          )) > 0 OR (substr(i.key, 1, 1) = '*' AND (instr(i.key, (
            SELECT part ->> '$.check.tamilParts[0]'
            FROM loose_1
          )) > 0)))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE i.song_id = songs.id AND i.field = 8 AND i.key >= (
            SELECT part ->> '$.lines[1]'
            FROM loose_1
          ) AND i.key < (
            SELECT part ->> '$.lines[2]'
            FROM loose_1
          )
        )) OR EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND 1 AND name COLLATE NOCASE IN (
            SELECT id
            FROM loose_1_names
            WHERE source = 'accompanist'
          )
        ))) AND (songs.filter = 2 OR (coalesce(songs.recorded_on, '') BETWEEN (
          SELECT part ->> '$.years.since'
          FROM loose_2
        ) AND (
          SELECT part ->> '$.years.until'
          FROM loose_2
        )))
        LIMIT 1001
      )
    ), ids), ids = '[]'
    FROM strict
  ), found AS MATERIALIZED (
    SELECT json_array_length(entries) AS total, *
    FROM (
      SELECT json_group_array(DISTINCT composition_id) AS entries, count(*) AS size, '[' || group_concat('[' || composition_id || ',' || 1 || ',' || id || ']') || ']' AS matches,
        NULL AS compared, '[' || '' || ']' || char(12) || group_concat(coalesce(raaga_id, ''), char(10)) || char(12) || group_concat(coalesce(taala_id,
        ''), char(10)) || char(12) || group_concat(coalesce(song_type_id, ''), char(10)) || char(12) || group_concat(coalesce(deity_id,
        ''), char(10)) || char(12) || group_concat(coalesce(language, ''), char(10)) || char(12) || group_concat(coalesce(composer,
        ''), char(10)) || char(12) || group_concat(coalesce(singer, ''), char(10)) || char(12) || group_concat(coalesce(substr(recorded_on,
        1, 3) || '0', ''), char(10)) AS facets
      FROM (
        SELECT songs.id, songs.composition_id, songs.raaga_id, songs.taala_id, songs.song_type_id, songs.deity_id,
          songs.language, songs.composer, songs.singer, songs.recorded_on
        FROM (
          SELECT DISTINCT id
          FROM (
            SELECT q.value AS id
            FROM json_each((
              SELECT ids
              FROM query
            )) q
          )
          LIMIT ?
        ) f
        CROSS JOIN songs ON songs.id = f.id
      ) songs
    )
  )
  SELECT *, substr(matches, instr(matches, '[' || entry || ',') + length('[' || entry || ','), 30) AS first_match
  FROM (
    SELECT f ->> 0 AS total, f ->> 1 AS size, f ->> 2 AS compared, f ->> 3 AS matches, f ->> 5 AS loose,
      iif(column1 = 0, (
      SELECT facets
      FROM found
    ), NULL) AS facets, column1 AS position, f ->> 4 ->> CAST(? + column1 AS INTEGER) AS entry
    FROM (
      SELECT (
        SELECT json_array(total, size, compared, matches, entries, (
          SELECT is_loose
          FROM query
        ))
        FROM found
      ) AS f, column1
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
        (19))
      LIMIT -1
    )
    LIMIT -1
  )
  LIMIT -1
) AS hits
left join "compositions" on "compositions"."id" = hits.entry
left join "songs" on "songs"."id" = iif( instr(hits.matches, '[' || hits.entry || ',' || CAST(hits.first_match AS INTEGER) || ',' || "compositions"."main_song_id" || ']') > 0,
  "compositions"."main_song_id", CAST(substr(hits.first_match, instr(hits.first_match, ',') + 1) AS INTEGER));


-- /search?q=lavangi+kriti+1975, /search?q=omkara

select songs.id, title, songs.script_names ->> ?, language, lyrics, found.line, ?
from (
  SELECT min(song_id) AS song_id, min(line) AS line
  FROM (
    SELECT i.song_id, i.line
    FROM json_each(?) r
    CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
    LIMIT ?
  ) f
  CROSS JOIN songs ON songs.id = f.song_id
  WHERE deleted_at IS NULL
  GROUP BY composition_id
  LIMIT ?
) AS found
CROSS JOIN songs ON songs.id = found.song_id;


-- /search?q=lavangi+kriti+1975, /search?q=omkara, /search?singer=murthy&composer=balamuralikrishna&condition=AND&searched=true

SELECT *
FROM (
  SELECT 'raaga' AS source, t.id AS id, t.id AS name, t.script_names ->> ? AS native, NULL AS part
  FROM json_each(?) j
  CROSS JOIN raagas t ON t.id = j.value
  UNION ALL
  SELECT 'taala' AS source, t.id AS id, t.id AS name, t.script_names ->> ? AS native, NULL AS part
  FROM json_each(?) j
  CROSS JOIN taalas t ON t.id = j.value
  UNION ALL
  SELECT 'songType' AS source, t.id AS id, t.id AS name, t.script_names ->> ? AS native, NULL AS part
  FROM json_each(?) j
  CROSS JOIN song_types t ON t.id = j.value
  UNION ALL
  SELECT 'deity' AS source, t.id AS id, t.id AS name, t.script_names ->> ? AS native, NULL AS part
  FROM json_each(?) j
  CROSS JOIN deities t ON t.id = j.value
)
UNION ALL
SELECT *
FROM (
  SELECT 'person' AS source, t.id AS id, t.name AS name, t.script_names ->> ? AS native, t.parts ->> 0 AS part
  FROM json_each(?) j
  CROSS JOIN people t ON t.id = j.value
);


-- /search?q=lavangi+kriti+1975, /search?q=omkara, /search?singer=murthy&composer=balamuralikrishna&condition=AND&searched=true, /songs/play?q=omkara

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


-- /search?q=lavangi+kriti+1975, /search?q=omkara, /search?singer=murthy&composer=balamuralikrishna&condition=AND&searched=true, /suggest?kind=all&text=om

select kind, name, matched, field, shown, native, compositions, recordings, scale, fame
from (WITH asked AS MATERIALIZED (
    SELECT 1
    WHERE 1
  )
  SELECT *
  FROM (
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
    UNION ALL
    SELECT *
    FROM (
      SELECT ? AS kind, n.name, n.matched, n.field, n.name AS shown, NULL AS native, coalesce(e.composition_count,
        0) AS compositions, coalesce(e.song_count, 0) AS recordings, NULL AS scale, NULL AS fame
      FROM (
        SELECT n.name, n.matched, n.field, r.key AS at
        FROM json_each((
          SELECT ?
          FROM asked
        )) r
        CROSS JOIN name_index n ON n.kind = 'taala' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
          AND n.key < r.value ->> 2
        LIMIT ?
      ) n
      LEFT JOIN taalas e ON e.id = n.name
      ORDER BY CASE WHEN n.field <= 2 THEN 0 WHEN n.field = 11 THEN 1 WHEN n.field = 3 THEN 2 ELSE 3 END,
        recordings DESC, fame NULLS LAST, n.at
      LIMIT ?
    )
    UNION ALL
    SELECT *
    FROM (
      SELECT 'person' AS kind, p.id AS name, found.matched, found.field, p.name AS shown, p.script_names ->> ? AS native,
        NULL AS compositions, NULL AS recordings, NULL AS scale, NULL AS fame
      FROM (
        SELECT DISTINCT k.person_id, k.matched, k.field
        FROM json_each((
          SELECT ?
          FROM asked
        )) r
        CROSS JOIN person_keys k ON k.field = r.value ->> 0 AND k.key >= r.value ->> 1 AND k.key < r.value ->> 2
        LIMIT ?
      ) found
      JOIN people known ON known.id = found.person_id
      JOIN people p ON p.id = coalesce(known.merged_into, known.id) AND p.merged_into IS NULL
    )
    UNION ALL
    SELECT *
    FROM (
      SELECT ? AS kind, n.name, n.matched, n.field, n.name AS shown, NULL AS native, NULL AS compositions,
        NULL AS recordings, NULL AS scale, NULL AS fame
      FROM (
        SELECT n.name, n.matched, n.field, r.key AS at
        FROM json_each((
          SELECT ?
          FROM asked
        )) r
        CROSS JOIN name_index n ON n.kind = 'composer' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
          AND n.key < r.value ->> 2
        LIMIT ?
      ) n
    )
  )
  UNION ALL
  SELECT *
  FROM (
    SELECT *
    FROM (
      SELECT ? AS kind, n.name, n.matched, n.field, n.name AS shown, NULL AS native, NULL AS compositions,
        NULL AS recordings, NULL AS scale, NULL AS fame
      FROM (
        SELECT n.name, n.matched, n.field, r.key AS at
        FROM json_each((
          SELECT ?
          FROM asked
        )) r
        CROSS JOIN name_index n ON n.kind = 'singer' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
          AND n.key < r.value ->> 2
        LIMIT ?
      ) n
    )
    UNION ALL
    SELECT *
    FROM (
      SELECT ? AS kind, n.name, n.matched, n.field, n.name AS shown, NULL AS native, NULL AS compositions,
        NULL AS recordings, NULL AS scale, NULL AS fame
      FROM (
        SELECT n.name, n.matched, n.field, r.key AS at
        FROM json_each((
          SELECT ?
          FROM asked
        )) r
        CROSS JOIN name_index n ON n.kind = 'accompanist' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
          AND n.key < r.value ->> 2
        LIMIT ?
      ) n
    )
    UNION ALL
    SELECT *
    FROM (
      SELECT ? AS kind, n.name, n.matched, n.field, n.name AS shown, NULL AS native, NULL AS compositions,
        NULL AS recordings, NULL AS scale, NULL AS fame
      FROM (
        SELECT n.name, n.matched, n.field, r.key AS at
        FROM json_each((
          SELECT ?
          FROM asked
        )) r
        CROSS JOIN name_index n ON n.kind = 'songType' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
          AND n.key < r.value ->> 2
        LIMIT ?
      ) n
      LEFT JOIN song_types e ON e.id = n.name
    )
    UNION ALL
    SELECT *
    FROM (
      SELECT ? AS kind, n.name, n.matched, n.field, n.name AS shown, NULL AS native, coalesce(e.composition_count,
        0) AS compositions, coalesce(e.song_count, 0) AS recordings, NULL AS scale, NULL AS fame
      FROM (
        SELECT n.name, n.matched, n.field, r.key AS at
        FROM json_each((
          SELECT ?
          FROM asked
        )) r
        CROSS JOIN name_index n ON n.kind = 'deity' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
          AND n.key < r.value ->> 2
        LIMIT ?
      ) n
      LEFT JOIN deities e ON e.id = n.name
      ORDER BY CASE WHEN n.field <= 2 THEN 0 WHEN n.field = 11 THEN 1 WHEN n.field = 3 THEN 2 ELSE 3 END,
        recordings DESC, fame NULLS LAST, n.at
      LIMIT ?
    )
  )
) AS names;


-- /search?q=omkara

select hits.position, hits.total, hits.size, hits.compared, hits.loose, "songs"."id", "songs"."title",
  "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  "songs"."singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", hits.facets, iif(hits.position = 0, hits.matches,
  NULL) as "matches", CAST(? AS INTEGER) as "of", hits.entry, "compositions"."recording_count", "compositions"."first_year",
  "compositions"."last_year", "compositions"."singer_count", songs.language as "language", NULL as "lyrics",
  NULL as "line", ? as "text"
from ( WITH part_0 (part) AS (
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
  ), found AS MATERIALIZED (
    SELECT json_array_length(entries) AS total, *
    FROM (
      SELECT json_group_array(DISTINCT composition_id) AS entries, count(*) AS size, '[' || group_concat('[' || composition_id || ',' || 1 || ',' || id || ']') || ']' AS matches,
        NULL AS compared, '[' || '' || ']' || char(12) || group_concat(coalesce(raaga_id, ''), char(10)) || char(12) || group_concat(coalesce(taala_id,
        ''), char(10)) || char(12) || group_concat(coalesce(song_type_id, ''), char(10)) || char(12) || group_concat(coalesce(deity_id,
        ''), char(10)) || char(12) || group_concat(coalesce(language, ''), char(10)) || char(12) || group_concat(coalesce(composer,
        ''), char(10)) || char(12) || group_concat(coalesce(singer, ''), char(10)) || char(12) || group_concat(coalesce(substr(recorded_on,
        1, 3) || '0', ''), char(10)) AS facets
      FROM (
        SELECT songs.id, songs.composition_id, songs.raaga_id, songs.taala_id, songs.song_type_id, songs.deity_id,
          songs.language, songs.composer, songs.singer, songs.recorded_on
        FROM (
          SELECT DISTINCT id
          FROM (
            SELECT q.value AS id
            FROM json_each((
              SELECT ids
              FROM query
            )) q
          )
          LIMIT ?
        ) f
        CROSS JOIN songs ON songs.id = f.id
      ) songs
    )
  )
  SELECT *, substr(matches, instr(matches, '[' || entry || ',') + length('[' || entry || ','), 30) AS first_match
  FROM (
    SELECT f ->> 0 AS total, f ->> 1 AS size, f ->> 2 AS compared, f ->> 3 AS matches, f ->> 5 AS loose,
      iif(column1 = 0, (
      SELECT facets
      FROM found
    ), NULL) AS facets, column1 AS position, f ->> 4 ->> CAST(? + column1 AS INTEGER) AS entry
    FROM (
      SELECT (
        SELECT json_array(total, size, compared, matches, entries, (
          SELECT is_loose
          FROM query
        ))
        FROM found
      ) AS f, column1
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
        (19))
      LIMIT -1
    )
    LIMIT -1
  )
  LIMIT -1
) AS hits
left join "compositions" on "compositions"."id" = hits.entry
left join "songs" on "songs"."id" = iif( instr(hits.matches, '[' || hits.entry || ',' || CAST(hits.first_match AS INTEGER) || ',' || "compositions"."main_song_id" || ']') > 0,
  "compositions"."main_song_id", CAST(substr(hits.first_match, instr(hits.first_match, ',') + 1) AS INTEGER));


-- /search?q=omkara, /search?singer=murthy&composer=balamuralikrishna&condition=AND&searched=true, /songs/play?q=omkara

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


-- /search?recordingYearStart=1950&recordingYearEnd=1990&searched=true

select hits.position, hits.total, hits.size, hits.compared, hits.loose, "songs"."id", "songs"."title",
  "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  "songs"."singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", hits.facets, iif(hits.position = 0, hits.matches,
  NULL) as "matches", CAST(? AS INTEGER) as "of", hits.entry, "compositions"."recording_count", "compositions"."first_year",
  "compositions"."last_year", "compositions"."singer_count", songs.language as "language", NULL as "lyrics",
  NULL as "line", ? as "text"
from ( WITH years (first, last) AS (
    SELECT ?, ?
  ), found AS MATERIALIZED (
    SELECT json_array_length(entries) AS total, *
    FROM (
      SELECT json_group_array(DISTINCT composition_id ORDER BY sort_key COLLATE NOCASE ASC, composition_id ASC) AS entries,
        count(*) AS size, '[' || group_concat('[' || composition_id || ',' || 1 || ',' || id || ']') || ']' AS matches,
        NULL AS compared, '[' || '' || ']' || char(12) || group_concat(coalesce(raaga_id, ''), char(10)) || char(12) || group_concat(coalesce(taala_id,
        ''), char(10)) || char(12) || group_concat(coalesce(song_type_id, ''), char(10)) || char(12) || group_concat(coalesce(deity_id,
        ''), char(10)) || char(12) || group_concat(coalesce(language, ''), char(10)) || char(12) || group_concat(coalesce(composer,
        ''), char(10)) || char(12) || group_concat(coalesce(singer, ''), char(10)) || char(12) || group_concat(coalesce(substr(recorded_on,
        1, 3) || '0', ''), char(10)) AS facets
      FROM (
        SELECT songs.id AS id, songs.composition_id, title_key AS sort_key, songs.raaga_id, songs.taala_id,
          songs.song_type_id, songs.deity_id, songs.language, songs.composer, songs.singer, songs.recorded_on
        FROM (
          SELECT DISTINCT id
          FROM (
            SELECT songs.id AS id
            FROM songs
            WHERE songs.deleted_at IS NULL AND coalesce(songs.recorded_on, '') BETWEEN (
              SELECT first
              FROM years
            ) AND (
              SELECT last
              FROM years
            )
          )
        ) c
        CROSS JOIN songs ON songs.id = c.id
        LIMIT ?
      ) songs
    )
  )
  SELECT *, substr(matches, instr(matches, '[' || entry || ',') + length('[' || entry || ','), 30) AS first_match
  FROM (
    SELECT f ->> 0 AS total, f ->> 1 AS size, f ->> 2 AS compared, f ->> 3 AS matches, f ->> 5 AS loose,
      iif(column1 = 0, (
      SELECT facets
      FROM found
    ), NULL) AS facets, column1 AS position, f ->> 4 ->> CAST(? + column1 AS INTEGER) AS entry
    FROM (
      SELECT (
        SELECT json_array(total, size, compared, matches, entries, 0)
        FROM found
      ) AS f, column1
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
        (19))
      LIMIT -1
    )
    LIMIT -1
  )
  LIMIT -1
) AS hits
left join "compositions" on "compositions"."id" = hits.entry
left join "songs" on "songs"."id" = iif( instr(hits.matches, '[' || hits.entry || ',' || CAST(hits.first_match AS INTEGER) || ',' || "compositions"."main_song_id" || ']') > 0,
  "compositions"."main_song_id", CAST(substr(hits.first_match, instr(hits.first_match, ',') + 1) AS INTEGER));


-- /search?singer=murthy&composer=balamuralikrishna&condition=AND&searched=true

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
  FROM (VALUES (0),(1),(2),(3),(4),(5),(6))
)
WHERE EXISTS (
  SELECT 1
  FROM song_index i
  WHERE i.field = item ->> 0 AND i.key >= item ->> 1 AND i.key < item ->> 2
);

WITH part_0 (part) AS (
  SELECT ?
)
SELECT count(DISTINCT songs.composition_id) AS compositions
FROM json_each((
  SELECT json_group_array(songs.id)
  FROM (
    SELECT DISTINCT f.id AS id
    FROM (
      SELECT song_id AS id
      FROM credits
      WHERE 1 AND name COLLATE NOCASE IN (
        SELECT value
        FROM json_each((
          SELECT part ->> '$.ids.accompanist'
          FROM part_0
        ))
      )
    ) f
    LIMIT 201
  ) w
  CROSS JOIN songs ON songs.id = w.id
  WHERE songs.deleted_at IS NULL
)) q
CROSS JOIN songs ON songs.id = q.value;

WITH part_0 (part) AS (
  SELECT ?
)
SELECT count(DISTINCT songs.composition_id) AS compositions
FROM json_each((
  SELECT json_group_array(songs.id)
  FROM (
    SELECT DISTINCT f.id AS id
    FROM (
      SELECT songs.id AS id
      FROM songs
      WHERE songs.deleted_at IS NULL AND songs.composer COLLATE NOCASE IN (
        SELECT value
        FROM json_each((
          SELECT part ->> '$.ids.composer'
          FROM part_0
        ))
      )
    ) f
    LIMIT 201
  ) w
  CROSS JOIN songs ON songs.id = w.id
  WHERE songs.deleted_at IS NULL
)) q
CROSS JOIN songs ON songs.id = q.value;

select hits.position, hits.total, hits.size, hits.compared, hits.loose, "songs"."id", "songs"."title",
  "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  "songs"."singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", hits.facets, iif(hits.position = 0, hits.matches,
  NULL) as "matches", CAST(? AS INTEGER) as "of", hits.entry, "compositions"."recording_count", "compositions"."first_year",
  "compositions"."last_year", "compositions"."singer_count", songs.language as "language", NULL as "lyrics",
  NULL as "line", ? as "text"
from ( WITH singers_asked (contains) AS (
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
  ), composers_asked (contains) AS (
    SELECT ?
  ), composers (name) AS MATERIALIZED (
    SELECT name
    FROM json_each((
      SELECT contains
      FROM composers_asked
    )) r
    CROSS JOIN name_index n ON n.kind = 'composer' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
      AND n.key < r.value ->> 2
    UNION
    SELECT name
    FROM json_each(?) r
    CROSS JOIN name_index n ON n.kind = 'composer' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
      AND n.key < r.value ->> 2
    WHERE NOT EXISTS (
      SELECT 1
      FROM json_each((
        SELECT contains
        FROM composers_asked
      )) r
      CROSS JOIN name_index n ON n.kind = 'composer' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
        AND n.key < r.value ->> 2
    )
  ), start (filter, most, skipped) AS MATERIALIZED (
    SELECT filter, 1000, 0
    FROM (
      SELECT 0 AS filter, (
        SELECT iif(count(*) > 1000, 20000, count(*))
        FROM (
          SELECT 1
          FROM songs
          WHERE songs.deleted_at IS NULL AND songs.singer COLLATE NOCASE IN (
            SELECT name
            FROM singers
          )
          LIMIT 1001
        )
      ) AS size
      UNION ALL
      SELECT 1 AS filter, (
        SELECT iif(count(*) > 1000, 80000, count(*))
        FROM (
          SELECT 1
          FROM songs
          WHERE songs.deleted_at IS NULL AND songs.composer COLLATE NOCASE IN (
            SELECT name
            FROM composers
          )
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
      WHERE songs.deleted_at IS NULL AND songs.singer COLLATE NOCASE IN (
        SELECT name
        FROM singers
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
      FROM songs
      WHERE songs.deleted_at IS NULL AND songs.composer COLLATE NOCASE IN (
        SELECT name
        FROM composers
      )
      LIMIT coalesce((
        SELECT iif(filter = 1, most, 0)
        FROM start
      ), 0) OFFSET coalesce((
        SELECT skipped
        FROM start
      ), 0)
    )
  ), found AS MATERIALIZED (
    SELECT json_array_length(entries) AS total, *
    FROM (
      SELECT json_group_array(DISTINCT composition_id ORDER BY sort_key COLLATE NOCASE ASC, composition_id ASC) FILTER (WHERE is_match) AS entries,
        count(*) FILTER (WHERE is_match) AS size, '[' || group_concat('[' || composition_id || ',' || 1 || ',' || id || ']') FILTER (WHERE is_match) || ']' AS matches,
        count(*) AS compared, '[' || '' || ']' || char(12) || group_concat(coalesce(raaga_id, ''), char(10)) FILTER (WHERE is_match) || char(12) || group_concat(coalesce(taala_id,
        ''), char(10)) FILTER (WHERE is_match) || char(12) || group_concat(coalesce(song_type_id, ''),
        char(10)) FILTER (WHERE is_match) || char(12) || group_concat(coalesce(deity_id, ''), char(10)) FILTER (WHERE is_match) || char(12) || group_concat(coalesce(language,
        ''), char(10)) FILTER (WHERE is_match) || char(12) || group_concat(coalesce(composer, ''), char(10)) FILTER (WHERE is_match) || char(12) || group_concat(coalesce(singer,
        ''), char(10)) FILTER (WHERE is_match) || char(12) || group_concat(coalesce(substr(recorded_on,
        1, 3) || '0', ''), char(10)) FILTER (WHERE is_match) AS facets
      FROM (
        SELECT *, title_key AS sort_key, iif((songs.filter = 0 OR (+songs.singer) COLLATE NOCASE IN (
          SELECT name
          FROM singers
        )) AND (songs.filter = 1 OR (+songs.composer) COLLATE NOCASE IN (
          SELECT name
          FROM composers
        )), 1, NULL) AS is_match
        FROM compared songs
        LIMIT -1
      ) songs
    )
  )
  SELECT *, substr(matches, instr(matches, '[' || entry || ',') + length('[' || entry || ','), 30) AS first_match
  FROM (
    SELECT f ->> 0 AS total, f ->> 1 AS size, f ->> 2 AS compared, f ->> 3 AS matches, f ->> 5 AS loose,
      iif(column1 = 0, (
      SELECT facets
      FROM found
    ), NULL) AS facets, column1 AS position, f ->> 4 ->> CAST(? + column1 AS INTEGER) AS entry
    FROM (
      SELECT (
        SELECT json_array(total, size, compared, matches, entries, 0)
        FROM found
      ) AS f, column1
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
        (19))
      LIMIT -1
    )
    LIMIT -1
  )
  LIMIT -1
) AS hits
left join "compositions" on "compositions"."id" = hits.entry
left join "songs" on "songs"."id" = iif( instr(hits.matches, '[' || hits.entry || ',' || CAST(hits.first_match AS INTEGER) || ',' || "compositions"."main_song_id" || ']') > 0,
  "compositions"."main_song_id", CAST(substr(hits.first_match, instr(hits.first_match, ',') + 1) AS INTEGER));


-- /search?singer=murthy&composer=balamuralikrishna&condition=AND&searched=true, /suggest?kind=all&text=om

WITH asked AS MATERIALIZED (
  SELECT 1
  WHERE (
    SELECT count(*)
    FROM (
      SELECT 1
      FROM json_each(?) r
      CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
      LIMIT ?
    )
  ) < ? AND (
    SELECT count(*)
    FROM (
      SELECT 1
      FROM json_each(?) r
      CROSS JOIN name_index n ON n.kind = 'raaga' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
        AND n.key < r.value ->> 2
      LIMIT ?
    )
  ) < ? AND (
    SELECT count(*)
    FROM (
      SELECT 1
      FROM (
        SELECT DISTINCT k.person_id, k.matched, k.field
        FROM json_each(?) r
        CROSS JOIN person_keys k ON k.field = r.value ->> 0 AND k.key >= r.value ->> 1 AND k.key < r.value ->> 2
        LIMIT ?
      ) found
      JOIN people known ON known.id = found.person_id
      JOIN people p ON p.id = coalesce(known.merged_into, known.id) AND p.merged_into IS NULL
      LIMIT ?
    )
  ) < ?
)
SELECT *
FROM (
  SELECT ? AS kind, n.name, (
    SELECT count(*)
    FROM (
      SELECT 1
      FROM compositions
      WHERE song_type_id = n.name AND deleted_at IS NULL
      LIMIT ?
    )
  ) AS compositions, 0 AS recordings
  FROM (
    SELECT DISTINCT name
    FROM (
      SELECT n.name
      FROM json_each((
        SELECT ?
        FROM asked
      )) r
      CROSS JOIN name_index n ON n.kind = 'songType' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
        AND n.key < r.value ->> 2
      LIMIT ?
    )
    LIMIT ?
  ) n
  UNION ALL
  SELECT ? AS kind, n.name, (
    SELECT count(*)
    FROM (
      SELECT 1
      FROM compositions
      WHERE composer COLLATE NOCASE = n.name AND deleted_at IS NULL
      LIMIT ?
    )
  ) AS compositions, 0 AS recordings
  FROM (
    SELECT DISTINCT name
    FROM (
      SELECT n.name
      FROM json_each((
        SELECT ?
        FROM asked
      )) r
      CROSS JOIN name_index n ON n.kind = 'composer' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
        AND n.key < r.value ->> 2
      LIMIT ?
    )
    LIMIT ?
  ) n
  UNION ALL
  SELECT ? AS kind, n.name, 0 AS compositions, (
    SELECT count(*)
    FROM (
      SELECT 1
      FROM songs
      WHERE singer COLLATE NOCASE = n.name AND deleted_at IS NULL
      LIMIT ?
    )
  ) AS recordings
  FROM (
    SELECT DISTINCT name
    FROM (
      SELECT n.name
      FROM json_each((
        SELECT ?
        FROM asked
      )) r
      CROSS JOIN name_index n ON n.kind = 'singer' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
        AND n.key < r.value ->> 2
      LIMIT ?
    )
    LIMIT ?
  ) n
  UNION ALL
  SELECT ? AS kind, n.name, 0 AS compositions, (
    SELECT count(*)
    FROM (
      SELECT 1
      FROM song_index
      WHERE field = ? AND key = n.name
      LIMIT ?
    )
  ) AS recordings
  FROM (
    SELECT DISTINCT name
    FROM (
      SELECT n.name
      FROM json_each((
        SELECT ?
        FROM asked
      )) r
      CROSS JOIN name_index n ON n.kind = 'accompanist' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
        AND n.key < r.value ->> 2
      LIMIT ?
    )
    LIMIT ?
  ) n
)
UNION ALL
SELECT *
FROM (
  SELECT ? AS kind, n.name, (
    SELECT iif(parts ->> 0 IN ('composer', 'poet'), (
      SELECT count(*)
      FROM (
        SELECT 1
        FROM compositions
        WHERE composer_id = n.name AND deleted_at IS NULL
        LIMIT ?
      )
    ), 0)
    FROM people
    WHERE id = n.name
  ) AS compositions, (
    SELECT count(*)
    FROM (
      SELECT 1
      FROM credits c
      JOIN songs s ON s.id = c.song_id AND s.deleted_at IS NULL
      WHERE c.person_id = n.name
      LIMIT ?
    )
  ) AS recordings
  FROM (
    SELECT DISTINCT name
    FROM (
      SELECT p.id AS name
      FROM (
        SELECT DISTINCT k.person_id, k.matched, k.field
        FROM json_each((
          SELECT ?
          FROM asked
        )) r
        CROSS JOIN person_keys k ON k.field = r.value ->> 0 AND k.key >= r.value ->> 1 AND k.key < r.value ->> 2
        LIMIT ?
      ) found
      JOIN people known ON known.id = found.person_id
      JOIN people p ON p.id = coalesce(known.merged_into, known.id) AND p.merged_into IS NULL
    )
    LIMIT ?
  ) n
);

WITH asked AS MATERIALIZED (
  SELECT 1
  WHERE 1
)
SELECT *
FROM (
  SELECT ? AS kind, n.name, (
    SELECT count(*)
    FROM (
      SELECT 1
      FROM compositions
      WHERE song_type_id = n.name AND deleted_at IS NULL
      LIMIT ?
    )
  ) AS compositions, 0 AS recordings
  FROM (
    SELECT DISTINCT name
    FROM (
      SELECT n.name
      FROM json_each((
        SELECT ?
        FROM asked
      )) r
      CROSS JOIN name_index n ON n.kind = 'songType' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
        AND n.key < r.value ->> 2
      LIMIT ?
    )
    LIMIT ?
  ) n
  UNION ALL
  SELECT ? AS kind, n.name, (
    SELECT count(*)
    FROM (
      SELECT 1
      FROM compositions
      WHERE composer COLLATE NOCASE = n.name AND deleted_at IS NULL
      LIMIT ?
    )
  ) AS compositions, 0 AS recordings
  FROM (
    SELECT DISTINCT name
    FROM (
      SELECT n.name
      FROM json_each((
        SELECT ?
        FROM asked
      )) r
      CROSS JOIN name_index n ON n.kind = 'composer' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
        AND n.key < r.value ->> 2
      LIMIT ?
    )
    LIMIT ?
  ) n
  UNION ALL
  SELECT ? AS kind, n.name, 0 AS compositions, (
    SELECT count(*)
    FROM (
      SELECT 1
      FROM songs
      WHERE singer COLLATE NOCASE = n.name AND deleted_at IS NULL
      LIMIT ?
    )
  ) AS recordings
  FROM (
    SELECT DISTINCT name
    FROM (
      SELECT n.name
      FROM json_each((
        SELECT ?
        FROM asked
      )) r
      CROSS JOIN name_index n ON n.kind = 'singer' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
        AND n.key < r.value ->> 2
      LIMIT ?
    )
    LIMIT ?
  ) n
  UNION ALL
  SELECT ? AS kind, n.name, 0 AS compositions, (
    SELECT count(*)
    FROM (
      SELECT 1
      FROM song_index
      WHERE field = ? AND key = n.name
      LIMIT ?
    )
  ) AS recordings
  FROM (
    SELECT DISTINCT name
    FROM (
      SELECT n.name
      FROM json_each((
        SELECT ?
        FROM asked
      )) r
      CROSS JOIN name_index n ON n.kind = 'accompanist' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
        AND n.key < r.value ->> 2
      LIMIT ?
    )
    LIMIT ?
  ) n
)
UNION ALL
SELECT *
FROM (
  SELECT ? AS kind, n.name, (
    SELECT iif(parts ->> 0 IN ('composer', 'poet'), (
      SELECT count(*)
      FROM (
        SELECT 1
        FROM compositions
        WHERE composer_id = n.name AND deleted_at IS NULL
        LIMIT ?
      )
    ), 0)
    FROM people
    WHERE id = n.name
  ) AS compositions, (
    SELECT count(*)
    FROM (
      SELECT 1
      FROM credits c
      JOIN songs s ON s.id = c.song_id AND s.deleted_at IS NULL
      WHERE c.person_id = n.name
      LIMIT ?
    )
  ) AS recordings
  FROM (
    SELECT DISTINCT name
    FROM (
      SELECT p.id AS name
      FROM (
        SELECT DISTINCT k.person_id, k.matched, k.field
        FROM json_each((
          SELECT ?
          FROM asked
        )) r
        CROSS JOIN person_keys k ON k.field = r.value ->> 0 AND k.key >= r.value ->> 1 AND k.key < r.value ->> 2
        LIMIT ?
      ) found
      JOIN people known ON known.id = found.person_id
      JOIN people p ON p.id = coalesce(known.merged_into, known.id) AND p.merged_into IS NULL
    )
    LIMIT ?
  ) n
);

select kind, name, matched, field, shown, native, compositions, recordings, scale, fame
from (WITH asked AS MATERIALIZED (
    SELECT 1
    WHERE (
      SELECT count(*)
      FROM (
        SELECT 1
        FROM json_each(?) r
        CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
        LIMIT ?
      )
    ) < ? AND (
      SELECT count(*)
      FROM (
        SELECT 1
        FROM json_each(?) r
        CROSS JOIN name_index n ON n.kind = 'raaga' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
          AND n.key < r.value ->> 2
        LIMIT ?
      )
    ) < ? AND (
      SELECT count(*)
      FROM (
        SELECT 1
        FROM (
          SELECT DISTINCT k.person_id, k.matched, k.field
          FROM json_each(?) r
          CROSS JOIN person_keys k ON k.field = r.value ->> 0 AND k.key >= r.value ->> 1 AND k.key < r.value ->> 2
          LIMIT ?
        ) found
        JOIN people known ON known.id = found.person_id
        JOIN people p ON p.id = coalesce(known.merged_into, known.id) AND p.merged_into IS NULL
        LIMIT ?
      )
    ) < ?
  )
  SELECT *
  FROM (
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
    UNION ALL
    SELECT *
    FROM (
      SELECT ? AS kind, n.name, n.matched, n.field, n.name AS shown, NULL AS native, coalesce(e.composition_count,
        0) AS compositions, coalesce(e.song_count, 0) AS recordings, NULL AS scale, NULL AS fame
      FROM (
        SELECT n.name, n.matched, n.field, r.key AS at
        FROM json_each((
          SELECT ?
          FROM asked
        )) r
        CROSS JOIN name_index n ON n.kind = 'taala' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
          AND n.key < r.value ->> 2
        LIMIT ?
      ) n
      LEFT JOIN taalas e ON e.id = n.name
      ORDER BY CASE WHEN n.field <= 2 THEN 0 WHEN n.field = 11 THEN 1 WHEN n.field = 3 THEN 2 ELSE 3 END,
        recordings DESC, fame NULLS LAST, n.at
      LIMIT ?
    )
    UNION ALL
    SELECT *
    FROM (
      SELECT 'person' AS kind, p.id AS name, found.matched, found.field, p.name AS shown, p.script_names ->> ? AS native,
        NULL AS compositions, NULL AS recordings, NULL AS scale, NULL AS fame
      FROM (
        SELECT DISTINCT k.person_id, k.matched, k.field
        FROM json_each((
          SELECT ?
          FROM asked
        )) r
        CROSS JOIN person_keys k ON k.field = r.value ->> 0 AND k.key >= r.value ->> 1 AND k.key < r.value ->> 2
        LIMIT ?
      ) found
      JOIN people known ON known.id = found.person_id
      JOIN people p ON p.id = coalesce(known.merged_into, known.id) AND p.merged_into IS NULL
    )
    UNION ALL
    SELECT *
    FROM (
      SELECT ? AS kind, n.name, n.matched, n.field, n.name AS shown, NULL AS native, NULL AS compositions,
        NULL AS recordings, NULL AS scale, NULL AS fame
      FROM (
        SELECT n.name, n.matched, n.field, r.key AS at
        FROM json_each((
          SELECT ?
          FROM asked
        )) r
        CROSS JOIN name_index n ON n.kind = 'composer' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
          AND n.key < r.value ->> 2
        LIMIT ?
      ) n
    )
  )
  UNION ALL
  SELECT *
  FROM (
    SELECT *
    FROM (
      SELECT ? AS kind, n.name, n.matched, n.field, n.name AS shown, NULL AS native, NULL AS compositions,
        NULL AS recordings, NULL AS scale, NULL AS fame
      FROM (
        SELECT n.name, n.matched, n.field, r.key AS at
        FROM json_each((
          SELECT ?
          FROM asked
        )) r
        CROSS JOIN name_index n ON n.kind = 'singer' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
          AND n.key < r.value ->> 2
        LIMIT ?
      ) n
    )
    UNION ALL
    SELECT *
    FROM (
      SELECT ? AS kind, n.name, n.matched, n.field, n.name AS shown, NULL AS native, NULL AS compositions,
        NULL AS recordings, NULL AS scale, NULL AS fame
      FROM (
        SELECT n.name, n.matched, n.field, r.key AS at
        FROM json_each((
          SELECT ?
          FROM asked
        )) r
        CROSS JOIN name_index n ON n.kind = 'accompanist' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
          AND n.key < r.value ->> 2
        LIMIT ?
      ) n
    )
    UNION ALL
    SELECT *
    FROM (
      SELECT ? AS kind, n.name, n.matched, n.field, n.name AS shown, NULL AS native, NULL AS compositions,
        NULL AS recordings, NULL AS scale, NULL AS fame
      FROM (
        SELECT n.name, n.matched, n.field, r.key AS at
        FROM json_each((
          SELECT ?
          FROM asked
        )) r
        CROSS JOIN name_index n ON n.kind = 'songType' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
          AND n.key < r.value ->> 2
        LIMIT ?
      ) n
      LEFT JOIN song_types e ON e.id = n.name
    )
  )
) AS names;

select songs.id, title, songs.script_names ->> ? as "native", found.recordings
from (
  SELECT DISTINCT c.main_song_id AS song, c.recording_count AS recordings
  FROM (
    SELECT DISTINCT i.song_id AS id
    FROM (
      SELECT 1
      WHERE (
        SELECT count(*)
        FROM (
          SELECT 1
          FROM json_each(?) r
          CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          LIMIT ?
        )
      ) < ? AND (
        SELECT count(*)
        FROM (
          SELECT 1
          FROM json_each(?) r
          CROSS JOIN name_index n ON n.kind = 'raaga' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
            AND n.key < r.value ->> 2
          LIMIT ?
        )
      ) < ? AND (
        SELECT count(*)
        FROM (
          SELECT 1
          FROM (
            SELECT DISTINCT k.person_id, k.matched, k.field
            FROM json_each(?) r
            CROSS JOIN person_keys k ON k.field = r.value ->> 0 AND k.key >= r.value ->> 1 AND k.key < r.value ->> 2
            LIMIT ?
          ) found
          JOIN people known ON known.id = found.person_id
          JOIN people p ON p.id = coalesce(known.merged_into, known.id) AND p.merged_into IS NULL
          LIMIT ?
        )
      ) < ?
    ) w
    CROSS JOIN json_each(?) r
    CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
    LIMIT ?
  ) f
  CROSS JOIN songs s ON s.id = f.id
  CROSS JOIN compositions c ON c.id = s.composition_id
  WHERE s.deleted_at IS NULL
) AS found
CROSS JOIN songs ON songs.id = found.song
where deleted_at IS NULL;


-- /search?singer=murthy&composer=balamuralikrishna&condition=AND&searched=true, /suggest?kind=all&text=om, /suggest?text=om

select songs.id, title, songs.script_names ->> ? as "native", found.recordings
from (
  SELECT DISTINCT c.main_song_id AS song, c.recording_count AS recordings
  FROM (
    SELECT DISTINCT i.song_id AS id
    FROM (
      SELECT 1
      WHERE 1
    ) w
    CROSS JOIN json_each(?) r
    CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
    LIMIT ?
  ) f
  CROSS JOIN songs s ON s.id = f.id
  CROSS JOIN compositions c ON c.id = s.composition_id
  WHERE s.deleted_at IS NULL
) AS found
CROSS JOIN songs ON songs.id = found.song
where deleted_at IS NULL;


-- /search?title=omkara&searched=true

select hits.position, hits.total, hits.size, hits.compared, hits.loose, "songs"."id", "songs"."title",
  "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  "songs"."singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", hits.facets, iif(hits.position = 0, hits.matches,
  NULL) as "matches", CAST(? AS INTEGER) as "of", hits.entry, "compositions"."recording_count", "compositions"."first_year",
  "compositions"."last_year", "compositions"."singer_count", songs.language as "language", NULL as "lyrics",
  NULL as "line", ? as "text"
from ( WITH title_ranges (ranges) AS (
    SELECT ?
  ), title_check (t0, t1, t2, t3) AS (
    SELECT ?, ?, ?, ?
  ), found AS MATERIALIZED (
    SELECT json_array_length(entries) AS total, *
    FROM (
      SELECT json_group_array(DISTINCT composition_id) AS entries, count(*) AS size, '[' || group_concat('[' || composition_id || ',' || 1 || ',' || id || ']') || ']' AS matches,
        NULL AS compared, '[' || '' || ']' || char(12) || group_concat(coalesce(raaga_id, ''), char(10)) || char(12) || group_concat(coalesce(taala_id,
        ''), char(10)) || char(12) || group_concat(coalesce(song_type_id, ''), char(10)) || char(12) || group_concat(coalesce(deity_id,
        ''), char(10)) || char(12) || group_concat(coalesce(language, ''), char(10)) || char(12) || group_concat(coalesce(composer,
        ''), char(10)) || char(12) || group_concat(coalesce(singer, ''), char(10)) || char(12) || group_concat(coalesce(substr(recorded_on,
        1, 3) || '0', ''), char(10)) AS facets
      FROM (
        SELECT songs.id, songs.composition_id, songs.raaga_id, songs.taala_id, songs.song_type_id, songs.deity_id,
          songs.language, songs.composer, songs.singer, songs.recorded_on
        FROM (
          SELECT DISTINCT id
          FROM (
            SELECT i.song_id AS id
            FROM json_each((
              SELECT ranges
              FROM title_ranges
            )) r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
          LIMIT ?
        ) f
        CROSS JOIN songs ON songs.id = f.id
      ) songs
    )
  )
  SELECT *, substr(matches, instr(matches, '[' || entry || ',') + length('[' || entry || ','), 30) AS first_match
  FROM (
    SELECT f ->> 0 AS total, f ->> 1 AS size, f ->> 2 AS compared, f ->> 3 AS matches, f ->> 5 AS loose,
      iif(column1 = 0, (
      SELECT facets
      FROM found
    ), NULL) AS facets, column1 AS position, f ->> 4 ->> CAST(? + column1 AS INTEGER) AS entry
    FROM (
      SELECT (
        SELECT json_array(total, size, compared, matches, entries, 0)
        FROM found
      ) AS f, column1
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
        (19))
      LIMIT -1
    )
    LIMIT -1
  )
  LIMIT -1
) AS hits
left join "compositions" on "compositions"."id" = hits.entry
left join "songs" on "songs"."id" = iif( instr(hits.matches, '[' || hits.entry || ',' || CAST(hits.first_match AS INTEGER) || ',' || "compositions"."main_song_id" || ']') > 0,
  "compositions"."main_song_id", CAST(substr(hits.first_match, instr(hits.first_match, ',') + 1) AS INTEGER));


-- /songs/play?q=omkara

WITH part_0 (part) AS (
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
), found AS MATERIALIZED (
  SELECT json_array_length(entries) AS total, *
  FROM (
    SELECT json_group_array(DISTINCT composition_id) AS entries, count(*) AS size, '[' || group_concat('[' || composition_id || ',' || 1 || ',' || id || ']') || ']' AS matches,
      NULL AS compared, NULL AS facets
    FROM (
      SELECT songs.id, songs.composition_id
      FROM (
        SELECT DISTINCT id
        FROM (
          SELECT q.value AS id
          FROM json_each((
            SELECT ids
            FROM query
          )) q
        )
        LIMIT ?
      ) f
      CROSS JOIN songs ON songs.id = f.id
    ) songs
  )
)
SELECT entries, (
  SELECT json_group_array(json_object(
    'composition', songs.composition_id,
    'song', songs.id,
    'isMain', songs.id = (
      SELECT main_song_id
      FROM compositions
      WHERE id = songs.composition_id
    )
  ))
  FROM json_each(matches) m
  CROSS JOIN songs ON songs.id = m.value ->> 2
  WHERE songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL OR songs.media_file_id IS NOT NULL)
) AS songs
FROM found;


-- /songs/play?title=omkara&searched=true

WITH title_ranges (ranges) AS (
  SELECT ?
), title_check (t0, t1, t2, t3) AS (
  SELECT ?, ?, ?, ?
), found AS MATERIALIZED (
  SELECT json_array_length(entries) AS total, *
  FROM (
    SELECT json_group_array(DISTINCT composition_id) AS entries, count(*) AS size, '[' || group_concat('[' || composition_id || ',' || 1 || ',' || id || ']') || ']' AS matches,
      NULL AS compared, NULL AS facets
    FROM (
      SELECT songs.id, songs.composition_id
      FROM (
        SELECT DISTINCT id
        FROM (
          SELECT i.song_id AS id
          FROM json_each((
            SELECT ranges
            FROM title_ranges
          )) r
          CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
        )
        LIMIT ?
      ) f
      CROSS JOIN songs ON songs.id = f.id
    ) songs
  )
)
SELECT entries, (
  SELECT json_group_array(json_object(
    'composition', songs.composition_id,
    'song', songs.id,
    'isMain', songs.id = (
      SELECT main_song_id
      FROM compositions
      WHERE id = songs.composition_id
    )
  ))
  FROM json_each(matches) m
  CROSS JOIN songs ON songs.id = m.value ->> 2
  WHERE songs.deleted_at IS NULL AND (songs.external_media_id IS NOT NULL OR songs.media_file_id IS NOT NULL)
) AS songs
FROM found;


-- /suggest/:kind/:id, /suggest/:kind/:id (signed in)

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
) as "recording_sources", "songs"."composition_id"
from "songs"
inner join "compositions" on "compositions"."id" = "songs"."composition_id"
where ("songs"."id" = ? and "songs"."deleted_at" is null);

select "id", "name", "description", "script_names"
from "accompaniment_types"
limit ?;


-- /suggest?kind=raaga&text=la

select kind, name, matched, field, shown, native, compositions, recordings, scale, fame
from (WITH asked AS MATERIALIZED (
    SELECT 1
    WHERE (
      SELECT count(*)
      FROM (
        SELECT 1
        FROM json_each(?) r
        CROSS JOIN name_index n ON n.kind = 'raaga' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
          AND n.key < r.value ->> 2
        LIMIT ?
      )
    ) < ?
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


-- /suggest?kind=singer&text=ba

select kind, name, matched, field, shown, native, compositions, recordings, scale, fame
from (WITH asked AS MATERIALIZED (
    SELECT 1
    WHERE (
      SELECT count(*)
      FROM (
        SELECT 1
        FROM json_each(?) r
        CROSS JOIN name_index n ON n.kind = 'singer' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
          AND n.key < r.value ->> 2
        LIMIT ?
      )
    ) < ?
  )
  SELECT *
  FROM (
    SELECT ? AS kind, n.name, n.matched, n.field, n.name AS shown, NULL AS native, NULL AS compositions,
      NULL AS recordings, NULL AS scale, NULL AS fame
    FROM (
      SELECT n.name, n.matched, n.field, r.key AS at
      FROM json_each((
        SELECT ?
        FROM asked
      )) r
      CROSS JOIN name_index n ON n.kind = 'singer' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
        AND n.key < r.value ->> 2
      LIMIT ?
    ) n
  )
) AS names;

select kind, name, matched, field, shown, native, compositions, recordings, scale, fame
from (WITH asked AS MATERIALIZED (
    SELECT 1
    WHERE 1
  )
  SELECT *
  FROM (
    SELECT ? AS kind, n.name, n.matched, n.field, n.name AS shown, NULL AS native, NULL AS compositions,
      NULL AS recordings, NULL AS scale, NULL AS fame
    FROM (
      SELECT n.name, n.matched, n.field, r.key AS at
      FROM json_each((
        SELECT ?
        FROM asked
      )) r
      CROSS JOIN name_index n ON n.kind = 'singer' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
        AND n.key < r.value ->> 2
      LIMIT ?
    ) n
  )
) AS names;


-- /suggest?text=om

select songs.id, title, songs.script_names ->> ? as "native", found.recordings
from (
  SELECT DISTINCT c.main_song_id AS song, c.recording_count AS recordings
  FROM (
    SELECT DISTINCT i.song_id AS id
    FROM (
      SELECT 1
      WHERE (
        SELECT count(*)
        FROM (
          SELECT 1
          FROM json_each(?) r
          CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          LIMIT ?
        )
      ) < ?
    ) w
    CROSS JOIN json_each(?) r
    CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
    LIMIT ?
  ) f
  CROSS JOIN songs s ON s.id = f.id
  CROSS JOIN compositions c ON c.id = s.composition_id
  WHERE s.deleted_at IS NULL
) AS found
CROSS JOIN songs ON songs.id = found.song
where deleted_at IS NULL;
