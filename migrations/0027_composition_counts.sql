ALTER TABLE `raagas` ADD `composition_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `taalas` ADD `composition_count` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE raagas SET composition_count = (SELECT count(*) FROM compositions c
  WHERE c.raaga_id = raagas.id AND c.deleted_at IS NULL AND c.main_song_id IS NOT NULL);
--> statement-breakpoint
UPDATE taalas SET composition_count = (SELECT count(*) FROM compositions c
  WHERE c.taala_id = taalas.id AND c.deleted_at IS NULL AND c.main_song_id IS NOT NULL);
--> statement-breakpoint
CREATE TRIGGER compositions_listed AFTER INSERT ON compositions WHEN NEW.deleted_at IS NULL AND NEW.main_song_id IS NOT NULL
BEGIN
  UPDATE raagas SET composition_count = composition_count + 1 WHERE id = NEW.raaga_id;
  UPDATE taalas SET composition_count = composition_count + 1 WHERE id = NEW.taala_id;
END;
--> statement-breakpoint
CREATE TRIGGER compositions_unlisted AFTER DELETE ON compositions WHEN OLD.deleted_at IS NULL AND OLD.main_song_id IS NOT NULL
BEGIN
  UPDATE raagas SET composition_count = composition_count - 1 WHERE id = OLD.raaga_id;
  UPDATE taalas SET composition_count = composition_count - 1 WHERE id = OLD.taala_id;
END;
--> statement-breakpoint
-- Compositions follow a renamed raaga or taala by the foreign key, and its row keeps its count.
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
--> statement-breakpoint
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
