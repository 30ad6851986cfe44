import type { AcceptInvitationRequest, ConsentDocument } from '~/api/invitations';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { isConfirmed, isLongEnough, noNewPassword } from '~/domain/password-strength';
import { storedText } from '~/domain/stored-text';
import { requiredTextError } from '~/domain/typed-text';

export const acceptFieldLimits = fieldLimits.AcceptInvitationRequest;

/** The empty form, with the defaults of docs/product/validation.md#locale-and-currency. */
export const emptyAcceptance = {
  /** Ids of the documents that the person agrees to. */
  agreedIDs: [] as string[],
  shortName: '',
  fullName: '',
  password: noNewPassword,
  locale: 'en-GB',
  defaultCurrency: 'GBP',
};

export type AcceptForm = typeof emptyAcceptance;

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
  const isValid = (name: string, limit: number) =>
    requiredTextError(name, 'Missing', limit) === undefined;
  const needOf = (what: string, name: string) =>
    storedText(name) === '' ? `a ${what}` : `a valid ${what}`;
  const needs = {
    'every document accepted': hasAgreed,
    [needOf('display name', shortName)]: isValid(shortName, acceptFieldLimits.userShortName),
    [needOf('full name', fullName)]: isValid(fullName, acceptFieldLimits.userFullName),
    'a password of at least 8 characters': isLongEnough(password.password),
    'the same password twice': isConfirmed(password),
    'a locale': form.locale !== '',
    'a currency': form.defaultCurrency !== '',
  };
  return Object.entries(needs).flatMap(([what, isMet]) => (isMet ? [] : what));
}

/** Builds the payload, with the password as typed (docs/product/validation.md#confirm-password). */
export function acceptanceOf(
  form: AcceptForm,
  documents: readonly ConsentDocument[],
  { email, token }: { email: string; token: string },
): AcceptInvitationRequest {
  return {
    email,
    token,
    userShortName: storedText(form.shortName),
    userFullName: storedText(form.fullName),
    userPassword: form.password.password,
    locale: form.locale,
    defaultCurrency: form.defaultCurrency,
    consentDocumentIds: documents.map(({ consentDocumentID }) => consentDocumentID),
  };
}
