import type { Hono } from 'hono';
import type { MatchedOperation } from '../../contract/recorded-traffic/match-operation';
import type { Persona } from '../personas';

/** Answers the calls for which nothing is chosen, in place of the contract's examples. */
export interface Backend {
  /** Answers a call of the console. The request is as the browser sent it, the body unread. */
  answer(request: Request, matched: MatchedOperation, persona: Persona): Promise<Response>;
  /** Replaces the mock's own sign-in pages at /authentication; null to keep them. */
  authentication: Hono | null;
  /** Further pages, which win over the mock's own at the same address. */
  pages?: Hono;
  /** Lists the origins that the console calls directly, beside those of the examples. */
  connectOrigins?(): Promise<string[]>;
  /** What the panel says about saved changes. */
  recordsNote?: string;
  close(): Promise<void>;
}
