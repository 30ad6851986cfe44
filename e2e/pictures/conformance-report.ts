import { htmlReport } from '../../scripts/contract/conformance/report/html-report';
import { startDefectiveService } from '../../scripts/contract/conformance/testing/defective-service';
import { plantedDefects } from '../../scripts/contract/conformance/testing/planted-defects';
import { runAgainst } from '../../scripts/contract/conformance/testing/run-against';
import { testService } from '../../service/testing/test-service';

/** Makes the report of a run against the reference service with one of the planted defects. */
export async function conformanceReport(moment: Date): Promise<string> {
  const service = await testService();
  const served = await startDefectiveService(service);
  try {
    served.plant(plantedDefects.find(({ name }) => name === 'a number as text') ?? null);
    const result = await runAgainst(service, served.url, { only: ['teams', 'users', 'clients'] });
    return await htmlReport({ ...result, url: 'https://pos.example.test' }, moment);
  } finally {
    await served.stop();
    await service.close();
  }
}
