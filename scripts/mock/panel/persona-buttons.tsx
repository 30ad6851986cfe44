/** @jsxImportSource hono/jsx */
import { type Persona, personaNames, personas } from '../personas';

/** Whom the console takes the visitor for; the one that holds now is marked. */
export function PersonaButtons({ current }: { current: Persona | null }) {
  return (
    <ul class="personas">
      {personaNames.map((name) => (
        <li key={name}>
          <button
            type="submit"
            name="persona"
            value={name}
            class="persona"
            aria-pressed={current === null ? undefined : name === current ? 'true' : 'false'}
          >
            <b>{personas[name].label}</b> <span>{personas[name].description}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
