-- The views and triggers after all migrations. Written by tests/checks/triggers.test.ts (vitest -u); not run.

CREATE VIEW changed_records AS SELECT kind, record_id, is_deleted FROM record_changes;

CREATE VIEW composition_figures AS SELECT c.id AS composition_id,
  coalesce(
    (SELECT id FROM songs WHERE id = c.marked_song_id AND composition_id = c.id AND deleted_at IS NULL),
    (SELECT id FROM songs WHERE composition_id = c.id AND deleted_at IS NULL
      ORDER BY duration_seconds DESC, id LIMIT 1)) AS main_song_id,
  (SELECT count(*) FROM songs WHERE composition_id = c.id AND deleted_at IS NULL AND is_recording) AS recording_count,
  -- Two printed names of one person are one performer.
  (SELECT count(DISTINCT coalesce((SELECT value FROM json_each(person_ids) WHERE key = singer), singer)) FROM songs
    WHERE composition_id = c.id AND deleted_at IS NULL AND singer NOT IN ('', 'Test sound')) AS singer_count,
  (SELECT min(CAST(substr(recorded_on, 1, 4) AS INTEGER)) FROM songs
    WHERE composition_id = c.id AND deleted_at IS NULL AND recorded_on IS NOT NULL) AS first_year,
  (SELECT max(CAST(substr(recorded_on, 1, 4) AS INTEGER)) FROM songs
    WHERE composition_id = c.id AND deleted_at IS NULL AND recorded_on IS NOT NULL) AS last_year
FROM compositions c;

CREATE VIEW copied_others AS
  SELECT 'raaga' AS kind, id AS record_id, false AS is_deleted FROM raagas
  UNION ALL SELECT 'taala', id, false FROM taalas
  UNION ALL SELECT 'deity', id, false FROM deities
  UNION ALL SELECT 'person', id, merged_into IS NOT NULL FROM people;

CREATE VIEW harvested_songs AS SELECT id AS song_id, composition_id, CAST(id AS TEXT) AS record_id,
  -- A test sound has no performer.
  is_recording AND singer <> 'Test sound' AS is_recording, raaga_id, deleted_at IS NOT NULL AS is_deleted
  FROM songs;

CREATE VIEW hidden_rows AS
  SELECT h.id AS hidden_id, h.kind, h.part, h.reason, h.hidden_at, v.place, v.row_id, v.kept
  FROM hidden_values v JOIN hidden_parts h ON h.id = v.hidden_id;

CREATE VIEW song_credits AS
  SELECT id AS song_id, 0 AS position, singer AS name, singer_part AS part, NULL AS accompaniment_type_id,
    (SELECT value FROM json_each(person_ids) WHERE key = singer) AS person_id
  FROM songs WHERE singer <> ''
  UNION ALL
  SELECT s.id, 1 + played.key * 100 + player.key, player.value, NULL, played.value ->> 'typeId',
    (SELECT value FROM json_each(s.person_ids) WHERE key = player.value)
  FROM songs s, json_each(s.accompaniments) AS played, json_each(played.value, '$.players') AS player;

CREATE VIEW songs_in_scripts AS
  SELECT s.id AS song_id, (SELECT json_group_object(language, json(names)) FROM (
      SELECT l.value AS language, json_patch('{}', json_object('title', c.script_names ->> l.value,
        'raaga', r.script_names ->> l.value, 'taala', t.script_names ->> l.value,
        'composer', composer.script_names ->> l.value, 'singer', singer.script_names ->> l.value,
        'songType', f.script_names ->> l.value, 'deity', d.script_names ->> l.value)) AS names
      FROM json_each('["te","ta","kn","ml","hi"]') l)
    WHERE names <> '{}') AS script_names
  FROM songs s
    LEFT JOIN compositions c ON c.id = s.composition_id
    LEFT JOIN raagas r ON r.id = s.raaga_id
    LEFT JOIN taalas t ON t.id = s.taala_id
    LEFT JOIN song_types f ON f.id = s.song_type_id
    LEFT JOIN deities d ON d.id = s.deity_id
    LEFT JOIN people composer ON composer.id = c.composer_id
    LEFT JOIN people singer ON singer.id = (SELECT value FROM json_each(s.person_ids) WHERE key = s.singer);

CREATE TRIGGER accompaniment_types_copied AFTER INSERT ON accompaniment_types
BEGIN
  INSERT INTO changed_records VALUES ('accompanimentType', NEW.id, false);
END;

CREATE TRIGGER accompaniment_types_copied_anew AFTER UPDATE OF id, name, description ON accompaniment_types
WHEN (OLD.id, OLD.name, OLD.description) IS NOT (NEW.id, NEW.name, NEW.description)
BEGIN
  INSERT INTO changed_records SELECT 'accompanimentType', OLD.id, true WHERE OLD.id <> NEW.id;
  INSERT INTO changed_records VALUES ('accompanimentType', NEW.id, false);
END;

CREATE TRIGGER accompaniment_types_no_longer_copied AFTER DELETE ON accompaniment_types
BEGIN
  INSERT INTO changed_records VALUES ('accompanimentType', OLD.id, true);
END;

CREATE TRIGGER changed_records_written INSTEAD OF INSERT ON changed_records
BEGIN
  INSERT INTO record_changes (number, kind, record_id, changed_at, is_recording, raaga_id, is_deleted)
  SELECT coalesce((SELECT max(number) FROM record_changes), 0) + 1, NEW.kind, NEW.record_id,
    max(CAST(unixepoch('subsec') * 1000 AS INTEGER), coalesce((SELECT max(changed_at) FROM record_changes), 0)),
    false, NULL, NEW.is_deleted WHERE true
  ON CONFLICT (kind, record_id) DO UPDATE SET number = excluded.number, changed_at = excluded.changed_at,
    is_deleted = excluded.is_deleted;
END;

CREATE TRIGGER claims_delete AFTER DELETE ON claims
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER claims_insert AFTER INSERT ON claims
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER claims_update AFTER UPDATE ON claims
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER composition_raagas_delivered AFTER INSERT ON composition_raagas
BEGIN
  INSERT INTO changed_records SELECT 'composition', id, false FROM compositions
    WHERE id = NEW.composition_id AND deleted_at IS NULL;
END;

CREATE TRIGGER composition_raagas_delivered_anew AFTER UPDATE OF position, raaga_id ON composition_raagas
BEGIN
  INSERT INTO changed_records SELECT 'composition', id, false FROM compositions
    WHERE id = NEW.composition_id AND deleted_at IS NULL;
END;

CREATE TRIGGER composition_raagas_no_longer_delivered AFTER DELETE ON composition_raagas
BEGIN
  INSERT INTO changed_records SELECT 'composition', id, false FROM compositions
    WHERE id = OLD.composition_id AND deleted_at IS NULL;
END;

CREATE TRIGGER compositions_begin AFTER INSERT ON compositions
BEGIN
  UPDATE compositions SET title_key = (SELECT iif(unicode(letters) BETWEEN 97 AND 122 OR unicode(letters) BETWEEN 192 AND 767
      OR unicode(letters) BETWEEN 880 AND 8191 OR unicode(letters) BETWEEN 11264 AND 55295, '1' || letters,
      '0' || iif(letters GLOB '[0-9]*', printf('%012d', CAST(letters AS INTEGER)), '') || ltrim(letters, '0123456789'))
    FROM (SELECT ltrim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(title), 'ā', 'a'), 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ä', 'a'), 'Ā', 'a'), 'Á', 'a'), 'ī', 'i'), 'í', 'i'), 'ì', 'i'), 'î', 'i'), 'ï', 'i'), 'Ī', 'i'), 'ū', 'u'), 'ú', 'u'), 'ù', 'u'), 'û', 'u'), 'ü', 'u'), 'Ū', 'u'), 'ē', 'e'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'Ē', 'e'), 'É', 'e'), 'ō', 'o'), 'ó', 'o'), 'ò', 'o'), 'ô', 'o'), 'ö', 'o'), 'Ō', 'o'), 'ṛ', 'r'), 'ṝ', 'r'), 'ṟ', 'r'), 'Ṛ', 'r'), 'ḷ', 'l'), 'ḹ', 'l'), 'ḻ', 'l'), 'Ḷ', 'l'), 'ṁ', 'm'), 'ṃ', 'm'), 'ṅ', 'n'), 'ñ', 'n'), 'ṇ', 'n'), 'ṉ', 'n'), 'Ñ', 'n'), 'ṭ', 't'), 'ṯ', 't'), 'Ṭ', 't'), 'ḍ', 'd'), 'ḏ', 'd'), 'Ḍ', 'd'), 'ś', 's'), 'ṣ', 's'), 'Ś', 's'), 'Ṣ', 's'), 'ḥ', 'h'), 'ç', 'c'), '̄', ''), '̥', ''), '̣', ''), '́', ''), '̇', ''), '̐', ''), '̱', ''), '''', ''), '"', ''), '‘', ''), '’', ''), '“', ''), '”', ''), '-', ''), '.', ''), ',', ''), '''"‘’“”„‚«»‹›´ʼ.,:!?¡¿…·•-–—_/|()[]{}<>+=*&#@%~^$§ ') AS letters LIMIT 1)) WHERE id = NEW.id;
  UPDATE title_initials SET counts = (SELECT json_patch(counts, json_object(initial, coalesce((SELECT value FROM json_each(counts) WHERE key = initial), 0) + 1))
    FROM (SELECT iif(k < '1', '#', upper(substr(k, 2, 1))) AS initial FROM (SELECT coalesce('1' || ltrim(NEW.script_names ->> language, '"‘“'), (SELECT title_key FROM compositions WHERE id = NEW.id)) AS k)))
    WHERE NEW.deleted_at IS NULL;
  UPDATE incomplete_counts SET compositions = compositions + iif(part = 'recording', NEW.recording_count = 0,
    iif(part = 'lyrics', NEW.lyrics = '',
    iif(part = 'taala', NEW.taala_id IS NULL, (NEW.raaga_id IS NULL AND NEW.song_type_id IS NOT 'Ragamalika'))))
    WHERE NEW.deleted_at IS NULL;
END;

CREATE TRIGGER compositions_begin_anew AFTER UPDATE OF title, script_names, deleted_at ON compositions
WHEN (OLD.title, OLD.script_names, OLD.deleted_at IS NULL) IS NOT (NEW.title, NEW.script_names, NEW.deleted_at IS NULL)
BEGIN
  UPDATE compositions SET title_key = (SELECT iif(unicode(letters) BETWEEN 97 AND 122 OR unicode(letters) BETWEEN 192 AND 767
      OR unicode(letters) BETWEEN 880 AND 8191 OR unicode(letters) BETWEEN 11264 AND 55295, '1' || letters,
      '0' || iif(letters GLOB '[0-9]*', printf('%012d', CAST(letters AS INTEGER)), '') || ltrim(letters, '0123456789'))
    FROM (SELECT ltrim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(title), 'ā', 'a'), 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ä', 'a'), 'Ā', 'a'), 'Á', 'a'), 'ī', 'i'), 'í', 'i'), 'ì', 'i'), 'î', 'i'), 'ï', 'i'), 'Ī', 'i'), 'ū', 'u'), 'ú', 'u'), 'ù', 'u'), 'û', 'u'), 'ü', 'u'), 'Ū', 'u'), 'ē', 'e'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'Ē', 'e'), 'É', 'e'), 'ō', 'o'), 'ó', 'o'), 'ò', 'o'), 'ô', 'o'), 'ö', 'o'), 'Ō', 'o'), 'ṛ', 'r'), 'ṝ', 'r'), 'ṟ', 'r'), 'Ṛ', 'r'), 'ḷ', 'l'), 'ḹ', 'l'), 'ḻ', 'l'), 'Ḷ', 'l'), 'ṁ', 'm'), 'ṃ', 'm'), 'ṅ', 'n'), 'ñ', 'n'), 'ṇ', 'n'), 'ṉ', 'n'), 'Ñ', 'n'), 'ṭ', 't'), 'ṯ', 't'), 'Ṭ', 't'), 'ḍ', 'd'), 'ḏ', 'd'), 'Ḍ', 'd'), 'ś', 's'), 'ṣ', 's'), 'Ś', 's'), 'Ṣ', 's'), 'ḥ', 'h'), 'ç', 'c'), '̄', ''), '̥', ''), '̣', ''), '́', ''), '̇', ''), '̐', ''), '̱', ''), '''', ''), '"', ''), '‘', ''), '’', ''), '“', ''), '”', ''), '-', ''), '.', ''), ',', ''), '''"‘’“”„‚«»‹›´ʼ.,:!?¡¿…·•-–—_/|()[]{}<>+=*&#@%~^$§ ') AS letters LIMIT 1)) WHERE id = NEW.id AND OLD.title <> NEW.title;
  UPDATE title_initials SET counts = (SELECT json_patch(counts, json_object(initial, nullif(coalesce((SELECT value FROM json_each(counts) WHERE key = initial), 0) - 1, 0)))
    FROM (SELECT iif(k < '1', '#', upper(substr(k, 2, 1))) AS initial FROM (SELECT coalesce('1' || ltrim(OLD.script_names ->> language, '"‘“'), OLD.title_key) AS k)))
    WHERE OLD.deleted_at IS NULL;
  UPDATE title_initials SET counts = (SELECT json_patch(counts, json_object(initial, coalesce((SELECT value FROM json_each(counts) WHERE key = initial), 0) + 1))
    FROM (SELECT iif(k < '1', '#', upper(substr(k, 2, 1))) AS initial FROM (SELECT coalesce('1' || ltrim(NEW.script_names ->> language, '"‘“'), (SELECT title_key FROM compositions WHERE id = NEW.id)) AS k)))
    WHERE NEW.deleted_at IS NULL;
END;

CREATE TRIGGER compositions_changed AFTER UPDATE ON compositions
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
  UPDATE "counters" SET value = value + (NEW.deleted_at IS NULL) - (OLD.deleted_at IS NULL)
    WHERE name = 'compositions' AND (NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL);
END;

CREATE TRIGGER compositions_completed AFTER UPDATE OF deleted_at, recording_count, test_sounds, lyrics, taala_id, raaga_id, song_type_id ON compositions
WHEN (OLD.deleted_at IS NULL, OLD.recording_count = OLD.test_sounds, OLD.lyrics = '', OLD.taala_id IS NULL, OLD.raaga_id IS NULL, OLD.song_type_id IS 'Ragamalika') IS NOT
  (NEW.deleted_at IS NULL, NEW.recording_count = NEW.test_sounds, NEW.lyrics = '', NEW.taala_id IS NULL, NEW.raaga_id IS NULL, NEW.song_type_id IS 'Ragamalika')
BEGIN
  UPDATE incomplete_counts SET compositions = compositions + iif(part = 'recording', (NEW.deleted_at IS NULL AND NEW.recording_count = NEW.test_sounds) - (OLD.deleted_at IS NULL AND OLD.recording_count = OLD.test_sounds),
    iif(part = 'lyrics', (NEW.deleted_at IS NULL AND NEW.lyrics = '') - (OLD.deleted_at IS NULL AND OLD.lyrics = ''),
    iif(part = 'taala', (NEW.deleted_at IS NULL AND NEW.taala_id IS NULL) - (OLD.deleted_at IS NULL AND OLD.taala_id IS NULL), (NEW.deleted_at IS NULL AND (NEW.raaga_id IS NULL AND NEW.song_type_id IS NOT 'Ragamalika')) - (OLD.deleted_at IS NULL AND (OLD.raaga_id IS NULL AND OLD.song_type_id IS NOT 'Ragamalika')))));
END;

CREATE TRIGGER compositions_composed AFTER INSERT ON compositions WHEN NEW.deleted_at IS NULL AND NEW.composer_id IS NOT NULL
BEGIN
  UPDATE people SET composition_count = composition_count + 1 WHERE id = NEW.composer_id;
END;

CREATE TRIGGER compositions_composed_by AFTER UPDATE OF composer_id, deleted_at ON compositions
WHEN (OLD.composer_id, OLD.deleted_at IS NULL) IS NOT (NEW.composer_id, NEW.deleted_at IS NULL)
BEGIN
  UPDATE people SET composition_count = composition_count - 1
    WHERE id = OLD.composer_id AND OLD.deleted_at IS NULL;
  UPDATE people SET composition_count = composition_count + 1
    WHERE id = NEW.composer_id AND NEW.deleted_at IS NULL
      AND (OLD.composer_id IS NULL OR OLD.deleted_at IS NOT NULL
        OR EXISTS (SELECT 1 FROM people WHERE id = OLD.composer_id));
END;

CREATE TRIGGER compositions_copied AFTER UPDATE OF title, composer, raaga_id, taala_id, song_type_id, language, description, lyrics ON compositions
BEGIN
  UPDATE songs SET title = NEW.title, composer = NEW.composer,
    raaga_id = coalesce(own_raaga_id, NEW.raaga_id), taala_id = coalesce(own_taala_id, NEW.taala_id),
    song_type_id = NEW.song_type_id, language = NEW.language, description = NEW.description, lyrics = NEW.lyrics
    WHERE composition_id = NEW.id;
END;

CREATE TRIGGER compositions_deity_copied AFTER UPDATE OF deity_id ON compositions
BEGIN
  UPDATE songs SET deity_id = NEW.deity_id WHERE composition_id = NEW.id AND deity_id IS NOT NEW.deity_id;
END;

CREATE TRIGGER compositions_delivered AFTER INSERT ON compositions WHEN NEW.deleted_at IS NULL
BEGIN
  INSERT INTO changed_records VALUES ('composition', NEW.id, false);
END;

CREATE TRIGGER compositions_delivered_anew AFTER UPDATE OF title, iso_title, native_title, other_titles, composer,
  composer_id, raaga_id, taala_id, song_type_id, language, deity, signature, description, lyrics,
  lyrics_rights, lyrics_permission, notation, notation_rights, notation_permission, pages_elsewhere, meaning,
  meaning_rights, meaning_permission, line_meanings, main_song_id, recording_count, first_year, last_year,
  deleted_at ON compositions
WHEN (OLD.title, OLD.iso_title, OLD.native_title, OLD.other_titles, OLD.composer, OLD.composer_id,
    OLD.raaga_id, OLD.taala_id, OLD.song_type_id, OLD.language, OLD.deity, OLD.signature, OLD.description,
    OLD.lyrics, OLD.lyrics_rights, OLD.lyrics_permission, OLD.notation, OLD.notation_rights,
    OLD.notation_permission, OLD.pages_elsewhere, OLD.meaning, OLD.meaning_rights, OLD.meaning_permission,
    OLD.line_meanings, OLD.main_song_id, OLD.recording_count, OLD.first_year, OLD.last_year,
    OLD.deleted_at IS NULL) IS NOT
  (NEW.title, NEW.iso_title, NEW.native_title, NEW.other_titles, NEW.composer, NEW.composer_id, NEW.raaga_id,
    NEW.taala_id, NEW.song_type_id, NEW.language, NEW.deity, NEW.signature, NEW.description, NEW.lyrics,
    NEW.lyrics_rights, NEW.lyrics_permission, NEW.notation, NEW.notation_rights, NEW.notation_permission,
    NEW.pages_elsewhere, NEW.meaning, NEW.meaning_rights, NEW.meaning_permission, NEW.line_meanings,
    NEW.main_song_id, NEW.recording_count, NEW.first_year, NEW.last_year, NEW.deleted_at IS NULL)
  AND (OLD.deleted_at IS NULL OR NEW.deleted_at IS NULL)
BEGIN
  INSERT INTO changed_records VALUES ('composition', NEW.id, NEW.deleted_at IS NOT NULL);
END;

CREATE TRIGGER compositions_end AFTER DELETE ON compositions WHEN OLD.deleted_at IS NULL
BEGIN
  UPDATE title_initials SET counts = (SELECT json_patch(counts, json_object(initial, nullif(coalesce((SELECT value FROM json_each(counts) WHERE key = initial), 0) - 1, 0)))
    FROM (SELECT iif(k < '1', '#', upper(substr(k, 2, 1))) AS initial FROM (SELECT coalesce('1' || ltrim(OLD.script_names ->> language, '"‘“'), OLD.title_key) AS k)))
    WHERE true;
  UPDATE incomplete_counts SET compositions = compositions + iif(part = 'recording', -(OLD.recording_count = 0),
    iif(part = 'lyrics', -(OLD.lyrics = ''),
    iif(part = 'taala', -(OLD.taala_id IS NULL), -((OLD.raaga_id IS NULL AND OLD.song_type_id IS NOT 'Ragamalika')))));
END;

CREATE TRIGGER compositions_followed_on AFTER UPDATE OF merged_into ON compositions WHEN NEW.merged_into IS NOT NULL
BEGIN
  UPDATE OR IGNORE follows SET record_id = CAST(NEW.merged_into AS TEXT)
    WHERE kind = 'composition' AND record_id = CAST(NEW.id AS TEXT);
  DELETE FROM follows WHERE kind = 'composition' AND record_id = CAST(NEW.id AS TEXT);
END;

CREATE TRIGGER compositions_harvested_anew AFTER UPDATE OF iso_title, native_title, other_titles, deity, composer_id,
  raaga_id, taala_id, song_type_id, language, signature, description, lyrics, notation, pages_elsewhere, meaning,
  line_meanings, lyrics_rights, lyrics_permission, notation_rights, notation_permission, meaning_rights,
  meaning_permission ON compositions
WHEN (OLD.iso_title, OLD.native_title, OLD.other_titles, OLD.deity, OLD.composer_id, OLD.raaga_id, OLD.taala_id,
    OLD.song_type_id, OLD.language, OLD.signature, OLD.description, OLD.lyrics, OLD.notation, OLD.pages_elsewhere,
    OLD.meaning, OLD.line_meanings, OLD.lyrics_rights, OLD.lyrics_permission, OLD.notation_rights, OLD.notation_permission,
    OLD.meaning_rights, OLD.meaning_permission) IS NOT
  (NEW.iso_title, NEW.native_title, NEW.other_titles, NEW.deity, NEW.composer_id, NEW.raaga_id, NEW.taala_id,
    NEW.song_type_id, NEW.language, NEW.signature, NEW.description, NEW.lyrics, NEW.notation, NEW.pages_elsewhere,
    NEW.meaning, NEW.line_meanings, NEW.lyrics_rights, NEW.lyrics_permission, NEW.notation_rights, NEW.notation_permission,
    NEW.meaning_rights, NEW.meaning_permission)
BEGIN
  INSERT INTO record_changes (number, kind, record_id, changed_at, is_recording, raaga_id, is_deleted)
  SELECT coalesce((SELECT max(number) FROM record_changes), 0) + row_number() OVER (ORDER BY song_id), 'song', record_id,
    max(CAST(unixepoch('subsec') * 1000 AS INTEGER), coalesce((SELECT max(changed_at) FROM record_changes), 0)),
    is_recording, raaga_id, is_deleted FROM harvested_songs WHERE composition_id = NEW.id AND NOT is_deleted
  ON CONFLICT (kind, record_id) DO UPDATE SET number = excluded.number, changed_at = excluded.changed_at,
    is_recording = excluded.is_recording, raaga_id = excluded.raaga_id, is_deleted = excluded.is_deleted;
END;

CREATE TRIGGER compositions_hidden BEFORE UPDATE OF deleted_at ON compositions
WHEN NEW.deleted_at IS NULL
  AND EXISTS (SELECT 1 FROM hidden_rows WHERE place = 'composition' AND row_id = CAST(NEW.id AS TEXT))
BEGIN
  SELECT RAISE(ABORT, 'REQUIREMENT_FAILED:hidden');
END;

CREATE TRIGGER compositions_hidden_notation BEFORE UPDATE OF notation ON compositions
WHEN NEW.notation <> ''
  AND EXISTS (SELECT 1 FROM hidden_rows WHERE place = 'notation' AND row_id = CAST(NEW.id AS TEXT))
BEGIN
  SELECT RAISE(ABORT, 'REQUIREMENT_FAILED:hidden');
END;

CREATE TRIGGER compositions_hidden_words BEFORE UPDATE OF lyrics, meaning, line_meanings ON compositions
WHEN (NEW.lyrics, NEW.meaning, NEW.line_meanings) IS NOT ('', '{}', '{}')
  AND EXISTS (SELECT 1 FROM hidden_rows WHERE place = 'words' AND row_id = CAST(NEW.id AS TEXT))
BEGIN
  SELECT RAISE(ABORT, 'REQUIREMENT_FAILED:hidden');
END;

CREATE TRIGGER compositions_inserted AFTER INSERT ON compositions WHEN NEW.deleted_at IS NULL
BEGIN
  UPDATE "counters" SET value = value + 1 WHERE name = 'compositions';
END;

CREATE TRIGGER compositions_leave_pages BEFORE DELETE ON compositions
BEGIN
  DELETE FROM linked_pages WHERE composition_id = OLD.id;
END;

CREATE TRIGGER compositions_linked AFTER INSERT ON compositions
WHEN NEW.pages_elsewhere <> '' AND NEW.deleted_at IS NULL
BEGIN
  INSERT OR IGNORE INTO linked_pages (composition_id, address)
    SELECT NEW.id, substr(line.value, instr(line.value, 'http'))
    FROM json_each('["' || replace(replace(replace(NEW.pages_elsewhere, '\', '\\'), '"', '\"'), char(10), '","') || '"]') line
    WHERE instr(line.value, 'http') > 0;
END;

CREATE TRIGGER compositions_linked_anew AFTER UPDATE OF pages_elsewhere, deleted_at ON compositions
WHEN OLD.pages_elsewhere <> NEW.pages_elsewhere OR OLD.deleted_at IS NOT NEW.deleted_at
BEGIN
  DELETE FROM linked_pages WHERE composition_id = NEW.id AND (NEW.deleted_at IS NOT NULL
    OR instr(char(10) || NEW.pages_elsewhere || char(10), ' ' || address || char(10)) = 0);
  INSERT OR IGNORE INTO linked_pages (composition_id, address)
    SELECT NEW.id, substr(line.value, instr(line.value, 'http'))
    FROM json_each('["' || replace(replace(replace(NEW.pages_elsewhere, '\', '\\'), '"', '\"'), char(10), '","') || '"]') line
    WHERE NEW.deleted_at IS NULL AND instr(line.value, 'http') > 0;
END;

CREATE TRIGGER compositions_listed AFTER INSERT ON compositions WHEN NEW.deleted_at IS NULL AND NEW.main_song_id IS NOT NULL
BEGIN
  UPDATE raagas SET composition_count = composition_count + 1 WHERE id = NEW.raaga_id;
  UPDATE taalas SET composition_count = composition_count + 1 WHERE id = NEW.taala_id;
END;

CREATE TRIGGER compositions_listed_by_deity AFTER UPDATE OF deity_id, deleted_at, main_song_id ON compositions
WHEN (OLD.deity_id, OLD.deleted_at IS NULL AND OLD.main_song_id IS NOT NULL) IS NOT
  (NEW.deity_id, NEW.deleted_at IS NULL AND NEW.main_song_id IS NOT NULL)
BEGIN
  UPDATE deities SET composition_count = composition_count - 1
    WHERE id = OLD.deity_id AND OLD.deleted_at IS NULL AND OLD.main_song_id IS NOT NULL;
  UPDATE deities SET composition_count = composition_count + 1
    WHERE id = NEW.deity_id AND NEW.deleted_at IS NULL AND NEW.main_song_id IS NOT NULL
      AND (OLD.deity_id IS NULL OR OLD.deleted_at IS NOT NULL OR OLD.main_song_id IS NULL
        OR EXISTS (SELECT 1 FROM deities WHERE id = OLD.deity_id));
END;

CREATE TRIGGER compositions_listed_by_raaga AFTER UPDATE OF raaga_id, deleted_at, main_song_id ON compositions
WHEN (OLD.raaga_id, OLD.deleted_at IS NULL AND OLD.main_song_id IS NOT NULL) IS NOT
  (NEW.raaga_id, NEW.deleted_at IS NULL AND NEW.main_song_id IS NOT NULL)
BEGIN
  UPDATE raagas SET composition_count = composition_count - 1
    WHERE id = OLD.raaga_id AND OLD.deleted_at IS NULL AND OLD.main_song_id IS NOT NULL;
  UPDATE raagas SET composition_count = composition_count + 1
    WHERE id = NEW.raaga_id AND NEW.deleted_at IS NULL AND NEW.main_song_id IS NOT NULL
      AND (OLD.raaga_id IS NULL OR OLD.deleted_at IS NOT NULL OR OLD.main_song_id IS NULL
        OR EXISTS (SELECT 1 FROM raagas WHERE id = OLD.raaga_id));
END;

CREATE TRIGGER compositions_listed_by_taala AFTER UPDATE OF taala_id, deleted_at, main_song_id ON compositions
WHEN (OLD.taala_id, OLD.deleted_at IS NULL AND OLD.main_song_id IS NOT NULL) IS NOT
  (NEW.taala_id, NEW.deleted_at IS NULL AND NEW.main_song_id IS NOT NULL)
BEGIN
  UPDATE taalas SET composition_count = composition_count - 1
    WHERE id = OLD.taala_id AND OLD.deleted_at IS NULL AND OLD.main_song_id IS NOT NULL;
  UPDATE taalas SET composition_count = composition_count + 1
    WHERE id = NEW.taala_id AND NEW.deleted_at IS NULL AND NEW.main_song_id IS NOT NULL
      AND (OLD.taala_id IS NULL OR OLD.deleted_at IS NOT NULL OR OLD.main_song_id IS NULL
        OR EXISTS (SELECT 1 FROM taalas WHERE id = OLD.taala_id));
END;

CREATE TRIGGER compositions_marked AFTER UPDATE OF marked_song_id ON compositions
BEGIN
  UPDATE compositions SET (main_song_id, recording_count, first_year, last_year) =
    (SELECT main_song_id, recording_count, first_year, last_year FROM composition_figures
      WHERE composition_id = compositions.id)
    WHERE id = NEW.id;
END;

CREATE TRIGGER compositions_named AFTER UPDATE OF script_names, composer_id ON compositions
WHEN (OLD.script_names, OLD.composer_id) IS NOT (NEW.script_names, NEW.composer_id)
BEGIN
  UPDATE songs SET script_names = n.script_names FROM songs_in_scripts n
    WHERE songs.composition_id = NEW.id AND n.song_id = songs.id AND n.script_names <> songs.script_names;
END;

CREATE TRIGGER compositions_no_longer_delivered AFTER DELETE ON compositions WHEN OLD.deleted_at IS NULL
BEGIN
  INSERT INTO changed_records VALUES ('composition', OLD.id, true);
END;

CREATE TRIGGER compositions_not_composed AFTER DELETE ON compositions WHEN OLD.deleted_at IS NULL AND OLD.composer_id IS NOT NULL
BEGIN
  UPDATE people SET composition_count = composition_count - 1 WHERE id = OLD.composer_id;
END;

CREATE TRIGGER compositions_not_followed AFTER DELETE ON compositions
BEGIN
  DELETE FROM follows WHERE kind = 'composition' AND record_id = CAST(OLD.id AS TEXT);
END;

CREATE TRIGGER compositions_of_another_deity AFTER UPDATE OF deity ON compositions WHEN OLD.deity <> NEW.deity
BEGIN
  UPDATE compositions SET deity_id = (SELECT deity_id FROM deity_names
      WHERE name = NEW.deity COLLATE NOCASE ORDER BY deity_id LIMIT 1)
    WHERE id = NEW.id;
END;

CREATE TRIGGER compositions_of_deity AFTER INSERT ON compositions WHEN NEW.deity <> ''
BEGIN
  UPDATE compositions SET deity_id = (SELECT deity_id FROM deity_names
      WHERE name = NEW.deity COLLATE NOCASE ORDER BY deity_id LIMIT 1)
    WHERE id = NEW.id;
END;

CREATE TRIGGER compositions_readings AFTER UPDATE OF title, iso_title, native_title, raaga_id, taala_id, song_type_id, language, deity, signature ON compositions
BEGIN
  UPDATE claims SET reading = iif(reading = '', substr(fact.was, 1, 300), '')
    FROM (SELECT value ->> 0 AS field, value ->> 1 AS was, value ->> 2 AS now FROM json_each(json_array(
      json_array('title', OLD.title, NEW.title),
      json_array('isoTitle', OLD.iso_title, NEW.iso_title),
      json_array('nativeTitle', OLD.native_title, NEW.native_title),
      json_array('raagaId', OLD.raaga_id, NEW.raaga_id),
      json_array('taalaId', OLD.taala_id, NEW.taala_id),
      json_array('songTypeId', OLD.song_type_id, NEW.song_type_id),
      json_array('language', OLD.language, NEW.language),
      json_array('deity', OLD.deity, NEW.deity),
      json_array('signature', OLD.signature, NEW.signature)))) AS fact
    WHERE claims.subject_kind = 'composition' AND claims.subject_id = CAST(OLD.id AS TEXT)
      AND claims.field = fact.field AND fact.was IS NOT fact.now
      AND iif(reading = '', coalesce(fact.was, '') <> '', reading = substr(fact.now, 1, 300))
      AND (reading <> '' OR fact.field <> 'raagaId' OR EXISTS (SELECT 1 FROM raagas WHERE id = fact.was))
      AND (reading <> '' OR fact.field <> 'taalaId' OR EXISTS (SELECT 1 FROM taalas WHERE id = fact.was));
END;

CREATE TRIGGER compositions_recorded AFTER UPDATE OF recording_count, test_sounds ON compositions
WHEN NEW.recording_count - NEW.test_sounds <> OLD.recording_count - OLD.test_sounds
BEGIN
  UPDATE "counters" SET value = value + (NEW.recording_count - NEW.test_sounds) - (OLD.recording_count - OLD.test_sounds)
    WHERE name = 'recordings';
END;

CREATE TRIGGER compositions_removed AFTER DELETE ON compositions WHEN OLD.deleted_at IS NULL
BEGIN
  UPDATE "counters" SET value = value - 1 WHERE name = 'compositions';
END;

CREATE TRIGGER compositions_unlisted AFTER DELETE ON compositions WHEN OLD.deleted_at IS NULL AND OLD.main_song_id IS NOT NULL
BEGIN
  UPDATE raagas SET composition_count = composition_count - 1 WHERE id = OLD.raaga_id;
  UPDATE taalas SET composition_count = composition_count - 1 WHERE id = OLD.taala_id;
END;

CREATE TRIGGER compositions_unlisted_by_deity AFTER DELETE ON compositions
WHEN OLD.deity_id IS NOT NULL AND OLD.deleted_at IS NULL AND OLD.main_song_id IS NOT NULL
BEGIN
  UPDATE deities SET composition_count = composition_count - 1 WHERE id = OLD.deity_id;
END;

CREATE TRIGGER concerts_copied AFTER INSERT ON concerts
BEGIN
  INSERT INTO changed_records VALUES ('concert', NEW.id, false);
END;

CREATE TRIGGER concerts_copied_anew AFTER UPDATE OF id, description, place, held_on, source ON concerts
WHEN (OLD.id, OLD.description, OLD.place, OLD.held_on, OLD.source) IS NOT
  (NEW.id, NEW.description, NEW.place, NEW.held_on, NEW.source)
BEGIN
  INSERT INTO changed_records SELECT 'concert', OLD.id, true WHERE OLD.id <> NEW.id;
  INSERT INTO changed_records VALUES ('concert', NEW.id, false);
END;

CREATE TRIGGER concerts_no_longer_copied AFTER DELETE ON concerts
BEGIN
  INSERT INTO changed_records VALUES ('concert', OLD.id, true);
END;

CREATE TRIGGER deities_changed AFTER UPDATE OF id, description, script_names ON deities
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER deities_copied AFTER INSERT ON deities
BEGIN
  INSERT INTO changed_records VALUES ('deity', NEW.id, false);
END;

CREATE TRIGGER deities_copied_anew AFTER UPDATE OF id, description, script_names ON deities
WHEN (OLD.id, OLD.description, OLD.script_names) IS NOT
  (NEW.id, NEW.description, NEW.script_names)
BEGIN
  INSERT INTO changed_records SELECT 'deity', OLD.id, true WHERE OLD.id <> NEW.id;
  INSERT INTO changed_records VALUES ('deity', NEW.id, false);
END;

CREATE TRIGGER deities_inserted AFTER INSERT ON deities
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER deities_named AFTER UPDATE OF script_names ON deities WHEN OLD.script_names <> NEW.script_names
BEGIN
  UPDATE songs SET script_names = n.script_names FROM songs_in_scripts n
    WHERE songs.deity_id = NEW.id AND songs.deleted_at IS NULL AND n.song_id = songs.id AND n.script_names <> songs.script_names;
END;

CREATE TRIGGER deities_no_longer_copied AFTER DELETE ON deities
BEGIN
  INSERT INTO changed_records VALUES ('deity', OLD.id, true);
END;

CREATE TRIGGER deities_removed AFTER DELETE ON deities
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER deities_renamed AFTER UPDATE OF id ON deities WHEN OLD.id <> NEW.id
BEGIN
  UPDATE compositions SET deity = NEW.id WHERE deity <> '' AND deity = OLD.id COLLATE NOCASE;
END;

CREATE TRIGGER deity_names_copied AFTER INSERT ON deity_names
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'deity' AND record_id = NEW.deity_id;
END;

CREATE TRIGGER deity_names_copied_anew AFTER UPDATE OF name, kind ON deity_names
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'deity' AND record_id = NEW.deity_id;
END;

CREATE TRIGGER deity_names_inserted AFTER INSERT ON deity_names
BEGIN
  UPDATE compositions SET deity_id = NEW.deity_id
    WHERE deity <> '' AND deity = NEW.name COLLATE NOCASE AND deity_id IS NULL;
END;

CREATE TRIGGER deity_names_no_longer_copied AFTER DELETE ON deity_names
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'deity' AND record_id = OLD.deity_id;
END;

CREATE TRIGGER deity_names_removed AFTER DELETE ON deity_names
BEGIN
  UPDATE compositions SET deity_id = (SELECT deity_id FROM deity_names
      WHERE name = OLD.name COLLATE NOCASE ORDER BY deity_id LIMIT 1)
    WHERE deity <> '' AND deity = OLD.name COLLATE NOCASE AND deity_id = OLD.deity_id;
END;

CREATE TRIGGER hidden_parts_counted AFTER INSERT ON hidden_parts
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER hidden_parts_shown AFTER DELETE ON hidden_parts
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER kept_songs_added AFTER INSERT ON kept_songs BEGIN
  UPDATE kept_lists SET song_count = song_count + 1 WHERE id = NEW.list_id;
END;

CREATE TRIGGER kept_songs_removed AFTER DELETE ON kept_songs BEGIN
  UPDATE kept_lists SET song_count = song_count - 1 WHERE id = OLD.list_id;
END;

CREATE TRIGGER linked_pages_changed AFTER UPDATE OF failures ON linked_pages
WHEN (OLD.failures >= 3) <> (NEW.failures >= 3)
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER media_location_types_copied AFTER INSERT ON media_location_types
BEGIN
  INSERT INTO changed_records VALUES ('mediaLocationType', NEW.id, false);
END;

CREATE TRIGGER media_location_types_copied_anew AFTER UPDATE OF id, description ON media_location_types
WHEN (OLD.id, OLD.description) IS NOT (NEW.id, NEW.description)
BEGIN
  INSERT INTO changed_records SELECT 'mediaLocationType', OLD.id, true WHERE OLD.id <> NEW.id;
  INSERT INTO changed_records VALUES ('mediaLocationType', NEW.id, false);
END;

CREATE TRIGGER media_location_types_no_longer_copied AFTER DELETE ON media_location_types
BEGIN
  INSERT INTO changed_records VALUES ('mediaLocationType', OLD.id, true);
END;

CREATE TRIGGER media_types_copied AFTER INSERT ON media_types
BEGIN
  INSERT INTO changed_records VALUES ('mediaType', NEW.id, false);
END;

CREATE TRIGGER media_types_copied_anew AFTER UPDATE OF id, description ON media_types
WHEN (OLD.id, OLD.description) IS NOT (NEW.id, NEW.description)
BEGIN
  INSERT INTO changed_records SELECT 'mediaType', OLD.id, true WHERE OLD.id <> NEW.id;
  INSERT INTO changed_records VALUES ('mediaType', NEW.id, false);
END;

CREATE TRIGGER media_types_no_longer_copied AFTER DELETE ON media_types
BEGIN
  INSERT INTO changed_records VALUES ('mediaType', OLD.id, true);
END;

CREATE TRIGGER merges_of_hidden BEFORE INSERT ON merges
WHEN EXISTS (SELECT 1 FROM hidden_rows WHERE row_id IN (NEW.from_id, NEW.to_id)
    AND place IN ('words', 'notation', 'composition', 'picture')
    AND kind = NEW.kind)
  OR (NEW.kind = 'composition' AND EXISTS (SELECT 1 FROM songs s JOIN hidden_rows h
    ON h.place IN ('medium', 'song') AND h.row_id = CAST(s.id AS TEXT)
    WHERE s.composition_id IN (CAST(NEW.from_id AS INTEGER), CAST(NEW.to_id AS INTEGER))))
BEGIN
  SELECT RAISE(ABORT, 'REQUIREMENT_FAILED:hidden');
END;

CREATE TRIGGER merges_undone_of_hidden BEFORE UPDATE OF undone_at ON merges
WHEN EXISTS (SELECT 1 FROM hidden_rows WHERE row_id IN (NEW.from_id, NEW.to_id)
    AND place IN ('words', 'notation', 'composition', 'picture')
    AND kind = NEW.kind)
  OR (NEW.kind = 'composition' AND EXISTS (SELECT 1 FROM songs s JOIN hidden_rows h
    ON h.place IN ('medium', 'song') AND h.row_id = CAST(s.id AS TEXT)
    WHERE s.composition_id IN (CAST(NEW.from_id AS INTEGER), CAST(NEW.to_id AS INTEGER))))
BEGIN
  SELECT RAISE(ABORT, 'REQUIREMENT_FAILED:hidden');
END;

CREATE TRIGGER people_changed AFTER UPDATE ON people
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER people_copied AFTER INSERT ON people
BEGIN
  INSERT INTO changed_records VALUES ('person', NEW.id, NEW.merged_into IS NOT NULL);
END;

CREATE TRIGGER people_copied_anew AFTER UPDATE OF id, name, sort_name, iso_name, script_names, born, died,
  years_source, parts, source, merged_into ON people
WHEN (OLD.id, OLD.name, OLD.sort_name, OLD.iso_name, OLD.script_names, OLD.born, OLD.died, OLD.years_source,
    OLD.parts, OLD.source, OLD.merged_into) IS NOT
  (NEW.id, NEW.name, NEW.sort_name, NEW.iso_name, NEW.script_names, NEW.born, NEW.died, NEW.years_source, NEW.parts,
    NEW.source, NEW.merged_into)
BEGIN
  INSERT INTO changed_records SELECT 'person', OLD.id, true WHERE OLD.id <> NEW.id;
  INSERT INTO changed_records VALUES ('person', NEW.id, NEW.merged_into IS NOT NULL);
END;

CREATE TRIGGER people_followed_on AFTER UPDATE OF merged_into ON people WHEN NEW.merged_into IS NOT NULL
BEGIN
  UPDATE OR IGNORE follows SET record_id = NEW.merged_into WHERE kind = 'person' AND record_id = NEW.id;
  DELETE FROM follows WHERE kind = 'person' AND record_id = NEW.id;
END;

CREATE TRIGGER people_hidden_picture BEFORE UPDATE OF picture ON people
WHEN NEW.picture IS NOT NULL
  AND EXISTS (SELECT 1 FROM hidden_rows WHERE place = 'picture' AND row_id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'REQUIREMENT_FAILED:hidden');
END;

CREATE TRIGGER people_hidden_stay BEFORE DELETE ON people
WHEN EXISTS (SELECT 1 FROM hidden_rows WHERE place = 'picture' AND row_id = OLD.id)
BEGIN
  SELECT RAISE(ABORT, 'REQUIREMENT_FAILED:hidden');
END;

CREATE TRIGGER people_inserted AFTER INSERT ON people
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER people_named AFTER UPDATE OF script_names ON people WHEN OLD.script_names <> NEW.script_names
BEGIN
  UPDATE songs SET script_names = n.script_names FROM songs_in_scripts n
    WHERE songs.id IN (SELECT song_id FROM credits WHERE person_id = NEW.id AND position = 0) AND n.song_id = songs.id AND n.script_names <> songs.script_names;
  UPDATE songs SET script_names = n.script_names FROM songs_in_scripts n
    WHERE songs.composition_id IN (SELECT id FROM compositions WHERE composer_id = NEW.id AND deleted_at IS NULL) AND n.song_id = songs.id AND n.script_names <> songs.script_names;
END;

CREATE TRIGGER people_no_longer_copied AFTER DELETE ON people
BEGIN
  INSERT INTO changed_records VALUES ('person', OLD.id, true);
END;

CREATE TRIGGER people_not_followed AFTER DELETE ON people
BEGIN
  DELETE FROM follows WHERE kind = 'person' AND record_id = OLD.id;
END;

CREATE TRIGGER people_removed AFTER DELETE ON people
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER people_renamed_followed AFTER UPDATE OF id ON people WHEN OLD.id <> NEW.id
BEGIN
  UPDATE OR IGNORE follows SET record_id = NEW.id WHERE kind = 'person' AND record_id = OLD.id;
END;

CREATE TRIGGER person_identifiers_copied AFTER INSERT ON person_identifiers
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'person' AND record_id = NEW.person_id;
END;

CREATE TRIGGER person_identifiers_copied_anew AFTER UPDATE OF scheme, value ON person_identifiers
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'person' AND record_id = NEW.person_id;
END;

CREATE TRIGGER person_identifiers_no_longer_copied AFTER DELETE ON person_identifiers
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'person' AND record_id = OLD.person_id;
END;

CREATE TRIGGER person_names_changed AFTER UPDATE ON person_names
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER person_names_copied AFTER INSERT ON person_names
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'person' AND record_id = NEW.person_id;
END;

CREATE TRIGGER person_names_copied_anew AFTER UPDATE OF name, kind, language, seen_at ON person_names
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'person' AND record_id = NEW.person_id;
END;

CREATE TRIGGER person_names_inserted AFTER INSERT ON person_names
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER person_names_no_longer_copied AFTER DELETE ON person_names
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'person' AND record_id = OLD.person_id;
END;

CREATE TRIGGER person_names_removed AFTER DELETE ON person_names
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER raaga_aliases_copied AFTER INSERT ON raaga_aliases
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'raaga' AND record_id = NEW.raaga_id;
END;

CREATE TRIGGER raaga_aliases_copied_anew AFTER UPDATE OF alias, kind ON raaga_aliases
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'raaga' AND record_id = NEW.raaga_id;
END;

CREATE TRIGGER raaga_aliases_no_longer_copied AFTER DELETE ON raaga_aliases
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'raaga' AND record_id = OLD.raaga_id;
END;

CREATE TRIGGER raagas_changed AFTER UPDATE OF id, description, melakarta, parent_id, arohana, avarohana ON raagas
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER raagas_copied AFTER INSERT ON raagas
BEGIN
  INSERT INTO changed_records VALUES ('raaga', NEW.id, false);
END;

CREATE TRIGGER raagas_copied_anew AFTER UPDATE OF id, description, iso_name, script_names, melakarta, parent_id,
  arohana, avarohana, bhashanga, time_of_day, creator_id ON raagas
WHEN (OLD.id, OLD.description, OLD.iso_name, OLD.script_names, OLD.melakarta, OLD.parent_id, OLD.arohana,
    OLD.avarohana, OLD.bhashanga, OLD.time_of_day, OLD.creator_id) IS NOT
  (NEW.id, NEW.description, NEW.iso_name, NEW.script_names, NEW.melakarta, NEW.parent_id, NEW.arohana, NEW.avarohana,
    NEW.bhashanga, NEW.time_of_day, NEW.creator_id)
BEGIN
  INSERT INTO changed_records SELECT 'raaga', OLD.id, true WHERE OLD.id <> NEW.id;
  INSERT INTO changed_records VALUES ('raaga', NEW.id, false);
END;

CREATE TRIGGER raagas_inserted AFTER INSERT ON raagas
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER raagas_named AFTER UPDATE OF script_names ON raagas WHEN OLD.script_names <> NEW.script_names
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
  UPDATE songs SET script_names = n.script_names FROM songs_in_scripts n
    WHERE songs.raaga_id = NEW.id AND songs.deleted_at IS NULL AND n.song_id = songs.id AND n.script_names <> songs.script_names;
END;

CREATE TRIGGER raagas_no_longer_copied AFTER DELETE ON raagas
BEGIN
  INSERT INTO changed_records VALUES ('raaga', OLD.id, true);
END;

CREATE TRIGGER raagas_not_followed AFTER DELETE ON raagas
BEGIN
  DELETE FROM follows WHERE kind = 'raaga' AND record_id = OLD.id;
END;

CREATE TRIGGER raagas_removed AFTER DELETE ON raagas
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER raagas_renamed AFTER UPDATE OF iso_name ON raagas
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER raagas_renamed_followed AFTER UPDATE OF id ON raagas WHEN OLD.id <> NEW.id
BEGIN
  UPDATE OR IGNORE follows SET record_id = NEW.id WHERE kind = 'raaga' AND record_id = OLD.id;
END;

CREATE TRIGGER requirement_failed BEFORE INSERT ON requirements
BEGIN
  SELECT RAISE(ABORT, 'REQUIREMENT_FAILED:' || NEW.reason);
END;

CREATE TRIGGER system_roles_keep_name BEFORE UPDATE OF id, name, name_key, is_system ON roles
WHEN OLD.is_system AND (OLD.id <> NEW.id OR OLD.name <> NEW.name OR OLD.name_key <> NEW.name_key OR NOT NEW.is_system)
BEGIN
  SELECT RAISE(ABORT, 'SYSTEM_ROLE');
END;

CREATE TRIGGER system_roles_stay BEFORE DELETE ON roles WHEN OLD.is_system
BEGIN
  SELECT RAISE(ABORT, 'SYSTEM_ROLE');
END;

CREATE TRIGGER song_changes_copied AFTER INSERT ON song_changes
BEGIN
  INSERT INTO revisions (subject_kind, subject_id, kind, changed_by, changed_at, fields)
    VALUES ('song', CAST(NEW.song_id AS TEXT), NEW.kind, NEW.changed_by, NEW.changed_at, NEW.fields);
END;

CREATE TRIGGER song_types_changed AFTER UPDATE ON song_types
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER song_types_copied AFTER INSERT ON song_types
BEGIN
  INSERT INTO changed_records VALUES ('songType', NEW.id, false);
END;

CREATE TRIGGER song_types_copied_anew AFTER UPDATE OF id, description ON song_types
WHEN (OLD.id, OLD.description) IS NOT (NEW.id, NEW.description)
BEGIN
  INSERT INTO changed_records SELECT 'songType', OLD.id, true WHERE OLD.id <> NEW.id;
  INSERT INTO changed_records VALUES ('songType', NEW.id, false);
END;

CREATE TRIGGER song_types_named AFTER UPDATE OF script_names ON song_types WHEN OLD.script_names <> NEW.script_names
BEGIN
  UPDATE songs SET script_names = n.script_names FROM songs_in_scripts n
    WHERE songs.song_type_id = NEW.id AND songs.deleted_at IS NULL AND n.song_id = songs.id AND n.script_names <> songs.script_names;
END;

CREATE TRIGGER song_types_no_longer_copied AFTER DELETE ON song_types
BEGIN
  INSERT INTO changed_records VALUES ('songType', OLD.id, true);
END;

CREATE TRIGGER songs_added_to_composition AFTER INSERT ON songs
WHEN EXISTS (SELECT 1 FROM compositions c WHERE c.id = NEW.composition_id AND
  (c.title, c.composer, coalesce(NEW.own_raaga_id, c.raaga_id), coalesce(NEW.own_taala_id, c.taala_id), c.song_type_id,
    c.language, c.description, c.lyrics) IS NOT
  (NEW.title, NEW.composer, NEW.raaga_id, NEW.taala_id, NEW.song_type_id, NEW.language, NEW.description, NEW.lyrics))
BEGIN
  UPDATE songs SET (title, composer, raaga_id, taala_id, song_type_id, language, description, lyrics) =
    (SELECT title, composer, coalesce(NEW.own_raaga_id, raaga_id), coalesce(NEW.own_taala_id, taala_id), song_type_id,
      language, description, lyrics FROM compositions WHERE id = NEW.composition_id)
    WHERE id = NEW.id;
END;

CREATE TRIGGER songs_binned_by_month AFTER UPDATE OF deleted_at ON songs
WHEN (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)
BEGIN
  INSERT INTO song_months (month, added)
    SELECT strftime('%Y-%m', NEW.created_at / 1000, 'unixepoch'), 0
    WHERE NOT EXISTS (SELECT 1 FROM song_months WHERE month = strftime('%Y-%m', NEW.created_at / 1000, 'unixepoch'));
  UPDATE song_months SET added = added + (NEW.deleted_at IS NULL) - (OLD.deleted_at IS NULL)
    WHERE month = strftime('%Y-%m', NEW.created_at / 1000, 'unixepoch');
END;

CREATE TRIGGER songs_bring_composition AFTER INSERT ON songs WHEN NEW.composition_id IS NULL
BEGIN
  INSERT INTO compositions (title, composer, raaga_id, taala_id, song_type_id, language, description, lyrics, created_by, created_at, deleted_at, deleted_by)
    VALUES (NEW.title, NEW.composer, NEW.raaga_id, NEW.taala_id, NEW.song_type_id, NEW.language, NEW.description,
      NEW.lyrics, NEW.created_by, NEW.created_at, NEW.deleted_at, NEW.deleted_by);
  UPDATE songs SET composition_id = last_insert_rowid(), recorded_on = coalesce(recorded_on, recording_date)
    WHERE id = NEW.id;
END;

CREATE TRIGGER songs_by_month AFTER INSERT ON songs WHEN NEW.deleted_at IS NULL
BEGIN
  INSERT INTO song_months (month, added)
    SELECT strftime('%Y-%m', NEW.created_at / 1000, 'unixepoch'), 0
    WHERE NOT EXISTS (SELECT 1 FROM song_months WHERE month = strftime('%Y-%m', NEW.created_at / 1000, 'unixepoch'));
  UPDATE song_months SET added = added + 1 WHERE month = strftime('%Y-%m', NEW.created_at / 1000, 'unixepoch');
END;

CREATE TRIGGER songs_changed AFTER UPDATE ON songs
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
  UPDATE "counters" SET value = value + (NEW.deleted_at IS NULL) - (OLD.deleted_at IS NULL)
    WHERE name = 'songs' AND (NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL);
END;

CREATE TRIGGER songs_changed_by AFTER UPDATE OF created_by, deleted_at ON songs
WHEN OLD.created_by IS NOT NEW.created_by OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)
BEGIN
  UPDATE users SET song_count = song_count - 1 WHERE id = OLD.created_by AND OLD.deleted_at IS NULL;
  UPDATE users SET song_count = song_count + 1 WHERE id = NEW.created_by AND NEW.deleted_at IS NULL;
END;

CREATE TRIGGER songs_changed_concert AFTER UPDATE OF concert_id, deleted_at ON songs
WHEN OLD.concert_id IS NOT NEW.concert_id OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)
BEGIN
  UPDATE concerts SET song_count = song_count - 1
    WHERE id = OLD.concert_id AND OLD.deleted_at IS NULL;
  UPDATE concerts SET song_count = song_count + 1
    WHERE id = NEW.concert_id AND NEW.deleted_at IS NULL
      AND (OLD.concert_id IS NULL OR OLD.deleted_at IS NOT NULL
        OR EXISTS (SELECT 1 FROM concerts WHERE id = OLD.concert_id));
END;

CREATE TRIGGER songs_changed_deity AFTER UPDATE OF deity_id, deleted_at ON songs
WHEN OLD.deity_id IS NOT NEW.deity_id OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)
BEGIN
  UPDATE deities SET song_count = song_count - 1 WHERE id = OLD.deity_id AND OLD.deleted_at IS NULL;
  UPDATE deities SET song_count = song_count + 1
    WHERE id = NEW.deity_id AND NEW.deleted_at IS NULL
      AND (OLD.deity_id IS NULL OR OLD.deleted_at IS NOT NULL
        OR EXISTS (SELECT 1 FROM deities WHERE id = OLD.deity_id));
END;

CREATE TRIGGER songs_changed_in_composition
AFTER UPDATE OF composition_id, deleted_at, duration_seconds, recorded_on, singer, person_ids, external_media_id, media_file_id, media_url ON songs
BEGIN
  UPDATE compositions SET (main_song_id, recording_count, singer_count, first_year, last_year) =
    (SELECT main_song_id, recording_count, singer_count, first_year, last_year FROM composition_figures
      WHERE composition_id = compositions.id)
    WHERE id IN (OLD.composition_id, NEW.composition_id);
END;

CREATE TRIGGER songs_changed_raaga AFTER UPDATE OF raaga_id, deleted_at ON songs
WHEN OLD.raaga_id IS NOT NEW.raaga_id OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)
BEGIN
  UPDATE raagas SET song_count = song_count - 1
    WHERE id = OLD.raaga_id AND OLD.deleted_at IS NULL;
  UPDATE raagas SET song_count = song_count + 1
    WHERE id = NEW.raaga_id AND NEW.deleted_at IS NULL
      AND (OLD.raaga_id IS NULL OR OLD.deleted_at IS NOT NULL
        OR EXISTS (SELECT 1 FROM raagas WHERE id = OLD.raaga_id));
END;

CREATE TRIGGER songs_changed_taala AFTER UPDATE OF taala_id, deleted_at ON songs
WHEN OLD.taala_id IS NOT NEW.taala_id OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)
BEGIN
  UPDATE taalas SET song_count = song_count - 1
    WHERE id = OLD.taala_id AND OLD.deleted_at IS NULL;
  UPDATE taalas SET song_count = song_count + 1
    WHERE id = NEW.taala_id AND NEW.deleted_at IS NULL
      AND (OLD.taala_id IS NULL OR OLD.deleted_at IS NOT NULL
        OR EXISTS (SELECT 1 FROM taalas WHERE id = OLD.taala_id));
END;

CREATE TRIGGER songs_copied AFTER UPDATE OF title, composer, raaga_id, taala_id, song_type_id, language, description, lyrics
ON songs WHEN EXISTS (SELECT 1 FROM compositions c WHERE c.id = NEW.composition_id AND
  (c.title, c.composer, coalesce(NEW.own_raaga_id, c.raaga_id), coalesce(NEW.own_taala_id, c.taala_id), c.song_type_id,
    c.language, c.description, c.lyrics) IS NOT
  (NEW.title, NEW.composer, NEW.raaga_id, NEW.taala_id, NEW.song_type_id, NEW.language, NEW.description, NEW.lyrics))
BEGIN
  UPDATE compositions SET title = NEW.title, composer = NEW.composer,
    raaga_id = iif(NEW.own_raaga_id IS NULL, NEW.raaga_id, raaga_id),
    taala_id = iif(NEW.own_taala_id IS NULL, NEW.taala_id, taala_id),
    song_type_id = NEW.song_type_id, language = NEW.language, description = NEW.description, lyrics = NEW.lyrics
    WHERE id = NEW.composition_id;
END;

CREATE TRIGGER songs_counted_in_composition AFTER INSERT ON songs WHEN NEW.composition_id IS NOT NULL
BEGIN
  UPDATE compositions SET (main_song_id, recording_count, singer_count, first_year, last_year) =
    (SELECT main_song_id, recording_count, singer_count, first_year, last_year FROM composition_figures
      WHERE composition_id = compositions.id)
    WHERE id = NEW.composition_id;
END;

CREATE TRIGGER songs_credited AFTER INSERT ON songs
BEGIN
  INSERT INTO credits SELECT song_id, position, name, part, accompaniment_type_id, person_id
    FROM song_credits WHERE song_id = NEW.id;
END;

CREATE TRIGGER songs_credited_anew AFTER UPDATE OF singer, singer_part, accompaniments, person_ids ON songs
BEGIN
  DELETE FROM credits WHERE song_id = NEW.id;
  INSERT INTO credits SELECT song_id, position, name, part, accompaniment_type_id, person_id
    FROM song_credits WHERE song_id = NEW.id;
END;

CREATE TRIGGER songs_dated AFTER UPDATE OF version ON songs
BEGIN
  UPDATE songs SET recorded_on = NEW.recording_date WHERE id = NEW.id AND recorded_on IS NOT NEW.recording_date;
  UPDATE compositions SET deleted_at = NEW.deleted_at, deleted_by = NEW.deleted_by
    WHERE id = NEW.composition_id AND deleted_at IS NOT NEW.deleted_at;
END;

CREATE TRIGGER songs_harvested AFTER INSERT ON songs WHEN NEW.deleted_at IS NULL
BEGIN
  INSERT INTO record_changes (number, kind, record_id, changed_at, is_recording, raaga_id, is_deleted)
  SELECT coalesce((SELECT max(number) FROM record_changes), 0) + row_number() OVER (ORDER BY song_id), 'song', record_id,
    max(CAST(unixepoch('subsec') * 1000 AS INTEGER), coalesce((SELECT max(changed_at) FROM record_changes), 0)),
    is_recording, raaga_id, is_deleted FROM harvested_songs WHERE song_id = NEW.id
  ON CONFLICT (kind, record_id) DO UPDATE SET number = excluded.number, changed_at = excluded.changed_at,
    is_recording = excluded.is_recording, raaga_id = excluded.raaga_id, is_deleted = excluded.is_deleted;
END;

CREATE TRIGGER songs_harvested_anew AFTER UPDATE OF title, singer, singer_part, composer, raaga_id, taala_id,
  song_type_id, recorded_on, event, place, duration_seconds, language, description, accompaniments, composition_id,
  own_raaga_id, own_taala_id, concert_id, track, start_seconds, end_seconds, line_times, lyrics, upload_type,
  media_type_id, media_location_type_id, media_url, external_media_id, media_file_id, media_description, recording_rights,
  recording_permission, deleted_at ON
  songs
WHEN (OLD.title, OLD.singer, OLD.singer_part, OLD.composer, OLD.raaga_id, OLD.taala_id, OLD.song_type_id,
    OLD.recorded_on, OLD.event, OLD.place, OLD.duration_seconds, OLD.language, OLD.description, OLD.accompaniments,
    OLD.composition_id, OLD.own_raaga_id, OLD.own_taala_id, OLD.concert_id, OLD.track, OLD.start_seconds,
    OLD.end_seconds, OLD.line_times, OLD.lyrics, OLD.upload_type, OLD.media_type_id, OLD.media_location_type_id,
    OLD.media_url, OLD.external_media_id, OLD.media_file_id, OLD.media_description, OLD.recording_rights, OLD.recording_permission,
    OLD.deleted_at IS NULL) IS NOT
  (NEW.title, NEW.singer, NEW.singer_part, NEW.composer, NEW.raaga_id, NEW.taala_id, NEW.song_type_id, NEW.recorded_on,
    NEW.event, NEW.place, NEW.duration_seconds, NEW.language, NEW.description, NEW.accompaniments, NEW.composition_id,
    NEW.own_raaga_id, NEW.own_taala_id, NEW.concert_id, NEW.track, NEW.start_seconds, NEW.end_seconds, NEW.line_times,
    NEW.lyrics, NEW.upload_type, NEW.media_type_id, NEW.media_location_type_id, NEW.media_url, NEW.external_media_id,
    NEW.media_file_id, NEW.media_description, NEW.recording_rights, NEW.recording_permission,
    NEW.deleted_at IS NULL)
  AND (OLD.deleted_at IS NULL OR NEW.deleted_at IS NULL)
BEGIN
  INSERT INTO record_changes (number, kind, record_id, changed_at, is_recording, raaga_id, is_deleted)
  SELECT coalesce((SELECT max(number) FROM record_changes), 0) + row_number() OVER (ORDER BY song_id), 'song', record_id,
    max(CAST(unixepoch('subsec') * 1000 AS INTEGER), coalesce((SELECT max(changed_at) FROM record_changes), 0)),
    is_recording, raaga_id, is_deleted FROM harvested_songs WHERE song_id = NEW.id
  ON CONFLICT (kind, record_id) DO UPDATE SET number = excluded.number, changed_at = excluded.changed_at,
    is_recording = excluded.is_recording, raaga_id = excluded.raaga_id, is_deleted = excluded.is_deleted;
END;

CREATE TRIGGER songs_hidden BEFORE UPDATE OF deleted_at ON songs
WHEN NEW.deleted_at IS NULL
  AND EXISTS (SELECT 1 FROM hidden_rows WHERE place = 'song' AND row_id = CAST(NEW.id AS TEXT))
BEGIN
  SELECT RAISE(ABORT, 'REQUIREMENT_FAILED:hidden');
END;

CREATE TRIGGER songs_hidden_medium BEFORE UPDATE OF upload_type, media_location_type_id, media_url, external_media_id,
  media_file_id, media_description, line_times ON songs
WHEN (NEW.upload_type, NEW.media_location_type_id, NEW.media_url, NEW.external_media_id, NEW.media_file_id,
    NEW.media_description, NEW.line_times) IS NOT (NULL, NULL, NULL, NULL, NULL, '', '')
  AND EXISTS (SELECT 1 FROM hidden_rows WHERE place = 'medium' AND row_id = CAST(NEW.id AS TEXT))
BEGIN
  SELECT RAISE(ABORT, 'REQUIREMENT_FAILED:hidden');
END;

CREATE TRIGGER songs_inserted AFTER INSERT ON songs
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
  UPDATE "counters" SET value = value + 1 WHERE name = 'songs' AND NEW.deleted_at IS NULL;
  UPDATE raagas SET song_count = song_count + 1 WHERE id = NEW.raaga_id AND NEW.deleted_at IS NULL;
  UPDATE taalas SET song_count = song_count + 1 WHERE id = NEW.taala_id AND NEW.deleted_at IS NULL;
END;

CREATE TRIGGER songs_inserted_by AFTER INSERT ON songs
WHEN NEW.created_by IS NOT NULL AND NEW.deleted_at IS NULL
BEGIN
  UPDATE users SET song_count = song_count + 1 WHERE id = NEW.created_by;
END;

CREATE TRIGGER songs_inserted_in_concert AFTER INSERT ON songs
WHEN NEW.concert_id IS NOT NULL AND NEW.deleted_at IS NULL
BEGIN
  UPDATE concerts SET song_count = song_count + 1 WHERE id = NEW.concert_id;
END;

CREATE TRIGGER songs_leave_credits BEFORE DELETE ON songs
BEGIN
  DELETE FROM credits WHERE song_id = OLD.id;
  DELETE FROM accompaniment_players WHERE accompaniment_id IN (SELECT id FROM accompaniments WHERE song_id = OLD.id);
  DELETE FROM accompaniments WHERE song_id = OLD.id;
  DELETE FROM song_changes WHERE song_id = OLD.id;
END;

CREATE TRIGGER songs_leave_index BEFORE DELETE ON songs
BEGIN
  DELETE FROM song_index WHERE song_id = OLD.id;
  DELETE FROM song_keys WHERE song_id = OLD.id;
END;

CREATE TRIGGER songs_moved AFTER UPDATE OF composition_id, own_raaga_id, own_taala_id ON songs
WHEN EXISTS (SELECT 1 FROM compositions c WHERE c.id = NEW.composition_id AND
  (c.title, c.composer, coalesce(NEW.own_raaga_id, c.raaga_id), coalesce(NEW.own_taala_id, c.taala_id), c.song_type_id,
    c.language, c.description, c.lyrics) IS NOT
  (NEW.title, NEW.composer, NEW.raaga_id, NEW.taala_id, NEW.song_type_id, NEW.language, NEW.description, NEW.lyrics))
BEGIN
  UPDATE songs SET (title, composer, raaga_id, taala_id, song_type_id, language, description, lyrics) =
    (SELECT title, composer, coalesce(NEW.own_raaga_id, raaga_id), coalesce(NEW.own_taala_id, taala_id), song_type_id,
      language, description, lyrics FROM compositions WHERE id = NEW.composition_id)
    WHERE id = NEW.id;
END;

CREATE TRIGGER songs_moved_to_deity AFTER UPDATE OF composition_id ON songs
WHEN OLD.composition_id IS NOT NEW.composition_id
BEGIN
  UPDATE songs SET deity_id = (SELECT deity_id FROM compositions WHERE id = NEW.composition_id)
    WHERE id = NEW.id AND deity_id IS NOT (SELECT deity_id FROM compositions WHERE id = NEW.composition_id);
END;

CREATE TRIGGER songs_named AFTER INSERT ON songs
BEGIN
  UPDATE songs SET script_names = n.script_names FROM songs_in_scripts n
    WHERE songs.id = NEW.id AND n.song_id = songs.id AND n.script_names <> songs.script_names;
END;

CREATE TRIGGER songs_named_anew
AFTER UPDATE OF composition_id, raaga_id, taala_id, song_type_id, singer, person_ids, deleted_at ON songs
WHEN (OLD.composition_id, OLD.singer, OLD.person_ids) IS NOT (NEW.composition_id, NEW.singer, NEW.person_ids)
  OR (OLD.raaga_id IS NOT NEW.raaga_id AND (OLD.raaga_id IS NULL OR EXISTS (SELECT 1 FROM raagas WHERE id = OLD.raaga_id)))
  OR (OLD.taala_id IS NOT NEW.taala_id AND (OLD.taala_id IS NULL OR EXISTS (SELECT 1 FROM taalas WHERE id = OLD.taala_id)))
  OR (OLD.song_type_id IS NOT NEW.song_type_id AND (OLD.song_type_id IS NULL OR EXISTS (SELECT 1 FROM song_types WHERE id = OLD.song_type_id)))
  OR (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL)
BEGIN
  UPDATE songs SET script_names = n.script_names FROM songs_in_scripts n
    WHERE songs.id = NEW.id AND n.song_id = songs.id AND n.script_names <> songs.script_names;
END;

CREATE TRIGGER songs_named_by_deity AFTER UPDATE OF deity_id ON songs
WHEN OLD.deity_id IS NOT NEW.deity_id
  AND (OLD.deity_id IS NULL OR EXISTS (SELECT 1 FROM deities WHERE id = OLD.deity_id))
BEGIN
  UPDATE songs SET script_names = n.script_names FROM songs_in_scripts n
    WHERE songs.id = NEW.id AND n.song_id = songs.id AND n.script_names <> songs.script_names;
END;

CREATE TRIGGER songs_no_longer_harvested AFTER DELETE ON songs WHEN OLD.deleted_at IS NULL
BEGIN
  UPDATE record_changes SET is_deleted = 1, number = (SELECT max(number) FROM record_changes) + 1,
    changed_at = max(CAST(unixepoch('subsec') * 1000 AS INTEGER), (SELECT max(changed_at) FROM record_changes))
    WHERE kind = 'song' AND record_id = CAST(OLD.id AS TEXT);
END;

CREATE TRIGGER songs_not_sounded AFTER DELETE ON songs WHEN OLD.singer = 'Test sound'
BEGIN
  UPDATE compositions SET test_sounds = (SELECT count(*) FROM songs
      WHERE composition_id = compositions.id AND singer = 'Test sound' AND deleted_at IS NULL)
    WHERE id = OLD.composition_id;
END;

CREATE TRIGGER songs_of_deity AFTER INSERT ON songs WHEN NEW.composition_id IS NOT NULL
BEGIN
  UPDATE songs SET deity_id = (SELECT deity_id FROM compositions WHERE id = NEW.composition_id)
    WHERE id = NEW.id AND deity_id IS NOT (SELECT deity_id FROM compositions WHERE id = NEW.composition_id);
END;

CREATE TRIGGER songs_removed AFTER DELETE ON songs
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
  UPDATE "counters" SET value = value - 1 WHERE name = 'songs' AND OLD.deleted_at IS NULL;
  UPDATE raagas SET song_count = song_count - 1 WHERE id = OLD.raaga_id AND OLD.deleted_at IS NULL;
  UPDATE taalas SET song_count = song_count - 1 WHERE id = OLD.taala_id AND OLD.deleted_at IS NULL;
END;

CREATE TRIGGER songs_removed_by AFTER DELETE ON songs
WHEN OLD.created_by IS NOT NULL AND OLD.deleted_at IS NULL
BEGIN
  UPDATE users SET song_count = song_count - 1 WHERE id = OLD.created_by;
END;

CREATE TRIGGER songs_removed_from_composition AFTER DELETE ON songs
BEGIN
  UPDATE compositions SET (main_song_id, recording_count, singer_count, first_year, last_year) =
    (SELECT main_song_id, recording_count, singer_count, first_year, last_year FROM composition_figures
      WHERE composition_id = compositions.id)
    WHERE id = OLD.composition_id;
END;

CREATE TRIGGER songs_removed_from_concert AFTER DELETE ON songs
WHEN OLD.concert_id IS NOT NULL AND OLD.deleted_at IS NULL
BEGIN
  UPDATE concerts SET song_count = song_count - 1 WHERE id = OLD.concert_id;
END;

CREATE TRIGGER songs_removed_from_month AFTER DELETE ON songs WHEN OLD.deleted_at IS NULL
BEGIN
  UPDATE song_months SET added = added - 1 WHERE month = strftime('%Y-%m', OLD.created_at / 1000, 'unixepoch');
END;

CREATE TRIGGER songs_removed_of_deity AFTER DELETE ON songs WHEN OLD.deity_id IS NOT NULL AND OLD.deleted_at IS NULL
BEGIN
  UPDATE deities SET song_count = song_count - 1 WHERE id = OLD.deity_id;
END;

CREATE TRIGGER songs_sounded AFTER INSERT ON songs WHEN NEW.singer = 'Test sound'
BEGIN
  UPDATE compositions SET test_sounds = (SELECT count(*) FROM songs
      WHERE composition_id = compositions.id AND singer = 'Test sound' AND deleted_at IS NULL)
    WHERE id = NEW.composition_id;
END;

CREATE TRIGGER songs_sounded_anew AFTER UPDATE OF composition_id, deleted_at, singer ON songs
WHEN OLD.singer = 'Test sound' OR NEW.singer = 'Test sound'
BEGIN
  UPDATE compositions SET test_sounds = (SELECT count(*) FROM songs
      WHERE composition_id = compositions.id AND singer = 'Test sound' AND deleted_at IS NULL)
    WHERE id IN (OLD.composition_id, NEW.composition_id);
END;

CREATE TRIGGER songs_titled AFTER INSERT ON songs
BEGIN
  UPDATE songs SET title_key = (SELECT iif(unicode(letters) BETWEEN 97 AND 122 OR unicode(letters) BETWEEN 192 AND 767
      OR unicode(letters) BETWEEN 880 AND 8191 OR unicode(letters) BETWEEN 11264 AND 55295, '1' || letters,
      '0' || iif(letters GLOB '[0-9]*', printf('%012d', CAST(letters AS INTEGER)), '') || ltrim(letters, '0123456789'))
    FROM (SELECT ltrim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(title), 'ā', 'a'), 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ä', 'a'), 'Ā', 'a'), 'Á', 'a'), 'ī', 'i'), 'í', 'i'), 'ì', 'i'), 'î', 'i'), 'ï', 'i'), 'Ī', 'i'), 'ū', 'u'), 'ú', 'u'), 'ù', 'u'), 'û', 'u'), 'ü', 'u'), 'Ū', 'u'), 'ē', 'e'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'Ē', 'e'), 'É', 'e'), 'ō', 'o'), 'ó', 'o'), 'ò', 'o'), 'ô', 'o'), 'ö', 'o'), 'Ō', 'o'), 'ṛ', 'r'), 'ṝ', 'r'), 'ṟ', 'r'), 'Ṛ', 'r'), 'ḷ', 'l'), 'ḹ', 'l'), 'ḻ', 'l'), 'Ḷ', 'l'), 'ṁ', 'm'), 'ṃ', 'm'), 'ṅ', 'n'), 'ñ', 'n'), 'ṇ', 'n'), 'ṉ', 'n'), 'Ñ', 'n'), 'ṭ', 't'), 'ṯ', 't'), 'Ṭ', 't'), 'ḍ', 'd'), 'ḏ', 'd'), 'Ḍ', 'd'), 'ś', 's'), 'ṣ', 's'), 'Ś', 's'), 'Ṣ', 's'), 'ḥ', 'h'), 'ç', 'c'), '̄', ''), '̥', ''), '̣', ''), '́', ''), '̇', ''), '̐', ''), '̱', ''), '''', ''), '"', ''), '‘', ''), '’', ''), '“', ''), '”', ''), '-', ''), '.', ''), ',', ''), '''"‘’“”„‚«»‹›´ʼ.,:!?¡¿…·•-–—_/|()[]{}<>+=*&#@%~^$§ ') AS letters LIMIT 1)) WHERE id = NEW.id;
END;

CREATE TRIGGER songs_titled_anew AFTER UPDATE OF title ON songs WHEN OLD.title <> NEW.title
BEGIN
  UPDATE songs SET title_key = (SELECT iif(unicode(letters) BETWEEN 97 AND 122 OR unicode(letters) BETWEEN 192 AND 767
      OR unicode(letters) BETWEEN 880 AND 8191 OR unicode(letters) BETWEEN 11264 AND 55295, '1' || letters,
      '0' || iif(letters GLOB '[0-9]*', printf('%012d', CAST(letters AS INTEGER)), '') || ltrim(letters, '0123456789'))
    FROM (SELECT ltrim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(title), 'ā', 'a'), 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ä', 'a'), 'Ā', 'a'), 'Á', 'a'), 'ī', 'i'), 'í', 'i'), 'ì', 'i'), 'î', 'i'), 'ï', 'i'), 'Ī', 'i'), 'ū', 'u'), 'ú', 'u'), 'ù', 'u'), 'û', 'u'), 'ü', 'u'), 'Ū', 'u'), 'ē', 'e'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'Ē', 'e'), 'É', 'e'), 'ō', 'o'), 'ó', 'o'), 'ò', 'o'), 'ô', 'o'), 'ö', 'o'), 'Ō', 'o'), 'ṛ', 'r'), 'ṝ', 'r'), 'ṟ', 'r'), 'Ṛ', 'r'), 'ḷ', 'l'), 'ḹ', 'l'), 'ḻ', 'l'), 'Ḷ', 'l'), 'ṁ', 'm'), 'ṃ', 'm'), 'ṅ', 'n'), 'ñ', 'n'), 'ṇ', 'n'), 'ṉ', 'n'), 'Ñ', 'n'), 'ṭ', 't'), 'ṯ', 't'), 'Ṭ', 't'), 'ḍ', 'd'), 'ḏ', 'd'), 'Ḍ', 'd'), 'ś', 's'), 'ṣ', 's'), 'Ś', 's'), 'Ṣ', 's'), 'ḥ', 'h'), 'ç', 'c'), '̄', ''), '̥', ''), '̣', ''), '́', ''), '̇', ''), '̐', ''), '̱', ''), '''', ''), '"', ''), '‘', ''), '’', ''), '“', ''), '”', ''), '-', ''), '.', ''), ',', ''), '''"‘’“”„‚«»‹›´ʼ.,:!?¡¿…·•-–—_/|()[]{}<>+=*&#@%~^$§ ') AS letters LIMIT 1)) WHERE id = NEW.id;
END;

CREATE TRIGGER sources_delete AFTER DELETE ON sources
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER sources_insert AFTER INSERT ON sources
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER sources_update AFTER UPDATE ON sources
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER taala_aliases_copied AFTER INSERT ON taala_aliases
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'taala' AND record_id = NEW.taala_id;
END;

CREATE TRIGGER taala_aliases_copied_anew AFTER UPDATE OF alias, kind ON taala_aliases
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'taala' AND record_id = NEW.taala_id;
END;

CREATE TRIGGER taala_aliases_no_longer_copied AFTER DELETE ON taala_aliases
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'taala' AND record_id = OLD.taala_id;
END;

CREATE TRIGGER taalas_changed AFTER UPDATE OF id, description, jati, angas, aksharas ON taalas
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER taalas_copied AFTER INSERT ON taalas
BEGIN
  INSERT INTO changed_records VALUES ('taala', NEW.id, false);
END;

CREATE TRIGGER taalas_copied_anew AFTER UPDATE OF id, description, iso_name, script_names, jati, angas, "groups",
  aksharas, creator_id ON taalas
WHEN (OLD.id, OLD.description, OLD.iso_name, OLD.script_names, OLD.jati, OLD.angas, OLD."groups", OLD.aksharas,
    OLD.creator_id) IS NOT
  (NEW.id, NEW.description, NEW.iso_name, NEW.script_names, NEW.jati, NEW.angas, NEW."groups", NEW.aksharas,
    NEW.creator_id)
BEGIN
  INSERT INTO changed_records SELECT 'taala', OLD.id, true WHERE OLD.id <> NEW.id;
  INSERT INTO changed_records VALUES ('taala', NEW.id, false);
END;

CREATE TRIGGER taalas_inserted AFTER INSERT ON taalas
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER taalas_named AFTER UPDATE OF script_names ON taalas WHEN OLD.script_names <> NEW.script_names
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
  UPDATE songs SET script_names = n.script_names FROM songs_in_scripts n
    WHERE songs.taala_id = NEW.id AND songs.deleted_at IS NULL AND n.song_id = songs.id AND n.script_names <> songs.script_names;
END;

CREATE TRIGGER taalas_no_longer_copied AFTER DELETE ON taalas
BEGIN
  INSERT INTO changed_records VALUES ('taala', OLD.id, true);
END;

CREATE TRIGGER taalas_removed AFTER DELETE ON taalas
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER taalas_renamed AFTER UPDATE OF iso_name ON taalas
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;

CREATE TRIGGER last_administrator_keeps_role BEFORE UPDATE OF role_id ON user_roles
WHEN OLD.role_id = '91660574-9963-4944-a66c-9fdab6fbd7f4' AND NEW.role_id <> OLD.role_id
  AND (SELECT count(*) FROM user_roles WHERE role_id = OLD.role_id) = 1
BEGIN
  SELECT RAISE(ABORT, 'LAST_ADMIN');
END;

CREATE TRIGGER last_administrator_stays BEFORE DELETE ON user_roles
WHEN OLD.role_id = '91660574-9963-4944-a66c-9fdab6fbd7f4'
  AND (SELECT count(*) FROM user_roles WHERE role_id = OLD.role_id) = 1
BEGIN
  SELECT RAISE(ABORT, 'LAST_ADMIN');
END;

CREATE TRIGGER users_leave_song_changes BEFORE DELETE ON users
BEGIN
  UPDATE song_changes SET changed_by = NULL WHERE changed_by = OLD.id;
END;

CREATE TRIGGER users_renamed AFTER UPDATE OF display_name ON users
WHEN OLD.display_name <> NEW.display_name
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
