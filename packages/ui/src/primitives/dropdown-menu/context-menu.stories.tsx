import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Eye, Pencil, Trash2 } from 'lucide-react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { byTouch, phone } from '../../conformance/touch'
import { Button } from '../button/button'
import * as ContextMenu from './context-menu.parts'

const icon = (Icon: typeof Copy) => <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
const onCopy = fn()

const meta = {
  title: 'Primitives/ContextMenu',
  component: ContextMenu.Root,
  subcomponents: { Trigger: ContextMenu.Trigger, Content: ContextMenu.Content, Item: ContextMenu.Item },
  parameters: {
    guide: {
      use: ['A faster way to the actions of a thing, by a right click or long press.'],
      avoid: ['The only way to an action: nothing shows that it is there.'],
      keyboard: [
        ['Shift F10, Menu', 'Open the menu of the focused element.'],
        ['↑, ↓', 'Move to the item before or after, past disabled ones.'],
        ['Home, End', 'First and last item.'],
        ['a–z', 'Go to the item that starts with the letter.'],
        ['Enter, Space', 'Select the item.'],
        ['→, ←', 'Open and close a submenu.'],
        ['Escape', 'Closes the menu; the focus returns.'],
      ],
      parts: { ...ContextMenu },
      do: {
        text: 'Right-click it: the menu repeats what the button beside it has.',
        render: () => (
          <ContextMenu.Root>
            <ContextMenu.Trigger style={{ padding: 16, background: 'var(--k-sunken)' }}>
              black-week.png <Button size="small">Edit</Button>
            </ContextMenu.Trigger>
            <ContextMenu.Content aria-label="black-week.png">
              <ContextMenu.Item>Edit</ContextMenu.Item>
            </ContextMenu.Content>
          </ContextMenu.Root>
        ),
      },
      dont: {
        text: 'Right-click it: the only way to delete, which nothing shows.',
        render: () => (
          <ContextMenu.Root>
            <ContextMenu.Trigger style={{ padding: 16, background: 'var(--k-sunken)' }}>
              black-week.png
            </ContextMenu.Trigger>
            <ContextMenu.Content aria-label="black-week.png">
              <ContextMenu.Item danger>Delete</ContextMenu.Item>
            </ContextMenu.Content>
          </ContextMenu.Root>
        ),
      },
    },
    picture: { of: '[role="menu"]' },
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'Actions of what lies under the pointer, with the items of `DropdownMenu`. ARIA pattern: **menu**: a right click or a long press opens it at that place, Shift+F10 or the menu key below the focused element and with its first item focused. Then as in a `DropdownMenu`. Nothing shows that it is there: its actions must be found elsewhere, too, such as behind a button of the row.',
      },
    },
  },
  render: (args) => (
    <ContextMenu.Root {...args}>
      <ContextMenu.Trigger style={{ width: 320, padding: 24, background: 'var(--k-sunken)' }}>
        <Button>black-week.png</Button>
      </ContextMenu.Trigger>
      <ContextMenu.Content aria-label="black-week.png">
        <ContextMenu.Item icon={icon(Pencil)} shortcut="E">
          Edit
        </ContextMenu.Item>
        <ContextMenu.Item icon={icon(Eye)} shortcut="P" disabled>
          Preview
        </ContextMenu.Item>
        <ContextMenu.Item icon={icon(Copy)} shortcut="C" onSelect={onCopy}>
          Copy
        </ContextMenu.Item>
        <ContextMenu.Separator />
        <ContextMenu.Item icon={icon(Trash2)} shortcut="Del" danger>
          Delete
        </ContextMenu.Item>
      </ContextMenu.Content>
    </ContextMenu.Root>
  ),
} satisfies Meta<typeof ContextMenu.Root>

export default meta
type Story = StoryObj<typeof meta>

const rightClick = (target: Element, clientX: number, clientY: number) =>
  fireEvent.contextMenu(target, { button: 2, clientX, clientY })

/** A right click opens it there; Escape returns the focus. */
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const file = canvas.getByRole('button', { name: 'black-week.png' })
    file.focus()
    await expect(rightClick(file, 120, 60)).toBe(false)
    const menu = await screen.findByRole('menu', { name: 'black-week.png' })
    await waitFor(() => {
      const { left, top } = menu.getBoundingClientRect()
      expect([Math.round(left), Math.round(top)]).toEqual([120, 64])
    })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(file).toHaveFocus()
  },
}

/** The menu key opens it below the focused element, at the first item. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    onCopy.mockClear()
    const file = canvas.getByRole('button', { name: 'black-week.png' })
    file.focus()
    // what the browser reports for Shift+F10 and the menu key
    fireEvent.contextMenu(file, { button: 0 })
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Edit/ })).toHaveFocus())
    const { left, bottom } = file.getBoundingClientRect()
    const menu = screen.getByRole('menu').getBoundingClientRect()
    await expect([Math.round(menu.left), Math.round(menu.top)]).toEqual([Math.round(left), Math.round(bottom) + 4])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(onCopy).toHaveBeenCalledOnce()
    await expect(file).toHaveFocus()
  },
}

/** A long press opens it; lifting the finger chooses nothing. */
export const TouchLongPress: Story = {
  play: byTouch(async (touch, { canvas }) => {
    onCopy.mockClear()
    await touch.longPress(canvas.getByRole('button', { name: 'black-week.png' }))
    await expect(await screen.findByRole('menu', { name: 'black-week.png' })).toBeVisible()
    await touch.tap(screen.getByRole('menuitem', { name: /Copy/ }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(onCopy).toHaveBeenCalledOnce()
  }, phone),
}

/** Where it is disabled, the browser's own menu opens. */
export const Disabled: Story = {
  render: () => (
    <ContextMenu.Root>
      <ContextMenu.Trigger disabled>A text to copy</ContextMenu.Trigger>
      <ContextMenu.Content>
        <ContextMenu.Item>Edit</ContextMenu.Item>
      </ContextMenu.Content>
    </ContextMenu.Root>
  ),
  play: async ({ canvas }) => {
    await expect(rightClick(canvas.getByText('A text to copy'), 20, 20)).toBe(true)
    await expect(screen.queryByRole('menu')).toBeNull()
  },
}

export const AllStates: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: /Preview/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Edit/ })).toHaveFocus())
  },
}
