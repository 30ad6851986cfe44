import { and, eq } from 'drizzle-orm';
import type { OrganisationChange } from '../../../src/api/schema.gen';
import { OrganisationType } from '../../../src/domain/contract/enums.gen';
import { badRequest, CodedError } from '../../contract/coded-error';
import { withDerivedTexts } from '../../database/derived-texts';
import type { DatabaseTransaction } from '../../database/open-database';
import { organisationClosure, organisations } from '../../database/schema/organisations';

type OrganisationRow = typeof organisations.$inferSelect;

/** The defaults of a new organisation (docs/product/organisations-page.md#new-organisation). */
const blankOrganisation = {
  organisationType: OrganisationType.Licensee,
  active: false,
  initialised: false,
};

/** Adds an organisation. The caller has checked its servers, and has its texts as they are stored. */
export async function addOrganisation(
  transaction: DatabaseTransaction,
  change: OrganisationChange,
  now: Date,
): Promise<OrganisationRow> {
  const { organisationCode } = change;
  if (organisationCode === '') throw badRequest('The code is empty.');
  requireName(change);
  await requireFreeCode(transaction, organisationCode);
  await requireParent(transaction, change.parentOrganisationID ?? null, undefined);
  const [added] = await transaction
    .insert(organisations)
    .values(
      withDerivedTexts(organisations, {
        ...blankOrganisation,
        ...change,
        dateTimeCreated: now,
      }),
    )
    .returning();
  if (!added) throw new Error('A saved organisation was not returned.');
  return added;
}

/**
 * Changes an organisation. The caller has checked its servers, and has its texts as they are stored.
 * Fields that the change omits keep their values.
 */
export async function changeOrganisation(
  transaction: DatabaseTransaction,
  before: OrganisationRow,
  change: OrganisationChange,
): Promise<OrganisationRow> {
  requireName(change);
  const wanted = { ...before, ...change };
  if (wanted.organisationCode !== before.organisationCode) {
    throw badRequest(`The code of ${nameOf(before)} cannot change after its creation.`);
  }
  if (before.initialised && wanted.posCoreInstanceID !== before.posCoreInstanceID) {
    throw badRequest(
      `The POS Core instance of ${nameOf(before)} cannot change; the organisation is initialised.`,
    );
  }
  if (wanted.parentOrganisationID !== before.parentOrganisationID) {
    await requireParent(transaction, wanted.parentOrganisationID, before);
  }
  const [saved] = await transaction
    .update(organisations)
    .set(withDerivedTexts(organisations, wanted))
    .where(eq(organisations.organisationID, before.organisationID))
    .returning();
  if (!saved) throw new Error('A saved organisation was not returned.');
  return saved;
}

/**
 * Refuses a code that another organisation has. Codes that differ only in case or composition are the same.
 * @throws CodedError OrganisationCodeAlreadyInUse
 */
async function requireFreeCode(transaction: DatabaseTransaction, code: string): Promise<void> {
  const [other] = await transaction
    .select({ name: organisations.name, organisationCode: organisations.organisationCode })
    .from(organisations)
    .where(eq(organisations.organisationCodeKey, code));
  if (!other) return;
  throw new CodedError<'commitOrganisations'>(
    400,
    'OrganisationCodeAlreadyInUse',
    `${nameOf(other)} has it.`,
  );
}

async function requireParent(
  transaction: DatabaseTransaction,
  parentID: string | null,
  organisation: OrganisationRow | undefined,
): Promise<void> {
  if (parentID === null) return;
  if (parentID === organisation?.organisationID) {
    throw badRequest('An organisation cannot be its own parent.');
  }
  const [parent] = await transaction
    .select({ name: organisations.name, organisationCode: organisations.organisationCode })
    .from(organisations)
    .where(eq(organisations.organisationID, parentID));
  if (!parent) throw badRequest('The parent organisation does not exist.');
  if (!organisation) return;
  const [below] = await transaction
    .select({ depth: organisationClosure.depth })
    .from(organisationClosure)
    .where(
      and(
        eq(organisationClosure.ancestorID, organisation.organisationID),
        eq(organisationClosure.descendantID, parentID),
      ),
    );
  if (below) {
    throw badRequest(
      `${nameOf(parent)} is below ${nameOf(organisation)} and cannot be its parent.`,
    );
  }
}

function requireName({ name }: OrganisationChange): void {
  if (name.trim() === '') throw badRequest('The name is empty.');
}

/** Returns the name of an organisation for reasons and the audit log. */
export function nameOf({
  name,
  organisationCode,
}: Pick<OrganisationRow, 'name' | 'organisationCode'>): string {
  return `${name} [${organisationCode}]`;
}
