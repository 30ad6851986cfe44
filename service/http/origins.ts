/**
 * The distinct origins of http and https addresses, fit to be listed in a
 * Content-Security-Policy; anything else is left out.
 */
export function originsOf(addresses: readonly string[]): string[] {
  const origins = addresses.flatMap((address) => {
    if (!URL.canParse(address)) return [];
    const { origin } = new URL(address);
    // A host name may contain a semicolon, which would begin another directive.
    return /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/.test(origin) ? [origin] : [];
  });
  return [...new Set(origins)].sort();
}
