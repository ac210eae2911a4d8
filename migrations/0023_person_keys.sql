CREATE TABLE `person_keys` (
	`place` integer NOT NULL,
	`key` text NOT NULL,
	`person_id` text NOT NULL,
	`matched` text NOT NULL,
	PRIMARY KEY(`place`, `key`, `person_id`),
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE cascade ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `person_keys_by_person` ON `person_keys` (`person_id`);
