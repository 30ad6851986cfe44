import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type Zlib,
} from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';

/** Below this size a compressed answer saves less than its headers. */
const leastBytes = 1_024;
/** What is smaller is a page or a short list: a millisecond makes it a fifth smaller. */
const quickBytes = 65_536;

/** How many answers that browsers keep are remembered in their compressed form. */
const mostKnown = 20;

type Encoding = 'br' | 'gzip';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Compresses what the service makes, quickly: a list of 10 MB in 20 ms (decision 0095). Files of the
 * console are compressed by the build. A list leaves portion by portion.
 */
export function compression(): MiddlewareHandler {
  const smallest = smallestOnce();
  return async (context, next) => {
    await next();
    const { res } = context;
    if (!isCompressible(context)) return;
    context.header('Vary', withEncoding(res.headers.get('Vary')));
    const encoding = acceptedEncoding(context.req.header('Accept-Encoding'));
    if (!encoding || !res.body) return;
    const isStream = res.headers.has('Transfer-Encoding');
    const { headers } = res;
    const isKept = headers.has('ETag') || /max-age=[1-9]/.test(headers.get('Cache-Control') ?? '');
    const body = isStream
      ? compressedStream(res.body, encoding)
      : await (isKept ? smallest : compressed)(await res.arrayBuffer(), encoding);
    context.res = new Response(body, res);
    context.res.headers.set('Content-Encoding', encoding);
    if (body instanceof Uint8Array) {
      context.res.headers.set('Content-Length', String(body.byteLength));
    }
  };
}

function isCompressible({ req, res }: Context): boolean {
  const { headers } = res;
  const length = headers.get('Content-Length');
  if (length !== null && Number(length) < leastBytes) return false;
  if (req.method === 'HEAD' || res.status === 206 || headers.has('Content-Encoding')) return false;
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('Content-Type') ?? '');
}

function withEncoding(vary: string | null): string {
  if (vary === null) return 'Accept-Encoding';
  return /(?:^|[,\s])accept-encoding(?:$|[,\s])/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}

/** Brotli of the first quality is quicker than gzip and smaller; browsers take it with https only. */
function acceptedEncoding(header: string | undefined): Encoding | null {
  if (header === undefined) return null;
  const accepted = parseAccept(header);
  const others = accepted.find(({ type }) => type === '*')?.q ?? 0;
  const quality = (encoding: Encoding) =>
    accepted.find(({ type }) => type.toLowerCase() === encoding)?.q ?? others;
  const [best] = (['br', 'gzip'] as const).toSorted((a, b) => quality(b) - quality(a));
  return best && quality(best) > 0 ? best : null;
}

async function compressed(content: ArrayBuffer, encoding: Encoding, brotliQuality = 5) {
  const isQuick = content.byteLength > quickBytes;
  const bytes =
    encoding === 'gzip'
      ? await compressGzip(content, { level: isQuick ? 1 : 6 })
      : await compressBrotli(content, { params: brotliParams(isQuick ? 1 : brotliQuality) });
  return new Uint8Array(bytes);
}

/**
 * Compresses what browsers keep as much as possible, and each answer once: there are few, and they are
 * the same for everybody. It makes the lists of start-up a fifth smaller.
 */
function smallestOnce() {
  const known = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return (content: ArrayBuffer, encoding: Encoding) => {
    const key = encoding + createHash('sha256').update(new Uint8Array(content)).digest('base64');
    const made = known.get(key) ?? compressed(content, encoding, constants.BROTLI_MAX_QUALITY);
    if (known.size < mostKnown) known.set(key, made);
    return made;
  };
}

const brotliParams = (quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_LGWIN]: 18,
});

/** Every portion leaves at once, so that the first rows do not wait for more. */
function encoderOf(encoding: Encoding): Zlib & NodeJS.ReadWriteStream & Readable {
  if (encoding === 'gzip') return createGzip({ level: 1, flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    params: brotliParams(1),
    flush: constants.BROTLI_OPERATION_FLUSH,
  });
}

/** A failure of the list breaks the compressed stream off, too. A client that leaves ends both. */
function compressedStream(body: ReadableStream, encoding: Encoding): ReadableStream {
  const encoder = encoderOf(encoding);
  pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), encoder).catch(
    (error: Error) => encoder.destroy(error),
  );
  return Readable.toWeb(encoder) as ReadableStream;
}
