/**
 * The id in an edit route's address that means a record still to be created
 * (docs/product/routes-and-roles.md#creating-by-an-edit-route).
 */
export const newRecordId = 'new';
