CREATE TABLE `repeatable_answers` (
	`key_hash` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`sealed_body` text NOT NULL,
	`date_time_created` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `repeatable_answers_created` ON `repeatable_answers` (`date_time_created`);