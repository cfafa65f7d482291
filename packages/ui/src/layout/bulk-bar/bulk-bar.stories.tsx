import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, CircleOff, CopyPlus, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Toaster } from '../../primitives/toast/toast'
import { createToasts } from '../../primitives/toast/toast-store'
import * as AppShell from '../app-shell/app-shell.parts'
import * as BulkBar from './bulk-bar.parts'

const icon = { size: 16, strokeWidth: 1.5 }
const onDelete = fn()

const meta = {
  title: 'Layout/BulkBar',
  component: BulkBar.Root,
  args: {
    count: 3,
    onClose: fn(),
    children: (
      <>
        <BulkBar.Action icon={<CircleCheck {...icon} />} disabled>
          Activate
        </BulkBar.Action>
        <BulkBar.Action icon={<Trash2 {...icon} />} onClick={onDelete}>
          Delete
        </BulkBar.Action>
      </>
    ),
  },
  render: (args) => (
    <div style={{ width: 600, height: 100, transform: 'translateZ(0)' }}>
      <BulkBar.Root {...args} />
    </div>
  ),
  parameters: {
    guide: {
      use: ['Actions on the selected rows of a list of your own.'],
      avoid: [
        'In a `DataTable`: `DataTable.Bulk` has the selection.',
        'Actions that need no selection. Put them above the list.',
      ],
      keyboard: [
        ['Tab', 'Through the actions.'],
        ['Enter, Space', 'Press the focused action.'],
      ],
      accessibility: ['The number of selected rows is announced. After an action, the focus returns to the list.'],
      parts: { ...BulkBar },
      do: {
        text: 'Only what is done with the selected rows.',
        render: () => (
          <div style={{ width: '100%', height: 100, transform: 'translateZ(0)' }}>
            <BulkBar.Root count={3} onClose={() => {}}>
              <BulkBar.Action icon={<CircleCheck {...icon} />}>Activate</BulkBar.Action>
              <BulkBar.Action icon={<Trash2 {...icon} />}>Delete</BulkBar.Action>
            </BulkBar.Root>
          </div>
        ),
      },
      dont: {
        text: 'An action without a selection: it is hidden until a row is selected.',
        render: () => (
          <div style={{ width: '100%', height: 100, transform: 'translateZ(0)' }}>
            <BulkBar.Root count={3} onClose={() => {}}>
              <BulkBar.Action icon={<Plus {...icon} />}>New shop</BulkBar.Action>
            </BulkBar.Root>
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof BulkBar.Root>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: '3 selected' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('3selected')
    await expect(canvas.getByRole('button', { name: 'Activate' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(onDelete).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

const onCopy = fn()

/** Phones show the two main actions in words, and the others behind a button. */
export const Phone: Story = {
  tags: ['picture'],
  args: {
    children: (
      <>
        <BulkBar.Action icon={<CircleCheck {...icon} />}>Activate</BulkBar.Action>
        <BulkBar.Action icon={<CircleOff {...icon} />}>Deactivate</BulkBar.Action>
        <BulkBar.More>
          <BulkBar.Action icon={<CopyPlus {...icon} />} onClick={onCopy}>
            Copy to mall
          </BulkBar.Action>
          <BulkBar.Action icon={<Trash2 {...icon} />}>Delete</BulkBar.Action>
        </BulkBar.More>
      </>
    ),
  },
  render: (args) => (
    <div style={{ width: 390, height: 220, transform: 'translateZ(0)' }}>
      <AppShell.Root style={{ minHeight: 0 }}>
        <BulkBar.Root {...args} />
      </AppShell.Root>
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: '3 selected' }).getBoundingClientRect()
    for (const name of ['Activate', 'Deactivate']) {
      const word = canvas.getByText(name)
      await expect(word.getBoundingClientRect().width).toBeGreaterThan(40)
      await expect(word.scrollWidth).toBeLessThanOrEqual(word.clientWidth)
    }
    const close = canvas.getByRole('button', { name: 'Clear selection' })
    await expect(close.getBoundingClientRect().right).toBeLessThanOrEqual(bar.right)
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull()
    const more = canvas.getByRole('button', { name: 'More actions', expanded: false })
    await userEvent.click(more)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy to mall' }))
    await expect(onCopy).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('button', { name: 'Copy to mall' })).toBeNull()
    await expect(more).toHaveFocus()
    await userEvent.click(more)
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible()
  },
}

/** A bar that an action ends returns the focus to the list. */
export const EndedByAnAction: Story = {
  render: () => {
    const [count, setCount] = useState(1)
    return (
      <>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with one tab stop is a grid */}
        <table role="grid" aria-label="Shops">
          <tbody>
            <tr tabIndex={0}>
              <td>Rask Sko</td>
            </tr>
          </tbody>
        </table>
        {count > 0 && (
          <BulkBar.Root count={count} onClose={() => {}}>
            <BulkBar.Action icon={<CircleCheck {...icon} />} onClick={() => setCount(0)}>
              Activate
            </BulkBar.Action>
          </BulkBar.Root>
        )}
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Activate' }))
    await expect(canvas.queryByRole('group')).toBeNull()
    await expect(canvas.getByRole('row')).toHaveFocus()
  },
}

/** Clearing the selection removes the bar and returns the focus to the last row. */
export const FocusBack: Story = {
  render: (args) => {
    const [count, setCount] = useState(1)
    return (
      <>
        <button type="button">Rask Sko</button>
        {count > 0 && <BulkBar.Root {...args} count={count} onClose={() => setCount(0)} />}
      </>
    )
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: 'Rask Sko' })
    row.focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('group')).toBeNull()
    await expect(row).toHaveFocus()
  },
}

const toasts = createToasts()

/** Toasts appear above the bar and do not cover its actions. */
export const WithMessage: Story = {
  render: (args) => (
    <>
      <BulkBar.Root {...args} style={{ width: '90vw' }} />
      <Toaster toasts={toasts} />
    </>
  ),
  play: async ({ canvas }) => {
    toasts.show({ kind: 'success', title: 'Updated', timeout: 600_000 })
    const message = (await screen.findByText('Updated')).closest('[data-slot="toast"]')
    const bar = canvas.getByRole('group', { name: '3 selected' })
    await waitFor(() => expect(message?.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top))
    toasts.clear()
  },
}
