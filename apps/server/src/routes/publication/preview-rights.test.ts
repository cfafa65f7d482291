import { calls, peopleTypes } from '@kiosk-admin/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

let app: TestApp
let chief: Awaited<ReturnType<TestApp['signIn']>>['client']
beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  chief = (await app.signIn('chief', ids.near)).client
})

const mallId = ids.near
const editorId = testId(9, 2)

async function linkOf(username: string, inMall: string = mallId) {
  const { client } = await app.signIn(username, inMall)
  const { url } = await client.call(calls.previewLink, { params: { mallId: inMall }, body: {} })
  const holder = app.client(new URL(url).hash.replace('#preview=', ''))
  return { maker: client, open: () => holder.call(calls.kioskPreview, { params: { mallId: inMall } }), holder }
}

const group = (id: string) => chief.call(peopleTypes.userGroup.calls.get, { params: { id } })

async function setAreas(id: string, areas: { area: 'Offer' | 'Event' | 'User'; read: boolean; write: boolean }[]) {
  const { name, version } = await group(id)
  await chief.call(peopleTypes.userGroup.calls.replace, { params: { id }, version, body: { name, areas } })
}

describe('a preview link', () => {
  it('shows only content that its creator may read', async () => {
    const all = await (await linkOf('chief')).open()
    expect(all.records.event).toHaveLength(1)
    const { mall, records, media, pending } = await (await linkOf('reader')).open()
    expect(mall.name).toBe('Near')
    expect(records.offer?.map(({ id }) => id)).toEqual([ids.running])
    const kindsShown = Object.entries(records).filter(([, some]) => some.length > 0)
    expect(kindsShown.map(([kind]) => kind)).toEqual(['offer'])
    // the logo of the mall and the picture of the offer
    expect(Object.keys(media).sort()).toEqual([ids.icon, ids.picture])
    expect(pending).toEqual([])
  })

  it('follows the permissions of its creator', async () => {
    const link = await linkOf('reader')
    await setAreas(testId(8, 3), [{ area: 'Event', read: true, write: false }])
    const { records } = await link.open()
    expect([records.event?.length, records.offer?.length]).toEqual([1, 0])
  })

  it('does not frame websites that its creator may not read', async () => {
    const { holder } = await linkOf('reader')
    const url = 'https://shop.example/'
    await expect(holder.call(calls.kioskPreviewSite, { params: { mallId }, query: { url } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('shows no more than the session that created it', async () => {
    const { client } = await app.signIn('reader')
    const { records } = await client.call(calls.kioskPreview, { params: { mallId } })
    expect(Object.values(records).flat()).toHaveLength(1)
  })
})

describe('a preview link ends', () => {
  const next = 'seven green umbrellas'
  const ended = { status: 401, code: 'unauthenticated' }

  it('not with an ordinary sign-out', async () => {
    const link = await linkOf('editor')
    await link.maker.call(calls.logout)
    expect((await link.open()).mall.name).toBe('Near')
  })

  it('not with one ended session of its creator', async () => {
    const link = await linkOf('editor')
    await link.maker.call(calls.endSessions, { query: { id: [testId(1, 1)] } })
    expect((await link.open()).mall.name).toBe('Near')
  })

  const ways: Record<string, (maker: typeof chief) => Promise<unknown>> = {
    'sign out everywhere': (maker) => maker.call(calls.endSessions),
    'its maker’s account, disabled': () =>
      chief.call(peopleTypes.user.calls.status, { body: { ids: [editorId], status: 'InActive' } }),
    'its maker’s account, deleted': () => chief.call(peopleTypes.user.calls.remove, { query: { id: [editorId] } }),
    'the right': () => setAreas(testId(8, 2), [{ area: 'User', read: true, write: false }]),
    'the mall': () => chief.call(calls.setMallUsers, { params: { id: mallId }, body: { userIds: [testId(9, 1)] } }),
    'a password that a colleague sets': () =>
      chief.call(peopleTypes.user.calls.password, { params: { id: editorId }, body: { password: next } }),
    'a password that is chosen with a link': async () => {
      const { url } = await chief.call(peopleTypes.user.calls.passwordLink, { params: { id: editorId }, body: {} })
      await app.client().call(calls.choosePassword, { body: { token: url.split('=')[1] ?? '', password: next } })
    },
  }
  it.each(Object.entries(ways))('with %s', async (_, end) => {
    const link = await linkOf('editor')
    await end(link.maker)
    await expect(link.open()).rejects.toMatchObject(ended)
    expect(await app.db.selectFrom('preview_link').select('id').execute()).toEqual([])
  })

  it('permanently, also if permissions are restored', async () => {
    const link = await linkOf('editor')
    const userIds = ['1', '2', '3', '4'].map((which) => testId(9, Number(which)))
    const set = (some: string[]) => chief.call(calls.setMallUsers, { params: { id: mallId }, body: { userIds: some } })
    await set(userIds.filter((id) => id !== editorId))
    await set(userIds)
    await expect(link.open()).rejects.toMatchObject(ended)
  })

  it('with the mall itself', async () => {
    const mall = await chief.call(calls.createMall, { body: { name: 'New', languages: ['en'] } })
    const link = await linkOf('chief', mall.id)
    expect((await link.open()).mall.name).toBe('New')
    await chief.call(calls.removeMalls, { query: { id: [mall.id] } })
    await expect(link.open()).rejects.toMatchObject(ended)
  })
})
