import { startService } from '../../../scripts/commands/lib/start-service';
import { superUser } from '../../../service/database/seed/demo-accounts';
import { signedInState } from '../../support/pages/sign-in';
import { limits } from '../report/budgets';
import { comparisonTable } from '../report/comparison-table';
import { atMost, compared, timed } from '../report/figures';
import { milliseconds } from '../report/units';
import { fewer } from '../setting/rounds';
import { servicePort } from '../setting/service-port';
import { measureSignIn } from '../sign-in/measure-sign-in';
import type { MeasurePart } from './part';

/** Measures the way from the sign-in page to the summary, compared with the cold summary. */
export const signInPart: MeasurePart = async (browser, rounds) => {
  const service = await startService({ port: servicePort });
  try {
    const { origin } = service;
    const session = await signedInState(browser, origin, superUser);
    const { cold, signIn: times } = await measureSignIn(
      browser,
      { origin, session },
      fewer(rounds),
    );
    const budget = compared('Sign-in: click to the painted summary to the cold page', times, cold);
    return {
      budgets: [atMost(limits.signIn, budget)],
      figures: [timed('Sign-in: click to the painted summary', times)],
      tables: [
        comparisonTable(
          ['Slow profile', 'Cold page', 'After ten seconds on the sign-in page'],
          { painted: cold },
          { painted: times },
          [{ title: 'Painted summary', value: 'painted', unit: milliseconds }],
        ),
      ],
    };
  } finally {
    await service.stop();
  }
};
