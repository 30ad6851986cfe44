import { useDateTimeText } from '~/components/use-date-time-text';
import {
  type ComparedPermission,
  comparePermissions,
} from '~/domain/access-explanation/compare-permissions';
import { effectivePermissions, whereText } from '~/domain/access-explanation/effective-permissions';
import { endText, hasEnded } from '~/domain/access-explanation/link-end';
import { wayText } from '~/domain/access-explanation/people-with-access';
import { countText, numberText } from '~/domain/count-text';
import { actionsText } from '~/domain/permissions/permission-levels';
import { permissionName, permissionTitle } from '~/domain/permissions/permission-names';
import { shownName } from '~/domain/shown-name';
import type { AccessFacts } from './use-access-facts';
import classes from './why.module.css';

type Pair = readonly [AccessFacts, AccessFacts];

/** Shows the permissions of two people side by side, the differences first. */
export function PermissionComparison({ pair }: { pair: Pair }) {
  const [first, second] = pair;
  const isPending = pair.some((facts) => facts.isPending);
  const { different, same } = comparePermissions(permissionsOf(first), permissionsOf(second));
  const names = pair.map(({ person }) => shownName(person?.name));
  const administrators = pair.map(({ facts }) =>
    facts.some(({ way }) => way.isOrgAdmin && !hasEnded(way)),
  );
  const sections = [
    { title: `Different: ${different.length}`, permissions: different },
    { title: `The same: ${same.length}`, permissions: same },
  ].filter(({ permissions }) => permissions.length > 0);
  const total = different.length + same.length;
  return (
    <section aria-label="Comparison" aria-busy={isPending}>
      <h3 className={classes.heading}>Permissions side by side</h3>
      <p role="status" className={classes.note}>
        {isPending ? 'Loading...' : summaryOf(different.length, total)}
      </p>
      <table className={classes.table} data-compares>
        <thead>
          <tr>
            <th scope="col">Permission</th>
            {pair.map(({ person }, index) => (
              <th key={person?.userID} scope="col">
                {names[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Organisation Administrator</th>
            {pair.map(({ person }, index) => (
              <td key={person?.userID} data-person={names[index]}>
                {administrators[index] ? <strong>Yes</strong> : 'No'}
              </td>
            ))}
          </tr>
          <EndedRow pair={pair} names={names} />
        </tbody>
        {sections.map(({ title, permissions }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={3} className={classes.family}>
                {title}
              </th>
            </tr>
            {permissions.map((permission) => (
              <ComparedRow key={permission.id} {...permission} pair={pair} names={names} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** What has ended gives nothing in the rows below it. */
function EndedRow({ pair, names }: { pair: Pair; names: readonly string[] }) {
  const dateTimeText = useDateTimeText();
  const ended = pair.map(({ facts }) => facts.map(({ way }) => way).filter(hasEnded));
  if (ended.every((ways) => ways.length === 0)) return null;
  return (
    <tr>
      <th scope="row">Ended access</th>
      {pair.map(({ person }, index) => (
        <td key={person?.userID} data-person={names[index]}>
          {ended[index]?.map((way) => (
            <div key={way.linkID} className={classes.way}>
              {wayText(way)}
              <span className={classes.by}>{way.end && endText(way.end, dateTimeText)}</span>
            </div>
          ))}
          {ended[index]?.length === 0 ? <span className={classes.note}>None</span> : null}
        </td>
      ))}
    </tr>
  );
}

function ComparedRow(props: ComparedPermission & { pair: Pair; names: readonly string[] }) {
  return (
    <tr>
      <th scope="row" title={permissionName(props.id)}>
        {permissionTitle(props.id)}
      </th>
      {props.pair.map(({ person, placeNames, isPending }, index) => (
        <td key={person?.userID} data-person={props.names[index]}>
          {props.grants[index]?.map(({ actions, where }) => (
            <div key={actions} className={classes.grant}>
              <strong>{actionsText(actions)}</strong> in {whereText(where, placeNames, isPending)}
            </div>
          ))}
          {props.grants[index]?.length === 0 ? <span className={classes.note}>Nothing</span> : null}
        </td>
      ))}
    </tr>
  );
}

const permissionsOf = ({ facts, groups = [] }: AccessFacts) => effectivePermissions(facts, groups);

function summaryOf(different: number, total: number): string {
  if (total === 0) return 'No permission group gives either of them anything.';
  if (different === 0) return 'Both have the same permissions.';
  return `${numberText(different)} of ${countText(total, 'permission')} ${different === 1 ? 'differs' : 'differ'}.`;
}
