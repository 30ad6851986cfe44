ALTER TABLE `permission_groups` ADD `name_key` text;--> statement-breakpoint
ALTER TABLE `permission_groups` ADD `name_folded` text;--> statement-breakpoint
CREATE UNIQUE INDEX `permission_groups_name_key_unique` ON `permission_groups` (`organisation_id`,`name_key`);--> statement-breakpoint
ALTER TABLE `service_accounts` ADD `name_folded` text;--> statement-breakpoint
ALTER TABLE `teams` ADD `name_key` text;--> statement-breakpoint
ALTER TABLE `teams` ADD `name_folded` text;--> statement-breakpoint
CREATE UNIQUE INDEX `teams_name_key_unique` ON `teams` (`owner_organisation_id`,`name_key`);--> statement-breakpoint
ALTER TABLE `invites` ADD `email_key` text;--> statement-breakpoint
CREATE INDEX `invites_email_key` ON `invites` (`email_key`);--> statement-breakpoint
ALTER TABLE `organisations` ADD `organisation_code_key` text;--> statement-breakpoint
ALTER TABLE `organisations` ADD `organisation_code_folded` text;--> statement-breakpoint
ALTER TABLE `organisations` ADD `name_folded` text;--> statement-breakpoint
CREATE UNIQUE INDEX `organisations_code_key_unique` ON `organisations` (`organisation_code_key`);--> statement-breakpoint
CREATE INDEX `organisations_name_folded` ON `organisations` (`name_folded`,`organisation_id`,`name`,`organisation_code`,`organisation_code_folded`);--> statement-breakpoint
ALTER TABLE `outlet_nodes` ADD `name_folded` text;--> statement-breakpoint
ALTER TABLE `users` ADD `email_key` text;--> statement-breakpoint
ALTER TABLE `users` ADD `full_name_folded` text;--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key_unique` ON `users` (`email_key`);--> statement-breakpoint
CREATE INDEX `users_full_name_folded` ON `users` (`full_name_folded`,`user_id`);--> statement-breakpoint
ALTER TABLE `clients` ADD `client_id_key` text;--> statement-breakpoint
ALTER TABLE `clients` ADD `name_folded` text;--> statement-breakpoint
CREATE UNIQUE INDEX `clients_id_unique` ON `clients` (`client_id_key`);--> statement-breakpoint
CREATE INDEX `clients_name_folded` ON `clients` (`name_folded`,`client_id`);--> statement-breakpoint
ALTER TABLE `deployment_servers` ADD `name_folded` text;--> statement-breakpoint
ALTER TABLE `integration_servers` ADD `name_key` text;--> statement-breakpoint
ALTER TABLE `integration_servers` ADD `name_folded` text;--> statement-breakpoint
CREATE UNIQUE INDEX `integration_servers_name_key_unique` ON `integration_servers` (`name_key`);--> statement-breakpoint
CREATE INDEX `integration_servers_name_folded` ON `integration_servers` (`name_folded`,`integration_server_instance_id`,`name`);--> statement-breakpoint
CREATE INDEX `integration_servers_type_folded` ON `integration_servers` (`integration_server_instance_type`,`name_folded`,`integration_server_instance_id`,`name`);--> statement-breakpoint
ALTER TABLE `pos_core_instances` ADD `name_folded` text;--> statement-breakpoint
CREATE INDEX `pos_core_instances_name_folded` ON `pos_core_instances` (`name_folded`,`pos_core_instance_id`,`name`);--> statement-breakpoint
ALTER TABLE `applications` ADD `name_folded` text;--> statement-breakpoint
-- As `audit_log_messages`, but of folded messages. An instance of the release before goes on with that.
CREATE VIRTUAL TABLE `audit_log_folded_messages` USING fts5(
	message, content='', contentless_delete=1, detail='none', tokenize='trigram case_sensitive 0'
);
