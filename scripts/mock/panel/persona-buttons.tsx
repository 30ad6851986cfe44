/** @jsxImportSource hono/jsx */
import { type Persona, personaNames, personas } from '../personas';

/** Buttons to choose the persona. They mark the present one. */
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
