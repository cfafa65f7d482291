import { offer, publish } from '@kiosk-admin/api-client'
import { type DemoData, type DemoMall, demoData } from '@kiosk-admin/api-client/demo'
import { type TestApp, testNow } from '@kiosk-admin/server/testing'

const demo = demoData(testNow.slice(0, 10))

/** The demo with another mall, which everyone who reaches all malls reaches too. */
export const demoWith = (mall: DemoMall): DemoData => ({
  ...demo,
  malls: [...demo.malls, mall],
  users: demo.users.map((user) =>
    user.mallIds.length === demo.malls.length ? { ...user, mallIds: [...user.mallIds, mall.id] } : user,
  ),
})

/** The demo without any record of these kinds. */
export const demoWithout = (...kinds: (keyof DemoMall['records'])[]): DemoData => ({
  ...demo,
  malls: demo.malls.map((mall) => ({
    ...mall,
    records: { ...mall.records, ...Object.fromEntries(kinds.map((kind) => [kind, []])) },
  })),
})

/** The demo without any offers. */
export const demoWithoutOffers = (): DemoData => ({
  ...demo,
  malls: demo.malls.map((mall) => ({ ...mall, records: { ...mall.records, offer: [] } })),
})

/** Someone gave an offer another name, which is not on the kiosks yet. */
export async function renameOffer(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const [first] = await client.call(offer.calls.list, { query: { mallId } })
  if (!first) throw new Error('The demo has no offers')
  const { id, version } = first
  const { name, ...stored } = await client.call(offer.calls.get, { params: { id } })
  await client.call(offer.calls.replace, {
    params: { id },
    body: { ...stored, name: { ...name, en: 'A name that waits' } },
    version,
  })
}

/** The same, published: there are two publications then. */
export async function renameAndPublish(app: TestApp) {
  await renameOffer(app)
  const { client, mallId } = await app.signIn('admin')
  await client.call(publish, { query: { mallId }, body: { note: 'For the weekend' } })
}
