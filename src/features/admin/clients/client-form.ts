import type { Client, ClientChange } from '~/api/clients';
import type { RecordFields } from '~/components/edit-page/use-record-form';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { limitError } from '~/domain/text-limit';

/**
 * The values of the form of Edit Client. One text holds the redirect URIs, separated by spaces.
 */
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

/** Returns a blank client with an empty ID. */
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

/**
 * Returns the form values of a loaded client, or of a blank one without an argument. The secret
 * starts empty.
 */
export function clientFormOf(client: Client = newClient()): ClientForm {
  return { ...client, newClientSecret: '', redirectUris: client.redirectUris.join(' ') };
}

/**
 * Returns the record to send. It has the redirect URIs as a list, and a secret only when a person
 * has entered one.
 */
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

/** Returns the error of each field; undefined for a valid one. */
export function clientFormErrors(form: ClientForm) {
  const limits = clientFieldLimits;
  return {
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
}

/** The fields of Edit Client. */
export const clientFields = {
  formOf: clientFormOf,
  errorsOf: clientFormErrors,
  labels: {
    clientID: 'Client ID',
    name: 'Name',
    imageBase64: 'Image',
    description: 'Description',
    homepage: 'Home Page',
    allowPasswordGrant: 'Allow Handling End User Passwords',
    allowRemoteOrderingGrant: 'Allow Remote Ordering Grants',
    newClientSecret: 'Enter New Secret',
    redirectUris: 'Redirect URIs',
  },
  limits: clientFieldLimits,
  untrimmed: ['description', 'newClientSecret'],
  wordsOf: (field, value) => (field === 'imageBase64' && value ? 'An image' : undefined),
} satisfies RecordFields<Client, ClientForm>;
