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

/** The values of the Accept Invitation form. */
export interface AcceptForm {
  /** Ids of the documents that the person agrees to. */
  agreedIDs: string[];
  shortName: string;
  fullName: string;
  password: NewPassword;
  locale: string;
  defaultCurrency: string;
}

export const acceptFieldLimits = fieldLimits.AcceptInvitationRequest;

/** The empty form, with the defaults of docs/product/validation.md#locale-and-currency. */
export const emptyAcceptance: AcceptForm = {
  agreedIDs: [],
  shortName: '',
  fullName: '',
  password: noNewPassword,
  locale: 'en-GB',
  defaultCurrency: 'GBP',
};

/**
 * Lists what the form lacks (docs/product/validation.md#accept-invitation-form), in the order of
 * its fields. The list is empty when Accept is enabled.
 * @param documents the documents to agree to; undefined while they are not loaded
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
 * Builds the payload. The password goes exactly as typed
 * (docs/product/validation.md#confirm-password).
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
