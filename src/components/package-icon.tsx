import { IconPackage } from '@tabler/icons-react';
import { useState } from 'react';
import { imageSource } from '~/domain/image-source';
import classes from './package-icon.module.css';

interface PackageIconProps {
  /** As the record has it; see `imageSource` for what is shown. */
  address: string | null | undefined;
  /** Edge in pixels. */
  size?: number;
}

/**
 * The icon of an application package, a parcel where there is none that can be shown. Its name has to
 * stand beside it: the icon itself says nothing to those who do not see it.
 */
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
