/** The styles of the service's own pages: the console's font, radius and accent, light and dark. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --body: #f1f3f6; --card: #fff; --text: #1b212d; --dimmed: #626c7c; --border: #dce0e7;
  --edge: #7b8494; --field: #fff; --accent: #3b5bdb; --accent-hover: #3450c1; --on-accent: #fff;
  --link: #3b5bdb; --soft: #edf2ff; --error: #c92a2a; --error-soft: #fff5f5;
}
@media (prefers-color-scheme: dark) {
  :root {
    --body: #16191f; --card: #1d2129; --text: #d7dae2; --dimmed: #989eae; --border: #3e4452;
    --edge: #6f7688; --field: #262a34;
    --link: #91a7ff; --soft: #262a34; --error: #ffa8a8; --error-soft: #33262b;
  }
}
*, ::before, ::after { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; background: var(--body); color: var(--text);
  font: 15px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans",
    Arial, sans-serif;
  display: grid; justify-items: center; align-items: start;
}
main { width: 100%; max-width: 29rem; padding: clamp(1.25rem, 8vh, 5.5rem) 1rem 2rem; }
main:has(article) { max-width: 46rem; }
.brand { display: flex; align-items: center; gap: .65rem; margin: 0 0 1.25rem; font-weight: 700; letter-spacing: -.01em; }
.brand svg { width: 1.625rem; height: 1.625rem; flex: none; }
section, article {
  background: var(--card); border: 1px solid var(--border); border-radius: 12px;
  padding: clamp(1.5rem, 6vw, 2.25rem) clamp(1.25rem, 6vw, 2.25rem); margin-bottom: 1rem;
  box-shadow: 0 1px 3px rgb(0 0 0 / 6%), 0 16px 32px -16px rgb(0 0 0 / 14%);
}
h1 { font-size: 1.375rem; font-weight: 650; line-height: 1.3; margin: 0 0 .35rem; }
h2 { font-size: 1.0625rem; font-weight: 650; line-height: 1.4; margin: 0 0 .35rem; }
p { margin: 0 0 1rem; }
.dimmed { color: var(--dimmed); font-size: .9rem; }
label { display: block; font-weight: 600; font-size: .875rem; margin: 0 0 .25rem; }
input {
  display: block; width: 100%; height: 2.25rem; margin: 0 0 1rem; padding: 0 .75rem;
  font: inherit; color: inherit; background: var(--field);
  border: 1px solid var(--edge); border-radius: 5px;
}
input[aria-invalid=true] { border-color: var(--error); }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; width: 100%;
  min-height: 2.625rem; padding: .35rem 1rem; font: inherit; font-weight: 600; text-decoration: none;
  color: var(--on-accent); background: var(--accent); border: 1px solid transparent;
  border-radius: 5px; cursor: pointer;
}
button:hover, .button:hover { background: var(--accent-hover); }
button.plain {
  flex-direction: column; align-items: flex-start; text-align: start; line-height: 1.4;
  font-weight: 500; color: var(--text); background: transparent; border-color: var(--edge);
}
button.plain:hover { background: var(--soft); }
button.plain span + span { color: var(--dimmed); font-weight: 400; font-size: .9rem; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
input:focus-visible { outline-offset: -1px; }
a { color: var(--link); }
.after { margin: 1rem 0 0; text-align: center; font-size: .95rem; }
.error {
  margin: 0 0 1rem; padding: .65rem .85rem; color: var(--error); background: var(--error-soft);
  border: 1px solid currentcolor; border-radius: 5px;
}
.note {
  margin: 0 0 1rem; padding: .65rem .85rem; background: var(--soft); border-radius: 5px;
}
ul { list-style: none; margin: .75rem 0 0; padding: 0; display: grid; gap: .5rem; }
code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .9em; white-space: nowrap; }
.document { white-space: pre-line; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; font-size: .95rem; }
th, td { text-align: start; vertical-align: top; padding: .5rem; border-top: 1px solid var(--border); overflow-wrap: anywhere; }
@media (pointer: coarse) { input { font-size: 16px; } }
@media (forced-colors: active) { button, .button, input, section, article { border: 1px solid; } }
`;
