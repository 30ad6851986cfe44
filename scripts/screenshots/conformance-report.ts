import { testService } from '../../service/testing/test-service';
import { htmlReport } from '../conformance/report/html-report';
import { startDefectiveService } from '../conformance/testing/defective-service';
import { plantedDefects } from '../conformance/testing/planted-defects';
import { runAgainst } from '../conformance/testing/run-against';

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
