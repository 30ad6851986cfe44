import { ApiError } from '~/api/api-error';

const identifier = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Whether a failed load says that there is no organisation with this id: by a 404, or by refusing an
 * id that is none at all.
 */
export function isNoOrganisation(error: unknown, orgId: string): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 404 || (error.status === 400 && !identifier.test(orgId));
}
