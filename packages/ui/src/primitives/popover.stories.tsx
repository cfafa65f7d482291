import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button'
import * as Popover from './popover.parts'

const meta = {
  title: 'Primitives/Popover',
  component: Popover.Root,
  parameters: { picture: { of: '[role="dialog"]' }, docs: { story: { inline: false, height: '420px' } } },
  render: (args) => (
    <Popover.Root {...args}>
      <Popover.Trigger asChild>
        <Button>Dates</Button>
      </Popover.Trigger>
      <Popover.Content aria-label="Dates">
        <Button size="small">Today</Button>
      </Popover.Content>
    </Popover.Root>
  ),
} satisfies Meta<typeof Popover.Root>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dates' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Today' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Dates' })).toHaveFocus()
  },
}

export const AllStates: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Today' })).toHaveFocus())
  },
}
