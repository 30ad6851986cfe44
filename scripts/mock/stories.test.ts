import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../../openapi/reader/contract-document';
import { contractOperations } from '../../openapi/reader/contract-operations';
import { type RunningMock, startMock } from './start-mock';
import { readStories } from './stories';
import { cookiesOf, MockClient } from './testing/mock-client';

const stories = mkdtempSync(join(tmpdir(), 'stories-'));
let mock: RunningMock;
let client: MockClient;

beforeAll(async () => {
  mock = await startMock({ port: 0, stories });
  client = new MockClient(mock.origin);
});
afterAll(async () => {
  await mock.close();
  rmSync(stories, { recursive: true });
});

/** What each of some calls in their order gets: the status, or `cut`. */
async function answersOf(calls: number, cookies: string) {
  const answers: (number | string)[] = [];
  for (let call = 0; call < calls; call += 1) {
    const answer = await client.call('/api/user', cookies).catch(() => null);
    answers.push(answer?.status ?? 'cut');
  }
  return answers;
}

describe('a story', () => {
  const link = '/admin/users?mock=listUsers:500>cut>401>usual';

  test('answers in its order and stays at its last answer', async () => {
    const cookies = cookiesOf(await client.open(link));
    expect(await answersOf(6, cookies)).toEqual([500, 'cut', 401, 200, 200, 200]);
  });

  test('belongs to its browser, and begins again by its link', async () => {
    const one = cookiesOf(await client.open(link));
    const other = cookiesOf(await client.open(link));
    expect(await answersOf(2, one)).toEqual([500, 'cut']);
    expect(await answersOf(1, other)).toEqual([500]);
    await client.open(link, one);
    expect(await answersOf(1, one)).toEqual([500]);
    expect(await answersOf(1, other)).toEqual(['cut']);
  });

  test('begins again by a button, and goes on when another call is chosen', async () => {
    const cookies = cookiesOf(await client.open(link));
    expect(await answersOf(1, cookies)).toEqual([500]);
    const panel = await (await client.open('/mock', cookies)).text();
    expect(panel).toContain('500, then cut, then 401, then usual (1 of 4 answered)');

    const chosen = await client.submit('/mock', { toggle: 'getUser:404' }, cookies);
    const both = `${cookies}; ${cookiesOf(chosen)}`;
    expect(await answersOf(1, both)).toEqual(['cut']);
    await client.submit('/mock', { reset: 'stories' }, both);
    expect(await answersOf(1, both)).toEqual([500]);
  });

  test('waits as long as it says', async () => {
    const cookies = cookiesOf(await client.open('/?mock=listUsers:slow(300)+500>usual'));
    const began = performance.now();
    expect(await answersOf(1, cookies)).toEqual([500]);
    // A timer may end a millisecond early.
    expect(performance.now() - began).toBeGreaterThan(298);
  });

  test('is typed as text, and is cleared by its operation', async () => {
    const typed = { apply: 'text', text: 'listUsers:500>usual,getUser:404' };
    const cookies = cookiesOf(await client.submit('/mock', typed));
    expect(await answersOf(2, cookies)).toEqual([500, 200]);
    const dropped = cookiesOf(await client.submit('/mock', { drop: 'listUsers' }, cookies));
    const panel = await (await client.open('/mock', dropped)).text();
    expect(panel).toContain('mock=getUser:404&amp;');
  });

  test('that the contract does not have is refused, and changes nothing', async () => {
    const refused = await client.submit('/mock', { apply: 'text', text: 'listUsers:500>600' });
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([400, []]);
    expect(await refused.text()).toContain('listUsers has no documented response 600.');
  });
});

describe('a saved story', () => {
  const form = {
    save: 'story',
    title: 'A list that fails once',
    name: 'list-fails',
    from: '/admin',
  };
  let cookies = '';

  beforeAll(async () => {
    const link = '/admin?mock=listUsers:500>usual&persona=ordinaryUser';
    cookies = cookiesOf(await client.open(link));
  });

  test('is a file, a link and an entry of the panel', async () => {
    expect((await client.submit('/mock', form, cookies)).status).toBe(303);
    expect(JSON.parse(readFileSync(join(stories, 'list-fails.json'), 'utf8'))).toEqual({
      title: 'A list that fails once',
      page: '/admin',
      persona: 'ordinaryUser',
      mock: ['listUsers:500>usual'],
    });
    const opened = await client.open('/?story=list-fails');
    expect([opened.status, opened.headers.get('Location')]).toEqual([302, '/admin']);
    expect(await answersOf(2, cookiesOf(opened))).toEqual([500, 200]);
    const panel = await (await client.open('/mock')).text();
    expect(panel).toContain(
      '<a href="/?story=list-fails" data-page="true">A list that fails once</a>',
    );
  });

  test.each([
    ['a name that is taken', form, 'There is a story &quot;list-fails&quot;.'],
    ['a name that is a path', { ...form, name: '../list' }, 'A name has small letters'],
    ['no title', { ...form, title: ' ', name: 'other' }, 'A story needs a title.'],
    ['no page', { ...form, from: '/admin/user', name: 'other' }, 'The console has no page'],
  ])('is not written with %s', async (_, fields, reason) => {
    const answer = await client.submit('/mock', fields, cookies);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(reason);
  });

  test('is not written by a page of another site', async () => {
    const answer = await fetch(`${mock.origin}/mock`, {
      method: 'POST',
      headers: { Origin: 'https://elsewhere.test', Cookie: cookies },
      body: new URLSearchParams({ ...form, name: 'elsewhere' }),
    });
    expect(answer.status).toBe(403);
  });

  test.each([
    ['no JSON', '{', 'The file is not JSON from line 1, character 2 on.'],
    ['a comma too many', '{\n  "title": "A",\n}', 'not JSON from line 3, character 1 on.'],
    ['nothing', 'null', 'It has no title.'],
    ['another origin', '{"title":"A","page":"//a.test"}', 'Its page is not a path of the console.'],
    [
      'an unknown persona',
      '{"title":"A","page":"/","persona":"boss"}',
      'It has the persona "boss". There are superUser, ',
    ],
    ['no persona', '{"title":"A","page":"/"}', 'It has no persona. There are superUser, '],
    [
      'a page without a route',
      '{"title":"A","page":"/admin/user?a=b"}',
      'The console has no page /admin/user?a=b.',
    ],
    [
      'an unknown field',
      '{"title":"A","page":"/","persona":"none","mock":[],"recording":[]}',
      'It has "recording". A story may have title, page, persona, mock, recorded.',
    ],
    [
      'an unknown field of a recorded call',
      '{"title":"A","page":"/","persona":"none","mock":[],"recorded":[{"answers":[]}]}',
      'A recorded call has "answers". It may have operation, call, request, status, mediaType, answer.',
    ],
    [
      'a word of the language as persona',
      '{"title":"A","page":"/","persona":"toString"}',
      'It has the persona "toString"',
    ],
    ['no texts', '{"title":"A","page":"/","persona":"none"}', 'Its "mock" is not a list'],
    [
      'what the contract does not have',
      '{"title":"A","page":"/","persona":"none","mock":["listUsers:600"]}',
      'listUsers:600: listUsers has no documented response 600.',
    ],
  ])('whose file has %s says so and is not played', async (_, text, reason) => {
    writeFileSync(join(stories, 'broken.json'), text);
    const opened = await client.open('/?story=broken');
    expect([opened.status, opened.headers.getSetCookie()]).toEqual([404, []]);
    expect(await opened.text()).toContain(reason.replaceAll('"', '&quot;'));
  });

  test.each(['/admin/users/edit/7', '/organisation/7/', '/resetpassword/confirm/a/b', '/'])(
    'whose file begins with a byte order mark, and opens %s, is played',
    async (page) => {
      const story = { title: 'A', page, persona: 'none', mock: [] };
      writeFileSync(join(stories, 'marked.json'), `\uFEFF${JSON.stringify(story)}`);
      const opened = await client.open('/?story=marked');
      expect([opened.status, opened.headers.get('Location')]).toEqual([302, page]);
    },
  );

  test('whose file has another name than a story may have says so and is not played', async () => {
    const story = { title: 'Ticket 12', page: '/', persona: 'none', mock: [] };
    writeFileSync(join(stories, 'Ticket 12.json'), JSON.stringify(story));
    const opened = await client.open('/?story=Ticket%2012');
    expect([opened.status, opened.headers.getSetCookie()]).toEqual([404, []]);
    expect(await opened.text()).toContain('A name has small letters, digits and hyphens');
    expect(await (await client.open('/mock')).text()).toContain('A name has small letters');
  });

  test('that does not exist is no page of the engine', async () => {
    const opened = await client.open('/?story=nothing');
    expect(opened.status).toBe(404);
    expect(await opened.text()).toContain('There is no such story.');
  });
});

test('the stories of this repository can be played', () => {
  const operations = contractOperations(readContract('.generated/contract.json'));
  const stored = readStories('scenarios', operations);
  expect(stored.length).toBeGreaterThan(2);
  expect(stored.filter((story) => 'problem' in story)).toEqual([]);
});
