DROP INDEX `claims_by_source`;--> statement-breakpoint
ALTER TABLE `claims` ADD `reading` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `claims_by_source` ON `claims` (`source_id`,`subject_kind`,`subject_id`);--> statement-breakpoint
ALTER TABLE `sources` ADD `identifier` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `sources_by_name` ON `sources` (title COLLATE NOCASE,`id`);--> statement-breakpoint
CREATE TRIGGER compositions_readings AFTER UPDATE OF title, iso_title, native_title, raaga_id, taala_id, song_type_id, language, deity, signature ON compositions
BEGIN
  UPDATE claims SET reading = iif(reading = '', substr(fact.was, 1, 300), '')
    FROM (SELECT value ->> 0 AS field, value ->> 1 AS was, value ->> 2 AS now FROM json_each(json_array(
      json_array('title', OLD.title, NEW.title),
      json_array('isoTitle', OLD.iso_title, NEW.iso_title),
      json_array('nativeTitle', OLD.native_title, NEW.native_title),
      json_array('raagaId', OLD.raaga_id, NEW.raaga_id),
      json_array('taalaId', OLD.taala_id, NEW.taala_id),
      json_array('songTypeId', OLD.song_type_id, NEW.song_type_id),
      json_array('language', OLD.language, NEW.language),
      json_array('deity', OLD.deity, NEW.deity),
      json_array('signature', OLD.signature, NEW.signature)))) AS fact
    WHERE claims.subject_kind = 'composition' AND claims.subject_id = CAST(OLD.id AS TEXT)
      AND claims.field = fact.field AND fact.was IS NOT fact.now
      AND iif(reading = '', coalesce(fact.was, '') <> '', reading = substr(fact.now, 1, 300))
      AND (reading <> '' OR fact.field <> 'raagaId' OR EXISTS (SELECT 1 FROM raagas WHERE id = fact.was))
      AND (reading <> '' OR fact.field <> 'taalaId' OR EXISTS (SELECT 1 FROM taalas WHERE id = fact.was));
END;
