import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Eye, Pencil, Trash2 } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button'
import { Flag } from '../flag/flag'
import * as DropdownMenu from './dropdown-menu.parts'

const icon = (Icon: typeof Copy) => <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
const onCopy = fn()

const meta = {
  title: 'Primitives/DropdownMenu',
  component: DropdownMenu.Root,
  subcomponents: { Content: DropdownMenu.Content, Item: DropdownMenu.Item },
  parameters: {
    guide: {
      use: ['Several actions behind one button, such as “More” in a row.', 'Settings with check marks.'],
      avoid: [
        'One or two actions: show them as buttons.',
        'A value in a form. Use `Select`.',
        'Links of the site. Use `Sidebar`.',
      ],
      keyboard: [
        ['Enter, Space, ↓', 'On the button: open the menu.'],
        ['↑, ↓', 'Move to the item before or after, past disabled ones.'],
        ['Home, End', 'First and last item.'],
        ['a–z', 'Go to the item that starts with the letter.'],
        ['Enter, Space', 'Select the item.'],
        ['→, ←', 'Open and close a submenu.'],
        ['Escape', 'Closes the menu; the focus returns.'],
      ],
      parts: { ...DropdownMenu },
      do: {
        text: 'Press it: few actions of one thing, the dangerous one apart.',
        render: () => (
          <DropdownMenu.Root>
            <DropdownMenu.Trigger asChild>
              <Button>More</Button>
            </DropdownMenu.Trigger>
            <DropdownMenu.Content>
              <DropdownMenu.Item>Edit</DropdownMenu.Item>
              <DropdownMenu.Item>Copy</DropdownMenu.Item>
              <DropdownMenu.Separator />
              <DropdownMenu.Item danger>Delete</DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu.Root>
        ),
      },
      dont: {
        text: 'Press it: one action behind two presses. Show the button.',
        render: () => (
          <DropdownMenu.Root>
            <DropdownMenu.Trigger asChild>
              <Button>Actions</Button>
            </DropdownMenu.Trigger>
            <DropdownMenu.Content>
              <DropdownMenu.Item>Edit</DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu.Root>
        ),
      },
    },
    picture: { of: '[role="menu"]' },
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'Actions or choices behind one button. ARIA pattern: **menu button** with a **menu** of menuitem, menuitemcheckbox and menuitemradio. Enter, Space or ↓ opens it at the first item, ↓ and ↑ go from one to the next past what is disabled, Home and End to the ends, a letter to the next that begins with it; Enter or Space chooses, Escape closes, and the button has the focus again. Items that lead somewhere: `asChild` around a link.',
      },
    },
  },
  render: (args) => (
    <DropdownMenu.Root {...args}>
      <DropdownMenu.Trigger asChild>
        <Button>Actions</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item icon={icon(Pencil)} shortcut="E">
          Edit
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={icon(Eye)} shortcut="P" disabled>
          Preview
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={icon(Copy)} shortcut="C" onSelect={onCopy}>
          Copy
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item icon={icon(Trash2)} shortcut="Del" danger>
          Delete
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Label>Columns</DropdownMenu.Label>
        <DropdownMenu.CheckboxItem checked>Categories</DropdownMenu.CheckboxItem>
        <DropdownMenu.CheckboxItem checked={false}>Website</DropdownMenu.CheckboxItem>
        <DropdownMenu.Separator />
        <DropdownMenu.Label>Language</DropdownMenu.Label>
        <DropdownMenu.RadioGroup value="se">
          <DropdownMenu.RadioItem value="en">
            <Flag code="en" /> English
          </DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="se">
            <Flag code="se" /> Svenska
          </DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
} satisfies Meta<typeof DropdownMenu.Root>

export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys skip disabled items, letters jump, Enter selects and returns the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    onCopy.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Edit/ })).toHaveFocus())
    const button = canvas.getByRole('button', { name: 'Actions', hidden: true })
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(screen.getByRole('menu', { name: 'Actions' })).toHaveAttribute(
      'id',
      button.getAttribute('aria-controls'),
    )
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('menuitemradio', { name: 'Svenska' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus()
    await userEvent.keyboard('w')
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Website' })).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await expect(screen.getByRole('menuitem', { name: /Edit/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Edit/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: /Copy/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(onCopy).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus()
  },
}

export const AllStates: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('menuitemradio', { name: 'Svenska' })).toBeChecked()
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Categories' })).toBeChecked()
    await expect(screen.getByRole('menuitem', { name: /Preview/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Edit/ })).toHaveFocus())
  },
}
