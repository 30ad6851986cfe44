import type { Client, ClientChange } from '~/api/clients';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { limitError } from '~/domain/text-limit';

/** What Edit Client holds while a person edits; the redirect URIs in one input, space-separated. */
export interface ClientForm {
  clientID: string;
  name: string;
  imageBase64: string | null;
  description: string;
  homepage: string;
  allowPasswordGrant: boolean;
  allowRemoteOrderingGrant: boolean;
  newClientSecret: string;
  redirectUris: string;
}

export const clientFieldLimits = fieldLimits.ClientChange;

/** A client of which nothing is entered yet. */
export const newClient = (): Client => ({
  clientID: '',
  name: '',
  description: '',
  homepage: '',
  allowPasswordGrant: false,
  allowRemoteOrderingGrant: false,
  imageBase64: null,
  redirectUris: [],
});

/** The form of a loaded client; of a new one when there is none. The secret starts empty. */
export function clientFormOf(client: Client = newClient()): ClientForm {
  return { ...client, newClientSecret: '', redirectUris: client.redirectUris.join(' ') };
}

/** The record to send: redirect URIs as a list, and a secret only when one was entered. */
export function clientChangeOf(form: ClientForm): ClientChange {
  const { newClientSecret, redirectUris, ...fields } = form;
  return exactly<ClientChange>()({
    ...fields,
    clientID: form.clientID.trim(),
    redirectUris: urisOf(redirectUris),
    ...(newClientSecret !== '' && { newClientSecret }),
  });
}

const urisOf = (text: string) => text.split(/\s+/).filter((uri) => uri !== '');

/** What is wrong with each field, by field; nothing when the form can be saved. */
export function clientFormErrors(form: ClientForm): Partial<Record<keyof ClientForm, string>> {
  const limits = clientFieldLimits;
  const errors = {
    clientID:
      form.clientID.trim() === ''
        ? 'Enter an ID for the client.'
        : limitError(form.clientID.trim(), limits.clientID),
    name: form.name.trim() === '' ? 'Enter a name.' : limitError(form.name, limits.name),
    description: limitError(form.description, limits.description),
    homepage: limitError(form.homepage, limits.homepage),
    newClientSecret: limitError(form.newClientSecret, limits.newClientSecret),
    redirectUris: limitError(urisOf(form.redirectUris).join(' '), limits.redirectUris),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}
