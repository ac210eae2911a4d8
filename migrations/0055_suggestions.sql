CREATE TABLE `suggestions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`form_id` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`field` text NOT NULL,
	`old_value` text DEFAULT '' NOT NULL,
	`new_value` text NOT NULL,
	`source` text DEFAULT '' NOT NULL,
	`given_name` text DEFAULT '' NOT NULL,
	`mail` text,
	`is_thanked` integer DEFAULT false NOT NULL,
	`language` text NOT NULL,
	`suggested_by` integer,
	`owner_id` integer,
	`client_hash` text NOT NULL,
	`suggested_at` integer NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`decided_by` integer,
	`decided_at` integer,
	`accepted_value` text,
	`decision_reason` text DEFAULT '' NOT NULL,
	`token_hash` text,
	`confirmed_at` integer,
	FOREIGN KEY (`suggested_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "suggestions_status" CHECK("suggestions"."status" IN ('open', 'accepted', 'declined'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `suggestions_form_id_unique` ON `suggestions` (`form_id`);--> statement-breakpoint
CREATE INDEX `suggestions_open` ON `suggestions` (`suggested_at`) WHERE status = 'open';--> statement-breakpoint
CREATE INDEX `suggestions_open_by_owner` ON `suggestions` (`owner_id`,`suggested_at`) WHERE status = 'open' AND owner_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `suggestions_by_client` ON `suggestions` (`client_hash`,`suggested_at`);--> statement-breakpoint
CREATE INDEX `suggestions_by_user` ON `suggestions` (`suggested_by`,`suggested_at`) WHERE suggested_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX `suggestions_by_owner` ON `suggestions` (`owner_id`) WHERE owner_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `suggestions_by_decider` ON `suggestions` (`decided_by`) WHERE decided_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX `suggestions_thanked` ON `suggestions` (`subject_kind`,`subject_id`,`decided_at`) WHERE status = 'accepted' AND is_thanked;--> statement-breakpoint
CREATE INDEX `suggestions_by_subject` ON `suggestions` (`subject_kind`,`subject_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `suggestions_by_token` ON `suggestions` (`token_hash`) WHERE token_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX `suggestions_mailed` ON `suggestions` (`suggested_at`) WHERE token_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX `suggestions_by_mail` ON `suggestions` (`mail`,`suggested_at`) WHERE mail IS NOT NULL;--> statement-breakpoint
CREATE INDEX `suggestions_decided` ON `suggestions` (`decided_at`) WHERE status <> 'open';--> statement-breakpoint
ALTER TABLE `revisions` ADD `suggestion_id` integer REFERENCES suggestions(id);--> statement-breakpoint
CREATE INDEX `revisions_by_suggestion` ON `revisions` (`suggestion_id`) WHERE suggestion_id IS NOT NULL;