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

/** The values of the Edit Service Account form. */
export interface ServiceAccountForm {
  name: string;
  /** `None` until the person chooses a type. */
  serviceAccountType: AccountType;
  integrationServerPermissions: readonly Permission[];
  /** Empty, or the one site node. */
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
 * The only permissions that the screen offers, in the order of
 * docs/product/organisation.md#integration-server-permissions.
 */
export const offeredPermissions: readonly Permission[] = [
  IntegrationServerPermission.DataExtractionService_Templates,
  IntegrationServerPermission.PartnerServices_Config,
  IntegrationServerPermission.PartnerServices_Sales,
];

/** Keeps the offered ones among some permissions, in the order in which they are offered. */
export function inOfferedOrder(permissions: readonly number[]): readonly Permission[] {
  return offeredPermissions.filter((offered) => permissions.includes(offered));
}

const emptyForm: ServiceAccountForm = {
  name: '',
  serviceAccountType: ServiceAccountType.None,
  integrationServerPermissions: [],
  restriction: [],
};

/** Returns the form of a loaded account or, without one, of a new account. */
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

/** Returns the site node that limits an account. An empty list means all outlets. */
export function restrictionOf({
  rootNodeID,
  rootNodeType,
}: ServiceAccount): readonly SiteRestriction[] {
  if (rootNodeID === null) return [];
  // A node without a type still restricts. An empty list would let a save open all outlets.
  return [{ nodeID: rootNodeID, nodeType: rootNodeType ?? NodeType.Outlet }];
}

/**
 * Returns the form with another type. Any type but Integration Server clears the permissions
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

/** Builds the record to send. A new record (no `stored`) has no id. */
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
 * Builds the record of a grid row, with only the fields that the grid edits. The other fields stay
 * as stored, even if somebody has changed them meanwhile. A type without permissions clears them.
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

/** Returns the error of a type. Only a record that was loaded with None may keep it. */
export function typeProblem(type: number, loaded: number | undefined): string | undefined {
  return type === ServiceAccountType.None && loaded !== type ? 'Choose a type.' : undefined;
}

/** Returns the error of each field. The result is empty when the form can be saved. */
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
