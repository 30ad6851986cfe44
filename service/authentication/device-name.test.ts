import { expect, test } from 'vitest';
import { deviceName } from './device-name';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const linux = `Mozilla/5.0 (X11; Linux x86_64) ${webKit}`;
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit}`;
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';
const iPad = 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15';
const android = `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webKit}`;

test.each([
  [`${linux} Chrome/143.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`${linux} HeadlessChrome/143.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`${windows} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`, 'Edge on Windows'],
  [`${windows} Chrome/143.0.0.0 Safari/537.36 OPR/119.0.0.0`, 'Opera on Windows'],
  [`${mac} Version/18.1 Safari/605.1.15`, 'Safari on macOS'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox on macOS',
  ],
  [`${iPhone} (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${iPhone} (KHTML, like Gecko) CriOS/143.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${iPad} (KHTML, like Gecko) FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPad'],
  [`${android} Chrome/143.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/143.0.0.0 Safari/537.36`,
    'Chrome on ChromeOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) Something/1', 'Linux'],
  ['curl/8.11.0', 'curl'],
  ['node', 'node'],
  ['', ''],
  ['  ', ''],
  ['\u202e<b>evil</b>', ''],
  ['x'.repeat(300), 'x'.repeat(32)],
])('%s is shown as %j', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
