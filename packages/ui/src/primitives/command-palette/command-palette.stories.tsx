import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog'
import { CommandPalette } from './command-palette'
import { Example } from './command-palette.fixture'
import type { CommandGroup } from './commands'

const meta = {
  title: 'Primitives/CommandPalette',
  component: Example,
  // the part itself, for its props; stories render it with its button and hook
  subcomponents: { CommandPalette },
  args: { onRun: fn() },
  parameters: {
    guide: {
      use: ['Applications with many pages and actions: go anywhere by typing.'],
      avoid: [
        'The only way to an action: everything in it must be found elsewhere, too.',
        'Choose a value in a form. Use `Combobox`.',
      ],
      keyboard: [
        ['Ctrl K', 'Opens it; ⌘ K on a Mac.'],
        ['↑, ↓', 'Move, past the ends around.'],
        ['Enter', 'Runs the command.'],
        ['Escape', 'Closes it; the focus returns.'],
      ],
      accessibility: ['A modal dialog with a combobox; the number of results is announced.'],
      parts: { CommandPalette },
      do: { text: 'Press it: pages and actions, in named groups.', render: () => <Example /> },
      dont: {
        text: 'Press it: the values of a field. Use Combobox.',
        render: () => (
          <Example
            groups={[
              {
                id: 'sizes',
                title: 'Size',
                items: ['S', 'M'].map((title) => ({ id: title, title, onSelect: () => {} })),
              },
            ]}
          />
        ),
      },
    },
    picture: { of: '[role="dialog"]' },
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component:
          "Everything that can be done, and every place to go to, by typing. From its own subpath: `import { CommandPalette } from '@kiosk-admin/ui/command'`; the button and the hook `useCommandPalette`, which hears Ctrl+K (⌘K), are in `@kiosk-admin/ui`, so that an app may load the palette when it is first opened. ARIA pattern: **combobox with a listbox popup**, inside a **modal dialog**. Typing searches; ↓ and ↑ choose and go round, Home and End go to the ends, Alt+↓ and Alt+↑ to the next group, Enter runs, Escape closes and gives the focus back. `load` asks elsewhere for more while somebody types: loading, nothing found and not answered are said to screen readers too. What is chosen runs when the palette is closed, so it may open a dialog.",
      },
    },
  },
} satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

const options = () => screen.getAllByRole('option').map((option) => option.textContent?.trim())
const active = () => document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')

const storage = (kept: string) => ({ getItem: () => kept, setItem: fn(), removeItem: fn() })

/** Recent commands first, then groups; with shortcuts; unavailable commands are locked. */
export const AllStates: Story = {
  args: { defaultOpen: true, recentKey: 'recent', storage: storage('["offers","gone","publish"]') },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search or go to' })).toHaveFocus())
    const recent = within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option')
    await expect(recent.map((option) => option.textContent?.trim())).toEqual(['Offers', 'Publish CtrlShiftP'])
    await expect(screen.getByRole('option', { name: /^Statistics/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(active()).toBe(recent[0])
  },
}

/** Combobox pattern: open, type, navigate, run; then open and leave. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Search or go to' })
    opener.focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    const input = await screen.findByRole('combobox')
    await waitFor(() => expect(input).toHaveFocus())
    await expect(input).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Results' }).id)
    await expect(input).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(active()).toHaveTextContent('Events'))

    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(active()).toHaveTextContent('Shops'))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await waitFor(() => expect(active()).toHaveTextContent('Sign out'))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(active()).toHaveTextContent('Events'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    // not Statistics, which is locked
    await waitFor(() => expect(active()).toHaveTextContent('Publish'))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(active()).toHaveTextContent('Sign out'))
    await expect(active()).toHaveAttribute('aria-selected', 'true')
    await expect(input).toHaveFocus()

    await userEvent.keyboard('shop')
    await waitFor(() => expect(options()).toEqual(['Shops 128', 'New shop N']))
    await expect(screen.getByRole('status')).toHaveTextContent('2 results')
    await waitFor(() => expect(active()).toHaveTextContent('Shops'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onRun).toHaveBeenLastCalledWith('new-shop')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()

    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('dialog')
    // the command is recent now, and the search is empty
    await waitFor(() => expect(options()[0]).toBe('New shop N'))
    await waitFor(() => expect(active()).toHaveTextContent('New shop'))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(active()).toHaveTextContent('Events'))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(active()).toHaveTextContent('New shop'))
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // closed without running a command
    await expect(args.onRun).toHaveBeenCalledOnce()
    await expect(opener).toHaveFocus()

    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search or go to' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Offers' }))
    await expect(args.onRun).toHaveBeenLastCalledWith('offers')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Search or go to' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const NothingFound: Story = {
  tags: ['picture'],
  args: { defaultOpen: true },
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'zebra')
    await expect(screen.getByRole('status')).toHaveTextContent('Nothing matches “zebra”')
    await expect(screen.queryAllByRole('option')).toEqual([])
  },
}

const found: CommandGroup[] = [
  { id: 'found', title: 'Shops', items: [{ id: '1', title: 'Fjell Sport', detail: 'Level 2', onSelect: fn() }] },
]
const answers = new Map<string, (groups: CommandGroup[]) => void>()
const aborted: string[] = []

/** Responds when the story resolves it. */
const load = (search: string, signal: AbortSignal) => {
  signal.addEventListener('abort', () => aborted.push(search))
  return new Promise<CommandGroup[]>((answer) => answers.set(search, answer))
}

/** The result of the last query counts; earlier ones are aborted. */
export const Loading: Story = {
  tags: ['picture'],
  args: { defaultOpen: true, groups: [], load },
  play: async () => {
    const input = await screen.findByRole('combobox')
    await expect(screen.getByText('Type to search')).toBeVisible()
    await userEvent.type(input, 'fje')
    await expect(screen.getByRole('status')).toHaveTextContent('Searching')
    await waitFor(() => expect(answers.has('fje')).toBe(true))
    await userEvent.type(input, 'll')
    await waitFor(() => expect(answers.has('fjell')).toBe(true))
    await expect(aborted).toContain('fje')
    answers.get('fje')?.([])
    await expect(screen.getByRole('status')).toHaveTextContent('Searching')
  },
}

const kept = storage('["offers"]')

/** Outdated results are filtered while loading; remote commands are not stored as recent. */
export const Loaded: Story = {
  args: { defaultOpen: true, load: async () => found, recentKey: 'recent', storage: kept },
  play: async () => {
    const input = await screen.findByRole('combobox')
    await userEvent.type(input, 's')
    await expect(await screen.findByRole('option', { name: 'Fjell Sport Level 2' })).toBeVisible()
    await userEvent.type(input, 'q')
    await expect(screen.queryByRole('option', { name: 'Fjell Sport Level 2' })).toBeNull()
    await waitFor(() => expect(screen.getByRole('group', { name: 'Shops' })).toBeVisible())
    await expect(screen.getByRole('option', { name: 'Fjell Sport Level 2' })).toBeVisible()
    await userEvent.keyboard('{End}{Enter}')
    await expect(found[0]?.items[0]?.onSelect).toHaveBeenCalled()
    await expect(kept.setItem).not.toHaveBeenCalled()
  },
}

const broken = fn()

/** Local results are shown despite the error; the query can be retried. */
export const NotAnswered: Story = {
  tags: ['picture'],
  args: { defaultOpen: true, load: broken },
  beforeEach: () => {
    broken.mockReset().mockRejectedValueOnce(new Error('out of reach')).mockResolvedValue(found)
  },
  play: async ({ step }) => {
    const input = await screen.findByRole('combobox')
    await userEvent.type(input, 'off')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t search.')
    await expect(screen.getByRole('option', { name: 'Offers' })).toBeVisible()
    await step('Try again', async () => {
      screen.getByRole('button', { name: 'Try again' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(input).toHaveFocus()
      await expect(await screen.findByRole('option', { name: /Fjell Sport/ })).toBeVisible()
      await expect(screen.queryByRole('alert')).toBeNull()
    })
    await step('and not', async () => {
      broken.mockReset().mockRejectedValue(new Error('out of reach'))
      await userEvent.type(input, 'e')
      await expect(await screen.findByRole('alert')).toBeVisible()
    })
  },
}

function Asks() {
  const [open, setOpen] = useState(false)
  const items = [{ id: 'reload', title: 'Reload all stations', onSelect: () => setOpen(true) }]
  return (
    <>
      <Example groups={[{ id: 'do', title: 'Do', items }]} />
      <ConfirmDialog open={open} onOpenChange={setOpen} kind="proceed" onConfirm={() => setOpen(false)} />
    </>
  )
}

/** A command may open a dialog, which returns the focus to where it was before the palette. */
export const OpensADialog: Story = {
  render: () => <Asks />,
  parameters: { picture: {} },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Search or go to' })
    opener.focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('option', { name: 'Reload all stations' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(screen.queryByRole('combobox')).toBeNull()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
