DROP INDEX `compositions_by_title`;--> statement-breakpoint
DROP INDEX `compositions_by_title_te`;--> statement-breakpoint
DROP INDEX `compositions_by_title_ta`;--> statement-breakpoint
DROP INDEX `compositions_by_title_kn`;--> statement-breakpoint
DROP INDEX `compositions_by_title_ml`;--> statement-breakpoint
DROP INDEX `compositions_by_title_hi`;--> statement-breakpoint
DROP INDEX `compositions_without_recording`;--> statement-breakpoint
DROP INDEX `compositions_without_lyrics`;--> statement-breakpoint
DROP INDEX `compositions_without_taala`;--> statement-breakpoint
DROP INDEX `compositions_without_raaga`;--> statement-breakpoint
DROP INDEX `compositions_by_deity`;--> statement-breakpoint
DROP INDEX `compositions_by_composer_id`;--> statement-breakpoint
DROP INDEX `compositions_by_creator`;--> statement-breakpoint
DROP INDEX `compositions_by_raaga`;--> statement-breakpoint
DROP INDEX `compositions_by_taala`;--> statement-breakpoint
ALTER TABLE `compositions` ADD `title_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `compositions_by_title` ON `compositions` (`title_key`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `compositions_by_title_te` ON `compositions` ((iif(coalesce('1' || ltrim(script_names ->> 'te', '"‘“'), title_key) < '1', '0', iif(substr(coalesce('1' || ltrim(script_names ->> 'te', '"‘“'), title_key), 2, 1) BETWEEN 'a' AND 'z', '2', '1')) || substr(coalesce('1' || ltrim(script_names ->> 'te', '"‘“'), title_key), 2)),`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `compositions_by_title_ta` ON `compositions` ((iif(coalesce('1' || ltrim(script_names ->> 'ta', '"‘“'), title_key) < '1', '0', iif(substr(coalesce('1' || ltrim(script_names ->> 'ta', '"‘“'), title_key), 2, 1) BETWEEN 'a' AND 'z', '2', '1')) || substr(coalesce('1' || ltrim(script_names ->> 'ta', '"‘“'), title_key), 2)),`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `compositions_by_title_kn` ON `compositions` ((iif(coalesce('1' || ltrim(script_names ->> 'kn', '"‘“'), title_key) < '1', '0', iif(substr(coalesce('1' || ltrim(script_names ->> 'kn', '"‘“'), title_key), 2, 1) BETWEEN 'a' AND 'z', '2', '1')) || substr(coalesce('1' || ltrim(script_names ->> 'kn', '"‘“'), title_key), 2)),`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `compositions_by_title_ml` ON `compositions` ((iif(coalesce('1' || ltrim(script_names ->> 'ml', '"‘“'), title_key) < '1', '0', iif(substr(coalesce('1' || ltrim(script_names ->> 'ml', '"‘“'), title_key), 2, 1) BETWEEN 'a' AND 'z', '2', '1')) || substr(coalesce('1' || ltrim(script_names ->> 'ml', '"‘“'), title_key), 2)),`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `compositions_by_title_hi` ON `compositions` ((iif(coalesce('1' || ltrim(script_names ->> 'hi', '"‘“'), title_key) < '1', '0', iif(substr(coalesce('1' || ltrim(script_names ->> 'hi', '"‘“'), title_key), 2, 1) BETWEEN 'a' AND 'z', '2', '1')) || substr(coalesce('1' || ltrim(script_names ->> 'hi', '"‘“'), title_key), 2)),`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `compositions_without_recording` ON `compositions` (`title_key`,`id`) WHERE deleted_at IS NULL AND recording_count = 0;--> statement-breakpoint
CREATE INDEX `compositions_without_lyrics` ON `compositions` (`title_key`,`id`) WHERE deleted_at IS NULL AND lyrics = '';--> statement-breakpoint
CREATE INDEX `compositions_without_taala` ON `compositions` (`title_key`,`id`) WHERE deleted_at IS NULL AND taala_id IS NULL;--> statement-breakpoint
CREATE INDEX `compositions_without_raaga` ON `compositions` (`title_key`,`id`) WHERE deleted_at IS NULL AND raaga_id IS NULL AND song_type_id IS NOT 'Ragamalika';--> statement-breakpoint
CREATE INDEX `compositions_by_deity` ON `compositions` (deity COLLATE NOCASE,`title_key`,`id`) WHERE deleted_at IS NULL AND deity <> '';--> statement-breakpoint
CREATE INDEX `compositions_by_composer_id` ON `compositions` (`composer_id`,`title_key`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `compositions_by_creator` ON `compositions` (`created_by`,`title_key`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `compositions_by_raaga` ON `compositions` (`raaga_id`,`title_key`,`id`);--> statement-breakpoint
CREATE INDEX `compositions_by_taala` ON `compositions` (`taala_id`,`title_key`,`id`);--> statement-breakpoint
DROP INDEX `songs_by_raaga`;--> statement-breakpoint
DROP INDEX `songs_by_taala`;--> statement-breakpoint
DROP INDEX `songs_by_song_type`;--> statement-breakpoint
DROP INDEX `songs_by_language`;--> statement-breakpoint
DROP INDEX `songs_with_lyrics`;--> statement-breakpoint
DROP INDEX `songs_with_recording`;--> statement-breakpoint
DROP INDEX `songs_by_upload_type`;--> statement-breakpoint
DROP INDEX `songs_by_creator`;--> statement-breakpoint
ALTER TABLE `songs` ADD `title_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `songs_by_title_key` ON `songs` (`title_key`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `songs_by_raaga` ON `songs` (`raaga_id`,`title_key`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `songs_by_taala` ON `songs` (`taala_id`,`title_key`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `songs_by_song_type` ON `songs` (`song_type_id`,`title_key`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `songs_by_language` ON `songs` (`language`,`title_key`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `songs_with_lyrics` ON `songs` (`title_key`,`id`) WHERE deleted_at IS NULL AND lyrics <> '';--> statement-breakpoint
CREATE INDEX `songs_with_recording` ON `songs` (`title_key`,`id`) WHERE deleted_at IS NULL AND is_recording = 1;--> statement-breakpoint
CREATE INDEX `songs_by_upload_type` ON `songs` (`upload_type`,`title_key`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `songs_by_creator` ON `songs` (`created_by`,`title_key`,`id`) WHERE deleted_at IS NULL;
--> statement-breakpoint
-- What lists by title are in the order of: the title without marks, quotes and signs, in small letters, after '1'; what
-- begins with no letter stands after '0', by its number first. LIMIT keeps SQLite from writing the letters out six times.
UPDATE compositions SET title_key = (SELECT iif(unicode(letters) BETWEEN 97 AND 122 OR unicode(letters) BETWEEN 192 AND 767
      OR unicode(letters) BETWEEN 880 AND 8191 OR unicode(letters) BETWEEN 11264 AND 55295, '1' || letters,
      '0' || iif(letters GLOB '[0-9]*', printf('%012d', CAST(letters AS INTEGER)), '') || ltrim(letters, '0123456789'))
    FROM (SELECT ltrim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(title), 'ā', 'a'), 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ä', 'a'), 'Ā', 'a'), 'Á', 'a'), 'ī', 'i'), 'í', 'i'), 'ì', 'i'), 'î', 'i'), 'ï', 'i'), 'Ī', 'i'), 'ū', 'u'), 'ú', 'u'), 'ù', 'u'), 'û', 'u'), 'ü', 'u'), 'Ū', 'u'), 'ē', 'e'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'Ē', 'e'), 'É', 'e'), 'ō', 'o'), 'ó', 'o'), 'ò', 'o'), 'ô', 'o'), 'ö', 'o'), 'Ō', 'o'), 'ṛ', 'r'), 'ṝ', 'r'), 'ṟ', 'r'), 'Ṛ', 'r'), 'ḷ', 'l'), 'ḹ', 'l'), 'ḻ', 'l'), 'Ḷ', 'l'), 'ṁ', 'm'), 'ṃ', 'm'), 'ṅ', 'n'), 'ñ', 'n'), 'ṇ', 'n'), 'ṉ', 'n'), 'Ñ', 'n'), 'ṭ', 't'), 'ṯ', 't'), 'Ṭ', 't'), 'ḍ', 'd'), 'ḏ', 'd'), 'Ḍ', 'd'), 'ś', 's'), 'ṣ', 's'), 'Ś', 's'), 'Ṣ', 's'), 'ḥ', 'h'), 'ç', 'c'), '̄', ''), '̥', ''), '̣', ''), '́', ''), '̇', ''), '̐', ''), '̱', ''), '''', ''), '"', ''), '‘', ''), '’', ''), '“', ''), '”', ''), '-', ''), '.', ''), ',', ''), '''"‘’“”„‚«»‹›´ʼ.,:!?¡¿…·•-–—_/|()[]{}<>+=*&#@%~^$§ ') AS letters LIMIT 1));
--> statement-breakpoint
UPDATE songs SET title_key = (SELECT iif(unicode(letters) BETWEEN 97 AND 122 OR unicode(letters) BETWEEN 192 AND 767
      OR unicode(letters) BETWEEN 880 AND 8191 OR unicode(letters) BETWEEN 11264 AND 55295, '1' || letters,
      '0' || iif(letters GLOB '[0-9]*', printf('%012d', CAST(letters AS INTEGER)), '') || ltrim(letters, '0123456789'))
    FROM (SELECT ltrim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(title), 'ā', 'a'), 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ä', 'a'), 'Ā', 'a'), 'Á', 'a'), 'ī', 'i'), 'í', 'i'), 'ì', 'i'), 'î', 'i'), 'ï', 'i'), 'Ī', 'i'), 'ū', 'u'), 'ú', 'u'), 'ù', 'u'), 'û', 'u'), 'ü', 'u'), 'Ū', 'u'), 'ē', 'e'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'Ē', 'e'), 'É', 'e'), 'ō', 'o'), 'ó', 'o'), 'ò', 'o'), 'ô', 'o'), 'ö', 'o'), 'Ō', 'o'), 'ṛ', 'r'), 'ṝ', 'r'), 'ṟ', 'r'), 'Ṛ', 'r'), 'ḷ', 'l'), 'ḹ', 'l'), 'ḻ', 'l'), 'Ḷ', 'l'), 'ṁ', 'm'), 'ṃ', 'm'), 'ṅ', 'n'), 'ñ', 'n'), 'ṇ', 'n'), 'ṉ', 'n'), 'Ñ', 'n'), 'ṭ', 't'), 'ṯ', 't'), 'Ṭ', 't'), 'ḍ', 'd'), 'ḏ', 'd'), 'Ḍ', 'd'), 'ś', 's'), 'ṣ', 's'), 'Ś', 's'), 'Ṣ', 's'), 'ḥ', 'h'), 'ç', 'c'), '̄', ''), '̥', ''), '̣', ''), '́', ''), '̇', ''), '̐', ''), '̱', ''), '''', ''), '"', ''), '‘', ''), '’', ''), '“', ''), '”', ''), '-', ''), '.', ''), ',', ''), '''"‘’“”„‚«»‹›´ʼ.,:!?¡¿…·•-–—_/|()[]{}<>+=*&#@%~^$§ ') AS letters LIMIT 1));
--> statement-breakpoint
UPDATE title_initials SET counts = coalesce((SELECT json_group_object(initial, titles) FROM (
    SELECT iif(k < '1', '#', upper(substr(k, 2, 1))) AS initial, count(*) AS titles
    FROM (SELECT coalesce('1' || ltrim(script_names ->> language, '"‘“'), title_key) AS k FROM compositions WHERE deleted_at IS NULL) GROUP BY initial)), '{}');
--> statement-breakpoint
DROP TRIGGER compositions_begin;
--> statement-breakpoint
DROP TRIGGER compositions_end;
--> statement-breakpoint
DROP TRIGGER compositions_begin_anew;
--> statement-breakpoint
CREATE TRIGGER songs_titled AFTER INSERT ON songs
BEGIN
  UPDATE songs SET title_key = (SELECT iif(unicode(letters) BETWEEN 97 AND 122 OR unicode(letters) BETWEEN 192 AND 767
      OR unicode(letters) BETWEEN 880 AND 8191 OR unicode(letters) BETWEEN 11264 AND 55295, '1' || letters,
      '0' || iif(letters GLOB '[0-9]*', printf('%012d', CAST(letters AS INTEGER)), '') || ltrim(letters, '0123456789'))
    FROM (SELECT ltrim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(title), 'ā', 'a'), 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ä', 'a'), 'Ā', 'a'), 'Á', 'a'), 'ī', 'i'), 'í', 'i'), 'ì', 'i'), 'î', 'i'), 'ï', 'i'), 'Ī', 'i'), 'ū', 'u'), 'ú', 'u'), 'ù', 'u'), 'û', 'u'), 'ü', 'u'), 'Ū', 'u'), 'ē', 'e'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'Ē', 'e'), 'É', 'e'), 'ō', 'o'), 'ó', 'o'), 'ò', 'o'), 'ô', 'o'), 'ö', 'o'), 'Ō', 'o'), 'ṛ', 'r'), 'ṝ', 'r'), 'ṟ', 'r'), 'Ṛ', 'r'), 'ḷ', 'l'), 'ḹ', 'l'), 'ḻ', 'l'), 'Ḷ', 'l'), 'ṁ', 'm'), 'ṃ', 'm'), 'ṅ', 'n'), 'ñ', 'n'), 'ṇ', 'n'), 'ṉ', 'n'), 'Ñ', 'n'), 'ṭ', 't'), 'ṯ', 't'), 'Ṭ', 't'), 'ḍ', 'd'), 'ḏ', 'd'), 'Ḍ', 'd'), 'ś', 's'), 'ṣ', 's'), 'Ś', 's'), 'Ṣ', 's'), 'ḥ', 'h'), 'ç', 'c'), '̄', ''), '̥', ''), '̣', ''), '́', ''), '̇', ''), '̐', ''), '̱', ''), '''', ''), '"', ''), '‘', ''), '’', ''), '“', ''), '”', ''), '-', ''), '.', ''), ',', ''), '''"‘’“”„‚«»‹›´ʼ.,:!?¡¿…·•-–—_/|()[]{}<>+=*&#@%~^$§ ') AS letters LIMIT 1)) WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER songs_titled_anew AFTER UPDATE OF title ON songs WHEN OLD.title <> NEW.title
BEGIN
  UPDATE songs SET title_key = (SELECT iif(unicode(letters) BETWEEN 97 AND 122 OR unicode(letters) BETWEEN 192 AND 767
      OR unicode(letters) BETWEEN 880 AND 8191 OR unicode(letters) BETWEEN 11264 AND 55295, '1' || letters,
      '0' || iif(letters GLOB '[0-9]*', printf('%012d', CAST(letters AS INTEGER)), '') || ltrim(letters, '0123456789'))
    FROM (SELECT ltrim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(title), 'ā', 'a'), 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ä', 'a'), 'Ā', 'a'), 'Á', 'a'), 'ī', 'i'), 'í', 'i'), 'ì', 'i'), 'î', 'i'), 'ï', 'i'), 'Ī', 'i'), 'ū', 'u'), 'ú', 'u'), 'ù', 'u'), 'û', 'u'), 'ü', 'u'), 'Ū', 'u'), 'ē', 'e'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'Ē', 'e'), 'É', 'e'), 'ō', 'o'), 'ó', 'o'), 'ò', 'o'), 'ô', 'o'), 'ö', 'o'), 'Ō', 'o'), 'ṛ', 'r'), 'ṝ', 'r'), 'ṟ', 'r'), 'Ṛ', 'r'), 'ḷ', 'l'), 'ḹ', 'l'), 'ḻ', 'l'), 'Ḷ', 'l'), 'ṁ', 'm'), 'ṃ', 'm'), 'ṅ', 'n'), 'ñ', 'n'), 'ṇ', 'n'), 'ṉ', 'n'), 'Ñ', 'n'), 'ṭ', 't'), 'ṯ', 't'), 'Ṭ', 't'), 'ḍ', 'd'), 'ḏ', 'd'), 'Ḍ', 'd'), 'ś', 's'), 'ṣ', 's'), 'Ś', 's'), 'Ṣ', 's'), 'ḥ', 'h'), 'ç', 'c'), '̄', ''), '̥', ''), '̣', ''), '́', ''), '̇', ''), '̐', ''), '̱', ''), '''', ''), '"', ''), '‘', ''), '’', ''), '“', ''), '”', ''), '-', ''), '.', ''), ',', ''), '''"‘’“”„‚«»‹›´ʼ.,:!?¡¿…·•-–—_/|()[]{}<>+=*&#@%~^$§ ') AS letters LIMIT 1)) WHERE id = NEW.id;
END;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER compositions_end AFTER DELETE ON compositions WHEN OLD.deleted_at IS NULL
BEGIN
  UPDATE title_initials SET counts = (SELECT json_patch(counts, json_object(initial, nullif(coalesce((SELECT value FROM json_each(counts) WHERE key = initial), 0) - 1, 0)))
    FROM (SELECT iif(k < '1', '#', upper(substr(k, 2, 1))) AS initial FROM (SELECT coalesce('1' || ltrim(OLD.script_names ->> language, '"‘“'), OLD.title_key) AS k)))
    WHERE true;
  UPDATE incomplete_counts SET compositions = compositions + iif(part = 'recording', -(OLD.recording_count = 0),
    iif(part = 'lyrics', -(OLD.lyrics = ''),
    iif(part = 'taala', -(OLD.taala_id IS NULL), -((OLD.raaga_id IS NULL AND OLD.song_type_id IS NOT 'Ragamalika')))));
END;
--> statement-breakpoint
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
