import { startDefectiveService } from '../../../scripts/contract/conformance/testing/defective-service';
import { plantedDefects } from '../../../scripts/contract/conformance/testing/planted-defects';
import { testService } from '../../../service/testing/test-service';

// A back end that answers calls and signs people in, but serves no console, and deviates from the
// contract in one operation. Arguments: the address of the console, the name of the defect.
const [publicUrl = '', name] = process.argv.slice(2);
const service = await testService({ publicUrl, now: () => new Date() });
const served = await startDefectiveService(service);
served.plant(plantedDefects.find((defect) => defect.name === name) ?? null);
console.log(`Own back end at ${served.url}`);
process.once('SIGTERM', async () => {
  await served.stop();
  await service.close();
});
