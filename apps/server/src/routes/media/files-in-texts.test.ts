import { calls, contentTypes, type MediaKind, singleRecords } from '@kiosk-admin/api-client'
import { mallSnapshot } from '@kiosk-admin/api-client/internal'
import { beforeEach, describe, expect, it } from 'vitest'
import { oneOfEach } from '../../media/testing/files'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

let app: TestApp
let chief: Awaited<ReturnType<TestApp['signIn']>>['client']
let samples: Awaited<ReturnType<typeof oneOfEach>>
const query = { mallId: ids.near }

const sampleOf = (name: string) => new File([samples[name.split('.').at(-1) ?? ''] ?? ''], name)

async function send(name: string, kind: MediaKind, mallId: string = ids.near) {
  const [file] = await chief.call(calls.uploadMedia, { query: { mallId, kind }, files: [sampleOf(name)] })
  if (!file) throw new Error('Nothing came back')
  return file
}

const saveOffer = (description: string) =>
  chief.call(contentTypes.offer.calls.create, {
    query,
    body: {
      name: { se: 'Rea' },
      startDate: '2026-11-01',
      endDate: '2026-11-30',
      status: 'Active',
      description: { se: description },
    },
  })

const shown = async () => {
  const answer = await app.fetch(`/api/Kiosk/${ids.near}/Publication`, {
    headers: { authorization: 'Bearer k_demo-station' },
  })
  return mallSnapshot.parse(await answer.json())
}

const fontOf = (id: string) => `<p><span class="font-${id}">Rea</span></p>`
const linkTo = (id: string) => `<p><a href="document:${id}">Prislista</a></p>`

describe('fonts and documents in texts', () => {
  beforeEach(async () => {
    app = await createTestApp({ seed: testMall })
    chief = (await app.signIn('chief', ids.near)).client
    samples = await oneOfEach()
  })

  it('are published by their hash, stay after a replacement, and are a change then', async () => {
    const font = await send('rubrik.woff', 'Font')
    const list = await send('priser.txt', 'Document')
    const offer = await saveOffer(fontOf(font.id) + linkTo(list.id) + linkTo(list.id))
    expect(offer.description.se).toBe(fontOf(font.id) + linkTo(list.id) + linkTo(list.id))
    await chief.call(calls.publish, { query, body: {} })
    const { media } = await shown()
    expect(media[font.id]).toMatchObject({ url: font.url, mime: 'font/woff' })
    expect(media[list.id]).toMatchObject({ url: list.url, mime: expect.stringMatching(/^text\/plain/) })
    await chief.call(calls.replaceMediaFile, { params: { id: list.id }, files: [new File(['Skor 90 kr'], 'nytt.txt')] })
    expect((await shown()).media[list.id]?.url).toBe(list.url)
    const { changes } = await chief.call(calls.changes, { query })
    expect(changes.map(({ id, fields }) => [id, fields.map(({ path }) => path)])).toEqual([
      [offer.id, [`description.se.${list.id}`]],
    ])
  })

  it('say where they are used, and are not deleted there', async () => {
    const font = await send('rubrik.woff', 'Font')
    const list = await send('priser.txt', 'Document')
    const { id } = await saveOffer(fontOf(font.id) + linkTo(list.id))
    for (const file of [font, list]) {
      const params = { id: file.id }
      expect(await chief.call(calls.mediaUsage, { params })).toMatchObject([{ resource: 'Offer', id }])
      expect(await chief.call(calls.mediaOne, { params })).toMatchObject({ usedBy: 1 })
      const removal = chief.call(calls.removeMedia, { query: { id: [file.id] } })
      await expect(removal).rejects.toMatchObject({ code: 'in_use', usedBy: [{ id }] })
    }
  })

  it('must be of the mall, and of their kind', async () => {
    const list = await send('priser.txt', 'Document')
    const foreign = await send('rubrik.woff', 'Font', ids.far)
    const refused = (reason: string) => ({
      status: 422,
      errors: [{ path: 'description.se', message: `Invalid value. ${reason}` }],
    })
    const gone = 'It links to something that no longer exists.'
    await expect(saveOffer(fontOf(foreign.id))).rejects.toMatchObject(refused(gone))
    await expect(saveOffer(linkTo(testId(99, 1)))).rejects.toMatchObject(refused(gone))
    const wrong = refused('This type of file can’t be used here.')
    await expect(saveOffer(fontOf(list.id))).rejects.toMatchObject(wrong)
  })

  it('are left out of a copy in another mall, which keeps the words', async () => {
    const font = await send('rubrik.woff', 'Font')
    const { id } = await saveOffer(`<p>Idag</p>${fontOf(font.id)}`)
    const copy = await chief.call(contentTypes.offer.calls.copy, { params: { id }, body: { mallId: ids.far } })
    expect(copy.description).toEqual({ se: '<p>Idag</p><p><span>Rea</span></p>' })
  })

  it('can be the look of a mall', async () => {
    const font = await send('hus.ttf', 'Font')
    const mall = await chief.call(calls.oneMall, { params: { id: ids.near } })
    const { id, version, ...body } = mall
    await chief.call(calls.replaceMall, { params: { id }, version, body: { ...body, fontId: font.id } })
    const { changes } = await chief.call(calls.changes, { query })
    expect(changes).toMatchObject([{ id: ids.near, fields: [{ path: 'fontId', after: font.id }] }])
    await chief.call(calls.publish, { query, body: {} })
    const { mall: published, media } = await shown()
    expect(media[published.fontId ?? '']?.url).toBe(font.url)
    expect(published.iconUrl).toBe(media[ids.icon]?.url)
    const use = { resource: 'Mall', id: ids.near, path: 'fontId' }
    expect(await chief.call(calls.mediaUsage, { params: { id: font.id } })).toMatchObject([use])
    await expect(chief.call(calls.removeMedia, { query: { id: [font.id] } })).rejects.toMatchObject({ code: 'in_use' })
  })
})

describe('a film that the kiosks cannot play', () => {
  /** The test's server reads no films. */
  async function sendPlayed() {
    const file = await send('rea.mp4', 'Video')
    await app.db.updateTable('media').set({ video: null }).where('id', '=', file.id).execute()
    return file
  }
  const frame = { x: 0, y: 0, width: 1, height: 1 }
  const bodyWith = (mediaId: string) => ({
    kind: 'info' as const,
    name: 'Jul',
    slides: [{ id: 's', name: 'Film', layers: [{ id: 'l', kind: 'video' as const, mediaId, frame }] }],
  })
  const save = (mediaId: string, version?: number) =>
    chief.call(contentTypes.slideshow.calls.save, {
      params: { id: testId(20, 9) },
      query,
      body: { ...bodyWith(mediaId), ...(version === undefined ? {} : { version }) },
    })

  beforeEach(async () => {
    app = await createTestApp({ seed: testMall })
    chief = (await app.signIn('chief', ids.near)).client
    samples = await oneOfEach()
  })

  it('is refused by name, in slides and as the video in sign language', async () => {
    const unplayable = await send('rea.avi', 'Video')
    const message = 'Invalid value. The kiosks can’t play this video: rea.avi'
    await expect(save(unplayable.id)).rejects.toMatchObject({
      status: 422,
      errors: [{ path: 'slides.0.layers.0.mediaId', rule: 'invalid', message }],
    })
    const { version, ...infoPage } = await chief.call(singleRecords.infoPage.calls.get, { query })
    const page = { ...infoPage, title: { se: 'Hej' }, footerTitle: { se: 'Hej då' }, signVideoId: unplayable.id }
    const saved = chief.call(singleRecords.infoPage.calls.replace, { query, version, body: page })
    await expect(saved).rejects.toMatchObject({ status: 422, errors: [{ path: 'signVideoId', message }] })
    const played = await sendPlayed()
    expect(await save(played.id)).toMatchObject({ version: 1 })
  })

  it('stays in a slideshow that had it before', async () => {
    const played = await sendPlayed()
    await save(played.id)
    await chief.call(calls.replaceMediaFile, {
      params: { id: played.id },
      files: [sampleOf('rea.avi')],
    })
    const { slideshow } = contentTypes
    const [off] = await chief.call(slideshow.calls.status, { query, body: { ids: [testId(20, 9)], status: 'Active' } })
    expect(off).toMatchObject({ status: 'Active' })
  })
})
