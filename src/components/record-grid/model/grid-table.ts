import type { MRT_Column, MRT_Header, MRT_TableInstance } from 'mantine-react-table';

/** A record as the table library gets it. Only the functions of the columns read its fields. */
export type TableRecord = Record<string, unknown>;

export type GridTable = MRT_TableInstance<TableRecord>;
export type GridTableColumn = MRT_Column<TableRecord>;
export type GridHeader = MRT_Header<TableRecord>;

export const minimumColumnWidth = 60;
