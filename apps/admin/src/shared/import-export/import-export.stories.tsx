import { calls, contentTypes, peopleTypes } from '@kiosk-admin/api-client'
import type { TestApp } from '@kiosk-admin/server/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { savedBy } from '../../testing/saved-by'
import { failing, outage } from '../../testing/story-fetch'
import { parseCsv } from './import/parse-csv'

const meta = { title: 'Admin/Import and export', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/published/offer'

async function openMenu() {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  return within(await screen.findByRole('menu'))
}

/** Exports once the rows are there; until then the menu's items are disabled. */
async function exportAs(format: 'CSV' | 'XLSX', what: string | RegExp = /^Export [1-9]/) {
  const menu = await openMenu()
  await menu.findByText(what)
  await userEvent.click(menu.getByRole('menuitem', { name: `Export as ${format}` }))
}

async function openImport(title: string) {
  // the menu has no roles before it is placed
  await userEvent.click(await (await openMenu()).findByRole('menuitem', { name: 'Import' }))
  return within(await screen.findByRole('dialog', { name: `Import: ${title}` }))
}

/** Selects a file in the open dialog. */
async function give(dialog: ReturnType<typeof within>, lines: readonly string[]) {
  const file = new File([lines.join('\r\n')], 'offers.csv', { type: 'text/csv' })
  await userEvent.upload(dialog.getByLabelText('Choose a file'), file, { applyAccept: false })
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

async function offersOf(app: TestApp) {
  const { client, mallId } = await app.signIn('admin')
  return client.call(contentTypes.offer.calls.list, { query: { mallId } })
}

const appOf = (loaded: object) => (loaded as { app: TestApp }).app

const mixed = [
  'name.se;name.en;shop;startDate;endDate;status;colour',
  'Amaryllis, 3 för 120 kr;Amaryllis, 3 for SEK 99;Moss Blommor;2026-11-01;2026-12-24;Active;red',
  'Julstjärna;Poinsettia;Moss Blommor;2026-12-01;2026-12-24;Active;',
  'Hyacint;Hyacinth;Mossens Blommor;1/12/2026;2026-12-24;Active;',
  'Gran;Fir;;2026-12-24;2026-12-01;on;',
]

export const Menu: Story = {
  ...adminStory({ path }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="menu"]' } },
  play: async () => {
    const menu = await openMenu()
    await expect(await menu.findByText('Export 42 offers')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(menu.getByRole('menuitem', { name: 'Export as CSV' })).toHaveFocus()
  },
}

export const ExportWhatIsShown: Story = {
  ...adminStory({ path: `${path}?q=amaryllis` }),
  play: async () => {
    const { name, bytes } = await savedBy(() => exportAs('CSV', 'Export 1 offer'))
    await expect(name).toBe('Offers.csv')
    await expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [heads, first, ...more] = parseCsv(textOf(bytes)).rows.map(({ cells }) => cells)
    await expect(heads?.slice(0, 6)).toEqual([
      'id',
      'Name (Svenska)',
      'Name (English)',
      'Name (Norsk)',
      'Name (Íslenska)',
      'Shop',
    ])
    await expect(first?.slice(1, 3)).toEqual(['Amaryllis, 3 för 120 kr', 'Amaryllis, 3 for SEK 120'])
    await expect(first?.[5]).toBe('Moss Blommor')
    await expect(more).toEqual([])
    await expect(await screen.findByText('Exported 1 offer')).toBeVisible()
  },
}

export const ExportSelectedAsWorkbook: Story = {
  ...adminStory({ path: '/published/Shops' }),
  play: async ({ loaded }) => {
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })
    for (const box of boxes.slice(0, 2)) await userEvent.click(box)
    const { name, bytes } = await savedBy(() => exportAs('XLSX', 'Export 2 shops'))
    await expect(name).toBe('Shops.xlsx')
    await expect(textOf(bytes.slice(0, 2))).toBe('PK')
    const { client, mallId } = await appOf(loaded).signIn('admin')
    const { data } = await client.call(calls.auditTrail, { query: { mallId, kind: 'export' } })
    await expect(data).toMatchObject([{ area: 'Shops', changes: [{ after: 'xlsx' }, { after: 2 }] }])
  },
}

export const ExportNotRecorded: Story = {
  ...adminStory({ path, wrap: (fetch) => failing(fetch, { 'POST /Audit/Export': 500 }) }),
  play: async () => {
    await exportAs('CSV')
    await expect(await screen.findByText('Something goes wrong')).toBeVisible()
    await expect(screen.queryByText(/^Exported/)).toBeNull()
  },
}

export const Choose: Story = {
  ...adminStory({ path: `${path}?dialog=import` }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Import: Offers' }))
    await screen.findByRole('row', { name: 'Amaryllis, 3 for SEK 120', hidden: true })
    const { bytes } = await savedBy(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Download an empty file with all columns' }))
    })
    await expect(parseCsv(textOf(bytes)).rows).toHaveLength(1)
    await give(dialog, ['colour;size', 'red;2'])
    await expect(await dialog.findByRole('alert')).toHaveTextContent('None of the columns in this file are recognised')
  },
}

const threeTimes = [
  'name.se;shop;startDate;endDate;status',
  'Julstjärna;Moss Blommor;2026-12-01;2026-12-24;Active',
  'Hyacint;Moss Blommor;2026-12-01;2026-12-24;Active',
  'julstjärna;Moss Blommor;2026-12-02;2026-12-24;Active',
  'Julstjärna;Moss Blommor;2026-12-03;2026-12-24;Active',
]

/** Rows that name the same new record: nothing is imported before somebody has said how many records that makes. */
export const OneOrThree: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const dialog = await openImport('Offers')
    await give(dialog, threeTimes)
    const question = await dialog.findByRole('radiogroup', { name: /^Several rows name the same new record\./ })
    await expect(question).toHaveAccessibleDescription('“Julstjärna” in rows 2, 4, 5')
    await expect(dialog.getByRole('button', { name: 'Import 4 rows' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('radio', { name: 'One record for each row' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Import 4 rows' })).toBeEnabled())
    await userEvent.click(dialog.getByRole('radio', { name: /^One record for each name, from its first row\./ }))
    await dialog.findByRole('button', { name: 'Import 2 rows' })
    await expect(dialog.getAllByText('Row 2 creates this record.')).toHaveLength(2)
  },
}

export const OneOfThree: Story = {
  ...adminStory({ path }),
  play: async ({ loaded }) => {
    const before = await offersOf(appOf(loaded))
    const dialog = await openImport('Offers')
    await give(dialog, threeTimes)
    await userEvent.click(await dialog.findByRole('radio', { name: /^One record for each name, from its first row\./ }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 rows' }))
    await expect(await dialog.findByText('2 created')).toBeVisible()
    const after = await offersOf(appOf(loaded))
    await expect(after).toHaveLength(before.length + 2)
    const made = after.filter(({ name }) => name.se === 'Julstjärna')
    await expect(made.map(({ startDate }) => startDate)).toEqual(['2026-12-01'])
  },
}

export const Preview: Story = {
  ...adminStory({ path }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async ({ loaded }) => {
    const before = await offersOf(appOf(loaded))
    const dialog = await openImport('Offers')
    await give(dialog, mixed)
    await expect(await dialog.findByText('These columns are ignored: colour')).toBeVisible()
    const wrong = within(dialog.getByRole('row', { name: /Hyacint/ }))
    await expect(wrong.getByText('There’s no record named “Mossens Blommor”.')).toBeVisible()
    await expect(wrong.getByText('“1/12/2026” isn’t a valid date. Use the format 2026-11-30.')).toBeVisible()
    const changed = dialog.getByRole('row', { name: /Amaryllis/ })
    await expect(changed).toHaveTextContent('Amaryllis, 3 for SEK 120 → Amaryllis, 3 for SEK 99')
    await expect(changed).toHaveTextContent('Matched by name')

    // only the rows with errors, then all rows
    await userEvent.click(dialog.getByRole('radio', { name: 'Error 2' }))
    await expect(dialog.queryByRole('row', { name: /Amaryllis/ })).toBeNull()
    await userEvent.click(dialog.getByRole('radio', { name: 'All 4' }))

    const { name, bytes } = await savedBy(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Download the rows with errors' }))
    })
    await expect(name).toBe('offers – rows with errors.csv')
    const kept = parseCsv(textOf(bytes)).rows.map(({ cells }) => cells)
    await expect(kept.map(([name]) => name)).toEqual(['name.se', 'Hyacint', 'Gran'])
    await expect(kept[1]?.at(-1)).toContain('Shop: There’s no record named “Mossens Blommor”.')
    await expect(await offersOf(appOf(loaded))).toEqual(before)
    await expect(dialog.getByRole('button', { name: 'Import 2 rows' })).toBeEnabled()
  },
}

export const ImportAndUndo: Story = {
  ...adminStory({ path }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async ({ loaded }) => {
    const before = await offersOf(appOf(loaded))
    const dialog = await openImport('Offers')
    await give(dialog, mixed)
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 rows' }))
    await expect(await dialog.findByText('1 created, 1 changed')).toBeVisible()
    const after = await offersOf(appOf(loaded))
    await expect(after).toHaveLength(before.length + 1)
    await expect(after.find(({ name }) => name.se?.startsWith('Amaryllis'))?.name.en).toBe('Amaryllis, 3 for SEK 99')

    await userEvent.click(dialog.getByRole('button', { name: 'Undo the import' }))
    await expect(await dialog.findByText('Import undone')).toBeVisible()
    const namesOf = (rows: typeof before) => rows.map(({ name }) => name.en).sort()
    await expect(namesOf(await offersOf(appOf(loaded)))).toEqual(namesOf(before))
  },
}

export const UndoFromTheToast: Story = {
  // filters the list, as the virtualised table renders visible rows only
  ...adminStory({ path: `${path}?q=poinsettia` }),
  play: async ({ loaded }) => {
    const dialog = await openImport('Offers')
    await give(dialog, mixed)
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 rows' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Done' }))
    await screen.findByText('2 rows imported')
    await screen.findByRole('row', { name: 'Poinsettia' })
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: 'Poinsettia' })).toBeNull())
    await expect(await offersOf(appOf(loaded))).toHaveLength(42)
  },
}

const down = outage({ 'PUT /Offer/': 500 })

export const SomeFail: Story = {
  ...adminStory({
    path,
    wrap: down.wrap,
  }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const dialog = await openImport('Offers')
    await give(dialog, mixed.slice(0, 3))
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 rows' }))
    await expect(await dialog.findByText('Partly imported')).toBeVisible()
    await expect(dialog.getByText('1 created, 1 failed')).toBeVisible()
    await expect(dialog.getByRole('row', { name: /Amaryllis/ })).toHaveTextContent('Something goes wrong')
  },
}

export const TheRestAgain: Story = {
  ...SomeFail,
  tags: ['!autodocs'],
  play: async (context) => {
    await SomeFail.play?.(context)
    down.end()
    const dialog = within(screen.getByRole('dialog', { name: 'Import: Offers' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Retry the rest' }))
    await expect(await dialog.findByText('1 created, 1 changed')).toBeVisible()
  },
}

export const Reader: Story = {
  ...adminStory({ path: `${path}?dialog=import`, user: 'reader' }),
  play: async () => {
    await screen.findByRole('row', { name: 'Amaryllis, 3 for SEK 120' })
    await expect(screen.queryByRole('dialog')).toBeNull()
    const menu = await openMenu()
    await expect(menu.getByRole('menuitem', { name: 'Export as XLSX' })).toBeVisible()
    await expect(menu.queryByRole('menuitem', { name: 'Import' })).toBeNull()
  },
}

export const ShopsByCategory: Story = {
  ...adminStory({ path: '/published/Shops' }),
  play: async () => {
    const { bytes } = await savedBy(() => exportAs('CSV'))
    const text = textOf(bytes)
    const [heads, ...rows] = parseCsv(text).rows.map(({ cells }) => cells)
    const at = (head: string) => heads?.indexOf(head) ?? -1
    // exports fetch descriptions, which the list omits
    await expect(rows.some((cells) => cells[at('Description (Svenska)')]?.startsWith('<p>'))).toBe(true)
    await expect(rows.every((cells) => /^[^0-9]/.test(cells[at('Categories')] ?? ''))).toBe(true)
    // uses the labels of the list's column
    const states = new Set(rows.map((cells) => cells[at('Publication')]))
    const known = ['Not published', 'Changed', 'Published']
    await expect(states.has('Published')).toBe(true)
    await expect([...states].filter((word) => !known.includes(word ?? ''))).toEqual([])

    // an unmodified export imports without changes
    const dialog = await openImport('Shops')
    await give(dialog, [text])
    await expect(await dialog.findByRole('radio', { name: `Unchanged ${rows.length}` })).toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled()
  },
}

export const Users: Story = {
  ...adminStory({ path: '/user/user' }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async ({ loaded }) => {
    const { bytes } = await savedBy(() => exportAs('CSV'))
    await expect(textOf(bytes)).not.toMatch(/password/i)

    const dialog = await openImport('Users')
    await give(dialog, [
      'username,email,group,malls,password',
      'jonas.ekstrom,jonas@example.com,,,',
      'tove.lind,tove@example.com,Marketing,Strandgallerian,a-long-password',
      'siv.lind,siv@example.com,Marketing,Strandgallerian,',
      'ulf.lind,ulf@example.com,Marketing,Strandgallerian,short',
      'admin,,Marketing,,another-password',
    ])
    const made = await dialog.findByRole('row', { name: /tove\.lind/ })
    await expect(made).toHaveTextContent('••••••••')
    await expect(made).not.toHaveTextContent('a-long-password')
    // without a password the user is invited by a link
    await expect(dialog.getByRole('row', { name: /siv\.lind/ })).toHaveTextContent(/New/)
    await expect(dialog.getByRole('row', { name: /ulf\.lind/ })).toHaveTextContent(
      'Password: Field must have at least 10 letters',
    )
    await expect(dialog.getByRole('row', { name: /admin/ })).toHaveTextContent('Only new users can get a password')
    const { client } = await appOf(loaded).signIn('admin')
    await expect(await client.call(peopleTypes.user.calls.list, {})).toHaveLength(9)
  },
}
