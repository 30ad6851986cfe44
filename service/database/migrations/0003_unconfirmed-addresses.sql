ALTER TABLE `invite_tokens` ADD `is_passed_on` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `is_email_unconfirmed` integer DEFAULT false NOT NULL;