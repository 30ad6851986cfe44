import { useDateTimeText } from '~/components/use-date-time-text';
import { endText, hasEnded } from '~/domain/access-explanation/link-end';
import { type WayIn, wayText } from '~/domain/access-explanation/people-with-access';
import { listText } from '~/domain/count-text';
import { loadedRecords } from '~/domain/lists';
import { shownName } from '~/domain/shown-name';
import { usePeopleWithAccess } from '../use-people-with-access';

/** Says by which other ways a person has access, which the end of this one does not take. */
export function OtherWays(props: { orgId: string; linkID: string; personID: string }) {
  const dateTimeText = useDateTimeText();
  const { people } = usePeopleWithAccess(props.orgId);
  const person = people.find(({ userID }) => userID === props.personID);
  const others = loadedRecords(person?.ways).filter(
    (way) => way.linkID !== props.linkID && !hasEnded(way),
  );
  if (!person || others.length === 0) return null;
  const textOf = (way: WayIn) => {
    const role = way.isOrgAdmin ? ' as an administrator' : '';
    return `${wayText(way)}${role}, which ${way.end ? endText(way.end, dateTimeText) : 'has no end'}`;
  };
  return (
    <p>
      {`${shownName(person.name)} has ${others.length === 1 ? 'another way in' : 'other ways in'}: ${listText(others.map(textOf))}.`}
    </p>
  );
}
