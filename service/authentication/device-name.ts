// The first rule that matches decides: most browsers also name those that they are compatible with.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\bChromium\//, 'Chromium'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Names the device of a session by its User-Agent header: "Firefox on Windows". A program that is no
 * browser has the name that its header begins with.
 * @returns at most 32 characters, made of known words or of letters, digits and `._-`; empty if the
 * header names nothing
 */
export function deviceName(userAgent: string): string {
  const named = [browsers, systems].flatMap(
    (rules) => rules.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [],
  );
  if (named.length > 0) return named.join(' on ');
  return /^\s*([\w.-]{1,32})/.exec(userAgent)?.[1] ?? '';
}

/** Says for the audit log with which device, and from where, somebody did something; empty if nothing is known. */
export function placeOf({ address, userAgent }: { address: string; userAgent: string }): string {
  const known = [deviceName(userAgent), address].filter(Boolean);
  return known.length > 0 ? ` (${known.join(', ')})` : '';
}
