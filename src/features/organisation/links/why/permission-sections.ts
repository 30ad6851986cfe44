import type { EffectivePermission } from '~/domain/access-explanation/effective-permissions';
import {
  isUnknownPermission,
  permissionFamilies,
  permissionLabel,
  permissionName,
} from '~/domain/permissions/permission-names';
import { foldedText } from '~/domain/typed-text';

/** Groups the permissions whose name or heading contains the text. Drops empty headings. */
export function permissionSections(permissions: readonly EffectivePermission[], text: string) {
  const sought = foldedText(text.trim());
  const isWanted = (id: number, title: string) =>
    [title, permissionLabel(id), permissionName(id)].some((name) =>
      foldedText(name).includes(sought),
    );
  const unknown = permissions.map(({ id }) => id).filter(isUnknownPermission);
  return permissionFamilies(unknown)
    .map(({ title, ids }) => ({
      title,
      permissions: permissions.filter(({ id }) => ids.includes(id) && isWanted(id, title)),
    }))
    .filter((section) => section.permissions.length > 0);
}
