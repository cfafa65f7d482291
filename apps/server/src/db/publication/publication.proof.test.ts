import { calls, contentTypes } from '@kiosk-admin/api-client'
import { mallSnapshot } from '@kiosk-admin/api-client/internal'
import { beforeEach, describe, expect, it } from 'vitest'
import { sha256 } from '../../identity'
import { describeEngines, engineForAll } from '../../testing/engines'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

type Client = Awaited<ReturnType<TestApp['signIn']>>['client']

describeEngines('publications', (open) => {
  const engine = engineForAll(open)
  let app: TestApp
  let chief: Client
  let stationToken: string

  const mallId = ids.near
  const query = { mallId }

  beforeEach(async () => {
    app = await createTestApp({ seed: testMall, db: engine.db })
    chief = (await app.signIn('chief')).client
    stationToken = (await chief.call(calls.stationKey, { params: { id: ids.station } })).key
  })

  const station = (headers: Record<string, string> = {}, mall = mallId) =>
    app.fetch(`/api/Kiosk/${mall}/Publication`, { headers: { authorization: `Bearer ${stationToken}`, ...headers } })

  const shown = async () => mallSnapshot.parse(await (await station()).json())
  const statusOf = async (id: string) =>
    (await chief.call(contentTypes.offer.calls.list, { query })).find((record) => record.id === id)?.contentStatus
  const changed = async () => (await chief.call(calls.changes, { query })).changes
  const setStatus = (id: string, status: 'Active' | 'InActive') =>
    chief.call(contentTypes.offer.calls.status, { query, body: { ids: [id], status } })

  async function edit(id: string, fields: object) {
    const { version, ...record } = await chief.call(contentTypes.offer.calls.get, { params: { id } })
    return chief.call(contentTypes.offer.calls.replace, { params: { id }, version, body: { ...record, ...fields } })
  }

  describe('what a publication holds', () => {
    it('ends with the last day of its kind, wherever that stands, and says where a replaced file is shown', async () => {
      const on = (endDate: string | null) => ({
        kind: 'info' as const,
        name: 'Jul',
        status: 'Active' as const,
        timing: { endDate },
      })
      const frame = { x: 0, y: 0, width: 1, height: 1 }
      const layer = { id: 'a', kind: 'image' as const, frame, mediaId: ids.picture }
      const slides = [{ id: 'one', name: 'En', layers: [layer] }]
      const save = (id: string, endDate: string | null) =>
        chief.call(contentTypes.slideshow.calls.save, { params: { id }, query, body: { ...on(endDate), slides } })
      await Promise.all([
        save(testId(20, 1), '2026-11-20'),
        save(testId(20, 2), '2026-11-21'),
        save(testId(20, 3), null),
      ])
      await chief.call(calls.publish, { query, body: {} })
      const { records } = await shown()
      expect(records.slideshow?.map(({ id }) => id)).toEqual([testId(20, 2), testId(20, 3)])
      await app.db.updateTable('media').set({ sha256: 'new' }).where('id', '=', ids.picture).execute()
      const [change] = (await changed()).filter(({ id }) => id === testId(20, 2))
      expect(change?.fields).toMatchObject([{ path: 'slides.0.layers.0.mediaId', after: '/media/new.svg' }])
    })

    it('holds an order that changes when a record is moved, not when others come or go', async () => {
      const add = async (name: string, more = {}) => {
        const body = { name: { se: name }, status: 'Active' as const, ...more }
        return (await chief.call(contentTypes.service.calls.create, { query, body })).id
      }
      const [a, b, c] = [await add('A'), await add('B'), await add('C')]
      await chief.call(calls.publish, { query, body: {} })
      const inFront = await add('Först', { index: 1 })
      await chief.call(contentTypes.service.calls.remove, { query: { id: [a] } })
      expect((await changed()).map(({ id, kind }) => [id, kind])).toEqual(
        expect.arrayContaining([
          [inFront, 'added'],
          [a, 'removed'],
        ]),
      )
      expect(await changed()).toHaveLength(2)
      const { version, ...record } = await chief.call(contentTypes.service.calls.get, { params: { id: c } })
      await chief.call(contentTypes.service.calls.replace, {
        params: { id: c },
        version,
        body: { ...record, name: { se: 'Ce' } },
      })
      const changeOf = async (id: string) => (await changed()).find((one) => one.id === id)
      expect((await changeOf(c))?.fields).toEqual([{ path: 'name.se', before: 'C', after: 'Ce' }])
      await chief.call(contentTypes.service.calls.order, { query, body: { ids: [c, b] } })
      expect((await changeOf(b))?.fields).toMatchObject([{ path: 'index' }])
      const statuses = (await chief.call(contentTypes.service.calls.list, { query })).map((one) => [
        one.id,
        one.contentStatus,
      ])
      expect(Object.fromEntries(statuses)).toMatchObject({ [b]: 'changed', [c]: 'changed', [inFront]: 'unpublished' })
    })

    it('is every Active record that has not ended, future ones too, the mall and the files they show', async () => {
      const snapshot = await shown()
      expect(snapshot).toMatchObject({
        format: 1,
        number: 1,
        mallId,
        mall: { name: 'Near', timeZone: 'Europe/Stockholm', languages: ['se', 'en'], brandColor: null },
      })
      expect(snapshot.records.offer?.map(({ id }) => id)).toEqual([ids.running])
      expect(snapshot.records.event?.map(({ id }) => id)).toEqual([ids.concert])
      expect(Object.keys(snapshot.media).sort()).toEqual([ids.icon, ids.picture])
      expect(snapshot.mall.iconUrl).toBe(snapshot.media[ids.icon]?.url)
      expect(snapshot.records.offer?.[0]).not.toHaveProperty('version')
    })

    it('stays as it is while drafts go on', async () => {
      const before = await shown()
      await edit(ids.running, { name: { se: 'Annan rea' } })
      expect(await shown()).toEqual(before)
    })

    it('has no text of a language that the mall no longer has', async () => {
      await app.db
        .updateTable('mall')
        .set({ languages: JSON.stringify(['se']) as never })
        .where('id', '=', mallId)
        .execute()
      await chief.call(calls.publish, { query, body: {} })
      expect((await shown()).records.offer?.[0]?.name).toEqual({ se: 'Rea' })
      expect((await chief.call(contentTypes.offer.calls.get, { params: { id: ids.running } })).name).toHaveProperty(
        'en',
      )
    })

    it('ends an item at midnight after its end date, in the time zone of the mall', async () => {
      app.clock.set('2026-11-30T22:59:00.000Z')
      chief = (await app.signIn('chief')).client
      expect(await changed()).toEqual([])
      app.clock.set('2026-11-30T23:00:00.000Z')
      expect(await changed()).toMatchObject([{ id: ids.running, kind: 'removed' }])
      expect(await statusOf(ids.running)).toBe('changed')
    })
  })

  describe('where a record stands', () => {
    it('counts what Publish would change, and nothing else', async () => {
      expect(await changed()).toEqual([])
      expect(await Promise.all([ids.running, ids.ended, ids.hidden].map(statusOf))).toEqual([
        'published',
        'unpublished',
        'unpublished',
      ])
      await edit(ids.hidden, { name: { se: 'Dold igen' } })
      await edit(ids.ended, { name: { se: 'Slut igen' } })
      expect(await changed()).toEqual([])
    })

    it('says field by field what has changed, by whom', async () => {
      await edit(ids.running, { name: { se: 'Stor rea', en: 'Sale' } })
      expect(await changed()).toMatchObject([
        {
          resource: 'Offer',
          id: ids.running,
          kind: 'changed',
          name: { se: 'Stor rea' },
          fields: [{ path: 'name.se', before: 'Rea', after: 'Stor rea' }],
          by: { name: 'chief' },
        },
      ])
      expect(await statusOf(ids.running)).toBe('changed')
      await edit(ids.running, { name: { se: 'Rea', en: 'Sale' } })
      expect(await changed()).toEqual([])
      expect(await statusOf(ids.running)).toBe('published')
    })

    it('tells added and removed, and agrees with what publishing then counts', async () => {
      await setStatus(ids.running, 'InActive')
      await setStatus(ids.hidden, 'Active')
      expect((await changed()).map(({ id, kind }) => [id, kind]).sort()).toEqual([
        [ids.running, 'removed'],
        [ids.hidden, 'added'],
      ])
      const publication = await chief.call(calls.publish, { query, body: { note: ' Lördag ' } })
      expect(publication).toMatchObject({
        number: 2,
        note: 'Lördag',
        publishedBy: { name: 'chief' },
        counts: { added: 1, changed: 0, removed: 1 },
        rolledBackTo: null,
      })
      expect(await changed()).toEqual([])
      expect(app.relay.sent.published).toEqual([{ mallId, number: 2 }])
    })

    it('a replaced file changes the record that shows it', async () => {
      const sha = await sha256(new TextEncoder().encode('other'))
      await app.db.updateTable('media').set({ sha256: sha }).where('id', '=', ids.picture).execute()
      const [first] = (await changed()).filter(({ resource }) => resource === 'Offer')
      expect(first).toMatchObject({ kind: 'changed', fields: [{ path: 'imageId', after: `/media/${sha}.svg` }] })
      expect(await statusOf(ids.running)).toBe('changed')
    })

    it('says which area guards each, that of its type', async () => {
      const bars = { type: 2 as const, name: { se: 'Barer' }, status: 'Active' as const }
      const { id } = await chief.call(contentTypes.category.calls.create, { query, body: bars })
      expect(await changed()).toMatchObject([{ resource: 'Category', area: 'RestaurantAndCafe', id }])
    })

    it('the mall itself is a record, for those who may read malls', async () => {
      await app.db.updateTable('mall').set({ brand_color: '#cc0000' }).where('id', '=', mallId).execute()
      expect(await changed()).toMatchObject([{ resource: 'Mall', area: 'Mall', id: mallId, name: 'Near' }])
      const editor = (await app.signIn('editor')).client
      expect((await editor.call(calls.changes, { query })).changes).toEqual([])
    })
  })

  describe('history', () => {
    it('rolls back as a new number and leaves the drafts alone', async () => {
      await edit(ids.running, { name: { se: 'Stor rea' } })
      await chief.call(calls.publish, { query, body: {} })
      const [, first] = await chief.call(calls.publications, { query })
      expect(first?.number).toBe(1)
      const again = await chief.call(calls.rollback, { params: { id: first?.id ?? '' } })
      expect(again).toMatchObject({ number: 3, rolledBackTo: 1, counts: { changed: 1 } })
      expect((await shown()).records.offer?.[0]?.name).toEqual({ se: 'Rea', en: 'Sale' })
      expect((await chief.call(contentTypes.offer.calls.get, { params: { id: ids.running } })).name).toEqual({
        se: 'Stor rea',
      })
      expect(await changed()).toMatchObject([{ id: ids.running, kind: 'changed' }])
    })

    it('has no gaps when many publish at once', async () => {
      await Promise.all(Array.from({ length: 4 }, () => chief.call(calls.publish, { query, body: {} })))
      expect((await chief.call(calls.publications, { query })).map(({ number }) => number)).toEqual([5, 4, 3, 2, 1])
    })
  })

  describe('a station', () => {
    it('gets the same bytes under the same tag, and nothing when it has them', async () => {
      const first = await station()
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^".+"$/)
      expect(await (await station()).text()).toBe(await first.text())
      const fresh = await station({ 'if-none-match': etag })
      expect([fresh.status, await fresh.text()]).toEqual([304, ''])
      await chief.call(calls.publish, { query, body: {} })
      const next = await station({ 'if-none-match': etag })
      expect(next.status).toBe(200)
      expect(next.headers.get('etag')).not.toBe(etag)
    })

    it('of another mall gets nothing', async () => {
      expect((await station({}, ids.far)).status).toBe(404)
    })
  })

  describe('the preview', () => {
    it('shows the draft to staff, and through a link that ends', async () => {
      await setStatus(ids.hidden, 'Active')
      const draft = await chief.call(calls.kioskPreview, { params: { mallId } })
      expect(draft).toMatchObject({ number: 0 })
      expect(draft.records.offer?.map(({ id }) => id)).toContain(ids.hidden)

      const link = await chief.call(calls.previewLink, { params: { mallId }, body: { language: 'en' } })
      const [address, fragment = ''] = link.url.split('#')
      expect(address).toBe(`http://localhost:8080/kiosk/?mallId=${mallId}&stationId=&language=en`)
      const guest = app.client(fragment.replace('preview=', ''))
      expect(await guest.call(calls.kioskPreview, { params: { mallId } })).toEqual(draft)
      await expect(guest.call(calls.kioskPreview, { params: { mallId: ids.far } })).rejects.toMatchObject({
        status: 404,
      })
      await expect(guest.call(contentTypes.event.calls.list, { query })).rejects.toMatchObject({ status: 401 })
      await expect(guest.call(calls.previewLink, { params: { mallId }, body: {} })).rejects.toMatchObject({
        status: 401,
      })
      app.clock.advance(24 * 3_600_000)
      await expect(guest.call(calls.kioskPreview, { params: { mallId } })).rejects.toMatchObject({ status: 401 })
    })

    it('ends when its maker ends it', async () => {
      const link = await chief.call(calls.previewLink, { params: { mallId }, body: {} })
      const guest = app.client(link.url.split('#preview=')[1])
      await expect(guest.call(calls.endPreviewLinks, { params: { mallId } })).rejects.toMatchObject({ status: 401 })
      expect(await chief.call(calls.endPreviewLinks, { params: { mallId } })).toEqual({ ended: 1 })
      await expect(guest.call(calls.kioskPreview, { params: { mallId } })).rejects.toMatchObject({ status: 401 })
    })

    it('ends with the rights of whoever made the link', async () => {
      const link = await chief.call(calls.previewLink, { params: { mallId }, body: {} })
      const guest = app.client(link.url.split('#preview=')[1])
      await app.db.updateTable('user_account').set({ status: 'InActive' }).where('username', '=', 'chief').execute()
      await expect(guest.call(calls.kioskPreview, { params: { mallId } })).rejects.toMatchObject({ status: 401 })
    })
  })

  it('counts a changed item that others name as itself alone', async () => {
    const { version, ...shop } = await chief.call(contentTypes.item.calls.get, { params: { id: ids.shop } })
    await chief.call(contentTypes.item.calls.replace, {
      params: { id: ids.shop },
      version,
      body: { ...shop, name: { se: 'Stövlar' } },
    })
    expect((await changed()).map(({ id }) => id)).toEqual([ids.shop])
  })
})
