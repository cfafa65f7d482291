import type { Authority } from '../db/authority'
import { frozenNow, publishedAs } from '../db/frozen'
import { todayIn } from '../db/malls'
import { frozenMallOf, lastPublication } from '../db/publication'
import { hashCredential, newCredential, newId } from '../identity'
import { Refusal } from '../refusal'
import type { Seams } from '../seams'
import type { OwnHandlers } from './context'

type Handlers = Pick<OwnHandlers, 'kioskMe' | 'kioskPublication' | 'kioskPreview' | 'previewLink' | 'endPreviewLinks'>
type Bytes = Uint8Array<ArrayBuffer>

const previewLinkLasts = 24 * 3_600_000

const bytesOf = (value: unknown): Bytes => new TextEncoder().encode(JSON.stringify(value))

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' }

export function kioskRoutes({ db, random, settings }: Seams): Handlers {
  // by mall: what its stations ask for, built once and only while it is the last
  const built = new Map<string, { id: string; bytes: Promise<Bytes> }>()

  function bytesOfLast(publication: NonNullable<Awaited<ReturnType<typeof lastPublication>>>): Promise<Bytes> {
    const { id, mall_id: mallId, number, published_at } = publication
    const ready = built.get(mallId)
    if (ready?.id === id) return ready.bytes
    const head = { number, mallId, publishedAt: published_at.toISOString() }
    const bytes = frozenMallOf(db, head, publishedAs(id)).then(bytesOf)
    built.set(mallId, { id, bytes })
    bytes.catch(() => built.delete(mallId))
    return bytes
  }

  return {
    kioskMe: async ({ station: { mallId, stationId, code, name } }) => ({ mallId, stationId, code, name }),

    async kioskPublication({ mall, request }) {
      const last = await lastPublication(db, mall.id)
      if (!last) throw new Refusal('not_found')
      // a publication never changes, so that its id says all there is to say
      const etag = `"${last.id}"`
      const headers = { ...jsonHeaders, etag, 'cache-control': 'private, no-cache' }
      if (isFresh(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
      return new Response(await bytesOfLast(last), { headers })
    },

    async kioskPreview({ mall, now }) {
      const head = { number: 0, mallId: mall.id, publishedAt: now.toISOString() }
      const draft = await frozenMallOf(db, head, frozenNow(mall.id, todayIn(mall.time_zone, now)))
      return new Response(bytesOf(draft), { headers: { ...jsonHeaders, 'cache-control': 'no-store' } })
    },

    async previewLink({ mall, me, body, now }) {
      const maker = makerOf(me)
      const token = newCredential(random, 'preview')
      const expiresAt = new Date(now.getTime() + previewLinkLasts)
      await db.deleteFrom('preview_link').where('expires_at', '<=', now).execute()
      await db
        .insertInto('preview_link')
        .values({
          id: newId(random, now),
          token_hash: await hashCredential(token),
          mall_id: mall.id,
          user_id: maker.id,
          created_at: now,
          expires_at: expiresAt,
        })
        .execute()
      const query = new URLSearchParams({ mallId: mall.id, stationId: body.stationId ?? '' })
      if (body.language) query.set('language', body.language)
      // a fragment never reaches a log
      const url = `${settings.publicUrl}/kiosk/?${query}#preview=${token}`
      return { url, expiresAt: expiresAt.toISOString() }
    },

    async endPreviewLinks({ mall, me, now }) {
      const ended = await db
        .deleteFrom('preview_link')
        .where('mall_id', '=', mall.id)
        .where('user_id', '=', makerOf(me).id)
        .returning('expires_at')
        .execute()
      return { ended: ended.filter(({ expires_at }) => expires_at > now).length }
    },
  }
}

/** A link itself makes no further links, and ends none. */
function makerOf(me: Authority) {
  if (me.kind !== 'user') throw new Refusal('unauthenticated')
  return me.user
}

const isFresh = (asked: string | null, etag: string): boolean =>
  asked !== null && (asked.trim() === '*' || asked.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
