import { Table, UnstyledButton } from '@mantine/core';
import {
  createColumnHelper,
  flexRender,
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  useReactTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { type SampleUser, sampleColumns } from '../shared/sample-users';
import '@mantine/core/styles/Table.css';
import './plain-table.css';

const rowHeight = 36;
const helper = createColumnHelper<SampleUser>();
const columns = sampleColumns.map(({ field, title, width }) =>
  helper.accessor(field, { header: title, size: width }),
);

/**
 * Shows the least cost of a grid: TanStack Table, TanStack Virtual and the styles of Mantine's table.
 * The rows are plain elements, because Mantine's row and cell components take longer than the rest.
 */
export function PlainTable({ rows }: { rows: SampleUser[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useReactTable({
    data: rows,
    columns,
    getRowId: (row) => row.userID,
    getCoreRowModel: getCoreRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  const model = table.getRowModel().rows;
  const virtualizer = useVirtualizer({
    count: model.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  });
  const shown = virtualizer.getVirtualItems();
  const above = shown[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);

  return (
    <>
      <input
        aria-label="Search all columns"
        onChange={(event) => table.setGlobalFilter(event.currentTarget.value)}
      />
      <div ref={scroller} className="scroller">
        <Table stickyHeader>
          <Table.Thead>
            {table.getHeaderGroups().map((group) => (
              <Table.Tr key={group.id}>
                {group.headers.map((header) => (
                  <Table.Th key={header.id} w={header.getSize()}>
                    <UnstyledButton fz="sm" onClick={header.column.getToggleSortingHandler()}>
                      {flexRender(header.column.columnDef.header, header.getContext())}
                    </UnstyledButton>
                  </Table.Th>
                ))}
              </Table.Tr>
            ))}
          </Table.Thead>
          <Table.Tbody>
            <tr style={{ height: above }} />
            {shown.map(({ index }) => {
              const row = model[index];
              return (
                row && (
                  <tr key={row.id} className="row" style={{ height: rowHeight }}>
                    {row.getVisibleCells().map((cell) => (
                      <td key={cell.id}>
                        {flexRender(cell.column.columnDef.cell, cell.getContext())}
                      </td>
                    ))}
                  </tr>
                )
              );
            })}
            <tr style={{ height: below }} />
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
}
