CREATE INDEX `compositions_by_raaga` ON `compositions` (`raaga_id`);--> statement-breakpoint
CREATE INDEX `compositions_by_taala` ON `compositions` (`taala_id`);--> statement-breakpoint
CREATE INDEX `compositions_by_song_type` ON `compositions` (`song_type_id`);--> statement-breakpoint
CREATE INDEX `compositions_in_bin` ON `compositions` (`deleted_at`) WHERE deleted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `songs_by_own_raaga` ON `songs` (`own_raaga_id`) WHERE own_raaga_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `songs_by_own_taala` ON `songs` (`own_taala_id`) WHERE own_taala_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `merges_by_target` ON `merges` (`kind`,`to_id`);--> statement-breakpoint
CREATE INDEX `perhaps_same_by_other` ON `perhaps_same` (`kind`,`other_id`);