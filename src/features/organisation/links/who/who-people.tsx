import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { passFocusOn } from '~/components/pass-focus';
import { FirstEntries, ShowMore } from '~/components/show-more';
import { TextLink } from '~/components/text-link';
import { useDateTimeText } from '~/components/use-date-time-text';
import { whereText } from '~/domain/access-explanation/effective-permissions';
import { endText } from '~/domain/access-explanation/link-end';
import { wayText } from '~/domain/access-explanation/people-with-access';
import type { Permitted } from '~/domain/access-explanation/who-may';
import { countText, numberText } from '~/domain/count-text';
import { groupedBy } from '~/domain/lists';
import { actionsText } from '~/domain/permissions/permission-levels';
import { permissionName, permissionTitle } from '~/domain/permissions/permission-names';
import { markedName, shownName, shownText } from '~/domain/shown-name';
import { type SiteTree, siteNames } from '~/domain/site-restriction';
import classes from '../why/why.module.css';
import type { WhoAnswer } from './use-who-may';
import { type AskedQuestion, askedLevels, formatQuestion } from './who-question';

/** The people who may do what is asked, or how far the look-up is, and those whose access has ended. */
export function WhoPeople(props: { orgId: string; asked: AskedQuestion; answer: WhoAnswer }) {
  const { orgId, asked, answer } = props;
  const { permitted, formerly = [], progress, toAgree, tree } = answer;
  if (toAgree !== undefined) {
    return (
      <div>
        <p>
          This organisation has {countText(toAgree, 'access link')}. Looking all of them up may take
          a while.
        </p>
        <Button ref={passFocusOn} mt="sm" variant="default" onClick={answer.agree}>
          Look up all of them
        </Button>
      </div>
    );
  }
  return (
    <>
      <section aria-label="People" aria-busy={asked.permission !== undefined && !permitted}>
        <p role="status" className={permitted ? classes.heading : classes.note}>
          {asked.permission === undefined
            ? 'Choose a permission to see who has it.'
            : permitted
              ? summaryOf(asked, answer)
              : progress
                ? `Looking up access: ${numberText(progress.done)} of ${numberText(progress.total)}`
                : 'Looking up access...'}
        </p>
        {permitted && permitted.length > 0 && asked.permission !== undefined ? (
          <PermittedTable
            // Another question begins with the first people again.
            key={formatQuestion(asked)}
            orgId={orgId}
            permission={asked.permission}
            permitted={permitted}
            tree={tree}
          />
        ) : null}
      </section>
      {formerly.length > 0 ? <EndedPeople orgId={orgId} formerly={formerly} /> : null}
    </>
  );
}

/** Says how many people may do what is asked: "3 people may edit Tax in Quay Street, 1 in part". */
function summaryOf({ level, permission = 0, place }: AskedQuestion, answer: WhoAnswer): string {
  const { permitted = [], tree } = answer;
  const whole = permitted.filter(({ isWhole }) => isWhole).length;
  const inPart = permitted.length - whole;
  const people = whole === 0 ? 'Nobody' : countText(whole, 'person', 'people');
  const where = place ? shownName(tree.nodes.get(place)?.name) : 'the whole organisation';
  const rest = inPart === 0 ? '' : `, ${numberText(inPart)} in part`;
  return `${people} may ${askedLevels[level]} ${permissionTitle(permission)} in ${where}${rest}`;
}

interface PermittedTableProps {
  orgId: string;
  permission: number;
  permitted: readonly Permitted[];
  tree: SiteTree;
}

/** So many people are drawn at first, and more by each press. */
const step = 200;

/** The people who have a permission, what they may do, and by which ways and groups. */
function PermittedTable({ orgId, permission, permitted, tree }: PermittedTableProps) {
  const [count, setCount] = useState(step);
  const names = useMemo(() => siteNames(tree), [tree]);
  const rest = permitted.length - count;
  return (
    <>
      <table className={classes.table} data-people>
        <thead>
          <tr>
            <th scope="col">Person</th>
            <th scope="col">May</th>
            <th scope="col">Because of</th>
          </tr>
        </thead>
        <tbody>
          {permitted.slice(0, count).map((each) => (
            <PermittedRow key={each.person.userID} {...{ ...each, orgId, permission, names }} />
          ))}
        </tbody>
      </table>
      <ShowMore left={rest} onPress={() => setCount(count + step)} />
    </>
  );
}

interface PermittedRowProps extends Permitted {
  orgId: string;
  permission: number;
  names: ReadonlyMap<string, string>;
}

function PermittedRow(props: PermittedRowProps) {
  const { orgId, permission, names, person, actions, parts, sources } = props;
  const name = markedName(shownName(person.name), person.isEmailUnconfirmed);
  return (
    <tr>
      <th scope="row">
        <TextLink
          from="/organisation/$orgId/links/"
          to="."
          search={(old) => ({
            ...old,
            who: undefined,
            why: true as const,
            person: person.userID,
            permission: permissionName(permission),
          })}
        >
          {name}
        </TextLink>
        {person.email ? <div className={classes.email}>{person.email}</div> : null}
      </th>
      <td>
        {actions === 0 ? null : (
          <div className={classes.grant}>
            <strong>{actionsText(actions)}</strong>
          </div>
        )}
        {parts.map(({ actions: inPart, placeIDs }) => (
          <div key={`${inPart} ${placeIDs === undefined}`} className={classes.grant}>
            <strong>{actionsText(inPart)}</strong> in {whereText(placeIDs ?? 'not-known', names)}
          </div>
        ))}
      </td>
      <td>
        <FirstEntries>
          {sources.map(({ way, groupID, groupName, isDefault }) => (
            <div key={`${way.linkID} ${groupID}`}>
              <span className={classes.groupName}>
                {shownText(groupName, 'A group without a name')}
              </span>
              {isDefault ? ' (default)' : null}
              <span className={classes.by}>
                <TextLink
                  to="/organisation/$orgId/links/edit/$id"
                  params={{ orgId, id: way.linkID }}
                  isUnderlined
                  aria-label={way.team ? undefined : `direct access of ${name}`}
                >
                  {wayText(way)}
                </TextLink>
              </span>
            </div>
          ))}
        </FirstEntries>
      </td>
    </tr>
  );
}

/** So many people are drawn. The grid has all access that has ended. */
const mostPeople = 20;

/** The people whose access would allow what is asked, if it had not ended. */
function EndedPeople({ orgId, formerly }: { orgId: string; formerly: readonly Permitted[] }) {
  const dateTimeText = useDateTimeText();
  const rest = formerly.length - mostPeople;
  return (
    <section aria-label="Ended access">
      <h3 className={classes.heading}>
        Ended access <span className={classes.count}>{numberText(formerly.length)}</span>
      </h3>
      <p className={classes.note}>It would allow this as well. It gives nothing any more.</p>
      <ul>
        {formerly.slice(0, mostPeople).map(({ person, sources }) => (
          <li key={person.userID}>
            {waysOf(sources).map((way) => {
              const end = person.ways.find(({ linkID }) => linkID === way.linkID)?.end;
              return (
                <div key={way.linkID}>
                  <TextLink
                    to="/organisation/$orgId/links/edit/$id"
                    params={{ orgId, id: way.linkID }}
                    isUnderlined
                  >
                    {shownName(person.name)}
                  </TextLink>
                  <span className={classes.by}>{wayText(way)}</span>
                  {end ? <span className={classes.by}>{endText(end, dateTimeText)}</span> : null}
                </div>
              );
            })}
          </li>
        ))}
      </ul>
      {rest > 0 ? <p className={classes.note}>{`${numberText(rest)} more.`}</p> : null}
    </section>
  );
}

/** Each way once, however many groups of it allow what is asked. */
const waysOf = (sources: Permitted['sources']) =>
  [...groupedBy(sources, ({ way }) => way.linkID).values()].map(([{ way }]) => way);
