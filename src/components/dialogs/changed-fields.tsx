import classes from './dialog.module.css';

/** A field that somebody else has changed: two of its values, in words. */
export interface ChangedField {
  label: string;
  values: readonly [string, string];
}

export interface ChangedFieldsProps {
  fields: readonly ChangedField[];
  captions: readonly [string, string];
}

/** Shows what somebody else has saved since the person opened the record. */
export function ChangedFields({ fields, captions }: ChangedFieldsProps) {
  return (
    <>
      <p>Since you opened this record, somebody else has saved other values.</p>
      <table className={classes.fields}>
        <thead>
          <tr>
            {['Field', ...captions].map((caption) => (
              <th key={caption} scope="col">
                {caption}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ label, values: [first, second] }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{first || '(empty)'}</td>
              <td>{second || '(empty)'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
