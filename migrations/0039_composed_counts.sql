ALTER TABLE `people` ADD `composition_count` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE people SET composition_count = (SELECT count(*) FROM compositions c
  WHERE c.composer_id = people.id AND c.deleted_at IS NULL);
--> statement-breakpoint
CREATE TRIGGER compositions_composed AFTER INSERT ON compositions WHEN NEW.deleted_at IS NULL AND NEW.composer_id IS NOT NULL
BEGIN
  UPDATE people SET composition_count = composition_count + 1 WHERE id = NEW.composer_id;
END;
--> statement-breakpoint
CREATE TRIGGER compositions_not_composed AFTER DELETE ON compositions WHEN OLD.deleted_at IS NULL AND OLD.composer_id IS NOT NULL
BEGIN
  UPDATE people SET composition_count = composition_count - 1 WHERE id = OLD.composer_id;
END;
--> statement-breakpoint
-- Compositions follow a renamed person by the foreign key, and the person's row keeps its count.
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
