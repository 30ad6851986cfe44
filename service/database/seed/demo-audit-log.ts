import type { auditLogEntries } from '../schema/records';
import { type AuditSubject, anyAuditKind } from './demo-audit-messages';
import type { DemoOrganisation } from './demo-organisations';
import type { DemoPerson } from './demo-people';
import type { DemoApplication } from './demo-versions';
import type { SeedRow } from './insert-rows';
import { at, SeededRandom } from './seeded-random';

const entriesPerScale = 5000;
const days = 120;
const millisecondsOfDay = 86_400_000;
/** The weight of each hour in UTC: little happens at night, most at noon and in the evening. */
const hours = [2, 1, 1, 1, 2, 4, 7, 9, 10, 10, 11, 13, 13, 11, 9, 9, 10, 12, 13, 12, 10, 7, 5, 3];

/** Generates the entries of the last days, oldest first, so that their ids grow with time. */
export function* demoAuditLog(
  scale: number,
  now: Date,
  colleagues: ReadonlyMap<DemoOrganisation, DemoPerson[]>,
  superUsers: readonly DemoPerson[],
  applications: readonly DemoApplication[],
): Generator<SeedRow<typeof auditLogEntries>> {
  const random = new SeededRandom('audit log');
  const workplaces = [...colleagues];
  const count = entriesPerScale * scale;
  for (let number = 0; number < count; number += 1) {
    const moment = momentAt((number + random.next()) / count, now);
    // One in eight is of the first organisation, where the demo accounts work.
    const [organisation, people] = at(
      workplaces,
      random.chance(0.12) ? 0 : random.between(0, workplaces.length - 1),
    );
    const kind = anyAuditKind(random);
    const somebody = random.pick(people);
    const superUser = random.pick(superUsers);
    const subject: AuditSubject = {
      random,
      organisation,
      // Nobody gives themselves access or takes it away.
      administrator: somebody === people[0] ? superUser : at(people, 0),
      somebody,
      superUser,
      applications,
      moment,
    };
    const actor = kind.actor ? subject[kind.actor].row : null;
    yield {
      auditLogType: kind.type.type,
      userID: actor?.userID ?? null,
      userName: actor?.fullName ?? null,
      organisationID: kind.concerns ? organisation.row.organisationID : null,
      organisationName: kind.concerns ? organisation.row.name : null,
      message: kind.message(subject),
      dateTimeCreated: moment,
    };
  }
}

const allHours = hours.reduce((sum, weight) => sum + weight, 0);

/** Finds the moment by which this part of all entries has happened. */
function momentAt(part: number, now: Date): Date {
  const day = Math.floor(part * days);
  const start = now.getTime() - (days - day) * millisecondsOfDay;
  // Days count back from now, so that each one starts at the present hour.
  let hour = now.getUTCHours();
  let left = (part * days - day) * allHours;
  let passed = 0;
  while (left >= at(hours, hour)) {
    left -= at(hours, hour);
    hour += 1;
    passed += 1;
  }
  passed += left / at(hours, hour);
  return new Date(start + Math.floor((passed / 24) * millisecondsOfDay));
}
