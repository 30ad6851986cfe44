import type { monthlyStatistics } from '../schema/records';
import { lastMonths } from './demo-dates';
import type { DemoSite } from './demo-sites';
import type { SeedRow } from './insert-rows';
import { at, SeededRandom } from './seeded-random';

const months = 12;
// Restaurants sell most in summer and in December.
const season = [0.8, 0.82, 0.9, 0.97, 1.05, 1.15, 1.25, 1.22, 1.05, 0.95, 0.9, 1.2] as const;

/** Generates the last twelve months of every initialised licensee; the current one is partial. */
export function* demoStatistics(
  now: Date,
  sites: readonly DemoSite[],
): Generator<SeedRow<typeof monthlyStatistics>> {
  const random = new SeededRandom('statistics');
  for (const { organisation, outlets } of sites) {
    const { organisationID, initialised, active, posCoreInstanceID } = organisation.row;
    if (!initialised || !posCoreInstanceID) continue;
    const perOutlet = random.between(900, 5200);
    for (const [index, month] of lastMonths(now, months).entries()) {
      const isCurrent = index === months - 1;
      const share = isCurrent ? now.getUTCDate() / 31 : 1;
      const level = at(season, Number(month.slice(5)) - 1) * (0.85 + random.next() * 0.3) * share;
      const growth = 0.9 + index * 0.015;
      yield {
        month,
        organisationID,
        posCoreInstanceID,
        totalOutlets: outlets.length,
        totalTransactions: active ? Math.round(outlets.length * perOutlet * level * growth) : 0,
      };
    }
  }
}
