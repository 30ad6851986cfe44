import {
  IconCircleDashed,
  IconId,
  IconKey,
  IconPlugConnected,
  IconServerCog,
  IconShieldStar,
  IconUsers,
} from '@tabler/icons-react';
import type { AuditLogCategory } from '~/api/audit-logs';
import { knownIn } from '~/domain/known-value';
import classes from './audit-table.module.css';

const icons = {
  Unclassified: IconCircleDashed,
  'User/Organisation': IconUsers,
  SuperUser: IconShieldStar,
  Token: IconKey,
  UserInfo: IconId,
  External: IconPlugConnected,
  Internal: IconServerCog,
} as const satisfies Record<AuditLogCategory, typeof IconKey>;

/** The icon of a category, which is beside its name. */
export function CategoryIcon({ category }: { category: AuditLogCategory }) {
  const Icon = knownIn(icons, category) ?? icons.Unclassified;
  return (
    <Icon size="1.125rem" className={classes.icon} data-category={category} aria-hidden="true" />
  );
}
