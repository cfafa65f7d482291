import { calls, contentTypes } from '@kiosk-admin/api-client'
import { callsOf, expect, test } from '../support/journey'

test('a visitor walks the way to another floor, without steps, and around what is out of order', async ({
  server,
  station,
}) => {
  const { mallId, caller } = await callsOf(server.url, 'admin')
  const connectors = await caller.call(contentTypes.connector.calls.list, { query: { mallId } })
  const setAll = async (kind: string, closed: boolean) => {
    for (const { id } of connectors.filter((one) => one.kind === kind))
      await caller.call(calls.setMapState, { params: { target: id }, query: { mallId }, body: { closed } })
  }

  const kiosk = await station('K2')
  const click = (name: string | RegExp) => kiosk.getByRole('button', { name }).first().click()
  const steps = kiosk.getByRole('list', { name: 'All steps' })
  await click('English')
  await click('Find your way')
  await click(/^Quiet room/)
  await expect(kiosk.getByRole('figure', { name: 'Map of Level 1' })).toBeVisible()
  await expect(steps).toContainText('Take the escalator up to level 2.')
  await kiosk.getByRole('listitem').filter({ hasText: 'Take the escalator up to level 2.' }).getByRole('button').click()
  await click('Next step')
  await expect(kiosk.getByRole('figure', { name: 'Map of Level 2' })).toBeVisible()

  await click('Step-free')
  await expect(steps).toContainText('Take the lift up to level 2.')
  await expect(kiosk.getByText(/^Step-free: no stairs/)).toBeVisible()

  // at once, and without a publication
  await setAll('lift', true)
  await expect(kiosk.getByText(/^Out of order: .*\. There’s no route to Quiet room right now\.$/)).toBeVisible()
  await setAll('lift', false)
  await expect(steps).toContainText('Take the lift up to level 2.')
  await click('Step-free')
  await expect(steps).toContainText('Take the escalator up to level 2.')
  await setAll('escalator', true)
  const detour = kiosk.getByText(/^Out of order: .*\. Here’s another route\.$/)
  await expect(detour).toBeVisible()
  await expect(steps).not.toContainText('escalator')

  // without a network the graph is made again, and what is out of order is still known
  await kiosk.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await kiosk.reload()
  await click('English')
  await click('Find your way')
  await expect(kiosk.getByRole('button', { name: /^Toilet .*min$/ })).toBeVisible()
  await kiosk.context().setOffline(true)
  await kiosk.reload()
  await click('English')
  await click('Find your way')
  await click(/^Quiet room/)
  await expect(steps).not.toContainText('escalator')
  await expect(detour).toBeVisible()
})

test('staff close a door on the map, and visitors are told at once', { tag: '@nightly' }, async ({
  server,
  signedIn,
  station,
}) => {
  const admin = await signedIn('admin')
  const { mallId, caller } = await callsOf(server.url, 'admin')
  const query = { mallId }
  const services = await caller.call(contentTypes.service.calls.list, { query })
  const { areaId = '' } = services.find(({ name }) => name.en === 'Quiet room') ?? {}

  const kiosk = await station('K2')
  const click = (name: string | RegExp) => kiosk.getByRole('button', { name, exact: true }).first().click()
  const steps = kiosk.getByRole('list', { name: 'All steps' })
  await click('English')
  await click('Find your way')
  await kiosk
    .getByRole('region', { name: 'Where do you want to go?' })
    .getByRole('button', { name: 'Quiet room' })
    .click()
  await expect(steps).toContainText('Quiet room')

  await admin.goto('/published/Map')
  const plan = admin.getByRole('region', { name: 'Plan' })
  const choose = async (label: string, text: string) => {
    await plan.getByRole('combobox', { name: label }).fill(text)
    await admin.getByRole('option').first().click()
  }
  await choose('Find a shop, door or walkway', `Door of ${areaId} `)
  await plan.getByRole('switch', { name: new RegExp(`^Door of ${areaId} to Walkway \\d+: closed$`) }).click()
  await expect(kiosk.getByText(/There’s no route to Quiet room right now\.$/)).toBeVisible()
  await plan.getByRole('switch', { name: new RegExp(`^Door of ${areaId} `) }).click()
  await expect(steps).toContainText('Quiet room')
})

test('staff move a shop to a free area on the map, and the kiosk shows it there once published', {
  tag: '@nightly',
}, async ({ server, signedIn, station }) => {
  const admin = await signedIn('admin')
  const { mallId, caller } = await callsOf(server.url, 'admin')
  const query = { mallId }
  const [services, items, plans] = await Promise.all([
    caller.call(contentTypes.service.calls.list, { query }),
    caller.call(contentTypes.item.calls.list, { query }),
    caller.call(calls.floorPlans, { query }),
  ])
  const taken = new Set([...items, ...services].map(({ areaId }) => areaId))
  const onFloor = (name: string) => plans.find((plan) => plan.name.en === name)?.areas ?? []
  const isUpstairs = (areaId: string | null) => onFloor('Level 2').some((area) => area.areaId === areaId)
  const shop = items.find(({ type, status, areaId }) => type === 1 && status === 'Active' && isUpstairs(areaId))
  const free = onFloor('Level 1').find(({ areaId, use = 'tenant' }) => use === 'tenant' && !taken.has(areaId))
  const shopName = shop?.name.en ?? ''

  const kiosk = await station('K2')
  await admin.goto('/published/Map')
  const plan = admin.getByRole('region', { name: 'Plan' })
  const choose = async (label: string, text: string) => {
    await plan.getByRole('combobox', { name: label }).fill(text)
    await admin.getByRole('option').first().click()
  }
  await choose('Find a shop, door or walkway', shopName)
  await plan.getByRole('button', { name: `Move ${shopName}` }).click()
  await choose('Find a free area', free?.areaId ?? '')
  await expect(admin.getByText(`Now in ${free?.areaId}: ${shopName}`).first()).toBeVisible()
  await caller.call(calls.publish, { query, body: {} })
  await kiosk.getByRole('button', { name: 'English' }).click()
  await kiosk.getByRole('button', { name: 'Find your way' }).click()
  const map = kiosk.getByRole('figure', { name: 'Map of Level 1' })
  await expect(map.getByRole('button', { name: shopName })).toBeVisible()
})
