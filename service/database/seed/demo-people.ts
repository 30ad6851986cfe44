import type { consentAcceptances, consentDocuments, userLastSeen, users } from '../schema/people';
import { type Country, countries, plainLetters } from './countries';
import { CountryNames } from './country-names';
import { demoAccounts } from './demo-accounts';
import { daysBefore } from './demo-dates';
import type { DemoOrganisation } from './demo-organisations';
import { fixedIdentifier } from './fixed-identifiers';
import type { SeedRow } from './insert-rows';
import { at, SeededRandom } from './seeded-random';

type User = SeedRow<typeof users>;

/** A person and the organisation where they work; null for super users of the platform. */
export interface DemoPerson {
  row: User;
  home: DemoOrganisation | null;
}

const usersPerScale = 200;

/**
 * Makes the three demo accounts and everybody else. Each organisation gets its first person before
 * any gets a second one, so that each has an administrator.
 *
 * @param organisations the organisations where people work, the administrator's licensee group first
 */
export function demoPeople(
  scale: number,
  now: Date,
  organisations: readonly DemoOrganisation[],
  passwordHash: string,
): DemoPerson[] {
  const random = new SeededRandom('people');
  const names = new CountryNames('people');
  const addresses = new MailAddresses();
  const person = (
    [firstName, lastName]: readonly [string, string],
    account: { userID: string; email: string },
    country: Country,
    scopes: string[] = [],
  ): User => ({
    ...account,
    shortName: firstName.slice(0, 32),
    fullName: `${firstName} ${lastName}`.slice(0, 64),
    locale: country.locale,
    defaultCurrencyCode: country.currency,
    image: null,
    scopes,
    passwordHash,
    isEmailUnconfirmed: false,
    dateTimeCreated: daysBefore(now, random.between(1, 900)),
  });

  const { superUser, administrator, ordinaryUser } = demoAccounts;
  const home = at(organisations, 0);
  const people: DemoPerson[] = [
    {
      row: person(['Sam', 'Underwood'], superUser, countries.unitedKingdom, ['superuser']),
      home: null,
    },
    { row: person(['Ada', 'Marchetti'], administrator, countries.italy), home },
    { row: person(['Uma', 'Olsen'], ordinaryUser, countries.norway), home },
  ];
  while (people.length < usersPerScale * scale) {
    const isPlatform = people.length === 3;
    // Every twelfth of the first people works with the demo accounts, which thus have colleagues.
    const isColleague = people.length < usersPerScale && people.length % 12 === 0;
    const workplace = isColleague ? home : at(organisations, people.length);
    const name = names.person(workplace.country);
    const domain = isPlatform ? 'northwind' : plainLetters(workplace.row.organisationCode);
    const account = { userID: random.identifier(), email: addresses.next(name, domain) };
    people.push({
      row: person(name, account, workplace.country, isPlatform ? ['superuser'] : []),
      home: isPlatform ? null : workplace,
    });
  }
  return people;
}

/** Generates when people were active last: most came lately, some have left, and some never came. */
export function* demoLastSeen(
  people: readonly DemoPerson[],
  now: Date,
): Generator<SeedRow<typeof userLastSeen>> {
  const random = new SeededRandom('last seen');
  for (const { row } of people) {
    if (random.chance(0.06)) continue;
    const [from, to] = random.chance(0.12) ? [95, 400] : [1, 20];
    yield { userID: row.userID, dateTimeLastSeen: daysBefore(now, random.between(from, to)) };
  }
}

/** Makes the documents that everybody agrees to, and an older edition of one of them. */
export function demoConsentDocuments(now: Date): SeedRow<typeof consentDocuments>[] {
  const body = (title: string) =>
    `${title} of the demonstration.\n\nThis text stands for the one that the platform's operator writes. It binds nobody.\n\nWhoever signs in with a demo account may look at everything and change everything; what they change is gone when the data are made again.`;
  const document = (number: number, title: string, version: string, days: number) => ({
    consentDocumentID: fixedIdentifier('consentDocument', number),
    title,
    version,
    body: body(title),
    latest: number < 3,
    dateTimePublished: daysBefore(now, days),
  });
  return [
    document(1, 'Terms of use', '3.0', 200),
    document(2, 'Privacy notice', '2.1', 320),
    document(3, 'Terms of use', '2.0', 700),
  ];
}

/** Generates the consents: most people accepted the newest documents, some only older ones. */
export function* demoConsents(
  people: readonly DemoPerson[],
  now: Date,
): Generator<SeedRow<typeof consentAcceptances>> {
  const random = new SeededRandom('consents');
  for (const [index, { row }] of people.entries()) {
    const isUpToDate = index < 3 || random.chance(0.85);
    for (const number of isUpToDate ? [1, 2] : [2, 3]) {
      yield {
        userID: row.userID,
        consentDocumentID: fixedIdentifier('consentDocument', number),
        dateTimeAccepted: daysBefore(now, random.between(1, isUpToDate ? 190 : 310)),
      };
    }
  }
}

/** Makes unique email addresses of domains that cannot receive mail. */
class MailAddresses {
  readonly #taken = new Set<string>();

  next([firstName, lastName]: readonly [string, string], domain: string): string {
    const local = `${plainLetters(firstName)}.${plainLetters(lastName)}`.slice(0, 36);
    for (let number = 1; ; number += 1) {
      const email = `${local}${number === 1 ? '' : number}@${domain}.test`;
      if (!this.#taken.has(email)) {
        this.#taken.add(email);
        return email;
      }
    }
  }
}
