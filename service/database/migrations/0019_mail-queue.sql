ALTER TABLE `mail_jobs` ADD `date_time_due` integer;--> statement-breakpoint
ALTER TABLE `mail_jobs` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `mail_jobs` ADD `date_time_failed` integer;--> statement-breakpoint
ALTER TABLE `mail_jobs` ADD `organisation_user_invite_id` text REFERENCES invites(organisation_user_invite_id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `mail_jobs` ADD `user_id` text REFERENCES users(user_id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `mail_jobs_invite` ON `mail_jobs` (`organisation_user_invite_id`);--> statement-breakpoint
CREATE INDEX `mail_jobs_user` ON `mail_jobs` (`user_id`);