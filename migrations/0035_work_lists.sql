CREATE TABLE `job_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`milliseconds` integer NOT NULL,
	`done` integer NOT NULL,
	`error` text
);
--> statement-breakpoint
ALTER TABLE `mails` ADD `cause` text;--> statement-breakpoint
CREATE INDEX `mails_unsent` ON `mails` (`created_at`) WHERE status <> 'sent';--> statement-breakpoint
CREATE INDEX `compositions_without_raaga` ON `compositions` (title COLLATE NOCASE,`id`) WHERE deleted_at IS NULL AND raaga_id IS NULL AND song_type_id IS NOT 'Ragamalika';--> statement-breakpoint
DROP TRIGGER compositions_begin;
--> statement-breakpoint
DROP TRIGGER compositions_end;
--> statement-breakpoint
DROP TRIGGER compositions_completed;
--> statement-breakpoint
INSERT INTO incomplete_counts (part, compositions)
  SELECT 'raaga', count(*) FROM compositions
  WHERE deleted_at IS NULL AND raaga_id IS NULL AND song_type_id IS NOT 'Ragamalika';
--> statement-breakpoint
CREATE TRIGGER compositions_begin AFTER INSERT ON compositions WHEN NEW.deleted_at IS NULL
BEGIN
  UPDATE title_initials SET counts = json_patch(counts, json_object(substr(coalesce(NEW.script_names ->> language, upper(NEW.title)), 1, 1),
    coalesce((SELECT value FROM json_each(counts) WHERE key = substr(coalesce(NEW.script_names ->> language, upper(NEW.title)), 1, 1)), 0) + 1));
  UPDATE incomplete_counts SET compositions = compositions + iif(part = 'recording', NEW.recording_count = 0,
    iif(part = 'lyrics', NEW.lyrics = '',
    iif(part = 'taala', NEW.taala_id IS NULL, (NEW.raaga_id IS NULL AND NEW.song_type_id IS NOT 'Ragamalika'))));
END;
--> statement-breakpoint
CREATE TRIGGER compositions_end AFTER DELETE ON compositions WHEN OLD.deleted_at IS NULL
BEGIN
  UPDATE title_initials SET counts = json_patch(counts, json_object(substr(coalesce(OLD.script_names ->> language, upper(OLD.title)), 1, 1),
    nullif(coalesce((SELECT value FROM json_each(counts) WHERE key = substr(coalesce(OLD.script_names ->> language, upper(OLD.title)), 1, 1)), 0) - 1, 0)));
  UPDATE incomplete_counts SET compositions = compositions + iif(part = 'recording', -(OLD.recording_count = 0),
    iif(part = 'lyrics', -(OLD.lyrics = ''),
    iif(part = 'taala', -(OLD.taala_id IS NULL), -((OLD.raaga_id IS NULL AND OLD.song_type_id IS NOT 'Ragamalika')))));
END;
--> statement-breakpoint
CREATE TRIGGER compositions_completed AFTER UPDATE OF deleted_at, recording_count, lyrics, taala_id, raaga_id, song_type_id ON compositions
WHEN (OLD.deleted_at IS NULL, OLD.recording_count = 0, OLD.lyrics = '', OLD.taala_id IS NULL, OLD.raaga_id IS NULL, OLD.song_type_id IS 'Ragamalika') IS NOT
  (NEW.deleted_at IS NULL, NEW.recording_count = 0, NEW.lyrics = '', NEW.taala_id IS NULL, NEW.raaga_id IS NULL, NEW.song_type_id IS 'Ragamalika')
BEGIN
  UPDATE incomplete_counts SET compositions = compositions + iif(part = 'recording', (NEW.deleted_at IS NULL AND NEW.recording_count = 0) - (OLD.deleted_at IS NULL AND OLD.recording_count = 0),
    iif(part = 'lyrics', (NEW.deleted_at IS NULL AND NEW.lyrics = '') - (OLD.deleted_at IS NULL AND OLD.lyrics = ''),
    iif(part = 'taala', (NEW.deleted_at IS NULL AND NEW.taala_id IS NULL) - (OLD.deleted_at IS NULL AND OLD.taala_id IS NULL), (NEW.deleted_at IS NULL AND (NEW.raaga_id IS NULL AND NEW.song_type_id IS NOT 'Ragamalika')) - (OLD.deleted_at IS NULL AND (OLD.raaga_id IS NULL AND OLD.song_type_id IS NOT 'Ragamalika')))));
END;
