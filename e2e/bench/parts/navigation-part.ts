import { startService } from '../../../scripts/commands/lib/start-service';
import { superUser } from '../../../service/database/seed/demo-accounts';
import { signedInState } from '../../support/pages/sign-in';
import { measureNavigation } from '../navigation/measure-navigation';
import { navigationBudgets, navigationFigures, navigationTable } from '../report/navigation-table';
import { servicePort } from '../setting/service-port';
import type { MeasurePart } from './part';

/** Times navigation within the console at full speed, on the service with demo data. */
export const navigationPart: MeasurePart = async (browser, rounds) => {
  const service = await startService({ port: servicePort });
  try {
    const { origin } = service;
    const session = await signedInState(browser, origin, superUser);
    const results = await measureNavigation(browser, { origin, session }, rounds);
    return {
      budgets: navigationBudgets(results),
      figures: navigationFigures(results),
      tables: [navigationTable(results)],
    };
  } finally {
    await service.stop();
  }
};
