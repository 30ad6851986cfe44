import { ApiError } from '~/api/api-error';

const identifier = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Whether a failed load means that no organisation has this id: a 404, or a 400 for a text that is
 * no id at all.
 */
export function isNoOrganisation(error: unknown, orgId: string): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 404 || (error.status === 400 && !identifier.test(orgId));
}
