import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button'
import * as Dialog from './dialog.parts'

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog.Root,
  subcomponents: { Content: Dialog.Content, Header: Dialog.Header, Footer: Dialog.Footer },
  parameters: { picture: { of: '[role="dialog"]' }, docs: { story: { inline: false, height: '420px' } } },
  render: (args) => (
    <Dialog.Root {...args}>
      <Dialog.Trigger asChild>
        <Button>New category</Button>
      </Dialog.Trigger>
      <Dialog.Content size="form">
        <Dialog.Header>
          <Dialog.Title>New Category</Dialog.Title>
          <Dialog.Description>Categories group what visitors find on the kiosks.</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>Name, picture and what a touch does.</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button variant="quiet">Cancel</Button>
          </Dialog.Close>
          <Button variant="primary">CREATE</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  ),
} satisfies Meta<typeof Dialog.Root>

export default meta
type Story = StoryObj<typeof meta>

/** Takes the focus, keeps it, and gives it back when Escape closes it. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'New Category' })
    await expect(dialog).toHaveAccessibleDescription('Categories group what visitors find on the kiosks.')
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'New category' })).toHaveFocus()
  },
}

export const AllStates: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  },
}
