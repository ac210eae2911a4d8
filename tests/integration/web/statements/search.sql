-- /search (signed in)

select "users"."id", "users"."username", (
  SELECT json_group_array("roles"."name")
  FROM "user_roles"
  JOIN "roles" ON "roles"."id" = "user_roles"."role_id"
  WHERE "user_roles"."user_id" = "users"."id"
) as "role_names"
from "sessions"
inner join "users" on "users"."id" = "sessions"."user_id"
where ("sessions"."token_hash" = ? and "sessions"."kind" = ? and ("sessions"."last_used_at" > ? and "sessions"."created_at" > ?));


-- /search/next, /search/next (signed in)

select "counts"
from "title_initials"
where "title_initials"."language" = ?;

select "part", "compositions"
from "incomplete_counts";

select "songs"."id", "songs"."title", "songs"."singer", "songs"."composer", "compositions"."raaga_id",
  "compositions"."taala_id", "songs"."song_type_id", "songs"."recorded_on", "songs"."duration_seconds",
  "songs"."upload_type", "songs"."external_media_id", "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds",
  "songs"."end_seconds", "songs"."script_names" ->> ? as "names", "songs"."singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "compositions"."raaga_id"
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", "songs"."composition_id", "compositions"."created_by" as "composition_created_by",
  "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year"
from "compositions"
inner join "songs" on "songs"."id" = "compositions"."main_song_id"
where "compositions"."deleted_at" is null AND compositions.title_key >= ?
order by compositions.title_key asc, "compositions"."id" asc
limit ?;


-- /search/next, /search/next (signed in), /search?accompanistName=murthy&sortBy=recordingDate&searched=true, /search?language=te&has=lyrics, /search?lyrics=first&searched=true, /search?only=raaga:Lavangi and 5 more

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
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", hits.facets, CAST(substr(hits.matches, instr(hits.matches,
  '[' || hits.entry || ',') + length('[' || hits.entry || ','), 30) AS INTEGER) as "matched", CAST(? AS INTEGER) as "of",
  (length(hits.matches) - length(replace(hits.matches, '[' || hits.entry || ',', ''))) / length('[' || hits.entry || ',') as "shown",
  "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", songs.language as "language",
  NULL as "lyrics", NULL as "line", ? as "text"
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
        json_array(json(json_group_array(json_array(id, raaga_id, taala_id, song_type_id, language, nullif(composer,
        ''), nullif(singer, ''), substr(recorded_on, 1, 3) || '0')) ), json(json_group_array(DISTINCT json_array(raaga_id,
        names ->> 'raaga')) ), json(json_group_array(DISTINCT json_array(taala_id, names ->> 'taala')) ),
        json(json_group_array(DISTINCT json_array(song_type_id, names ->> 'songType')) ), json(json_group_array(DISTINCT json_array(nullif(composer,
        ''), names ->> 'composer')) ), json(json_group_array(DISTINCT json_array(nullif(singer, ''), names ->> 'singer')) )) AS facets
      FROM (
        SELECT DISTINCT songs.id AS id, songs.composition_id, coalesce(recorded_on, '~') AS sort_key,
          songs.raaga_id, songs.taala_id, songs.song_type_id, songs.language, songs.composer, songs.singer,
          songs.recorded_on, songs.script_names -> ? AS names
        FROM (
          SELECT i.song_id AS id
          FROM accompanists p
          CROSS JOIN song_index i ON i.field = 9 AND i.key = p.name
        ) c
        CROSS JOIN songs ON songs.id = c.id
        WHERE songs.deleted_at IS NULL
        LIMIT ?
      ) songs
    )
  )
  SELECT f ->> 0 AS total, f ->> 1 AS size, f ->> 2 AS compared, f ->> 3 AS matches, f ->> 5 AS loose,
    iif(column1 = 0, f ->> 6, NULL) AS facets, column1 AS position, f ->> 4 ->> CAST(? + column1 AS INTEGER) AS entry
  FROM (
    SELECT (
      SELECT json_array(total, size, compared, matches, entries, 0, json(facets))
      FROM found
    ) AS f, column1
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
      (19))
    LIMIT -1
  )
  LIMIT -1
) AS hits
left join "compositions" on "compositions"."id" = NULL
left join "songs" on "songs"."id" = hits.entry;


-- /search?accompanistName=murthy&sortBy=recordingDate&searched=true, /search?language=te&has=lyrics, /search?lyrics=first&searched=true, /search?only=raaga:Lavangi, /search?q=lavangi+kriti+1975, /search?q=omkara and 3 more

SELECT o.name, min(o.matched) AS matched, (
  SELECT script_names ->> ?
  FROM raagas
  WHERE id = o.name
) AS native
FROM name_index s
CROSS JOIN name_index o ON o.kind = 'raaga' AND o.field = ? AND o.key = s.key AND o.name <> s.name
WHERE s.kind = 'raaga' AND s.field = ? AND s.name IN (
  SELECT n.name
  FROM json_each(?) r
  CROSS JOIN name_index n ON n.kind = 'raaga' AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1 AND n.key < r.value ->> 2
)
GROUP BY o.name
LIMIT 5;

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


-- /search?accompanistName=murthy&sortBy=recordingDate&searched=true, /search?language=te&has=lyrics, /search?lyrics=first&searched=true, /search?only=raaga:Lavangi, /search?q=lavangi+kriti+1975, /search?q=omkara and 4 more

select kind, name, matched, field, shown, native, compositions, recordings
from (WITH asked AS MATERIALIZED (
    SELECT 1
    WHERE 1
  )
  SELECT *
  FROM (
    SELECT *
    FROM (
      SELECT ? AS kind, n.name, n.matched, n.field, n.name AS shown, NULL AS native, coalesce(e.composition_count,
        0) AS compositions, coalesce(e.song_count, 0) AS recordings
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
        recordings DESC, n.at
      LIMIT ?
    )
    UNION ALL
    SELECT *
    FROM (
      SELECT ? AS kind, n.name, n.matched, n.field, n.name AS shown, NULL AS native, coalesce(e.composition_count,
        0) AS compositions, coalesce(e.song_count, 0) AS recordings
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
        recordings DESC, n.at
      LIMIT ?
    )
    UNION ALL
    SELECT *
    FROM (
      SELECT 'person' AS kind, p.id AS name, found.matched, found.field, p.name AS shown, p.script_names ->> ? AS native,
        NULL AS compositions, NULL AS recordings
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
        NULL AS recordings
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
        NULL AS recordings
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
        NULL AS recordings
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
        NULL AS recordings
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


-- /search?accompanistName=murthy&sortBy=recordingDate&searched=true, /search?language=te&has=lyrics, /search?lyrics=first&searched=true, /search?only=raaga:Lavangi, /search?recordingYearStart=1950&recordingYearEnd=1990&searched=true, /search?singer=murthy&composer=balamuralikrishna&condition=AND&searched=true and 1 more

WITH q_named (first, past, kind, rank, asked, source, id) AS MATERIALIZED (
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), kinds.column1, (it ->> 'rank') + 0.5 * (n.kind = 'raaga'
      AND n.matched <> n.name), iif(it ->> 'asked' IS NULL, NULL, json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), iif(it ->> 'asked' IS NOT NULL AND n.kind = 'singer', 'accompanist', n.kind), n.name
    FROM (
      SELECT ? -> column1 AS it
      FROM (
        SELECT 0 AS column1
        WHERE 0
      )
    )
    CROSS JOIN (VALUES ('raaga', 'raaga'), ('taala', 'taala'), ('songType', 'songType'), ('person', 'composer'),
      ('person', 'singer'), ('person', 'accompanist')) kinds ON it ->> kinds.column1
    CROSS JOIN name_index n ON n.kind = kinds.column2 AND n.field = (it ->> 'field') AND n.key = (it ->> 'key')
    WHERE it ->> 'asked' IS NULL OR (it ->> '$.asked.part' = 'composer') = (n.kind = 'composer')
    LIMIT ?
  )
  UNION ALL
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), 'person', (it ->> 'rank'), iif(it ->> 'asked' IS NULL, NULL,
      json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), 'person', coalesce(p.merged_into, p.id)
    FROM (
      SELECT ? -> column1 AS it
      FROM (
        SELECT 0 AS column1
        WHERE 0
      )
    )
    CROSS JOIN person_keys k ON it ->> 'person' AND k.field = (it ->> 'field') AND k.key = (it ->> 'key')
    CROSS JOIN people p ON p.id = k.person_id
    LIMIT ?
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'language', 0, NULL, 'language', (it ->> 'code')
  FROM (
    SELECT ? -> column1 AS it
    FROM (
      SELECT 0 AS column1
      WHERE 0
    )
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'title', (it ->> 'rank'), NULL, NULL, NULL
  FROM (
    SELECT ? -> column1 AS it
    FROM (
      SELECT 0 AS column1
      WHERE 0
    )
  )
  WHERE EXISTS (
    SELECT 1
    FROM song_index i
    WHERE i.field = (it -> 'range') ->> 0 AND i.key >= (it -> 'range') ->> 1 AND i.key < (it -> 'range') ->> 2
  )
), q_readings (first, past, kind, rank, part) AS MATERIALIZED (
  SELECT first, past, kind, rank, iif(kind = 'title', json_set((? -> (first || ' ' || past)),
    '$.first', first,
    '$.past', past,
    '$.kind', 'title',
    '$.ids', json('{}')
  ), json_object(
    'first', first,
    'past', past,
    'kind', kind,
    'rank', rank,
    'asked', json(asked),
    'ids', json_object(
      'raaga', json_group_array(DISTINCT id) FILTER (WHERE source = 'raaga'),
      'taala', json_group_array(DISTINCT id) FILTER (WHERE source = 'taala'),
      'songType', json_group_array(DISTINCT id) FILTER (WHERE source = 'songType'),
      'language', json_group_array(DISTINCT id) FILTER (WHERE source = 'language'),
      'composer', json_group_array(DISTINCT id) FILTER (WHERE source = 'composer'),
      'singer', json_group_array(DISTINCT id) FILTER (WHERE source = 'singer'),
      'accompanist', json_group_array(DISTINCT id) FILTER (WHERE source = 'accompanist'),
      'person', json_group_array(DISTINCT id) FILTER (WHERE source = 'person')
    )
  ))
  FROM q_named
  GROUP BY first, past, kind, rank, asked
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'year', -1, json_set(it,
    '$.kind', 'year',
    '$.ids', json('{}')
  )
  FROM (
    SELECT ? -> column1 AS it
    FROM (
      SELECT 0 AS column1
      WHERE 0
    )
  )
), q_listed (list) AS MATERIALIZED (
  SELECT json_group_array(json(part))
  FROM (
    SELECT part
    FROM q_readings
    ORDER BY past - first DESC, rank, kind = 'person', kind
  )
), q_choice (next, bits, parts, list) AS (
  SELECT 0, 0, json('[]'), list
  FROM q_listed
  UNION ALL
  SELECT next + 1, bits | iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    0, ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first')))), iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    parts, json_insert(parts, '$[#]', json(list -> next))), list
  FROM q_choice
  WHERE next < json_array_length(list)
), q_chosen (parts, list) AS MATERIALIZED (
  SELECT (
    SELECT json_group_array(json(value))
    FROM (
      SELECT value
      FROM (
        SELECT value
        FROM json_each(c.parts)
        UNION ALL
        SELECT json_set(json_set((? -> ((it ->> 'first') || ' ' || (it ->> 'past'))),
            '$.first', (it ->> 'first'),
            '$.past', (it ->> 'past'),
            '$.kind', 'title',
            '$.ids', json('{}')
          ),
          '$.isUnknown', 1
        )
        FROM (
          SELECT ? -> column1 AS it
          FROM (
            SELECT 0 AS column1
            WHERE 0
          )
        )
        WHERE NOT c.bits & (1 << ((it ->> 'first')))
      )
      ORDER BY value ->> 'kind' IN ('title', 'person')
    )
  ), list
  FROM (
    SELECT *
    FROM q_choice
    ORDER BY next DESC
    LIMIT 1
  ) c
), q_all AS MATERIALIZED (
  SELECT parts, list
  FROM q_chosen
)
SELECT isChosen, r.value ->> 'kind' AS kind, r.value ->> 'first' AS first, r.value ->> 'past' AS past,
  r.value ->> 'rank' AS rank, r.value ->> '$.asked.part' AS asked, (
  SELECT json_group_array(json_array( iif(n.source = 'person', (
    SELECT name
    FROM people
    WHERE id = n.id
  ), n.id), CASE n.source WHEN 'raaga' THEN (
    SELECT script_names ->> ?
    FROM raagas
    WHERE id = n.id
  ) WHEN 'taala' THEN (
    SELECT script_names ->> ?
    FROM taalas
    WHERE id = n.id
  ) WHEN 'songType' THEN (
    SELECT script_names ->> ?
    FROM song_types
    WHERE id = n.id
  ) WHEN 'person' THEN (
    SELECT script_names ->> ?
    FROM people
    WHERE id = n.id
  ) END, coalesce(r.value ->> '$.asked.part', iif(n.source = 'person', (
    SELECT parts ->> 0
    FROM people
    WHERE id = n.id
  ), iif(n.source IN ('composer', 'singer', 'accompanist'), n.source, NULL)))))
  FROM (
    SELECT s.key AS source, i.value AS id
    FROM json_each(r.value -> 'ids') s
    CROSS JOIN json_each(s.value) i
    ORDER BY s.key = 'person' DESC
    LIMIT ?
  ) n
) AS names
FROM (
  SELECT 1 AS isChosen, parts AS readings
  FROM q_all
  UNION ALL
  SELECT 0, list
  FROM q_all
) a
CROSS JOIN json_each(a.readings) r
ORDER BY isChosen DESC, r.key;


-- /search?language=te&has=lyrics

select hits.position, hits.total, hits.size, hits.compared, hits.loose, "songs"."id", "songs"."title",
  "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  "songs"."singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", hits.facets, CAST(substr(hits.matches, instr(hits.matches,
  '[' || hits.entry || ',') + length('[' || hits.entry || ','), 30) AS INTEGER) as "matched", CAST(? AS INTEGER) as "of",
  (length(hits.matches) - length(replace(hits.matches, '[' || hits.entry || ',', ''))) / length('[' || hits.entry || ',') as "shown",
  "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", songs.language as "language",
  NULL as "lyrics", NULL as "line", ? as "text"
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
        songs.raaga_id, songs.taala_id, songs.song_type_id, songs.language, substr(songs.lyrics, 1, 1) AS lyrics,
        songs.is_recording, songs.upload_type, songs.recorded_on, songs.script_names
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
        songs.raaga_id, songs.taala_id, songs.song_type_id, songs.language, substr(songs.lyrics, 1, 1) AS lyrics,
        songs.is_recording, songs.upload_type, songs.recorded_on, songs.script_names
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
        NULL AS compared, json_array(json(json_group_array(json_array(composition_id, raaga_id, taala_id,
        song_type_id, language, nullif(composer, ''), nullif(singer, ''), substr(recorded_on, 1, 3) || '0')) ),
        json(json_group_array(DISTINCT json_array(raaga_id, names ->> 'raaga')) ), json(json_group_array(DISTINCT json_array(taala_id,
        names ->> 'taala')) ), json(json_group_array(DISTINCT json_array(song_type_id, names ->> 'songType')) ),
        json(json_group_array(DISTINCT json_array(nullif(composer, ''), names ->> 'composer')) ), json(json_group_array(DISTINCT json_array(nullif(singer,
        ''), names ->> 'singer')) )) AS facets
      FROM (
        SELECT id, composition_id, title_key AS sort_key, matched_2 AS matched, songs.raaga_id, songs.taala_id,
          songs.song_type_id, songs.language, songs.composer, songs.singer, songs.recorded_on, songs.script_names -> ? AS names
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
  SELECT f ->> 0 AS total, f ->> 1 AS size, f ->> 2 AS compared, f ->> 3 AS matches, f ->> 5 AS loose,
    iif(column1 = 0, f ->> 6, NULL) AS facets, column1 AS position, f ->> 4 ->> CAST(? + column1 AS INTEGER) AS entry
  FROM (
    SELECT (
      SELECT json_array(total, size, compared, matches, entries, 0, json(facets))
      FROM found
    ) AS f, column1
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
      (19))
    LIMIT -1
  )
  LIMIT -1
) AS hits
left join "compositions" on "compositions"."id" = hits.entry
left join "songs" on "songs"."id" = iif( instr(hits.matches, '[' || hits.entry || ',' || CAST(substr(hits.matches,
  instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','), 30) AS INTEGER) || ',' || "compositions"."main_song_id" || ']') > 0,
  "compositions"."main_song_id", CAST(substr(substr(hits.matches, instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','),
  30), instr(substr(hits.matches, instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','),
  30), ',') + 1) AS INTEGER));


-- /search?lyrics=first&searched=true

select hits.position, hits.total, hits.size, hits.compared, hits.loose, "songs"."id", "songs"."title",
  "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  "songs"."singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", hits.facets, CAST(substr(hits.matches, instr(hits.matches,
  '[' || hits.entry || ',') + length('[' || hits.entry || ','), 30) AS INTEGER) as "matched", CAST(? AS INTEGER) as "of",
  (length(hits.matches) - length(replace(hits.matches, '[' || hits.entry || ',', ''))) / length('[' || hits.entry || ',') as "shown",
  "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", songs.language as "language",
  songs.lyrics as "lyrics", (
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
        NULL AS compared, json_array(json(json_group_array(json_array(composition_id, raaga_id, taala_id,
        song_type_id, language, nullif(composer, ''), nullif(singer, ''), substr(recorded_on, 1, 3) || '0')) ),
        json(json_group_array(DISTINCT json_array(raaga_id, names ->> 'raaga')) ), json(json_group_array(DISTINCT json_array(taala_id,
        names ->> 'taala')) ), json(json_group_array(DISTINCT json_array(song_type_id, names ->> 'songType')) ),
        json(json_group_array(DISTINCT json_array(nullif(composer, ''), names ->> 'composer')) ), json(json_group_array(DISTINCT json_array(nullif(singer,
        ''), names ->> 'singer')) )) AS facets
      FROM (
        SELECT DISTINCT songs.id AS id, songs.composition_id, title_key AS sort_key, songs.raaga_id, songs.taala_id,
          songs.song_type_id, songs.language, songs.composer, songs.singer, songs.recorded_on, songs.script_names -> ? AS names
        FROM (
          SELECT i.song_id AS id
          FROM json_each((
            SELECT ranges
            FROM lyrics_ranges
          )) r
          CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
        ) c
        CROSS JOIN songs ON songs.id = c.id
        WHERE songs.deleted_at IS NULL
        LIMIT ?
      ) songs
    )
  )
  SELECT f ->> 0 AS total, f ->> 1 AS size, f ->> 2 AS compared, f ->> 3 AS matches, f ->> 5 AS loose,
    iif(column1 = 0, f ->> 6, NULL) AS facets, column1 AS position, f ->> 4 ->> CAST(? + column1 AS INTEGER) AS entry
  FROM (
    SELECT (
      SELECT json_array(total, size, compared, matches, entries, 0, json(facets))
      FROM found
    ) AS f, column1
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
      (19))
    LIMIT -1
  )
  LIMIT -1
) AS hits
left join "compositions" on "compositions"."id" = hits.entry
left join "songs" on "songs"."id" = iif( instr(hits.matches, '[' || hits.entry || ',' || CAST(substr(hits.matches,
  instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','), 30) AS INTEGER) || ',' || "compositions"."main_song_id" || ']') > 0,
  "compositions"."main_song_id", CAST(substr(substr(hits.matches, instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','),
  30), instr(substr(hits.matches, instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','),
  30), ',') + 1) AS INTEGER));


-- /search?only=raaga:Lavangi

select hits.position, hits.total, hits.size, hits.compared, hits.loose, "songs"."id", "songs"."title",
  "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  "songs"."singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", hits.facets, CAST(substr(hits.matches, instr(hits.matches,
  '[' || hits.entry || ',') + length('[' || hits.entry || ','), 30) AS INTEGER) as "matched", CAST(? AS INTEGER) as "of",
  (length(hits.matches) - length(replace(hits.matches, '[' || hits.entry || ',', ''))) / length('[' || hits.entry || ',') as "shown",
  "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", songs.language as "language",
  NULL as "lyrics", NULL as "line", ? as "text"
from ( WITH only_0 (value) AS (
    SELECT ?
  ), found AS MATERIALIZED (
    SELECT json_array_length(entries) AS total, *
    FROM (
      SELECT json_group_array(DISTINCT composition_id ORDER BY sort_key COLLATE NOCASE ASC, composition_id ASC) AS entries,
        count(*) AS size, '[' || group_concat('[' || composition_id || ',' || 1 || ',' || id || ']') || ']' AS matches,
        NULL AS compared, json_array(json(json_group_array(json_array(composition_id, raaga_id, taala_id,
        song_type_id, language, nullif(composer, ''), nullif(singer, ''), substr(recorded_on, 1, 3) || '0')) ),
        json(json_group_array(DISTINCT json_array(raaga_id, names ->> 'raaga')) ), json(json_group_array(DISTINCT json_array(taala_id,
        names ->> 'taala')) ), json(json_group_array(DISTINCT json_array(song_type_id, names ->> 'songType')) ),
        json(json_group_array(DISTINCT json_array(nullif(composer, ''), names ->> 'composer')) ), json(json_group_array(DISTINCT json_array(nullif(singer,
        ''), names ->> 'singer')) )) AS facets
      FROM (
        SELECT DISTINCT songs.id AS id, songs.composition_id, title_key AS sort_key, songs.raaga_id, songs.taala_id,
          songs.song_type_id, songs.language, songs.composer, songs.singer, songs.recorded_on, songs.script_names -> ? AS names
        FROM (
          SELECT songs.id AS id
          FROM songs
          WHERE songs.deleted_at IS NULL AND songs.raaga_id = (
            SELECT value
            FROM only_0
          )
        ) c
        CROSS JOIN songs ON songs.id = c.id
        WHERE songs.deleted_at IS NULL
        LIMIT ?
      ) songs
    )
  )
  SELECT f ->> 0 AS total, f ->> 1 AS size, f ->> 2 AS compared, f ->> 3 AS matches, f ->> 5 AS loose,
    iif(column1 = 0, f ->> 6, NULL) AS facets, column1 AS position, f ->> 4 ->> CAST(? + column1 AS INTEGER) AS entry
  FROM (
    SELECT (
      SELECT json_array(total, size, compared, matches, entries, 0, json(facets))
      FROM found
    ) AS f, column1
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
      (19))
    LIMIT -1
  )
  LIMIT -1
) AS hits
left join "compositions" on "compositions"."id" = hits.entry
left join "songs" on "songs"."id" = iif( instr(hits.matches, '[' || hits.entry || ',' || CAST(substr(hits.matches,
  instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','), 30) AS INTEGER) || ',' || "compositions"."main_song_id" || ']') > 0,
  "compositions"."main_song_id", CAST(substr(substr(hits.matches, instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','),
  30), instr(substr(hits.matches, instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','),
  30), ',') + 1) AS INTEGER));


-- /search?q=lavangi+kriti+1975

WITH q_named (first, past, kind, rank, asked, source, id) AS MATERIALIZED (
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), kinds.column1, (it ->> 'rank') + 0.5 * (n.kind = 'raaga'
      AND n.matched <> n.name), iif(it ->> 'asked' IS NULL, NULL, json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), iif(it ->> 'asked' IS NOT NULL AND n.kind = 'singer', 'accompanist', n.kind), n.name
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8))
    )
    CROSS JOIN (VALUES ('raaga', 'raaga'), ('taala', 'taala'), ('songType', 'songType'), ('person', 'composer'),
      ('person', 'singer'), ('person', 'accompanist')) kinds ON it ->> kinds.column1
    CROSS JOIN name_index n ON n.kind = kinds.column2 AND n.field = (it ->> 'field') AND n.key = (it ->> 'key')
    WHERE it ->> 'asked' IS NULL OR (it ->> '$.asked.part' = 'composer') = (n.kind = 'composer')
    LIMIT ?
  )
  UNION ALL
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), 'person', (it ->> 'rank'), iif(it ->> 'asked' IS NULL, NULL,
      json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), 'person', coalesce(p.merged_into, p.id)
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8))
    )
    CROSS JOIN person_keys k ON it ->> 'person' AND k.field = (it ->> 'field') AND k.key = (it ->> 'key')
    CROSS JOIN people p ON p.id = k.person_id
    LIMIT ?
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'language', 0, NULL, 'language', (it ->> 'code')
  FROM (
    SELECT ? -> column1 AS it
    FROM (
      SELECT 0 AS column1
      WHERE 0
    )
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'title', (it ->> 'rank'), NULL, NULL, NULL
  FROM (
    SELECT ? -> column1 AS it
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
      (19))
  )
  WHERE EXISTS (
    SELECT 1
    FROM song_index i
    WHERE i.field = (it -> 'range') ->> 0 AND i.key >= (it -> 'range') ->> 1 AND i.key < (it -> 'range') ->> 2
  )
), q_readings (first, past, kind, rank, part) AS MATERIALIZED (
  SELECT first, past, kind, rank, iif(kind = 'title', json_set((? -> (first || ' ' || past)),
    '$.first', first,
    '$.past', past,
    '$.kind', 'title',
    '$.ids', json('{}')
  ), json_object(
    'first', first,
    'past', past,
    'kind', kind,
    'rank', rank,
    'asked', json(asked),
    'ids', json_object(
      'raaga', json_group_array(DISTINCT id) FILTER (WHERE source = 'raaga'),
      'taala', json_group_array(DISTINCT id) FILTER (WHERE source = 'taala'),
      'songType', json_group_array(DISTINCT id) FILTER (WHERE source = 'songType'),
      'language', json_group_array(DISTINCT id) FILTER (WHERE source = 'language'),
      'composer', json_group_array(DISTINCT id) FILTER (WHERE source = 'composer'),
      'singer', json_group_array(DISTINCT id) FILTER (WHERE source = 'singer'),
      'accompanist', json_group_array(DISTINCT id) FILTER (WHERE source = 'accompanist'),
      'person', json_group_array(DISTINCT id) FILTER (WHERE source = 'person')
    )
  ))
  FROM q_named
  GROUP BY first, past, kind, rank, asked
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'year', -1, json_set(it,
    '$.kind', 'year',
    '$.ids', json('{}')
  )
  FROM (
    SELECT ? -> column1 AS it
    FROM (VALUES (0))
  )
), q_listed (list) AS MATERIALIZED (
  SELECT json_group_array(json(part))
  FROM (
    SELECT part
    FROM q_readings
    ORDER BY past - first DESC, rank, kind = 'person', kind
  )
), q_choice (next, bits, parts, list) AS (
  SELECT 0, 0, json('[]'), list
  FROM q_listed
  UNION ALL
  SELECT next + 1, bits | iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    0, ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first')))), iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    parts, json_insert(parts, '$[#]', json(list -> next))), list
  FROM q_choice
  WHERE next < json_array_length(list)
), q_chosen (parts, list) AS MATERIALIZED (
  SELECT (
    SELECT json_group_array(json(value))
    FROM (
      SELECT value
      FROM (
        SELECT value
        FROM json_each(c.parts)
        UNION ALL
        SELECT json_set(json_set((? -> ((it ->> 'first') || ' ' || (it ->> 'past'))),
            '$.first', (it ->> 'first'),
            '$.past', (it ->> 'past'),
            '$.kind', 'title',
            '$.ids', json('{}')
          ),
          '$.isUnknown', 1
        )
        FROM (
          SELECT ? -> column1 AS it
          FROM (VALUES (0),(1))
        )
        WHERE NOT c.bits & (1 << ((it ->> 'first')))
      )
      ORDER BY value ->> 'kind' IN ('title', 'person')
    )
  ), list
  FROM (
    SELECT *
    FROM q_choice
    ORDER BY next DESC
    LIMIT 1
  ) c
), q_all AS MATERIALIZED (
  SELECT parts, list
  FROM q_chosen
)
SELECT isChosen, r.value ->> 'kind' AS kind, r.value ->> 'first' AS first, r.value ->> 'past' AS past,
  r.value ->> 'rank' AS rank, r.value ->> '$.asked.part' AS asked, (
  SELECT json_group_array(json_array( iif(n.source = 'person', (
    SELECT name
    FROM people
    WHERE id = n.id
  ), n.id), CASE n.source WHEN 'raaga' THEN (
    SELECT script_names ->> ?
    FROM raagas
    WHERE id = n.id
  ) WHEN 'taala' THEN (
    SELECT script_names ->> ?
    FROM taalas
    WHERE id = n.id
  ) WHEN 'songType' THEN (
    SELECT script_names ->> ?
    FROM song_types
    WHERE id = n.id
  ) WHEN 'person' THEN (
    SELECT script_names ->> ?
    FROM people
    WHERE id = n.id
  ) END, coalesce(r.value ->> '$.asked.part', iif(n.source = 'person', (
    SELECT parts ->> 0
    FROM people
    WHERE id = n.id
  ), iif(n.source IN ('composer', 'singer', 'accompanist'), n.source, NULL)))))
  FROM (
    SELECT s.key AS source, i.value AS id
    FROM json_each(r.value -> 'ids') s
    CROSS JOIN json_each(s.value) i
    ORDER BY s.key = 'person' DESC
    LIMIT ?
  ) n
) AS names
FROM (
  SELECT 1 AS isChosen, parts AS readings
  FROM q_all
  UNION ALL
  SELECT 0, list
  FROM q_all
) a
CROSS JOIN json_each(a.readings) r
ORDER BY isChosen DESC, r.key;

WITH q_named (first, past, kind, rank, asked, source, id) AS MATERIALIZED (
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), kinds.column1, (it ->> 'rank') + 0.5 * (n.kind = 'raaga'
      AND n.matched <> n.name), iif(it ->> 'asked' IS NULL, NULL, json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), iif(it ->> 'asked' IS NOT NULL AND n.kind = 'singer', 'accompanist', n.kind), n.name
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8))
    )
    CROSS JOIN (VALUES ('raaga', 'raaga'), ('taala', 'taala'), ('songType', 'songType'), ('person', 'composer'),
      ('person', 'singer'), ('person', 'accompanist')) kinds ON it ->> kinds.column1
    CROSS JOIN name_index n ON n.kind = kinds.column2 AND n.field = (it ->> 'field') AND n.key = (it ->> 'key')
    WHERE it ->> 'asked' IS NULL OR (it ->> '$.asked.part' = 'composer') = (n.kind = 'composer')
    LIMIT ?
  )
  UNION ALL
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), 'person', (it ->> 'rank'), iif(it ->> 'asked' IS NULL, NULL,
      json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), 'person', coalesce(p.merged_into, p.id)
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8))
    )
    CROSS JOIN person_keys k ON it ->> 'person' AND k.field = (it ->> 'field') AND k.key = (it ->> 'key')
    CROSS JOIN people p ON p.id = k.person_id
    LIMIT ?
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'language', 0, NULL, 'language', (it ->> 'code')
  FROM (
    SELECT ? -> column1 AS it
    FROM (
      SELECT 0 AS column1
      WHERE 0
    )
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'title', (it ->> 'rank'), NULL, NULL, NULL
  FROM (
    SELECT ? -> column1 AS it
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
      (19))
  )
  WHERE EXISTS (
    SELECT 1
    FROM song_index i
    WHERE i.field = (it -> 'range') ->> 0 AND i.key >= (it -> 'range') ->> 1 AND i.key < (it -> 'range') ->> 2
  )
), q_readings (first, past, kind, rank, part) AS MATERIALIZED (
  SELECT first, past, kind, rank, iif(kind = 'title', json_set((? -> (first || ' ' || past)),
    '$.first', first,
    '$.past', past,
    '$.kind', 'title',
    '$.ids', json('{}')
  ), json_object(
    'first', first,
    'past', past,
    'kind', kind,
    'rank', rank,
    'asked', json(asked),
    'ids', json_object(
      'raaga', json_group_array(DISTINCT id) FILTER (WHERE source = 'raaga'),
      'taala', json_group_array(DISTINCT id) FILTER (WHERE source = 'taala'),
      'songType', json_group_array(DISTINCT id) FILTER (WHERE source = 'songType'),
      'language', json_group_array(DISTINCT id) FILTER (WHERE source = 'language'),
      'composer', json_group_array(DISTINCT id) FILTER (WHERE source = 'composer'),
      'singer', json_group_array(DISTINCT id) FILTER (WHERE source = 'singer'),
      'accompanist', json_group_array(DISTINCT id) FILTER (WHERE source = 'accompanist'),
      'person', json_group_array(DISTINCT id) FILTER (WHERE source = 'person')
    )
  ))
  FROM q_named
  GROUP BY first, past, kind, rank, asked
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'year', -1, json_set(it,
    '$.kind', 'year',
    '$.ids', json('{}')
  )
  FROM (
    SELECT ? -> column1 AS it
    FROM (VALUES (0))
  )
), q_listed (list) AS MATERIALIZED (
  SELECT json_group_array(json(part))
  FROM (
    SELECT part
    FROM q_readings
    ORDER BY past - first DESC, rank, kind = 'person', kind
  )
), q_choice (next, bits, parts, list) AS (
  SELECT 0, 0, json('[]'), list
  FROM q_listed
  UNION ALL
  SELECT next + 1, bits | iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    0, ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first')))), iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    parts, json_insert(parts, '$[#]', json(list -> next))), list
  FROM q_choice
  WHERE next < json_array_length(list)
), q_chosen (parts, list) AS MATERIALIZED (
  SELECT (
    SELECT json_group_array(json(value))
    FROM (
      SELECT value
      FROM (
        SELECT value
        FROM json_each(c.parts)
        UNION ALL
        SELECT json_set(json_set((? -> ((it ->> 'first') || ' ' || (it ->> 'past'))),
            '$.first', (it ->> 'first'),
            '$.past', (it ->> 'past'),
            '$.kind', 'title',
            '$.ids', json('{}')
          ),
          '$.isUnknown', 1
        )
        FROM (
          SELECT ? -> column1 AS it
          FROM (VALUES (0),(1))
        )
        WHERE NOT c.bits & (1 << ((it ->> 'first')))
      )
      ORDER BY value ->> 'kind' IN ('title', 'person')
    )
  ), list
  FROM (
    SELECT *
    FROM q_choice
    ORDER BY next DESC
    LIMIT 1
  ) c
), q_keyed AS MATERIALIZED (
  SELECT *, (
    SELECT coalesce(group_concat('|' || p.key || ' ' || s.key || ' ' || lower(n.value) || '|', ''), '')
    FROM json_each(parts) p
    CROSS JOIN json_each(p.value -> 'ids') s
    CROSS JOIN json_each(s.value) n
  ) AS keys
  FROM q_chosen
), q_started AS MATERIALIZED (
  SELECT *, (
    SELECT p.key
    FROM json_each(parts) p
    ORDER BY iif(json_array_length(parts) = 1, 0, iif(p.value ->> 'kind' = 'any', (
      SELECT iif(n = ?, ?, n)
      FROM (
        SELECT count(*) AS n
        FROM (
          SELECT 1
          FROM (
            SELECT i.song_id AS id
            FROM json_each(p.value -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
          LIMIT ?
        )
        LIMIT 1
      )
    ) + ? * (
      SELECT sum(json_array_length(value))
      FROM json_each(p.value -> 'ids')
    ), (
      SELECT coalesce(sum(song_count), 0)
      FROM raagas
      WHERE id IN (
        SELECT value
        FROM json_each(p.value -> '$.ids.raaga')
      )
    ) + (
      SELECT coalesce(sum(song_count), 0)
      FROM taalas
      WHERE id IN (
        SELECT value
        FROM json_each(p.value -> '$.ids.taala')
      )
    ) + (
      SELECT iif(n = ?, ?, n)
      FROM (
        SELECT count(*) AS n
        FROM (
          SELECT 1
          FROM (
            SELECT *
            FROM (
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND song_type_id IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.songType')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND language IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.language')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.composer')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.singer')
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT song_id AS id
              FROM credits
              WHERE (p.value ->> '$.asked.part' IS NULL OR credits.part = p.value ->> '$.asked.part' OR credits.accompaniment_type_id = p.value ->> '$.asked.type')
                AND name COLLATE NOCASE IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.accompanist')
              )
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE (p.value ->> '$.asked.part' IS NULL OR credits.part = p.value ->> '$.asked.part' OR credits.accompaniment_type_id = p.value ->> '$.asked.type')
                AND person_id IN (
                SELECT value
                FROM json_each(iif(coalesce(p.value ->> '$.asked.part', '') <> 'composer', p.value -> '$.ids.person',
                  '[]'))
              )
              UNION ALL
              SELECT s.id
              FROM compositions c
              CROSS JOIN songs s ON s.composition_id = c.id
              WHERE c.deleted_at IS NULL AND c.composer_id IN (
                SELECT value
                FROM json_each(iif(coalesce(p.value ->> '$.asked.part', 'composer') = 'composer', p.value -> '$.ids.person',
                  '[]'))
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN p.value ->> 'since'
                AND p.value ->> 'until'
            )
          )
          LIMIT ?
        )
        LIMIT 1
      )
    ) + (
      SELECT iif(n = ?, ?, n)
      FROM (
        SELECT count(*) AS n
        FROM (
          SELECT 1
          FROM (
            SELECT i.song_id AS id
            FROM json_each(p.value -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
          LIMIT ?
        )
        LIMIT 1
      )
    )))
    LIMIT 1
  ) AS start
  FROM q_keyed
), q_strict (chosen, strict) AS MATERIALIZED (
  SELECT parts, CASE WHEN json_array_length(parts) = 1 THEN (
    SELECT json_group_array(id)
    FROM (
      SELECT songs.id
      FROM (
        SELECT DISTINCT id
        FROM (
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND raaga_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.raaga')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND taala_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.taala')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND song_type_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.songType')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND language IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.language')
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.composer')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.singer')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.accompanist')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                '[]'))
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT s.id
            FROM compositions c
            CROSS JOIN songs s ON s.composition_id = c.id
            WHERE c.deleted_at IS NULL AND c.composer_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                (parts -> start) -> '$.ids.person', '[]'))
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
              AND (parts -> start) ->> 'until'
            UNION ALL
            SELECT i.song_id AS id
            FROM json_each((parts -> start) -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
        )
        LIMIT ?
      ) w
      CROSS JOIN songs ON songs.id = w.id
      WHERE songs.deleted_at IS NULL AND NOT EXISTS (
        SELECT 1
        FROM (
          SELECT column1 AS at, parts -> column1 AS part, keys AS keys
          FROM (VALUES (0),(1))
          LIMIT -1
        ) p
        WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
          '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
          instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
          'composer') = 'composer' AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
          AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 END
      )
      LIMIT ?
    )
  ) WHEN NOT EXISTS (
    SELECT 1
    FROM json_each(parts)
    WHERE value ->> 'kind' IN ('title', 'person')
  ) THEN (
    SELECT json_group_array(id)
    FROM (
      SELECT songs.id
      FROM (
        SELECT DISTINCT id
        FROM (
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND raaga_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.raaga')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND taala_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.taala')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND song_type_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.songType')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND language IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.language')
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.composer')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.singer')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.accompanist')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                '[]'))
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT s.id
            FROM compositions c
            CROSS JOIN songs s ON s.composition_id = c.id
            WHERE c.deleted_at IS NULL AND c.composer_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                (parts -> start) -> '$.ids.person', '[]'))
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
              AND (parts -> start) ->> 'until'
            UNION ALL
            SELECT i.song_id AS id
            FROM json_each((parts -> start) -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
        )
        LIMIT ?
      ) w
      CROSS JOIN songs ON songs.id = w.id
      WHERE songs.deleted_at IS NULL AND NOT EXISTS (
        SELECT 1
        FROM (
          SELECT column1 AS at, parts -> column1 AS part, keys AS keys
          FROM (VALUES (0),(1))
          LIMIT -1
        ) p
        WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
          '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
          instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
          'composer') = 'composer' AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
          AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 END
      )
      LIMIT ?
    )
  ) ELSE (
    SELECT json_group_array(id)
    FROM (
      SELECT songs.id
      FROM (
        SELECT DISTINCT id
        FROM (
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND raaga_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.raaga')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND taala_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.taala')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND song_type_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.songType')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND language IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.language')
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.composer')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.singer')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.accompanist')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                '[]'))
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT s.id
            FROM compositions c
            CROSS JOIN songs s ON s.composition_id = c.id
            WHERE c.deleted_at IS NULL AND c.composer_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                (parts -> start) -> '$.ids.person', '[]'))
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
              AND (parts -> start) ->> 'until'
            UNION ALL
            SELECT i.song_id AS id
            FROM json_each((parts -> start) -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
        )
        LIMIT ?
      ) w
      CROSS JOIN songs ON songs.id = w.id
      WHERE songs.deleted_at IS NULL AND NOT EXISTS (
        SELECT 1
        FROM (
          SELECT column1 AS at, parts -> column1 AS part, keys AS keys
          FROM (VALUES (0),(1))
          LIMIT -1
        ) p
        WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
          '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
          instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
          'composer') = 'composer' AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
          AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 END
      )
      LIMIT ?
    )
  ) END
  FROM q_started
)
SELECT count(DISTINCT songs.composition_id) AS compositions
FROM q_strict
CROSS JOIN json_each(strict) q
CROSS JOIN songs ON songs.id = q.value;

WITH q_named (first, past, kind, rank, asked, source, id) AS MATERIALIZED (
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), kinds.column1, (it ->> 'rank') + 0.5 * (n.kind = 'raaga'
      AND n.matched <> n.name), iif(it ->> 'asked' IS NULL, NULL, json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), iif(it ->> 'asked' IS NOT NULL AND n.kind = 'singer', 'accompanist', n.kind), n.name
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8))
    )
    CROSS JOIN (VALUES ('raaga', 'raaga'), ('taala', 'taala'), ('songType', 'songType'), ('person', 'composer'),
      ('person', 'singer'), ('person', 'accompanist')) kinds ON it ->> kinds.column1
    CROSS JOIN name_index n ON n.kind = kinds.column2 AND n.field = (it ->> 'field') AND n.key = (it ->> 'key')
    WHERE it ->> 'asked' IS NULL OR (it ->> '$.asked.part' = 'composer') = (n.kind = 'composer')
    LIMIT ?
  )
  UNION ALL
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), 'person', (it ->> 'rank'), iif(it ->> 'asked' IS NULL, NULL,
      json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), 'person', coalesce(p.merged_into, p.id)
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8))
    )
    CROSS JOIN person_keys k ON it ->> 'person' AND k.field = (it ->> 'field') AND k.key = (it ->> 'key')
    CROSS JOIN people p ON p.id = k.person_id
    LIMIT ?
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'language', 0, NULL, 'language', (it ->> 'code')
  FROM (
    SELECT ? -> column1 AS it
    FROM (
      SELECT 0 AS column1
      WHERE 0
    )
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'title', (it ->> 'rank'), NULL, NULL, NULL
  FROM (
    SELECT ? -> column1 AS it
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
      (19),(20))
  )
  WHERE EXISTS (
    SELECT 1
    FROM song_index i
    WHERE i.field = (it -> 'range') ->> 0 AND i.key >= (it -> 'range') ->> 1 AND i.key < (it -> 'range') ->> 2
  )
), q_readings (first, past, kind, rank, part) AS MATERIALIZED (
  SELECT first, past, kind, rank, iif(kind = 'title', json_set((? -> (first || ' ' || past)),
    '$.first', first,
    '$.past', past,
    '$.kind', 'title',
    '$.ids', json('{}')
  ), json_object(
    'first', first,
    'past', past,
    'kind', kind,
    'rank', rank,
    'asked', json(asked),
    'ids', json_object(
      'raaga', json_group_array(DISTINCT id) FILTER (WHERE source = 'raaga'),
      'taala', json_group_array(DISTINCT id) FILTER (WHERE source = 'taala'),
      'songType', json_group_array(DISTINCT id) FILTER (WHERE source = 'songType'),
      'language', json_group_array(DISTINCT id) FILTER (WHERE source = 'language'),
      'composer', json_group_array(DISTINCT id) FILTER (WHERE source = 'composer'),
      'singer', json_group_array(DISTINCT id) FILTER (WHERE source = 'singer'),
      'accompanist', json_group_array(DISTINCT id) FILTER (WHERE source = 'accompanist'),
      'person', json_group_array(DISTINCT id) FILTER (WHERE source = 'person')
    )
  ))
  FROM q_named
  GROUP BY first, past, kind, rank, asked
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'year', -1, json_set(it,
    '$.kind', 'year',
    '$.ids', json('{}')
  )
  FROM (
    SELECT ? -> column1 AS it
    FROM (
      SELECT 0 AS column1
      WHERE 0
    )
  )
), q_listed (list) AS MATERIALIZED (
  SELECT json_group_array(json(part))
  FROM (
    SELECT part
    FROM q_readings
    ORDER BY past - first DESC, rank, kind = 'person', kind
  )
), q_choice (next, bits, parts, list) AS (
  SELECT 0, 0, json('[]'), list
  FROM q_listed
  UNION ALL
  SELECT next + 1, bits | iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    0, ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first')))), iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    parts, json_insert(parts, '$[#]', json(list -> next))), list
  FROM q_choice
  WHERE next < json_array_length(list)
), q_chosen (parts, list) AS MATERIALIZED (
  SELECT (
    SELECT json_group_array(json(value))
    FROM (
      SELECT value
      FROM (
        SELECT value
        FROM json_each(c.parts)
        UNION ALL
        SELECT json_set(json_set((? -> ((it ->> 'first') || ' ' || (it ->> 'past'))),
            '$.first', (it ->> 'first'),
            '$.past', (it ->> 'past'),
            '$.kind', 'title',
            '$.ids', json('{}')
          ),
          '$.isUnknown', 1
        )
        FROM (
          SELECT ? -> column1 AS it
          FROM (VALUES (0),(1))
        )
        WHERE NOT c.bits & (1 << ((it ->> 'first')))
      )
      ORDER BY value ->> 'kind' IN ('title', 'person')
    )
  ), list
  FROM (
    SELECT *
    FROM q_choice
    ORDER BY next DESC
    LIMIT 1
  ) c
), q_all AS MATERIALIZED (
  SELECT parts, list
  FROM q_chosen
)
SELECT isChosen, r.value ->> 'kind' AS kind, r.value ->> 'first' AS first, r.value ->> 'past' AS past,
  r.value ->> 'rank' AS rank, r.value ->> '$.asked.part' AS asked, (
  SELECT json_group_array(json_array( iif(n.source = 'person', (
    SELECT name
    FROM people
    WHERE id = n.id
  ), n.id), CASE n.source WHEN 'raaga' THEN (
    SELECT script_names ->> ?
    FROM raagas
    WHERE id = n.id
  ) WHEN 'taala' THEN (
    SELECT script_names ->> ?
    FROM taalas
    WHERE id = n.id
  ) WHEN 'songType' THEN (
    SELECT script_names ->> ?
    FROM song_types
    WHERE id = n.id
  ) WHEN 'person' THEN (
    SELECT script_names ->> ?
    FROM people
    WHERE id = n.id
  ) END, coalesce(r.value ->> '$.asked.part', iif(n.source = 'person', (
    SELECT parts ->> 0
    FROM people
    WHERE id = n.id
  ), iif(n.source IN ('composer', 'singer', 'accompanist'), n.source, NULL)))))
  FROM (
    SELECT s.key AS source, i.value AS id
    FROM json_each(r.value -> 'ids') s
    CROSS JOIN json_each(s.value) i
    ORDER BY s.key = 'person' DESC
    LIMIT ?
  ) n
) AS names
FROM (
  SELECT 1 AS isChosen, parts AS readings
  FROM q_all
  UNION ALL
  SELECT 0, list
  FROM q_all
) a
CROSS JOIN json_each(a.readings) r
ORDER BY isChosen DESC, r.key;

WITH q_named (first, past, kind, rank, asked, source, id) AS MATERIALIZED (
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), kinds.column1, (it ->> 'rank') + 0.5 * (n.kind = 'raaga'
      AND n.matched <> n.name), iif(it ->> 'asked' IS NULL, NULL, json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), iif(it ->> 'asked' IS NOT NULL AND n.kind = 'singer', 'accompanist', n.kind), n.name
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8))
    )
    CROSS JOIN (VALUES ('raaga', 'raaga'), ('taala', 'taala'), ('songType', 'songType'), ('person', 'composer'),
      ('person', 'singer'), ('person', 'accompanist')) kinds ON it ->> kinds.column1
    CROSS JOIN name_index n ON n.kind = kinds.column2 AND n.field = (it ->> 'field') AND n.key = (it ->> 'key')
    WHERE it ->> 'asked' IS NULL OR (it ->> '$.asked.part' = 'composer') = (n.kind = 'composer')
    LIMIT ?
  )
  UNION ALL
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), 'person', (it ->> 'rank'), iif(it ->> 'asked' IS NULL, NULL,
      json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), 'person', coalesce(p.merged_into, p.id)
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8))
    )
    CROSS JOIN person_keys k ON it ->> 'person' AND k.field = (it ->> 'field') AND k.key = (it ->> 'key')
    CROSS JOIN people p ON p.id = k.person_id
    LIMIT ?
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'language', 0, NULL, 'language', (it ->> 'code')
  FROM (
    SELECT ? -> column1 AS it
    FROM (
      SELECT 0 AS column1
      WHERE 0
    )
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'title', (it ->> 'rank'), NULL, NULL, NULL
  FROM (
    SELECT ? -> column1 AS it
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
      (19),(20))
  )
  WHERE EXISTS (
    SELECT 1
    FROM song_index i
    WHERE i.field = (it -> 'range') ->> 0 AND i.key >= (it -> 'range') ->> 1 AND i.key < (it -> 'range') ->> 2
  )
), q_readings (first, past, kind, rank, part) AS MATERIALIZED (
  SELECT first, past, kind, rank, iif(kind = 'title', json_set((? -> (first || ' ' || past)),
    '$.first', first,
    '$.past', past,
    '$.kind', 'title',
    '$.ids', json('{}')
  ), json_object(
    'first', first,
    'past', past,
    'kind', kind,
    'rank', rank,
    'asked', json(asked),
    'ids', json_object(
      'raaga', json_group_array(DISTINCT id) FILTER (WHERE source = 'raaga'),
      'taala', json_group_array(DISTINCT id) FILTER (WHERE source = 'taala'),
      'songType', json_group_array(DISTINCT id) FILTER (WHERE source = 'songType'),
      'language', json_group_array(DISTINCT id) FILTER (WHERE source = 'language'),
      'composer', json_group_array(DISTINCT id) FILTER (WHERE source = 'composer'),
      'singer', json_group_array(DISTINCT id) FILTER (WHERE source = 'singer'),
      'accompanist', json_group_array(DISTINCT id) FILTER (WHERE source = 'accompanist'),
      'person', json_group_array(DISTINCT id) FILTER (WHERE source = 'person')
    )
  ))
  FROM q_named
  GROUP BY first, past, kind, rank, asked
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'year', -1, json_set(it,
    '$.kind', 'year',
    '$.ids', json('{}')
  )
  FROM (
    SELECT ? -> column1 AS it
    FROM (
      SELECT 0 AS column1
      WHERE 0
    )
  )
), q_listed (list) AS MATERIALIZED (
  SELECT json_group_array(json(part))
  FROM (
    SELECT part
    FROM q_readings
    ORDER BY past - first DESC, rank, kind = 'person', kind
  )
), q_choice (next, bits, parts, list) AS (
  SELECT 0, 0, json('[]'), list
  FROM q_listed
  UNION ALL
  SELECT next + 1, bits | iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    0, ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first')))), iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    parts, json_insert(parts, '$[#]', json(list -> next))), list
  FROM q_choice
  WHERE next < json_array_length(list)
), q_chosen (parts, list) AS MATERIALIZED (
  SELECT (
    SELECT json_group_array(json(value))
    FROM (
      SELECT value
      FROM (
        SELECT value
        FROM json_each(c.parts)
        UNION ALL
        SELECT json_set(json_set((? -> ((it ->> 'first') || ' ' || (it ->> 'past'))),
            '$.first', (it ->> 'first'),
            '$.past', (it ->> 'past'),
            '$.kind', 'title',
            '$.ids', json('{}')
          ),
          '$.isUnknown', 1
        )
        FROM (
          SELECT ? -> column1 AS it
          FROM (VALUES (0),(1))
        )
        WHERE NOT c.bits & (1 << ((it ->> 'first')))
      )
      ORDER BY value ->> 'kind' IN ('title', 'person')
    )
  ), list
  FROM (
    SELECT *
    FROM q_choice
    ORDER BY next DESC
    LIMIT 1
  ) c
), q_keyed AS MATERIALIZED (
  SELECT *, (
    SELECT coalesce(group_concat('|' || p.key || ' ' || s.key || ' ' || lower(n.value) || '|', ''), '')
    FROM json_each(parts) p
    CROSS JOIN json_each(p.value -> 'ids') s
    CROSS JOIN json_each(s.value) n
  ) AS keys
  FROM q_chosen
), q_started AS MATERIALIZED (
  SELECT *, (
    SELECT p.key
    FROM json_each(parts) p
    ORDER BY iif(json_array_length(parts) = 1, 0, iif(p.value ->> 'kind' = 'any', (
      SELECT iif(n = ?, ?, n)
      FROM (
        SELECT count(*) AS n
        FROM (
          SELECT 1
          FROM (
            SELECT i.song_id AS id
            FROM json_each(p.value -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
          LIMIT ?
        )
        LIMIT 1
      )
    ) + ? * (
      SELECT sum(json_array_length(value))
      FROM json_each(p.value -> 'ids')
    ), (
      SELECT coalesce(sum(song_count), 0)
      FROM raagas
      WHERE id IN (
        SELECT value
        FROM json_each(p.value -> '$.ids.raaga')
      )
    ) + (
      SELECT coalesce(sum(song_count), 0)
      FROM taalas
      WHERE id IN (
        SELECT value
        FROM json_each(p.value -> '$.ids.taala')
      )
    ) + (
      SELECT iif(n = ?, ?, n)
      FROM (
        SELECT count(*) AS n
        FROM (
          SELECT 1
          FROM (
            SELECT *
            FROM (
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND song_type_id IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.songType')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND language IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.language')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.composer')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.singer')
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT song_id AS id
              FROM credits
              WHERE (p.value ->> '$.asked.part' IS NULL OR credits.part = p.value ->> '$.asked.part' OR credits.accompaniment_type_id = p.value ->> '$.asked.type')
                AND name COLLATE NOCASE IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.accompanist')
              )
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE (p.value ->> '$.asked.part' IS NULL OR credits.part = p.value ->> '$.asked.part' OR credits.accompaniment_type_id = p.value ->> '$.asked.type')
                AND person_id IN (
                SELECT value
                FROM json_each(iif(coalesce(p.value ->> '$.asked.part', '') <> 'composer', p.value -> '$.ids.person',
                  '[]'))
              )
              UNION ALL
              SELECT s.id
              FROM compositions c
              CROSS JOIN songs s ON s.composition_id = c.id
              WHERE c.deleted_at IS NULL AND c.composer_id IN (
                SELECT value
                FROM json_each(iif(coalesce(p.value ->> '$.asked.part', 'composer') = 'composer', p.value -> '$.ids.person',
                  '[]'))
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN p.value ->> 'since'
                AND p.value ->> 'until'
            )
          )
          LIMIT ?
        )
        LIMIT 1
      )
    ) + (
      SELECT iif(n = ?, ?, n)
      FROM (
        SELECT count(*) AS n
        FROM (
          SELECT 1
          FROM (
            SELECT i.song_id AS id
            FROM json_each(p.value -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
          LIMIT ?
        )
        LIMIT 1
      )
    )))
    LIMIT 1
  ) AS start
  FROM q_keyed
), q_strict (chosen, strict) AS MATERIALIZED (
  SELECT parts, CASE WHEN json_array_length(parts) = 1 THEN (
    SELECT json_group_array(id)
    FROM (
      SELECT songs.id
      FROM (
        SELECT DISTINCT id
        FROM (
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND raaga_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.raaga')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND taala_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.taala')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND song_type_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.songType')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND language IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.language')
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.composer')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.singer')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.accompanist')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                '[]'))
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT s.id
            FROM compositions c
            CROSS JOIN songs s ON s.composition_id = c.id
            WHERE c.deleted_at IS NULL AND c.composer_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                (parts -> start) -> '$.ids.person', '[]'))
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
              AND (parts -> start) ->> 'until'
            UNION ALL
            SELECT i.song_id AS id
            FROM json_each((parts -> start) -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
        )
        LIMIT ?
      ) w
      CROSS JOIN songs ON songs.id = w.id
      WHERE songs.deleted_at IS NULL AND NOT EXISTS (
        SELECT 1
        FROM (
          SELECT column1 AS at, parts -> column1 AS part, keys AS keys
          FROM (VALUES (0),(1))
          LIMIT -1
        ) p
        WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
          '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
          instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
          'composer') = 'composer' AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
          AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 END
      )
      LIMIT ?
    )
  ) WHEN NOT EXISTS (
    SELECT 1
    FROM json_each(parts)
    WHERE value ->> 'kind' IN ('title', 'person')
  ) THEN (
    SELECT json_group_array(id)
    FROM (
      SELECT songs.id
      FROM (
        SELECT DISTINCT id
        FROM (
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND raaga_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.raaga')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND taala_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.taala')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND song_type_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.songType')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND language IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.language')
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.composer')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.singer')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.accompanist')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                '[]'))
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT s.id
            FROM compositions c
            CROSS JOIN songs s ON s.composition_id = c.id
            WHERE c.deleted_at IS NULL AND c.composer_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                (parts -> start) -> '$.ids.person', '[]'))
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
              AND (parts -> start) ->> 'until'
            UNION ALL
            SELECT i.song_id AS id
            FROM json_each((parts -> start) -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
        )
        LIMIT ?
      ) w
      CROSS JOIN songs ON songs.id = w.id
      WHERE songs.deleted_at IS NULL AND NOT EXISTS (
        SELECT 1
        FROM (
          SELECT column1 AS at, parts -> column1 AS part, keys AS keys
          FROM (VALUES (0),(1))
          LIMIT -1
        ) p
        WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
          '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
          instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
          'composer') = 'composer' AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
          AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 END
      )
      LIMIT ?
    )
  ) ELSE (
    SELECT json_group_array(id)
    FROM (
      SELECT songs.id
      FROM (
        SELECT DISTINCT id
        FROM (
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND raaga_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.raaga')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND taala_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.taala')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND song_type_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.songType')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND language IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.language')
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.composer')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.singer')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.accompanist')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                '[]'))
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT s.id
            FROM compositions c
            CROSS JOIN songs s ON s.composition_id = c.id
            WHERE c.deleted_at IS NULL AND c.composer_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                (parts -> start) -> '$.ids.person', '[]'))
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
              AND (parts -> start) ->> 'until'
            UNION ALL
            SELECT i.song_id AS id
            FROM json_each((parts -> start) -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
        )
        LIMIT ?
      ) w
      CROSS JOIN songs ON songs.id = w.id
      WHERE songs.deleted_at IS NULL AND NOT EXISTS (
        SELECT 1
        FROM (
          SELECT column1 AS at, parts -> column1 AS part, keys AS keys
          FROM (VALUES (0),(1))
          LIMIT -1
        ) p
        WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
          '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
          instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
          'composer') = 'composer' AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
          AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 END
      )
      LIMIT ?
    )
  ) END
  FROM q_started
)
SELECT count(DISTINCT songs.composition_id) AS compositions
FROM q_strict
CROSS JOIN json_each(strict) q
CROSS JOIN songs ON songs.id = q.value;

WITH q_named (first, past, kind, rank, asked, source, id) AS MATERIALIZED (
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), kinds.column1, (it ->> 'rank') + 0.5 * (n.kind = 'raaga'
      AND n.matched <> n.name), iif(it ->> 'asked' IS NULL, NULL, json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), iif(it ->> 'asked' IS NOT NULL AND n.kind = 'singer', 'accompanist', n.kind), n.name
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8))
    )
    CROSS JOIN (VALUES ('raaga', 'raaga'), ('taala', 'taala'), ('songType', 'songType'), ('person', 'composer'),
      ('person', 'singer'), ('person', 'accompanist')) kinds ON it ->> kinds.column1
    CROSS JOIN name_index n ON n.kind = kinds.column2 AND n.field = (it ->> 'field') AND n.key = (it ->> 'key')
    WHERE it ->> 'asked' IS NULL OR (it ->> '$.asked.part' = 'composer') = (n.kind = 'composer')
    LIMIT ?
  )
  UNION ALL
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), 'person', (it ->> 'rank'), iif(it ->> 'asked' IS NULL, NULL,
      json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), 'person', coalesce(p.merged_into, p.id)
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8))
    )
    CROSS JOIN person_keys k ON it ->> 'person' AND k.field = (it ->> 'field') AND k.key = (it ->> 'key')
    CROSS JOIN people p ON p.id = k.person_id
    LIMIT ?
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'language', 0, NULL, 'language', (it ->> 'code')
  FROM (
    SELECT ? -> column1 AS it
    FROM (
      SELECT 0 AS column1
      WHERE 0
    )
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'title', (it ->> 'rank'), NULL, NULL, NULL
  FROM (
    SELECT ? -> column1 AS it
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
      (19),(20))
  )
  WHERE EXISTS (
    SELECT 1
    FROM song_index i
    WHERE i.field = (it -> 'range') ->> 0 AND i.key >= (it -> 'range') ->> 1 AND i.key < (it -> 'range') ->> 2
  )
), q_readings (first, past, kind, rank, part) AS MATERIALIZED (
  SELECT first, past, kind, rank, iif(kind = 'title', json_set((? -> (first || ' ' || past)),
    '$.first', first,
    '$.past', past,
    '$.kind', 'title',
    '$.ids', json('{}')
  ), json_object(
    'first', first,
    'past', past,
    'kind', kind,
    'rank', rank,
    'asked', json(asked),
    'ids', json_object(
      'raaga', json_group_array(DISTINCT id) FILTER (WHERE source = 'raaga'),
      'taala', json_group_array(DISTINCT id) FILTER (WHERE source = 'taala'),
      'songType', json_group_array(DISTINCT id) FILTER (WHERE source = 'songType'),
      'language', json_group_array(DISTINCT id) FILTER (WHERE source = 'language'),
      'composer', json_group_array(DISTINCT id) FILTER (WHERE source = 'composer'),
      'singer', json_group_array(DISTINCT id) FILTER (WHERE source = 'singer'),
      'accompanist', json_group_array(DISTINCT id) FILTER (WHERE source = 'accompanist'),
      'person', json_group_array(DISTINCT id) FILTER (WHERE source = 'person')
    )
  ))
  FROM q_named
  GROUP BY first, past, kind, rank, asked
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'year', -1, json_set(it,
    '$.kind', 'year',
    '$.ids', json('{}')
  )
  FROM (
    SELECT ? -> column1 AS it
    FROM (VALUES (0))
  )
), q_listed (list) AS MATERIALIZED (
  SELECT json_group_array(json(part))
  FROM (
    SELECT part
    FROM q_readings
    ORDER BY past - first DESC, rank, kind = 'person', kind
  )
), q_choice (next, bits, parts, list) AS (
  SELECT 0, 0, json('[]'), list
  FROM q_listed
  UNION ALL
  SELECT next + 1, bits | iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    0, ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first')))), iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    parts, json_insert(parts, '$[#]', json(list -> next))), list
  FROM q_choice
  WHERE next < json_array_length(list)
), q_chosen (parts, list) AS MATERIALIZED (
  SELECT (
    SELECT json_group_array(json(value))
    FROM (
      SELECT value
      FROM (
        SELECT value
        FROM json_each(c.parts)
        UNION ALL
        SELECT json_set(json_set((? -> ((it ->> 'first') || ' ' || (it ->> 'past'))),
            '$.first', (it ->> 'first'),
            '$.past', (it ->> 'past'),
            '$.kind', 'title',
            '$.ids', json('{}')
          ),
          '$.isUnknown', 1
        )
        FROM (
          SELECT ? -> column1 AS it
          FROM (VALUES (0),(1))
        )
        WHERE NOT c.bits & (1 << ((it ->> 'first')))
      )
      ORDER BY value ->> 'kind' IN ('title', 'person')
    )
  ), list
  FROM (
    SELECT *
    FROM q_choice
    ORDER BY next DESC
    LIMIT 1
  ) c
), q_all AS MATERIALIZED (
  SELECT parts, list
  FROM q_chosen
)
SELECT isChosen, r.value ->> 'kind' AS kind, r.value ->> 'first' AS first, r.value ->> 'past' AS past,
  r.value ->> 'rank' AS rank, r.value ->> '$.asked.part' AS asked, (
  SELECT json_group_array(json_array( iif(n.source = 'person', (
    SELECT name
    FROM people
    WHERE id = n.id
  ), n.id), CASE n.source WHEN 'raaga' THEN (
    SELECT script_names ->> ?
    FROM raagas
    WHERE id = n.id
  ) WHEN 'taala' THEN (
    SELECT script_names ->> ?
    FROM taalas
    WHERE id = n.id
  ) WHEN 'songType' THEN (
    SELECT script_names ->> ?
    FROM song_types
    WHERE id = n.id
  ) WHEN 'person' THEN (
    SELECT script_names ->> ?
    FROM people
    WHERE id = n.id
  ) END, coalesce(r.value ->> '$.asked.part', iif(n.source = 'person', (
    SELECT parts ->> 0
    FROM people
    WHERE id = n.id
  ), iif(n.source IN ('composer', 'singer', 'accompanist'), n.source, NULL)))))
  FROM (
    SELECT s.key AS source, i.value AS id
    FROM json_each(r.value -> 'ids') s
    CROSS JOIN json_each(s.value) i
    ORDER BY s.key = 'person' DESC
    LIMIT ?
  ) n
) AS names
FROM (
  SELECT 1 AS isChosen, parts AS readings
  FROM q_all
  UNION ALL
  SELECT 0, list
  FROM q_all
) a
CROSS JOIN json_each(a.readings) r
ORDER BY isChosen DESC, r.key;

WITH q_named (first, past, kind, rank, asked, source, id) AS MATERIALIZED (
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), kinds.column1, (it ->> 'rank') + 0.5 * (n.kind = 'raaga'
      AND n.matched <> n.name), iif(it ->> 'asked' IS NULL, NULL, json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), iif(it ->> 'asked' IS NOT NULL AND n.kind = 'singer', 'accompanist', n.kind), n.name
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8))
    )
    CROSS JOIN (VALUES ('raaga', 'raaga'), ('taala', 'taala'), ('songType', 'songType'), ('person', 'composer'),
      ('person', 'singer'), ('person', 'accompanist')) kinds ON it ->> kinds.column1
    CROSS JOIN name_index n ON n.kind = kinds.column2 AND n.field = (it ->> 'field') AND n.key = (it ->> 'key')
    WHERE it ->> 'asked' IS NULL OR (it ->> '$.asked.part' = 'composer') = (n.kind = 'composer')
    LIMIT ?
  )
  UNION ALL
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), 'person', (it ->> 'rank'), iif(it ->> 'asked' IS NULL, NULL,
      json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), 'person', coalesce(p.merged_into, p.id)
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8))
    )
    CROSS JOIN person_keys k ON it ->> 'person' AND k.field = (it ->> 'field') AND k.key = (it ->> 'key')
    CROSS JOIN people p ON p.id = k.person_id
    LIMIT ?
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'language', 0, NULL, 'language', (it ->> 'code')
  FROM (
    SELECT ? -> column1 AS it
    FROM (
      SELECT 0 AS column1
      WHERE 0
    )
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'title', (it ->> 'rank'), NULL, NULL, NULL
  FROM (
    SELECT ? -> column1 AS it
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
      (19),(20))
  )
  WHERE EXISTS (
    SELECT 1
    FROM song_index i
    WHERE i.field = (it -> 'range') ->> 0 AND i.key >= (it -> 'range') ->> 1 AND i.key < (it -> 'range') ->> 2
  )
), q_readings (first, past, kind, rank, part) AS MATERIALIZED (
  SELECT first, past, kind, rank, iif(kind = 'title', json_set((? -> (first || ' ' || past)),
    '$.first', first,
    '$.past', past,
    '$.kind', 'title',
    '$.ids', json('{}')
  ), json_object(
    'first', first,
    'past', past,
    'kind', kind,
    'rank', rank,
    'asked', json(asked),
    'ids', json_object(
      'raaga', json_group_array(DISTINCT id) FILTER (WHERE source = 'raaga'),
      'taala', json_group_array(DISTINCT id) FILTER (WHERE source = 'taala'),
      'songType', json_group_array(DISTINCT id) FILTER (WHERE source = 'songType'),
      'language', json_group_array(DISTINCT id) FILTER (WHERE source = 'language'),
      'composer', json_group_array(DISTINCT id) FILTER (WHERE source = 'composer'),
      'singer', json_group_array(DISTINCT id) FILTER (WHERE source = 'singer'),
      'accompanist', json_group_array(DISTINCT id) FILTER (WHERE source = 'accompanist'),
      'person', json_group_array(DISTINCT id) FILTER (WHERE source = 'person')
    )
  ))
  FROM q_named
  GROUP BY first, past, kind, rank, asked
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'year', -1, json_set(it,
    '$.kind', 'year',
    '$.ids', json('{}')
  )
  FROM (
    SELECT ? -> column1 AS it
    FROM (VALUES (0))
  )
), q_listed (list) AS MATERIALIZED (
  SELECT json_group_array(json(part))
  FROM (
    SELECT part
    FROM q_readings
    ORDER BY past - first DESC, rank, kind = 'person', kind
  )
), q_choice (next, bits, parts, list) AS (
  SELECT 0, 0, json('[]'), list
  FROM q_listed
  UNION ALL
  SELECT next + 1, bits | iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    0, ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first')))), iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    parts, json_insert(parts, '$[#]', json(list -> next))), list
  FROM q_choice
  WHERE next < json_array_length(list)
), q_chosen (parts, list) AS MATERIALIZED (
  SELECT (
    SELECT json_group_array(json(value))
    FROM (
      SELECT value
      FROM (
        SELECT value
        FROM json_each(c.parts)
        UNION ALL
        SELECT json_set(json_set((? -> ((it ->> 'first') || ' ' || (it ->> 'past'))),
            '$.first', (it ->> 'first'),
            '$.past', (it ->> 'past'),
            '$.kind', 'title',
            '$.ids', json('{}')
          ),
          '$.isUnknown', 1
        )
        FROM (
          SELECT ? -> column1 AS it
          FROM (VALUES (0),(1))
        )
        WHERE NOT c.bits & (1 << ((it ->> 'first')))
      )
      ORDER BY value ->> 'kind' IN ('title', 'person')
    )
  ), list
  FROM (
    SELECT *
    FROM q_choice
    ORDER BY next DESC
    LIMIT 1
  ) c
), q_keyed AS MATERIALIZED (
  SELECT *, (
    SELECT coalesce(group_concat('|' || p.key || ' ' || s.key || ' ' || lower(n.value) || '|', ''), '')
    FROM json_each(parts) p
    CROSS JOIN json_each(p.value -> 'ids') s
    CROSS JOIN json_each(s.value) n
  ) AS keys
  FROM q_chosen
), q_started AS MATERIALIZED (
  SELECT *, (
    SELECT p.key
    FROM json_each(parts) p
    ORDER BY iif(json_array_length(parts) = 1, 0, iif(p.value ->> 'kind' = 'any', (
      SELECT iif(n = ?, ?, n)
      FROM (
        SELECT count(*) AS n
        FROM (
          SELECT 1
          FROM (
            SELECT i.song_id AS id
            FROM json_each(p.value -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
          LIMIT ?
        )
        LIMIT 1
      )
    ) + ? * (
      SELECT sum(json_array_length(value))
      FROM json_each(p.value -> 'ids')
    ), (
      SELECT coalesce(sum(song_count), 0)
      FROM raagas
      WHERE id IN (
        SELECT value
        FROM json_each(p.value -> '$.ids.raaga')
      )
    ) + (
      SELECT coalesce(sum(song_count), 0)
      FROM taalas
      WHERE id IN (
        SELECT value
        FROM json_each(p.value -> '$.ids.taala')
      )
    ) + (
      SELECT iif(n = ?, ?, n)
      FROM (
        SELECT count(*) AS n
        FROM (
          SELECT 1
          FROM (
            SELECT *
            FROM (
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND song_type_id IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.songType')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND language IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.language')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.composer')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.singer')
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT song_id AS id
              FROM credits
              WHERE (p.value ->> '$.asked.part' IS NULL OR credits.part = p.value ->> '$.asked.part' OR credits.accompaniment_type_id = p.value ->> '$.asked.type')
                AND name COLLATE NOCASE IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.accompanist')
              )
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE (p.value ->> '$.asked.part' IS NULL OR credits.part = p.value ->> '$.asked.part' OR credits.accompaniment_type_id = p.value ->> '$.asked.type')
                AND person_id IN (
                SELECT value
                FROM json_each(iif(coalesce(p.value ->> '$.asked.part', '') <> 'composer', p.value -> '$.ids.person',
                  '[]'))
              )
              UNION ALL
              SELECT s.id
              FROM compositions c
              CROSS JOIN songs s ON s.composition_id = c.id
              WHERE c.deleted_at IS NULL AND c.composer_id IN (
                SELECT value
                FROM json_each(iif(coalesce(p.value ->> '$.asked.part', 'composer') = 'composer', p.value -> '$.ids.person',
                  '[]'))
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN p.value ->> 'since'
                AND p.value ->> 'until'
            )
          )
          LIMIT ?
        )
        LIMIT 1
      )
    ) + (
      SELECT iif(n = ?, ?, n)
      FROM (
        SELECT count(*) AS n
        FROM (
          SELECT 1
          FROM (
            SELECT i.song_id AS id
            FROM json_each(p.value -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
          LIMIT ?
        )
        LIMIT 1
      )
    )))
    LIMIT 1
  ) AS start
  FROM q_keyed
), q_strict (chosen, strict) AS MATERIALIZED (
  SELECT parts, CASE WHEN json_array_length(parts) = 1 THEN (
    SELECT json_group_array(id)
    FROM (
      SELECT songs.id
      FROM (
        SELECT DISTINCT id
        FROM (
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND raaga_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.raaga')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND taala_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.taala')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND song_type_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.songType')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND language IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.language')
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.composer')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.singer')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.accompanist')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                '[]'))
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT s.id
            FROM compositions c
            CROSS JOIN songs s ON s.composition_id = c.id
            WHERE c.deleted_at IS NULL AND c.composer_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                (parts -> start) -> '$.ids.person', '[]'))
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
              AND (parts -> start) ->> 'until'
            UNION ALL
            SELECT i.song_id AS id
            FROM json_each((parts -> start) -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
        )
        LIMIT ?
      ) w
      CROSS JOIN songs ON songs.id = w.id
      WHERE songs.deleted_at IS NULL AND NOT EXISTS (
        SELECT 1
        FROM (
          SELECT column1 AS at, parts -> column1 AS part, keys AS keys
          FROM (VALUES (0),(1))
          LIMIT -1
        ) p
        WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
          '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
          instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
          'composer') = 'composer' AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
          AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 END
      )
      LIMIT ?
    )
  ) WHEN NOT EXISTS (
    SELECT 1
    FROM json_each(parts)
    WHERE value ->> 'kind' IN ('title', 'person')
  ) THEN (
    SELECT json_group_array(id)
    FROM (
      SELECT songs.id
      FROM (
        SELECT DISTINCT id
        FROM (
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND raaga_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.raaga')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND taala_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.taala')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND song_type_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.songType')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND language IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.language')
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.composer')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.singer')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.accompanist')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                '[]'))
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT s.id
            FROM compositions c
            CROSS JOIN songs s ON s.composition_id = c.id
            WHERE c.deleted_at IS NULL AND c.composer_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                (parts -> start) -> '$.ids.person', '[]'))
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
              AND (parts -> start) ->> 'until'
            UNION ALL
            SELECT i.song_id AS id
            FROM json_each((parts -> start) -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
        )
        LIMIT ?
      ) w
      CROSS JOIN songs ON songs.id = w.id
      WHERE songs.deleted_at IS NULL AND NOT EXISTS (
        SELECT 1
        FROM (
          SELECT column1 AS at, parts -> column1 AS part, keys AS keys
          FROM (VALUES (0),(1))
          LIMIT -1
        ) p
        WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
          '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
          instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
          'composer') = 'composer' AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
          AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 END
      )
      LIMIT ?
    )
  ) ELSE (
    SELECT json_group_array(id)
    FROM (
      SELECT songs.id
      FROM (
        SELECT DISTINCT id
        FROM (
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND raaga_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.raaga')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND taala_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.taala')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND song_type_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.songType')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND language IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.language')
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.composer')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.singer')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.accompanist')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                '[]'))
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT s.id
            FROM compositions c
            CROSS JOIN songs s ON s.composition_id = c.id
            WHERE c.deleted_at IS NULL AND c.composer_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                (parts -> start) -> '$.ids.person', '[]'))
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
              AND (parts -> start) ->> 'until'
            UNION ALL
            SELECT i.song_id AS id
            FROM json_each((parts -> start) -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
        )
        LIMIT ?
      ) w
      CROSS JOIN songs ON songs.id = w.id
      WHERE songs.deleted_at IS NULL AND NOT EXISTS (
        SELECT 1
        FROM (
          SELECT column1 AS at, parts -> column1 AS part, keys AS keys
          FROM (VALUES (0),(1))
          LIMIT -1
        ) p
        WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
          '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
          instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
          'composer') = 'composer' AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
          AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 END
      )
      LIMIT ?
    )
  ) END
  FROM q_started
)
SELECT count(DISTINCT songs.composition_id) AS compositions
FROM q_strict
CROSS JOIN json_each(strict) q
CROSS JOIN songs ON songs.id = q.value;

WITH q_named (first, past, kind, rank, asked, source, id) AS MATERIALIZED (
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), kinds.column1, (it ->> 'rank') + 0.5 * (n.kind = 'raaga'
      AND n.matched <> n.name), iif(it ->> 'asked' IS NULL, NULL, json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), iif(it ->> 'asked' IS NOT NULL AND n.kind = 'singer', 'accompanist', n.kind), n.name
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17))
    )
    CROSS JOIN (VALUES ('raaga', 'raaga'), ('taala', 'taala'), ('songType', 'songType'), ('person', 'composer'),
      ('person', 'singer'), ('person', 'accompanist')) kinds ON it ->> kinds.column1
    CROSS JOIN name_index n ON n.kind = kinds.column2 AND n.field = (it ->> 'field') AND n.key = (it ->> 'key')
    WHERE it ->> 'asked' IS NULL OR (it ->> '$.asked.part' = 'composer') = (n.kind = 'composer')
    LIMIT ?
  )
  UNION ALL
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), 'person', (it ->> 'rank'), iif(it ->> 'asked' IS NULL, NULL,
      json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), 'person', coalesce(p.merged_into, p.id)
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17))
    )
    CROSS JOIN person_keys k ON it ->> 'person' AND k.field = (it ->> 'field') AND k.key = (it ->> 'key')
    CROSS JOIN people p ON p.id = k.person_id
    LIMIT ?
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'language', 0, NULL, 'language', (it ->> 'code')
  FROM (
    SELECT ? -> column1 AS it
    FROM (
      SELECT 0 AS column1
      WHERE 0
    )
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'title', (it ->> 'rank'), NULL, NULL, NULL
  FROM (
    SELECT ? -> column1 AS it
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
      (19),(20),(21),(22),(23),(24),(25),(26),(27),(28),(29),(30),(31),(32),(33),(34),(35),(36),(37),
      (38),(39))
  )
  WHERE EXISTS (
    SELECT 1
    FROM song_index i
    WHERE i.field = (it -> 'range') ->> 0 AND i.key >= (it -> 'range') ->> 1 AND i.key < (it -> 'range') ->> 2
  )
), q_readings (first, past, kind, rank, part) AS MATERIALIZED (
  SELECT first, past, kind, rank, iif(kind = 'title', json_set((? -> (first || ' ' || past)),
    '$.first', first,
    '$.past', past,
    '$.kind', 'title',
    '$.ids', json('{}')
  ), json_object(
    'first', first,
    'past', past,
    'kind', kind,
    'rank', rank,
    'asked', json(asked),
    'ids', json_object(
      'raaga', json_group_array(DISTINCT id) FILTER (WHERE source = 'raaga'),
      'taala', json_group_array(DISTINCT id) FILTER (WHERE source = 'taala'),
      'songType', json_group_array(DISTINCT id) FILTER (WHERE source = 'songType'),
      'language', json_group_array(DISTINCT id) FILTER (WHERE source = 'language'),
      'composer', json_group_array(DISTINCT id) FILTER (WHERE source = 'composer'),
      'singer', json_group_array(DISTINCT id) FILTER (WHERE source = 'singer'),
      'accompanist', json_group_array(DISTINCT id) FILTER (WHERE source = 'accompanist'),
      'person', json_group_array(DISTINCT id) FILTER (WHERE source = 'person')
    )
  ))
  FROM q_named
  GROUP BY first, past, kind, rank, asked
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'year', -1, json_set(it,
    '$.kind', 'year',
    '$.ids', json('{}')
  )
  FROM (
    SELECT ? -> column1 AS it
    FROM (VALUES (0))
  )
), q_listed (list) AS MATERIALIZED (
  SELECT json_group_array(json(part))
  FROM (
    SELECT part
    FROM q_readings
    ORDER BY past - first DESC, rank, kind = 'person', kind
  )
), q_choice (next, bits, parts, list) AS (
  SELECT 0, 0, json('[]'), list
  FROM q_listed
  UNION ALL
  SELECT next + 1, bits | iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    0, ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first')))), iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    parts, json_insert(parts, '$[#]', json(list -> next))), list
  FROM q_choice
  WHERE next < json_array_length(list)
), q_chosen (parts, list) AS MATERIALIZED (
  SELECT (
    SELECT json_group_array(json(value))
    FROM (
      SELECT value
      FROM (
        SELECT value
        FROM json_each(c.parts)
        UNION ALL
        SELECT json_set(json_set((? -> ((it ->> 'first') || ' ' || (it ->> 'past'))),
            '$.first', (it ->> 'first'),
            '$.past', (it ->> 'past'),
            '$.kind', 'title',
            '$.ids', json('{}')
          ),
          '$.isUnknown', 1
        )
        FROM (
          SELECT ? -> column1 AS it
          FROM (VALUES (0),(1),(2))
        )
        WHERE NOT c.bits & (1 << ((it ->> 'first')))
      )
      ORDER BY value ->> 'kind' IN ('title', 'person')
    )
  ), list
  FROM (
    SELECT *
    FROM q_choice
    ORDER BY next DESC
    LIMIT 1
  ) c
), q_all AS MATERIALIZED (
  SELECT parts, list
  FROM q_chosen
)
SELECT isChosen, r.value ->> 'kind' AS kind, r.value ->> 'first' AS first, r.value ->> 'past' AS past,
  r.value ->> 'rank' AS rank, r.value ->> '$.asked.part' AS asked, (
  SELECT json_group_array(json_array( iif(n.source = 'person', (
    SELECT name
    FROM people
    WHERE id = n.id
  ), n.id), CASE n.source WHEN 'raaga' THEN (
    SELECT script_names ->> ?
    FROM raagas
    WHERE id = n.id
  ) WHEN 'taala' THEN (
    SELECT script_names ->> ?
    FROM taalas
    WHERE id = n.id
  ) WHEN 'songType' THEN (
    SELECT script_names ->> ?
    FROM song_types
    WHERE id = n.id
  ) WHEN 'person' THEN (
    SELECT script_names ->> ?
    FROM people
    WHERE id = n.id
  ) END, coalesce(r.value ->> '$.asked.part', iif(n.source = 'person', (
    SELECT parts ->> 0
    FROM people
    WHERE id = n.id
  ), iif(n.source IN ('composer', 'singer', 'accompanist'), n.source, NULL)))))
  FROM (
    SELECT s.key AS source, i.value AS id
    FROM json_each(r.value -> 'ids') s
    CROSS JOIN json_each(s.value) i
    ORDER BY s.key = 'person' DESC
    LIMIT ?
  ) n
) AS names
FROM (
  SELECT 1 AS isChosen, parts AS readings
  FROM q_all
  UNION ALL
  SELECT 0, list
  FROM q_all
) a
CROSS JOIN json_each(a.readings) r
ORDER BY isChosen DESC, r.key;

select hits.position, hits.total, hits.size, hits.compared, hits.loose, "songs"."id", "songs"."title",
  "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  "songs"."singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", hits.facets, CAST(substr(hits.matches, instr(hits.matches,
  '[' || hits.entry || ',') + length('[' || hits.entry || ','), 30) AS INTEGER) as "matched", CAST(? AS INTEGER) as "of",
  (length(hits.matches) - length(replace(hits.matches, '[' || hits.entry || ',', ''))) / length('[' || hits.entry || ',') as "shown",
  "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", songs.language as "language",
  NULL as "lyrics", NULL as "line", ? as "text"
from ( WITH q_named (first, past, kind, rank, asked, source, id) AS MATERIALIZED (
    SELECT *
    FROM (
      SELECT (it ->> 'first'), (it ->> 'past'), kinds.column1, (it ->> 'rank') + 0.5 * (n.kind = 'raaga'
        AND n.matched <> n.name), iif(it ->> 'asked' IS NULL, NULL, json_set(it -> 'asked',
        '$.type', (
          SELECT json_group_object(lower(name), id)
          FROM accompaniment_types
        ) ->> (it ->> '$.asked.type')
      )), iif(it ->> 'asked' IS NOT NULL AND n.kind = 'singer', 'accompanist', n.kind), n.name
      FROM (
        SELECT ? -> column1 AS it
        FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17))
      )
      CROSS JOIN (VALUES ('raaga', 'raaga'), ('taala', 'taala'), ('songType', 'songType'), ('person',
        'composer'), ('person', 'singer'), ('person', 'accompanist')) kinds ON it ->> kinds.column1
      CROSS JOIN name_index n ON n.kind = kinds.column2 AND n.field = (it ->> 'field') AND n.key = (it ->> 'key')
      WHERE it ->> 'asked' IS NULL OR (it ->> '$.asked.part' = 'composer') = (n.kind = 'composer')
      LIMIT ?
    )
    UNION ALL
    SELECT *
    FROM (
      SELECT (it ->> 'first'), (it ->> 'past'), 'person', (it ->> 'rank'), iif(it ->> 'asked' IS NULL,
        NULL, json_set(it -> 'asked',
        '$.type', (
          SELECT json_group_object(lower(name), id)
          FROM accompaniment_types
        ) ->> (it ->> '$.asked.type')
      )), 'person', coalesce(p.merged_into, p.id)
      FROM (
        SELECT ? -> column1 AS it
        FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17))
      )
      CROSS JOIN person_keys k ON it ->> 'person' AND k.field = (it ->> 'field') AND k.key = (it ->> 'key')
      CROSS JOIN people p ON p.id = k.person_id
      LIMIT ?
    )
    UNION ALL
    SELECT (it ->> 'first'), (it ->> 'past'), 'language', 0, NULL, 'language', (it ->> 'code')
    FROM (
      SELECT ? -> column1 AS it
      FROM (
        SELECT 0 AS column1
        WHERE 0
      )
    )
    UNION ALL
    SELECT (it ->> 'first'), (it ->> 'past'), 'title', (it ->> 'rank'), NULL, NULL, NULL
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
        (19),(20),(21),(22),(23),(24),(25),(26),(27),(28),(29),(30),(31),(32),(33),(34),(35),(36),(37),
        (38),(39))
    )
    WHERE EXISTS (
      SELECT 1
      FROM song_index i
      WHERE i.field = (it -> 'range') ->> 0 AND i.key >= (it -> 'range') ->> 1 AND i.key < (it -> 'range') ->> 2
    )
  ), q_readings (first, past, kind, rank, part) AS MATERIALIZED (
    SELECT first, past, kind, rank, iif(kind = 'title', json_set((? -> (first || ' ' || past)),
      '$.first', first,
      '$.past', past,
      '$.kind', 'title',
      '$.ids', json('{}')
    ), json_object(
      'first', first,
      'past', past,
      'kind', kind,
      'rank', rank,
      'asked', json(asked),
      'ids', json_object(
        'raaga', json_group_array(DISTINCT id) FILTER (WHERE source = 'raaga'),
        'taala', json_group_array(DISTINCT id) FILTER (WHERE source = 'taala'),
        'songType', json_group_array(DISTINCT id) FILTER (WHERE source = 'songType'),
        'language', json_group_array(DISTINCT id) FILTER (WHERE source = 'language'),
        'composer', json_group_array(DISTINCT id) FILTER (WHERE source = 'composer'),
        'singer', json_group_array(DISTINCT id) FILTER (WHERE source = 'singer'),
        'accompanist', json_group_array(DISTINCT id) FILTER (WHERE source = 'accompanist'),
        'person', json_group_array(DISTINCT id) FILTER (WHERE source = 'person')
      )
    ))
    FROM q_named
    GROUP BY first, past, kind, rank, asked
    UNION ALL
    SELECT (it ->> 'first'), (it ->> 'past'), 'year', -1, json_set(it,
      '$.kind', 'year',
      '$.ids', json('{}')
    )
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0))
    )
  ), q_listed (list) AS MATERIALIZED (
    SELECT json_group_array(json(part))
    FROM (
      SELECT part
      FROM q_readings
      ORDER BY past - first DESC, rank, kind = 'person', kind
    )
  ), q_choice (next, bits, parts, list) AS (
    SELECT 0, 0, json('[]'), list
    FROM q_listed
    UNION ALL
    SELECT next + 1, bits | iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
      0, ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first')))), iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
      parts, json_insert(parts, '$[#]', json(list -> next))), list
    FROM q_choice
    WHERE next < json_array_length(list)
  ), q_chosen (parts, list) AS MATERIALIZED (
    SELECT (
      SELECT json_group_array(json(value))
      FROM (
        SELECT value
        FROM (
          SELECT value
          FROM json_each(c.parts)
          UNION ALL
          SELECT json_set(json_set((? -> ((it ->> 'first') || ' ' || (it ->> 'past'))),
              '$.first', (it ->> 'first'),
              '$.past', (it ->> 'past'),
              '$.kind', 'title',
              '$.ids', json('{}')
            ),
            '$.isUnknown', 1
          )
          FROM (
            SELECT ? -> column1 AS it
            FROM (VALUES (0),(1),(2))
          )
          WHERE NOT c.bits & (1 << ((it ->> 'first')))
        )
        ORDER BY value ->> 'kind' IN ('title', 'person')
      )
    ), list
    FROM (
      SELECT *
      FROM q_choice
      ORDER BY next DESC
      LIMIT 1
    ) c
  ), q_keyed AS MATERIALIZED (
    SELECT *, (
      SELECT coalesce(group_concat('|' || p.key || ' ' || s.key || ' ' || lower(n.value) || '|', ''),
        '')
      FROM json_each(parts) p
      CROSS JOIN json_each(p.value -> 'ids') s
      CROSS JOIN json_each(s.value) n
    ) AS keys
    FROM q_chosen
  ), q_started AS MATERIALIZED (
    SELECT *, (
      SELECT p.key
      FROM json_each(parts) p
      ORDER BY iif(json_array_length(parts) = 1, 0, iif(p.value ->> 'kind' = 'any', (
        SELECT iif(n = ?, ?, n)
        FROM (
          SELECT count(*) AS n
          FROM (
            SELECT 1
            FROM (
              SELECT i.song_id AS id
              FROM json_each(p.value -> 'ranges') r
              CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
            )
            LIMIT ?
          )
          LIMIT 1
        )
      ) + ? * (
        SELECT sum(json_array_length(value))
        FROM json_each(p.value -> 'ids')
      ), (
        SELECT coalesce(sum(song_count), 0)
        FROM raagas
        WHERE id IN (
          SELECT value
          FROM json_each(p.value -> '$.ids.raaga')
        )
      ) + (
        SELECT coalesce(sum(song_count), 0)
        FROM taalas
        WHERE id IN (
          SELECT value
          FROM json_each(p.value -> '$.ids.taala')
        )
      ) + (
        SELECT iif(n = ?, ?, n)
        FROM (
          SELECT count(*) AS n
          FROM (
            SELECT 1
            FROM (
              SELECT *
              FROM (
                SELECT songs.id
                FROM songs
                WHERE songs.deleted_at IS NULL AND song_type_id IN (
                  SELECT value
                  FROM json_each(p.value -> '$.ids.songType')
                )
                UNION ALL
                SELECT songs.id
                FROM songs
                WHERE songs.deleted_at IS NULL AND language IN (
                  SELECT value
                  FROM json_each(p.value -> '$.ids.language')
                )
                UNION ALL
                SELECT songs.id
                FROM songs
                WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
                  SELECT value
                  FROM json_each(p.value -> '$.ids.composer')
                )
                UNION ALL
                SELECT songs.id
                FROM songs
                WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
                  SELECT value
                  FROM json_each(p.value -> '$.ids.singer')
                )
              )
              UNION ALL
              SELECT *
              FROM (
                SELECT song_id AS id
                FROM credits
                WHERE (p.value ->> '$.asked.part' IS NULL OR credits.part = p.value ->> '$.asked.part'
                  OR credits.accompaniment_type_id = p.value ->> '$.asked.type') AND name COLLATE NOCASE IN (
                  SELECT value
                  FROM json_each(p.value -> '$.ids.accompanist')
                )
                UNION ALL
                SELECT song_id AS id
                FROM credits
                WHERE (p.value ->> '$.asked.part' IS NULL OR credits.part = p.value ->> '$.asked.part'
                  OR credits.accompaniment_type_id = p.value ->> '$.asked.type') AND person_id IN (
                  SELECT value
                  FROM json_each(iif(coalesce(p.value ->> '$.asked.part', '') <> 'composer', p.value -> '$.ids.person',
                    '[]'))
                )
                UNION ALL
                SELECT s.id
                FROM compositions c
                CROSS JOIN songs s ON s.composition_id = c.id
                WHERE c.deleted_at IS NULL AND c.composer_id IN (
                  SELECT value
                  FROM json_each(iif(coalesce(p.value ->> '$.asked.part', 'composer') = 'composer', p.value -> '$.ids.person',
                    '[]'))
                )
                UNION ALL
                SELECT songs.id
                FROM songs
                WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN p.value ->> 'since'
                  AND p.value ->> 'until'
              )
            )
            LIMIT ?
          )
          LIMIT 1
        )
      ) + (
        SELECT iif(n = ?, ?, n)
        FROM (
          SELECT count(*) AS n
          FROM (
            SELECT 1
            FROM (
              SELECT i.song_id AS id
              FROM json_each(p.value -> 'ranges') r
              CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
            )
            LIMIT ?
          )
          LIMIT 1
        )
      )))
      LIMIT 1
    ) AS start
    FROM q_keyed
  ), q_strict (chosen, strict) AS MATERIALIZED (
    SELECT parts, CASE WHEN json_array_length(parts) = 1 THEN (
      SELECT json_group_array(id)
      FROM (
        SELECT songs.id
        FROM (
          SELECT DISTINCT id
          FROM (
            SELECT *
            FROM (
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND raaga_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.raaga')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND taala_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.taala')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND song_type_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.songType')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND language IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.language')
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.composer')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.singer')
              )
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
                OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.accompanist')
              )
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
                OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
                SELECT value
                FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                  '[]'))
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT s.id
              FROM compositions c
              CROSS JOIN songs s ON s.composition_id = c.id
              WHERE c.deleted_at IS NULL AND c.composer_id IN (
                SELECT value
                FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                  (parts -> start) -> '$.ids.person', '[]'))
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
                AND (parts -> start) ->> 'until'
              UNION ALL
              SELECT i.song_id AS id
              FROM json_each((parts -> start) -> 'ranges') r
              CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
            )
          )
          LIMIT ?
        ) w
        CROSS JOIN songs ON songs.id = w.id
        WHERE songs.deleted_at IS NULL AND NOT EXISTS (
          SELECT 1
          FROM (
            SELECT column1 AS at, parts -> column1 AS part, keys AS keys
            FROM (VALUES (0),(1),(2))
            LIMIT -1
          ) p
          WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
            '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
              0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
              coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
              0)), 0))
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
              AND p.part ->> '$.check.folded[0][2]'
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
              AND p.part ->> '$.lines[2]'
          )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
            instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
            'composer') = 'composer' AND EXISTS (
            SELECT 1
            FROM compositions
            WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
          ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
            p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
            SELECT 1
            FROM credits
            WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
              OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
              p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
          )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
            instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 OR (EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
              0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
              coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
              0)), 0))
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
              AND p.part ->> '$.check.folded[0][2]'
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
              AND p.part ->> '$.lines[2]'
          )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
            AND EXISTS (
            SELECT 1
            FROM compositions
            WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
          ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
            p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
            SELECT 1
            FROM credits
            WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
              OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
              p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
          )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
            printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 END
        )
        LIMIT ?
      )
    ) WHEN NOT EXISTS (
      SELECT 1
      FROM json_each(parts)
      WHERE value ->> 'kind' IN ('title', 'person')
    ) THEN (
      SELECT json_group_array(id)
      FROM (
        SELECT songs.id
        FROM (
          SELECT DISTINCT id
          FROM (
            SELECT *
            FROM (
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND raaga_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.raaga')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND taala_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.taala')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND song_type_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.songType')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND language IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.language')
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.composer')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.singer')
              )
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
                OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.accompanist')
              )
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
                OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
                SELECT value
                FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                  '[]'))
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT s.id
              FROM compositions c
              CROSS JOIN songs s ON s.composition_id = c.id
              WHERE c.deleted_at IS NULL AND c.composer_id IN (
                SELECT value
                FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                  (parts -> start) -> '$.ids.person', '[]'))
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
                AND (parts -> start) ->> 'until'
              UNION ALL
              SELECT i.song_id AS id
              FROM json_each((parts -> start) -> 'ranges') r
              CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
            )
          )
          LIMIT ?
        ) w
        CROSS JOIN songs ON songs.id = w.id
        WHERE songs.deleted_at IS NULL AND NOT EXISTS (
          SELECT 1
          FROM (
            SELECT column1 AS at, parts -> column1 AS part, keys AS keys
            FROM (VALUES (0),(1),(2))
            LIMIT -1
          ) p
          WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
            '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
              0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
              coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
              0)), 0))
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
              AND p.part ->> '$.check.folded[0][2]'
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
              AND p.part ->> '$.lines[2]'
          )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
            instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
            'composer') = 'composer' AND EXISTS (
            SELECT 1
            FROM compositions
            WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
          ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
            p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
            SELECT 1
            FROM credits
            WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
              OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
              p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
          )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
            instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 OR (EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
              0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
              coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
              0)), 0))
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
              AND p.part ->> '$.check.folded[0][2]'
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
              AND p.part ->> '$.lines[2]'
          )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
            AND EXISTS (
            SELECT 1
            FROM compositions
            WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
          ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
            p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
            SELECT 1
            FROM credits
            WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
              OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
              p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
          )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
            printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 END
        )
        LIMIT ?
      )
    ) ELSE (
      SELECT json_group_array(id)
      FROM (
        SELECT songs.id
        FROM (
          SELECT DISTINCT id
          FROM (
            SELECT *
            FROM (
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND raaga_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.raaga')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND taala_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.taala')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND song_type_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.songType')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND language IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.language')
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.composer')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.singer')
              )
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
                OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.accompanist')
              )
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
                OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
                SELECT value
                FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                  '[]'))
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT s.id
              FROM compositions c
              CROSS JOIN songs s ON s.composition_id = c.id
              WHERE c.deleted_at IS NULL AND c.composer_id IN (
                SELECT value
                FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                  (parts -> start) -> '$.ids.person', '[]'))
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
                AND (parts -> start) ->> 'until'
              UNION ALL
              SELECT i.song_id AS id
              FROM json_each((parts -> start) -> 'ranges') r
              CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
            )
          )
          LIMIT ?
        ) w
        CROSS JOIN songs ON songs.id = w.id
        WHERE songs.deleted_at IS NULL AND NOT EXISTS (
          SELECT 1
          FROM (
            SELECT column1 AS at, parts -> column1 AS part, keys AS keys
            FROM (VALUES (0),(1),(2))
            LIMIT -1
          ) p
          WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
            '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
              0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
              coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
              0)), 0))
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
              AND p.part ->> '$.check.folded[0][2]'
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
              AND p.part ->> '$.lines[2]'
          )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
            instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
            'composer') = 'composer' AND EXISTS (
            SELECT 1
            FROM compositions
            WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
          ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
            p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
            SELECT 1
            FROM credits
            WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
              OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
              p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
          )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
            instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 OR (EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
              0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
              coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
              0)), 0))
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
              AND p.part ->> '$.check.folded[0][2]'
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
              AND p.part ->> '$.lines[2]'
          )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
            AND EXISTS (
            SELECT 1
            FROM compositions
            WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
          ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
            p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
            SELECT 1
            FROM credits
            WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
              OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
              p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
          )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
            printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 END
        )
        LIMIT ?
      )
    ) END
    FROM q_started
  ), q_loose (strict, parts) AS MATERIALIZED (
    SELECT strict, iif(strict = '[]', (
      SELECT json_group_array(json(part))
      FROM (
        SELECT part
        FROM (
          SELECT json_set(w.value -> 0,
            '$.ids', json((
              SELECT json_object(
                'raaga', json_group_array(DISTINCT id) FILTER (WHERE source = 'raaga'),
                'taala', json_group_array(DISTINCT id) FILTER (WHERE source = 'taala'),
                'songType', json_group_array(DISTINCT id) FILTER (WHERE source = 'songType'),
                'language', json_group_array(DISTINCT id) FILTER (WHERE source = 'language'),
                'composer', json_group_array(DISTINCT id) FILTER (WHERE source = 'composer'),
                'singer', json_group_array(DISTINCT id) FILTER (WHERE source = 'singer'),
                'accompanist', json_group_array(DISTINCT id) FILTER (WHERE source = 'accompanist'),
                'person', json_group_array(DISTINCT id) FILTER (WHERE source = 'person')
              )
              FROM (
                SELECT DISTINCT n.kind AS source, n.name AS id
                FROM json_each(w.value -> 1) r
                CROSS JOIN (VALUES ('raaga'), ('taala'), ('songType'), ('composer'), ('singer'), ('accompanist')) k
                CROSS JOIN name_index n ON n.kind = k.column1 AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
                  AND n.key < r.value ->> 2
                LIMIT ?
              )
            ))
          ) AS part
          FROM (
            SELECT value, value -> 0 ->> 'first' AS first
            FROM json_each(?)
          ) w
          WHERE iif(EXISTS (
            SELECT value ->> 'first'
            FROM json_each(chosen)
            WHERE (coalesce(value ->> 'isUnknown', 0) OR value ->> 'kind' = 'title' AND (value ->> 'past') - (value ->> 'first') = 1
              AND EXISTS (
              SELECT value ->> 'first'
              FROM json_each(chosen)
              WHERE value ->> 'kind' = 'title' AND (value ->> 'past') - (value ->> 'first') > 1
            ))
          ), first IN (
            SELECT value ->> 'first'
            FROM json_each(chosen)
            WHERE value ->> 'isUnknown'
          ), first NOT IN (
            SELECT value ->> 'first'
            FROM json_each(chosen)
            WHERE value ->> 'kind' = 'year'
          ))
        )
        WHERE NOT EXISTS (
          SELECT value ->> 'first'
          FROM json_each(chosen)
          WHERE (coalesce(value ->> 'isUnknown', 0) OR value ->> 'kind' = 'title' AND (value ->> 'past') - (value ->> 'first') = 1
            AND EXISTS (
            SELECT value ->> 'first'
            FROM json_each(chosen)
            WHERE value ->> 'kind' = 'title' AND (value ->> 'past') - (value ->> 'first') > 1
          ))
        ) OR (
          SELECT sum(json_array_length(value))
          FROM json_each(part -> 'ids')
        ) > 0
        UNION ALL
        SELECT value
        FROM json_each(chosen)
        WHERE iif(EXISTS (
          SELECT value ->> 'first'
          FROM json_each(chosen)
          WHERE (coalesce(value ->> 'isUnknown', 0) OR value ->> 'kind' = 'title' AND (value ->> 'past') - (value ->> 'first') = 1
            AND EXISTS (
            SELECT value ->> 'first'
            FROM json_each(chosen)
            WHERE value ->> 'kind' = 'title' AND (value ->> 'past') - (value ->> 'first') > 1
          ))
        ), NOT (coalesce(value ->> 'isUnknown', 0) OR value ->> 'kind' = 'title' AND (value ->> 'past') - (value ->> 'first') = 1
          AND EXISTS (
          SELECT value ->> 'first'
          FROM json_each(chosen)
          WHERE value ->> 'kind' = 'title' AND (value ->> 'past') - (value ->> 'first') > 1
        )), value ->> 'kind' = 'year')
      )
    ), chosen)
    FROM q_strict
  ), q_loose_keyed AS MATERIALIZED (
    SELECT *, (
      SELECT coalesce(group_concat('|' || p.key || ' ' || s.key || ' ' || lower(n.value) || '|', ''),
        '')
      FROM json_each(parts) p
      CROSS JOIN json_each(p.value -> 'ids') s
      CROSS JOIN json_each(s.value) n
    ) AS keys
    FROM q_loose
  ), q_loose_started AS MATERIALIZED (
    SELECT *, iif(strict = '[]', (
      SELECT p.key
      FROM json_each(parts) p
      ORDER BY iif(json_array_length(parts) = 1, 0, iif(p.value ->> 'kind' = 'any', (
        SELECT iif(n = ?, ?, n)
        FROM (
          SELECT count(*) AS n
          FROM (
            SELECT 1
            FROM (
              SELECT i.song_id AS id
              FROM json_each(p.value -> 'ranges') r
              CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
            )
            LIMIT ?
          )
          LIMIT 1
        )
      ) + ? * (
        SELECT sum(json_array_length(value))
        FROM json_each(p.value -> 'ids')
      ), (
        SELECT coalesce(sum(song_count), 0)
        FROM raagas
        WHERE id IN (
          SELECT value
          FROM json_each(p.value -> '$.ids.raaga')
        )
      ) + (
        SELECT coalesce(sum(song_count), 0)
        FROM taalas
        WHERE id IN (
          SELECT value
          FROM json_each(p.value -> '$.ids.taala')
        )
      ) + (
        SELECT iif(n = ?, ?, n)
        FROM (
          SELECT count(*) AS n
          FROM (
            SELECT 1
            FROM (
              SELECT *
              FROM (
                SELECT songs.id
                FROM songs
                WHERE songs.deleted_at IS NULL AND song_type_id IN (
                  SELECT value
                  FROM json_each(p.value -> '$.ids.songType')
                )
                UNION ALL
                SELECT songs.id
                FROM songs
                WHERE songs.deleted_at IS NULL AND language IN (
                  SELECT value
                  FROM json_each(p.value -> '$.ids.language')
                )
                UNION ALL
                SELECT songs.id
                FROM songs
                WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
                  SELECT value
                  FROM json_each(p.value -> '$.ids.composer')
                )
                UNION ALL
                SELECT songs.id
                FROM songs
                WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
                  SELECT value
                  FROM json_each(p.value -> '$.ids.singer')
                )
              )
              UNION ALL
              SELECT *
              FROM (
                SELECT song_id AS id
                FROM credits
                WHERE (p.value ->> '$.asked.part' IS NULL OR credits.part = p.value ->> '$.asked.part'
                  OR credits.accompaniment_type_id = p.value ->> '$.asked.type') AND name COLLATE NOCASE IN (
                  SELECT value
                  FROM json_each(p.value -> '$.ids.accompanist')
                )
                UNION ALL
                SELECT song_id AS id
                FROM credits
                WHERE (p.value ->> '$.asked.part' IS NULL OR credits.part = p.value ->> '$.asked.part'
                  OR credits.accompaniment_type_id = p.value ->> '$.asked.type') AND person_id IN (
                  SELECT value
                  FROM json_each(iif(coalesce(p.value ->> '$.asked.part', '') <> 'composer', p.value -> '$.ids.person',
                    '[]'))
                )
                UNION ALL
                SELECT s.id
                FROM compositions c
                CROSS JOIN songs s ON s.composition_id = c.id
                WHERE c.deleted_at IS NULL AND c.composer_id IN (
                  SELECT value
                  FROM json_each(iif(coalesce(p.value ->> '$.asked.part', 'composer') = 'composer', p.value -> '$.ids.person',
                    '[]'))
                )
                UNION ALL
                SELECT songs.id
                FROM songs
                WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN p.value ->> 'since'
                  AND p.value ->> 'until'
              )
            )
            LIMIT ?
          )
          LIMIT 1
        )
      ) + (
        SELECT iif(n = ?, ?, n)
        FROM (
          SELECT count(*) AS n
          FROM (
            SELECT 1
            FROM (
              SELECT i.song_id AS id
              FROM json_each(p.value -> 'ranges') r
              CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
            )
            LIMIT ?
          )
          LIMIT 1
        )
      )))
      LIMIT 1
    ), NULL) AS start
    FROM q_loose_keyed
  ), q_result (parts, keys, ids, strict) AS MATERIALIZED (
    SELECT parts, keys, iif(strict = '[]', (
      SELECT json_group_array(id)
      FROM (
        SELECT songs.id
        FROM (
          SELECT DISTINCT id
          FROM (
            SELECT *
            FROM (
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND raaga_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.raaga')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND taala_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.taala')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND song_type_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.songType')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND language IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.language')
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.composer')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.singer')
              )
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
                OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.accompanist')
              )
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
                OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
                SELECT value
                FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                  '[]'))
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT s.id
              FROM compositions c
              CROSS JOIN songs s ON s.composition_id = c.id
              WHERE c.deleted_at IS NULL AND c.composer_id IN (
                SELECT value
                FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                  (parts -> start) -> '$.ids.person', '[]'))
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
                AND (parts -> start) ->> 'until'
              UNION ALL
              SELECT i.song_id AS id
              FROM json_each((parts -> start) -> 'ranges') r
              CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
            )
          )
          LIMIT ?
        ) w
        CROSS JOIN songs ON songs.id = w.id
        WHERE songs.deleted_at IS NULL AND NOT EXISTS (
          SELECT 1
          FROM (
            SELECT column1 AS at, parts -> column1 AS part, keys AS keys
            FROM (VALUES (0),(1),(2))
            LIMIT -1
          ) p
          WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
            '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
              0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
              coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
              0)), 0))
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
              AND p.part ->> '$.check.folded[0][2]'
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
              AND p.part ->> '$.lines[2]'
          )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
            instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
            'composer') = 'composer' AND EXISTS (
            SELECT 1
            FROM compositions
            WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
          ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
            p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
            SELECT 1
            FROM credits
            WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
              OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
              p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
          )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
            instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 OR (EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
              0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
              coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
              0)), 0))
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
              AND p.part ->> '$.check.folded[0][2]'
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
              AND p.part ->> '$.lines[2]'
          )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
            AND EXISTS (
            SELECT 1
            FROM compositions
            WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
          ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
            p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
            SELECT 1
            FROM credits
            WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
              OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
              p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
          )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
            printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 END
        )
        LIMIT ?
      )
    ), strict), strict
    FROM q_loose_started
  ), found AS MATERIALIZED (
    SELECT json_array_length(entries) AS total, *
    FROM (
      SELECT json_group_array(DISTINCT composition_id) AS entries, count(*) AS size, '[' || group_concat('[' || composition_id || ',' || 1 || ',' || id || ']') || ']' AS matches,
        NULL AS compared, json_array(json(json_group_array(json_array(composition_id, raaga_id, taala_id,
        song_type_id, language, nullif(composer, ''), nullif(singer, ''), substr(recorded_on, 1, 3) || '0')) ),
        json(json_group_array(DISTINCT json_array(raaga_id, names ->> 'raaga')) ), json(json_group_array(DISTINCT json_array(taala_id,
        names ->> 'taala')) ), json(json_group_array(DISTINCT json_array(song_type_id, names ->> 'songType')) ),
        json(json_group_array(DISTINCT json_array(nullif(composer, ''), names ->> 'composer')) ), json(json_group_array(DISTINCT json_array(nullif(singer,
        ''), names ->> 'singer')) )) AS facets
      FROM (
        SELECT songs.id, songs.composition_id, songs.raaga_id, songs.taala_id, songs.song_type_id, songs.language,
          songs.composer, songs.singer, songs.recorded_on, songs.script_names -> ? AS names
        FROM (
          SELECT DISTINCT id
          FROM (
            SELECT q.value AS id
            FROM json_each((
              SELECT ids
              FROM q_result
            )) q
          )
          LIMIT ?
        ) f
        CROSS JOIN songs ON songs.id = f.id
      ) songs
    )
  )
  SELECT f ->> 0 AS total, f ->> 1 AS size, f ->> 2 AS compared, f ->> 3 AS matches, f ->> 5 AS loose,
    iif(column1 = 0, f ->> 6, NULL) AS facets, column1 AS position, f ->> 4 ->> CAST(? + column1 AS INTEGER) AS entry
  FROM (
    SELECT (
      SELECT json_array(total, size, compared, matches, entries, (
        SELECT strict = '[]'
        FROM q_result
      ), json(facets))
      FROM found
    ) AS f, column1
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
      (19))
    LIMIT -1
  )
  LIMIT -1
) AS hits
left join "compositions" on "compositions"."id" = hits.entry
left join "songs" on "songs"."id" = iif( instr(hits.matches, '[' || hits.entry || ',' || CAST(substr(hits.matches,
  instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','), 30) AS INTEGER) || ',' || "compositions"."main_song_id" || ']') > 0,
  "compositions"."main_song_id", CAST(substr(substr(hits.matches, instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','),
  30), instr(substr(hits.matches, instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','),
  30), ',') + 1) AS INTEGER));


-- /search?q=lavangi+kriti+1975, /search?singer=murthy&composer=balamuralikrishna&condition=AND&searched=true, /suggest?kind=all&text=om

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

select kind, name, matched, field, shown, native, compositions, recordings
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
        0) AS compositions, coalesce(e.song_count, 0) AS recordings
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
        recordings DESC, n.at
      LIMIT ?
    )
    UNION ALL
    SELECT *
    FROM (
      SELECT ? AS kind, n.name, n.matched, n.field, n.name AS shown, NULL AS native, coalesce(e.composition_count,
        0) AS compositions, coalesce(e.song_count, 0) AS recordings
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
        recordings DESC, n.at
      LIMIT ?
    )
    UNION ALL
    SELECT *
    FROM (
      SELECT 'person' AS kind, p.id AS name, found.matched, found.field, p.name AS shown, p.script_names ->> ? AS native,
        NULL AS compositions, NULL AS recordings
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
        NULL AS recordings
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
        NULL AS recordings
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
        NULL AS recordings
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
        NULL AS recordings
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


-- /search?q=lavangi+kriti+1975, /search?singer=murthy&composer=balamuralikrishna&condition=AND&searched=true, /suggest?kind=all&text=om, /suggest?text=om

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


-- /search?q=omkara

select hits.position, hits.total, hits.size, hits.compared, hits.loose, "songs"."id", "songs"."title",
  "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  "songs"."singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", hits.facets, CAST(substr(hits.matches, instr(hits.matches,
  '[' || hits.entry || ',') + length('[' || hits.entry || ','), 30) AS INTEGER) as "matched", CAST(? AS INTEGER) as "of",
  (length(hits.matches) - length(replace(hits.matches, '[' || hits.entry || ',', ''))) / length('[' || hits.entry || ',') as "shown",
  "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", songs.language as "language",
  NULL as "lyrics", NULL as "line", ? as "text"
from ( WITH q_named (first, past, kind, rank, asked, source, id) AS MATERIALIZED (
    SELECT *
    FROM (
      SELECT (it ->> 'first'), (it ->> 'past'), kinds.column1, (it ->> 'rank') + 0.5 * (n.kind = 'raaga'
        AND n.matched <> n.name), iif(it ->> 'asked' IS NULL, NULL, json_set(it -> 'asked',
        '$.type', (
          SELECT json_group_object(lower(name), id)
          FROM accompaniment_types
        ) ->> (it ->> '$.asked.type')
      )), iif(it ->> 'asked' IS NOT NULL AND n.kind = 'singer', 'accompanist', n.kind), n.name
      FROM (
        SELECT ? -> column1 AS it
        FROM (VALUES (0),(1),(2))
      )
      CROSS JOIN (VALUES ('raaga', 'raaga'), ('taala', 'taala'), ('songType', 'songType'), ('person',
        'composer'), ('person', 'singer'), ('person', 'accompanist')) kinds ON it ->> kinds.column1
      CROSS JOIN name_index n ON n.kind = kinds.column2 AND n.field = (it ->> 'field') AND n.key = (it ->> 'key')
      WHERE it ->> 'asked' IS NULL OR (it ->> '$.asked.part' = 'composer') = (n.kind = 'composer')
      LIMIT ?
    )
    UNION ALL
    SELECT *
    FROM (
      SELECT (it ->> 'first'), (it ->> 'past'), 'person', (it ->> 'rank'), iif(it ->> 'asked' IS NULL,
        NULL, json_set(it -> 'asked',
        '$.type', (
          SELECT json_group_object(lower(name), id)
          FROM accompaniment_types
        ) ->> (it ->> '$.asked.type')
      )), 'person', coalesce(p.merged_into, p.id)
      FROM (
        SELECT ? -> column1 AS it
        FROM (VALUES (0),(1),(2))
      )
      CROSS JOIN person_keys k ON it ->> 'person' AND k.field = (it ->> 'field') AND k.key = (it ->> 'key')
      CROSS JOIN people p ON p.id = k.person_id
      LIMIT ?
    )
    UNION ALL
    SELECT (it ->> 'first'), (it ->> 'past'), 'language', 0, NULL, 'language', (it ->> 'code')
    FROM (
      SELECT ? -> column1 AS it
      FROM (
        SELECT 0 AS column1
        WHERE 0
      )
    )
    UNION ALL
    SELECT (it ->> 'first'), (it ->> 'past'), 'title', (it ->> 'rank'), NULL, NULL, NULL
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7))
    )
    WHERE EXISTS (
      SELECT 1
      FROM song_index i
      WHERE i.field = (it -> 'range') ->> 0 AND i.key >= (it -> 'range') ->> 1 AND i.key < (it -> 'range') ->> 2
    )
  ), q_readings (first, past, kind, rank, part) AS MATERIALIZED (
    SELECT first, past, kind, rank, iif(kind = 'title', json_set((? -> (first || ' ' || past)),
      '$.first', first,
      '$.past', past,
      '$.kind', 'title',
      '$.ids', json('{}')
    ), json_object(
      'first', first,
      'past', past,
      'kind', kind,
      'rank', rank,
      'asked', json(asked),
      'ids', json_object(
        'raaga', json_group_array(DISTINCT id) FILTER (WHERE source = 'raaga'),
        'taala', json_group_array(DISTINCT id) FILTER (WHERE source = 'taala'),
        'songType', json_group_array(DISTINCT id) FILTER (WHERE source = 'songType'),
        'language', json_group_array(DISTINCT id) FILTER (WHERE source = 'language'),
        'composer', json_group_array(DISTINCT id) FILTER (WHERE source = 'composer'),
        'singer', json_group_array(DISTINCT id) FILTER (WHERE source = 'singer'),
        'accompanist', json_group_array(DISTINCT id) FILTER (WHERE source = 'accompanist'),
        'person', json_group_array(DISTINCT id) FILTER (WHERE source = 'person')
      )
    ))
    FROM q_named
    GROUP BY first, past, kind, rank, asked
    UNION ALL
    SELECT (it ->> 'first'), (it ->> 'past'), 'year', -1, json_set(it,
      '$.kind', 'year',
      '$.ids', json('{}')
    )
    FROM (
      SELECT ? -> column1 AS it
      FROM (
        SELECT 0 AS column1
        WHERE 0
      )
    )
  ), q_listed (list) AS MATERIALIZED (
    SELECT json_group_array(json(part))
    FROM (
      SELECT part
      FROM q_readings
      ORDER BY past - first DESC, rank, kind = 'person', kind
    )
  ), q_choice (next, bits, parts, list) AS (
    SELECT 0, 0, json('[]'), list
    FROM q_listed
    UNION ALL
    SELECT next + 1, bits | iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
      0, ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first')))), iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
      parts, json_insert(parts, '$[#]', json(list -> next))), list
    FROM q_choice
    WHERE next < json_array_length(list)
  ), q_chosen (parts, list) AS MATERIALIZED (
    SELECT (
      SELECT json_group_array(json(value))
      FROM (
        SELECT value
        FROM (
          SELECT value
          FROM json_each(c.parts)
          UNION ALL
          SELECT json_set(json_set((? -> ((it ->> 'first') || ' ' || (it ->> 'past'))),
              '$.first', (it ->> 'first'),
              '$.past', (it ->> 'past'),
              '$.kind', 'title',
              '$.ids', json('{}')
            ),
            '$.isUnknown', 1
          )
          FROM (
            SELECT ? -> column1 AS it
            FROM (VALUES (0))
          )
          WHERE NOT c.bits & (1 << ((it ->> 'first')))
        )
        ORDER BY value ->> 'kind' IN ('title', 'person')
      )
    ), list
    FROM (
      SELECT *
      FROM q_choice
      ORDER BY next DESC
      LIMIT 1
    ) c
  ), q_keyed AS MATERIALIZED (
    SELECT *, (
      SELECT coalesce(group_concat('|' || p.key || ' ' || s.key || ' ' || lower(n.value) || '|', ''),
        '')
      FROM json_each(parts) p
      CROSS JOIN json_each(p.value -> 'ids') s
      CROSS JOIN json_each(s.value) n
    ) AS keys
    FROM q_chosen
  ), q_started AS MATERIALIZED (
    SELECT *, (
      SELECT p.key
      FROM json_each(parts) p
      ORDER BY iif(json_array_length(parts) = 1, 0, iif(p.value ->> 'kind' = 'any', (
        SELECT iif(n = ?, ?, n)
        FROM (
          SELECT count(*) AS n
          FROM (
            SELECT 1
            FROM (
              SELECT i.song_id AS id
              FROM json_each(p.value -> 'ranges') r
              CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
            )
            LIMIT ?
          )
          LIMIT 1
        )
      ) + ? * (
        SELECT sum(json_array_length(value))
        FROM json_each(p.value -> 'ids')
      ), (
        SELECT coalesce(sum(song_count), 0)
        FROM raagas
        WHERE id IN (
          SELECT value
          FROM json_each(p.value -> '$.ids.raaga')
        )
      ) + (
        SELECT coalesce(sum(song_count), 0)
        FROM taalas
        WHERE id IN (
          SELECT value
          FROM json_each(p.value -> '$.ids.taala')
        )
      ) + (
        SELECT iif(n = ?, ?, n)
        FROM (
          SELECT count(*) AS n
          FROM (
            SELECT 1
            FROM (
              SELECT *
              FROM (
                SELECT songs.id
                FROM songs
                WHERE songs.deleted_at IS NULL AND song_type_id IN (
                  SELECT value
                  FROM json_each(p.value -> '$.ids.songType')
                )
                UNION ALL
                SELECT songs.id
                FROM songs
                WHERE songs.deleted_at IS NULL AND language IN (
                  SELECT value
                  FROM json_each(p.value -> '$.ids.language')
                )
                UNION ALL
                SELECT songs.id
                FROM songs
                WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
                  SELECT value
                  FROM json_each(p.value -> '$.ids.composer')
                )
                UNION ALL
                SELECT songs.id
                FROM songs
                WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
                  SELECT value
                  FROM json_each(p.value -> '$.ids.singer')
                )
              )
              UNION ALL
              SELECT *
              FROM (
                SELECT song_id AS id
                FROM credits
                WHERE (p.value ->> '$.asked.part' IS NULL OR credits.part = p.value ->> '$.asked.part'
                  OR credits.accompaniment_type_id = p.value ->> '$.asked.type') AND name COLLATE NOCASE IN (
                  SELECT value
                  FROM json_each(p.value -> '$.ids.accompanist')
                )
                UNION ALL
                SELECT song_id AS id
                FROM credits
                WHERE (p.value ->> '$.asked.part' IS NULL OR credits.part = p.value ->> '$.asked.part'
                  OR credits.accompaniment_type_id = p.value ->> '$.asked.type') AND person_id IN (
                  SELECT value
                  FROM json_each(iif(coalesce(p.value ->> '$.asked.part', '') <> 'composer', p.value -> '$.ids.person',
                    '[]'))
                )
                UNION ALL
                SELECT s.id
                FROM compositions c
                CROSS JOIN songs s ON s.composition_id = c.id
                WHERE c.deleted_at IS NULL AND c.composer_id IN (
                  SELECT value
                  FROM json_each(iif(coalesce(p.value ->> '$.asked.part', 'composer') = 'composer', p.value -> '$.ids.person',
                    '[]'))
                )
                UNION ALL
                SELECT songs.id
                FROM songs
                WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN p.value ->> 'since'
                  AND p.value ->> 'until'
              )
            )
            LIMIT ?
          )
          LIMIT 1
        )
      ) + (
        SELECT iif(n = ?, ?, n)
        FROM (
          SELECT count(*) AS n
          FROM (
            SELECT 1
            FROM (
              SELECT i.song_id AS id
              FROM json_each(p.value -> 'ranges') r
              CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
            )
            LIMIT ?
          )
          LIMIT 1
        )
      )))
      LIMIT 1
    ) AS start
    FROM q_keyed
  ), q_strict (chosen, strict) AS MATERIALIZED (
    SELECT parts, CASE WHEN json_array_length(parts) = 1 THEN (
      SELECT json_group_array(id)
      FROM (
        SELECT songs.id
        FROM (
          SELECT DISTINCT id
          FROM (
            SELECT *
            FROM (
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND raaga_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.raaga')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND taala_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.taala')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND song_type_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.songType')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND language IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.language')
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.composer')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.singer')
              )
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
                OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.accompanist')
              )
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
                OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
                SELECT value
                FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                  '[]'))
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT s.id
              FROM compositions c
              CROSS JOIN songs s ON s.composition_id = c.id
              WHERE c.deleted_at IS NULL AND c.composer_id IN (
                SELECT value
                FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                  (parts -> start) -> '$.ids.person', '[]'))
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
                AND (parts -> start) ->> 'until'
              UNION ALL
              SELECT i.song_id AS id
              FROM json_each((parts -> start) -> 'ranges') r
              CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
            )
          )
          LIMIT ?
        ) w
        CROSS JOIN songs ON songs.id = w.id
        WHERE songs.deleted_at IS NULL AND NOT EXISTS (
          SELECT 1
          FROM (
            SELECT column1 AS at, parts -> column1 AS part, keys AS keys
            FROM (VALUES (0))
            LIMIT -1
          ) p
          WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
            '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
              0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
              coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
              0)), 0))
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
              AND p.part ->> '$.check.folded[0][2]'
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
              AND p.part ->> '$.lines[2]'
          )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
            instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
            'composer') = 'composer' AND EXISTS (
            SELECT 1
            FROM compositions
            WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
          ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
            p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
            SELECT 1
            FROM credits
            WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
              OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
              p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
          )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
            instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 OR (EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
              0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
              coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
              0)), 0))
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
              AND p.part ->> '$.check.folded[0][2]'
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
              AND p.part ->> '$.lines[2]'
          )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
            AND EXISTS (
            SELECT 1
            FROM compositions
            WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
          ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
            p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
            SELECT 1
            FROM credits
            WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
              OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
              p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
          )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
            printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 END
        )
        LIMIT ?
      )
    ) WHEN NOT EXISTS (
      SELECT 1
      FROM json_each(parts)
      WHERE value ->> 'kind' IN ('title', 'person')
    ) THEN (
      SELECT json_group_array(id)
      FROM (
        SELECT songs.id
        FROM (
          SELECT DISTINCT id
          FROM (
            SELECT *
            FROM (
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND raaga_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.raaga')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND taala_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.taala')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND song_type_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.songType')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND language IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.language')
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.composer')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.singer')
              )
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
                OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.accompanist')
              )
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
                OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
                SELECT value
                FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                  '[]'))
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT s.id
              FROM compositions c
              CROSS JOIN songs s ON s.composition_id = c.id
              WHERE c.deleted_at IS NULL AND c.composer_id IN (
                SELECT value
                FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                  (parts -> start) -> '$.ids.person', '[]'))
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
                AND (parts -> start) ->> 'until'
              UNION ALL
              SELECT i.song_id AS id
              FROM json_each((parts -> start) -> 'ranges') r
              CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
            )
          )
          LIMIT ?
        ) w
        CROSS JOIN songs ON songs.id = w.id
        WHERE songs.deleted_at IS NULL AND NOT EXISTS (
          SELECT 1
          FROM (
            SELECT column1 AS at, parts -> column1 AS part, keys AS keys
            FROM (VALUES (0))
            LIMIT -1
          ) p
          WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
            '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
              0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
              coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
              0)), 0))
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
              AND p.part ->> '$.check.folded[0][2]'
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
              AND p.part ->> '$.lines[2]'
          )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
            instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
            'composer') = 'composer' AND EXISTS (
            SELECT 1
            FROM compositions
            WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
          ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
            p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
            SELECT 1
            FROM credits
            WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
              OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
              p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
          )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
            instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 OR (EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
              0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
              coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
              0)), 0))
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
              AND p.part ->> '$.check.folded[0][2]'
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
              AND p.part ->> '$.lines[2]'
          )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
            AND EXISTS (
            SELECT 1
            FROM compositions
            WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
          ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
            p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
            SELECT 1
            FROM credits
            WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
              OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
              p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
          )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
            printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 END
        )
        LIMIT ?
      )
    ) ELSE (
      SELECT json_group_array(id)
      FROM (
        SELECT songs.id
        FROM (
          SELECT DISTINCT id
          FROM (
            SELECT *
            FROM (
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND raaga_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.raaga')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND taala_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.taala')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND song_type_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.songType')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND language IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.language')
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.composer')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.singer')
              )
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
                OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.accompanist')
              )
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
                OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
                SELECT value
                FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                  '[]'))
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT s.id
              FROM compositions c
              CROSS JOIN songs s ON s.composition_id = c.id
              WHERE c.deleted_at IS NULL AND c.composer_id IN (
                SELECT value
                FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                  (parts -> start) -> '$.ids.person', '[]'))
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
                AND (parts -> start) ->> 'until'
              UNION ALL
              SELECT i.song_id AS id
              FROM json_each((parts -> start) -> 'ranges') r
              CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
            )
          )
          LIMIT ?
        ) w
        CROSS JOIN songs ON songs.id = w.id
        WHERE songs.deleted_at IS NULL AND NOT EXISTS (
          SELECT 1
          FROM (
            SELECT column1 AS at, parts -> column1 AS part, keys AS keys
            FROM (VALUES (0))
            LIMIT -1
          ) p
          WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
            '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
              0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
              coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
              0)), 0))
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
              AND p.part ->> '$.check.folded[0][2]'
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
              AND p.part ->> '$.lines[2]'
          )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
            instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
            'composer') = 'composer' AND EXISTS (
            SELECT 1
            FROM compositions
            WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
          ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
            p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
            SELECT 1
            FROM credits
            WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
              OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
              p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
          )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
            instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 OR (EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
              0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
              coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
              0)), 0))
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
              AND p.part ->> '$.check.folded[0][2]'
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
              AND p.part ->> '$.lines[2]'
          )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
            AND EXISTS (
            SELECT 1
            FROM compositions
            WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
          ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
            p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
            SELECT 1
            FROM credits
            WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
              OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
              p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
          )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
            printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 END
        )
        LIMIT ?
      )
    ) END
    FROM q_started
  ), q_loose (strict, parts) AS MATERIALIZED (
    SELECT strict, iif(strict = '[]', (
      SELECT json_group_array(json(part))
      FROM (
        SELECT part
        FROM (
          SELECT json_set(w.value -> 0,
            '$.ids', json((
              SELECT json_object(
                'raaga', json_group_array(DISTINCT id) FILTER (WHERE source = 'raaga'),
                'taala', json_group_array(DISTINCT id) FILTER (WHERE source = 'taala'),
                'songType', json_group_array(DISTINCT id) FILTER (WHERE source = 'songType'),
                'language', json_group_array(DISTINCT id) FILTER (WHERE source = 'language'),
                'composer', json_group_array(DISTINCT id) FILTER (WHERE source = 'composer'),
                'singer', json_group_array(DISTINCT id) FILTER (WHERE source = 'singer'),
                'accompanist', json_group_array(DISTINCT id) FILTER (WHERE source = 'accompanist'),
                'person', json_group_array(DISTINCT id) FILTER (WHERE source = 'person')
              )
              FROM (
                SELECT DISTINCT n.kind AS source, n.name AS id
                FROM json_each(w.value -> 1) r
                CROSS JOIN (VALUES ('raaga'), ('taala'), ('songType'), ('composer'), ('singer'), ('accompanist')) k
                CROSS JOIN name_index n ON n.kind = k.column1 AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1
                  AND n.key < r.value ->> 2
                LIMIT ?
              )
            ))
          ) AS part
          FROM (
            SELECT value, value -> 0 ->> 'first' AS first
            FROM json_each(?)
          ) w
          WHERE iif(EXISTS (
            SELECT value ->> 'first'
            FROM json_each(chosen)
            WHERE (coalesce(value ->> 'isUnknown', 0) OR value ->> 'kind' = 'title' AND (value ->> 'past') - (value ->> 'first') = 1
              AND EXISTS (
              SELECT value ->> 'first'
              FROM json_each(chosen)
              WHERE value ->> 'kind' = 'title' AND (value ->> 'past') - (value ->> 'first') > 1
            ))
          ), first IN (
            SELECT value ->> 'first'
            FROM json_each(chosen)
            WHERE value ->> 'isUnknown'
          ), first NOT IN (
            SELECT value ->> 'first'
            FROM json_each(chosen)
            WHERE value ->> 'kind' = 'year'
          ))
        )
        WHERE NOT EXISTS (
          SELECT value ->> 'first'
          FROM json_each(chosen)
          WHERE (coalesce(value ->> 'isUnknown', 0) OR value ->> 'kind' = 'title' AND (value ->> 'past') - (value ->> 'first') = 1
            AND EXISTS (
            SELECT value ->> 'first'
            FROM json_each(chosen)
            WHERE value ->> 'kind' = 'title' AND (value ->> 'past') - (value ->> 'first') > 1
          ))
        ) OR (
          SELECT sum(json_array_length(value))
          FROM json_each(part -> 'ids')
        ) > 0
        UNION ALL
        SELECT value
        FROM json_each(chosen)
        WHERE iif(EXISTS (
          SELECT value ->> 'first'
          FROM json_each(chosen)
          WHERE (coalesce(value ->> 'isUnknown', 0) OR value ->> 'kind' = 'title' AND (value ->> 'past') - (value ->> 'first') = 1
            AND EXISTS (
            SELECT value ->> 'first'
            FROM json_each(chosen)
            WHERE value ->> 'kind' = 'title' AND (value ->> 'past') - (value ->> 'first') > 1
          ))
        ), NOT (coalesce(value ->> 'isUnknown', 0) OR value ->> 'kind' = 'title' AND (value ->> 'past') - (value ->> 'first') = 1
          AND EXISTS (
          SELECT value ->> 'first'
          FROM json_each(chosen)
          WHERE value ->> 'kind' = 'title' AND (value ->> 'past') - (value ->> 'first') > 1
        )), value ->> 'kind' = 'year')
      )
    ), chosen)
    FROM q_strict
  ), q_loose_keyed AS MATERIALIZED (
    SELECT *, (
      SELECT coalesce(group_concat('|' || p.key || ' ' || s.key || ' ' || lower(n.value) || '|', ''),
        '')
      FROM json_each(parts) p
      CROSS JOIN json_each(p.value -> 'ids') s
      CROSS JOIN json_each(s.value) n
    ) AS keys
    FROM q_loose
  ), q_loose_started AS MATERIALIZED (
    SELECT *, iif(strict = '[]', (
      SELECT p.key
      FROM json_each(parts) p
      ORDER BY iif(json_array_length(parts) = 1, 0, iif(p.value ->> 'kind' = 'any', (
        SELECT iif(n = ?, ?, n)
        FROM (
          SELECT count(*) AS n
          FROM (
            SELECT 1
            FROM (
              SELECT i.song_id AS id
              FROM json_each(p.value -> 'ranges') r
              CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
            )
            LIMIT ?
          )
          LIMIT 1
        )
      ) + ? * (
        SELECT sum(json_array_length(value))
        FROM json_each(p.value -> 'ids')
      ), (
        SELECT coalesce(sum(song_count), 0)
        FROM raagas
        WHERE id IN (
          SELECT value
          FROM json_each(p.value -> '$.ids.raaga')
        )
      ) + (
        SELECT coalesce(sum(song_count), 0)
        FROM taalas
        WHERE id IN (
          SELECT value
          FROM json_each(p.value -> '$.ids.taala')
        )
      ) + (
        SELECT iif(n = ?, ?, n)
        FROM (
          SELECT count(*) AS n
          FROM (
            SELECT 1
            FROM (
              SELECT *
              FROM (
                SELECT songs.id
                FROM songs
                WHERE songs.deleted_at IS NULL AND song_type_id IN (
                  SELECT value
                  FROM json_each(p.value -> '$.ids.songType')
                )
                UNION ALL
                SELECT songs.id
                FROM songs
                WHERE songs.deleted_at IS NULL AND language IN (
                  SELECT value
                  FROM json_each(p.value -> '$.ids.language')
                )
                UNION ALL
                SELECT songs.id
                FROM songs
                WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
                  SELECT value
                  FROM json_each(p.value -> '$.ids.composer')
                )
                UNION ALL
                SELECT songs.id
                FROM songs
                WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
                  SELECT value
                  FROM json_each(p.value -> '$.ids.singer')
                )
              )
              UNION ALL
              SELECT *
              FROM (
                SELECT song_id AS id
                FROM credits
                WHERE (p.value ->> '$.asked.part' IS NULL OR credits.part = p.value ->> '$.asked.part'
                  OR credits.accompaniment_type_id = p.value ->> '$.asked.type') AND name COLLATE NOCASE IN (
                  SELECT value
                  FROM json_each(p.value -> '$.ids.accompanist')
                )
                UNION ALL
                SELECT song_id AS id
                FROM credits
                WHERE (p.value ->> '$.asked.part' IS NULL OR credits.part = p.value ->> '$.asked.part'
                  OR credits.accompaniment_type_id = p.value ->> '$.asked.type') AND person_id IN (
                  SELECT value
                  FROM json_each(iif(coalesce(p.value ->> '$.asked.part', '') <> 'composer', p.value -> '$.ids.person',
                    '[]'))
                )
                UNION ALL
                SELECT s.id
                FROM compositions c
                CROSS JOIN songs s ON s.composition_id = c.id
                WHERE c.deleted_at IS NULL AND c.composer_id IN (
                  SELECT value
                  FROM json_each(iif(coalesce(p.value ->> '$.asked.part', 'composer') = 'composer', p.value -> '$.ids.person',
                    '[]'))
                )
                UNION ALL
                SELECT songs.id
                FROM songs
                WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN p.value ->> 'since'
                  AND p.value ->> 'until'
              )
            )
            LIMIT ?
          )
          LIMIT 1
        )
      ) + (
        SELECT iif(n = ?, ?, n)
        FROM (
          SELECT count(*) AS n
          FROM (
            SELECT 1
            FROM (
              SELECT i.song_id AS id
              FROM json_each(p.value -> 'ranges') r
              CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
            )
            LIMIT ?
          )
          LIMIT 1
        )
      )))
      LIMIT 1
    ), NULL) AS start
    FROM q_loose_keyed
  ), q_result (parts, keys, ids, strict) AS MATERIALIZED (
    SELECT parts, keys, iif(strict = '[]', (
      SELECT json_group_array(id)
      FROM (
        SELECT songs.id
        FROM (
          SELECT DISTINCT id
          FROM (
            SELECT *
            FROM (
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND raaga_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.raaga')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND taala_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.taala')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND song_type_id IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.songType')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND language IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.language')
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.composer')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.singer')
              )
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
                OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
                SELECT value
                FROM json_each((parts -> start) -> '$.ids.accompanist')
              )
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
                OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
                SELECT value
                FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                  '[]'))
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT s.id
              FROM compositions c
              CROSS JOIN songs s ON s.composition_id = c.id
              WHERE c.deleted_at IS NULL AND c.composer_id IN (
                SELECT value
                FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                  (parts -> start) -> '$.ids.person', '[]'))
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
                AND (parts -> start) ->> 'until'
              UNION ALL
              SELECT i.song_id AS id
              FROM json_each((parts -> start) -> 'ranges') r
              CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
            )
          )
          LIMIT ?
        ) w
        CROSS JOIN songs ON songs.id = w.id
        WHERE songs.deleted_at IS NULL AND NOT EXISTS (
          SELECT 1
          FROM (
            SELECT column1 AS at, parts -> column1 AS part, keys AS keys
            FROM (VALUES (0))
            LIMIT -1
          ) p
          WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
            '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
              0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
              coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
              0)), 0))
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
              AND p.part ->> '$.check.folded[0][2]'
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
              AND p.part ->> '$.lines[2]'
          )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
            instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
            'composer') = 'composer' AND EXISTS (
            SELECT 1
            FROM compositions
            WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
          ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
            p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
            SELECT 1
            FROM credits
            WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
              OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
              p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
          )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
            instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 OR (EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
              0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
              coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
              0)), 0))
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
              AND p.part ->> '$.check.folded[0][2]'
          ) OR EXISTS (
            SELECT 1
            FROM song_index i
            WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
              AND p.part ->> '$.lines[2]'
          )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
            AND EXISTS (
            SELECT 1
            FROM compositions
            WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
          ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
            p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
            SELECT 1
            FROM credits
            WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
              OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
              p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
          )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
            printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
            p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
            instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
            p.at, lower(songs.singer)))) > 0 END
        )
        LIMIT ?
      )
    ), strict), strict
    FROM q_loose_started
  ), found AS MATERIALIZED (
    SELECT json_array_length(entries) AS total, *
    FROM (
      SELECT json_group_array(DISTINCT composition_id) AS entries, count(*) AS size, '[' || group_concat('[' || composition_id || ',' || 1 || ',' || id || ']') || ']' AS matches,
        NULL AS compared, json_array(json(json_group_array(json_array(composition_id, raaga_id, taala_id,
        song_type_id, language, nullif(composer, ''), nullif(singer, ''), substr(recorded_on, 1, 3) || '0')) ),
        json(json_group_array(DISTINCT json_array(raaga_id, names ->> 'raaga')) ), json(json_group_array(DISTINCT json_array(taala_id,
        names ->> 'taala')) ), json(json_group_array(DISTINCT json_array(song_type_id, names ->> 'songType')) ),
        json(json_group_array(DISTINCT json_array(nullif(composer, ''), names ->> 'composer')) ), json(json_group_array(DISTINCT json_array(nullif(singer,
        ''), names ->> 'singer')) )) AS facets
      FROM (
        SELECT songs.id, songs.composition_id, songs.raaga_id, songs.taala_id, songs.song_type_id, songs.language,
          songs.composer, songs.singer, songs.recorded_on, songs.script_names -> ? AS names
        FROM (
          SELECT DISTINCT id
          FROM (
            SELECT q.value AS id
            FROM json_each((
              SELECT ids
              FROM q_result
            )) q
          )
          LIMIT ?
        ) f
        CROSS JOIN songs ON songs.id = f.id
      ) songs
    )
  )
  SELECT f ->> 0 AS total, f ->> 1 AS size, f ->> 2 AS compared, f ->> 3 AS matches, f ->> 5 AS loose,
    iif(column1 = 0, f ->> 6, NULL) AS facets, column1 AS position, f ->> 4 ->> CAST(? + column1 AS INTEGER) AS entry
  FROM (
    SELECT (
      SELECT json_array(total, size, compared, matches, entries, (
        SELECT strict = '[]'
        FROM q_result
      ), json(facets))
      FROM found
    ) AS f, column1
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
      (19))
    LIMIT -1
  )
  LIMIT -1
) AS hits
left join "compositions" on "compositions"."id" = hits.entry
left join "songs" on "songs"."id" = iif( instr(hits.matches, '[' || hits.entry || ',' || CAST(substr(hits.matches,
  instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','), 30) AS INTEGER) || ',' || "compositions"."main_song_id" || ']') > 0,
  "compositions"."main_song_id", CAST(substr(substr(hits.matches, instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','),
  30), instr(substr(hits.matches, instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','),
  30), ',') + 1) AS INTEGER));


-- /search?q=omkara, /search?singer=murthy&composer=balamuralikrishna&condition=AND&searched=true

WITH q_named (first, past, kind, rank, asked, source, id) AS MATERIALIZED (
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), kinds.column1, (it ->> 'rank') + 0.5 * (n.kind = 'raaga'
      AND n.matched <> n.name), iif(it ->> 'asked' IS NULL, NULL, json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), iif(it ->> 'asked' IS NOT NULL AND n.kind = 'singer', 'accompanist', n.kind), n.name
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2))
    )
    CROSS JOIN (VALUES ('raaga', 'raaga'), ('taala', 'taala'), ('songType', 'songType'), ('person', 'composer'),
      ('person', 'singer'), ('person', 'accompanist')) kinds ON it ->> kinds.column1
    CROSS JOIN name_index n ON n.kind = kinds.column2 AND n.field = (it ->> 'field') AND n.key = (it ->> 'key')
    WHERE it ->> 'asked' IS NULL OR (it ->> '$.asked.part' = 'composer') = (n.kind = 'composer')
    LIMIT ?
  )
  UNION ALL
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), 'person', (it ->> 'rank'), iif(it ->> 'asked' IS NULL, NULL,
      json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), 'person', coalesce(p.merged_into, p.id)
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2))
    )
    CROSS JOIN person_keys k ON it ->> 'person' AND k.field = (it ->> 'field') AND k.key = (it ->> 'key')
    CROSS JOIN people p ON p.id = k.person_id
    LIMIT ?
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'language', 0, NULL, 'language', (it ->> 'code')
  FROM (
    SELECT ? -> column1 AS it
    FROM (
      SELECT 0 AS column1
      WHERE 0
    )
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'title', (it ->> 'rank'), NULL, NULL, NULL
  FROM (
    SELECT ? -> column1 AS it
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7))
  )
  WHERE EXISTS (
    SELECT 1
    FROM song_index i
    WHERE i.field = (it -> 'range') ->> 0 AND i.key >= (it -> 'range') ->> 1 AND i.key < (it -> 'range') ->> 2
  )
), q_readings (first, past, kind, rank, part) AS MATERIALIZED (
  SELECT first, past, kind, rank, iif(kind = 'title', json_set((? -> (first || ' ' || past)),
    '$.first', first,
    '$.past', past,
    '$.kind', 'title',
    '$.ids', json('{}')
  ), json_object(
    'first', first,
    'past', past,
    'kind', kind,
    'rank', rank,
    'asked', json(asked),
    'ids', json_object(
      'raaga', json_group_array(DISTINCT id) FILTER (WHERE source = 'raaga'),
      'taala', json_group_array(DISTINCT id) FILTER (WHERE source = 'taala'),
      'songType', json_group_array(DISTINCT id) FILTER (WHERE source = 'songType'),
      'language', json_group_array(DISTINCT id) FILTER (WHERE source = 'language'),
      'composer', json_group_array(DISTINCT id) FILTER (WHERE source = 'composer'),
      'singer', json_group_array(DISTINCT id) FILTER (WHERE source = 'singer'),
      'accompanist', json_group_array(DISTINCT id) FILTER (WHERE source = 'accompanist'),
      'person', json_group_array(DISTINCT id) FILTER (WHERE source = 'person')
    )
  ))
  FROM q_named
  GROUP BY first, past, kind, rank, asked
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'year', -1, json_set(it,
    '$.kind', 'year',
    '$.ids', json('{}')
  )
  FROM (
    SELECT ? -> column1 AS it
    FROM (
      SELECT 0 AS column1
      WHERE 0
    )
  )
), q_listed (list) AS MATERIALIZED (
  SELECT json_group_array(json(part))
  FROM (
    SELECT part
    FROM q_readings
    ORDER BY past - first DESC, rank, kind = 'person', kind
  )
), q_choice (next, bits, parts, list) AS (
  SELECT 0, 0, json('[]'), list
  FROM q_listed
  UNION ALL
  SELECT next + 1, bits | iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    0, ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first')))), iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    parts, json_insert(parts, '$[#]', json(list -> next))), list
  FROM q_choice
  WHERE next < json_array_length(list)
), q_chosen (parts, list) AS MATERIALIZED (
  SELECT (
    SELECT json_group_array(json(value))
    FROM (
      SELECT value
      FROM (
        SELECT value
        FROM json_each(c.parts)
        UNION ALL
        SELECT json_set(json_set((? -> ((it ->> 'first') || ' ' || (it ->> 'past'))),
            '$.first', (it ->> 'first'),
            '$.past', (it ->> 'past'),
            '$.kind', 'title',
            '$.ids', json('{}')
          ),
          '$.isUnknown', 1
        )
        FROM (
          SELECT ? -> column1 AS it
          FROM (VALUES (0))
        )
        WHERE NOT c.bits & (1 << ((it ->> 'first')))
      )
      ORDER BY value ->> 'kind' IN ('title', 'person')
    )
  ), list
  FROM (
    SELECT *
    FROM q_choice
    ORDER BY next DESC
    LIMIT 1
  ) c
), q_all AS MATERIALIZED (
  SELECT parts, list
  FROM q_chosen
)
SELECT isChosen, r.value ->> 'kind' AS kind, r.value ->> 'first' AS first, r.value ->> 'past' AS past,
  r.value ->> 'rank' AS rank, r.value ->> '$.asked.part' AS asked, (
  SELECT json_group_array(json_array( iif(n.source = 'person', (
    SELECT name
    FROM people
    WHERE id = n.id
  ), n.id), CASE n.source WHEN 'raaga' THEN (
    SELECT script_names ->> ?
    FROM raagas
    WHERE id = n.id
  ) WHEN 'taala' THEN (
    SELECT script_names ->> ?
    FROM taalas
    WHERE id = n.id
  ) WHEN 'songType' THEN (
    SELECT script_names ->> ?
    FROM song_types
    WHERE id = n.id
  ) WHEN 'person' THEN (
    SELECT script_names ->> ?
    FROM people
    WHERE id = n.id
  ) END, coalesce(r.value ->> '$.asked.part', iif(n.source = 'person', (
    SELECT parts ->> 0
    FROM people
    WHERE id = n.id
  ), iif(n.source IN ('composer', 'singer', 'accompanist'), n.source, NULL)))))
  FROM (
    SELECT s.key AS source, i.value AS id
    FROM json_each(r.value -> 'ids') s
    CROSS JOIN json_each(s.value) i
    ORDER BY s.key = 'person' DESC
    LIMIT ?
  ) n
) AS names
FROM (
  SELECT 1 AS isChosen, parts AS readings
  FROM q_all
  UNION ALL
  SELECT 0, list
  FROM q_all
) a
CROSS JOIN json_each(a.readings) r
ORDER BY isChosen DESC, r.key;


-- /search?recordingYearStart=1950&recordingYearEnd=1990&searched=true

select hits.position, hits.total, hits.size, hits.compared, hits.loose, "songs"."id", "songs"."title",
  "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  "songs"."singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", hits.facets, CAST(substr(hits.matches, instr(hits.matches,
  '[' || hits.entry || ',') + length('[' || hits.entry || ','), 30) AS INTEGER) as "matched", CAST(? AS INTEGER) as "of",
  (length(hits.matches) - length(replace(hits.matches, '[' || hits.entry || ',', ''))) / length('[' || hits.entry || ',') as "shown",
  "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", songs.language as "language",
  NULL as "lyrics", NULL as "line", ? as "text"
from ( WITH years (first, last) AS (
    SELECT ?, ?
  ), found AS MATERIALIZED (
    SELECT json_array_length(entries) AS total, *
    FROM (
      SELECT json_group_array(DISTINCT composition_id ORDER BY sort_key COLLATE NOCASE ASC, composition_id ASC) AS entries,
        count(*) AS size, '[' || group_concat('[' || composition_id || ',' || 1 || ',' || id || ']') || ']' AS matches,
        NULL AS compared, json_array(json(json_group_array(json_array(composition_id, raaga_id, taala_id,
        song_type_id, language, nullif(composer, ''), nullif(singer, ''), substr(recorded_on, 1, 3) || '0')) ),
        json(json_group_array(DISTINCT json_array(raaga_id, names ->> 'raaga')) ), json(json_group_array(DISTINCT json_array(taala_id,
        names ->> 'taala')) ), json(json_group_array(DISTINCT json_array(song_type_id, names ->> 'songType')) ),
        json(json_group_array(DISTINCT json_array(nullif(composer, ''), names ->> 'composer')) ), json(json_group_array(DISTINCT json_array(nullif(singer,
        ''), names ->> 'singer')) )) AS facets
      FROM (
        SELECT DISTINCT songs.id AS id, songs.composition_id, title_key AS sort_key, songs.raaga_id, songs.taala_id,
          songs.song_type_id, songs.language, songs.composer, songs.singer, songs.recorded_on, songs.script_names -> ? AS names
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
        ) c
        CROSS JOIN songs ON songs.id = c.id
        WHERE songs.deleted_at IS NULL
        LIMIT ?
      ) songs
    )
  )
  SELECT f ->> 0 AS total, f ->> 1 AS size, f ->> 2 AS compared, f ->> 3 AS matches, f ->> 5 AS loose,
    iif(column1 = 0, f ->> 6, NULL) AS facets, column1 AS position, f ->> 4 ->> CAST(? + column1 AS INTEGER) AS entry
  FROM (
    SELECT (
      SELECT json_array(total, size, compared, matches, entries, 0, json(facets))
      FROM found
    ) AS f, column1
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
      (19))
    LIMIT -1
  )
  LIMIT -1
) AS hits
left join "compositions" on "compositions"."id" = hits.entry
left join "songs" on "songs"."id" = iif( instr(hits.matches, '[' || hits.entry || ',' || CAST(substr(hits.matches,
  instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','), 30) AS INTEGER) || ',' || "compositions"."main_song_id" || ']') > 0,
  "compositions"."main_song_id", CAST(substr(substr(hits.matches, instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','),
  30), instr(substr(hits.matches, instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','),
  30), ',') + 1) AS INTEGER));


-- /search?singer=murthy&composer=balamuralikrishna&condition=AND&searched=true

WITH q_named (first, past, kind, rank, asked, source, id) AS MATERIALIZED (
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), kinds.column1, (it ->> 'rank') + 0.5 * (n.kind = 'raaga'
      AND n.matched <> n.name), iif(it ->> 'asked' IS NULL, NULL, json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), iif(it ->> 'asked' IS NOT NULL AND n.kind = 'singer', 'accompanist', n.kind), n.name
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2))
    )
    CROSS JOIN (VALUES ('raaga', 'raaga'), ('taala', 'taala'), ('songType', 'songType'), ('person', 'composer'),
      ('person', 'singer'), ('person', 'accompanist')) kinds ON it ->> kinds.column1
    CROSS JOIN name_index n ON n.kind = kinds.column2 AND n.field = (it ->> 'field') AND n.key = (it ->> 'key')
    WHERE it ->> 'asked' IS NULL OR (it ->> '$.asked.part' = 'composer') = (n.kind = 'composer')
    LIMIT ?
  )
  UNION ALL
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), 'person', (it ->> 'rank'), iif(it ->> 'asked' IS NULL, NULL,
      json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), 'person', coalesce(p.merged_into, p.id)
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2))
    )
    CROSS JOIN person_keys k ON it ->> 'person' AND k.field = (it ->> 'field') AND k.key = (it ->> 'key')
    CROSS JOIN people p ON p.id = k.person_id
    LIMIT ?
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'language', 0, NULL, 'language', (it ->> 'code')
  FROM (
    SELECT ? -> column1 AS it
    FROM (
      SELECT 0 AS column1
      WHERE 0
    )
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'title', (it ->> 'rank'), NULL, NULL, NULL
  FROM (
    SELECT ? -> column1 AS it
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6))
  )
  WHERE EXISTS (
    SELECT 1
    FROM song_index i
    WHERE i.field = (it -> 'range') ->> 0 AND i.key >= (it -> 'range') ->> 1 AND i.key < (it -> 'range') ->> 2
  )
), q_readings (first, past, kind, rank, part) AS MATERIALIZED (
  SELECT first, past, kind, rank, iif(kind = 'title', json_set((? -> (first || ' ' || past)),
    '$.first', first,
    '$.past', past,
    '$.kind', 'title',
    '$.ids', json('{}')
  ), json_object(
    'first', first,
    'past', past,
    'kind', kind,
    'rank', rank,
    'asked', json(asked),
    'ids', json_object(
      'raaga', json_group_array(DISTINCT id) FILTER (WHERE source = 'raaga'),
      'taala', json_group_array(DISTINCT id) FILTER (WHERE source = 'taala'),
      'songType', json_group_array(DISTINCT id) FILTER (WHERE source = 'songType'),
      'language', json_group_array(DISTINCT id) FILTER (WHERE source = 'language'),
      'composer', json_group_array(DISTINCT id) FILTER (WHERE source = 'composer'),
      'singer', json_group_array(DISTINCT id) FILTER (WHERE source = 'singer'),
      'accompanist', json_group_array(DISTINCT id) FILTER (WHERE source = 'accompanist'),
      'person', json_group_array(DISTINCT id) FILTER (WHERE source = 'person')
    )
  ))
  FROM q_named
  GROUP BY first, past, kind, rank, asked
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'year', -1, json_set(it,
    '$.kind', 'year',
    '$.ids', json('{}')
  )
  FROM (
    SELECT ? -> column1 AS it
    FROM (
      SELECT 0 AS column1
      WHERE 0
    )
  )
), q_listed (list) AS MATERIALIZED (
  SELECT json_group_array(json(part))
  FROM (
    SELECT part
    FROM q_readings
    ORDER BY past - first DESC, rank, kind = 'person', kind
  )
), q_choice (next, bits, parts, list) AS (
  SELECT 0, 0, json('[]'), list
  FROM q_listed
  UNION ALL
  SELECT next + 1, bits | iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    0, ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first')))), iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    parts, json_insert(parts, '$[#]', json(list -> next))), list
  FROM q_choice
  WHERE next < json_array_length(list)
), q_chosen (parts, list) AS MATERIALIZED (
  SELECT (
    SELECT json_group_array(json(value))
    FROM (
      SELECT value
      FROM (
        SELECT value
        FROM json_each(c.parts)
        UNION ALL
        SELECT json_set(json_set((? -> ((it ->> 'first') || ' ' || (it ->> 'past'))),
            '$.first', (it ->> 'first'),
            '$.past', (it ->> 'past'),
            '$.kind', 'title',
            '$.ids', json('{}')
          ),
          '$.isUnknown', 1
        )
        FROM (
          SELECT ? -> column1 AS it
          FROM (VALUES (0))
        )
        WHERE NOT c.bits & (1 << ((it ->> 'first')))
      )
      ORDER BY value ->> 'kind' IN ('title', 'person')
    )
  ), list
  FROM (
    SELECT *
    FROM q_choice
    ORDER BY next DESC
    LIMIT 1
  ) c
), q_all AS MATERIALIZED (
  SELECT parts, list
  FROM q_chosen
)
SELECT isChosen, r.value ->> 'kind' AS kind, r.value ->> 'first' AS first, r.value ->> 'past' AS past,
  r.value ->> 'rank' AS rank, r.value ->> '$.asked.part' AS asked, (
  SELECT json_group_array(json_array( iif(n.source = 'person', (
    SELECT name
    FROM people
    WHERE id = n.id
  ), n.id), CASE n.source WHEN 'raaga' THEN (
    SELECT script_names ->> ?
    FROM raagas
    WHERE id = n.id
  ) WHEN 'taala' THEN (
    SELECT script_names ->> ?
    FROM taalas
    WHERE id = n.id
  ) WHEN 'songType' THEN (
    SELECT script_names ->> ?
    FROM song_types
    WHERE id = n.id
  ) WHEN 'person' THEN (
    SELECT script_names ->> ?
    FROM people
    WHERE id = n.id
  ) END, coalesce(r.value ->> '$.asked.part', iif(n.source = 'person', (
    SELECT parts ->> 0
    FROM people
    WHERE id = n.id
  ), iif(n.source IN ('composer', 'singer', 'accompanist'), n.source, NULL)))))
  FROM (
    SELECT s.key AS source, i.value AS id
    FROM json_each(r.value -> 'ids') s
    CROSS JOIN json_each(s.value) i
    ORDER BY s.key = 'person' DESC
    LIMIT ?
  ) n
) AS names
FROM (
  SELECT 1 AS isChosen, parts AS readings
  FROM q_all
  UNION ALL
  SELECT 0, list
  FROM q_all
) a
CROSS JOIN json_each(a.readings) r
ORDER BY isChosen DESC, r.key;

WITH q_named (first, past, kind, rank, asked, source, id) AS MATERIALIZED (
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), kinds.column1, (it ->> 'rank') + 0.5 * (n.kind = 'raaga'
      AND n.matched <> n.name), iif(it ->> 'asked' IS NULL, NULL, json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), iif(it ->> 'asked' IS NOT NULL AND n.kind = 'singer', 'accompanist', n.kind), n.name
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2))
    )
    CROSS JOIN (VALUES ('raaga', 'raaga'), ('taala', 'taala'), ('songType', 'songType'), ('person', 'composer'),
      ('person', 'singer'), ('person', 'accompanist')) kinds ON it ->> kinds.column1
    CROSS JOIN name_index n ON n.kind = kinds.column2 AND n.field = (it ->> 'field') AND n.key = (it ->> 'key')
    WHERE it ->> 'asked' IS NULL OR (it ->> '$.asked.part' = 'composer') = (n.kind = 'composer')
    LIMIT ?
  )
  UNION ALL
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), 'person', (it ->> 'rank'), iif(it ->> 'asked' IS NULL, NULL,
      json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), 'person', coalesce(p.merged_into, p.id)
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2))
    )
    CROSS JOIN person_keys k ON it ->> 'person' AND k.field = (it ->> 'field') AND k.key = (it ->> 'key')
    CROSS JOIN people p ON p.id = k.person_id
    LIMIT ?
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'language', 0, NULL, 'language', (it ->> 'code')
  FROM (
    SELECT ? -> column1 AS it
    FROM (
      SELECT 0 AS column1
      WHERE 0
    )
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'title', (it ->> 'rank'), NULL, NULL, NULL
  FROM (
    SELECT ? -> column1 AS it
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6))
  )
  WHERE EXISTS (
    SELECT 1
    FROM song_index i
    WHERE i.field = (it -> 'range') ->> 0 AND i.key >= (it -> 'range') ->> 1 AND i.key < (it -> 'range') ->> 2
  )
), q_readings (first, past, kind, rank, part) AS MATERIALIZED (
  SELECT first, past, kind, rank, iif(kind = 'title', json_set((? -> (first || ' ' || past)),
    '$.first', first,
    '$.past', past,
    '$.kind', 'title',
    '$.ids', json('{}')
  ), json_object(
    'first', first,
    'past', past,
    'kind', kind,
    'rank', rank,
    'asked', json(asked),
    'ids', json_object(
      'raaga', json_group_array(DISTINCT id) FILTER (WHERE source = 'raaga'),
      'taala', json_group_array(DISTINCT id) FILTER (WHERE source = 'taala'),
      'songType', json_group_array(DISTINCT id) FILTER (WHERE source = 'songType'),
      'language', json_group_array(DISTINCT id) FILTER (WHERE source = 'language'),
      'composer', json_group_array(DISTINCT id) FILTER (WHERE source = 'composer'),
      'singer', json_group_array(DISTINCT id) FILTER (WHERE source = 'singer'),
      'accompanist', json_group_array(DISTINCT id) FILTER (WHERE source = 'accompanist'),
      'person', json_group_array(DISTINCT id) FILTER (WHERE source = 'person')
    )
  ))
  FROM q_named
  GROUP BY first, past, kind, rank, asked
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'year', -1, json_set(it,
    '$.kind', 'year',
    '$.ids', json('{}')
  )
  FROM (
    SELECT ? -> column1 AS it
    FROM (
      SELECT 0 AS column1
      WHERE 0
    )
  )
), q_listed (list) AS MATERIALIZED (
  SELECT json_group_array(json(part))
  FROM (
    SELECT part
    FROM q_readings
    ORDER BY past - first DESC, rank, kind = 'person', kind
  )
), q_choice (next, bits, parts, list) AS (
  SELECT 0, 0, json('[]'), list
  FROM q_listed
  UNION ALL
  SELECT next + 1, bits | iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    0, ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first')))), iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    parts, json_insert(parts, '$[#]', json(list -> next))), list
  FROM q_choice
  WHERE next < json_array_length(list)
), q_chosen (parts, list) AS MATERIALIZED (
  SELECT (
    SELECT json_group_array(json(value))
    FROM (
      SELECT value
      FROM (
        SELECT value
        FROM json_each(c.parts)
        UNION ALL
        SELECT json_set(json_set((? -> ((it ->> 'first') || ' ' || (it ->> 'past'))),
            '$.first', (it ->> 'first'),
            '$.past', (it ->> 'past'),
            '$.kind', 'title',
            '$.ids', json('{}')
          ),
          '$.isUnknown', 1
        )
        FROM (
          SELECT ? -> column1 AS it
          FROM (VALUES (0))
        )
        WHERE NOT c.bits & (1 << ((it ->> 'first')))
      )
      ORDER BY value ->> 'kind' IN ('title', 'person')
    )
  ), list
  FROM (
    SELECT *
    FROM q_choice
    ORDER BY next DESC
    LIMIT 1
  ) c
), q_keyed AS MATERIALIZED (
  SELECT *, (
    SELECT coalesce(group_concat('|' || p.key || ' ' || s.key || ' ' || lower(n.value) || '|', ''), '')
    FROM json_each(parts) p
    CROSS JOIN json_each(p.value -> 'ids') s
    CROSS JOIN json_each(s.value) n
  ) AS keys
  FROM q_chosen
), q_started AS MATERIALIZED (
  SELECT *, (
    SELECT p.key
    FROM json_each(parts) p
    ORDER BY iif(json_array_length(parts) = 1, 0, iif(p.value ->> 'kind' = 'any', (
      SELECT iif(n = ?, ?, n)
      FROM (
        SELECT count(*) AS n
        FROM (
          SELECT 1
          FROM (
            SELECT i.song_id AS id
            FROM json_each(p.value -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
          LIMIT ?
        )
        LIMIT 1
      )
    ) + ? * (
      SELECT sum(json_array_length(value))
      FROM json_each(p.value -> 'ids')
    ), (
      SELECT coalesce(sum(song_count), 0)
      FROM raagas
      WHERE id IN (
        SELECT value
        FROM json_each(p.value -> '$.ids.raaga')
      )
    ) + (
      SELECT coalesce(sum(song_count), 0)
      FROM taalas
      WHERE id IN (
        SELECT value
        FROM json_each(p.value -> '$.ids.taala')
      )
    ) + (
      SELECT iif(n = ?, ?, n)
      FROM (
        SELECT count(*) AS n
        FROM (
          SELECT 1
          FROM (
            SELECT *
            FROM (
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND song_type_id IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.songType')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND language IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.language')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.composer')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.singer')
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT song_id AS id
              FROM credits
              WHERE (p.value ->> '$.asked.part' IS NULL OR credits.part = p.value ->> '$.asked.part' OR credits.accompaniment_type_id = p.value ->> '$.asked.type')
                AND name COLLATE NOCASE IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.accompanist')
              )
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE (p.value ->> '$.asked.part' IS NULL OR credits.part = p.value ->> '$.asked.part' OR credits.accompaniment_type_id = p.value ->> '$.asked.type')
                AND person_id IN (
                SELECT value
                FROM json_each(iif(coalesce(p.value ->> '$.asked.part', '') <> 'composer', p.value -> '$.ids.person',
                  '[]'))
              )
              UNION ALL
              SELECT s.id
              FROM compositions c
              CROSS JOIN songs s ON s.composition_id = c.id
              WHERE c.deleted_at IS NULL AND c.composer_id IN (
                SELECT value
                FROM json_each(iif(coalesce(p.value ->> '$.asked.part', 'composer') = 'composer', p.value -> '$.ids.person',
                  '[]'))
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN p.value ->> 'since'
                AND p.value ->> 'until'
            )
          )
          LIMIT ?
        )
        LIMIT 1
      )
    ) + (
      SELECT iif(n = ?, ?, n)
      FROM (
        SELECT count(*) AS n
        FROM (
          SELECT 1
          FROM (
            SELECT i.song_id AS id
            FROM json_each(p.value -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
          LIMIT ?
        )
        LIMIT 1
      )
    )))
    LIMIT 1
  ) AS start
  FROM q_keyed
), q_strict (chosen, strict) AS MATERIALIZED (
  SELECT parts, CASE WHEN json_array_length(parts) = 1 THEN (
    SELECT json_group_array(id)
    FROM (
      SELECT songs.id
      FROM (
        SELECT DISTINCT id
        FROM (
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND raaga_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.raaga')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND taala_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.taala')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND song_type_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.songType')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND language IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.language')
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.composer')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.singer')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.accompanist')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                '[]'))
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT s.id
            FROM compositions c
            CROSS JOIN songs s ON s.composition_id = c.id
            WHERE c.deleted_at IS NULL AND c.composer_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                (parts -> start) -> '$.ids.person', '[]'))
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
              AND (parts -> start) ->> 'until'
            UNION ALL
            SELECT i.song_id AS id
            FROM json_each((parts -> start) -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
        )
        LIMIT ?
      ) w
      CROSS JOIN songs ON songs.id = w.id
      WHERE songs.deleted_at IS NULL AND NOT EXISTS (
        SELECT 1
        FROM (
          SELECT column1 AS at, parts -> column1 AS part, keys AS keys
          FROM (VALUES (0))
          LIMIT -1
        ) p
        WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
          '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
          instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
          'composer') = 'composer' AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
          AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 END
      )
      LIMIT ?
    )
  ) WHEN NOT EXISTS (
    SELECT 1
    FROM json_each(parts)
    WHERE value ->> 'kind' IN ('title', 'person')
  ) THEN (
    SELECT json_group_array(id)
    FROM (
      SELECT songs.id
      FROM (
        SELECT DISTINCT id
        FROM (
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND raaga_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.raaga')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND taala_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.taala')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND song_type_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.songType')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND language IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.language')
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.composer')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.singer')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.accompanist')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                '[]'))
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT s.id
            FROM compositions c
            CROSS JOIN songs s ON s.composition_id = c.id
            WHERE c.deleted_at IS NULL AND c.composer_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                (parts -> start) -> '$.ids.person', '[]'))
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
              AND (parts -> start) ->> 'until'
            UNION ALL
            SELECT i.song_id AS id
            FROM json_each((parts -> start) -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
        )
        LIMIT ?
      ) w
      CROSS JOIN songs ON songs.id = w.id
      WHERE songs.deleted_at IS NULL AND NOT EXISTS (
        SELECT 1
        FROM (
          SELECT column1 AS at, parts -> column1 AS part, keys AS keys
          FROM (VALUES (0))
          LIMIT -1
        ) p
        WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
          '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
          instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
          'composer') = 'composer' AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
          AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 END
      )
      LIMIT ?
    )
  ) ELSE (
    SELECT json_group_array(id)
    FROM (
      SELECT songs.id
      FROM (
        SELECT DISTINCT id
        FROM (
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND raaga_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.raaga')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND taala_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.taala')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND song_type_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.songType')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND language IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.language')
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.composer')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.singer')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.accompanist')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                '[]'))
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT s.id
            FROM compositions c
            CROSS JOIN songs s ON s.composition_id = c.id
            WHERE c.deleted_at IS NULL AND c.composer_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                (parts -> start) -> '$.ids.person', '[]'))
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
              AND (parts -> start) ->> 'until'
            UNION ALL
            SELECT i.song_id AS id
            FROM json_each((parts -> start) -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
        )
        LIMIT ?
      ) w
      CROSS JOIN songs ON songs.id = w.id
      WHERE songs.deleted_at IS NULL AND NOT EXISTS (
        SELECT 1
        FROM (
          SELECT column1 AS at, parts -> column1 AS part, keys AS keys
          FROM (VALUES (0))
          LIMIT -1
        ) p
        WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
          '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
          instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
          'composer') = 'composer' AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
          AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 END
      )
      LIMIT ?
    )
  ) END
  FROM q_started
)
SELECT count(DISTINCT songs.composition_id) AS compositions
FROM q_strict
CROSS JOIN json_each(strict) q
CROSS JOIN songs ON songs.id = q.value;

WITH q_named (first, past, kind, rank, asked, source, id) AS MATERIALIZED (
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), kinds.column1, (it ->> 'rank') + 0.5 * (n.kind = 'raaga'
      AND n.matched <> n.name), iif(it ->> 'asked' IS NULL, NULL, json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), iif(it ->> 'asked' IS NOT NULL AND n.kind = 'singer', 'accompanist', n.kind), n.name
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2))
    )
    CROSS JOIN (VALUES ('raaga', 'raaga'), ('taala', 'taala'), ('songType', 'songType'), ('person', 'composer'),
      ('person', 'singer'), ('person', 'accompanist')) kinds ON it ->> kinds.column1
    CROSS JOIN name_index n ON n.kind = kinds.column2 AND n.field = (it ->> 'field') AND n.key = (it ->> 'key')
    WHERE it ->> 'asked' IS NULL OR (it ->> '$.asked.part' = 'composer') = (n.kind = 'composer')
    LIMIT ?
  )
  UNION ALL
  SELECT *
  FROM (
    SELECT (it ->> 'first'), (it ->> 'past'), 'person', (it ->> 'rank'), iif(it ->> 'asked' IS NULL, NULL,
      json_set(it -> 'asked',
      '$.type', (
        SELECT json_group_object(lower(name), id)
        FROM accompaniment_types
      ) ->> (it ->> '$.asked.type')
    )), 'person', coalesce(p.merged_into, p.id)
    FROM (
      SELECT ? -> column1 AS it
      FROM (VALUES (0),(1),(2))
    )
    CROSS JOIN person_keys k ON it ->> 'person' AND k.field = (it ->> 'field') AND k.key = (it ->> 'key')
    CROSS JOIN people p ON p.id = k.person_id
    LIMIT ?
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'language', 0, NULL, 'language', (it ->> 'code')
  FROM (
    SELECT ? -> column1 AS it
    FROM (
      SELECT 0 AS column1
      WHERE 0
    )
  )
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'title', (it ->> 'rank'), NULL, NULL, NULL
  FROM (
    SELECT ? -> column1 AS it
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7))
  )
  WHERE EXISTS (
    SELECT 1
    FROM song_index i
    WHERE i.field = (it -> 'range') ->> 0 AND i.key >= (it -> 'range') ->> 1 AND i.key < (it -> 'range') ->> 2
  )
), q_readings (first, past, kind, rank, part) AS MATERIALIZED (
  SELECT first, past, kind, rank, iif(kind = 'title', json_set((? -> (first || ' ' || past)),
    '$.first', first,
    '$.past', past,
    '$.kind', 'title',
    '$.ids', json('{}')
  ), json_object(
    'first', first,
    'past', past,
    'kind', kind,
    'rank', rank,
    'asked', json(asked),
    'ids', json_object(
      'raaga', json_group_array(DISTINCT id) FILTER (WHERE source = 'raaga'),
      'taala', json_group_array(DISTINCT id) FILTER (WHERE source = 'taala'),
      'songType', json_group_array(DISTINCT id) FILTER (WHERE source = 'songType'),
      'language', json_group_array(DISTINCT id) FILTER (WHERE source = 'language'),
      'composer', json_group_array(DISTINCT id) FILTER (WHERE source = 'composer'),
      'singer', json_group_array(DISTINCT id) FILTER (WHERE source = 'singer'),
      'accompanist', json_group_array(DISTINCT id) FILTER (WHERE source = 'accompanist'),
      'person', json_group_array(DISTINCT id) FILTER (WHERE source = 'person')
    )
  ))
  FROM q_named
  GROUP BY first, past, kind, rank, asked
  UNION ALL
  SELECT (it ->> 'first'), (it ->> 'past'), 'year', -1, json_set(it,
    '$.kind', 'year',
    '$.ids', json('{}')
  )
  FROM (
    SELECT ? -> column1 AS it
    FROM (
      SELECT 0 AS column1
      WHERE 0
    )
  )
), q_listed (list) AS MATERIALIZED (
  SELECT json_group_array(json(part))
  FROM (
    SELECT part
    FROM q_readings
    ORDER BY past - first DESC, rank, kind = 'person', kind
  )
), q_choice (next, bits, parts, list) AS (
  SELECT 0, 0, json('[]'), list
  FROM q_listed
  UNION ALL
  SELECT next + 1, bits | iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    0, ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first')))), iif(bits & ((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first'))),
    parts, json_insert(parts, '$[#]', json(list -> next))), list
  FROM q_choice
  WHERE next < json_array_length(list)
), q_chosen (parts, list) AS MATERIALIZED (
  SELECT (
    SELECT json_group_array(json(value))
    FROM (
      SELECT value
      FROM (
        SELECT value
        FROM json_each(c.parts)
        UNION ALL
        SELECT json_set(json_set((? -> ((it ->> 'first') || ' ' || (it ->> 'past'))),
            '$.first', (it ->> 'first'),
            '$.past', (it ->> 'past'),
            '$.kind', 'title',
            '$.ids', json('{}')
          ),
          '$.isUnknown', 1
        )
        FROM (
          SELECT ? -> column1 AS it
          FROM (VALUES (0))
        )
        WHERE NOT c.bits & (1 << ((it ->> 'first')))
      )
      ORDER BY value ->> 'kind' IN ('title', 'person')
    )
  ), list
  FROM (
    SELECT *
    FROM q_choice
    ORDER BY next DESC
    LIMIT 1
  ) c
), q_keyed AS MATERIALIZED (
  SELECT *, (
    SELECT coalesce(group_concat('|' || p.key || ' ' || s.key || ' ' || lower(n.value) || '|', ''), '')
    FROM json_each(parts) p
    CROSS JOIN json_each(p.value -> 'ids') s
    CROSS JOIN json_each(s.value) n
  ) AS keys
  FROM q_chosen
), q_started AS MATERIALIZED (
  SELECT *, (
    SELECT p.key
    FROM json_each(parts) p
    ORDER BY iif(json_array_length(parts) = 1, 0, iif(p.value ->> 'kind' = 'any', (
      SELECT iif(n = ?, ?, n)
      FROM (
        SELECT count(*) AS n
        FROM (
          SELECT 1
          FROM (
            SELECT i.song_id AS id
            FROM json_each(p.value -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
          LIMIT ?
        )
        LIMIT 1
      )
    ) + ? * (
      SELECT sum(json_array_length(value))
      FROM json_each(p.value -> 'ids')
    ), (
      SELECT coalesce(sum(song_count), 0)
      FROM raagas
      WHERE id IN (
        SELECT value
        FROM json_each(p.value -> '$.ids.raaga')
      )
    ) + (
      SELECT coalesce(sum(song_count), 0)
      FROM taalas
      WHERE id IN (
        SELECT value
        FROM json_each(p.value -> '$.ids.taala')
      )
    ) + (
      SELECT iif(n = ?, ?, n)
      FROM (
        SELECT count(*) AS n
        FROM (
          SELECT 1
          FROM (
            SELECT *
            FROM (
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND song_type_id IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.songType')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND language IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.language')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.composer')
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.singer')
              )
            )
            UNION ALL
            SELECT *
            FROM (
              SELECT song_id AS id
              FROM credits
              WHERE (p.value ->> '$.asked.part' IS NULL OR credits.part = p.value ->> '$.asked.part' OR credits.accompaniment_type_id = p.value ->> '$.asked.type')
                AND name COLLATE NOCASE IN (
                SELECT value
                FROM json_each(p.value -> '$.ids.accompanist')
              )
              UNION ALL
              SELECT song_id AS id
              FROM credits
              WHERE (p.value ->> '$.asked.part' IS NULL OR credits.part = p.value ->> '$.asked.part' OR credits.accompaniment_type_id = p.value ->> '$.asked.type')
                AND person_id IN (
                SELECT value
                FROM json_each(iif(coalesce(p.value ->> '$.asked.part', '') <> 'composer', p.value -> '$.ids.person',
                  '[]'))
              )
              UNION ALL
              SELECT s.id
              FROM compositions c
              CROSS JOIN songs s ON s.composition_id = c.id
              WHERE c.deleted_at IS NULL AND c.composer_id IN (
                SELECT value
                FROM json_each(iif(coalesce(p.value ->> '$.asked.part', 'composer') = 'composer', p.value -> '$.ids.person',
                  '[]'))
              )
              UNION ALL
              SELECT songs.id
              FROM songs
              WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN p.value ->> 'since'
                AND p.value ->> 'until'
            )
          )
          LIMIT ?
        )
        LIMIT 1
      )
    ) + (
      SELECT iif(n = ?, ?, n)
      FROM (
        SELECT count(*) AS n
        FROM (
          SELECT 1
          FROM (
            SELECT i.song_id AS id
            FROM json_each(p.value -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
          LIMIT ?
        )
        LIMIT 1
      )
    )))
    LIMIT 1
  ) AS start
  FROM q_keyed
), q_strict (chosen, strict) AS MATERIALIZED (
  SELECT parts, CASE WHEN json_array_length(parts) = 1 THEN (
    SELECT json_group_array(id)
    FROM (
      SELECT songs.id
      FROM (
        SELECT DISTINCT id
        FROM (
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND raaga_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.raaga')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND taala_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.taala')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND song_type_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.songType')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND language IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.language')
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.composer')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.singer')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.accompanist')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                '[]'))
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT s.id
            FROM compositions c
            CROSS JOIN songs s ON s.composition_id = c.id
            WHERE c.deleted_at IS NULL AND c.composer_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                (parts -> start) -> '$.ids.person', '[]'))
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
              AND (parts -> start) ->> 'until'
            UNION ALL
            SELECT i.song_id AS id
            FROM json_each((parts -> start) -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
        )
        LIMIT ?
      ) w
      CROSS JOIN songs ON songs.id = w.id
      WHERE songs.deleted_at IS NULL AND NOT EXISTS (
        SELECT 1
        FROM (
          SELECT column1 AS at, parts -> column1 AS part, keys AS keys
          FROM (VALUES (0))
          LIMIT -1
        ) p
        WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
          '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
          instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
          'composer') = 'composer' AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
          AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 END
      )
      LIMIT ?
    )
  ) WHEN NOT EXISTS (
    SELECT 1
    FROM json_each(parts)
    WHERE value ->> 'kind' IN ('title', 'person')
  ) THEN (
    SELECT json_group_array(id)
    FROM (
      SELECT songs.id
      FROM (
        SELECT DISTINCT id
        FROM (
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND raaga_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.raaga')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND taala_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.taala')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND song_type_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.songType')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND language IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.language')
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.composer')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.singer')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.accompanist')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                '[]'))
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT s.id
            FROM compositions c
            CROSS JOIN songs s ON s.composition_id = c.id
            WHERE c.deleted_at IS NULL AND c.composer_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                (parts -> start) -> '$.ids.person', '[]'))
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
              AND (parts -> start) ->> 'until'
            UNION ALL
            SELECT i.song_id AS id
            FROM json_each((parts -> start) -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
        )
        LIMIT ?
      ) w
      CROSS JOIN songs ON songs.id = w.id
      WHERE songs.deleted_at IS NULL AND NOT EXISTS (
        SELECT 1
        FROM (
          SELECT column1 AS at, parts -> column1 AS part, keys AS keys
          FROM (VALUES (0))
          LIMIT -1
        ) p
        WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
          '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
          instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
          'composer') = 'composer' AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
          AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 END
      )
      LIMIT ?
    )
  ) ELSE (
    SELECT json_group_array(id)
    FROM (
      SELECT songs.id
      FROM (
        SELECT DISTINCT id
        FROM (
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND raaga_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.raaga')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND taala_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.taala')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND song_type_id IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.songType')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND language IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.language')
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND composer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.composer')
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND singer COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.singer')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND name COLLATE NOCASE IN (
              SELECT value
              FROM json_each((parts -> start) -> '$.ids.accompanist')
            )
            UNION ALL
            SELECT song_id AS id
            FROM credits
            WHERE ((parts -> start) ->> '$.asked.part' IS NULL OR credits.part = (parts -> start) ->> '$.asked.part'
              OR credits.accompaniment_type_id = (parts -> start) ->> '$.asked.type') AND person_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', '') <> 'composer', (parts -> start) -> '$.ids.person',
                '[]'))
            )
          )
          UNION ALL
          SELECT *
          FROM (
            SELECT s.id
            FROM compositions c
            CROSS JOIN songs s ON s.composition_id = c.id
            WHERE c.deleted_at IS NULL AND c.composer_id IN (
              SELECT value
              FROM json_each(iif(coalesce((parts -> start) ->> '$.asked.part', 'composer') = 'composer',
                (parts -> start) -> '$.ids.person', '[]'))
            )
            UNION ALL
            SELECT songs.id
            FROM songs
            WHERE songs.deleted_at IS NULL AND coalesce(recorded_on, '') BETWEEN (parts -> start) ->> 'since'
              AND (parts -> start) ->> 'until'
            UNION ALL
            SELECT i.song_id AS id
            FROM json_each((parts -> start) -> 'ranges') r
            CROSS JOIN song_index i ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2
          )
        )
        LIMIT ?
      ) w
      CROSS JOIN songs ON songs.id = w.id
      WHERE songs.deleted_at IS NULL AND NOT EXISTS (
        SELECT 1
        FROM (
          SELECT column1 AS at, parts -> column1 AS part, keys AS keys
          FROM (VALUES (0))
          LIMIT -1
        ) p
        WHERE p.part IS NOT NULL AND p.at <> start AND NOT CASE p.part ->> '$.kind' WHEN 'year' THEN coalesce(songs.recorded_on,
          '') BETWEEN p.part ->> '$.since' AND p.part ->> '$.until' WHEN 'title' THEN (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) WHEN 'person' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))),
          instr(p.keys, printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part',
          'composer') = 'composer' AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) WHEN 'any' THEN max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 OR (EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, ?) AND max(max(0, coalesce(instr(i.key, p.part ->> '$.check.parts[0]'),
            0), coalesce(instr(i.key, p.part ->> '$.check.parts[1]'), 0)), iif(i.key GLOB '[*]*', max(0,
            coalesce(instr(i.key, p.part ->> '$.check.tamilParts[0]'), 0), coalesce(instr(i.key, p.part ->> '$.check.tamilParts[1]'),
            0)), 0))
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.check.folded[0][0]') AND i.key BETWEEN p.part ->> '$.check.folded[0][1]'
            AND p.part ->> '$.check.folded[0][2]'
        ) OR EXISTS (
          SELECT 1
          FROM song_index i
          WHERE (i.song_id, i.field) = (songs.id, p.part ->> '$.lines[0]') AND i.key BETWEEN p.part ->> '$.lines[1]'
            AND p.part ->> '$.lines[2]'
        )) OR (instr(p.keys, printf('|%d person ', p.at)) AND coalesce(p.part ->> '$.asked.part', 'composer') = 'composer'
          AND EXISTS (
          SELECT 1
          FROM compositions
          WHERE id = songs.composition_id AND instr(p.keys, printf('|%d person %s|', p.at, lower(composer_id)))
        ) OR max(instr(p.keys, printf('|%d person ', p.at)), instr(p.keys, printf('|%d accompanist ',
          p.at))) AND coalesce(p.part ->> '$.asked.part', '') <> 'composer' AND EXISTS (
          SELECT 1
          FROM credits
          WHERE song_id = songs.id AND (p.part ->> '$.asked.part' IS NULL OR credits.part = p.part ->> '$.asked.part'
            OR credits.accompaniment_type_id = p.part ->> '$.asked.type') AND max(instr(p.keys, printf('|%d person %s|',
            p.at, lower(person_id))), instr(p.keys, printf('|%d accompanist %s|', p.at, lower(name))))
        )) ELSE max(instr(p.keys, printf('|%d raaga %s|', p.at, lower(songs.raaga_id))), instr(p.keys,
          printf('|%d taala %s|', p.at, lower(songs.taala_id))), instr(p.keys, printf('|%d songType %s|',
          p.at, lower(songs.song_type_id))), instr(p.keys, printf('|%d language %s|', p.at, lower(songs.language))),
          instr(p.keys, printf('|%d composer %s|', p.at, lower(songs.composer))), instr(p.keys, printf('|%d singer %s|',
          p.at, lower(songs.singer)))) > 0 END
      )
      LIMIT ?
    )
  ) END
  FROM q_started
)
SELECT count(DISTINCT songs.composition_id) AS compositions
FROM q_strict
CROSS JOIN json_each(strict) q
CROSS JOIN songs ON songs.id = q.value;

select hits.position, hits.total, hits.size, hits.compared, hits.loose, "songs"."id", "songs"."title",
  "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  "songs"."singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", hits.facets, CAST(substr(hits.matches, instr(hits.matches,
  '[' || hits.entry || ',') + length('[' || hits.entry || ','), 30) AS INTEGER) as "matched", CAST(? AS INTEGER) as "of",
  (length(hits.matches) - length(replace(hits.matches, '[' || hits.entry || ',', ''))) / length('[' || hits.entry || ',') as "shown",
  "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", songs.language as "language",
  NULL as "lyrics", NULL as "line", ? as "text"
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
        songs.raaga_id, songs.taala_id, songs.song_type_id, songs.language, substr(songs.lyrics, 1, 1) AS lyrics,
        songs.is_recording, songs.upload_type, songs.recorded_on, songs.script_names
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
        songs.raaga_id, songs.taala_id, songs.song_type_id, songs.language, substr(songs.lyrics, 1, 1) AS lyrics,
        songs.is_recording, songs.upload_type, songs.recorded_on, songs.script_names
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
        count(*) AS compared, json_array(json(json_group_array(json_array(composition_id, raaga_id, taala_id,
        song_type_id, language, nullif(composer, ''), nullif(singer, ''), substr(recorded_on, 1, 3) || '0')) FILTER (WHERE is_match)),
        json(json_group_array(DISTINCT json_array(raaga_id, names ->> 'raaga')) FILTER (WHERE is_match)),
        json(json_group_array(DISTINCT json_array(taala_id, names ->> 'taala')) FILTER (WHERE is_match)),
        json(json_group_array(DISTINCT json_array(song_type_id, names ->> 'songType')) FILTER (WHERE is_match)),
        json(json_group_array(DISTINCT json_array(nullif(composer, ''), names ->> 'composer')) FILTER (WHERE is_match)),
        json(json_group_array(DISTINCT json_array(nullif(singer, ''), names ->> 'singer')) FILTER (WHERE is_match))) AS facets
      FROM (
        SELECT *, script_names -> ? AS names, title_key AS sort_key, iif((songs.filter = 0 OR (+songs.singer) COLLATE NOCASE IN (
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
  SELECT f ->> 0 AS total, f ->> 1 AS size, f ->> 2 AS compared, f ->> 3 AS matches, f ->> 5 AS loose,
    iif(column1 = 0, f ->> 6, NULL) AS facets, column1 AS position, f ->> 4 ->> CAST(? + column1 AS INTEGER) AS entry
  FROM (
    SELECT (
      SELECT json_array(total, size, compared, matches, entries, 0, json(facets))
      FROM found
    ) AS f, column1
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
      (19))
    LIMIT -1
  )
  LIMIT -1
) AS hits
left join "compositions" on "compositions"."id" = hits.entry
left join "songs" on "songs"."id" = iif( instr(hits.matches, '[' || hits.entry || ',' || CAST(substr(hits.matches,
  instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','), 30) AS INTEGER) || ',' || "compositions"."main_song_id" || ']') > 0,
  "compositions"."main_song_id", CAST(substr(substr(hits.matches, instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','),
  30), instr(substr(hits.matches, instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','),
  30), ',') + 1) AS INTEGER));


-- /search?title=omkara&searched=true

select hits.position, hits.total, hits.size, hits.compared, hits.loose, "songs"."id", "songs"."title",
  "songs"."singer", "songs"."composer", "songs"."raaga_id", "songs"."taala_id", "songs"."song_type_id",
  "songs"."recorded_on", "songs"."duration_seconds", "songs"."upload_type", "songs"."external_media_id",
  "songs"."media_file_id", "songs"."media_url", "songs"."start_seconds", "songs"."end_seconds", "songs"."script_names" ->> ? as "names",
  "songs"."singer_part", (
  SELECT arohana || '/' || avarohana
  FROM raagas
  WHERE id = "songs"."raaga_id"
) as "scale", "songs"."lyrics" <> '' as "has_lyrics", hits.facets, CAST(substr(hits.matches, instr(hits.matches,
  '[' || hits.entry || ',') + length('[' || hits.entry || ','), 30) AS INTEGER) as "matched", CAST(? AS INTEGER) as "of",
  (length(hits.matches) - length(replace(hits.matches, '[' || hits.entry || ',', ''))) / length('[' || hits.entry || ',') as "shown",
  "compositions"."recording_count", "compositions"."first_year", "compositions"."last_year", songs.language as "language",
  NULL as "lyrics", NULL as "line", ? as "text"
from ( WITH title_ranges (ranges) AS (
    SELECT ?
  ), title_check (t0, t1, t2, t3) AS (
    SELECT ?, ?, ?, ?
  ), found AS MATERIALIZED (
    SELECT json_array_length(entries) AS total, *
    FROM (
      SELECT json_group_array(DISTINCT composition_id) AS entries, count(*) AS size, '[' || group_concat('[' || composition_id || ',' || 1 || ',' || id || ']') || ']' AS matches,
        NULL AS compared, json_array(json(json_group_array(json_array(composition_id, raaga_id, taala_id,
        song_type_id, language, nullif(composer, ''), nullif(singer, ''), substr(recorded_on, 1, 3) || '0')) ),
        json(json_group_array(DISTINCT json_array(raaga_id, names ->> 'raaga')) ), json(json_group_array(DISTINCT json_array(taala_id,
        names ->> 'taala')) ), json(json_group_array(DISTINCT json_array(song_type_id, names ->> 'songType')) ),
        json(json_group_array(DISTINCT json_array(nullif(composer, ''), names ->> 'composer')) ), json(json_group_array(DISTINCT json_array(nullif(singer,
        ''), names ->> 'singer')) )) AS facets
      FROM (
        SELECT songs.id, songs.composition_id, songs.raaga_id, songs.taala_id, songs.song_type_id, songs.language,
          songs.composer, songs.singer, songs.recorded_on, songs.script_names -> ? AS names
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
  SELECT f ->> 0 AS total, f ->> 1 AS size, f ->> 2 AS compared, f ->> 3 AS matches, f ->> 5 AS loose,
    iif(column1 = 0, f ->> 6, NULL) AS facets, column1 AS position, f ->> 4 ->> CAST(? + column1 AS INTEGER) AS entry
  FROM (
    SELECT (
      SELECT json_array(total, size, compared, matches, entries, 0, json(facets))
      FROM found
    ) AS f, column1
    FROM (VALUES (0),(1),(2),(3),(4),(5),(6),(7),(8),(9),(10),(11),(12),(13),(14),(15),(16),(17),(18),
      (19))
    LIMIT -1
  )
  LIMIT -1
) AS hits
left join "compositions" on "compositions"."id" = hits.entry
left join "songs" on "songs"."id" = iif( instr(hits.matches, '[' || hits.entry || ',' || CAST(substr(hits.matches,
  instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','), 30) AS INTEGER) || ',' || "compositions"."main_song_id" || ']') > 0,
  "compositions"."main_song_id", CAST(substr(substr(hits.matches, instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','),
  30), instr(substr(hits.matches, instr(hits.matches, '[' || hits.entry || ',') + length('[' || hits.entry || ','),
  30), ',') + 1) AS INTEGER));


-- /suggest?kind=raaga&text=la

select kind, name, matched, field, shown, native, compositions, recordings
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
      0) AS compositions, coalesce(e.song_count, 0) AS recordings
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
      recordings DESC, n.at
    LIMIT ?
  )
) AS names;

select kind, name, matched, field, shown, native, compositions, recordings
from (WITH asked AS MATERIALIZED (
    SELECT 1
    WHERE 1
  )
  SELECT *
  FROM (
    SELECT ? AS kind, n.name, n.matched, n.field, n.name AS shown, NULL AS native, coalesce(e.composition_count,
      0) AS compositions, coalesce(e.song_count, 0) AS recordings
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
      recordings DESC, n.at
    LIMIT ?
  )
) AS names;


-- /suggest?kind=singer&text=ba

select kind, name, matched, field, shown, native, compositions, recordings
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
      NULL AS recordings
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

select kind, name, matched, field, shown, native, compositions, recordings
from (WITH asked AS MATERIALIZED (
    SELECT 1
    WHERE 1
  )
  SELECT *
  FROM (
    SELECT ? AS kind, n.name, n.matched, n.field, n.name AS shown, NULL AS native, NULL AS compositions,
      NULL AS recordings
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
