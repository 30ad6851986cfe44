-- Keeps organisation_closure in step with organisations, whoever writes to it.
-- Deleting needs no trigger: the foreign keys of organisation_closure cascade.
CREATE TRIGGER `organisations_added` AFTER INSERT ON `organisations`
BEGIN
	INSERT INTO `organisation_closure` (`ancestor_id`, `descendant_id`, `depth`)
	SELECT `ancestor_id`, NEW.`organisation_id`, `depth` + 1
	FROM `organisation_closure` WHERE `descendant_id` = NEW.`parent_organisation_id`;
	INSERT INTO `organisation_closure` (`ancestor_id`, `descendant_id`, `depth`)
	VALUES (NEW.`organisation_id`, NEW.`organisation_id`, 0);
END;
--> statement-breakpoint
CREATE TRIGGER `organisations_move_checked` BEFORE UPDATE OF `parent_organisation_id` ON `organisations`
WHEN EXISTS (
	SELECT 1 FROM `organisation_closure`
	WHERE `ancestor_id` = OLD.`organisation_id` AND `descendant_id` = NEW.`parent_organisation_id`
)
BEGIN
	SELECT RAISE(ABORT, 'An organisation cannot be below itself');
END;
--> statement-breakpoint
CREATE TRIGGER `organisations_moved` AFTER UPDATE OF `parent_organisation_id` ON `organisations`
WHEN NEW.`parent_organisation_id` IS NOT OLD.`parent_organisation_id`
BEGIN
	DELETE FROM `organisation_closure`
	WHERE `descendant_id` IN (
		SELECT `descendant_id` FROM `organisation_closure` WHERE `ancestor_id` = NEW.`organisation_id`
	)
	AND `ancestor_id` NOT IN (
		SELECT `descendant_id` FROM `organisation_closure` WHERE `ancestor_id` = NEW.`organisation_id`
	);
	INSERT INTO `organisation_closure` (`ancestor_id`, `descendant_id`, `depth`)
	SELECT above.`ancestor_id`, below.`descendant_id`, above.`depth` + below.`depth` + 1
	FROM `organisation_closure` AS above, `organisation_closure` AS below
	WHERE above.`descendant_id` = NEW.`parent_organisation_id`
	AND below.`ancestor_id` = NEW.`organisation_id`;
END;
