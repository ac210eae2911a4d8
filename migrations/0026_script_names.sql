-- What a list says of a song, in the script of each language: parts whose names are not known there are absent.
CREATE VIEW songs_in_scripts AS
  SELECT s.id AS song_id, (SELECT json_group_object(language, json(names)) FROM (
      SELECT l.value AS language, json_patch('{}', json_object('title', c.script_names ->> l.value,
        'raaga', r.script_names ->> l.value, 'taala', t.script_names ->> l.value,
        'composer', composer.script_names ->> l.value, 'singer', singer.script_names ->> l.value,
        'songType', f.script_names ->> l.value)) AS names
      FROM json_each('["te","ta","kn","ml","hi"]') l)
    WHERE names <> '{}') AS script_names
  FROM songs s
    LEFT JOIN compositions c ON c.id = s.composition_id
    LEFT JOIN raagas r ON r.id = s.raaga_id
    LEFT JOIN taalas t ON t.id = s.taala_id
    LEFT JOIN song_types f ON f.id = s.song_type_id
    LEFT JOIN people composer ON composer.id = c.composer_id
    LEFT JOIN people singer ON singer.id = (SELECT value FROM json_each(s.person_ids) WHERE key = s.singer);
--> statement-breakpoint
CREATE TRIGGER songs_named AFTER INSERT ON songs
BEGIN
  UPDATE songs SET script_names = n.script_names FROM songs_in_scripts n
    WHERE songs.id = NEW.id AND n.song_id = songs.id AND n.script_names <> songs.script_names;
END;
--> statement-breakpoint
-- Songs that follow a renamed entry by the foreign key keep its name in scripts: the entry's own trigger changes that.
CREATE TRIGGER songs_named_anew
AFTER UPDATE OF composition_id, raaga_id, taala_id, song_type_id, singer, person_ids, deleted_at ON songs
WHEN (OLD.composition_id, OLD.singer, OLD.person_ids) IS NOT (NEW.composition_id, NEW.singer, NEW.person_ids)
  OR (OLD.raaga_id IS NOT NEW.raaga_id AND (OLD.raaga_id IS NULL OR EXISTS (SELECT 1 FROM raagas WHERE id = OLD.raaga_id)))
  OR (OLD.taala_id IS NOT NEW.taala_id AND (OLD.taala_id IS NULL OR EXISTS (SELECT 1 FROM taalas WHERE id = OLD.taala_id)))
  OR (OLD.song_type_id IS NOT NEW.song_type_id AND (OLD.song_type_id IS NULL OR EXISTS (SELECT 1 FROM song_types WHERE id = OLD.song_type_id)))
  OR (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL)
BEGIN
  UPDATE songs SET script_names = n.script_names FROM songs_in_scripts n
    WHERE songs.id = NEW.id AND n.song_id = songs.id AND n.script_names <> songs.script_names;
END;
--> statement-breakpoint
CREATE TRIGGER compositions_named AFTER UPDATE OF script_names, composer_id ON compositions
WHEN (OLD.script_names, OLD.composer_id) IS NOT (NEW.script_names, NEW.composer_id)
BEGIN
  UPDATE songs SET script_names = n.script_names FROM songs_in_scripts n
    WHERE songs.composition_id = NEW.id AND n.song_id = songs.id AND n.script_names <> songs.script_names;
END;
--> statement-breakpoint
CREATE TRIGGER raagas_named AFTER UPDATE OF script_names ON raagas WHEN OLD.script_names <> NEW.script_names
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
  UPDATE songs SET script_names = n.script_names FROM songs_in_scripts n
    WHERE songs.raaga_id = NEW.id AND songs.deleted_at IS NULL AND n.song_id = songs.id AND n.script_names <> songs.script_names;
END;
--> statement-breakpoint
CREATE TRIGGER taalas_named AFTER UPDATE OF script_names ON taalas WHEN OLD.script_names <> NEW.script_names
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
  UPDATE songs SET script_names = n.script_names FROM songs_in_scripts n
    WHERE songs.taala_id = NEW.id AND songs.deleted_at IS NULL AND n.song_id = songs.id AND n.script_names <> songs.script_names;
END;
--> statement-breakpoint
CREATE TRIGGER song_types_named AFTER UPDATE OF script_names ON song_types WHEN OLD.script_names <> NEW.script_names
BEGIN
  UPDATE songs SET script_names = n.script_names FROM songs_in_scripts n
    WHERE songs.song_type_id = NEW.id AND songs.deleted_at IS NULL AND n.song_id = songs.id AND n.script_names <> songs.script_names;
END;
--> statement-breakpoint
CREATE TRIGGER people_named AFTER UPDATE OF script_names ON people WHEN OLD.script_names <> NEW.script_names
BEGIN
  UPDATE songs SET script_names = n.script_names FROM songs_in_scripts n
    WHERE songs.id IN (SELECT song_id FROM credits WHERE person_id = NEW.id AND position = 0) AND n.song_id = songs.id AND n.script_names <> songs.script_names;
  UPDATE songs SET script_names = n.script_names FROM songs_in_scripts n
    WHERE songs.composition_id IN (SELECT id FROM compositions WHERE composer_id = NEW.id AND deleted_at IS NULL) AND n.song_id = songs.id AND n.script_names <> songs.script_names;
END;
