import { useState } from 'react';
import type { GridColumn } from '~/components/record-grid/grid-column';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { theme } from '~/theme';
import { GridPage } from '../shared/grid-page';
import { type SampleUser, sampleColumns } from '../shared/sample-users';
import { showPage } from '../shared/show-page';
import '~/styles';

const columns: GridColumn<SampleUser>[] = sampleColumns.map(({ field, title, width }) => ({
  key: field,
  header: title,
  width,
  editor: 'text',
  maxLength: 64,
}));

const newUser = (): SampleUser => ({
  userID: '',
  shortName: '',
  fullName: '',
  email: '',
  locale: 'en-GB',
  defaultCurrencyCode: 'GBP',
});

/** The grid with all rights and all fields editable in place, as in Browse Users. */
function UsersGrid({ rows }: { rows: SampleUser[] }) {
  const [search, setSearch] = useState({});
  return (
    <RecordGrid
      title="Users"
      list={{ records: rows, readFresh: async () => rows }}
      table={{ idKey: 'userID', columns, labelKey: 'shortName' }}
      saving={{ inPlace: true, newRecord: newUser, onCommit: () => Promise.resolve(undefined) }}
      page={{
        onEdit: () => undefined,
        editHref: (id) => `/admin/users/edit/${id}`,
        search,
        onSearchChange: setSearch,
      }}
    />
  );
}

showPage(() => <GridPage grid={UsersGrid} />, theme);
