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
