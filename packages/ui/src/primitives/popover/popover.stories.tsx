import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button'
import { OverlayFrame, withoutFocus } from '../dialog/overlay-frame.fixture'
import * as Popover from './popover.parts'

const meta = {
  title: 'Primitives/Popover',
  component: Popover.Root,
  parameters: {
    guide: {
      use: ['A few controls or details at a button: filters, a calendar.'],
      avoid: ['A list of actions. Use `DropdownMenu`.', 'A longer task. Use `Dialog`.', 'A hint. Use `Tooltip`.'],
      keyboard: [
        ['Enter, Space', 'On the button: open it.'],
        ['Tab', 'Cycles inside of it.'],
        ['Escape', 'Closes it; the focus returns.'],
      ],
      accessibility: ['A dialog that needs a name, by `aria-label` or `aria-labelledby`.'],
      parts: { ...Popover },
      do: {
        text: 'A few controls that belong to the button.',
        render: () => (
          <OverlayFrame height={180}>
            <Popover.Root open>
              <Popover.Trigger asChild>
                <Button>Dates</Button>
              </Popover.Trigger>
              <Popover.Content aria-label="Dates" onOpenAutoFocus={withoutFocus}>
                <Button size="small">Today</Button> <Button size="small">This week</Button>
              </Popover.Content>
            </Popover.Root>
          </OverlayFrame>
        ),
      },
      dont: {
        text: 'A text to read: it covers the page and is gone with the next press. Use Note.',
        render: () => (
          <OverlayFrame height={180}>
            <Popover.Root open>
              <Popover.Trigger asChild>
                <Button>Dates</Button>
              </Popover.Trigger>
              <Popover.Content aria-label="About dates" onOpenAutoFocus={withoutFocus} style={{ maxWidth: 260 }}>
                Offers show from their first day at 00:00 until their last day at 24:00.
              </Popover.Content>
            </Popover.Root>
          </OverlayFrame>
        ),
      },
    },
    picture: { of: '[role="dialog"]' },
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'A small window at its button: a calendar, a few choices. ARIA pattern: **dialog (not modal)**, which needs a name. Enter or Space opens it and moves the focus in, Tab cycles inside, Escape or a press outside closes it and returns the focus.',
      },
    },
  },
  render: (args) => (
    <Popover.Root {...args}>
      <Popover.Trigger asChild>
        <Button>Dates</Button>
      </Popover.Trigger>
      <Popover.Content aria-label="Dates">
        <Button size="small">Today</Button>
        <Popover.Close asChild>
          <Button size="small" variant="quiet">
            Done
          </Button>
        </Popover.Close>
      </Popover.Content>
    </Popover.Root>
  ),
} satisfies Meta<typeof Popover.Root>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Dates' })
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog')
    await userEvent.tab()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Today' })).toHaveFocus())
    const dialog = screen.getByRole('dialog', { name: 'Dates' })
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(opener).toHaveAttribute('aria-controls', dialog.id)
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // the focus returns after the popover is removed
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard(' ')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Today' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const AllStates: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Today' })).toHaveFocus())
  },
}
