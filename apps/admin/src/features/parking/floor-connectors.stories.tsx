import { contentTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { failing } from '../../testing/story-fetch'

const meta = { title: 'Admin/Floor lifts and hours', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const appOf = (loaded: object) => (loaded as { app: TestApp }).app

async function floorId(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const floors = await client.call(contentTypes.floor.calls.list, { query: { mallId } })
  return floors.find(({ name }) => name.en === 'Level 1')?.id ?? ''
}

const path = async (app: TestApp) => `/published/Parking/${await floorId(app)}`

/** The place of the lift on the floor. */
async function placeOf(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const all = await client.call(contentTypes.connector.calls.list, { query: { mallId } })
  const id = await floorId(app)
  return all.find(({ name }) => name.en === 'The lift')?.stops.find((stop) => stop.floorId === id)?.at
}

const lift = () => screen.findByRole('button', { name: 'Hissen' })

/** A lift that is moved is saved at once, with undo; its form and a new one are a press away. */
export const Lifts: Story = {
  ...adminStory({ path }),
  play: async ({ loaded }) => {
    const app = appOf(loaded)
    const before = await placeOf(app)
    const x = before?.x ?? 0
    ;(await lift()).focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(async () => expect((await placeOf(app))?.x).toBeCloseTo(x + 0.05, 4))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await placeOf(app)).toEqual(before))
    ;(await lift()).focus()
    await userEvent.keyboard('{Enter}')
    const fields = within(await screen.findByRole('dialog', { name: 'Hissen' }))
    await userEvent.click(fields.getByRole('link', { name: 'Edit its floors and hours' }))
    await expect(await screen.findByRole('dialog', { name: 'Edit lift or stairs' })).toBeVisible()
  },
}

/** Moving a lift on the plan keeps a colleague's changes of its form. */
export const ChangedMeanwhile: Story = {
  ...adminStory({ path }),
  play: async ({ loaded }) => {
    const app = appOf(loaded)
    await lift()
    const before = await placeOf(app)
    const { client, mallId } = await app.signIn('admin')
    const all = await client.call(contentTypes.connector.calls.list, { query: { mallId } })
    const stored = all.find(({ name }) => name.en === 'The lift')
    if (!stored) throw new Error('The demo has no lift')
    const { id, version, ...body } = stored
    await client.call(contentTypes.connector.calls.replace, { params: { id }, version, body: { ...body, wait: 77 } })
    ;(await lift()).focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(async () => expect((await placeOf(app))?.x).toBeCloseTo((before?.x ?? 0) + 0.05, 4))
    await expect((await client.call(contentTypes.connector.calls.get, { params: { id } })).wait).toBe(77)
    await expect(screen.queryByText('Error', { selector: '[data-slot="toast-title"]' })).toBeNull()
  },
}

/** A new lift starts with its place on this floor. */
export const NewLift: Story = {
  ...adminStory({ path }),
  play: async () => {
    await lift()
    await userEvent.click(screen.getByRole('button', { name: 'Add lift or stairs' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New lift or stairs' }))
    await waitFor(() => expect(screen.getByRole('application')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const form = within(await screen.findByRole('dialog', { name: 'New lift or stairs' }))
    await expect(await form.findByRole('combobox', { name: 'Floor' })).toHaveDisplayValue('Level 1')
  },
}

const newLift = async () => {
  await lift()
  await userEvent.click(screen.getByRole('button', { name: 'Add lift or stairs' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'New lift or stairs' }))
  await waitFor(() => expect(screen.getByRole('application')).toHaveFocus())
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}')
}

const markersOf = async (app: TestApp) => {
  const { client } = await app.signIn('admin')
  return (await client.call(contentTypes.floor.calls.get, { params: { id: await floorId(app) } })).markers
}

const drawMarker = async () => {
  await lift()
  await userEvent.click(screen.getByRole('button', { name: 'Add marker' }))
  await userEvent.keyboard('{Enter}')
  return within(await screen.findByRole('dialog')).findByRole('textbox', { name: /^Label/ })
}

/** What is drawn is saved before a new lift, and its form leads back to the plan. */
export const NewLiftWithDrawing: Story = {
  ...adminStory({ path }),
  play: async ({ loaded }) => {
    const app = appOf(loaded)
    const before = await markersOf(app)
    await userEvent.type(await drawMarker(), 'Kassa{Enter}')
    await userEvent.keyboard('{Escape}')
    await newLift()
    const form = within(await screen.findByRole('dialog', { name: 'New lift or stairs' }))
    await expect(await markersOf(app)).toHaveLength(before.length + 1)
    await userEvent.type(await form.findByLabelText(/^Name/), 'Ny hiss')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByRole('heading', { level: 1, name: 'Level 1' })).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Ny hiss' })).toBeVisible()
    await expect(screen.getByRole('button', { name: /Kassa$/, description: /arrow keys/ })).toBeVisible()
  },
}

/** Without the new lift, its form leads back too. */
export const NoNewLift: Story = {
  ...adminStory({ path }),
  play: async () => {
    await newLift()
    const form = within(await screen.findByRole('dialog', { name: 'New lift or stairs' }))
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await expect(await screen.findByRole('heading', { level: 1, name: 'Level 1' })).toBeVisible()
    await lift()
  },
}

/** A drawing that cannot be saved stays in sight, with what is wrong. */
export const NewLiftWithMistake: Story = {
  ...adminStory({ path }),
  play: async () => {
    await drawMarker()
    await userEvent.keyboard('{Escape}{Escape}')
    await newLift()
    await expect((await screen.findAllByText('Field is required')).length).toBeGreaterThan(0)
    await expect(screen.queryByRole('dialog', { name: 'New lift or stairs' })).toBeNull()
    await expect(screen.getByRole('heading', { level: 1, name: 'Level 1' })).toBeVisible()
  },
}

/** Concurrent changes of one field open the question which to keep, then the form of the lift. */
export const NewLiftAfterConflict: Story = {
  ...adminStory({ path }),
  play: async ({ loaded }) => {
    const app = appOf(loaded)
    await lift()
    const { client } = await app.signIn('admin')
    const { id, version, ...body } = await client.call(contentTypes.floor.calls.get, {
      params: { id: await floorId(app) },
    })
    const code = screen.getByLabelText(/^Area ID/)
    await userEvent.clear(code)
    await userEvent.type(code, 'N1')
    await client.call(contentTypes.floor.calls.replace, { params: { id }, version, body: { ...body, areaId: 'N2' } })
    await newLift()
    const question = within(await screen.findByRole('alertdialog', { name: /changed this too/ }))
    await userEvent.click(question.getByRole('button', { name: 'Save choices' }))
    await expect(await screen.findByRole('dialog', { name: 'New lift or stairs' })).toBeVisible()
  },
}

/** A lift that cannot be saved goes back to its place. */
export const NotSaved: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'PUT /Connector': 500 }) }),
  play: async () => {
    const { left } = (await lift()).style
    ;(await lift()).focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await screen.findByText('Error', { selector: '[data-slot="toast-title"]' })
    await waitFor(async () => expect((await lift()).style.left).toBe(left))
  },
}

/** Areas are named after their tenants. */
export const Tenants: Story = {
  ...adminStory({ path }),
  play: async ({ loaded }) => {
    const app = appOf(loaded)
    await lift()
    const { client, mallId } = await app.signIn('admin')
    const items = await client.call(contentTypes.item.calls.list, { query: { mallId } })
    const named = items.flatMap(({ areaId, name }) => [`${areaId} ${name.se}`, `${areaId} ${name.en}`])
    const areas = await within(screen.getByRole('application')).findAllByRole('button', { name: /^[A-Z]\d+ \p{L}/u })
    for (const area of areas) await expect(named).toContain(area.getAttribute('aria-label'))
  },
}

/** A door gets hours like those of a lift, and they are saved with the floor. */
export const DoorHours: Story = {
  ...adminStory({ path }),
  play: async ({ loaded }) => {
    const app = appOf(loaded)
    await lift()
    await userEvent.click(screen.getByRole('button', { name: 'Edit Door 1' }))
    const fields = within(await screen.findByRole('dialog', { name: 'Door 1' }))
    await userEvent.click(await fields.findByRole('switch', { name: 'Always open' }))
    await expect(await fields.findByRole('group', { name: 'Open' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(async () => {
      const { client } = await app.signIn('admin')
      const { areas } = await client.call(contentTypes.floor.calls.get, { params: { id: await floorId(app) } })
      expect(areas.flatMap(({ doors = [] }) => doors)[0]?.hours?.week.mon).toEqual([])
    })
    await userEvent.click(screen.getByRole('button', { name: 'Edit Door 1' }))
    await expect(await screen.findByRole('switch', { name: 'Always open' })).not.toBeChecked()
  },
}
