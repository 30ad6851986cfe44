import type { ContractDocument } from '../../../openapi/reader/contract-document';
import type { Sender } from './calls/send-call';
import type { PasswordOf } from './people/open-sessions';
import type { GivenPeople } from './people/people';

/** What a run checks, where, and as whom. */
export interface ConformanceSettings {
  document: ContractDocument;
  sender: Sender;
  people: GivenPeople;
  passwordOf: PasswordOf;
  /** Tags or operations; null for all. */
  only: readonly string[] | null;
  /** After how many milliseconds an answer is slow. */
  slow: number;
  isWriting: boolean;
  isPermanent: boolean;
  /** Whether to check who may call what. The people are then three. */
  hasRoles: boolean;
  /** The organisation in which the run looks for records first, and makes its own. */
  organisationID: string | null;
}
