import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { StatusBadge } from '../../primitives/status-badge/status-badge'
import { DateCell } from '../cells/cells'
import * as DataTable from '../grid/data-table.parts'
import type { DataTableColumn } from '../model/data-table-column'
import { useDataTable } from '../model/use-data-table'
import type { CellEdit } from './cell-edit'
import { useCellEdit } from './use-cell-edit'

interface Offer {
  id: string
  name: string
  discount: number | null
  status: 'Active' | 'InActive'
  onKiosks: boolean
  endDate: string
}

const offers: Offer[] = [
  { id: '1', name: 'Two for one', discount: 50, status: 'Active', onKiosks: true, endDate: '2026-11-30' },
  { id: '2', name: 'Winter boots', discount: 20, status: 'Active', onKiosks: false, endDate: '2026-12-24' },
  { id: '3', name: 'Free coffee', discount: null, status: 'InActive', onKiosks: true, endDate: '2026-12-06' },
]

const columns: DataTableColumn<Offer>[] = [
  { id: 'name', header: 'Offer', value: ({ name }) => name, width: 'minmax(0, 1.5fr)' },
  { id: 'discount', header: 'Discount', value: (row) => row.discount, align: 'end', phone: 'second' },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
    phone: 'end',
  },
  {
    id: 'onKiosks',
    header: 'On kiosks',
    value: ({ onKiosks }) => onKiosks,
    cell: ({ onKiosks }) => (onKiosks ? 'Yes' : 'No'),
  },
  { id: 'endDate', header: 'Ends', value: (row) => row.endDate, cell: ({ endDate }) => <DateCell date={endDate} /> },
  { id: 'id', header: 'No.', value: ({ id }) => id, width: '4rem' },
]

type Save = (row: Offer) => Promise<void>

const editors = (save: Save): Record<string, CellEdit<Offer>> => ({
  name: {
    kind: 'text',
    value: ({ name }) => name,
    set: (row, name) => ({ ...row, name }),
    check: (name) => (name.trim() === '' ? 'This field is required' : undefined),
    locked: ({ id }) => (id === '3' ? 'The owner of the shop names this offer.' : undefined),
    save,
  },
  discount: {
    kind: 'number',
    value: (row) => row.discount,
    set: (row, discount) => ({ ...row, discount }),
    min: 0,
    save,
  },
  status: {
    kind: 'select',
    value: ({ status }) => status,
    set: (row, status) => ({ ...row, status: status === 'Active' ? 'Active' : 'InActive' }),
    options: [
      { value: 'Active', label: 'Active' },
      { value: 'InActive', label: 'InActive' },
    ],
    save,
  },
  onKiosks: {
    kind: 'switch',
    value: ({ onKiosks }) => onKiosks,
    set: (row, onKiosks) => ({ ...row, onKiosks }),
    save,
  },
  endDate: { kind: 'date', value: (row) => row.endDate, set: (row, endDate) => ({ ...row, endDate }), save },
})

interface OfferTableProps {
  /** Saves an offer; a rejected promise leaves it unchanged. */
  onSave: Save
  onOpen?: (row: Offer) => void
  width?: number
}

function OfferTable({ onSave, onOpen, width = 960 }: OfferTableProps) {
  const [rows, setRows] = useState(offers)
  const edits = useMemo(
    () =>
      editors(async (changed) => {
        await onSave(changed)
        setRows((old) => old.map((row) => (row.id === changed.id ? changed : row)))
      }),
    [onSave],
  )
  const table = useDataTable({ rows, columns, rowId: ({ id }) => id })
  const edit = useCellEdit({ table, columns: edits })
  return (
    <div style={{ width, paddingBottom: 40 }}>
      <DataTable.Root table={table} label="Offers">
        <DataTable.Grid onOpen={onOpen} features={[edit]} />
      </DataTable.Root>
      <p>{edit.unsaved ? 'Not all is saved' : 'All is saved'}</p>
    </div>
  )
}

const meta = {
  title: 'Table/Cell edit',
  component: OfferTable,
  args: { onSave: fn(async (_: Offer) => {}), onOpen: fn() },
  parameters: {
    guide: {
      use: ['Change single values of many rows, one after the other.'],
      avoid: [
        'Values that depend on each other. Use a form.',
        'Most columns are read-only. Use a form in a `SideSheet`.',
      ],
      keyboard: [
        ['Enter, F2', 'Open the editor.'],
        ['Enter', 'Saves.'],
        ['Tab, Shift Tab', 'Save and go to the next or previous editor.'],
        ['Escape', 'Cancels.'],
      ],
      accessibility: ['Saving, saved and failed are announced; the cell keeps its text after a failure.'],
      do: {
        text: 'Values of one field, corrected in many rows.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <OfferTable onSave={async () => {}} width={560} />
          </div>
        ),
      },
      dont: {
        text: 'So narrow that most fields have no cell. Open the record in a form.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <OfferTable onSave={async () => {}} width={320} />
          </div>
        ),
      },
    },
    docs: {
      description: {
        component:
          'Editing in cells (ARIA grid pattern, “editing and navigating inside a cell”). `useCellEdit({ table, columns })`, from `@kiosk-admin/ui/table-edit`, takes an editor for each column (text, number, select, switch, date) and returns a feature for `DataTable.Grid`. F2, Enter, a double click or a tap opens the field; Enter saves, Escape cancels, Tab and Shift+Tab save and move on. Saving shows a spinner; after a failure the cell shows the previous value and an error, and the input can be edited again. Read-only cells may have a reason.',
      },
    },
  },
} satisfies Meta<typeof OfferTable>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>
const cell = (canvas: Canvas, offer: string, index: number) => {
  const row: HTMLElement = canvas.getByRole('row', { name: offer })
  return row.querySelectorAll<HTMLElement>('[data-column-id]')[index] as HTMLElement
}

/** Grid pattern, editing by keyboard: Enter opens and saves, F2 opens, Escape cancels; the cell keeps the focus. */
export const EditingByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(cell(canvas, 'Two for one', 0)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const field = canvas.getByRole('textbox', { name: 'Offer, Two for one' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('Three for two{Enter}')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Three for two' })).toBeVisible())
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ id: '1', name: 'Three for two' }))
    await expect(cell(canvas, 'Three for two', 0)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{F2}Something else{Escape}')
    await expect(cell(canvas, 'Winter boots', 0)).toHaveFocus()
    await expect(canvas.getByRole('row', { name: 'Winter boots' })).toBeVisible()
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(args.onOpen).not.toHaveBeenCalled()
    await expect(await canvas.findByText('Saved: Offer, Three for two')).toBeInTheDocument()
  },
}

/** Tab moves between cells and saves each; unchanged cells are not saved. */
export const TabMovesOn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(cell(canvas, 'Winter boots', 1))
    await expect(canvas.getByRole('textbox', { name: 'Discount, Winter boots' })).toHaveValue('20')
    await userEvent.keyboard('25{Tab}')
    await expect(canvas.getByRole('combobox', { name: 'Status, Winter boots' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    const onKiosks = canvas.getByRole('switch', { name: 'On kiosks, Winter boots' })
    await expect(onKiosks).toHaveFocus()
    await userEvent.keyboard(' {Tab}')
    const date = canvas.getByRole('textbox', { name: 'Ends, Winter boots' })
    await expect(date).toHaveFocus()
    await userEvent.clear(date)
    await userEvent.keyboard('31.12.2026{Tab}')
    await expect(canvas.getByRole('button', { name: 'Open the calendar' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect(canvas.getByRole('textbox', { name: 'Discount, Free coffee' })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect(canvas.getByRole('textbox', { name: 'Ends, Winter boots' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByText('All is saved')).toBeVisible())
    await expect(args.onSave).toHaveBeenCalledTimes(3)
    const row = within(canvas.getByRole('row', { name: 'Winter boots' }))
    await expect(row.getByText('25')).toBeVisible()
    await expect(row.getByText('Yes')).toBeVisible()
    await expect(row.getByText('31 Dec 2026')).toBeVisible()
  },
}

/** While saving, the new value is shown as unsaved; other cells can be edited. */
export const Saving: Story = {
  tags: ['picture'],
  args: { onSave: fn((_: Offer): Promise<void> => new Promise(() => {})) },
  play: async ({ canvas }) => {
    await userEvent.dblClick(cell(canvas, 'Winter boots', 0))
    await userEvent.keyboard('Snow boots{Enter}')
    const saving = cell(canvas, 'Winter boots', 0)
    await expect(saving).toHaveTextContent('Snow boots')
    await expect(saving).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Not all is saved')).toBeVisible()
    await userEvent.dblClick(saving)
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

function failingEverySecond(): Save {
  let tries = 0
  return async (_: Offer) => {
    if (tries++ % 2 === 0) throw new Error('503')
  }
}

/** After a failure the cell shows the previous value and an error; the input can be edited again. */
export const NotSaved: Story = {
  tags: ['picture'],
  args: { onSave: fn(failingEverySecond()) },
  play: async ({ canvas }) => {
    await userEvent.dblClick(cell(canvas, 'Winter boots', 0))
    await userEvent.keyboard('Snow boots{Enter}')
    const failed = cell(canvas, 'Winter boots', 0)
    const reason = 'Not saved. Check your connection and try again.'
    await waitFor(() => expect(failed).toHaveAttribute('aria-invalid', 'true'))
    await expect(failed).toHaveTextContent(`Winter boots${reason}`)
    await expect(await canvas.findByText(`Offer, Winter boots: ${reason}`)).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    const field = canvas.getByRole('textbox', { name: 'Offer, Winter boots' })
    await expect(field).toHaveValue('Snow boots')
    await expect(field).toHaveAccessibleDescription(reason)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Snow boots' })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await userEvent.keyboard('{F2}15{Enter}')
    await waitFor(() => expect(cell(canvas, 'Free coffee', 1)).toHaveAttribute('aria-invalid', 'true'))
  },
}

/** Validation errors are shown at the cell before saving. */
export const Invalid: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(cell(canvas, 'Two for one', 1))
    await userEvent.keyboard('half{Enter}')
    const number = canvas.getByRole('textbox', { name: 'Discount, Two for one' })
    await expect(number).toBeInvalid()
    await userEvent.keyboard('{Escape}')
    await expect(cell(canvas, 'Two for one', 1)).toHaveTextContent('50')
    await userEvent.dblClick(cell(canvas, 'Two for one', 0))
    await userEvent.keyboard('{Backspace}{Enter}')
    const field = canvas.getByRole('textbox', { name: 'Offer, Two for one' })
    await expect(field).toHaveAccessibleDescription('This field is required')
    await expect(field).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** Read-only cells may have a reason; Enter on them opens the row. */
export const ReadOnly: Story = {
  play: async ({ canvas, args }) => {
    const locked = cell(canvas, 'Free coffee', 0)
    await expect(locked).toHaveAttribute('aria-readonly', 'true')
    await expect(locked).toHaveAccessibleDescription('The owner of the shop names this offer.')
    await expect(cell(canvas, 'Two for one', 5)).toHaveAttribute('aria-readonly', 'true')
    await userEvent.dblClick(locked)
    await expect(canvas.queryByRole('textbox')).toBeNull()
    locked.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: '3' }))
  },
}

/** Leaving an editor saves it. */
export const LeavingSaves: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(cell(canvas, 'Two for one', 0))
    await userEvent.keyboard('Three for two')
    await userEvent.click(canvas.getByText('Not all is saved'))
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Three for two' })).toBeVisible())
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

/** A day selected in the calendar stays in the editor until it is left. */
export const ByCalendar: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(cell(canvas, 'Two for one', 4))
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar' }))
    const calendar = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(calendar.getByRole('button', { name: /28 November/ }))
    await expect(canvas.getByRole('textbox', { name: 'Ends, Two for one' })).toHaveValue('28 Nov 2026')
    await expect(args.onSave).not.toHaveBeenCalled()
    canvas.getByRole('textbox', { name: 'Ends, Two for one' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ endDate: '2026-11-28' })))
  },
}

/** On phones, the two visible lines are edited in place. */
export const Phone: Story = {
  tags: ['picture'],
  args: { width: 358 },
  play: async ({ canvas }) => {
    await userEvent.dblClick(cell(canvas, 'Winter boots', 1))
    await expect(canvas.getByRole('textbox', { name: 'Discount, Winter boots' })).toHaveFocus()
  },
}

export const AllStates: Story = {
  // the editor covers its cell, which is a target as well
  parameters: { a11y: { options: { rules: { 'target-size': { enabled: false } } } } },
  play: async ({ canvas }) => {
    await userEvent.dblClick(cell(canvas, 'Winter boots', 2))
    await expect(canvas.getByRole('combobox', { name: 'Status, Winter boots' })).toHaveFocus()
  },
}
