CREATE TABLE `incomplete_counts` (
	`part` text PRIMARY KEY NOT NULL,
	`compositions` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `title_initials` (
	`language` text PRIMARY KEY NOT NULL,
	`counts` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `compositions_by_title_te` ON `compositions` ((iif(coalesce(script_names ->> 'te', upper(title)) BETWEEN 'A' AND '[', '1', '0') || coalesce(script_names ->> 'te', upper(title))),`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `compositions_by_title_ta` ON `compositions` ((iif(coalesce(script_names ->> 'ta', upper(title)) BETWEEN 'A' AND '[', '1', '0') || coalesce(script_names ->> 'ta', upper(title))),`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `compositions_by_title_kn` ON `compositions` ((iif(coalesce(script_names ->> 'kn', upper(title)) BETWEEN 'A' AND '[', '1', '0') || coalesce(script_names ->> 'kn', upper(title))),`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `compositions_by_title_ml` ON `compositions` ((iif(coalesce(script_names ->> 'ml', upper(title)) BETWEEN 'A' AND '[', '1', '0') || coalesce(script_names ->> 'ml', upper(title))),`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `compositions_by_title_hi` ON `compositions` ((iif(coalesce(script_names ->> 'hi', upper(title)) BETWEEN 'A' AND '[', '1', '0') || coalesce(script_names ->> 'hi', upper(title))),`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `compositions_without_recording` ON `compositions` (title COLLATE NOCASE,`id`) WHERE deleted_at IS NULL AND recording_count = 0;--> statement-breakpoint
CREATE INDEX `compositions_without_lyrics` ON `compositions` (title COLLATE NOCASE,`id`) WHERE deleted_at IS NULL AND lyrics = '';--> statement-breakpoint
CREATE INDEX `compositions_without_taala` ON `compositions` (title COLLATE NOCASE,`id`) WHERE deleted_at IS NULL AND taala_id IS NULL;--> statement-breakpoint
CREATE INDEX `compositions_by_deity` ON `compositions` (deity COLLATE NOCASE,title COLLATE NOCASE,`id`) WHERE deleted_at IS NULL AND deity <> '';--> statement-breakpoint
CREATE INDEX `songs_by_creation` ON `songs` (`created_at`,`id`) WHERE deleted_at IS NULL;
--> statement-breakpoint
INSERT INTO title_initials (language, counts) SELECT value, (SELECT json_group_object(initial, titles) FROM (
    SELECT substr(coalesce(script_names ->> value, upper(title)), 1, 1) AS initial, count(*) AS titles
    FROM compositions WHERE deleted_at IS NULL GROUP BY initial))
  FROM json_each('["en","te","ta","kn","ml","hi"]');
--> statement-breakpoint
INSERT INTO incomplete_counts (part, compositions)
  SELECT 'recording', count(*) FROM compositions WHERE deleted_at IS NULL AND recording_count = 0
  UNION ALL SELECT 'lyrics', count(*) FROM compositions WHERE deleted_at IS NULL AND lyrics = ''
  UNION ALL SELECT 'taala', count(*) FROM compositions WHERE deleted_at IS NULL AND taala_id IS NULL;
--> statement-breakpoint
CREATE TRIGGER compositions_begin AFTER INSERT ON compositions WHEN NEW.deleted_at IS NULL
BEGIN
  UPDATE title_initials SET counts = json_patch(counts, json_object(substr(coalesce(NEW.script_names ->> language, upper(NEW.title)), 1, 1),
    coalesce((SELECT value FROM json_each(counts) WHERE key = substr(coalesce(NEW.script_names ->> language, upper(NEW.title)), 1, 1)), 0) + 1));
  UPDATE incomplete_counts SET compositions = compositions + iif(part = 'recording', (NEW.recording_count = 0),
    iif(part = 'lyrics', (NEW.lyrics = ''), (NEW.taala_id IS NULL)));
END;
--> statement-breakpoint
CREATE TRIGGER compositions_end AFTER DELETE ON compositions WHEN OLD.deleted_at IS NULL
BEGIN
  UPDATE title_initials SET counts = json_patch(counts, json_object(substr(coalesce(OLD.script_names ->> language, upper(OLD.title)), 1, 1),
    nullif(coalesce((SELECT value FROM json_each(counts) WHERE key = substr(coalesce(OLD.script_names ->> language, upper(OLD.title)), 1, 1)), 0) - 1, 0)));
  UPDATE incomplete_counts SET compositions = compositions + iif(part = 'recording', -(OLD.recording_count = 0),
    iif(part = 'lyrics', -(OLD.lyrics = ''), -(OLD.taala_id IS NULL)));
END;
--> statement-breakpoint
CREATE TRIGGER compositions_begin_anew AFTER UPDATE OF title, script_names, deleted_at ON compositions
WHEN (OLD.title, OLD.script_names, OLD.deleted_at IS NULL) IS NOT (NEW.title, NEW.script_names, NEW.deleted_at IS NULL)
BEGIN
  UPDATE title_initials SET counts = json_patch(counts, json_object(substr(coalesce(OLD.script_names ->> language, upper(OLD.title)), 1, 1),
    nullif(coalesce((SELECT value FROM json_each(counts) WHERE key = substr(coalesce(OLD.script_names ->> language, upper(OLD.title)), 1, 1)), 0) - 1, 0)))
    WHERE OLD.deleted_at IS NULL;
  UPDATE title_initials SET counts = json_patch(counts, json_object(substr(coalesce(NEW.script_names ->> language, upper(NEW.title)), 1, 1),
    coalesce((SELECT value FROM json_each(counts) WHERE key = substr(coalesce(NEW.script_names ->> language, upper(NEW.title)), 1, 1)), 0) + 1))
    WHERE NEW.deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER compositions_completed AFTER UPDATE OF recording_count, lyrics, taala_id, deleted_at ON compositions
WHEN (OLD.deleted_at IS NULL, OLD.recording_count = 0, OLD.lyrics = '', OLD.taala_id IS NULL) IS NOT
  (NEW.deleted_at IS NULL, NEW.recording_count = 0, NEW.lyrics = '', NEW.taala_id IS NULL)
BEGIN
  UPDATE incomplete_counts SET compositions = compositions + iif(part = 'recording', (NEW.deleted_at IS NULL AND NEW.recording_count = 0) - (OLD.deleted_at IS NULL AND OLD.recording_count = 0),
    iif(part = 'lyrics', (NEW.deleted_at IS NULL AND NEW.lyrics = '') - (OLD.deleted_at IS NULL AND OLD.lyrics = ''), (NEW.deleted_at IS NULL AND NEW.taala_id IS NULL) - (OLD.deleted_at IS NULL AND OLD.taala_id IS NULL)));
END;
