CREATE TABLE `link_root_nodes` (
	`organisation_user_link_id` text NOT NULL,
	`node_id` text NOT NULL,
	`node_type` integer NOT NULL,
	PRIMARY KEY(`organisation_user_link_id`, `node_id`),
	FOREIGN KEY (`organisation_user_link_id`) REFERENCES `organisation_user_links`(`organisation_user_link_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`node_id`) REFERENCES `outlet_nodes`(`node_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `link_root_nodes_node` ON `link_root_nodes` (`node_id`);--> statement-breakpoint
CREATE TABLE `organisation_user_links` (
	`organisation_user_link_id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`link_type` integer NOT NULL,
	`user_id` text,
	`team_id` text,
	`is_org_admin` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`organisation_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`team_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "organisation_user_links_target" CHECK((link_type = 1 and user_id is not null and team_id is null) or (link_type = 2 and team_id is not null and user_id is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organisation_user_links_user_unique` ON `organisation_user_links` (`organisation_id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `organisation_user_links_team_unique` ON `organisation_user_links` (`organisation_id`,`team_id`);--> statement-breakpoint
CREATE INDEX `organisation_user_links_user` ON `organisation_user_links` (`user_id`);--> statement-breakpoint
CREATE INDEX `organisation_user_links_team` ON `organisation_user_links` (`team_id`);--> statement-breakpoint
CREATE TABLE `permission_group_assignments` (
	`user_permission_group_assignment_id` text PRIMARY KEY NOT NULL,
	`organisation_user_link_id` text NOT NULL,
	`user_permission_group_id` text NOT NULL,
	FOREIGN KEY (`organisation_user_link_id`) REFERENCES `organisation_user_links`(`organisation_user_link_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_permission_group_id`) REFERENCES `permission_groups`(`user_permission_group_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `permission_group_assignments_unique` ON `permission_group_assignments` (`organisation_user_link_id`,`user_permission_group_id`);--> statement-breakpoint
CREATE INDEX `permission_group_assignments_group` ON `permission_group_assignments` (`user_permission_group_id`);--> statement-breakpoint
CREATE TABLE `permission_group_permissions` (
	`user_permission_group_id` text NOT NULL,
	`permission_id` integer NOT NULL,
	`allowed_actions` integer NOT NULL,
	PRIMARY KEY(`user_permission_group_id`, `permission_id`),
	FOREIGN KEY (`user_permission_group_id`) REFERENCES `permission_groups`(`user_permission_group_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `permission_groups` (
	`user_permission_group_id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`name` text NOT NULL,
	`organisation_default` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`organisation_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `permission_groups_organisation` ON `permission_groups` (`organisation_id`);--> statement-breakpoint
CREATE TABLE `service_accounts` (
	`service_account_id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`name` text NOT NULL,
	`service_account_type` integer NOT NULL,
	`root_node_id` text,
	`root_node_type` integer,
	`integration_server_permissions` text NOT NULL,
	`password_hash` text,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`organisation_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`root_node_id`) REFERENCES `outlet_nodes`(`node_id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE INDEX `service_accounts_organisation` ON `service_accounts` (`organisation_id`);--> statement-breakpoint
CREATE INDEX `service_accounts_root_node` ON `service_accounts` (`root_node_id`);--> statement-breakpoint
CREATE TABLE `team_members` (
	`team_user_link_id` text PRIMARY KEY NOT NULL,
	`team_id` text NOT NULL,
	`user_id` text NOT NULL,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`team_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `team_members_unique` ON `team_members` (`team_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `team_members_user` ON `team_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `teams` (
	`team_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`owner_organisation_id` text NOT NULL,
	FOREIGN KEY (`owner_organisation_id`) REFERENCES `organisations`(`organisation_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `teams_owner` ON `teams` (`owner_organisation_id`);--> statement-breakpoint
CREATE TABLE `invite_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`organisation_user_invite_id` text NOT NULL,
	`date_time_expires` integer NOT NULL,
	FOREIGN KEY (`organisation_user_invite_id`) REFERENCES `invites`(`organisation_user_invite_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `invite_tokens_invite` ON `invite_tokens` (`organisation_user_invite_id`);--> statement-breakpoint
CREATE TABLE `invites` (
	`organisation_user_invite_id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`email` text NOT NULL,
	`sender_user_id` text,
	`sender_name` text NOT NULL,
	`is_org_admin` integer NOT NULL,
	`permission_group_ids` text NOT NULL,
	`root_nodes` text NOT NULL,
	`team_membership_ids` text NOT NULL,
	`date_time_created` integer NOT NULL,
	`expiry_date_time_utc` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`organisation_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender_user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `invites_organisation` ON `invites` (`organisation_id`);--> statement-breakpoint
CREATE INDEX `invites_email` ON `invites` (lower("email"));--> statement-breakpoint
CREATE INDEX `invites_sender` ON `invites` (`sender_user_id`);--> statement-breakpoint
CREATE TABLE `organisation_closure` (
	`ancestor_id` text NOT NULL,
	`descendant_id` text NOT NULL,
	`depth` integer NOT NULL,
	PRIMARY KEY(`ancestor_id`, `descendant_id`),
	FOREIGN KEY (`ancestor_id`) REFERENCES `organisations`(`organisation_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`descendant_id`) REFERENCES `organisations`(`organisation_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `organisation_closure_descendant` ON `organisation_closure` (`descendant_id`,`depth`);--> statement-breakpoint
CREATE TABLE `organisations` (
	`organisation_id` text PRIMARY KEY NOT NULL,
	`organisation_code` text NOT NULL,
	`name` text NOT NULL,
	`kapow` text,
	`organisation_type` integer NOT NULL,
	`pos_core_instance_id` text,
	`remote_order_server_instance_id` text,
	`data_extraction_server_instance_id` text,
	`partner_server_instance_id` text,
	`reporting_server_instance_id` text,
	`parent_organisation_id` text,
	`active` integer DEFAULT false NOT NULL,
	`initialised` integer DEFAULT false NOT NULL,
	`currency_code` text,
	`date_time_created` integer NOT NULL,
	FOREIGN KEY (`pos_core_instance_id`) REFERENCES `pos_core_instances`(`pos_core_instance_id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`remote_order_server_instance_id`) REFERENCES `integration_servers`(`integration_server_instance_id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`data_extraction_server_instance_id`) REFERENCES `integration_servers`(`integration_server_instance_id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`partner_server_instance_id`) REFERENCES `integration_servers`(`integration_server_instance_id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`reporting_server_instance_id`) REFERENCES `integration_servers`(`integration_server_instance_id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`parent_organisation_id`) REFERENCES `organisations`(`organisation_id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organisations_code_unique` ON `organisations` (lower("organisation_code"));--> statement-breakpoint
CREATE INDEX `organisations_parent` ON `organisations` (`parent_organisation_id`);--> statement-breakpoint
CREATE INDEX `organisations_pos_core` ON `organisations` (`pos_core_instance_id`);--> statement-breakpoint
CREATE INDEX `organisations_remote_order` ON `organisations` (`remote_order_server_instance_id`);--> statement-breakpoint
CREATE INDEX `organisations_data_extraction` ON `organisations` (`data_extraction_server_instance_id`);--> statement-breakpoint
CREATE INDEX `organisations_partner` ON `organisations` (`partner_server_instance_id`);--> statement-breakpoint
CREATE INDEX `organisations_reporting` ON `organisations` (`reporting_server_instance_id`);--> statement-breakpoint
CREATE TABLE `outlet_nodes` (
	`node_id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`parent_id` text,
	`node_type` integer NOT NULL,
	`name` text NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`organisation_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`parent_id`) REFERENCES `outlet_nodes`(`node_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `outlet_nodes_organisation` ON `outlet_nodes` (`organisation_id`);--> statement-breakpoint
CREATE INDEX `outlet_nodes_parent` ON `outlet_nodes` (`parent_id`);--> statement-breakpoint
CREATE TABLE `consent_acceptances` (
	`user_id` text NOT NULL,
	`consent_document_id` text NOT NULL,
	`date_time_accepted` integer NOT NULL,
	PRIMARY KEY(`user_id`, `consent_document_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`consent_document_id`) REFERENCES `consent_documents`(`consent_document_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `consent_acceptances_document` ON `consent_acceptances` (`consent_document_id`);--> statement-breakpoint
CREATE TABLE `consent_documents` (
	`consent_document_id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`version` text NOT NULL,
	`body` text NOT NULL,
	`latest` integer NOT NULL,
	`date_time_published` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `password_resets` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`date_time_created` integer NOT NULL,
	`date_time_expires` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `password_resets_user` ON `password_resets` (`user_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`date_time_created` integer NOT NULL,
	`date_time_last_seen` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`user_id` text PRIMARY KEY NOT NULL,
	`short_name` text NOT NULL,
	`full_name` text NOT NULL,
	`email` text NOT NULL,
	`locale` text DEFAULT 'en-GB' NOT NULL,
	`default_currency_code` text DEFAULT 'GBP' NOT NULL,
	`image` text,
	`scopes` text NOT NULL,
	`password_hash` text,
	`date_time_created` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (lower("email"));--> statement-breakpoint
CREATE TABLE `audit_log_entries` (
	`audit_log_entry_id` integer PRIMARY KEY NOT NULL,
	`audit_log_type` integer NOT NULL,
	`user_id` text,
	`user_name` text,
	`organisation_id` text,
	`organisation_name` text,
	`message` text NOT NULL,
	`date_time_created` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_entries_created` ON `audit_log_entries` (`date_time_created`);--> statement-breakpoint
CREATE INDEX `audit_log_entries_type` ON `audit_log_entries` (`audit_log_type`,`date_time_created`);--> statement-breakpoint
CREATE INDEX `audit_log_entries_user` ON `audit_log_entries` (`user_name`,`date_time_created`);--> statement-breakpoint
CREATE INDEX `audit_log_entries_user_id` ON `audit_log_entries` (`user_id`,`date_time_created`);--> statement-breakpoint
CREATE INDEX `audit_log_entries_organisation` ON `audit_log_entries` (`organisation_name`,`date_time_created`);--> statement-breakpoint
CREATE TABLE `meta` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `monthly_statistics` (
	`month` text NOT NULL,
	`organisation_id` text NOT NULL,
	`pos_core_instance_id` text NOT NULL,
	`total_outlets` integer NOT NULL,
	`total_transactions` integer NOT NULL,
	PRIMARY KEY(`month`, `organisation_id`),
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`organisation_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pos_core_instance_id`) REFERENCES `pos_core_instances`(`pos_core_instance_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `monthly_statistics_organisation` ON `monthly_statistics` (`organisation_id`);--> statement-breakpoint
CREATE INDEX `monthly_statistics_pos_core` ON `monthly_statistics` (`pos_core_instance_id`);--> statement-breakpoint
CREATE TABLE `clients` (
	`client_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`homepage` text NOT NULL,
	`allow_password_grant` integer NOT NULL,
	`allow_remote_ordering_grant` integer NOT NULL,
	`secret_hash` text,
	`image_base64` text,
	`redirect_uris` text NOT NULL,
	`date_time_created` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `deployment_servers` (
	`deployment_server_instance_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`uri` text NOT NULL,
	`jwt_signing_key` text,
	`version_uri` text,
	`staging_uri` text,
	`exceptions_uri` text
);
--> statement-breakpoint
CREATE TABLE `integration_servers` (
	`integration_server_instance_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`integration_server_instance_type` integer NOT NULL,
	`uri` text NOT NULL,
	`jwt_signing_key` text,
	`staging_uri` text,
	`secret_hash` text,
	`test_instance` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `integration_servers_name_unique` ON `integration_servers` (lower("name"));--> statement-breakpoint
CREATE TABLE `pos_core_instances` (
	`pos_core_instance_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`uri` text NOT NULL,
	`jwt_signing_key` text,
	`version_uri` text,
	`staging_uri` text,
	`exceptions_uri` text,
	`version` text,
	`git_hash` text
);
--> statement-breakpoint
CREATE TABLE `acceptances` (
	`application_package_acceptance_id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`application_package_id` text NOT NULL,
	`not_before` integer,
	`root_node_id` text,
	`root_node_type` integer,
	`user_id` text,
	`date_time_accepted` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`organisation_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`application_package_id`) REFERENCES `application_packages`(`application_package_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`root_node_id`) REFERENCES `outlet_nodes`(`node_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `acceptances_node_unique` ON `acceptances` (`organisation_id`,`application_package_id`,`root_node_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `acceptances_all_nodes_unique` ON `acceptances` (`organisation_id`,`application_package_id`) WHERE root_node_id is null;--> statement-breakpoint
CREATE INDEX `acceptances_package` ON `acceptances` (`application_package_id`);--> statement-breakpoint
CREATE INDEX `acceptances_root_node` ON `acceptances` (`root_node_id`);--> statement-breakpoint
CREATE INDEX `acceptances_user` ON `acceptances` (`user_id`);--> statement-breakpoint
CREATE TABLE `application_packages` (
	`application_package_id` text PRIMARY KEY NOT NULL,
	`application_id` text NOT NULL,
	`major_version` integer NOT NULL,
	`minor_version` integer NOT NULL,
	`build_number` integer NOT NULL,
	`revision` integer NOT NULL,
	`change_notes` text NOT NULL,
	`date_time_created` integer NOT NULL,
	`installer_package_length` integer NOT NULL,
	`minimum_pos_core_version` text,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`application_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `application_packages_version_unique` ON `application_packages` (`application_id`,`major_version`,`minor_version`,`build_number`,`revision`);--> statement-breakpoint
CREATE TABLE `application_settings` (
	`organisation_id` text NOT NULL,
	`application_id` text NOT NULL,
	`auto_accept` integer NOT NULL,
	`not_before_time_utc` text,
	PRIMARY KEY(`organisation_id`, `application_id`),
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`organisation_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`application_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `application_settings_application` ON `application_settings` (`application_id`);--> statement-breakpoint
CREATE TABLE `applications` (
	`application_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`icon_uri` text
);
--> statement-breakpoint
CREATE TABLE `authorisations` (
	`organisation_id` text NOT NULL,
	`application_id` text NOT NULL,
	`application_package_id` text NOT NULL,
	`auto_accept_not_before` integer,
	`date_time_authorised` integer NOT NULL,
	PRIMARY KEY(`organisation_id`, `application_id`),
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`organisation_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`application_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`application_package_id`) REFERENCES `application_packages`(`application_package_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `authorisations_package` ON `authorisations` (`application_package_id`);--> statement-breakpoint
CREATE INDEX `authorisations_application` ON `authorisations` (`application_id`);--> statement-breakpoint
CREATE TABLE `client_application_states` (
	`client_application_state_id` integer PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`node_id` text NOT NULL,
	`node_type` integer NOT NULL,
	`application_name` text NOT NULL,
	`application_version` text NOT NULL,
	`application_type` text NOT NULL,
	`device_identifier` text NOT NULL,
	`date_time_updated` integer NOT NULL,
	`os_region_name` text NOT NULL,
	`os_culture_name` text NOT NULL,
	`client_application_state_details` text NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`organisation_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`node_id`) REFERENCES `outlet_nodes`(`node_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `client_application_states_unique` ON `client_application_states` (`organisation_id`,`device_identifier`,`application_name`);--> statement-breakpoint
CREATE INDEX `client_application_states_node` ON `client_application_states` (`node_id`);