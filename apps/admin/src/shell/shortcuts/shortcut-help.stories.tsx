import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'

const meta = { title: 'Admin/Keyboard shortcuts', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/offer'

/** `?` opens it, except in text fields. */
export const Shortcuts: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    await screen.findByRole('grid', { name: 'Offers' })
    await userEvent.click(screen.getByRole('searchbox'))
    await userEvent.keyboard('?')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{Backspace}')
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.keyboard('?')
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  },
}

export const FromThePalette: Story = {
  ...adminStory({ path, code: 'is' }),
  play: async () => {
    await screen.findByRole('grid')
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await screen.findByRole('combobox', { name: 'Leita eða opna' }), 'flýtilyklar{Enter}')
    await screen.findByRole('dialog', { name: 'Flýtilyklar' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
