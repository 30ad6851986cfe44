import { groupedBy } from '~/domain/lists';

/** A choice of a Checklist. */
export interface Choice {
  id: string;
  name: string;
  /** The heading above the choice. */
  group?: string;
}

/**
 * Groups choices by their headings, in their order.
 * @param wanted text that the name of the choice or its heading must contain
 */
export function choiceGroups<One extends Choice>(choices: readonly One[], wanted = '') {
  const sought = wanted.trim().toLowerCase();
  const matches = choices.filter(({ name, group = '' }) =>
    `${name}\n${group}`.toLowerCase().includes(sought),
  );
  return groupedBy(matches, ({ group }) => group);
}
