import type { ServiceAccount, ServiceAccountChange } from '~/api/service-accounts';
import {
  IntegrationServerPermission,
  NodeType,
  ServiceAccountType,
} from '~/domain/contract/enums.gen';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import type { ServiceAccountType as AccountType } from '~/domain/service-account-type';
import type { SiteRestriction } from '~/domain/site-restriction';
import { limitError } from '~/domain/text-limit';

type Permission = ServiceAccount['integrationServerPermissions'][number];

/** What Edit Service Account holds while a person edits. */
export interface ServiceAccountForm {
  name: string;
  /** None while nothing is chosen. */
  serviceAccountType: AccountType;
  integrationServerPermissions: readonly Permission[];
  /** None, or the one place. */
  restriction: readonly SiteRestriction[];
}

export const serviceAccountLimits = fieldLimits.ServiceAccountChange;

export const serviceAccountLabels = {
  name: 'Name',
  serviceAccountType: 'Type',
  integrationServerPermissions: 'Integration Server Permissions',
  restriction: 'Outlet restriction',
} as const satisfies Record<keyof ServiceAccountForm, string>;

/**
 * The only permissions that are offered, in the order of
 * docs/product/organisation.md#integration-server-permissions.
 */
export const offeredPermissions: readonly Permission[] = [
  IntegrationServerPermission.DataExtractionService_Templates,
  IntegrationServerPermission.PartnerServices_Config,
  IntegrationServerPermission.PartnerServices_Sales,
];

/** Those of some permissions that are offered, in the order in which they are. */
export function inOfferedOrder(permissions: readonly number[]): readonly Permission[] {
  return offeredPermissions.filter((offered) => permissions.includes(offered));
}

const emptyForm: ServiceAccountForm = {
  name: '',
  serviceAccountType: ServiceAccountType.None,
  integrationServerPermissions: [],
  restriction: [],
};

/** The form of a loaded account; of a new one when there is none. */
export function serviceAccountFormOf(account: ServiceAccount | undefined): ServiceAccountForm {
  if (!account) return emptyForm;
  const { name, serviceAccountType, integrationServerPermissions } = account;
  return {
    name,
    serviceAccountType,
    integrationServerPermissions: inOfferedOrder(integrationServerPermissions),
    restriction: restrictionOf(account),
  };
}

/** The place that an account is restricted to; none for all outlets. */
export function restrictionOf({
  rootNodeID,
  rootNodeType,
}: ServiceAccount): readonly SiteRestriction[] {
  if (rootNodeID === null) return [];
  // A place without its type still restricts: without it, a save would open all outlets.
  return [{ nodeID: rootNodeID, nodeType: rootNodeType ?? NodeType.Outlet }];
}

/**
 * The form with another type: away from Integration Server, the permissions go
 * (docs/product/organisation.md#integration-server-permissions).
 */
export function withType(form: ServiceAccountForm, type: AccountType): ServiceAccountForm {
  const keepsPermissions = type === ServiceAccountType.IntegrationServer;
  return {
    ...form,
    serviceAccountType: type,
    integrationServerPermissions: keepsPermissions ? form.integrationServerPermissions : [],
  };
}

/** The record to send: a new one (no `stored`) without an id. */
export function serviceAccountChangeOf(
  form: ServiceAccountForm,
  stored: ServiceAccount | undefined,
): ServiceAccountChange {
  const [place] = form.restriction;
  return exactly<ServiceAccountChange>()({
    ...(stored && { serviceAccountID: stored.serviceAccountID }),
    name: form.name.trim(),
    serviceAccountType: form.serviceAccountType,
    rootNodeID: place?.nodeID ?? null,
    rootNodeType: place?.nodeType ?? null,
    integrationServerPermissions: [...form.integrationServerPermissions],
  });
}

/**
 * A row of the grid as it is sent: what the grid edits. The rest stays as it is stored, whoever has
 * changed it meanwhile, but a type without permissions has none.
 */
export function serviceAccountRowChangeOf(row: ServiceAccount): ServiceAccountChange {
  const { serviceAccountID, serviceAccountType } = row;
  const hasPermissions = serviceAccountType === ServiceAccountType.IntegrationServer;
  return exactly<ServiceAccountChange>()({
    ...(serviceAccountID && { serviceAccountID }),
    name: row.name.trim(),
    serviceAccountType,
    ...(!hasPermissions && { integrationServerPermissions: [] }),
  });
}

/** What is wrong with a type; None is what only an old record may have. */
export function typeProblem(type: number, loaded: number | undefined): string | undefined {
  return type === ServiceAccountType.None && loaded !== type ? 'Choose a type.' : undefined;
}

/** What is wrong with each field, by field; nothing when the form can be saved. */
export function serviceAccountFormErrors(
  form: ServiceAccountForm,
  loadedType: number | undefined,
): Partial<Record<keyof ServiceAccountForm, string>> {
  const name = form.name.trim();
  const errors = {
    name: name === '' ? 'Enter a name.' : limitError(name, serviceAccountLimits.name),
    serviceAccountType: typeProblem(form.serviceAccountType, loadedType),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}
