import { mayAccess } from '../../db/kinds'
import { todayIn } from '../../db/malls'
import type { Authority, UserAuthority } from '../../db/people/authority'
import { previewEntry, recordOpening } from '../../db/publication/preview-links'
import { lastPublication, readSnapshot } from '../../db/publication/publication'
import {
  currentSnapshot,
  differencesBetween,
  lastPublished,
  publishedAs,
  selectIds,
} from '../../db/publication/snapshot'
import type { Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import { hashCredential, newCredential, newId } from '../../identity'
import { networkOf } from '../../limits/network'
import { audit } from '../../store/audit'
import { change } from '../../store/change'
import { answerPacked, type Packed, packedOf } from '../content/packed'
import type { OwnHandlers } from '../dispatch/context'

type Handlers = Pick<OwnHandlers, 'kioskMe' | 'kioskPublication' | 'kioskPreview' | 'previewLink' | 'endPreviewLinks'>
type Bytes = Uint8Array<ArrayBuffer>

const previewLinkLasts = 24 * 3_600_000

const bytesOf = (value: unknown): Bytes => new TextEncoder().encode(JSON.stringify(value))

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' }

export function kioskRoutes(dependencies: Dependencies): Handlers {
  const { db, random, settings, packers, speech } = dependencies
  // the last publication of each mall, serialised once
  const built = new Map<string, Packed>()

  function bytesOfLast(publication: NonNullable<Awaited<ReturnType<typeof lastPublication>>>): Packed {
    const { id, mall_id: mallId, number, published_at } = publication
    const ready = built.get(mallId)
    if (ready?.id === id) return ready
    const head = { number, mallId, publishedAt: published_at.toISOString() }
    const bytes = readSnapshot(db, head, publishedAs(id)).then(bytesOf)
    const fresh = packedOf(id, bytes)
    built.set(mallId, fresh)
    bytes.catch(() => built.get(mallId) === fresh && built.delete(mallId))
    return fresh
  }

  return {
    async kioskMe({ station: { mallId, stationId, code, name } }) {
      const {
        area_id: areaId,
        floor_id: floorId,
        ...facing
      } = await db
        .selectFrom('station')
        .select(['area_id', 'floor_id', 'position', 'bearing'])
        .where('id', '=', stationId)
        .executeTakeFirstOrThrow()
      return {
        mallId,
        stationId,
        code,
        name,
        areaId,
        floorId,
        ...facing,
        visitorUrl: settings.visitorUrl,
        speech: [...(speech?.languages ?? [])],
      }
    },

    async kioskPublication({ mall, request }) {
      const last = await lastPublication(db, mall.id)
      if (!last) throw new HttpError('not_found')
      // a publication never changes, so its id is a sufficient ETag
      const found = { id: last.id, bytes: () => bytesOfLast(last) }
      return answerPacked(request, packers, found, { ...jsonHeaders, 'cache-control': 'private, no-cache' })
    },

    async kioskPreview({ mall, me, permissions, now, address, origin }) {
      if (me.kind === 'preview') await recordOpening(dependencies, me, networkOf(address), { now, origin })
      const head = { number: 0, mallId: mall.id, publishedAt: now.toISOString() }
      const source = currentSnapshot(mall.id, todayIn(mall.time_zone, now))
      const draft = await readSnapshot(db, head, source, (type, data) => mayAccess(permissions, 'read', type, data))
      const shown = new Set([mall.id, ...Object.values(draft.records).flatMap((some) => some.map(({ id }) => id))])
      const differing = await selectIds(db, differencesBetween(lastPublished(mall.id), source))
      const pending = [...differing].filter((id) => shown.has(id))
      return new Response(bytesOf({ ...draft, pending }), { headers: { ...jsonHeaders, 'cache-control': 'no-store' } })
    },

    async previewLink({ mall, me, body, now, origin }) {
      const user = requireUser(me)
      const id = newId(random, now)
      const token = newCredential(random, 'preview')
      const expiresAt = new Date(now.getTime() + previewLinkLasts)
      await db.deleteFrom('preview_link').where('expires_at', '<=', now).execute()
      const tokenHash = await hashCredential(token)
      await change(dependencies, { user, now, origin }, async (it) => {
        await it.tx
          .insertInto('preview_link')
          .values({
            ...{ id, token_hash: tokenHash, mall_id: mall.id, user_id: it.by.id },
            ...{ created_at: now, expires_at: expiresAt },
          })
          .execute()
        await audit(it, [previewEntry(mall.id, id, 'previewLink')])
      })
      const query = new URLSearchParams({ mallId: mall.id, stationId: body.stationId ?? '' })
      if (body.language) query.set('language', body.language)
      // a fragment never reaches a log
      const url = `${settings.publicUrl}/kiosk/?${query}#preview=${token}`
      return { url, expiresAt: expiresAt.toISOString() }
    },

    async endPreviewLinks({ mall, me, now, origin }) {
      return change(dependencies, { user: requireUser(me), now, origin }, async (it) => {
        const links = await it.tx
          .deleteFrom('preview_link')
          .where('mall_id', '=', mall.id)
          .where('user_id', '=', it.by.id)
          .returning(['id', 'expires_at'])
          .execute()
        const ended = links.filter(({ expires_at }) => expires_at > now)
        const entries = ended.map(({ id }) => previewEntry(mall.id, id, 'previewEnd'))
        await audit(it, entries)
        return { ended: ended.length }
      })
    },
  }
}

/** Preview links cannot create or end preview links. */
function requireUser(me: Authority): UserAuthority {
  if (me.kind !== 'user') throw new HttpError('unauthenticated')
  return me
}
