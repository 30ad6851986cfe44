import type { UnseenParts } from './unseen-parts';

interface Kind {
  /** What is true of a part that has a value. */
  becomes: (name: string, value: string) => string;
  /** What is true of a part that no longer has one. */
  ends: (name: string) => string;
}

const kinds: Record<keyof UnseenParts, Kind> = {
  publicOperations: {
    becomes: (name, value) => `${name} can be called without a session (with ${value})`,
    ends: (name) => `${name} can no longer be called without a session`,
  },
  unmarkedOperations: {
    becomes: (name, value) => `${name} can be called without the marker xhr (with ${value})`,
    ends: (name) => `${name} can no longer be called without the marker xhr`,
  },
  openObjects: {
    becomes: (name) => `${name} accepts fields that the contract does not name`,
    ends: (name) => `${name} no longer accepts fields that the contract does not name`,
  },
  defaults: {
    becomes: (name, value) => `${name} has the default ${value}`,
    ends: (name) => `${name} has no default any more`,
  },
  identities: {
    becomes: (name, value) => `${name} is identified by ${value}`,
    ends: (name) => `${name} is no longer identified by a field`,
  },
  deprecatedUses: {
    becomes: (name, value) => `${name} is deprecated and used in ${value}`,
    ends: (name) => `${name} is no longer deprecated, or nobody uses it`,
  },
};

/**
 * Compares the parts of a contract that no type shows with those that both sides have agreed on.
 * @returns one sentence for each difference
 */
export function unseenProblems(found: UnseenParts, agreed: UnseenParts): string[] {
  return (Object.keys(kinds) as (keyof UnseenParts)[]).flatMap((kind) => {
    const names = new Set([...Object.keys(found[kind]), ...Object.keys(agreed[kind])]);
    return [...names].flatMap((name) => {
      const value = JSON.stringify(found[kind][name]);
      const before = JSON.stringify(agreed[kind][name]);
      if (value === before) return [];
      const { becomes, ends } = kinds[kind];
      const fact = value === undefined ? ends(name) : becomes(name, value);
      return [`${fact}, and ${kind} of scripts/contract/unseen/agreed.json says otherwise.`];
    });
  });
}
