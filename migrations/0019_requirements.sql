CREATE TABLE `requirements` (
	`reason` text NOT NULL
);

--> statement-breakpoint
-- A batch inserts here what it required in vain, and fails with that as the error's text. No row is ever stored.
CREATE TRIGGER requirement_failed BEFORE INSERT ON requirements
BEGIN
  SELECT RAISE(ABORT, 'REQUIREMENT_FAILED:' || NEW.reason);
END;
