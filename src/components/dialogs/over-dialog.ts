/** Props of a list that opens from a field in a dialog (docs/product/constants.md#modals). */
export const overDialog = { zIndex: 1100 };
