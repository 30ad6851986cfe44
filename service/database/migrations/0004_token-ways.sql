ALTER TABLE `invite_tokens` ADD `maker_name` text;--> statement-breakpoint
ALTER TABLE `invite_tokens` ADD `is_from_my_account` integer DEFAULT false NOT NULL;