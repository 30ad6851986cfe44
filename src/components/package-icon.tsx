import { IconPackage } from '@tabler/icons-react';
import { useState } from 'react';
import { imageSource } from '~/domain/image-files';
import classes from './package-icon.module.css';

interface PackageIconProps {
  /** The address of the record. `imageSource` decides what the icon shows. */
  address: string | null | undefined;
  /** The length of an edge in pixels, with text of the usual size. */
  size?: number;
}

/** The icon of an application package, or a parcel. The package's name has to be beside it. */
export function PackageIcon({ address, size = 16 }: PackageIconProps) {
  const square = { width: `${size / 16}rem`, height: `${size / 16}rem` };
  const source = imageSource(address, window.location.origin);
  const [broken, setBroken] = useState<string>();
  if (source === undefined || source === broken) {
    return (
      <span className={classes.missing} style={square} aria-hidden="true">
        <IconPackage size="80%" />
      </span>
    );
  }
  return (
    <img
      className={classes.icon}
      src={source}
      alt=""
      style={square}
      decoding="async"
      draggable={false}
      onError={() => setBroken(source)}
    />
  );
}
