/** The id in an edit route's address that means a record still to be created (decision 33). */
export const newRecordId = 'new';
