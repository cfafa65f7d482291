import { replaceStation, stations } from '@kiosk-admin/api-client'
import { type DemoData, demoData } from '@kiosk-admin/api-client/demo'
import { type TestApp, testNow } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { renameAndPublish } from '../../testing/demo-stories'
import { failing, silent } from '../../testing/story-fetch'

const meta = { title: 'Admin/Stations', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/Malls/Stations'
const row = (name: string) => screen.findByRole('row', { name })

type State = TestApp['relay']['stations'][number]['state']

/** What is not online and up to date. */
const others: Record<string, State> = { K4: 'restarting', K5: 'offline', K7: 'behind' }

/** Most are online and up to date, the others as above, one was never seen. */
async function withPresence(app: TestApp) {
  await renameAndPublish(app)
  const { client, mallId } = await app.signIn('admin')
  const all = await client.call(stations, { params: { mallId } })
  for (const { id = '', code } of all.slice(0, -1)) {
    app.relay.stations.push({
      mallId,
      stationId: id,
      state: others[code] ?? 'online',
      publication: code === 'K7' ? 1 : 2,
      lastSeenAt: testNow,
      softwareVersion: '2.8.1',
    })
  }
}

const demo = demoData(testNow.slice(0, 10))
const noStations: DemoData = { ...demo, malls: demo.malls.map((mall) => ({ ...mall, stations: [] })) }

export const List: Story = {
  ...adminStory({ path, before: withPresence }),
  tags: ['picture', 'width-1024', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { whole: true } },
  play: async () => {
    await expect(within(await row('Entrance north')).getByText('Online')).toBeVisible()
    await expect(within(await row('Harbour door')).getByText('Behind')).toBeVisible()
    await expect(within(await row('Cinema')).getByText('Restarting')).toBeVisible()
    await expect(within(await row('Level 2 lift')).getByText('Offline')).toBeVisible()
    await expect(within(await row('Tram hall')).getByText('Never seen')).toBeVisible()
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Stations 8')
    await expect(await screen.findByRole('region', { name: 'Stations of Strandgallerian' })).toBeVisible()
    await expect(location.pathname).toMatch(/^\/Malls\/Stations\/.{36}$/)
  },
}

export const InIcelandic: Story = {
  ...adminStory({ path, code: 'is', before: withPresence }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { whole: true } },
  play: async () => {
    await row('Entrance north')
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Stöðvar 8')
    await screen.findByRole('region', { name: 'Stöðvar: Strandgallerian' })
  },
}

export const Edit: Story = {
  ...adminStory({ path, before: withPresence }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('rowheader', { name: 'Atrium' }))
    const form = within(await screen.findByRole('dialog', { name: 'K2 Atrium' }))
    await expect(await form.findByLabelText(/^Station ID/)).toHaveAttribute('readonly')
    await expect(form.getByRole('button', { name: 'Copy Station ID' })).toBeVisible()
    await expect(await form.findByRole('option', { name: 'Level 1' })).toBeInTheDocument()
  },
}

export const ChangeLocation: Story = {
  ...adminStory({ path }),
  play: async () => {
    await userEvent.click(await screen.findByRole('rowheader', { name: 'Atrium' }))
    const form = within(await screen.findByRole('dialog', { name: 'K2 Atrium' }))
    const at = await form.findByLabelText(/^Latitude, longitude/)
    await userEvent.clear(at)
    await userEvent.type(at, '57.7113, 11.9663{Enter}')
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to change location?' }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Change location' }))
    const name = form.getByLabelText(/^Name/)
    await userEvent.clear(name)
    await userEvent.type(name, 'Atrium by the stairs')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Updated')).toBeVisible()
    await row('Atrium by the stairs')
  },
}

export const MakeOne: Story = {
  ...adminStory({ path, seed: noStations }),
  play: async () => {
    await expect(await screen.findByText('No stations yet')).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: 'New station' })[0] as HTMLElement)
    const form = within(await screen.findByRole('dialog', { name: 'New station' }))
    await userEvent.click(await form.findByRole('button', { name: 'Create station' }))
    await expect(await form.findAllByText('Field is required')).not.toHaveLength(0)
    await userEvent.type(form.getByLabelText(/^Code/), 'N1')
    await userEvent.type(form.getByLabelText(/^Name/), 'North door')
    await userEvent.type(form.getByLabelText(/^Latitude, longitude/), '57.711, 11.966{Enter}')
    await userEvent.click(form.getByRole('button', { name: 'Create station' }))
    await expect(await screen.findByText('Created')).toBeVisible()
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
  ...adminStory({ path }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    await row('Atrium')
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Atrium' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New key' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Do you want to proceed with this action ?' }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Make new key' }))
    const key = within(await screen.findByRole('dialog', { name: 'Key of K2' }))
    const address = await key.findByLabelText<HTMLInputElement>(/^Address for the kiosk/)
    await expect(address).toHaveAttribute('readonly')
    await expect(address.value).toMatch(/#key=.+/)
  },
}

/** Without a line to the stations each says that nothing was sent. */
export const Commands: Story = {
  ...adminStory({ path, before: withPresence }),
  play: async () => {
    await row('Atrium')
    await userEvent.click(screen.getByRole('button', { name: 'Reload all' }))
    await expect(within(await row('Cinema')).getByText('Not sent: no connection')).toBeVisible()
    await userEvent.click(within(await row('Atrium')).getByRole('button', { name: 'Ping' }))
    await expect(within(await row('Atrium')).getByText('Not sent: no connection')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Atrium' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Cinema' }))
    const bar = within(screen.getByRole('group', { name: '2 selected' }))
    await userEvent.click(bar.getByRole('button', { name: 'Restart' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Do you want to proceed with this action ?' }),
    )
    await expect(question.getByText(/^2 stations goes? dark/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Restart' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const DeleteAndUndo: Story = {
  ...adminStory({ path }),
  play: async () => {
    await row('Atrium')
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Atrium' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText('Deleted')).toBeVisible()
    await expect(screen.queryByRole('row', { name: 'Atrium' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await row('Atrium')
  },
}

export const CodeTaken: Story = {
  ...adminStory({ path }),
  play: async () => {
    await userEvent.click(await screen.findByRole('rowheader', { name: 'Atrium' }))
    const form = within(await screen.findByRole('dialog', { name: 'K2 Atrium' }))
    const code = await form.findByLabelText(/^Code/)
    await userEvent.clear(code)
    await userEvent.type(code, 'K1')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect((await form.findAllByText(/^Invalid value/)).length).toBeGreaterThan(0)
  },
}

/** A colleague renames it meanwhile. */
async function renameAtrium(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const all = await client.call(stations, { params: { mallId } })
  const atrium = all.find(({ code }) => code === 'K2')
  if (!atrium) throw new Error('The demo has no K2')
  const { id, version = 1, code, latitude, longitude, areaId, floorId } = atrium
  const body = { code, latitude, longitude, areaId, floorId, name: 'By the fountain' }
  await client.call(replaceStation, { params: { id }, body, version })
}

export const Conflict: Story = {
  ...adminStory({ path }),
  play: async ({ loaded: { app } }) => {
    await userEvent.click(await screen.findByRole('rowheader', { name: 'Atrium' }))
    const form = within(await screen.findByRole('dialog', { name: 'K2 Atrium' }))
    const name = await form.findByLabelText(/^Name/)
    await userEvent.type(name, ' west')
    await renameAtrium(app as TestApp)
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText('By the fountain')).toBeVisible()
    await userEvent.click(question.getByRole('radio', { name: /Atrium west/ }))
    await userEvent.click(question.getByRole('button', { name: 'Save choice' }))
    await row('Atrium west')
  },
}

export const Reader: Story = {
  ...adminStory({ path, user: 'reader' }),
  play: async () => {
    await row('Atrium')
    await expect(screen.getByRole('button', { name: 'Reload all' })).toHaveAccessibleDescription(
      'You can read stations, not change them.',
    )
    await expect(screen.queryByRole('button', { name: 'New station' })).toBeNull()
    // to ask whether a station answers is no more than to read
    await userEvent.click(within(await row('Atrium')).getByRole('button', { name: 'Ping' }))
    await expect(within(await row('Atrium')).getByText('Not sent: no connection')).toBeVisible()
    await userEvent.click(screen.getByRole('rowheader', { name: 'Atrium' }))
    const form = within(await screen.findByRole('dialog', { name: 'K2 Atrium' }))
    await expect(await form.findByText('You can read stations, not change them.')).toBeVisible()
    await expect(form.getByLabelText(/^Name/)).toHaveAttribute('readonly')
  },
}

export const AnothersMall: Story = {
  ...adminStory({ path: `${path}/0198f000-0000-7000-8000-000000000009` }),
  play: async () => {
    await expect(await screen.findByText('You do not reach this mall')).toBeVisible()
  },
}

export const Loading: Story = {
  ...adminStory({ path, wrap: (fetch) => silent(fetch, 'GET /MallStation') }),
  play: async () => {
    await expect(await screen.findByText('Loading')).toBeInTheDocument()
  },
}

let down = true

export const FailedAndTriedAgain: Story = {
  ...adminStory({
    path,
    wrap: (fetch) => {
      down = true
      return (input, init) => (down ? failing(fetch, { 'GET /MallStation': 503 }) : fetch)(input, init)
    },
  }),
  play: async () => {
    const alert = await screen.findByRole('alert')
    down = false
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await row('Atrium')
  },
}
