import classes from './header.module.css';

interface UserPictureProps {
  name: string;
  /** The stored picture in base64, without a prefix (docs/product/entities.md#user). */
  image: string | null;
}

/** The picture of the signed-in person, or the initials of the name. It is decorative. */
export function UserPicture({ name, image }: UserPictureProps) {
  if (image) {
    // Browsers detect the image format from the content.
    return <img className={classes.picture} src={`data:image/png;base64,${image}`} alt="" />;
  }
  return (
    <span className={classes.picture} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.slice(1).at(-1)];
  return [first, last]
    .map(([letter = '']) => letter)
    .join('')
    .toUpperCase();
}
