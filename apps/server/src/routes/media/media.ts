// Serves media files by their hash.

import { isKept } from '../../db/media/stored-files'
import type { Dependencies } from '../../dependencies'
import { isStored, mimeOf } from '../../media/media-types'
import { placeholder } from '../../media/placeholder'
import type { App } from '../dispatch/dispatch'

// 64 hexadecimal digits and an extension
const fileName = /^([0-9a-f]{64})\.([a-z0-9]{1,10})$/

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'self'; sandbox"
/** Browsers show a PDF in a process of its own, which runs nothing in this origin, and not at all in a sandbox. */
const pdfPolicy = "frame-ancestors 'self'"

const headersOf = (mime: string, etag: string) =>
  new Headers({
    'content-type': mime,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': mime === 'application/pdf' ? pdfPolicy : policy,
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag: `"${etag}"`,
  })

/** Serves files by hash. The content of a URL never changes, and browsers must not execute it. */
export function registerMedia(app: App, { db, files }: Dependencies): void {
  app.get('/media/:name', async (c, next) => {
    const [, sha256 = '', extension = ''] = fileName.exec(c.req.param('name')) ?? []
    if (!isStored(extension) || !(await isKept(db, sha256, extension))) return next()
    const file = await files.open(sha256)
    if (!file) return next()
    const headers = headersOf(mimeOf(extension), sha256)
    if (c.req.header('if-none-match')?.includes(sha256)) return new Response(null, { status: 304, headers })
    // If-Range must match the file; without it the range is served
    const goesOn = c.req.header('if-range')?.includes(sha256) ?? true
    const range = goesOn ? rangeOf(c.req.header('range'), file.size) : undefined
    if (range === 'none') {
      headers.set('content-range', `bytes */${file.size}`)
      return new Response(null, { status: 416, headers })
    }
    headers.set('content-length', String(range ? range.end - range.start + 1 : file.size))
    if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    const body = c.req.method === 'HEAD' ? null : file.stream(range)
    return new Response(body, { status: range ? 206 : 200, headers })
  })

  app.get('/media/plate/:name', (c, next) => {
    const [, extension = ''] = /^([a-z0-9]{1,10})\.svg$/.exec(c.req.param('name')) ?? []
    const drawing = placeholder(extension)
    if (!drawing) return next()
    const headers = headersOf('image/svg+xml', `plate-${extension}`)
    // not immutable, because another version of the server may draw it differently
    headers.set('cache-control', 'public, max-age=86400')
    return Promise.resolve(new Response(drawing, { headers }))
  })
}

/** Parses a single range, which browsers use to seek in videos; multiple ranges are answered with the whole file. */
export function rangeOf(header: string | undefined, size: number): { start: number; end: number } | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!from && !to) return undefined
  const start = from ? Number(from) : Math.max(0, size - Number(to))
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  return start > end || start >= size ? 'none' : { start, end }
}
