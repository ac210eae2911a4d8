-- The last Administrator is neither deleted nor demoted, whichever way it is tried: the batch fails.
CREATE TRIGGER last_administrator_stays BEFORE DELETE ON user_roles
WHEN OLD.role_id = '91660574-9963-4944-a66c-9fdab6fbd7f4'
  AND (SELECT count(*) FROM user_roles WHERE role_id = OLD.role_id) = 1
BEGIN
  SELECT RAISE(ABORT, 'LAST_ADMIN');
END;
--> statement-breakpoint
CREATE TRIGGER last_administrator_keeps_role BEFORE UPDATE OF role_id ON user_roles
WHEN OLD.role_id = '91660574-9963-4944-a66c-9fdab6fbd7f4' AND NEW.role_id <> OLD.role_id
  AND (SELECT count(*) FROM user_roles WHERE role_id = OLD.role_id) = 1
BEGIN
  SELECT RAISE(ABORT, 'LAST_ADMIN');
END;
--> statement-breakpoint
-- Nobody deletes a system role, or takes its name away.
CREATE TRIGGER system_roles_stay BEFORE DELETE ON roles WHEN OLD.is_system
BEGIN
  SELECT RAISE(ABORT, 'SYSTEM_ROLE');
END;
--> statement-breakpoint
CREATE TRIGGER system_roles_keep_name BEFORE UPDATE OF id, name, name_key, is_system ON roles
WHEN OLD.is_system AND (OLD.id <> NEW.id OR OLD.name <> NEW.name OR OLD.name_key <> NEW.name_key OR NOT NEW.is_system)
BEGIN
  SELECT RAISE(ABORT, 'SYSTEM_ROLE');
END;
--> statement-breakpoint
CREATE TRIGGER songs_by_month AFTER INSERT ON songs
BEGIN
  INSERT INTO song_months (month, added)
    SELECT strftime('%Y-%m', NEW.created_at / 1000, 'unixepoch'), 0
    WHERE NOT EXISTS (SELECT 1 FROM song_months WHERE month = strftime('%Y-%m', NEW.created_at / 1000, 'unixepoch'));
  UPDATE song_months SET added = added + 1 WHERE month = strftime('%Y-%m', NEW.created_at / 1000, 'unixepoch');
END;
--> statement-breakpoint
INSERT INTO song_months (month, added)
  SELECT strftime('%Y-%m', created_at / 1000, 'unixepoch'), count(*) FROM songs GROUP BY 1;
