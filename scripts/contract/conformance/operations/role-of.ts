import type { ContractOperation } from '../../../../openapi/reader/contract-operations';
import type { Role } from '../../../../service/contract/role';

// Calls for everybody who is signed in. Their paths name nobody.
const signedIn = ['listOrganisations', 'getOwnProfile', 'saveOwnProfile', 'changePassword'];

/**
 * Returns who may call an operation (docs/product/service.md#roles-of-calls). It follows from the
 * contract: from the session that the call needs, and from whom its path names. A test compares it
 * with the role that each handler of the reference service names.
 */
export function roleOf({ operationId, path, security, needsSession }: ContractOperation): Role {
  if (!needsSession) {
    return security.some((schemes) => schemes.includes('session')) ? 'anybody' : 'anonymous';
  }
  if (operationId === 'getCurrentSession') return 'any-session';
  if (path.includes('{orgId}')) return 'administrator-of-organisation';
  if (path.includes('{userId}')) return 'self';
  return signedIn.includes(operationId) ? 'signed-in' : 'super-user';
}
