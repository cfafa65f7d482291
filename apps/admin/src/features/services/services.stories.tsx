import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'

const meta = { title: 'Admin/Services', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/service'

export const List: Story = {
  ...adminStory({ path }),
  tags: ['picture', '!autodocs'],
  play: async () => {
    await screen.findByRole('grid', { name: 'Services' })
    await expect(await screen.findByRole('columnheader', { name: 'Index' })).toBeVisible()
  },
}

export const MakeOne: Story = {
  ...adminStory({ path }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New service' }))
    const form = within(await screen.findByRole('dialog', { name: 'New service' }))
    await userEvent.type(await form.findByLabelText(/^Name/), 'Cykelpump')
    await userEvent.type(form.getByLabelText(/^Area ID/), 'N-12')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('Created', { selector: '[data-slot="toast-title"]' })
    await screen.findByRole('row', { name: 'Cykelpump' })
  },
}

export const IndexOutOfRange: Story = {
  ...adminStory({ path }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New service' }))
    const form = within(await screen.findByRole('dialog', { name: 'New service' }))
    await userEvent.type(await form.findByLabelText(/^Name/), 'Cykelpump')
    const index = form.getByLabelText(/^Index/)
    for (const [typed, message] of [
      ['0', 'Enter 1 or more.'],
      ['-1', 'Enter 1 or more.'],
      ['999999', 'Enter 100000 or less.'],
    ] as const) {
      await userEvent.clear(index)
      await userEvent.type(index, typed)
      await userEvent.click(form.getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(index).toHaveAccessibleDescription(new RegExp(`Invalid value. ${message}`)))
      await expect(index).toHaveValue(typed)
    }
  },
}
