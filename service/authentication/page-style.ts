/** The look of the service's own pages: the console's font, radius and accent, light and dark. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --body: #f1f3f5; --card: #fff; --text: #1a1b1e; --dimmed: #5c636a; --border: #ced4da;
  --field: #fff; --accent: #364fc7; --accent-hover: #2b3f9f; --on-accent: #fff;
  --link: #364fc7; --soft: #edf2ff; --error: #c92a2a; --error-soft: #fff5f5;
}
@media (prefers-color-scheme: dark) {
  :root {
    --body: #141517; --card: #1f2023; --text: #e9ecef; --dimmed: #a6acb3; --border: #4a4d53;
    --field: #25262b; --accent: #4263eb; --accent-hover: #3b5bdb; --on-accent: #fff;
    --link: #91a7ff; --soft: #262a3d; --error: #ffa8a8; --error-soft: #3a2324;
  }
}
*, ::before, ::after { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; background: var(--body); color: var(--text);
  font: 16px/1.55 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Helvetica, Arial,
    sans-serif, "Apple Color Emoji", "Segoe UI Emoji";
  display: grid; justify-items: center; align-items: start;
}
main { width: 100%; max-width: 26.5rem; padding: clamp(1.25rem, 8vh, 5.5rem) 1rem 2rem; }
main:has(article) { max-width: 46rem; }
.brand { display: flex; align-items: center; gap: .65rem; margin: 0 0 1.25rem; font-weight: 600; }
.brand svg { width: 2rem; height: 2rem; flex: none; color: var(--accent); }
section, article {
  background: var(--card); border: 1px solid var(--border); border-radius: .5rem;
  padding: clamp(1.25rem, 5vw, 2rem); margin-bottom: 1rem;
  box-shadow: 0 1px 3px rgb(0 0 0 / 6%), 0 12px 24px -12px rgb(0 0 0 / 12%);
}
h1 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 .35rem; }
h2 { font-size: 1.05rem; line-height: 1.4; margin: 0 0 .35rem; }
p { margin: 0 0 1rem; }
.dimmed { color: var(--dimmed); font-size: .9rem; }
label { display: block; font-weight: 500; font-size: .9rem; margin: 0 0 .25rem; }
input {
  display: block; width: 100%; height: 2.75rem; margin: 0 0 1rem; padding: 0 .75rem;
  font: inherit; color: inherit; background: var(--field);
  border: 1px solid var(--dimmed); border-radius: .25rem;
}
input[aria-invalid=true] { border-color: var(--error); }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; width: 100%;
  min-height: 2.75rem; padding: .35rem 1rem; font: inherit; font-weight: 600; text-decoration: none;
  color: var(--on-accent); background: var(--accent); border: 1px solid transparent;
  border-radius: .25rem; cursor: pointer;
}
button:hover, .button:hover { background: var(--accent-hover); }
button.plain {
  flex-direction: column; align-items: flex-start; text-align: start; line-height: 1.4;
  font-weight: 500; color: var(--text); background: transparent; border-color: var(--border);
}
button.plain:hover { background: var(--soft); }
button.plain span + span { color: var(--dimmed); font-weight: 400; font-size: .9rem; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
a { color: var(--link); }
.after { margin: 1rem 0 0; text-align: center; font-size: .95rem; }
.error {
  margin: 0 0 1rem; padding: .65rem .85rem; color: var(--error); background: var(--error-soft);
  border: 1px solid currentcolor; border-radius: .25rem;
}
.note {
  margin: 0 0 1rem; padding: .65rem .85rem; background: var(--soft); border-radius: .25rem;
}
ul { list-style: none; margin: .75rem 0 0; padding: 0; display: grid; gap: .5rem; }
code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .9em; }
.document { white-space: pre-line; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; font-size: .95rem; }
th, td { text-align: start; vertical-align: top; padding: .5rem; border-top: 1px solid var(--border); overflow-wrap: anywhere; }
@media (forced-colors: active) { button, .button, input, section, article { border: 1px solid; } }
`;
