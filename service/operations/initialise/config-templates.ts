import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { OrganisationType } from '../../../src/domain/contract/enums.gen';
import type { Database } from '../../database/open-database';
import { organisationClosure, organisations } from '../../database/schema/organisations';

const { TemplatePublic, TemplatePrivate, ConfigurationDefaults } = OrganisationType;

/**
 * Reads the templates that an organisation may start from (decision 0033). These are active
 * templates: the public ones, the default configuration templates, and the private ones whose
 * parent is the organisation or one above it.
 */
export function readConfigTemplates(database: Pick<Database, 'select'>, organisationID: string) {
  const template = alias(organisations, 'template');
  const above = database
    .select({ organisationID: organisationClosure.ancestorID })
    .from(organisationClosure)
    .where(eq(organisationClosure.descendantID, organisationID));
  return database
    .select({
      organisationID: template.organisationID,
      organisationCode: template.organisationCode,
      name: template.name,
      organisationType: template.organisationType,
    })
    .from(template)
    .where(
      and(
        eq(template.active, true),
        ne(template.organisationID, organisationID),
        or(
          inArray(template.organisationType, [TemplatePublic, ConfigurationDefaults]),
          and(
            eq(template.organisationType, TemplatePrivate),
            inArray(template.parentOrganisationID, above),
          ),
        ),
      ),
    );
}
