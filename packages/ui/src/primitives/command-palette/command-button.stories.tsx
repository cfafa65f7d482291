import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { en as labels } from '#labels/primitives'
import { CommandButton } from './command-button'

const en = labels.command

const meta = {
  title: 'Primitives/CommandButton',
  component: CommandButton,
  args: { onClick: fn() },
  parameters: {
    guide: {
      use: ['Open the command palette from the header, and show its shortcut.'],
      avoid: ['Filter a list. Use `SearchField`.'],
      keyboard: [
        ['Enter, Space', 'Open the palette.'],
        ['Ctrl K', 'Opens it from anywhere; ⌘ K on a Mac (`useCommandPalette`).'],
      ],
      do: {
        text: 'In the header, where it opens the palette from every page.',
        render: () => <CommandButton />,
      },
      dont: {
        text: 'Disabled where it has nothing to offer. Leave it out.',
        render: () => <CommandButton disabled />,
      },
    },
  },
} satisfies Meta<typeof CommandButton>

export default meta
type Story = StoryObj<typeof meta>

/** Default, hover, focus and disabled; an icon in a phone's header. */
export const AllStates: Story = {
  tags: ['compact'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <CommandButton {...args} />
      <CommandButton data-force="hover" />
      <CommandButton data-force="focus" />
      <CommandButton disabled />
      <div className="kui:group/shell" data-mode="drawer">
        <CommandButton labels={{ command: { ...en, title: 'On a phone' } }} />
      </div>
    </div>
  ),
  play: async ({ canvas, args }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Search or go to' })
    if (!button) throw new Error('no button')
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K')
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    button.blur()
    const phone = canvas.getByRole('button', { name: 'On a phone' })
    await expect(phone.getBoundingClientRect().width).toBe(32)
  },
}
