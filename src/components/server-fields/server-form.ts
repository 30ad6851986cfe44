import { historyFields } from '~/domain/record-history';
import { limitError, requiredTextError } from '~/domain/typed-text';
import { serverAddressProblem } from '~/domain/web-address';
import type { RecordFields } from '../edit-page/record-fields';

/** The form values that the edit pages of all servers have. */
export interface ServerForm {
  name: string;
  uri: string;
  jwtSigningKey: string;
}

export type ServerFieldLimits = Record<keyof ServerForm, number>;

/** Returns the form of a loaded server, or of a new one. The signing key starts empty. */
export const serverFormOf = ({ name, uri } = { name: '', uri: '' }): ServerForm => ({
  name,
  uri,
  jwtSigningKey: '',
});

/** Returns the record to send. It has a signing key only if the person entered one. */
export function serverChangeOf({ name, uri, jwtSigningKey }: ServerForm) {
  return { name, uri, ...(jwtSigningKey !== '' && { jwtSigningKey }) };
}

/**
 * Returns the error of each field; undefined for a valid one. Checks only the length of a stored
 * address that did not change, so that an old address does not block a save of the other fields.
 * @param addressProblem returns the field error of a new address
 */
export function serverFormErrors(
  form: ServerForm,
  loaded: ServerForm,
  limits: ServerFieldLimits,
  addressProblem: typeof serverAddressProblem = serverAddressProblem,
) {
  const { name, uri, jwtSigningKey } = form;
  const isAsLoaded = uri !== '' && uri === loaded.uri;
  return {
    name: requiredTextError(name, 'Enter a name.', limits.name),
    uri: limitError(uri, limits.uri) ?? (isAsLoaded ? undefined : addressProblem(uri)),
    jwtSigningKey: limitError(jwtSigningKey, limits.jwtSigningKey),
  };
}

/** Returns the fields of the edit page of a POS Core instance or deployment server. */
export const serverFieldsWithin = (
  limits: ServerFieldLimits,
  addressProblem?: typeof serverAddressProblem,
): RecordFields<Pick<ServerForm, 'name' | 'uri'>, ServerForm, ServerFieldLimits> => ({
  formOf: serverFormOf,
  errorsOf: (form, loaded) => serverFormErrors(form, loaded, limits, addressProblem),
  labels: historyFields.PosCoreInstance,
  limits,
  untrimmed: ['jwtSigningKey'],
  secrets: ['jwtSigningKey'],
});
