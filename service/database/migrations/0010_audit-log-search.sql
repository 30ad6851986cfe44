CREATE TABLE `audit_log_names` (
	`kind` text NOT NULL,
	`name` text NOT NULL,
	PRIMARY KEY(`kind`, `name`)
);
--> statement-breakpoint
CREATE INDEX `users_full_name` ON `users` ("full_name" collate nocase,`user_id`);--> statement-breakpoint
CREATE INDEX `users_image` ON `users` (`user_id`) WHERE "image" is not null;
--> statement-breakpoint
-- The parts of three letters of the messages, without the messages themselves. Entries come into it in
-- portions (service/database/audit-log-index.ts), so that this takes no time on a long log.
CREATE VIRTUAL TABLE `audit_log_messages` USING fts5(
	message, content='', contentless_delete=1, detail='none', tokenize='trigram case_sensitive 0'
);
