import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button'
import { Tooltip } from './tooltip'

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  parameters: {
    docs: {
      description: {
        component:
          'Names what an icon does. ARIA pattern: **tooltip**, which describes its button. Shows at once on focus by the keyboard and after a moment under the pointer, stays while the pointer is on it, and goes with Escape. Fingers have no hover, so nothing that is needed may be said here only.',
      },
    },
  },
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
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/^Preview/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

/** Under the pointer after a moment; a press puts it away, for it has been understood. */
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Look' })
    await userEvent.hover(button)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Preview')
    await userEvent.click(button)
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
