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

type IsAny<Value> = 0 extends 1 & Value ? true : false;
export const ids: IsAny<User['userID']> = false;
export const idsOfTheRoot: IsAny<Team['teamID']> = false;
export const moments: IsAny<AuditLogEntry['created']> = false;
export const days: IsAny<MonthlyStatisticsQuery['monthStart']> = false;
export const addresses: IsAny<InviteLink['link']> = false;
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
