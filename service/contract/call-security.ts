import type { Context } from 'hono';
import type { ContractOperation } from '../../openapi/reader/contract-operations';
import type { SecuritySchemes } from '../../src/domain/contract/security-schemes.gen';

const marker: SecuritySchemes['xhr'] = { type: 'apiKey', in: 'header', name: 'X-Requested-With' };

/** Returns why a call fails the security; it has to satisfy every scheme of at least one alternative. */
export function problemOfSecurity(
  operation: ContractOperation,
  context: Context,
  hasSession: boolean,
): string | null {
  const hasMarker = context.req.header(marker.name) === 'XMLHttpRequest';
  const satisfied: Record<string, boolean> & Record<keyof SecuritySchemes, boolean> = {
    session: hasSession,
    xhr: hasMarker,
  };
  const isSatisfied = (scheme: string) => satisfied[scheme] === true;
  if (operation.security.length === 0) return null;
  if (operation.security.some((schemes) => schemes.every(isSatisfied))) return null;
  const lacksMarker = !hasMarker && operation.security.every((schemes) => schemes.includes('xhr'));
  return lacksMarker ? 'The X-Requested-With header is missing.' : 'You are not signed in.';
}
