-- Pages show names in the reader's script: a changed name makes them old.
CREATE TRIGGER raagas_renamed AFTER UPDATE OF iso_name ON raagas
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
CREATE TRIGGER taalas_renamed AFTER UPDATE OF iso_name ON taalas
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
