/**
 * Returns the origin that another service gets with a request. The page's own origin becomes that of
 * the service. A request of another site keeps its origin, so that the service can refuse it.
 * @param host the host that the browser asked
 */
export function ownOrigin(
  origin: string | undefined,
  host: string,
  service: string,
): string | undefined {
  return origin === `http://${host}` ? service : origin;
}

/** Returns where another service leads, as an address of the page's own origin if it is its own. */
export function localLocation(location: string | undefined, service: string): string | undefined {
  return location?.startsWith(`${service}/`) ? location.slice(service.length) : location;
}
