import { base, en, Faker } from '@faker-js/faker';
import type { Country } from './countries';

const british = {
  firstNames:
    'Alice Amir Beth Callum Charlotte Daniel Deepa Eleanor Euan Fatima George Grace Harriet Imran Isla Jack Joanna Kieran Leah Lewis Maisie Megan Nathan Niamh Oliver Owen Poppy Priya Rhys Rosie Rowan Samir Sophie Thomas Yasmin Zoe'.split(
      ' ',
    ),
  lastNames:
    'Ahmed Atkinson Barker Begum Bennett Carr Chapman Clarke Davies Doyle Ellis Evans Fletcher Fraser Graham Griffiths Hussain Hughes Kaur Khan Lloyd Marsh Mistry Murray Osborne Patel Pearce Reid Robertson Shah Sinclair Stewart Thornton Walsh Webb Whitaker Wright Young'.split(
      ' ',
    ),
  streets:
    'Abbey Bridge Castle Chapel Church Clarence Drapers Duke Fisher Forge Gloucester Granary Guildhall High King Lime Lower Mason Merchant Mill Northgate Orchard Park Princes Queen Rope Saddler Salt Spring Station Tanner Temple Upper Victoria Wellington Weaver'.split(
      ' ',
    ),
  kinds: ['Street', 'Road', 'Lane', 'Yard', 'Row', 'Square'],
};

/** Generates names of people and streets in each country's language; the same for the same seed. */
export class CountryNames {
  readonly #seed: number;
  readonly #fakers = new Map<Country, Faker>();

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** First and last name. */
  person(country: Country): [string, string] {
    const { helpers, person } = this.#fakerOf(country);
    if (country.definition) return [person.firstName(), person.lastName()];
    const { firstNames, lastNames } = british;
    return [helpers.arrayElement(firstNames), helpers.arrayElement(lastNames)];
  }

  street(country: Country): string {
    const { helpers, location } = this.#fakerOf(country);
    if (country.definition) return location.street();
    return `${helpers.arrayElement(british.streets)} ${helpers.arrayElement(british.kinds)}`;
  }

  #fakerOf(country: Country): Faker {
    const known = this.#fakers.get(country);
    if (known) return known;
    const locale = country.definition ? [country.definition, en, base] : [en, base];
    const faker = new Faker({ locale, seed: this.#seed + this.#fakers.size });
    this.#fakers.set(country, faker);
    return faker;
  }
}
