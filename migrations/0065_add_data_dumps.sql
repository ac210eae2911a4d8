CREATE TABLE `data_dumps` (
	`date` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`progress` text,
	`leased_until` integer,
	`manifest` text
);
