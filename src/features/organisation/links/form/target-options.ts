import type { OptionValue, OrganisationUserLink } from '~/api/organisation-access';
import { shownName } from '~/domain/shown-name';
import type { LinkType } from './access-form';

export interface TargetOption {
  value: string;
  label: string;
}

/** Options under a heading, or all options under an empty one. */
export interface TargetOptionGroup {
  group: string;
  items: TargetOption[];
}

interface GroupedValue extends OptionValue {
  /** People have none. */
  group?: string;
}

/**
 * Lists the users or teams without access, under the headings of the answer. Those that share a
 * name under one heading show the end of their ids.
 */
export function targetOptions(
  values: readonly GroupedValue[],
  links: readonly OrganisationUserLink[],
  linkType: LinkType,
): TargetOptionGroup[] {
  const linked = new Set(
    links.filter((link) => link.linkType === linkType).map(({ teamUserID }) => teamUserID),
  );
  const free = values.filter(({ key }) => !linked.has(key));
  const nameIn = ({ value, group = '' }: GroupedValue) => `${group}\n${value}`;
  const timesNamed = new Map<string, number>();
  for (const value of free) {
    timesNamed.set(nameIn(value), (timesNamed.get(nameIn(value)) ?? 0) + 1);
  }
  const groups = new Map<string, TargetOption[]>();
  for (const value of free) {
    const { key, group = '' } = value;
    const name = shownName(value.value);
    const isOneOfSeveral = (timesNamed.get(nameIn(value)) ?? 0) > 1;
    const label = isOneOfSeveral ? `${name} (…${key.slice(-6)})` : name;
    groups.set(group, [...(groups.get(group) ?? []), { value: key, label }]);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
}
