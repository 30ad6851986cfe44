CREATE TABLE `audit_log_changes` (
	`audit_log_entry_id` integer PRIMARY KEY NOT NULL,
	`record_kind` text NOT NULL,
	`record_id` text NOT NULL,
	`action` text NOT NULL,
	`changes` text NOT NULL,
	FOREIGN KEY (`audit_log_entry_id`) REFERENCES `audit_log_entries`(`audit_log_entry_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `audit_log_changes_record` ON `audit_log_changes` (`record_kind`,`record_id`);