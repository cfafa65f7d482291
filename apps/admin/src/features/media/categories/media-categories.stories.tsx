import { calls } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../../testing/admin-story'
import { failing } from '../../../testing/story-fetch'
import { toggleFilter } from '../../../testing/toggle-filter'

const meta = { title: 'Admin/Media categories', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/mediaLibrary/Categories'
const row = (name: string) => screen.findByRole('row', { name })

async function withSome(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  for (const [kind, name] of [
    ['Document', 'House rules'],
    ['Video', 'Screensaver films'],
  ] as const) {
    await client.call(calls.createMediaCategory, { query: { mallId }, body: { kind, name } })
  }
}

export const List: Story = {
  ...adminStory({ path, before: withSome }),
  tags: ['picture', 'width-390', '!autodocs'],
  play: async () => {
    await expect(await row('House rules')).toHaveTextContent('Documents')
    await toggleFilter('Type All', 'Videos')
    await waitFor(() => expect(screen.queryByRole('row', { name: 'House rules' })).toBeNull())
    await expect(location.search).toContain('kind=Video')
    await toggleFilter('Type Videos', 'Videos')
    await within(await row('House rules')).findByText('0')
  },
}

export const MakeOne: Story = {
  ...adminStory({ path }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New category' }))
    const form = within(await screen.findByRole('dialog', { name: 'New category' }))
    await userEvent.click(await form.findByRole('button', { name: 'Create category' }))
    await expect(await form.findAllByText('Field is required')).not.toHaveLength(0)
    await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Menus')
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Type/ }), 'Documents')
    await userEvent.click(form.getByRole('button', { name: 'Create category' }))
    await screen.findByText('Created')
    await userEvent.click(await screen.findByRole('rowheader', { name: 'Menus' }))
    await screen.findByRole('dialog', { name: 'Menus' })
  },
}

/** An empty category is deleted and restored; one with files stays, and lists them. */
export const Delete: Story = {
  ...adminStory({ path, before: withSome }),
  play: async () => {
    await row('House rules')
    await userEvent.click(screen.getByRole('button', { name: 'More actions for House rules' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: 'House rules' })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await row('House rules')
  },
}

export const HoldsFiles: Story = {
  ...adminStory({ path: `${path}?kind=Image&sort=-files` }),
  play: async () => {
    await screen.findAllByRole('rowheader')
    const [more] = within(screen.getByRole('grid')).getAllByRole('button', { name: /^More actions for/ })
    await userEvent.click(more as HTMLElement)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete?' }))
    await expect(question.getAllByRole('listitem')).not.toHaveLength(0)
    await expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled()
  },
}

export const Failed: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { [`GET ${calls.mediaCategories.path}`]: 500 }) }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
