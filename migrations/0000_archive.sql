CREATE TABLE `approval_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`role_id` text NOT NULL,
	`reason` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`requested_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`decided_at` integer,
	`decided_by` integer,
	`decision_reason` text,
	`decision_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`role_id`) REFERENCES `roles`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "approval_requests_status" CHECK("approval_requests"."status" IN ('pending', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `approval_requests_one_pending` ON `approval_requests` (`user_id`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `approval_requests_by_status` ON `approval_requests` (`status`,`requested_at`);--> statement-breakpoint
CREATE INDEX `approval_requests_by_user` ON `approval_requests` (`user_id`,`requested_at`);--> statement-breakpoint
CREATE TABLE `one_time_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`purpose` text NOT NULL,
	`code_hash` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	CONSTRAINT "one_time_codes_purpose" CHECK("one_time_codes"."purpose" IN ('signup', 'reset'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_time_codes_one_live` ON `one_time_codes` (`email`,`purpose`);--> statement-breakpoint
CREATE INDEX `one_time_codes_by_expiry` ON `one_time_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `roles` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`is_system` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `roles_name_key_unique` ON `roles` (`name_key`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`user_agent` text DEFAULT '' NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`last_used_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sessions_kind" CHECK("sessions"."kind" IN ('web', 'bearer'))
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`,`last_used_at`);--> statement-breakpoint
CREATE INDEX `sessions_by_last_use` ON `sessions` (`last_used_at`);--> statement-breakpoint
CREATE TABLE `user_roles` (
	`user_id` integer NOT NULL,
	`role_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `role_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`role_id`) REFERENCES `roles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `user_roles_by_role` ON `user_roles` (`role_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`display_name` text NOT NULL,
	`password_hash` text NOT NULL,
	`password_expires_at` integer,
	`failed_logins` integer DEFAULT 0 NOT NULL,
	`locked_until` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_unique` ON `users` (`username`);--> statement-breakpoint
CREATE TABLE `accompaniment_types` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accompaniment_types_name_unique` ON `accompaniment_types` (`name`);--> statement-breakpoint
CREATE TABLE `media_files` (
	`id` text PRIMARY KEY NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`content_type` text NOT NULL,
	`size` integer NOT NULL,
	`file_name` text DEFAULT '' NOT NULL,
	`upload_id` text,
	`owner_id` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "media_files_status" CHECK("media_files"."status" IN ('pending', 'ready', 'removed'))
);
--> statement-breakpoint
CREATE INDEX `media_files_by_status` ON `media_files` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `media_files_by_owner` ON `media_files` (`owner_id`);--> statement-breakpoint
CREATE TABLE `media_location_types` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`description` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `media_types` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`description` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `raaga_aliases` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`raaga_id` text NOT NULL,
	`alias` text NOT NULL,
	`kind` text NOT NULL,
	FOREIGN KEY (`raaga_id`) REFERENCES `raagas`(`id`) ON UPDATE cascade ON DELETE no action,
	CONSTRAINT "raaga_aliases_kind" CHECK("raaga_aliases"."kind" IN ('spelling', 'synonym', 'other school'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `raaga_aliases_once` ON `raaga_aliases` (`raaga_id`,`alias`);--> statement-breakpoint
CREATE INDEX `raaga_aliases_by_alias` ON `raaga_aliases` (`alias`);--> statement-breakpoint
CREATE TABLE `raagas` (
	`id` text PRIMARY KEY NOT NULL,
	`description` text NOT NULL,
	`melakarta` integer,
	`parent_id` text,
	`arohana` text,
	`avarohana` text,
	`source` text,
	`song_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `raagas`(`id`) ON UPDATE cascade ON DELETE no action,
	CONSTRAINT "raagas_melakarta" CHECK("raagas"."melakarta" IS NULL OR "raagas"."melakarta" BETWEEN 1 AND 72)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `raagas_melakarta_unique` ON `raagas` (`melakarta`);--> statement-breakpoint
CREATE INDEX `raagas_by_parent` ON `raagas` (`parent_id`);--> statement-breakpoint
CREATE INDEX `raagas_by_description` ON `raagas` (description COLLATE NOCASE,`id`);--> statement-breakpoint
CREATE TABLE `song_types` (
	`id` text PRIMARY KEY NOT NULL,
	`description` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `taalas` (
	`id` text PRIMARY KEY NOT NULL,
	`description` text NOT NULL,
	`jati` text,
	`angas` text,
	`aksharas` integer,
	`song_count` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "taalas_aksharas" CHECK("taalas"."aksharas" IS NULL OR "taalas"."aksharas" > 0)
);
--> statement-breakpoint
CREATE INDEX `taalas_by_description` ON `taalas` (description COLLATE NOCASE,`id`);--> statement-breakpoint
CREATE TABLE `accompaniment_players` (
	`accompaniment_id` integer NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`accompaniment_id`, `position`),
	FOREIGN KEY (`accompaniment_id`) REFERENCES `accompaniments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `accompaniment_players_by_name` ON `accompaniment_players` (`name`,`accompaniment_id`);--> statement-breakpoint
CREATE TABLE `accompaniments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`song_id` integer NOT NULL,
	`position` integer NOT NULL,
	`accompaniment_type_id` integer NOT NULL,
	FOREIGN KEY (`song_id`) REFERENCES `songs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`accompaniment_type_id`) REFERENCES `accompaniment_types`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accompaniments_in_order` ON `accompaniments` (`song_id`,`position`);--> statement-breakpoint
CREATE INDEX `accompaniments_by_type` ON `accompaniments` (`accompaniment_type_id`);--> statement-breakpoint
CREATE TABLE `song_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`song_id` integer NOT NULL,
	`kind` text NOT NULL,
	`changed_by` integer,
	`changed_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`fields` text NOT NULL,
	FOREIGN KEY (`song_id`) REFERENCES `songs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`changed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "song_changes_kind" CHECK("song_changes"."kind" IN ('created', 'updated', 'deleted', 'restored'))
);
--> statement-breakpoint
CREATE INDEX `song_changes_by_song` ON `song_changes` (`song_id`,`changed_at`);--> statement-breakpoint
CREATE INDEX `song_changes_by_time` ON `song_changes` (`changed_at`);--> statement-breakpoint
CREATE TABLE `songs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`singer` text DEFAULT '' NOT NULL,
	`composer` text NOT NULL,
	`raaga_id` text,
	`taala_id` text,
	`song_type_id` text,
	`recording_date` text,
	`recorded_key` text GENERATED ALWAYS AS (coalesce(recording_date, '')) VIRTUAL NOT NULL,
	`duration_seconds` integer,
	`language` text,
	`description` text DEFAULT '' NOT NULL,
	`lyrics` text DEFAULT '' NOT NULL,
	`upload_type` text,
	`media_type_id` integer,
	`media_location_type_id` integer,
	`media_url` text,
	`external_media_id` text,
	`media_file_id` text,
	`media_description` text DEFAULT '' NOT NULL,
	`source` text,
	`created_by` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_by` integer,
	`updated_at` integer,
	`changed_at` integer GENERATED ALWAYS AS (coalesce(updated_at, created_at)) VIRTUAL NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`deleted_at` integer,
	`deleted_by` integer,
	FOREIGN KEY (`raaga_id`) REFERENCES `raagas`(`id`) ON UPDATE cascade ON DELETE no action,
	FOREIGN KEY (`taala_id`) REFERENCES `taalas`(`id`) ON UPDATE cascade ON DELETE no action,
	FOREIGN KEY (`song_type_id`) REFERENCES `song_types`(`id`) ON UPDATE cascade ON DELETE no action,
	FOREIGN KEY (`media_type_id`) REFERENCES `media_types`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`media_location_type_id`) REFERENCES `media_location_types`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`media_file_id`) REFERENCES `media_files`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`deleted_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "songs_recording_date" CHECK("songs"."recording_date" IS NULL OR "songs"."recording_date" GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'),
	CONSTRAINT "songs_upload_type" CHECK("songs"."upload_type" IS NULL OR "songs"."upload_type" IN ('YouTube', 'Audio', 'Video'))
);
--> statement-breakpoint
CREATE INDEX `songs_by_title` ON `songs` (title COLLATE NOCASE,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `songs_by_singer` ON `songs` (singer COLLATE NOCASE,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `songs_by_composer` ON `songs` (composer COLLATE NOCASE,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `songs_by_recording_date` ON `songs` (`recorded_key`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `songs_by_raaga` ON `songs` (`raaga_id`,title COLLATE NOCASE,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `songs_by_taala` ON `songs` (`taala_id`,title COLLATE NOCASE,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `songs_by_song_type` ON `songs` (`song_type_id`,title COLLATE NOCASE,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `songs_by_creator` ON `songs` (`created_by`,title COLLATE NOCASE,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `songs_by_change` ON `songs` (`changed_at`,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `songs_by_media_file` ON `songs` (`media_file_id`);--> statement-breakpoint
CREATE INDEX `songs_in_bin` ON `songs` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `name_keys` (
	`kind` text NOT NULL,
	`inside` integer NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`kind`, `inside`, `key`, `name`),
	CONSTRAINT "name_keys_kind" CHECK("name_keys"."kind" IN ('raaga', 'taala', 'songType', 'singer', 'composer', 'accompanist'))
);
--> statement-breakpoint
CREATE INDEX `name_keys_by_name` ON `name_keys` (`kind`,`name`);--> statement-breakpoint
CREATE TABLE `song_keys` (
	`inside` integer NOT NULL,
	`key` text NOT NULL,
	`song_id` integer NOT NULL,
	PRIMARY KEY(`inside`, `key`, `song_id`),
	FOREIGN KEY (`song_id`) REFERENCES `songs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `song_keys_by_song` ON `song_keys` (`song_id`);--> statement-breakpoint
CREATE TABLE `tallies` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
