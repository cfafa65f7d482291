import { calls, contentTypes, type Status } from '@kiosk-admin/api-client'
import { type DemoData, type DemoMall, demoData } from '@kiosk-admin/api-client/demo'
import { type TestApp, testNow } from '@kiosk-admin/server/testing'

const demo = demoData(testNow.slice(0, 10))

/** The demo with another mall, which users with access to all malls have too. */
export const demoWith = (mall: DemoMall): DemoData => ({
  ...demo,
  malls: [...demo.malls, mall],
  users: demo.users.map((user) =>
    user.mallIds.length === demo.malls.length ? { ...user, mallIds: [...user.mallIds, mall.id] } : user,
  ),
})

/** The demo without records of these content types. */
export const demoWithout = (...kinds: (keyof DemoMall['records'])[]): DemoData => ({
  ...demo,
  malls: demo.malls.map((mall) => ({
    ...mall,
    records: { ...mall.records, ...Object.fromEntries(kinds.map((kind) => [kind, []])) },
  })),
})

/** The demo without offers. */
export const demoWithoutOffers = (): DemoData => ({
  ...demo,
  malls: demo.malls.map((mall) => ({ ...mall, records: { ...mall.records, offer: [] } })),
})

/** The demo with an unpublished change to an offer's name. */
export async function renameOffer(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const [first] = await client.call(contentTypes.offer.calls.list, { query: { mallId } })
  if (!first) throw new Error('The demo has no offers')
  const { id, version } = first
  const { name, ...stored } = await client.call(contentTypes.offer.calls.get, { params: { id } })
  await client.call(contentTypes.offer.calls.replace, {
    params: { id },
    body: { ...stored, name: { ...name, en: 'A name that waits' } },
    version,
  })
}

/** The same with the change published, as a second publication. */
export async function renameAndPublish(app: TestApp) {
  await renameOffer(app)
  const { client, mallId } = await app.signIn('admin')
  await client.call(calls.publish, { query: { mallId }, body: { note: 'For the weekend' } })
}

/** The demo with a restaurant switched off since the last publication. */
export async function deactivateRestaurant(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const [restaurant] = await client.call(contentTypes.item.calls.list, { query: { mallId, type: 2 } })
  if (!restaurant) throw new Error('The demo has no restaurants')
  const body = { ids: [restaurant.id], status: 'InActive' as const }
  await client.call(contentTypes.item.calls.status, { query: { mallId }, body })
}

/** Five changes on four screens: a category, two shops, an info slideshow and the mall's name. */
export async function changeFourScreens(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const query = { mallId }
  const [category] = (await client.call(contentTypes.category.calls.list, { query })).filter(({ type }) => type === 1)
  const shops = await client.call(contentTypes.item.calls.list, { query: { mallId, type: 1 } })
  const [show] = (await client.call(contentTypes.slideshow.calls.list, { query })).filter(({ kind }) => kind === 'info')
  if (!category || !show) throw new Error('The demo has categories and slideshows')
  const toOther = (status: Status): Status => (status === 'Active' ? 'InActive' : 'Active')
  const off = (id: string, status: Status) => ({ query, body: { ids: [id], status: toOther(status) } })
  await client.call(contentTypes.category.calls.status, off(category.id, category.status))
  for (const { id, status } of shops.slice(0, 2)) await client.call(contentTypes.item.calls.status, off(id, status))
  await client.call(contentTypes.slideshow.calls.status, off(show.id, show.status))
  const {
    id,
    version,
    icon: _,
    createdAt,
    updatedAt,
    updatedBy,
    ...fields
  } = await client.call(calls.oneMall, {
    params: { id: mallId },
  })
  await client.call(calls.replaceMall, { params: { id }, version, body: { ...fields, name: 'Strandgallerian Nord' } })
}

/** Replaces map tiles with empty pictures. */
export const emptyTiles = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E#{z}/{x}/{y}'
