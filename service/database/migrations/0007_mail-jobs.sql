CREATE TABLE `mail_jobs` (
	`mail_job_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`email` text NOT NULL,
	`full_name` text DEFAULT '' NOT NULL,
	`date_time_created` integer NOT NULL,
	`date_time_taken` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_jobs_taken` ON `mail_jobs` (`date_time_taken`);