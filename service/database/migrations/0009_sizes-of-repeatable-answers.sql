ALTER TABLE `repeatable_answers` ADD `owner_hash` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `repeatable_answers` ADD `size` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `repeatable_answers_owner` ON `repeatable_answers` (`owner_hash`,`date_time_created`,`size`);