CREATE TABLE `error_rises` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	CONSTRAINT "error_rises_one" CHECK("error_rises"."id" = 1)
);
