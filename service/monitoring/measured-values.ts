import { and, gt, isNull, sql } from 'drizzle-orm';
import { sessionLimits } from '../authentication/sessions';
import type { BackgroundWork } from '../background-work';
import type { Database } from '../database/open-database';
import { mailJobs } from '../database/schema/mail-jobs';
import { sessions } from '../database/schema/people';
import type { ReadinessChecks } from './readiness';

/** What the gauges ask. */
export interface Measured {
  database: Database;
  background: BackgroundWork;
  readiness: ReadinessChecks;
  now(): Date;
}

interface MeasuredValue {
  name: string;
  help: string;
  /** Rejects when the value cannot be found now. */
  find(): Promise<number> | number;
}

/** Lists the values that somebody has to ask for, with the names of their gauges. */
export function measuredValues(measured: Measured): MeasuredValue[] {
  const { database, background, readiness, now } = measured;
  return [
    {
      name: 'sessions',
      help: 'Sessions that have not ended.',
      find: () => {
        const since = (limit: number) => new Date(now().getTime() - limit);
        const hasNotEnded = and(
          gt(sessions.dateTimeLastSeen, since(sessionLimits.idle)),
          gt(sessions.dateTimeCreated, since(sessionLimits.absolute)),
        );
        return database.$count(sessions, hasNotEnded);
      },
    },
    {
      name: 'mails_pending',
      help: 'Messages of all instances that wait for the mail server.',
      find: () => database.$count(mailJobs, isNull(mailJobs.dateTimeFailed)),
    },
    {
      name: 'background_work_pending',
      help: 'Pieces of work that no answer waits for, such as the sending of mails.',
      find: () => background.pending,
    },
    {
      name: 'database_size_bytes',
      help: 'Size of the database.',
      find: async () => {
        const size = sql`select page_count * page_size from pragma_page_count(), pragma_page_size()`;
        const [row] = await database.values<[number]>(size);
        if (row === undefined) throw new Error('The database has no size.');
        return Number(row[0]);
      },
    },
    {
      name: 'ready',
      help: '1 when the service is ready for requests, else 0.',
      find: async () => ((await readiness.find([])).status === 'ready' ? 1 : 0),
    },
  ];
}
