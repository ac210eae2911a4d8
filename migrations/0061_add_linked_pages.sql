CREATE TABLE `linked_pages` (
	`composition_id` integer NOT NULL,
	`address` text NOT NULL,
	`checked_at` integer,
	`check_at` integer DEFAULT 0 NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`composition_id`, `address`),
	FOREIGN KEY (`composition_id`) REFERENCES `compositions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `linked_pages_by_address` ON `linked_pages` (`address`);--> statement-breakpoint
CREATE INDEX `linked_pages_to_check` ON `linked_pages` (`check_at`);--> statement-breakpoint
CREATE INDEX `linked_pages_silent` ON `linked_pages` (`checked_at`) WHERE failures >= 3;
--> statement-breakpoint
CREATE TRIGGER compositions_linked AFTER INSERT ON compositions
WHEN NEW.pages_elsewhere <> '' AND NEW.deleted_at IS NULL
BEGIN
  INSERT OR IGNORE INTO linked_pages (composition_id, address)
    SELECT NEW.id, substr(line.value, instr(line.value, 'http'))
    FROM json_each('["' || replace(replace(replace(NEW.pages_elsewhere, '\', '\\'), '"', '\"'), char(10), '","') || '"]') line
    WHERE instr(line.value, 'http') > 0;
END;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER compositions_leave_pages BEFORE DELETE ON compositions
BEGIN
  DELETE FROM linked_pages WHERE composition_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER linked_pages_changed AFTER UPDATE OF failures ON linked_pages
WHEN (OLD.failures >= 3) <> (NEW.failures >= 3)
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
INSERT OR IGNORE INTO linked_pages (composition_id, address)
    SELECT compositions.id, substr(line.value, instr(line.value, 'http'))
    FROM compositions, json_each('["' || replace(replace(replace(pages_elsewhere, '\', '\\'), '"', '\"'), char(10), '","') || '"]') line
    WHERE pages_elsewhere <> '' AND deleted_at IS NULL AND instr(line.value, 'http') > 0;
