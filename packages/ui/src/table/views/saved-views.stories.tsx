import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import * as DataTable from '../grid/data-table.parts'
import { PLAIN_STATE } from '../model/table-state'
import { ToolTable, type ToolTableProps } from '../table-tools.fixture'
import { useStoredViews } from './use-stored-views'
import { firstViewState, type TableView } from './views'

const byName = [{ id: 'name', desc: false }]
const kept: TableView[] = [
  { id: 'off', name: 'Switched off', state: { ...PLAIN_STATE, sort: byName, filters: { status: ['InActive'] } } },
  {
    id: 'latest',
    name: 'Edited last',
    state: {
      ...PLAIN_STATE,
      sort: [{ id: 'lastEdited', desc: true }],
      layout: { ...PLAIN_STATE.layout, hidden: ['categories', 'floor'] },
    },
    first: true,
  },
]

type Props = ToolTableProps & { views?: TableView[]; onViewsChange?: (views: readonly TableView[]) => void }

const WithViews = ({ views = [], onViewsChange, ...props }: Props) => (
  <ToolTable {...props} toolbar={<DataTable.Views defaultViews={views} onViewsChange={onViewsChange} />} />
)

const meta = {
  title: 'Table/DataTable.Views',
  component: WithViews,
  args: { views: kept, onViewsChange: fn(), onStateChange: fn() },
  parameters: {
    guide: {
      use: ['Searches, filters and columns that people come back to.'],
      avoid: ['Lists without filters.'],
      keyboard: [
        ['Enter, Space, ↓', 'Open the menu.'],
        ['↑, ↓', 'Move.'],
        ['Escape', 'Closes it; the focus returns.'],
      ],
      parts: { Views: DataTable.Views },
      do: {
        text: 'Press it: views that say what they show.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <WithViews views={kept} />
          </div>
        ),
      },
      dont: {
        text: 'Press it: numbers, so each has to be tried.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <WithViews views={kept.map((view, at) => ({ ...view, name: `View ${at + 1}` }))} />
          </div>
        ),
      },
    },
    docs: {
      description: {
        component:
          'Named views of search, sorting, filters and columns (ARIA menu button). Views are plain data: pass `views` and `onViewsChange`, from a server or from `useStoredViews({ key })`, which stores them in the browser. `firstViewState(views)` is the state of the default view, for `defaultState`.',
      },
    },
  },
} satisfies Meta<typeof WithViews>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'getAllByRole'>
const rowCount = (canvas: Canvas, count: number) =>
  waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(count))
const menu = async (canvas: Canvas, button: RegExp) => {
  // the previous menu hides the page until it is closed
  await userEvent.click(await canvas.findByRole('button', { name: button }))
  return within(await screen.findByRole('menu'))
}

/** A view sets filters, sorting and columns; the standard view resets them. */
export const Opened: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click((await menu(canvas, /^Standard view/)).getByRole('menuitemradio', { name: 'Switched off' }))
    await rowCount(canvas, 2)
    await expect(canvas.getByRole('button', { name: 'Switched off' })).toHaveFocus()
    await userEvent.click((await menu(canvas, /^Switched off/)).getByRole('menuitemradio', { name: /^Edited last/ }))
    await rowCount(canvas, 13)
    await expect(canvas.queryByRole('columnheader', { name: 'Floor' })).toBeNull()
    await expect(args.onStateChange).toHaveBeenLastCalledWith(kept[1]?.state)
    await userEvent.click((await menu(canvas, /^Edited last/)).getByRole('menuitemradio', { name: 'Standard view' }))
    await expect(await canvas.findByRole('columnheader', { name: 'Floor' })).toBeVisible()
  },
}

/** Saved under a unique name, updated after changes, renamed, and deleted after confirmation. */
export const Kept: Story = {
  play: async ({ canvas, args }) => {
    const latest = () => (args.onViewsChange as ReturnType<typeof fn>).mock.lastCall?.[0] as TableView[]
    await userEvent.type(canvas.getByRole('searchbox'), 'sko')
    await expect(canvas.getByRole('button', { name: 'Standard view changed' })).toBeVisible()
    await userEvent.click((await menu(canvas, /^Standard view/)).getByRole('menuitem', { name: 'Save as new view…' }))
    let dialog = within(await screen.findByRole('dialog', { name: 'Save as new view' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText('Enter a name for the view.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'edited LAST')
    await expect(dialog.getByText('A view with that name already exists.')).toBeVisible()
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Name/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Shoes{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Shoes' })).toHaveFocus())
    await expect(latest().at(-1)).toMatchObject({ name: 'Shoes', state: { search: 'sko' } })

    await userEvent.type(canvas.getByRole('searchbox'), 'r')
    await userEvent.click((await menu(canvas, /^Shoes changed/)).getByRole('menuitem', { name: 'Update “Shoes”' }))
    await expect(latest().at(-1)?.state.search).toBe('skor')
    await userEvent.click((await menu(canvas, /^Shoes/)).getByRole('menuitem', { name: 'Rename…' }))
    dialog = within(await screen.findByRole('dialog', { name: 'Rename view' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), ' and boots{Enter}')
    await expect(latest().at(-1)?.name).toBe('Shoes and boots')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click((await menu(canvas, /^Shoes and boots/)).getByRole('menuitem', { name: 'Set as default' }))
    await expect(latest().map(({ first = false }) => first)).toEqual([false, false, true])
    await userEvent.click((await menu(canvas, /^Shoes and boots/)).getByRole('menuitem', { name: 'Delete' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await expect(latest()).toHaveLength(2)
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Standard view/ })).toHaveFocus())
  },
}

/** The default view, from the browser's storage. */
export const Stored: Story = {
  render: function Stored({ onViewsChange: _, ...args }) {
    const stored = useStoredViews({ key: 'story', storage })
    return <ToolTable {...args} defaultState={firstViewState(stored.views)} toolbar={<DataTable.Views {...stored} />} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Edited last' })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Floor' })).toBeNull()
    await expect(canvas.getByRole('columnheader', { name: 'Last edited' })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click((await menu(canvas, /^Edited last/)).getByRole('menuitem', { name: 'Don’t use as default' }))
    await expect(JSON.parse(storage.getItem('') ?? '').some(({ first }: TableView) => first)).toBe(false)
  },
}

let inStorage = JSON.stringify(kept)
const storage = {
  getItem: (_: string) => inStorage,
  setItem: (_: string, text: string) => {
    inStorage = text
  },
  removeItem: () => {},
}

export const AllStates: Story = {
  parameters: { picture: { of: '[role="menu"]' } },
  args: { defaultState: kept[1]?.state },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'o')
    const opened = await menu(canvas, /^Edited last changed/)
    await expect(opened.getByRole('menuitemradio', { name: /^Edited last/ })).toHaveAttribute('aria-checked', 'true')
    await expect(opened.getByRole('menuitem', { name: 'Update “Edited last”' })).toBeVisible()
  },
}

/** The button with the current view, and a mark for changes. */
export const Toolbar: Story = {
  tags: ['picture'],
  args: { defaultState: { ...kept[0]?.state, search: 'penna' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Standard view/ })).toBeVisible()
    await rowCount(canvas, 1)
  },
}
