import { calls } from '@kiosk-admin/api-client'
import { type DemoData, demoData } from '@kiosk-admin/api-client/demo'
import { type TestApp, testNow } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { answering, lostServer, outage, silent } from '../../testing/story-fetch'
import { idOf, openSettings, openState, withPresence } from './stations.fixture'

const meta = { title: 'Admin/Stations', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/Malls/Stations'
const row = (name: string) => screen.findByRole('row', { name })

const demo = demoData(testNow.slice(0, 10))
const noStations: DemoData = { ...demo, malls: demo.malls.map((mall) => ({ ...mall, stations: [] })) }

export const List: Story = {
  ...adminStory({ path, before: withPresence }),
  tags: ['picture', 'width-1024', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { whole: true } },
  play: async () => {
    await expect(within(await row('Entré norr')).getByText('Online')).toBeVisible()
    await expect(within(await row('Hamnporten')).getByText('Out of date')).toBeVisible()
    await expect(within(await row('Bion')).getByText('Restarting')).toBeVisible()
    await expect(within(await row('Hiss plan 2')).getByText('Offline')).toBeVisible()
    await expect(within(await row('Spårvagnshallen')).getByText('Never connected')).toBeVisible()
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Stations 8')
    await expect(await screen.findByRole('region', { name: 'Stations: Strandgallerian' })).toBeVisible()
    await expect(location.pathname).toMatch(/^\/Malls\/Stations\/.{36}$/)
  },
}

export const InIcelandic: Story = {
  ...adminStory({ path, code: 'is', before: withPresence }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { whole: true } },
  play: async () => {
    await row('Entré norr')
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Stöðvar 8')
    await screen.findByRole('region', { name: 'Stöðvar: Strandgallerian' })
  },
}

export const Edit: Story = {
  ...adminStory({ path, before: withPresence }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const form = await openSettings('Atriet', 'K2 Atriet')
    await expect(await form.findByLabelText(/^Station ID/)).toHaveAttribute('readonly')
    await expect(form.getByRole('button', { name: 'Copy Station ID' })).toBeVisible()
    await expect(await form.findByRole('option', { name: 'Level 1' })).toBeInTheDocument()
  },
}

export const ChangeLocation: Story = {
  ...adminStory({ path }),
  play: async () => {
    const form = await openSettings('Atriet', 'K2 Atriet')
    const at = await form.findByLabelText(/^Latitude, longitude/)
    await userEvent.clear(at)
    await userEvent.type(at, '57.7113, 11.9663{Enter}')
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to change location?' }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Change location' }))
    const name = form.getByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.type(name, 'Atriet by the stairs')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('Updated')
    await expect(await screen.findByRole('dialog', { name: 'K2 Atriet by the stairs' })).toBeVisible()
  },
}

export const MakeOne: Story = {
  ...adminStory({ path, seed: noStations }),
  play: async () => {
    await expect(await screen.findByText('No stations yet')).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: 'New station' })[0] as HTMLElement)
    const form = within(await screen.findByRole('dialog', { name: 'New station' }))
    // a new station is where its mall is
    const location = await form.findByLabelText<HTMLInputElement>(/^Latitude, longitude/)
    await expect(location.value).toMatch(/^57\.\d+, 11\.\d+$/)
    await userEvent.clear(location)
    await userEvent.tab()
    await userEvent.click(await form.findByRole('button', { name: 'Create station' }))
    const errors = await form.findByRole('alert')
    const named = within(errors).getAllByRole('listitem')
    await expect(named.map(({ textContent }) => textContent)).toEqual(
      ['Code', 'Name', 'Location'].map((field) => `${field}: Field is required`),
    )
    await userEvent.type(form.getByLabelText(/^Code/), 'N1')
    await userEvent.type(form.getByLabelText(/^Name/), 'North door')
    await userEvent.type(location, '57.711, 11.966{Enter}')
    await userEvent.click(form.getByRole('button', { name: 'Create station' }))
    await screen.findByText('Created')
    const key = within(await screen.findByRole('dialog', { name: 'Key of N1' }))
    const secret = (key.getByLabelText(/^Key/) as HTMLInputElement).value
    await expect(((await key.findByLabelText(/^Address for the kiosk/)) as HTMLInputElement).value).toContain(
      `#key=${secret}`,
    )
    await userEvent.click(key.getByRole('button', { name: 'Done' }))
    await row('North door')
  },
}

export const NewKey: Story = {
  ...adminStory({
    path,
    wrap: (fetch) => answering(fetch, 'POST /MallStation', { key: 'k_oOapXKhqv-dfmEuKbLNhLC7ar4x5ROMRK7LTWuSPXpw' }),
  }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    await row('Atriet')
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Atriet' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New key' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Do you want to proceed with this action ?' }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Create new key' }))
    const key = within(await screen.findByRole('dialog', { name: 'Key of K2' }))
    const address = await key.findByLabelText<HTMLInputElement>(/^Address for the kiosk/)
    await expect(address).toHaveAttribute('readonly')
    await expect(address.value).toMatch(/#key=.+/)
  },
}

/** Without a connection to the stations each command reports that nothing was sent. */
export const Commands: Story = {
  ...adminStory({ path, before: withPresence }),
  play: async () => {
    await row('Atriet')
    await userEvent.click(screen.getByRole('button', { name: 'Reload all' }))
    await expect(within(await row('Bion')).getByText('Not sent: no connection')).toBeVisible()
    await userEvent.click(within(await row('Atriet')).getByRole('button', { name: 'Ping' }))
    await expect(within(await row('Atriet')).getByText('Not sent: no connection')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Atriet' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Bion' }))
    const bar = within(screen.getByRole('group', { name: '2 selected' }))
    await userEvent.click(bar.getByRole('button', { name: 'Restart' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Do you want to proceed with this action ?' }),
    )
    await expect(question.getByText(/goes dark for about a minute during the restart: 2 stations\.$/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Restart' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const DeleteAndUndo: Story = {
  ...adminStory({ path }),
  play: async () => {
    await row('Atriet')
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Atriet' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Deleted')
    await expect(screen.queryByRole('row', { name: 'Atriet' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await row('Atriet')
  },
}

export const CodeTaken: Story = {
  ...adminStory({ path }),
  play: async () => {
    const form = await openSettings('Atriet', 'K2 Atriet')
    const code = await form.findByLabelText(/^Code/)
    await userEvent.clear(code)
    await userEvent.type(code, 'K1')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect((await form.findAllByText(/^Invalid value/)).length).toBeGreaterThan(0)
  },
}

async function atriumOf(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const all = await client.call(calls.stations, { params: { mallId } })
  const atrium = all.find(({ code }) => code === 'K2')
  if (!atrium) throw new Error('The demo has no K2')
  return atrium
}

/** A colleague renames it. */
async function renameAtrium(app: TestApp) {
  const { client } = await app.signIn('admin')
  const atrium = await atriumOf(app)
  const { id, version = 1, code, latitude, longitude, areaId, floorId } = atrium
  const body = { code, latitude, longitude, areaId, floorId, name: 'By the fountain' }
  await client.call(calls.replaceStation, { params: { id }, body, version })
}

const place = { position: { x: 0.25, y: 0.75 }, bearing: 90 }

async function replaceAtrium(app: TestApp, change: { position: typeof place.position | null; bearing: number | null }) {
  const { client } = await app.signIn('admin')
  const { id, version = 1, ...body } = await atriumOf(app)
  await client.call(calls.replaceStation, { params: { id }, body: { ...body, ...change }, version })
}

/** Gives the station a place on its floor. */
const placeAtrium = (app: TestApp) => replaceAtrium(app, place)
const withoutPlace = (app: TestApp) => replaceAtrium(app, { position: null, bearing: null })

/** The place is chosen by pressing the plan, and the screen turned with arrow keys. */
export const PlaceOnPlan: Story = {
  ...adminStory({ path, before: withoutPlace }),
  play: async ({ loaded: { app } }) => {
    const form = await openSettings('Atriet', 'K2 Atriet')
    const group = within(await form.findByRole('group', { name: /^Position on the floor plan/ }))
    await expect(group.queryByRole('slider')).toBeNull()
    await waitFor(() => expect(document.querySelector('.cursor-crosshair img')).toHaveProperty('complete', true))
    const plan = document.querySelector('.cursor-crosshair') as HTMLElement
    const { left, top, width, height } = plan.getBoundingClientRect()
    const coords = { clientX: left + width * 0.25, clientY: top + height * 0.5 }
    await userEvent.pointer({ target: plan, keys: '[MouseLeft]', coords })
    const pin = await group.findByRole('slider', { name: 'Position' })
    pin.focus()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(form.getByRole('button', { name: 'Choose the direction' }))
    const bearing = form.getByRole('slider', { name: /^Direction of the screen/ })
    bearing.focus()
    await userEvent.keyboard('{PageUp}{ArrowRight}')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect((await atriumOf(app as TestApp)).bearing).toBe(11))
    const { position } = await atriumOf(app as TestApp)
    await expect(position?.x).toBeCloseTo(0.26, 2)
    await expect(position?.y).toBeCloseTo(0.5, 2)
  },
}

/** A picture that never arrives, of a size that the server does not know. */
const withoutPicture =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    if (!new URL(String(input), location.href).pathname.endsWith('/Floor/Plans')) return response
    const { message, ...rest } = (await response.json()) as { message: object[] }
    const picture = { url: 'blob:never', width: null, height: null }
    return Response.json({ ...rest, message: message.map((plan) => ({ ...plan, picture })) })
  }

/** The plan has its height before its picture is there. */
export const PlanWithoutPicture: Story = {
  ...adminStory({ path, before: placeAtrium, wrap: withoutPicture }),
  play: async () => {
    const form = await openSettings('Atriet', 'K2 Atriet')
    const pin = await form.findByRole('slider', { name: 'Position' })
    const { width = 0, height = 0 } = pin.parentElement?.getBoundingClientRect() ?? {}
    await expect(height).toBeGreaterThan(width / 2)
  },
}

export const KeepsPlace: Story = {
  ...adminStory({ path, before: placeAtrium }),
  play: async ({ loaded: { app } }) => {
    const form = await openSettings('Atriet', 'K2 Atriet')
    await userEvent.type(await form.findByLabelText(/^Name/), ' 2')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByRole('dialog', { name: 'K2 Atriet 2' })).toBeVisible()
    await expect(await atriumOf(app as TestApp)).toMatchObject({ name: 'Atriet 2', ...place })
  },
}

/** A place on one floor's picture is none on another's. */
export const ToAnotherFloor: Story = {
  ...adminStory({ path, before: placeAtrium }),
  play: async ({ loaded: { app } }) => {
    const form = await openSettings('Atriet', 'K2 Atriet')
    await form.findByRole('option', { name: 'Level 2' })
    await userEvent.selectOptions(form.getByLabelText(/^Floor/), 'Level 2')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(async () =>
      expect(await atriumOf(app as TestApp)).toMatchObject({ version: 3, position: null, bearing: null }),
    )
  },
}

export const Conflict: Story = {
  ...adminStory({ path }),
  play: async ({ loaded: { app } }) => {
    const form = await openSettings('Atriet', 'K2 Atriet')
    const name = await form.findByLabelText(/^Name/)
    await userEvent.type(name, ' west')
    await renameAtrium(app as TestApp)
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText('By the fountain')).toBeVisible()
    await userEvent.click(question.getByRole('radio', { name: /Atriet west/ }))
    await userEvent.click(question.getByRole('button', { name: 'Save choices' }))
    await expect(await screen.findByRole('dialog', { name: 'K2 Atriet west' })).toBeVisible()
  },
}

export const Reader: Story = {
  ...adminStory({ path, user: 'reader' }),
  play: async () => {
    await row('Atriet')
    await expect(screen.getByRole('button', { name: 'Reload all' })).toHaveAccessibleDescription(
      'You can view stations but not change them.',
    )
    await expect(screen.queryByRole('button', { name: 'New station' })).toBeNull()
    // a ping needs read permission only
    await userEvent.click(within(await row('Atriet')).getByRole('button', { name: 'Ping' }))
    await expect(within(await row('Atriet')).getByText('Not sent: no connection')).toBeVisible()
    const sheet = await openState('Atriet', 'K2 Atriet')
    await expect(await sheet.findByText('You can view stations but not change them.')).toBeVisible()
    for (const name of ['Reload', 'Restart', 'Edit']) {
      await expect(sheet.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    }
    await userEvent.click(sheet.getByRole('button', { name: 'Ping' }))
    await expect(sheet.getByText('Not sent: no connection')).toBeVisible()
  },
}

/** The address of the settings opens them read-only without write permission. */
export const ReadSettings: Story = {
  ...adminStory({
    path: async (app) => `${path}/${(await app.signIn('admin')).mallId}?dialog=stationEdit&id=${await idOf(app, 'K2')}`,
    user: 'reader',
  }),
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: 'K2 Atriet' }))
    await expect(await form.findByText('You can view stations but not change them.')).toBeVisible()
    await expect(await form.findByLabelText(/^Name/)).toHaveAttribute('readonly')
  },
}

export const AnothersMall: Story = {
  ...adminStory({ path: `${path}/0198f000-0000-7000-8000-000000000009` }),
  play: async () => {
    await expect(await screen.findByText('You don’t have access to this mall')).toBeVisible()
  },
}

export const Loading: Story = {
  ...adminStory({ path, wrap: (fetch) => silent(fetch, 'GET /MallStation') }),
  play: async () => {
    await expect(await screen.findByText('Loading')).toBeInTheDocument()
  },
}

const down = outage({ 'GET /MallStation': 503 })

export const FailedAndTriedAgain: Story = {
  ...adminStory({
    path,
    wrap: down.wrap,
  }),
  play: async () => {
    const alert = await screen.findByRole('alert')
    down.end()
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await row('Atriet')
  },
}

const server = lostServer()

/** The states of stations are from before, until the server answers again. */
export const Offline: Story = {
  ...adminStory({ path, before: withPresence, wrap: server.wrap }),
  tags: ['picture', 'width-390', '!autodocs'],
  play: async () => {
    await within(await row('Entré norr')).findByText('Online')
    await screen.findByRole('radio', { name: 'Level 1' })
    server.lose()
    await expect(await screen.findByRole('button', { name: 'Offline' })).toBeVisible()
    await expect(screen.getByText('As of 10:00')).toBeVisible()
    await expect((await row('Entré norr')).closest('[data-stale]')).not.toBeNull()
    // a request may still be on its way to its failure
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Working' })).toBeNull())
  },
}
