import { calls, contentTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { newId } from '../../shared/new-id'
import { adminStory } from '../../testing/admin-story'
import { demoWithout } from '../../testing/demo-stories'
import { failing } from '../../testing/story-fetch'

const meta = { title: 'Admin/Map', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/Map'
const picture = { bare: true, picture: { of: 'main', whole: true } }
const floors = async () => within(await screen.findByRole('region', { name: 'Floors' }))
const check = async () => within(await screen.findByRole('region', { name: 'Check' }))
const switchOf = (name: string) => screen.findByRole('switch', { name: `${name}: out of order` })
const toast = (text: string) => screen.findByText(text, { selector: '[data-slot="toast-text"]' })

async function stateOf(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  return (await client.call(calls.mapStateOfMall, { query: { mallId } })).closed
}

async function connectorId(app: TestApp, name: string) {
  const { client, mallId } = await app.signIn('admin')
  const all = await client.call(contentTypes.connector.calls.list, { query: { mallId } })
  return all.find((one) => one.name.en === name)?.id ?? ''
}

async function close(app: TestApp, name: string, until: string | null = null) {
  const { client, mallId } = await app.signIn('admin')
  const params = { target: await connectorId(app, name) }
  await client.call(calls.setMapState, { params, query: { mallId }, body: { closed: true, until } })
}

/** Floors in the order of the building; everything can be reached. */
export const Floors: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: picture,
  play: async () => {
    const list = await floors()
    const names = list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(names).toEqual(['Level P2', 'Level P1', 'Level 1', 'Level 2'])
    const [lowest, , street] = list.getAllByRole('listitem')
    await waitFor(() => expect(lowest).toHaveTextContent('Quay car park'))
    await expect(street).toHaveTextContent(
      /\d+ areas · \d+ doors · \d+ walkways? · \d+ lifts and stairs · \d+ amenities/,
    )
    await expect(await (await check()).findByText('Everything can be reached')).toBeVisible()
    await expect(screen.queryByText(/PUBLIC_URL/)).toBeNull()
  },
}

/** Takes away what is drawn on the floors. */
async function withoutPlans(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  for (const { id } of await client.call(contentTypes.floor.calls.list, { query: { mallId } })) {
    const { version, ...floor } = await client.call(contentTypes.floor.calls.get, { params: { id } })
    const body = { ...floor, areas: [], map: null }
    await client.call(contentTypes.floor.calls.replace, { params: { id }, version, body })
  }
}

/** Nothing is checked before walkways are drawn. */
export const NotDrawn: Story = {
  ...adminStory({ path, before: withoutPlans }),
  play: async () => {
    await expect(await (await check()).findByText(/^Draw walkways on a floor/)).toBeVisible()
    await userEvent.click((await floors()).getByRole('link', { name: 'Draw it: Level P1' }))
    await expect(await screen.findByRole('heading', { level: 1, name: 'Level P1' })).toBeVisible()
  },
}

export const OpenFloor: Story = {
  ...adminStory({ path }),
  play: async () => {
    await userEvent.click((await floors()).getByRole('link', { name: 'Level 1' }))
    await expect(await screen.findByRole('heading', { level: 1, name: 'Level 1' })).toBeVisible()
  },
}

const lifts = ['The lift', 'Lift at the food court']

/** A shop at a code that is not drawn, a station without a place, and both lifts out of order. */
async function withProblems(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const query = { mallId }
  const [shop] = await client.call(contentTypes.item.calls.list, { query: { mallId, type: 1 } })
  if (!shop) throw new Error('The demo has no shops')
  const { id, version, ...rest } = await client.call(contentTypes.item.calls.get, { params: { id: shop.id } })
  await client.call(contentTypes.item.calls.replace, { params: { id }, version, body: { ...rest, areaId: 'X99' } })
  await client.call(contentTypes.item.calls.status, { query, body: { ids: [id], status: 'Active' } })
  const body = { code: 'K99', name: 'Garage', latitude: 57.7, longitude: 11.9 }
  await client.call(calls.createStation, { query, body })
  for (const lift of lifts) await close(app, lift)
}

/** What cannot be reached is named with the reason and with what repairs it. */
export const Unreachable: Story = {
  ...adminStory({ path, before: withProblems }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: picture,
  play: async () => {
    const list = within(await (await check()).findByRole('list', { name: 'Can’t be reached' }))
    await expect(list.getByText(/^Area X99 isn’t drawn on any active floor\./)).toBeVisible()
    await expect(list.getByRole('link', { name: 'Choose its area' })).toBeVisible()
    const station = list.getByText('Station K99 isn’t on a walkway.').closest('li') as HTMLElement
    await expect(within(station).getByRole('link', { name: 'Choose its position' })).toHaveAttribute(
      'href',
      expect.stringContaining('dialog=stationEdit'),
    )
    const [upstairs] = list.getAllByText(/^The route to area \w+ is closed or out of order\./)
    await expect(upstairs?.closest('li')).toHaveTextContent('Without steps')
  },
}

/** A defibrillator away from all walkways, and no station. */
async function withNothingToCheck(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const query = { mallId }
  const floors = await client.call(contentTypes.floor.calls.list, { query })
  const street = floors.find(({ name }) => name.en === 'Level 1')
  if (!street) throw new Error('The demo has no street level')
  const { id, version, ...floor } = await client.call(contentTypes.floor.calls.get, { params: { id: street.id } })
  if (!floor.map) throw new Error('The demo has no drawn floor')
  const defibrillator = { id: newId(), kind: 'defibrillator' as const, at: { x: 0.001, y: 0.001 } }
  const map = { ...floor.map, amenities: [...floor.map.amenities, defibrillator] }
  await client.call(contentTypes.floor.calls.replace, { params: { id }, version, body: { ...floor, map } })
  const stations = await client.call(calls.stations, { params: query })
  await client.call(calls.removeStations, { query: { id: stations.map(({ id }) => id) } })
}

/** Without a station there are no routes to check, but amenities away from all walkways are listed. */
export const NothingToCheck: Story = {
  ...adminStory({ path, before: withNothingToCheck }),
  play: async () => {
    const results = await check()
    await expect(await results.findByText('Nothing to check yet')).toBeVisible()
    await expect(results.queryByText('Everything can be reached')).toBeNull()
    const mistake = results.getByText(/^No route leads to: Defibrillator\./)
    await expect(within(mistake).getByRole('link', { name: 'Level 1' })).toBeVisible()
  },
}

/** Once the lifts are in order, the check is made again; a link leads to the shop. */
export const Repaired: Story = {
  ...adminStory({ path, before: withProblems }),
  play: async () => {
    const list = within(await (await check()).findByRole('list', { name: 'Can’t be reached' }))
    for (const lift of lifts) await userEvent.click(await switchOf(lift))
    await waitFor(() => expect(list.queryByText(/closed or out of order/)).toBeNull())
    await userEvent.click(list.getByRole('link', { name: 'Choose its area' }))
    await expect(await screen.findByRole('dialog', { name: /shop/i })).toBeVisible()
  },
}

/** One press closes a lift, another one takes it back; a time can be set. */
export const OutOfOrder: Story = {
  ...adminStory({ path }),
  play: async ({ loaded }) => {
    const { app } = loaded as { app: TestApp }
    const lift = await connectorId(app, 'The lift')
    await expect(await (await check()).findByText('Everything can be reached')).toBeVisible()
    await userEvent.click(await switchOf('The lift'))
    await expect(await toast('Out of order: The lift')).toBeVisible()
    await expect(await stateOf(app)).toEqual([{ target: lift }])
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await stateOf(app)).toEqual([]))
    await expect(await switchOf('The lift')).not.toBeChecked()

    await userEvent.click(await switchOf('The lift'))
    await userEvent.click(await screen.findByRole('button', { name: 'The lift: until when?' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'The lift: out of order until' }))
    const field = dialog.getByRole('textbox', { name: 'Day and time' })
    await userEvent.type(field, '20/11/2026 14:30')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Choose a time in the future.')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '21/11/2026 14:30')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByRole('button', { name: /until when\? Until 14:30/ })).toBeVisible()
    await expect(await stateOf(app)).toEqual([{ target: lift, until: '2026-11-21T13:30:00.000Z' }])

    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Map' })).getByRole('link', { name: 'Lifts and stairs' }),
    )
    const row = await screen.findByRole('row', { name: 'The lift' })
    await expect(within(row).getByText(/^Out of order/)).toBeVisible()
  },
}

/** A failed change is taken back and reported. */
export const NotChanged: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'PUT /MapState': 500 }) }),
  play: async () => {
    await userEvent.click(await switchOf('The lift'))
    await screen.findByText('Error', { selector: '[data-slot="toast-title"]' })
    await expect(await switchOf('The lift')).not.toBeChecked()
  },
}

/** Readers see what is out of order. */
export const Reader: Story = {
  ...adminStory({ path, user: 'reader', before: (app) => close(app, 'Escalator up') }),
  play: async () => {
    const escalator = await switchOf('Escalator up')
    await expect(escalator).toBeChecked()
    await expect(escalator).toHaveAttribute('aria-readonly', 'true')
    await userEvent.click(escalator)
    await expect(escalator).toBeChecked()
    await expect(screen.getByText('You can see what is out of order but not change it.')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /until when/ })).toBeNull()
  },
}

/** The server's address works on its own machine only: kiosks show no code of a way, and staff read what to set. */
export const NoPhones: Story = {
  ...adminStory({ path, settings: { visitorUrl: null } }),
  play: async () => {
    const note = await screen.findByText(/^Kiosks can’t show the QR code/)
    await expect(note).toHaveTextContent('the server’s address, http://localhost:8080, only works on the server itself')
    await expect(note).toHaveTextContent('set PUBLIC_URL to an address')
  },
}

export const Empty: Story = {
  ...adminStory({ path, seed: demoWithout('floor', 'connector', 'place') }),
  play: async () => {
    await expect(await screen.findByText('No floors yet')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Add floors under Parking' })).toBeVisible()
  },
}

export const CheckFailed: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'GET /Publication/Reach': 500 }) }),
  play: async () => {
    await expect(await (await check()).findByRole('alert')).toHaveTextContent('Couldn’t check the plans')
    await expect((await check()).getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(await switchOf('The lift')).toBeVisible()
  },
}

/** The publish panel lists the shops and services without a way, and asks for confirmation before it publishes. */
export const Publish: Story = {
  ...adminStory({ path: `${path}?panel=publish`, before: withProblems }),
  play: async ({ loaded }) => {
    const { app } = loaded as { app: TestApp }
    const panel = within(await screen.findByRole('dialog', { name: /^Publish No\./ }))
    const count = /^\d+ shops and services can’t be reached$/
    const section = within(await panel.findByRole('region', { name: count }))
    await expect(section.getByText(/^Area X99 isn’t drawn on any active floor\./)).toBeVisible()
    await userEvent.type(panel.getByRole('textbox', { name: 'Note' }), 'For the weekend')
    const numberOf = async () => {
      const { client, mallId } = await app.signIn('admin')
      return (await client.call(calls.publications, { query: { mallId } })).length
    }
    const before = await numberOf()
    const publish = () => panel.getByRole('button', { name: /^Publish to \d stations/ })
    await userEvent.click(publish())
    const ask = within(await screen.findByRole('alertdialog', { name: 'Publish anyway?' }))
    await expect(ask.getByText(/Station K99 isn’t on a walkway\./)).toBeVisible()
    await expect(screen.queryByText(/^Sending to/)).toBeNull()
    await userEvent.click(ask.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(publish()).not.toHaveAttribute('aria-busy', 'true'))
    await expect(panel.getByRole('textbox', { name: 'Note' })).toHaveValue('For the weekend')
    await expect(await numberOf()).toBe(before)

    await userEvent.click(publish())
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publish' }))
    await panel.findByText(/^Nothing to publish$/, { selector: 'h3' })
    await expect(await numberOf()).toBe(before + 1)
  },
}
