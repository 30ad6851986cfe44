import { startMock } from '../../scripts/mock/start-mock';
import { mockPort } from './origins';

// The console on the mock, for the browser tests. A slow answer only has to outlast the fade of the
// loading overlay.
await startMock({ port: mockPort, slowMilliseconds: 1500 });
