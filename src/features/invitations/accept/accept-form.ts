import type { ConsentDocument } from '~/api/consent-documents';
import type { AcceptInvitationRequest } from '~/api/invitations';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { nameError } from '~/domain/name-error';
import {
  isConfirmed,
  isLongEnough,
  type NewPassword,
  noNewPassword,
} from '~/domain/password-strength';

/** What Accept Invitation holds while a person fills it in. */
export interface AcceptForm {
  /** Ids of the documents that are agreed to. */
  agreedIDs: string[];
  shortName: string;
  fullName: string;
  password: NewPassword;
  locale: string;
  defaultCurrency: string;
}

export const acceptFieldLimits = fieldLimits.AcceptInvitationRequest;

/**
 * Nothing filled in yet; the defaults are those of docs/product/validation.md#locale-and-currency.
 */
export const emptyAcceptance: AcceptForm = {
  agreedIDs: [],
  shortName: '',
  fullName: '',
  password: noNewPassword,
  locale: 'en-GB',
  defaultCurrency: 'GBP',
};

/**
 * What still keeps the form from being sent (docs/product/validation.md#accept-invitation-form), in
 * the order of its fields; nothing when Accept is enabled.
 * @param documents those to agree to; undefined while nobody knows them
 */
export function missingIn(
  form: AcceptForm,
  documents: readonly ConsentDocument[] | undefined,
): string[] {
  const { shortName, fullName, password } = form;
  const hasAgreed = documents?.every(({ consentDocumentID }) =>
    form.agreedIDs.includes(consentDocumentID),
  );
  const missing: [string, boolean | undefined][] = [
    ['every document accepted', hasAgreed],
    ['a display name', isFilledIn(shortName, acceptFieldLimits.userShortName)],
    ['a full name', isFilledIn(fullName, acceptFieldLimits.userFullName)],
    ['a password of at least 8 characters', isLongEnough(password.password)],
    ['the same password twice', isConfirmed(password)],
    ['a locale', form.locale !== ''],
    ['a currency', form.defaultCurrency !== ''],
  ];
  return missing.flatMap(([what, isThere]) => (isThere ? [] : what));
}

const isFilledIn = (text: string, limit: number) =>
  nameError(text, 'Nothing is filled in.', limit) === undefined;

/**
 * The payload to send; the password exactly as typed (docs/product/validation.md#confirm-password).
 */
export function acceptanceOf(
  form: AcceptForm,
  documents: readonly ConsentDocument[],
  { email, token }: { email: string; token: string },
): AcceptInvitationRequest {
  return {
    email,
    token,
    userShortName: form.shortName.trim(),
    userFullName: form.fullName.trim(),
    userPassword: form.password.password,
    locale: form.locale,
    defaultCurrency: form.defaultCurrency,
    consentDocumentIds: documents.map(({ consentDocumentID }) => consentDocumentID),
  };
}
