import type { Seams } from '../seams'
import type { App } from './dispatch'

// 64 hexadecimal digits and an extension
const fileName = /^([0-9a-f]{64})\.([a-z0-9]{1,10})$/

/** Files by their hash: what lies at an address never changes. None is ever run by the browser that shows it. */
export function registerMedia(app: App, { db, files }: Seams): void {
  app.get('/media/:name', async (c, next) => {
    const [, sha256 = '', extension = ''] = fileName.exec(c.req.param('name')) ?? []
    if (!sha256) return next()
    const known = await db
      .selectFrom('media')
      .select('mime')
      .where('sha256', '=', sha256)
      .where('extension', '=', extension)
      .executeTakeFirst()
    const file = known && (await files.open(sha256))
    if (!file) return next()
    const headers = new Headers({
      'content-type': known.mime,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag: `"${sha256}"`,
    })
    if (c.req.header('if-none-match')?.includes(sha256)) return new Response(null, { status: 304, headers })
    const range = rangeOf(c.req.header('range'), file.size)
    if (range === 'none') {
      headers.set('content-range', `bytes */${file.size}`)
      return new Response(null, { status: 416, headers })
    }
    headers.set('content-length', String(range ? range.end - range.start + 1 : file.size))
    if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    const body = c.req.method === 'HEAD' ? null : file.stream(range)
    return new Response(body, { status: range ? 206 : 200, headers })
  })
}

/** The one range asked for, by which browsers seek in films; several at once are answered whole. */
export function rangeOf(header: string | undefined, size: number): { start: number; end: number } | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!from && !to) return undefined
  const start = from ? Number(from) : Math.max(0, size - Number(to))
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  return start > end || start >= size ? 'none' : { start, end }
}
