-- Songs show the name of who added them, and finished pages are kept by the version of the data.
CREATE TRIGGER users_renamed AFTER UPDATE OF display_name ON users
WHEN OLD.display_name <> NEW.display_name
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
