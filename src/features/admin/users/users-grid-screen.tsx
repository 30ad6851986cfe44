import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currencyQueries } from '~/api/currencies';
import { localeQueries } from '~/api/locales';
import { type User, type UserBatch, useCommitUsers, userQueries } from '~/api/users';
import type { GridColumn } from '~/components/record-grid/grid-column';
import { gridOf, useGridAddress, useRowPages } from '~/components/record-grid/grid-page';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { exactly } from '~/domain/contract/exact';
import { isEmailAddress } from '~/domain/email-structure';
import { hiddenCharactersError } from '~/domain/hidden-characters';
import { userFieldLimits } from './user-form';

const newUser = (): User => ({
  userID: '',
  shortName: '',
  fullName: '',
  email: '',
  locale: 'en-GB',
  defaultCurrencyCode: 'GBP',
  image: null,
  scopes: [],
});

const textColumns = [
  {
    key: 'shortName',
    header: 'Short Name',
    width: 200,
    editor: 'text',
    isRequired: true,
    maxLength: userFieldLimits.shortName,
    validate: ({ shortName }) => hiddenCharactersError(shortName),
  },
  {
    key: 'fullName',
    header: 'Full Name',
    width: 300,
    editor: 'text',
    isRequired: true,
    maxLength: userFieldLimits.fullName,
    validate: ({ fullName }) => hiddenCharactersError(fullName),
  },
  {
    key: 'email',
    header: 'Email',
    width: 300,
    editor: 'text',
    isRequired: true,
    maxLength: userFieldLimits.email,
    validate: ({ email }, isNew) =>
      isNew && !isEmailAddress(email.trim())
        ? 'Enter an email address such as name@example.com.'
        : undefined,
  },
] as const satisfies readonly GridColumn<User>[];

/**
 * Returns the columns. Locale and currency are selects without an empty option. The start of the
 * session loads their options.
 */
function useColumns(): readonly GridColumn<User>[] {
  const { data: locales } = useQuery(localeQueries.list());
  const { data: currencies } = useQuery(currencyQueries.list());
  return useMemo(
    () => [
      ...textColumns,
      {
        key: 'locale',
        header: 'Locale',
        width: 250,
        kind: 'select',
        editor: 'select',
        options: locales?.map(({ locale, name }) => ({
          value: locale,
          label: `${name} (${locale})`,
        })),
      },
      {
        key: 'defaultCurrencyCode',
        header: 'Default Currency',
        width: 250,
        kind: 'select',
        editor: 'select',
        options: currencies?.map(({ code, name }) => ({ value: code, label: `${code} - ${name}` })),
      },
    ],
    [locales, currencies],
  );
}

/** Browse Users (docs/product/administration.md#browse-users). */
export function UsersGridScreen() {
  const address = useGridAddress();
  const list = useQuery(userQueries.list());
  const commit = useCommitUsers();
  const columns = useColumns();
  const pages = useRowPages((id) => ({ to: '/admin/users/edit/$id', params: { id } }));

  return (
    <RecordGrid
      title="Users"
      idKey="userID"
      labelKey="fullName"
      columns={columns}
      {...gridOf(list)}
      inPlace
      newRecord={newUser}
      onCommit={(batch) => commit.mutateAsync(exactly<UserBatch>()(batch))}
      {...pages}
      {...address}
    />
  );
}
