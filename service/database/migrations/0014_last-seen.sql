CREATE TABLE `user_last_seen` (
	`user_id` text PRIMARY KEY NOT NULL,
	`date_time_last_seen` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `user_last_seen` SELECT `user_id`, max(`date_time_created`) FROM `audit_log_entries` WHERE `audit_log_type` = 100 AND `user_id` IN (SELECT `user_id` FROM `users`) GROUP BY `user_id`;
