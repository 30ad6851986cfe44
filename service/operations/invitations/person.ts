import type { AcceptInvitationRequest } from '../../../src/api/schema.gen';
import { fieldLimits } from '../../../src/domain/contract/field-limits.gen';
import { problemOfPassword } from '../../authentication/password-policy';
import { badRequest, CodedError } from '../../contract/coded-error';
import type { Database } from '../../database/open-database';
import type { ServiceContext } from '../../service-context';
import { type LatestDocument, readLatestDocuments } from '../latest-documents';
import { storedChange } from '../stored-change';
import { problemOfUser } from '../users/check';
import { invalidInvitation } from './check';

/** The checked data of a person who has no account yet. */
export interface NewPerson {
  shortName: string;
  fullName: string;
  email: string;
  locale: string;
  defaultCurrencyCode: string;
  passwordHash: string;
  /** What the person has agreed to. */
  documents: LatestDocument[];
}

/**
 * Checks the data of a new person and hashes the password. Hashing is too slow for a transaction.
 * @param email the address of the invitation
 * @throws CodedError that says what is wrong
 */
export async function prepareNewPerson(
  {
    database,
    passwords,
    address,
  }: Pick<ServiceContext, 'database' | 'passwords'> & { address: string },
  request: AcceptInvitationRequest,
  email: string,
): Promise<NewPerson> {
  const { userShortName, userFullName } = request;
  const typed = { shortName: userShortName, fullName: userFullName };
  const { shortName, fullName } = storedChange(typed, undefined, fieldLimits.OwnProfileChange);
  if (shortName === '') throw invalidInvitation('A display name is needed.');
  if (fullName === '') throw invalidInvitation('A full name is needed.');
  const person = {
    shortName,
    fullName,
    email,
    locale: request.locale,
    defaultCurrencyCode: request.defaultCurrency,
  };
  const problem = problemOfUser(person);
  if (problem !== null) throw invalidInvitation(problem);
  const documents = await requireConsent(database, [...new Set(request.consentDocumentIds)]);
  requireGoodPassword(request.userPassword, person);
  return {
    ...person,
    documents,
    passwordHash: await passwords.hash(request.userPassword, address),
  };
}

async function requireConsent(
  database: Database,
  consentDocumentIDs: string[],
): Promise<LatestDocument[]> {
  const documents = await readLatestDocuments(database);
  const missing = documents.find((document) =>
    consentDocumentIDs.every((id) => id !== document.consentDocumentID),
  );
  if (missing) {
    throw invalidInvitation(`${missing.title}, version ${missing.version}, has to be accepted.`);
  }
  if (consentDocumentIDs.length > documents.length) {
    throw invalidInvitation('A document to accept does not exist or has a newer version.');
  }
  return documents;
}

/**
 * Checks the password of a new person (docs/product/service.md#passwords-of-users).
 * @throws CodedError for a password that this person may not have
 */
function requireGoodPassword(
  password: string,
  owner: Parameters<typeof problemOfPassword>[1],
): void {
  const problem = problemOfPassword(password, owner);
  if (problem === null) return;
  if (problem === 'too-common') {
    throw new CodedError<'acceptInvitation'>(400, 'PasswordChange_NewPasswordIsTooCommon');
  }
  // The text of the other code would call it not strong enough.
  if (problem === 'too-long') throw badRequest('The password is too long.');
  throw new CodedError<'acceptInvitation'>(400, 'PasswordChange_NewPasswordIsInvalid');
}
