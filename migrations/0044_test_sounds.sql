DROP INDEX `compositions_without_recording`;--> statement-breakpoint
ALTER TABLE `compositions` ADD `test_sounds` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `compositions_without_recording` ON `compositions` (`title_key`,`id`) WHERE deleted_at IS NULL AND recording_count = test_sounds;
--> statement-breakpoint
DROP TRIGGER compositions_completed;
--> statement-breakpoint
CREATE TRIGGER compositions_completed AFTER UPDATE OF deleted_at, recording_count, test_sounds, lyrics, taala_id, raaga_id, song_type_id ON compositions
WHEN (OLD.deleted_at IS NULL, OLD.recording_count = OLD.test_sounds, OLD.lyrics = '', OLD.taala_id IS NULL, OLD.raaga_id IS NULL, OLD.song_type_id IS 'Ragamalika') IS NOT
  (NEW.deleted_at IS NULL, NEW.recording_count = NEW.test_sounds, NEW.lyrics = '', NEW.taala_id IS NULL, NEW.raaga_id IS NULL, NEW.song_type_id IS 'Ragamalika')
BEGIN
  UPDATE incomplete_counts SET compositions = compositions + iif(part = 'recording', (NEW.deleted_at IS NULL AND NEW.recording_count = NEW.test_sounds) - (OLD.deleted_at IS NULL AND OLD.recording_count = OLD.test_sounds),
    iif(part = 'lyrics', (NEW.deleted_at IS NULL AND NEW.lyrics = '') - (OLD.deleted_at IS NULL AND OLD.lyrics = ''),
    iif(part = 'taala', (NEW.deleted_at IS NULL AND NEW.taala_id IS NULL) - (OLD.deleted_at IS NULL AND OLD.taala_id IS NULL), (NEW.deleted_at IS NULL AND (NEW.raaga_id IS NULL AND NEW.song_type_id IS NOT 'Ragamalika')) - (OLD.deleted_at IS NULL AND (OLD.raaga_id IS NULL AND OLD.song_type_id IS NOT 'Ragamalika')))));
END;
--> statement-breakpoint
INSERT INTO tallies (name, value) SELECT 'recordings', coalesce(sum(recording_count), 0) FROM compositions;
--> statement-breakpoint
-- Recordings, without sounds that nobody sang or played.
CREATE TRIGGER compositions_recorded AFTER UPDATE OF recording_count, test_sounds ON compositions
WHEN NEW.recording_count - NEW.test_sounds <> OLD.recording_count - OLD.test_sounds
BEGIN
  UPDATE tallies SET value = value + (NEW.recording_count - NEW.test_sounds) - (OLD.recording_count - OLD.test_sounds)
    WHERE name = 'recordings';
END;
--> statement-breakpoint
UPDATE compositions SET test_sounds = (SELECT count(*) FROM songs
    WHERE composition_id = compositions.id AND singer = 'Test sound' AND deleted_at IS NULL)
  WHERE id IN (SELECT composition_id FROM songs WHERE singer = 'Test sound' AND deleted_at IS NULL);
--> statement-breakpoint
CREATE TRIGGER songs_sounded AFTER INSERT ON songs WHEN NEW.singer = 'Test sound'
BEGIN
  UPDATE compositions SET test_sounds = (SELECT count(*) FROM songs
      WHERE composition_id = compositions.id AND singer = 'Test sound' AND deleted_at IS NULL)
    WHERE id = NEW.composition_id;
END;
--> statement-breakpoint
CREATE TRIGGER songs_sounded_anew AFTER UPDATE OF composition_id, deleted_at, singer ON songs
WHEN OLD.singer = 'Test sound' OR NEW.singer = 'Test sound'
BEGIN
  UPDATE compositions SET test_sounds = (SELECT count(*) FROM songs
      WHERE composition_id = compositions.id AND singer = 'Test sound' AND deleted_at IS NULL)
    WHERE id IN (OLD.composition_id, NEW.composition_id);
END;
--> statement-breakpoint
CREATE TRIGGER songs_not_sounded AFTER DELETE ON songs WHEN OLD.singer = 'Test sound'
BEGIN
  UPDATE compositions SET test_sounds = (SELECT count(*) FROM songs
      WHERE composition_id = compositions.id AND singer = 'Test sound' AND deleted_at IS NULL)
    WHERE id = OLD.composition_id;
END;
