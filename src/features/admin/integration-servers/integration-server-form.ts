import type {
  IntegrationServerInstance,
  IntegrationServerInstanceChange,
} from '~/api/integration-servers';
import type { RecordFields } from '~/components/edit-page/record-fields';
import {
  type ServerForm,
  serverChangeOf,
  serverFormErrors,
  serverFormOf,
} from '~/components/server-fields/server-form';
import { IntegrationServerInstanceType } from '~/domain/contract/enums.gen';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { changeBy } from '~/domain/contract/record-change';
import { recordKinds } from '~/domain/contract/record-kinds';
import { historyFields } from '~/domain/record-history';
import { integrationServerTypeLabel } from '~/domain/servers';
import { limitError } from '~/domain/typed-text';

export interface IntegrationServerForm extends ServerForm {
  integrationServerInstanceType: IntegrationServerInstance['integrationServerInstanceType'];
  secret: string;
  testInstance: boolean;
}

const limits = fieldLimits.IntegrationServerInstanceChange;

/** Returns a blank integration server of the type Remote Order Service, with an empty id. */
export const newIntegrationServer = (): IntegrationServerInstance => ({
  integrationServerInstanceID: '',
  name: '',
  integrationServerInstanceType: IntegrationServerInstanceType.RemoteOrderService,
  uri: '',
  stagingUri: null,
  testInstance: false,
});

/** Returns the form of a loaded server, or of a blank one. Key and secret start empty. */
export function integrationServerFormOf(
  server: IntegrationServerInstance = newIntegrationServer(),
): IntegrationServerForm {
  const { integrationServerInstanceType, testInstance } = server;
  return { ...serverFormOf(server), integrationServerInstanceType, testInstance, secret: '' };
}

function integrationServerFieldsOf(form: IntegrationServerForm): IntegrationServerInstanceChange {
  const { integrationServerInstanceType, secret, testInstance } = form;
  return exactly<IntegrationServerInstanceChange>()({
    ...serverChangeOf(form),
    integrationServerInstanceType,
    testInstance,
    ...(secret !== '' && { secret }),
  });
}

/** Returns the record to send. It has a secret only when a person has entered one. */
export const integrationServerChangeOf = changeBy(
  recordKinds.IntegrationServerInstance,
  integrationServerFormOf,
  integrationServerFieldsOf,
);

export const integrationServerFields = {
  formOf: integrationServerFormOf,
  errorsOf: (form, loaded) => ({
    ...serverFormErrors(form, loaded, limits),
    secret: limitError(form.secret, limits.secret),
  }),
  labels: historyFields.IntegrationServer,
  limits,
  untrimmed: ['jwtSigningKey', 'secret'],
  secrets: ['jwtSigningKey', 'secret'],
  wordsOf: (field, value) =>
    field === 'integrationServerInstanceType'
      ? integrationServerTypeLabel(Number(value))
      : undefined,
} satisfies RecordFields<IntegrationServerInstance, IntegrationServerForm>;
