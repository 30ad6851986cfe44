CREATE INDEX `invite_tokens_expires` ON `invite_tokens` (`date_time_expires`);--> statement-breakpoint
CREATE INDEX `password_resets_expires` ON `password_resets` (`date_time_expires`);