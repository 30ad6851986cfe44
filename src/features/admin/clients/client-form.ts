import type { Client, ClientChange } from '~/api/clients';
import type { RecordFields } from '~/components/edit-page/record-fields';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { changeBy } from '~/domain/contract/record-change';
import { recordKinds } from '~/domain/contract/record-kinds';
import { historyFields } from '~/domain/record-history';
import { redirectUriError, splitRedirectUris } from '~/domain/redirect-uris';
import { textKey } from '~/domain/stored-text';
import { limitError, requiredTextError } from '~/domain/typed-text';
import { pageAddressProblem } from '~/domain/web-address';

/** The values of the form of Edit Client. Spaces separate the redirect URIs. */
export interface ClientForm extends Omit<Client, 'redirectUris'> {
  newClientSecret: string;
  redirectUris: string;
}

const limits = fieldLimits.ClientChange;

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

/** Returns the form of a loaded client, or of a blank one. The secret starts empty. */
export function clientFormOf(client: Client = newClient()): ClientForm {
  return { ...client, newClientSecret: '', redirectUris: client.redirectUris.join(' ') };
}

function clientFieldsOf(form: ClientForm): ClientChange {
  const { newClientSecret, redirectUris, ...fields } = form;
  return exactly<ClientChange>()({
    ...fields,
    redirectUris: splitRedirectUris(redirectUris),
    ...(newClientSecret !== '' && { newClientSecret }),
  });
}

/** Returns the record to send. It has a secret only when a person has entered one. */
export const clientChangeOf = changeBy(recordKinds.Client, clientFormOf, clientFieldsOf);

/** A loaded redirect URI is not checked: nobody has typed it. */
function redirectUrisError(text: string, loaded: string): string | undefined {
  const uris = splitRedirectUris(text);
  const known = new Set(splitRedirectUris(loaded));
  const typed = uris.filter((uri) => !known.has(uri));
  const wrong = typed.map(redirectUriError).find((error) => error !== undefined);
  return wrong ?? limitError(uris.join(' '), limits.redirectUris);
}

function errorsOf(form: ClientForm, loaded: ClientForm) {
  const tooLong = (field: 'description' | 'homepage' | 'newClientSecret') =>
    limitError(form[field], limits[field]);
  const isNewPage = form.homepage !== loaded.homepage;
  return {
    clientID: requiredTextError(form.clientID, 'Enter an ID for the client.', limits.clientID),
    name: requiredTextError(form.name, 'Enter a name.', limits.name),
    description: tooLong('description'),
    homepage: tooLong('homepage') ?? (isNewPage ? pageAddressProblem(form.homepage) : undefined),
    newClientSecret: tooLong('newClientSecret'),
    redirectUris: redirectUrisError(form.redirectUris, loaded.redirectUris),
  };
}

// The field of a new secret has another name.
const { secret, redirectUris, ...labels } = historyFields.Client;

export const clientFields = {
  formOf: clientFormOf,
  errorsOf,
  labels: {
    ...labels,
    newClientSecret: 'Enter New Secret',
    redirectUris,
  },
  limits,
  untrimmed: ['description', 'newClientSecret'],
  secrets: ['newClientSecret'],
  wordsOf: (field, value) => (field === 'imageBase64' && value ? 'An image' : undefined),
} satisfies RecordFields<Client, ClientForm>;

/** Returns whether a client has this ID, compared by `textKey`. */
export function isTakenId(clients: readonly Pick<Client, 'clientID'>[], id: string): boolean {
  const wanted = textKey(id);
  return clients.some(({ clientID }) => textKey(clientID) === wanted);
}

/** Returns the error of the ID of a new client that another one has. */
export const takenIdError = (clients: readonly Client[], id: string): string | undefined =>
  isTakenId(clients, id) ? `There is a client with the ID ${id} already.` : undefined;

/** Returns the first ID that repeats an earlier one, or undefined. */
export function repeatedId(clients: readonly Pick<Client, 'clientID'>[]): string | undefined {
  return clients.find(({ clientID }, index) => isTakenId(clients.slice(0, index), clientID))
    ?.clientID;
}
