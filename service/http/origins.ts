/**
 * Lists the distinct origins of http and https addresses that a Content-Security-Policy can name.
 * It leaves out every other address.
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
