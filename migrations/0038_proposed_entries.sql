ALTER TABLE `raagas` ADD `proposed_by` integer REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `raagas` ADD `proposed_at` integer;--> statement-breakpoint
CREATE INDEX `raagas_proposed` ON `raagas` (`proposed_at`) WHERE proposed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `raagas_by_proposer` ON `raagas` (`proposed_by`) WHERE proposed_by IS NOT NULL;--> statement-breakpoint
ALTER TABLE `people` ADD `proposed_by` integer REFERENCES users(id);--> statement-breakpoint
ALTER TABLE `people` ADD `proposed_at` integer;--> statement-breakpoint
CREATE INDEX `people_proposed` ON `people` (`proposed_at`) WHERE proposed_at IS NOT NULL AND merged_into IS NULL;--> statement-breakpoint
CREATE INDEX `people_by_proposer` ON `people` (`proposed_by`) WHERE proposed_by IS NOT NULL;