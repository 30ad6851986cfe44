import type {
  IntegrationServerInstance,
  IntegrationServerInstanceChange,
} from '~/api/integration-servers';
import type { RecordFields } from '~/components/edit-page/use-record-form';
import { IntegrationServerInstanceType } from '~/domain/contract/enums.gen';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { integrationServerTypeLabel } from '~/domain/integration-server-type';
import { serverAddressProblem } from '~/domain/server-address';
import { limitError } from '~/domain/text-limit';

/** The values of the form of an integration server. */
export interface IntegrationServerForm {
  name: string;
  integrationServerInstanceType: IntegrationServerInstance['integrationServerInstanceType'];
  uri: string;
  jwtSigningKey: string;
  secret: string;
  testInstance: boolean;
}

export const integrationServerLimits = fieldLimits.IntegrationServerInstanceChange;

export const integrationServerLabels = {
  name: 'Name',
  integrationServerInstanceType: 'Type',
  uri: 'Uri',
  jwtSigningKey: 'JWT Signing Key',
  secret: 'Secret',
  testInstance: 'Test Instance',
} as const satisfies Record<keyof IntegrationServerForm, string>;

/** Returns a blank integration server of the type Remote Order Service, with an empty id. */
export const newIntegrationServer = (): IntegrationServerInstance => ({
  integrationServerInstanceID: '',
  name: '',
  integrationServerInstanceType: IntegrationServerInstanceType.RemoteOrderService,
  uri: '',
  stagingUri: null,
  testInstance: false,
});

/**
 * Returns the form values of a loaded server, or of a blank one without an argument. Key and secret
 * start empty.
 */
export function integrationServerFormOf(
  server: IntegrationServerInstance = newIntegrationServer(),
): IntegrationServerForm {
  const { name, integrationServerInstanceType, uri, testInstance } = server;
  return { name, integrationServerInstanceType, uri, testInstance, jwtSigningKey: '', secret: '' };
}

/**
 * Returns the record to send. Without `stored` it is a new record and has no id. It has a key or a
 * secret only when a person has entered one. The page does not show the staging address, which
 * keeps its stored value.
 */
export function integrationServerChangeOf(
  form: IntegrationServerForm,
  stored: IntegrationServerInstance | undefined,
): IntegrationServerInstanceChange {
  const { integrationServerInstanceType, jwtSigningKey, secret, testInstance } = form;
  return exactly<IntegrationServerInstanceChange>()({
    ...(stored && {
      integrationServerInstanceID: stored.integrationServerInstanceID,
      stagingUri: stored.stagingUri,
    }),
    name: form.name.trim(),
    integrationServerInstanceType,
    uri: form.uri.trim(),
    testInstance,
    ...(jwtSigningKey !== '' && { jwtSigningKey }),
    ...(secret !== '' && { secret }),
  });
}

/** Returns the error of each field; undefined for a valid one. */
export function integrationServerFormErrors(
  form: IntegrationServerForm,
  loaded: IntegrationServerForm,
) {
  const limits = integrationServerLimits;
  const uri = form.uri.trim();
  // A stored address that breaks the rules must not block the save of the other fields.
  const isAsLoaded = uri !== '' && uri === loaded.uri.trim();
  return {
    name: form.name.trim() === '' ? 'Enter a name.' : limitError(form.name.trim(), limits.name),
    uri: limitError(uri, limits.uri) ?? (isAsLoaded ? undefined : serverAddressProblem(uri)),
    jwtSigningKey: limitError(form.jwtSigningKey, limits.jwtSigningKey),
    secret: limitError(form.secret, limits.secret),
  };
}

/** The fields of the edit page. */
export const integrationServerFormFields = {
  formOf: integrationServerFormOf,
  errorsOf: integrationServerFormErrors,
  labels: integrationServerLabels,
  limits: integrationServerLimits,
  untrimmed: ['jwtSigningKey', 'secret'],
  wordsOf: (field, value) =>
    field === 'integrationServerInstanceType'
      ? integrationServerTypeLabel(Number(value))
      : undefined,
} satisfies RecordFields<IntegrationServerInstance, IntegrationServerForm>;
