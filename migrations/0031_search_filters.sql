CREATE INDEX `songs_with_lyrics` ON `songs` (title COLLATE NOCASE,`id`) WHERE deleted_at IS NULL AND lyrics <> '';--> statement-breakpoint
CREATE INDEX `songs_with_recording` ON `songs` (title COLLATE NOCASE,`id`) WHERE deleted_at IS NULL AND is_recording = 1;--> statement-breakpoint
CREATE INDEX `songs_by_upload_type` ON `songs` (`upload_type`,title COLLATE NOCASE,`id`) WHERE deleted_at IS NULL;