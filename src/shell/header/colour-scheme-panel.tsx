import {
  type ColourScheme,
  chooseColourScheme,
  schemeFaces,
  useColourScheme,
} from '../colour-scheme';
import { Choices } from './choices';

/** The colour schemes to choose from, in the open menu. */
export function ColourSchemePanel() {
  const scheme = useColourScheme();
  return (
    <Choices
      legend="Colour scheme"
      choices={(Object.keys(schemeFaces) as ColourScheme[]).map((value) => {
        const [name, Icon] = schemeFaces[value];
        return {
          value,
          title: (
            <>
              <Icon size="1rem" aria-hidden />
              <span>{name}</span>
            </>
          ),
        };
      })}
      chosen={scheme}
      onChoose={chooseColourScheme}
    />
  );
}
