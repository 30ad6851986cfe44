import type { OptionValue, OrganisationUserLink } from '~/api/organisation-access';
import { noName } from '~/domain/no-name';
import type { LinkType } from './access-form';

export interface TargetOption {
  value: string;
  label: string;
}

/** Options under a heading, or all of them without one. */
export interface TargetOptionGroup {
  group: string;
  items: TargetOption[];
}

interface GroupedValue extends OptionValue {
  group?: string | null;
}

/**
 * Whom access can be given to: those who have none yet, under the headings that they came with. Of
 * several who are called the same each shows the end of the id.
 */
export function targetOptions(
  values: readonly GroupedValue[],
  links: readonly OrganisationUserLink[],
  linkType: LinkType,
): TargetOptionGroup[] {
  const linked = new Set(
    links.filter((link) => link.linkType === linkType).map(({ teamUserID }) => teamUserID),
  );
  const free = new Map<string, GroupedValue>();
  for (const value of values) {
    if (value?.key && !linked.has(value.key)) free.set(value.key, value);
  }
  const groups = new Map<string, TargetOption[]>();
  const timesNamed = new Map<string, number>();
  const nameIn = (value: GroupedValue) => `${value.group ?? ''}\n${value.value ?? ''}`;
  for (const value of free.values()) {
    timesNamed.set(nameIn(value), (timesNamed.get(nameIn(value)) ?? 0) + 1);
  }
  for (const [key, value] of free) {
    const group = value.group ?? '';
    const name = value.value || noName;
    const isOneOfSeveral = (timesNamed.get(nameIn(value)) ?? 0) > 1;
    const label = isOneOfSeveral ? `${name} (…${key.slice(-6)})` : name;
    groups.set(group, [...(groups.get(group) ?? []), { value: key, label }]);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
}
