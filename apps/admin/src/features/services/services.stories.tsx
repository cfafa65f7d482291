import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
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
