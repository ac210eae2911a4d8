UPDATE users SET song_count =
  (SELECT count(*) FROM songs WHERE created_by = users.id AND deleted_at IS NULL);
--> statement-breakpoint
CREATE TRIGGER songs_inserted_by AFTER INSERT ON songs
WHEN NEW.created_by IS NOT NULL AND NEW.deleted_at IS NULL
BEGIN
  UPDATE users SET song_count = song_count + 1 WHERE id = NEW.created_by;
END;
--> statement-breakpoint
CREATE TRIGGER songs_removed_by AFTER DELETE ON songs
WHEN OLD.created_by IS NOT NULL AND OLD.deleted_at IS NULL
BEGIN
  UPDATE users SET song_count = song_count - 1 WHERE id = OLD.created_by;
END;
--> statement-breakpoint
CREATE TRIGGER songs_changed_by AFTER UPDATE OF created_by, deleted_at ON songs
WHEN OLD.created_by IS NOT NEW.created_by OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)
BEGIN
  UPDATE users SET song_count = song_count - 1 WHERE id = OLD.created_by AND OLD.deleted_at IS NULL;
  UPDATE users SET song_count = song_count + 1 WHERE id = NEW.created_by AND NEW.deleted_at IS NULL;
END;
