import type { InitialiseRequest } from '~/api/initialise';
import { fieldLimits } from '~/domain/contract/field-limits.gen';

/** What Initialise Organisation holds while a person chooses. */
export interface InitialiseForm {
  currencyCode: string;
  adminTeamID: string | null;
  templateCode: string | null;
  /** Ids of the chosen apps. */
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

/**
 * Whether the currency code is one that can be sent (docs/product/validation.md#initialise): 2 to 4
 * characters.
 */
export function hasCurrencyCode({ currencyCode }: InitialiseForm): boolean {
  const length = [...currencyCode.trim()].length;
  return length >= shortestCurrencyCode && length <= longestCurrencyCode;
}

/** Whether anything was entered or chosen. */
export function isTouched(form: InitialiseForm): boolean {
  const { currencyCode, adminTeamID, templateCode, apps } = form;
  return currencyCode !== '' || adminTeamID !== null || templateCode !== null || apps.length > 0;
}

/**
 * The payload (docs/product/entities.md#initialise-payload). The screen offers teams alone, so that
 * no user is sent.
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

/** What stands below the currency field: the name of a known currency, else what is expected. */
export function currencyHint(
  { currencyCode }: InitialiseForm,
  currencies: readonly { code: string; name: string }[],
): string {
  const code = currencyCode.trim().toUpperCase();
  const known = currencies.find((currency) => currency.code === code);
  if (known) return `${known.code} - ${known.name}`;
  if (code.length < 3) return 'Two to four characters, such as GBP.';
  return 'Not a currency of the list; it is stored as it is.';
}
