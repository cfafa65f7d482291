import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button'
import { Tooltip } from './tooltip'

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { content: 'Preview', shortcut: 'P', children: <Button>Look</Button> },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** Shows on focus, without waiting; Escape puts it away. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Look' })).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Preview')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

export const AllStates: Story = {
  args: { defaultOpen: true },
  parameters: { picture: { of: '[data-slot="tooltip"]' } },
  play: async () => {
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Preview')
  },
}
