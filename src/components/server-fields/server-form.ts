import type { FormErrors } from '@mantine/form';
import { serverAddressProblem } from '~/domain/server-address';
import { limitError } from '~/domain/text-limit';

/** What the edit page of a POS Core instance or deployment server holds while a person edits. */
export interface ServerForm {
  name: string;
  uri: string;
  jwtSigningKey: string;
}

export type ServerFieldLimits = Record<keyof ServerForm, number>;

export const serverFieldLabels = {
  name: 'Name',
  uri: 'Uri',
  jwtSigningKey: 'JWT Signing Key',
} as const satisfies Record<keyof ServerForm, string>;

/** The form of a loaded server; of a new one when there is none. The signing key starts empty. */
export function serverFormOf(
  server: Pick<ServerForm, 'name' | 'uri'> = { name: '', uri: '' },
): ServerForm {
  return { name: server.name, uri: server.uri, jwtSigningKey: '' };
}

/** The record to send: a signing key only when one was entered. */
export function serverChangeOf({ name, uri, jwtSigningKey }: ServerForm) {
  return { name: name.trim(), uri: uri.trim(), ...(jwtSigningKey !== '' && { jwtSigningKey }) };
}

/**
 * What is wrong with each field, by field. An address that stays as it was loaded does not keep
 * anything else from being saved.
 */
export function serverFormErrors(
  form: ServerForm,
  loaded: ServerForm,
  limits: ServerFieldLimits,
): FormErrors {
  const uri = form.uri.trim();
  const isAsLoaded = uri !== '' && uri === loaded.uri.trim();
  const errors: Record<keyof ServerForm, string | undefined> = {
    name: form.name.trim() === '' ? 'Enter a name.' : limitError(form.name.trim(), limits.name),
    uri: limitError(uri, limits.uri) ?? (isAsLoaded ? undefined : serverAddressProblem(uri)),
    jwtSigningKey: limitError(form.jwtSigningKey, limits.jwtSigningKey),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}
