import type { Context } from 'hono';
import type { ContractOperation } from '../../openapi/reader/contract-operations';
import type { SecuritySchemes } from '../../src/domain/contract/security-schemes.gen';

const marker: SecuritySchemes['xhr'] = { type: 'apiKey', in: 'header', name: 'X-Requested-With' };

/**
 * Returns why a call fails the security; it has to satisfy every scheme of at least one alternative.
 * @param userID the person of the session
 */
export function problemOfSecurity(
  operation: ContractOperation,
  context: Context,
  userID: string | undefined,
): string | null {
  const hasMarker = context.req.header(marker.name) === 'XMLHttpRequest';
  const satisfied: Record<string, boolean> & Record<keyof SecuritySchemes, boolean> = {
    session: userID !== undefined,
    xhr: hasMarker,
  };
  const sender = context.req.header('X-User-ID');
  // The page of one person must change nothing in the name of another, who has signed in in another tab.
  if (userID && sender !== undefined && sender !== encodeURIComponent(userID)) {
    return 'Somebody else is signed in.';
  }
  const isSatisfied = (scheme: string) => satisfied[scheme] === true;
  if (operation.security.length === 0) return null;
  if (operation.security.some((schemes) => schemes.every(isSatisfied))) return null;
  const lacksMarker = !hasMarker && operation.security.every((schemes) => schemes.includes('xhr'));
  return lacksMarker ? 'The X-Requested-With header is missing.' : 'You are not signed in.';
}
