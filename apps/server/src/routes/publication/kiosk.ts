import { mayAccess } from '../../db/kinds'
import { todayIn } from '../../db/malls'
import type { Authority, UserAuthority } from '../../db/people/authority'
import { recordOpening } from '../../db/publication/preview-links'
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
import { networkOf } from '../../limits/network'
import { changeInMall } from '../../store/change'
import { createPreviewLink, endPreviewLinks } from '../../store/preview-links'
import { answerPacked, type Packed, packedOf } from '../content/packed'
import type { OwnHandlers } from '../dispatch/context'

type Handlers = Pick<OwnHandlers, 'kioskMe' | 'kioskPublication' | 'kioskPreview' | 'previewLink' | 'endPreviewLinks'>
type Bytes = Uint8Array<ArrayBuffer>

const bytesOf = (value: unknown): Bytes => new TextEncoder().encode(JSON.stringify(value))

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' }

export function kioskRoutes(dependencies: Dependencies): Handlers {
  const { db, settings, packers, speech } = dependencies
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

    async kioskPreview({ mall, me, permissions, now, address, origin, authorise }) {
      if (me.kind === 'preview') await recordOpening(dependencies, me, networkOf(address), { origin, authorise })
      const head = { number: 0, mallId: mall.id, publishedAt: now.toISOString() }
      const source = currentSnapshot(mall.id, todayIn(mall.time_zone, now))
      const draft = await readSnapshot(db, head, source, (type, data) => mayAccess(permissions, 'read', type, data))
      const shown = new Set([mall.id, ...Object.values(draft.records).flatMap((some) => some.map(({ id }) => id))])
      const differing = await selectIds(db, differencesBetween(lastPublished(mall.id), source))
      const pending = [...differing].filter((id) => shown.has(id))
      return new Response(bytesOf({ ...draft, pending }), { headers: { ...jsonHeaders, 'cache-control': 'no-store' } })
    },

    async previewLink({ mall, me, body, origin, authorise }) {
      const context = { user: requireUser(me), origin, authorise, mall }
      const { token, expiresAt } = await changeInMall(dependencies, context, createPreviewLink)
      const query = new URLSearchParams({ mallId: mall.id, stationId: body.stationId ?? '' })
      if (body.language) query.set('language', body.language)
      // a fragment never reaches a log
      const url = `${settings.publicUrl}/kiosk/?${query}#preview=${token}`
      return { url, expiresAt: expiresAt.toISOString() }
    },

    async endPreviewLinks({ mall, me, origin, authorise }) {
      const context = { user: requireUser(me), origin, authorise, mall }
      return { ended: await changeInMall(dependencies, context, endPreviewLinks) }
    },
  }
}

/** Preview links cannot create or end preview links. */
function requireUser(me: Authority): UserAuthority {
  if (me.kind !== 'user') throw new HttpError('unauthenticated')
  return me
}
