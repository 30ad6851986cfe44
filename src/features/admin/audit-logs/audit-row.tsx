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
}

const cell = { className: classes.cell, tabIndex: -1 };
// The focus of a cell with a link is on the link.
const linkCell = { className: classes.cell };
const link = { className: classes.text, tabIndex: -1, 'data-cut': '' };

/** An entry of the audit log (docs/product/reports.md#audit-columns). */
export function AuditRow({ entry, types, organisationIDs }: AuditRowProps) {
  const { organisationName } = entry;
  const type = auditTypeOf(types, entry.auditLogType);
  const detail = auditTypeDetail(type);
  const userID = linkedUser(entry.userID);
  const userName = entry.userName || entry.userID;
  const created = createdText(entry.created);
  const organisationID = organisationName && organisationIDs.get(organisationName);
  return (
    <tr className={classes.row}>
      <td {...cell} data-note={`${detail}\n${type.category}`}>
        <span className={classes.type}>
          <CategoryIcon category={type.category} />
          <span className={classes.text}>{type.name}</span>
        </span>
        <VisuallyHidden>
          , {detail}, {type.category}
        </VisuallyHidden>
      </td>
      <td {...(userID ? linkCell : cell)}>
        {userName ? (
          <div className={classes.twoLines}>
            {userID ? (
              <TextLink to="/admin/users/edit/$id" params={{ id: userID }} {...link}>
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
      <td {...cell} data-note={created.note}>
        <div className={classes.twoLines}>
          <span className={classes.text}>{created.text}</span>{' '}
          <span className={classes.small}>{created.zone}</span>
        </div>
      </td>
      {organisationID ? (
        <td {...linkCell}>
          <TextLink to="/organisation/$orgId" params={{ orgId: organisationID }} {...link}>
            {organisationName}
          </TextLink>
        </td>
      ) : (
        <td {...cell} data-cut="">
          {organisationName || <Nothing>No organisation</Nothing>}
        </td>
      )}
      <td {...cell} data-cut="">
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
