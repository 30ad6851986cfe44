CREATE TABLE `kept_deletions` (
	`key_hash` text PRIMARY KEY NOT NULL,
	`session_token_hash` text NOT NULL,
	`organisation_id` text NOT NULL,
	`sealed_rows` text NOT NULL,
	`date_time_created` integer NOT NULL,
	FOREIGN KEY (`session_token_hash`) REFERENCES `sessions`(`token_hash`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`organisation_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kept_deletions_created` ON `kept_deletions` (`date_time_created`);--> statement-breakpoint
CREATE INDEX `kept_deletions_session` ON `kept_deletions` (`session_token_hash`);--> statement-breakpoint
CREATE INDEX `kept_deletions_organisation` ON `kept_deletions` (`organisation_id`);