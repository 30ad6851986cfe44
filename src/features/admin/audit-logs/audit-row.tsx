import { VisuallyHidden } from '@mantine/core';
import type { AuditLogEntry } from '~/api/audit-logs';
import { TextLink } from '~/components/text-link';
import {
  type AuditTypes,
  auditTypeDetail,
  auditTypeOf,
  createdText,
  linkedUser,
} from './audit-entries';
import classes from './audit-table.module.css';
import { CategoryIcon } from './category-icon';

interface AuditRowProps {
  entry: AuditLogEntry;
  types: AuditTypes;
  organisationIDs: ReadonlyMap<string, string>;
  /** The column of the cell that Tab reaches. Undefined when that cell is in another row. */
  activeColumn: number | undefined;
}

/** An entry of the audit log (docs/product/reports.md#audit-columns). */
export function AuditRow({ entry, types, organisationIDs, activeColumn }: AuditRowProps) {
  const type = auditTypeOf(types, entry.auditLogType);
  const detail = auditTypeDetail(type);
  const userID = linkedUser(entry.userID);
  const userName = entry.userName || entry.userID;
  const created = createdText(entry.created);
  const { organisationName } = entry;
  const organisationID = organisationName ? organisationIDs.get(organisationName) : undefined;
  const tab = (column: number) => (column === activeColumn ? 0 : -1);
  // The focus of a cell with a link is on the link.
  const cell = (column: number, hasLink = false) => ({
    className: classes.cell,
    tabIndex: hasLink ? undefined : tab(column),
  });
  const link = (column: number) => ({
    className: classes.text,
    tabIndex: tab(column),
    'data-cut': '',
  });
  return (
    <tr className={classes.row}>
      <td {...cell(0)} data-note={`${detail}\n${type.category}`}>
        <span className={classes.type}>
          <CategoryIcon category={type.category} />
          <span className={classes.text}>{type.name}</span>
        </span>
        <VisuallyHidden>
          , {detail}, {type.category}
        </VisuallyHidden>
      </td>
      <td {...cell(1, Boolean(userID))}>
        {userName ? (
          <div className={classes.twoLines}>
            {userID ? (
              <TextLink to="/admin/users/edit/$id" params={{ id: userID }} {...link(1)}>
                {userName}
              </TextLink>
            ) : (
              <span className={classes.text}>{userName}</span>
            )}
            <span className={classes.small}>{entry.userName ? entry.userID : null}</span>
          </div>
        ) : (
          <Nothing>Nobody</Nothing>
        )}
      </td>
      <td {...cell(2)} data-note={created.note}>
        <div className={classes.twoLines}>
          <span className={classes.text}>{created.text}</span>{' '}
          <span className={classes.small}>{created.zone}</span>
        </div>
      </td>
      <td {...cell(3, Boolean(organisationID))} data-cut={organisationID ? undefined : ''}>
        {organisationID ? (
          <TextLink to="/organisation/$orgId" params={{ orgId: organisationID }} {...link(3)}>
            {organisationName}
          </TextLink>
        ) : (
          organisationName || <Nothing>No organisation</Nothing>
        )}
      </td>
      <td {...cell(4)} data-cut="">
        {entry.message}
      </td>
    </tr>
  );
}

/** Shows a dash, and gives the words to screen readers. */
function Nothing({ children }: { children: string }) {
  return (
    <>
      <span className={classes.nothing} aria-hidden="true">
        –
      </span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  );
}
