/** @jsxImportSource hono/jsx */

interface SaveAsStoryProps {
  /** What is saved: "the recording". */
  what: string;
  /** Begins the ids of the fields. */
  id: string;
  /** An example of a file's name. */
  placeholder: string;
  /** The field of the form by which the server knows what to save, and its value. */
  field: { name: string; value: string };
}

/** The title and the file's name under which a story is saved. */
export function SaveAsStory({ what, id, placeholder, field }: SaveAsStoryProps) {
  return (
    <details class="save">
      <summary>Save {what} as a story</summary>
      <label for={`${id}-title`}>Title</label>
      <input id={`${id}-title`} name="title" autocomplete="off" />
      <label for={`${id}-name`}>Name of its file</label>
      <input id={`${id}-name`} name="name" autocomplete="off" placeholder={placeholder} />
      <button type="submit" {...field} class="button">
        Save
      </button>
    </details>
  );
}
