import type { ContractOperation } from '../../openapi/reader/contract-operations';
import { identifier } from '../../src/domain/pasted-id';
import { documentedResponse, emptyExample } from './scenarios';

/** The people whom the mock can sign in. The ids are those of the contract's examples. */
export const personas = {
  superUser: {
    label: 'Super user',
    userId: '10000000-0000-4000-8000-000000000001',
    description: 'Sam',
  },
  organisationAdministrator: {
    label: 'Organisation administrator',
    userId: '10000000-0000-4000-8000-000000000002',
    description: 'Ada',
  },
  ordinaryUser: {
    label: 'Ordinary user',
    userId: '10000000-0000-4000-8000-000000000003',
    description: 'Uma',
  },
  anonymous: {
    label: 'Anonymous',
    userId: '10000000-0000-4000-8000-000000000004',
    description: 'can only log out',
  },
  none: {
    label: 'No session',
    userId: null,
    description: 'calls answer 401',
  },
} as const satisfies Record<string, { label: string; userId: string | null; description: string }>;

export type Persona = keyof typeof personas;

export const personaNames = Object.keys(personas) as Persona[];
export const defaultPersona: Persona = 'superUser';

export function isPersona(text: string): text is Persona {
  return Object.hasOwn(personas, text);
}

/**
 * Finds the example of a successful answer if nothing is chosen for the operation. For a call with ids
 * in its path, it is the example with such an id as its name; the last id comes first. For a call
 * without ids, it is the persona's own, or `own` for a persona that does not see everything. A record
 * without an example gets an empty answer instead of another record's.
 * @returns the example's name, or null for the first example
 */
export function exampleFor(
  operation: ContractOperation,
  pathParameters: string[],
  persona: Persona,
): string | null {
  const names = (documentedResponse(operation, 200)?.examples ?? []).map((example) => example.name);
  const named = (wanted: (string | null)[]) => names.find((name) => wanted.includes(name)) ?? null;
  if (pathParameters.length === 0) {
    return (
      named([persona, personas[persona].userId]) ??
      (persona === 'superUser' ? null : named(['own']))
    );
  }
  const own = pathParameters.toReversed().find((id) => names.includes(id));
  if (own !== undefined) return own;
  return names.some((name) => identifier.test(name))
    ? (emptyExample(operation)?.name ?? null)
    : null;
}
