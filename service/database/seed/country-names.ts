import type { Country } from './countries';
import { SeededRandom } from './seeded-random';

/** Makes names of people and streets in each country's language; the same for the same purpose. */
export class CountryNames {
  readonly #purpose: string;
  readonly #randoms = new Map<Country, SeededRandom>();

  /** @param purpose what the names are for, so that other names do not change with these */
  constructor(purpose: string) {
    this.#purpose = purpose;
  }

  /** First and last name. */
  person(country: Country): [string, string] {
    const { firstNames, lastNames } = country.names;
    const random = this.#randomOf(country);
    return [random.pick(firstNames), random.pick(lastNames)];
  }

  street(country: Country): string {
    const [beginnings, ends] = country.names.streets;
    const random = this.#randomOf(country);
    return `${random.pick(beginnings)}${random.pick(ends)}`;
  }

  #randomOf(country: Country): SeededRandom {
    const known = this.#randoms.get(country);
    if (known) return known;
    const random = new SeededRandom(`${this.#purpose} of ${country.region}`);
    this.#randoms.set(country, random);
    return random;
  }
}
