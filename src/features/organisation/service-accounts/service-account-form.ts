import type { ServiceAccount, ServiceAccountChange } from '~/api/service-accounts';
import type { RecordFields } from '~/components/edit-page/record-fields';
import { rowChangeBy } from '~/components/record-grid/row-change';
import { IntegrationServerPermission, ServiceAccountType } from '~/domain/contract/enums.gen';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { changeBy } from '~/domain/contract/record-change';
import { recordKinds } from '~/domain/contract/record-kinds';
import { loadedRecords } from '~/domain/lists';
import type { StoredRestriction } from '~/domain/site-restriction';
import { rootNodeOf } from '~/domain/site-restriction';
import { storedText } from '~/domain/stored-text';
import { requiredTextError } from '~/domain/typed-text';

type Permission = ServiceAccount['integrationServerPermissions'][number];

/** The values of the Edit Service Account form. Its type is `None` until the person chooses one. */
export interface ServiceAccountForm extends Pick<ServiceAccount, 'name' | 'serviceAccountType'> {
  integrationServerPermissions: readonly Permission[];
  /** Empty, or the one site node. */
  restriction: readonly StoredRestriction[];
}

/** The permissions of docs/product/organisation.md#integration-server-permissions, in their order. */
export const offeredPermissions: readonly Permission[] = [
  IntegrationServerPermission.DataExtractionService_Templates,
  IntegrationServerPermission.PartnerServices_Config,
  IntegrationServerPermission.PartnerServices_Sales,
];

/** Keeps the offered ones among some permissions, in the order in which they are offered. */
export function inOfferedOrder(permissions: readonly number[]): readonly Permission[] {
  return offeredPermissions.filter((offered) => permissions.includes(offered));
}

/** Returns the permissions of a stored account that nobody can choose here. They stay as they are. */
export const unofferedPermissions = (account: ServiceAccount | undefined): readonly number[] =>
  loadedRecords(account?.integrationServerPermissions).filter(
    (one) => !offeredPermissions.includes(one),
  );

/** A new account, in the form and in a new row of the grid. */
export const newAccount: ServiceAccount = {
  serviceAccountID: '',
  name: '',
  serviceAccountType: ServiceAccountType.None,
  rootNodeID: null,
  rootNodeType: null,
  integrationServerPermissions: [],
};

/** Returns the form of a loaded account or, without one, of a new account. */
export function serviceAccountFormOf(account: ServiceAccount = newAccount): ServiceAccountForm {
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
}: ServiceAccount): readonly StoredRestriction[] {
  if (rootNodeID === null) return [];
  // A node without a type still restricts.
  return [{ nodeID: rootNodeID, nodeType: rootNodeType }];
}

/** Only the type Integration Server has permissions. */
const hasPermissions = (type: number) => type === ServiceAccountType.IntegrationServer;

/** Returns the form with another type. Any type but Integration Server clears the permissions. */
export function withType(
  form: ServiceAccountForm,
  type: ServiceAccount['serviceAccountType'],
): ServiceAccountForm {
  return {
    ...form,
    serviceAccountType: type,
    integrationServerPermissions: hasPermissions(type) ? form.integrationServerPermissions : [],
  };
}

const accountFieldsOf = ({
  restriction: [place],
  integrationServerPermissions,
  ...form
}: ServiceAccountForm): ServiceAccountChange =>
  exactly<ServiceAccountChange>()({
    ...form,
    ...rootNodeOf(place),
    integrationServerPermissions: [...integrationServerPermissions],
  });

/** Builds the record to send. A new record (no stored one) has no id. */
export const serviceAccountChangeOf = changeBy(
  recordKinds.ServiceAccount,
  serviceAccountFormOf,
  accountFieldsOf,
);

/** Builds the record of a grid row. A type without permissions clears them. */
export const serviceAccountRowChangeOf = rowChangeBy(
  recordKinds.ServiceAccount,
  ({ name, serviceAccountType, integrationServerPermissions }: ServiceAccount) =>
    exactly<ServiceAccountChange>()({
      name: storedText(name),
      serviceAccountType,
      integrationServerPermissions: hasPermissions(serviceAccountType)
        ? integrationServerPermissions
        : [],
    }),
);

/** Returns the error of a type. Only a record that was loaded with None may keep it. */
export function typeProblem(type: number, loaded: number | undefined): string | undefined {
  return type === ServiceAccountType.None && loaded !== type ? 'Choose a type.' : undefined;
}

const limits = fieldLimits.ServiceAccountChange;

/** Returns the error of each field; undefined for a valid one. */
export function serviceAccountFormErrors(form: ServiceAccountForm, loadedType: number | undefined) {
  return {
    name: requiredTextError(form.name, 'Enter a name.', limits.name),
    serviceAccountType: typeProblem(form.serviceAccountType, loadedType),
  };
}

export const serviceAccountFields = {
  formOf: serviceAccountFormOf,
  errorsOf: (form, { serviceAccountType }, isCreating) =>
    serviceAccountFormErrors(form, isCreating ? undefined : serviceAccountType),
  labels: {
    name: 'Name',
    serviceAccountType: 'Type',
    integrationServerPermissions: 'Integration Server Permissions',
    restriction: 'Outlet restriction',
  },
  limits,
  sources: {
    // A permission means something only for its type.
    integrationServerPermissions: ['integrationServerPermissions', 'serviceAccountType'],
    restriction: ['rootNodeID', 'rootNodeType'],
  },
} satisfies RecordFields<ServiceAccount, ServiceAccountForm>;
