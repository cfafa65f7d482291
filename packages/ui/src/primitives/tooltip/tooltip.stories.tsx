import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button'
import * as Dialog from '../dialog/dialog.parts'
import { OverlayFrame } from '../dialog/overlay-frame.fixture'
import { Tooltip } from './tooltip'

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  parameters: {
    guide: {
      use: ['The name or shortcut of a control with an icon only.'],
      avoid: [
        'Information that everyone needs: touch has no hover.',
        'Links or buttons in it. Use `Popover`.',
        'Around `IconButton`, which has one.',
      ],
      keyboard: [
        ['Tab', 'On the control: shows it at once.'],
        ['Escape', 'Hides it.'],
      ],
      accessibility: ['It describes its control (`aria-describedby`).'],
      do: {
        text: 'The shortcut of a button, which works without knowing it.',
        render: () => (
          <OverlayFrame height={140}>
            <div style={{ padding: '64px 24px' }}>
              <Tooltip content="Preview" shortcut="P" open>
                <Button>Look</Button>
              </Tooltip>
            </div>
          </OverlayFrame>
        ),
      },
      dont: {
        text: 'What must be known before the press. Write it beside the button.',
        render: () => (
          <OverlayFrame height={140}>
            <div style={{ padding: '64px 24px' }}>
              <Tooltip content="Kiosks restart and are dark for two minutes" open>
                <Button>Restart</Button>
              </Tooltip>
            </div>
          </OverlayFrame>
        ),
      },
    },
  },
  args: { content: 'Preview', shortcut: 'P', children: <Button>Look</Button> },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** Appears immediately on focus; Escape hides it. */
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

/** Appears after a delay on hover; a press hides it. */
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Look' })
    await userEvent.hover(button)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Preview')
    await userEvent.click(button)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

/** Closes with the dialog that its control opens: the focus that returns from there does not show it again. */
export const OfADialog: Story = {
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>Offer</Dialog.Title>
        <Dialog.Root>
          <Tooltip {...args}>
            <Dialog.Trigger>Look</Dialog.Trigger>
          </Tooltip>
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Title>Pictures</Dialog.Title>
          </Dialog.Content>
        </Dialog.Root>
        <Button>Save</Button>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Look' })
    screen.getByRole('button', { name: 'Save' }).focus()
    await userEvent.tab({ shift: true })
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Pictures' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pictures' })).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(screen.queryByRole('tooltip')).toBeNull()
    // back by Tab, it explains the control again
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Preview')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const AllStates: Story = {
  args: { defaultOpen: true },
  parameters: { picture: { of: '[data-slot="tooltip"]' } },
  play: async () => {
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Preview')
  },
}
