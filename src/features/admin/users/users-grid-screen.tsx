import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useReadFew } from '~/api/few-records';
import { currencyQueries, localeQueries } from '~/api/reference-data';
import { type User, type UserChange, useCommitUsers, userQueries } from '~/api/users';
import {
  type GridFieldColumn,
  requiredText,
  unlessStored,
} from '~/components/record-grid/grid-column';
import { useGridPage } from '~/components/record-grid/grid-page';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { commitBy, rowChangeBy } from '~/components/record-grid/row-change';
import { unconfirmedCell } from '~/components/unconfirmed/unconfirmed-name';
import { exactly } from '~/domain/contract/exact';
import { recordKinds } from '~/domain/contract/record-kinds';
import { isEmailAddress, malformedAddress } from '~/domain/email-address';
import { loadedRecords } from '~/domain/lists';
import { personalFieldsOf } from '~/domain/personal-fields';
import { markedName } from '~/domain/shown-name';
import { useLastSeen } from '~/pickers/record-facts';
import { UsedBy } from '~/pickers/used-by/used-by';
import { userFields } from './user-form';
import classes from './users-grid-screen.module.css';

const { limits } = userFields;

const newUser = (): User => ({ userID: '', ...personalFieldsOf(undefined), scopes: [] });

/** The fields that have a column of their own. A new field of a user does not compile without one. */
type ShownField = Exclude<keyof User, 'userID' | 'image' | 'scopes' | 'isEmailUnconfirmed'>;

const idOf = ({ userID }: User) => userID;

/** Returns the columns. Locale and currency are selects without an empty option. */
function useColumns(users: readonly User[]): readonly GridFieldColumn<User>[] {
  const { data: locales } = useQuery(localeQueries.list());
  const { data: currencies } = useQuery(currencyQueries.list());
  return useMemo(
    () =>
      Object.values<GridFieldColumn<User>>({
        shortName: requiredText('shortName', 'Short Name', 200, limits.shortName),
        fullName: {
          ...requiredText('fullName', 'Full Name', 300, limits.fullName),
          text: ({ fullName, isEmailUnconfirmed }) => markedName(fullName, isEmailUnconfirmed),
          cell: ({ fullName, isEmailUnconfirmed }, linked) =>
            unconfirmedCell(fullName, isEmailUnconfirmed, linked),
        },
        email: {
          ...requiredText('email', 'Email', 300, limits.email),
          validate: unlessStored(users, idOf, 'email', (email) =>
            isEmailAddress(email) ? undefined : malformedAddress,
          ),
        },
        locale: {
          key: 'locale',
          header: 'Locale',
          width: 250,
          kind: 'select',
          editor: 'select',
          options: locales?.map(({ locale, name }) => ({
            value: locale,
            label: `${name} (${locale})`,
          })),
          cell: ({ locale: code }) => localeCell(locales?.find(({ locale }) => locale === code)),
        },
        defaultCurrencyCode: {
          key: 'defaultCurrencyCode',
          header: 'Default Currency',
          width: 250,
          kind: 'select',
          editor: 'select',
          options: currencies?.map(({ code, name }) => ({
            value: code,
            label: `${code} - ${name}`,
          })),
        },
      } satisfies Record<ShownField, GridFieldColumn<User>>),
    [users, locales, currencies],
  );
}

/** Returns the content of a locale's cell: a smaller code, so that the specified width is enough. */
const localeCell = (found: { locale: string; name: string } | undefined) =>
  found && (
    <span className={classes.locale} data-cut="">
      <span className={classes.name}>{found.name}</span>{' '}
      <span className={classes.code}>({found.locale})</span>
    </span>
  );

/** Returns the record to send of a row of the grid. */
export const userRowChangeOf = rowChangeBy(
  recordKinds.User,
  ({ userID, isEmailUnconfirmed, ...user }: User) => exactly<UserChange>()(user),
);

const lastSeenOf = { list: 'users', idOf } as const;

/** Browse Users (docs/product/administration.md#browse-users). */
export function UsersGridScreen() {
  const { list, page } = useGridPage(userQueries.list(), (id) => ({
    to: '/admin/users/edit/$id',
    params: { id },
  }));
  const readFew = useReadFew(userQueries, 'userID');
  const commit = useCommitUsers();
  const seen = useLastSeen(lastSeenOf, useColumns(loadedRecords(list.records)));

  return (
    <RecordGrid
      title="Users"
      list={{ ...list, readFew }}
      table={{
        idKey: 'userID',
        labelKey: 'fullName',
        labelDetailOf: ({ email }) => email,
        ...seen,
      }}
      saving={{
        inPlace: true,
        newRecord: newUser,
        onCommit: commitBy(commit.mutateAsync, userRowChangeOf),
        deletionFacts: ({ userID: id }) => <UsedBy subject={{ kind: 'users' }} id={id} />,
      }}
      page={{ ...page, addLabel: 'Add user' }}
    />
  );
}
