import { IconPackage } from '@tabler/icons-react';
import { useState } from 'react';
import { imageSource } from '~/domain/image-files';
import classes from './package-icon.module.css';

interface PackageIconProps {
  /** The address of the record. `imageSource` decides what the icon shows. */
  address: string | null | undefined;
  /** The length of an edge in pixels. */
  size?: number;
}

/** The icon of an application package, or a parcel. The package's name has to be beside it. */
export function PackageIcon({ address, size = 16 }: PackageIconProps) {
  const source = imageSource(address, window.location.origin);
  const [broken, setBroken] = useState<string>();
  if (source === undefined || source === broken) {
    return (
      <span className={classes.missing} style={{ width: size, height: size }} aria-hidden="true">
        <IconPackage size={size - 3} />
      </span>
    );
  }
  return (
    <img
      className={classes.icon}
      src={source}
      alt=""
      width={size}
      height={size}
      decoding="async"
      draggable={false}
      onError={() => setBroken(source)}
    />
  );
}
