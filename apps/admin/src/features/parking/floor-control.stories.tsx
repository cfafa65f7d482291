import { contentTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { outage } from '../../testing/story-fetch'

const meta = { title: 'Admin/Floor control points', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

async function path(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  const floors = await client.call(contentTypes.floor.calls.list, { query: { mallId } })
  return `/published/Parking/${floors.find(({ name }) => name.en === 'Level 1')?.id}`
}

/** Each point says how far it is off; fewer than three are refused. */
export const Fit: Story = {
  ...adminStory({ path }),
  play: async () => {
    const first = await screen.findByRole('button', { name: 'Show Control point 1' })
    // once the size of the picture is known
    await waitFor(() => expect(first).toHaveAccessibleDescription(/^Off by [\d.]+ m$/))
    await userEvent.click(screen.getByRole('button', { name: 'Remove Control point 1' }))
    await expect(await screen.findByText(/^There are fewer than three control points/)).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement)
    await expect(await screen.findByRole('button', { name: 'Show Control point 3' })).toBeVisible()
    await expect(screen.queryByText(/^There are fewer than three control points/)).toBeNull()
  },
}

const pictures = outage({ 'GET /MediaLibrary/Files/Image': 503 })

export const PictureDidNotLoad: Story = {
  ...adminStory({ path, wrap: pictures.wrap }),
  play: async () => {
    const plan = (await screen.findAllByText('Couldn’t load the picture'))[0]?.closest('[role="alert"]')
    pictures.end()
    await userEvent.click(within(plan as HTMLElement).getByRole('button', { name: 'Try again' }))
    await expect(await screen.findByRole('button', { name: 'Show Control point 1' })).toBeVisible()
  },
}
