import {
  IntegrationServerInstanceType,
  OrganisationType,
} from '../../../src/domain/contract/enums.gen';
import type { organisations } from '../schema/organisations';
import type { Stored } from '../schema/stored-numbers';
import { type Country, countries, plainLetters } from './countries';
import { daysBefore } from './demo-dates';
import { posCoreNumber } from './demo-servers';
import { fixedIdentifier } from './fixed-identifiers';
import type { SeedRow } from './insert-rows';
import { at, SeededRandom } from './seeded-random';

/** An organisation of the demo data, with the facts that the other parts need. */
export interface DemoOrganisation {
  row: SeedRow<typeof organisations>;
  parent: DemoOrganisation | null;
  country: Country;
  posCore: number | null;
}

const { unitedKingdom, germany, switzerland, france, italy, spain, norway, sweden } = countries;

/** Name, code, the two countries of its customers, and its POS Core instance. */
const dealers: readonly [string, string, Country, Country, number][] = [
  ['Alpine Dealer', 'ALPINE', switzerland, unitedKingdom, posCoreNumber.europe],
  ['Nordlys Kassesystem', 'NORDLYS', norway, sweden, posCoreNumber.north],
  ['Rheinland Kassen', 'RHEINLAND', germany, switzerland, posCoreNumber.europe],
  ['Atlantique Caisses', 'ATLANTIQUE', france, spain, posCoreNumber.europe],
  ['Adriatico Servizi', 'ADRIATICO', italy, spain, posCoreNumber.europe],
  ['Highland Tills', 'HIGHLAND', unitedKingdom, norway, posCoreNumber.unreachable],
];
const groupNames = [
  'Harbour Restaurants',
  'Polarkant Gruppen',
  'Gasthaus Union',
  'Groupe Littoral',
];
const harbourLicensees = [
  ['Harbour Quay', 'HQUAY'],
  ['Harbour Market', 'HMARKET'],
  ['Harbour Bridge', 'HBRIDGE'],
  ['Harbour Lights', 'HLIGHTS'],
  ['Harbour Island', 'HISLAND'],
  ['Harbour Tower', 'HTOWER'],
  ['Harbour Gardens', 'HGARDENS'],
  ['Harbour Mill', 'HMILL'],
  ['Harbour Arches', 'HARCHES'],
  ['Harbour Landing', 'HLANDING'],
] as const;
const integration = {
  remoteOrders: fixedIdentifier(
    'integrationServer',
    IntegrationServerInstanceType.RemoteOrderService,
  ),
  extraction: fixedIdentifier(
    'integrationServer',
    IntegrationServerInstanceType.DataExtractionService,
  ),
  partner: fixedIdentifier('integrationServer', IntegrationServerInstanceType.PartnerServices),
  reporting: fixedIdentifier('integrationServer', IntegrationServerInstanceType.ReportingService),
};

export const templateTypes: readonly number[] = [
  OrganisationType.TemplatePublic,
  OrganisationType.TemplatePrivate,
  OrganisationType.ConfigurationDefaults,
];

/**
 * Makes the whole hierarchy, parents before children: the root, templates, dealers, licensee groups
 * and licensees. The first ones are those of the contract's examples.
 */
export function demoOrganisations(scale: number, now: Date): DemoOrganisation[] {
  const random = new SeededRandom('organisations');
  const names = new OrganisationNames(random);
  const all: DemoOrganisation[] = [];
  let inOtherGroups = 0;

  const add = (
    type: Stored<'OrganisationType'>,
    [name, code]: readonly [string, string],
    parent: DemoOrganisation | null,
    country: Country,
    posCore: number | null,
    fixedNumber?: number,
  ): DemoOrganisation => {
    names.take(name, code);
    const isLicensee = type === OrganisationType.Licensee;
    const isTemplate = templateTypes.includes(type);
    const unused =
      code === 'HMARKET' || (isLicensee && fixedNumber === undefined && random.chance(0.1));
    const organisation: DemoOrganisation = {
      row: {
        organisationID: fixedNumber
          ? fixedIdentifier('organisation', fixedNumber)
          : random.identifier(),
        organisationCode: code,
        name,
        kapow: isTemplate ? null : `KPW-${random.hexadecimal(8).toUpperCase()}`,
        organisationType: type,
        posCoreInstanceID: posCore ? fixedIdentifier('posCoreInstance', posCore) : null,
        remoteOrderServerInstanceID:
          isLicensee && random.chance(0.6) ? integration.remoteOrders : null,
        dataExtractionServerInstanceID:
          isLicensee && random.chance(0.5) ? integration.extraction : null,
        partnerServerInstanceID: isLicensee && random.chance(0.3) ? integration.partner : null,
        reportingServerInstanceID: isTemplate || random.chance(0.3) ? null : integration.reporting,
        parentOrganisationID: parent?.row.organisationID ?? null,
        active: !unused && !(isLicensee && fixedNumber === undefined && random.chance(0.05)),
        initialised: !unused && !isTemplate,
        currencyCode: unused || isTemplate ? null : country.currency,
        // Its licensees take it over.
        timeZone: type === OrganisationType.LicenseeGroup ? country.timeZone : null,
        dateTimeCreated: daysBefore(now, random.between(150, 1500)),
      },
      parent,
      country,
      posCore,
    };
    all.push(organisation);
    return organisation;
  };

  const root = add(OrganisationType.Root, ['Northwind POS', 'ROOT'], null, unitedKingdom, null, 1);
  const { TemplatePublic, TemplatePrivate, ConfigurationDefaults } = OrganisationType;
  const europe = posCoreNumber.europe;
  add(TemplatePublic, ['Restaurant Template', 'TPLREST'], root, unitedKingdom, europe, 6);
  add(TemplatePublic, ['Coffee Shop Template', 'TPLCOFFEE'], root, unitedKingdom, europe);
  add(ConfigurationDefaults, ['Default Configuration', 'TPLDEFAULT'], root, unitedKingdom, europe);

  const allDealers: { dealer: DemoOrganisation; countries: [Country, Country] }[] = [];
  for (let index = 0; index < dealers.length * scale; index += 1) {
    const [name, code, first, second, posCore] = at(dealers, index);
    const named: [string, string] =
      index < dealers.length ? [name, code] : names.next(first, 'Partner');
    const number = index === 0 ? 2 : undefined;
    const dealer = add(OrganisationType.Dealer, named, root, first, posCore, number);
    allDealers.push({ dealer, countries: [first, second] });
    if (index === 0) {
      add(TemplatePrivate, ['Alpine Huts Template', 'TPLALPINE'], dealer, first, europe);
    }
  }

  const groups: DemoOrganisation[] = [];
  for (let index = 0; index < 5 * scale; index += 1) {
    const { dealer, countries: sold } = at(allDealers, index);
    const country = index === 0 ? unitedKingdom : sold[0];
    const name = groupNames[index];
    const named: [string, string] = name
      ? [name, name.split(' ', 1).join('').toUpperCase()]
      : names.next(country, 'Group');
    const number = index === 0 ? 3 : undefined;
    groups.push(
      add(OrganisationType.LicenseeGroup, named, dealer, country, dealer.posCore, number),
    );
  }

  for (let index = 0; index < 60 * scale; index += 1) {
    const harbour = harbourLicensees[index];
    // Ten below the first group, then four of ten below some other group, the rest below dealers.
    const inGroup = harbour !== undefined || (index % 10 < 4 && groups.length > 1);
    const group = harbour ? at(groups, 0) : at(groups, 1 + (inOtherGroups % (groups.length - 1)));
    if (inGroup && !harbour) inOtherGroups += 1;
    const { dealer, countries: sold } = at(allDealers, index);
    const parent = inGroup ? group : dealer;
    const country = inGroup ? group.country : at(sold, random.chance(0.7) ? 0 : 1);
    const posCore =
      parent.posCore === europe && index % 4 === 3 ? posCoreNumber.north : parent.posCore;
    const named: readonly [string, string] =
      harbour ?? names.next(country, at(country.kinds, index));
    const number = harbour && index < 2 ? 4 + index : undefined;
    add(OrganisationType.Licensee, named, parent, country, posCore, number);
  }
  return all;
}

/** Makes unique names and codes. */
class OrganisationNames {
  readonly #random: SeededRandom;
  readonly #taken = new Set<string>();

  constructor(random: SeededRandom) {
    this.#random = random;
  }

  take(name: string, code: string) {
    this.#taken.add(name).add(code);
  }

  next(country: Country, kind: string): [string, string] {
    const brand = this.#random.pick(country.brands);
    const city = this.#random.pick(country.cities);
    const letters = plainLetters(brand).slice(0, 10).toUpperCase();
    const name = this.#free(
      [`${brand} ${kind}`, `${brand} ${city}`],
      (n) => `${brand} ${kind} ${n}`,
    );
    return [name, this.#free([letters], (n) => `${letters}${n}`)];
  }

  #free(wishes: string[], numbered: (number: number) => string): string {
    const wish = wishes.find((text) => !this.#taken.has(text) && text.length <= 32);
    if (wish !== undefined) return wish;
    let number = 2;
    while (this.#taken.has(numbered(number))) number += 1;
    return numbered(number);
  }
}
