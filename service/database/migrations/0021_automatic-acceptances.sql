ALTER TABLE `acceptances` ADD `is_automatic` integer;--> statement-breakpoint
-- The user of an acceptance is missing after their deletion, too: nothing tells the two apart.
UPDATE `acceptances` SET `is_automatic` = (`user_id` is null);