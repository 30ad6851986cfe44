import { TextLink } from '~/components/text-link';
import { useDateTimeText } from '~/components/use-date-time-text';
import { endText } from '~/domain/access-explanation/link-end';
import { wayText } from '~/domain/access-explanation/people-with-access';
import type { Permitted } from '~/domain/access-explanation/who-may';
import { numberText } from '~/domain/count-text';
import { groupedBy } from '~/domain/lists';
import { shownName } from '~/domain/shown-name';
import classes from '../why/why.module.css';
import type { WhoAnswer } from './use-who-may';

/** So many people are drawn. The grid has all access that has ended. */
const mostPeople = 20;

/** The people whose access would allow what is asked, if it had not ended. */
export function EndedPeople({ orgId, answer }: { orgId: string; answer: WhoAnswer }) {
  const { formerly = [] } = answer;
  const dateTimeText = useDateTimeText();
  const rest = formerly.length - mostPeople;
  return (
    <section aria-label="Ended access">
      <h3 className={classes.heading}>
        Ended access <span className={classes.count}>{formerly.length}</span>
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
