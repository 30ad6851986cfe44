import type { AuditLogEntry } from '~/api/audit-logs';
import { TextLink } from '~/components/text-link';
import { type AuditTypes, auditTypeDetail, auditTypeOf } from '../audit-types';
import { linkedUser } from '../entry-links';
import classes from './audit-table.module.css';
import { CategoryIcon } from './category-icon';
import { createdText } from './created-text';

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
  return (
    <tr className={classes.row}>
      <td className={classes.cell} tabIndex={tab(0)} data-note={`${detail}\n${type.category}`}>
        <span className={classes.type}>
          <CategoryIcon category={type.category} />
          <span className={classes.text}>{type.name}</span>
        </span>
        <span className={classes.spoken}>
          , {detail}, {type.category}
        </span>
      </td>
      <td className={classes.cell} tabIndex={userID ? undefined : tab(1)}>
        {userName ? (
          <div className={classes.twoLines}>
            {userID ? (
              <TextLink
                to="/admin/users/edit/$id"
                params={{ id: userID }}
                tabIndex={tab(1)}
                className={classes.text}
                data-cut=""
              >
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
      <td className={classes.cell} tabIndex={tab(2)} data-note={created.note}>
        <div className={classes.twoLines}>
          <span className={classes.text}>{created.text}</span>{' '}
          <span className={classes.small}>{created.zone}</span>
        </div>
      </td>
      <td
        className={classes.cell}
        tabIndex={organisationID ? undefined : tab(3)}
        data-cut={organisationID ? undefined : ''}
      >
        {organisationID ? (
          <TextLink
            to="/organisation/$orgId"
            params={{ orgId: organisationID }}
            tabIndex={tab(3)}
            className={classes.text}
            data-cut=""
          >
            {organisationName}
          </TextLink>
        ) : (
          organisationName || <Nothing>No organisation</Nothing>
        )}
      </td>
      <td className={classes.cell} tabIndex={tab(4)} data-cut="">
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
      <span className={classes.spoken}>{children}</span>
    </>
  );
}
