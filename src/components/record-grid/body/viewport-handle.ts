/** Where a grid is scrolled to. */
export interface GridPlace {
  top: number;
  left: number;
  /** The column whose cell has opened the page of a record; undefined for the link itself. */
  column: string | undefined;
}

/** The functions of the viewport that the surrounding grid calls. */
export interface GridViewportHandle {
  /** Moves the focus to a cell, and opens its editor if asked to. */
  focusCell: (rowId: string, columnKey: string, isToEdit?: boolean) => void;
  /** Moves the focus to the cell that has the Tab stop. */
  focusActive: () => void;
  /** @param rowId the row whose page opens */
  place: (rowId: string) => GridPlace;
}
