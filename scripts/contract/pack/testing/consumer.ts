import { packageName } from '../manifest';

/**
 * A module that uses the package and prints its values. It compiles only if ids, dates and addresses have
 * their own types, and enums have types beside their values.
 */
export const consumer = `
import contract, { info } from '${packageName}';
import type { Team, ContractDocument } from '${packageName}';
import type {
  AuditLogEntry,
  Formatted,
  InviteLink,
  MonthlyStatisticsQuery,
  User,
} from '${packageName}/types';
import { OrganisationType } from '${packageName}/enums';

// Where one of these types is any, the expected error does not come, which is an error itself.
// @ts-expect-error an id is a text
export const id: User['userID'] = 1;
// @ts-expect-error an id of the root is a text
export const idOfTheRoot: Team['teamID'] = 1;
// @ts-expect-error a moment is a text
export const moment: AuditLogEntry['created'] = 1;
// @ts-expect-error a day is a text
export const day: MonthlyStatisticsQuery['monthStart'] = 1;
// @ts-expect-error an address is a text
export const address: InviteLink['link'] = 1;
// @ts-expect-error an id is no moment
export const mixed = (user: User): Formatted<'date-time'> => user.userID;
// @ts-expect-error the contract has no such field
export const unknownField = (user: User) => user.nickname;

export const dealer: OrganisationType = OrganisationType.Dealer;
// @ts-expect-error the enum has no such number
export const unknownNumber: OrganisationType = 999;

export const document: ContractDocument = contract;
// @ts-expect-error the contract has no such path
export const unknownPath = contract.paths['/api/nothing'];
declare const console: { log: (text: string) => void };
console.log(JSON.stringify({ contract, info, OrganisationType }));
`;
