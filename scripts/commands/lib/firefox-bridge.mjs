#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

// Starts Firefox for Playwright. Playwright speaks WebDriver BiDi with it and asks for commands that
// the Firefox of a long-term release does not know yet. The tests need none of them, so this bridge
// answers such a command as done, and passes everything else on.

const firefox = spawn(process.env.FIREFOX_PATH || 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('error', (error) => {
  console.error(`Firefox cannot be started: ${error.message}`);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal));
process.on('exit', () => firefox.kill('SIGKILL'));

firefox.stderr.on('data', (data) => {
  const address = /WebDriver BiDi listening on (ws:\S+)/.exec(String(data))?.[1];
  if (address === undefined) process.stderr.write(data);
  else listen(address);
});

function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    // Playwright reads this line.
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`);
  });
  server.on('connection', (playwright, { url }) => connect(playwright, address + url));
}

function connect(playwright, address) {
  const browser = new WebSocket(address, { maxPayload: 0 });
  const early = [];
  playwright.on('message', (data) => {
    const message = withoutEval(String(data));
    if (browser.readyState === WebSocket.OPEN) browser.send(message);
    else early.push(message);
  });
  browser.on('open', () => {
    for (const message of early.splice(0)) browser.send(message);
  });
  browser.on('message', (data) => playwright.send(answered(String(data))));
  browser.on('close', () => playwright.close());
  browser.on('error', () => playwright.close());
  playwright.on('close', () => browser.close());
}

/**
 * Playwright hands expressions to the page, which evaluates them with `eval`. The console's
 * Content-Security-Policy forbids that. So the expression becomes a part of the function that Firefox
 * runs, to which the policy of the page does not apply.
 */
function withoutEval(message) {
  if (!message.includes('utilityScript.evaluate(')) return message;
  const call = JSON.parse(message);
  const expression = call.params?.arguments?.[3]?.value;
  if (typeof expression !== 'string') return message;
  call.params.functionDeclaration = `(utilityScript, ...args) => {
    const { global } = utilityScript;
    const pageEval = globalThis.eval;
    utilityScript.global = { eval: () => (${expression.replace(/[;\s]+$/, '')}) };
    ${message.includes('__pw_bidiInsertText') ? `globalThis.eval = () => ${insertText}` : ''}
    try {
      return utilityScript.evaluate(...args);
    } finally {
      utilityScript.global = global;
      globalThis.eval = pageEval;
    }
  }`;
  return JSON.stringify(call);
}

/**
 * How Playwright's script in the page inserts text. Its own way sets the value of a field by script,
 * which React does not notice. This way is that of a keyboard.
 */
const insertText = `class {
  constructor({ window }) {
    window.__pw_bidiInsertText = (text) => {
      window.document.execCommand('insertText', false, text);
    };
  }
};`;

function answered(message) {
  if (!message.includes('unknown command')) return message;
  const { id, error } = JSON.parse(message);
  if (error !== 'unknown command') return message;
  return JSON.stringify({ type: 'success', id, result: {} });
}
