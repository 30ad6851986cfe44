import type { InitialiseRequest } from '~/api/initialise';
import { type Ending, hasEnded } from '~/domain/access-explanation/link-end';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { isSameValue } from '~/domain/record-difference';
import { organisationLabelOf } from '~/domain/shown-name';

export interface InitialiseForm {
  currencyCode: string;
  adminTeamID: string | null;
  templateCode: string | null;
  apps: readonly string[];
}

export const blankInitialiseForm: InitialiseForm = {
  currencyCode: '',
  adminTeamID: null,
  templateCode: null,
  apps: [],
};

const shortestCurrencyCode = 2;
export const longestCurrencyCode = fieldLimits.InitialiseRequest.currencyCode;

/** Whether the currency code can be sent (docs/product/validation.md#initialise). */
export function hasCurrencyCode({ currencyCode }: InitialiseForm): boolean {
  const length = [...currencyCode.trim()].length;
  return length >= shortestCurrencyCode && length <= longestCurrencyCode;
}

/** Whether the person has entered or chosen anything. */
export const isTouched = (form: InitialiseForm) => !isSameValue(form, blankInitialiseForm);

/**
 * Builds the payload (docs/product/entities.md#initialise-payload). The screen offers only teams,
 * so the payload has no user.
 */
export function initialiseRequestOf(form: InitialiseForm): InitialiseRequest {
  return {
    currencyCode: form.currencyCode.trim().toUpperCase(),
    authorisedAppIds: [...form.apps],
    initialAdminTeamID: form.adminTeamID,
    initialAdminUserID: null,
    defaultConfigTemplateOrgCode: form.templateCode,
  };
}

/** Returns the text below the currency field: the name of a known currency, or a hint. */
export function currencyHint(
  { currencyCode }: InitialiseForm,
  currencies: readonly { code: string; name: string }[],
): string {
  const code = currencyCode.trim().toUpperCase();
  const known = currencies.find((currency) => currency.code === code);
  if (known) return `${known.code} - ${known.name}`;
  if (code.length < 3 || code.length > longestCurrencyCode) {
    return 'Two to four characters, such as GBP.';
  }
  return 'Not a currency of the list; it is stored as it is.';
}

/**
 * Returns what was done, and what the organisation still needs as far as the form knows.
 * @param links the access links from before; undefined if they could not be read
 */
export function initialisedText(
  organisation: { name: string; organisationCode: string; active: boolean } | undefined,
  { adminTeamID }: InitialiseForm,
  links: readonly ({ isOrgAdmin: boolean } & Ending)[] | undefined,
): string {
  // Administrators of organisations above administer it as well.
  const lacksAdministrator = links && !links.some((link) => link.isOrgAdmin && !hasEnded(link));
  const label = organisation ? organisationLabelOf(organisation) : 'the organisation';
  const inactive = organisation?.active === false ? ' It is not active yet.' : '';
  const lacking =
    adminTeamID === null && lacksAdministrator ? ' It has no administrator of its own yet.' : '';
  return `Initialised ${label}.${inactive}${lacking}`;
}
