import { startMock } from '../../scripts/mock/start-mock';
import { mockPort } from './origins';

// The console on the mock, for the browser tests. A slow answer has to come after the page itself,
// also on a machine that is busy.
await startMock({ port: mockPort, slowMilliseconds: 4000 });
