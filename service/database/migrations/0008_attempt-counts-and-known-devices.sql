CREATE TABLE `attempt_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`points` integer NOT NULL,
	`expire` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempt_counts_expire` ON `attempt_counts` (`expire`);--> statement-breakpoint
CREATE TABLE `known_devices` (
	`known_device_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`date_time_last_used` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `known_devices_token_user` ON `known_devices` (`token_hash`,`user_id`);--> statement-breakpoint
CREATE INDEX `known_devices_user` ON `known_devices` (`user_id`);