// Serves a built single-page app from memory.

import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { parseAccept } from 'hono/utils/accept'
import { StartError } from '../start-error'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

// The build writes these next to compressible files; the first encoding that the browser accepts is used.
const ENCODINGS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const
type Encoding = (typeof ENCODINGS)[number]['encoding']

type Asset = { type: string; etag: string; plain: Buffer; encoded: Partial<Record<Encoding, Buffer>> }

/** A built single-page app, ready to be served. */
export interface Pages {
  answer(request: Request): Response
}

/** Reads a built app (a few megabytes) into memory, so that no other files can be requested. */
export async function loadPages(options: {
  folder: string
  /** The base path of the app, with a slash at both ends. */
  base: string
  policy: (nonce?: string) => string
}): Promise<Pages> {
  const { folder, base, policy } = options
  const assets = await readAssets(folder)
  const html = assets.get('index.html')?.plain.toString()
  if (html === undefined) throw new StartError(`${folder} has no built app: run npm run build, then start again.`)

  const page = (head: boolean) => {
    const nonce = randomBytes(16).toString('base64url')
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store', // it carries the nonce, and it names the files of this build
      'content-security-policy': policy(nonce),
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    }
    const body = html.replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}">`)
    return new Response(head ? null : body, { headers })
  }

  return {
    answer(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return new Response('Only GET is answered here.', { status: 405, headers: { allow: 'GET, HEAD' } })
      }
      const name = decoded(new URL(request.url).pathname.slice(base.length))
      const asset = name === 'index.html' ? undefined : assets.get(name)
      if (asset) return send(asset, name, request, policy())
      // The app's own routes have no dot; a missing file must not be answered with a page.
      return extname(name) === '' || name === 'index.html' ? page(request.method === 'HEAD') : missing()
    },
  }
}

const missing = () => new Response('File not found.', { status: 404, headers: { 'x-content-type-options': 'nosniff' } })

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

async function readAssets(folder: string): Promise<Map<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = new Map<string, Buffer>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    files.set(relative(folder, path).split(sep).join('/'), await readFile(path))
  }
  const assets = new Map<string, Asset>()
  for (const [name, plain] of files) {
    const type = TYPES[extname(name)]
    if (!type) continue
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    const encoded = Object.fromEntries(
      ENCODINGS.flatMap(({ encoding, suffix }) => {
        const bytes = files.get(name + suffix)
        return bytes ? [[encoding, bytes]] : []
      }),
    )
    assets.set(name, { type, etag, plain, encoded })
  }
  return assets
}

function send({ type, etag, plain, encoded }: Asset, name: string, request: Request, policy: string): Response {
  const headers = new Headers({
    'content-type': type,
    etag,
    // The build puts a hash into the names under assets/, so those never change.
    'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    // the policy of a worker is that of its script
    ...(extname(name) === '.js' ? { 'content-security-policy': policy } : {}),
  })
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  const encoding = accepted(request.headers.get('accept-encoding') ?? '', encoded)
  const bytes = (encoding && encoded[encoding]) ?? plain
  if (encoding) headers.set('content-encoding', encoding)
  headers.set('content-length', String(bytes.length))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
}

function accepted(header: string, encoded: Asset['encoded']): Encoding | undefined {
  const encodings = new Set(
    parseAccept(header)
      .filter(({ q }) => q > 0)
      .map(({ type }) => type),
  )
  return ENCODINGS.find(({ encoding }) => encodings.has(encoding) && encoded[encoding])?.encoding
}
