import { calls, contentTypes, peopleTypes, singleRecords } from '@kiosk-admin/api-client'
import { createTestApp } from '@kiosk-admin/server/testing'
import { expect, it } from 'vitest'
import { editedHours, type HoursEdit, previewHours } from './bulk-hours'

const eve = {
  from: '2026-12-24',
  to: '2026-12-24',
  name: { se: 'Julafton' },
  slots: [{ from: '10:00', to: '14:00' }],
}
const special: HoursEdit = { kind: 'special', exceptions: [eve] }
const day = [{ from: '09:00', to: '20:00' }]
const week: HoursEdit = {
  kind: 'week',
  week: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: [] },
}
const format = { slots: String, days: String, weekday: String, asMall: '' }
const words = { ownDays: '', mallDays: '' }

it.each(['editor', 'only shops'])('all shops of the demo take a special day and a week: %s', async (who) => {
  const app = await createTestApp({ seed: true })
  const { client: admin, mallId } = await app.signIn('admin')
  const query = { mallId }
  const signInAsShops = async () => {
    const areas = [{ area: 'Shops' as const, read: true, write: true }]
    const { id: groupId } = await admin.call(peopleTypes.userGroup.calls.create, { body: { name: 'Shops', areas } })
    const body = { username: 'shops-only', password: 'ten letters or more' }
    const account = { ...body, email: 'shops@example.com', groupId, mallIds: [mallId] }
    await admin.call(peopleTypes.user.calls.create, { body: account })
    return app.client((await app.client().call(calls.login, { body })).token)
  }
  const client = who === 'editor' ? (await app.signIn(who, mallId)).client : await signInAsShops()
  const { openingHours: mall } = await client.call(singleRecords.infoPage.calls.get, { query })
  const shops = await client.call(contentTypes.item.calls.list, { query: { mallId, type: 1 } })
  expect(shops.length).toBeGreaterThan(30)
  for (const edit of [special, week]) {
    const states = shops.map(({ name, openingHours }) => [
      name.se,
      previewHours(openingHours, edit, { mall, today: '2026-11-21', format, words }).state,
    ])
    expect(states.filter(([, state]) => state !== 'changed')).toEqual([])
  }
  const each = Object.fromEntries(
    shops.map(({ id, version, openingHours }) => {
      return [id, { version, set: { openingHours: editedHours(openingHours, special, mall) } }]
    }),
  )
  const body = { ids: shops.map(({ id }) => id), set: {}, each }
  expect(await client.call(contentTypes.item.calls.fields, { query, body })).toHaveLength(shops.length)
})
