CREATE INDEX `organisations_name` ON `organisations` ("name" collate nocase,`organisation_id`,`organisation_code`);--> statement-breakpoint
CREATE INDEX `clients_name` ON `clients` ("name" collate nocase,`client_id`);--> statement-breakpoint
CREATE INDEX `integration_servers_name` ON `integration_servers` ("name" collate nocase,`integration_server_instance_id`);--> statement-breakpoint
CREATE INDEX `integration_servers_type` ON `integration_servers` (`integration_server_instance_type`,"name" collate nocase,`integration_server_instance_id`);--> statement-breakpoint
CREATE INDEX `pos_core_instances_name` ON `pos_core_instances` ("name" collate nocase,`pos_core_instance_id`);