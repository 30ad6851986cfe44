/** The id of a new record (docs/product/routes-and-roles.md#creating-by-an-edit-route). */
export const newRecordId = 'new';
