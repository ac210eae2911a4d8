-- Numbers kept instead of counted: how many songs there are, how many a raaga or a taala holds, and
-- the version of the data, which every write of a song or a reference list raises. It follows the clock,
-- so that a database brought back from a backup never takes a version that was used before.
INSERT INTO tallies (name, value) VALUES ('songs', 0), ('version', 1);
--> statement-breakpoint
CREATE TRIGGER songs_inserted AFTER INSERT ON songs
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
  UPDATE tallies SET value = value + 1 WHERE name = 'songs' AND NEW.deleted_at IS NULL;
  UPDATE raagas SET song_count = song_count + 1 WHERE id = NEW.raaga_id AND NEW.deleted_at IS NULL;
  UPDATE taalas SET song_count = song_count + 1 WHERE id = NEW.taala_id AND NEW.deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER songs_removed AFTER DELETE ON songs
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
  UPDATE tallies SET value = value - 1 WHERE name = 'songs' AND OLD.deleted_at IS NULL;
  UPDATE raagas SET song_count = song_count - 1 WHERE id = OLD.raaga_id AND OLD.deleted_at IS NULL;
  UPDATE taalas SET song_count = song_count - 1 WHERE id = OLD.taala_id AND OLD.deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER songs_changed AFTER UPDATE ON songs
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
  UPDATE tallies SET value = value + (NEW.deleted_at IS NULL) - (OLD.deleted_at IS NULL)
    WHERE name = 'songs' AND (NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL);
END;
--> statement-breakpoint
-- A renamed raaga takes its songs along by the foreign key; its own row, and so its count, moves with
-- it. Only a song that really goes from one raaga to another, or in or out of the bin, is counted anew.
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER raagas_inserted AFTER INSERT ON raagas
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
CREATE TRIGGER raagas_changed AFTER UPDATE OF id, description, melakarta, parent_id, arohana, avarohana ON raagas
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
CREATE TRIGGER raagas_removed AFTER DELETE ON raagas
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
CREATE TRIGGER taalas_inserted AFTER INSERT ON taalas
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
CREATE TRIGGER taalas_changed AFTER UPDATE OF id, description, jati, angas, aksharas ON taalas
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
CREATE TRIGGER taalas_removed AFTER DELETE ON taalas
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
CREATE TRIGGER song_types_changed AFTER UPDATE ON song_types
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
