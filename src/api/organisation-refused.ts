import { identifier } from '~/domain/pasted-id';
import { endpoint } from './answers/answer';
import { ApiError } from './api-error';
import { success } from './client';
import type { paths } from './schema.gen';

/**
 * The person may not see an organisation, or there is none with the id of the address. A query that
 * fails so replaces the page (docs/product/routes-and-roles.md#an-organisation-of-others).
 */
export class OrganisationRefused extends Error {
  override readonly name = 'OrganisationRefused';
  readonly orgId: string;
  /** There is such an organisation. */
  readonly isForbidden: boolean;

  constructor(orgId: string, failure: ApiError) {
    super(failure.message, { cause: failure });
    this.orgId = orgId;
    this.isForbidden = failure.status === 403;
  }
}

/** Whether a failure can be one of the organisation. A text that is no id answers 400. */
function isRefusal(failure: unknown, orgId: string): failure is ApiError {
  if (!(failure instanceof ApiError)) return false;
  const { status } = failure;
  return status === 403 || status === 404 || (status === 400 && !identifier.test(orgId));
}

// Only the status counts, so the shape of the answer need not be known.
const summaryCall = endpoint(
  'getOrganisationSummary',
  'get',
  '/api/Organisation/summary/{orgId}' satisfies keyof paths,
);

/** The pending checks by organisation. Several queries of a page fail at once. */
const checks = new Map<string, Promise<ApiError | undefined>>();

/**
 * Finds out why a read failed. The record alone may be missing or forbidden, or its whole
 * organisation: the summary of the organisation tells.
 * @param params the parameters of the call
 * @returns OrganisationRefused, or else the failure itself
 */
export async function reasonOfFailure(
  failure: unknown,
  operationId: string,
  params: unknown,
): Promise<unknown> {
  const { path }: { path?: { orgId?: unknown } } = Object(params);
  const orgId = path?.orgId;
  if (typeof orgId !== 'string' || !isRefusal(failure, orgId)) return failure;
  const refusal = operationId === summaryCall.id ? failure : await refusalOfSummary(orgId);
  return refusal ? new OrganisationRefused(orgId, refusal) : failure;
}

function refusalOfSummary(orgId: string): Promise<ApiError | undefined> {
  const pending = checks.get(orgId);
  if (pending) return pending;
  const check = success(summaryCall, { params: { path: { orgId }, query: { limit: 1 } } })
    .then(
      () => undefined,
      (failure: unknown) => (isRefusal(failure, orgId) ? failure : undefined),
    )
    .finally(() => checks.delete(orgId));
  checks.set(orgId, check);
  return check;
}
