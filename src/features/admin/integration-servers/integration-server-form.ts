import type {
  IntegrationServerInstance,
  IntegrationServerInstanceChange,
} from '~/api/integration-servers';
import { IntegrationServerInstanceType } from '~/domain/contract/enums.gen';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { serverAddressProblem } from '~/domain/server-address';
import { limitError } from '~/domain/text-limit';

/** What the edit page of an integration server holds while a person edits. */
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

/** A server of which nothing is entered yet. */
export const newIntegrationServer = (): IntegrationServerInstance => ({
  integrationServerInstanceID: '',
  name: '',
  integrationServerInstanceType: IntegrationServerInstanceType.RemoteOrderService,
  uri: '',
  stagingUri: null,
  testInstance: false,
});

/** The form of a loaded server; of a blank one when there is none. Key and secret start empty. */
export function integrationServerFormOf(
  server: IntegrationServerInstance = newIntegrationServer(),
): IntegrationServerForm {
  const { name, integrationServerInstanceType, uri, testInstance } = server;
  return { name, integrationServerInstanceType, uri, testInstance, jwtSigningKey: '', secret: '' };
}

/**
 * The record to send: a new one (no `stored`) without an id, a key and a secret only when one was
 * entered. The staging address, which the page does not show, stays as it is.
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

/** What is wrong with each field, by field; nothing when the form can be saved. */
export function integrationServerFormErrors(
  form: IntegrationServerForm,
  loaded: IntegrationServerForm,
): Partial<Record<keyof IntegrationServerForm, string>> {
  const limits = integrationServerLimits;
  const uri = form.uri.trim();
  // An address that was stored otherwise must not keep the other fields from being saved.
  const isAsLoaded = uri !== '' && uri === loaded.uri.trim();
  const errors = {
    name: form.name.trim() === '' ? 'Enter a name.' : limitError(form.name.trim(), limits.name),
    uri: limitError(uri, limits.uri) ?? (isAsLoaded ? undefined : serverAddressProblem(uri)),
    jwtSigningKey: limitError(form.jwtSigningKey, limits.jwtSigningKey),
    secret: limitError(form.secret, limits.secret),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}
