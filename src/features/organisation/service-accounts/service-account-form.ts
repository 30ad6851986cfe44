import type { ServiceAccount, ServiceAccountChange } from '~/api/service-accounts';
import {
  IntegrationServerPermission,
  NodeType,
  ServiceAccountType,
} from '~/domain/contract/enums.gen';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { isServiceAccountType } from '~/domain/service-account-type';
import { isNodeType, type SiteRestriction } from '~/domain/site-restriction';
import { limitError } from '~/domain/text-limit';
import { textOr } from '~/domain/text-or';

type Permission = ServiceAccount['integrationServerPermissions'][number];

/** What Edit Service Account holds while a person edits. */
export interface ServiceAccountForm {
  name: string;
  /** None while nothing is chosen. */
  serviceAccountType: number;
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

/** The only permissions that are offered (section 2.5), in the order that it names them in. */
export const offeredPermissions: readonly Permission[] = [
  IntegrationServerPermission.DataExtractionService_Templates,
  IntegrationServerPermission.PartnerServices_Config,
  IntegrationServerPermission.PartnerServices_Sales,
];

/** Those of some permissions that are offered, in the order in which they are. */
export function inOfferedOrder(permissions: readonly number[]): readonly Permission[] {
  return offeredPermissions.filter((offered) => permissions.includes(offered));
}

/** The form of a loaded account; of a new one when there is none. */
export function serviceAccountFormOf(
  account: Partial<ServiceAccount> | undefined,
): ServiceAccountForm {
  return {
    name: textOr(account?.name, ''),
    serviceAccountType: account?.serviceAccountType ?? ServiceAccountType.None,
    integrationServerPermissions: inOfferedOrder(account?.integrationServerPermissions ?? []),
    restriction: restrictionOf(account),
  };
}

/** The place that an account is restricted to; none for all outlets. */
export function restrictionOf(
  account: Pick<Partial<ServiceAccount>, 'rootNodeID' | 'rootNodeType'> | undefined,
): readonly SiteRestriction[] {
  if (!account?.rootNodeID) return [];
  const { rootNodeID: nodeID, rootNodeType: type } = account;
  return [{ nodeID, nodeType: isNodeType(type) ? type : NodeType.Outlet }];
}

/** The form with another type: away from Integration Server, the permissions go (section 4). */
export function withType(form: ServiceAccountForm, type: number): ServiceAccountForm {
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
    serviceAccountType: sentType(form.serviceAccountType),
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
    name: textOr(row.name, '').trim(),
    serviceAccountType,
    ...(!hasPermissions && { integrationServerPermissions: [] }),
  });
}

/** A number that the contract does not know cannot be sent, and is left to the service to refuse. */
const sentType = (type: number) => (isServiceAccountType(type) ? type : ServiceAccountType.None);

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
