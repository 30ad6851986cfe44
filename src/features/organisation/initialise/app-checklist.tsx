import { shownName } from '~/domain/shown-name';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import type { ApplicationAuthorisation } from '~/api/version-authorisations';
import { PackageIcon } from '~/components/package-icon';
import { versionText } from '~/domain/version-number';
import classes from './initialise.module.css';

interface AppChecklistProps {
  apps: readonly ApplicationAuthorisation[];
  /** Ids of the chosen apps. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Chooses the apps that the organisation starts with. Shows their icons and newest versions. */
export function AppChecklist({ apps, value, onChange }: AppChecklistProps) {
  return (
    <fieldset className={classes.apps}>
      <legend className={classes.legend}>Apps</legend>
      <p className={classes.about}>
        Each is authorised at the newest version that the organisation's POS Core can run.
      </p>
      {apps.length === 0 ? <p className={classes.none}>There are no apps to choose from.</p> : null}
      {apps.map(({ applicationID: id, applicationName, latestVersion }) => (
        <div key={id} className={classes.app}>
          <Checkbox
            classNames={{ body: classes.check }}
            checked={value.includes(id)}
            disabled={!latestVersion}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...value, id] : value.filter((chosen) => chosen !== id))
            }
            label={
              <span className={classes.appName}>
                <PackageIcon address={latestVersion?.iconUri} size={20} />
                {shownName(applicationName)}
              </span>
            }
          />
          <span className={classes.version}>
            {latestVersion ? versionText(latestVersion) : 'No version yet'}
          </span>
        </div>
      ))}
    </fieldset>
  );
}
