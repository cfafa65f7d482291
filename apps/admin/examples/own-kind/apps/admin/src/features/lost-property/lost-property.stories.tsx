import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'

const meta = { title: 'Admin/Lost property', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const MakeOne: Story = {
  ...adminStory({ path: '/published/lost-property' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New lost property' }))
    const form = within(await screen.findByRole('dialog', { name: 'New lost property' }))
    await userEvent.type(await form.findByLabelText(/^Name/), 'Example')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByRole('row', { name: 'Example' })
  },
}
