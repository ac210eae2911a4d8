-- Growth counts the songs that are there: none in the bin, none that were removed.
DROP TRIGGER songs_by_month;
--> statement-breakpoint
CREATE TRIGGER songs_by_month AFTER INSERT ON songs WHEN NEW.deleted_at IS NULL
BEGIN
  INSERT INTO song_months (month, added)
    SELECT strftime('%Y-%m', NEW.created_at / 1000, 'unixepoch'), 0
    WHERE NOT EXISTS (SELECT 1 FROM song_months WHERE month = strftime('%Y-%m', NEW.created_at / 1000, 'unixepoch'));
  UPDATE song_months SET added = added + 1 WHERE month = strftime('%Y-%m', NEW.created_at / 1000, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER songs_removed_from_month AFTER DELETE ON songs WHEN OLD.deleted_at IS NULL
BEGIN
  UPDATE song_months SET added = added - 1 WHERE month = strftime('%Y-%m', OLD.created_at / 1000, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER songs_binned_by_month AFTER UPDATE OF deleted_at ON songs
WHEN (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)
BEGIN
  INSERT INTO song_months (month, added)
    SELECT strftime('%Y-%m', NEW.created_at / 1000, 'unixepoch'), 0
    WHERE NOT EXISTS (SELECT 1 FROM song_months WHERE month = strftime('%Y-%m', NEW.created_at / 1000, 'unixepoch'));
  UPDATE song_months SET added = added + (NEW.deleted_at IS NULL) - (OLD.deleted_at IS NULL)
    WHERE month = strftime('%Y-%m', NEW.created_at / 1000, 'unixepoch');
END;
--> statement-breakpoint
UPDATE song_months SET added = 0;
--> statement-breakpoint
UPDATE song_months SET added = counted.n FROM
  (SELECT strftime('%Y-%m', created_at / 1000, 'unixepoch') AS month, count(*) AS n
    FROM songs WHERE deleted_at IS NULL GROUP BY 1) AS counted
  WHERE counted.month = song_months.month;
