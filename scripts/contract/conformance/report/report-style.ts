/** The styles of the report, light and dark. */
export const reportStyle = `
:root {
  color-scheme: light dark;
  --body: #f5f6f8; --card: #fff; --text: #1b212d; --dimmed: #5c6675; --border: #dce0e7;
  --right: #2b7a3d; --wrong: #b42323; --soft: #eef1f5;
}
@media (prefers-color-scheme: dark) {
  :root {
    --body: #16191f; --card: #1d2129; --text: #d7dae2; --dimmed: #9aa1b1; --border: #3e4452;
    --right: #7ccf8e; --wrong: #ff9c9c; --soft: #262a34;
  }
}
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: var(--body); color: var(--text); font: 15px/1.55 system-ui, sans-serif; }
main { max-width: 70rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.4rem; margin: 0 0 .25rem; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1rem; margin: 0 0 .5rem; }
.dimmed, dt { color: var(--dimmed); }
.verdict.right { color: var(--right); }
.verdict.wrong, .number.wrong { color: var(--wrong); }
.numbers { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .5rem 2rem; }
.numbers b { font-size: 1.3rem; font-variant-numeric: tabular-nums; }
article, .notice, .scrolling { background: var(--card); border: 1px solid var(--border); border-radius: 8px; }
article, .notice { padding: 1rem 1.25rem; margin: 0 0 1rem; }
article { border-inline-start: 4px solid var(--wrong); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0 0 .5rem; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { background: var(--soft); border-radius: 6px; padding: .75rem; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .85rem; }
summary { cursor: pointer; }
.scrolling { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: start; vertical-align: top; padding: .4rem .75rem; border-bottom: 1px solid var(--border); }
.number { font-variant-numeric: tabular-nums; }
code { font-size: .85rem; overflow-wrap: anywhere; }
.seen { font-weight: 650; }
.unseen { color: var(--dimmed); }
`;
