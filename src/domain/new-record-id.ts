/**
 * The id in an edit route's address that stands for a record to create
 * (docs/product/routes-and-roles.md#creating-by-an-edit-route).
 */
export const newRecordId = 'new';
