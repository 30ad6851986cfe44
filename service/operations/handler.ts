import type { Exact } from '../../src/domain/contract/exact';
import type { Caller } from '../authentication/caller';
import type {
  Answer,
  HeaderParameters,
  PathParameters,
  QueryParameters,
  RequestBody,
  RequiredParameter,
} from '../contract/answer';
import type { OperationId } from '../contract/operation-id';
import type { Role } from '../contract/role';
import type { ServiceContext } from '../service-context';

type SignedInRole = Exclude<Role, 'anonymous' | 'anybody'>;

export interface HandlerRequest<Id extends OperationId, RoleOfId extends Role = SignedInRole>
  extends ServiceContext {
  params: PathParameters<Id>;
  query: QueryParameters<Id>;
  headers: HeaderParameters<Id>;
  body: RequestBody<Id>;
  /** An anonymous operation has no caller; one for anybody may have one; every other has one. */
  caller: RoleOfId extends 'anonymous' ? null : RoleOfId extends 'anybody' ? Caller | null : Caller;
  /** The network address that the request came from, for rate limits and the audit log. */
  address: string;
  /** How the browser names itself; empty if it does not. */
  userAgent: string;
  /** The token by which the service knows the browser again; undefined without one. */
  deviceToken: string | undefined;
  /** The time of the request. */
  now: Date;
  /** Returns the present time, which is later after slow work. */
  clock(): Date;
  /**
   * Runs slow work outside of a transaction. Meanwhile other large saves of the person go on; afterwards
   * the caller's session and role are checked again.
   * @throws when the caller has lost the session or the role
   */
  withoutTurn<T>(work: () => Promise<T>): Promise<T>;
}

type OrPromise<T> = Promise<T> | T;

/** Answers one operation. Its request fits the contract, and its answer is documented. */
export type Handler<Id extends OperationId, RoleOfId extends Role = SignedInRole> = (
  request: HandlerRequest<Id, RoleOfId>,
) => OrPromise<Answer<Id>>;

interface OperationWithRole<Id extends OperationId, RoleOfId extends Role> {
  operationId: Id;
  role: RoleOfId;
  handle: Handler<Id, RoleOfId>;
}

/** An operation that the service answers: who may call it, and its handler. */
export type Operation<Id extends OperationId> = {
  [RoleOfId in Role]: OperationWithRole<Id, RoleOfId>;
}[Role];

/** The required parameters that a handler reads: all, and no other. */
type Required<Id extends OperationId> = [RequiredParameter<Id>] extends [never]
  ? []
  : [reads: Record<RequiredParameter<Id>, true>];

/**
 * Makes an operation of its role and its handler. The answer is exactly what the contract
 * documents: an additional field does not compile, at any depth, even from a variable or the
 * database. A handler of a call with required query parameters or headers names them, so that a new one
 * does not compile until somebody reads it.
 */
export function handler<Id extends OperationId, RoleOfId extends Role, Found extends Answer<Id>>(
  operationId: Id,
  role: RoleOfId,
  handle: (request: HandlerRequest<Id, RoleOfId>) => OrPromise<Found & Exact<Answer<Id>, Found>>,
  ..._reads: Required<Id>
): OperationWithRole<Id, RoleOfId> {
  return { operationId, role, handle };
}
