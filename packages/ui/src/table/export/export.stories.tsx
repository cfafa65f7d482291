import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import * as DataTable from '../grid/data-table.parts'
import { ToolTable } from '../table-tools.fixture'

const meta = {
  title: 'Table/DataTable.Export',
  component: ToolTable,
  args: {
    defaultSelection: ['Grad', 'Rask Sko'],
    toolbar: <DataTable.Export separator=";" fileName="shops" />,
    children: (
      <DataTable.Bulk>
        <DataTable.Copy />
      </DataTable.Bulk>
    ),
  },
  parameters: {
    guide: {
      use: ['Rows for a spreadsheet, or for the clipboard.'],
      avoid: ['Reports with a layout. Print a page.'],
      keyboard: [
        ['Ctrl C', 'Copies the selected rows as tab-separated text.'],
        ['Enter, Space', 'On the button: save the file.'],
      ],
      parts: { Export: DataTable.Export, Copy: DataTable.Copy },
      do: {
        text: 'Press it: a file that says what is in it.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <ToolTable toolbar={<DataTable.Export separator=";" fileName="shops" />} />
          </div>
        ),
      },
      dont: {
        text: 'Press it: a file that nobody finds again among the others.',
        render: () => (
          <div style={{ width: '100%', overflowX: 'auto' }}>
            <ToolTable toolbar={<DataTable.Export separator=";" fileName="data" />} />
          </div>
        ),
      },
    },
    docs: {
      description: {
        component:
          'Exports rows. `DataTable.Export` saves CSV (RFC 4180; optional separator, decimal sign and byte order mark): all, found or selected rows, with the visible columns. `DataTable.Copy` and Ctrl+C in the table copy the selected rows as tab-separated text. Formulas are escaped with an apostrophe; `text` of a column replaces its value.',
      },
    },
  },
} satisfies Meta<typeof ToolTable>

export default meta
type Story = StoryObj<typeof meta>

const lines = [
  'Shop\tCategories\tToday\tFloor\tStatus\tLast edited',
  'Grad\tFashion\t10:00–20:00\t0\tActive\t2026-11-20 17:24',
]

/** Clipboard content of a copy event. */
function copyAt(element: HTMLElement): string {
  const clipboardData = new DataTransfer()
  element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
  return clipboardData.getData('text/plain')
}

/** Ctrl+C in the table; selected text and inputs are copied as usual. */
export const Copied: Story = {
  play: async ({ canvas }) => {
    // the code for it loads once rows are selected
    const copied = await waitFor(() => {
      const text = copyAt(canvas.getByRole('rowheader', { name: /Grad/ }))
      expect(text).not.toBe('')
      return text.split('\n')
    })
    await expect(copied.slice(0, 2)).toEqual(lines)
    await expect(copied).toHaveLength(3)
    await waitFor(() =>
      expect(canvas.getAllByRole('status').some((one) => one.textContent === '2 rows copied')).toBe(true),
    )
    await expect(copyAt(canvas.getByRole('searchbox'))).toBe('')
    window.getSelection()?.selectAllChildren(canvas.getByRole('row', { name: 'Nordlys' }))
    await expect(copyAt(canvas.getByRole('rowheader', { name: /Grad/ }))).toBe('')
    window.getSelection()?.removeAllRanges()
  },
}

/** The same from the bulk bar. */
export const CopiedFromTheBar: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup() // has its own clipboard
    await user.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByRole('button', { name: '2 rows copied' })).toHaveFocus()
    await waitFor(async () => expect(await navigator.clipboard.readText()).toContain(lines[1]))
    await waitFor(() =>
      expect(canvas.getAllByRole('status').some((one) => one.textContent === '2 rows copied')).toBe(true),
    )
  },
}

/** Intercepts the saved file. */
async function saved(press: () => Promise<void>) {
  const files: { name: string; text: Promise<string> }[] = []
  const { createObjectURL } = URL
  const { click } = HTMLAnchorElement.prototype
  let blob = new Blob()
  URL.createObjectURL = (made) => {
    blob = made as Blob
    return createObjectURL(made)
  }
  HTMLAnchorElement.prototype.click = function () {
    // `Blob.text` would drop the byte order mark
    const text = blob.arrayBuffer().then((bytes) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
    files.push({ name: this.download, text })
  }
  try {
    await press()
    await waitFor(() => expect(files).toHaveLength(1))
  } finally {
    HTMLAnchorElement.prototype.click = click
    URL.createObjectURL = createObjectURL
  }
  return { name: files[0]?.name, text: (await files[0]?.text) ?? '' }
}

/** All, found and selected rows. */
export const Exported: Story = {
  play: async ({ canvas }) => {
    const choose = async (item: RegExp) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: item }))
    }
    const all = await saved(() => choose(/^All rows \(13\)/))
    await expect(all.name).toBe('shops.csv')
    await expect(all.text.charCodeAt(0)).toBe(0xfeff)
    await expect(all.text.slice(1).split('\r\n')[0]).toBe('Shop;Categories;Today;Floor;Status;Last edited')
    await expect(all.text.trim().split('\r\n')).toHaveLength(14)
    const some = await saved(() => choose(/^Selected rows \(2\)/))
    await expect(some.text.trim().split('\r\n')).toHaveLength(3)
    await userEvent.type(canvas.getByRole('searchbox'), 'nordlys')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1))
    const found = await saved(() => choose(/^Rows found \(1\)/))
    await expect(found.text.trim().split('\r\n')[1]).toMatch(/^Nordlys;Jewellery;/)
    await waitFor(() =>
      expect(canvas.getAllByRole('status').some((one) => one.textContent === '1 row exported')).toBe(true),
    )
  },
}

/** The available exports. */
export const AllStates: Story = {
  parameters: { picture: { of: '[role="menu"]' } },
  args: { defaultSearch: 'o' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await expect(within(await screen.findByRole('menu')).getAllByRole('menuitem')).toHaveLength(3)
  },
}
