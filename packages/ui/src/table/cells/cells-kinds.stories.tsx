import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { english, icelandic, norwegian, swedish } from '../../internal/languages.fixture'
import { KioskUiProvider } from '../../theme/kiosk-ui-provider'
import * as DataTable from '../grid/data-table.parts'
import type { DataTableColumn } from '../model/data-table-column'
import { useDataTable } from '../model/use-data-table'
import { DateCell, LocalisedCell } from './cells'
import * as Cell from './cells.parts'
import { LinksCell } from './cells-links'
import { ImageCell, UserCell } from './cells-media'
import { HoursTodayCell, NumberCell } from './cells-values'

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#0b6b7a"/><circle cx="16" cy="16" r="9" fill="#fff"/></svg>',
)}`

const meta = {
  title: 'Table/Cells of each kind',
  component: LinksCell,
  args: { links: [] },
  parameters: {
    guide: {
      use: ['Cells for images, people, numbers, dates, hours, links and localised texts.'],
      avoid: ['Controls in a cell without `interactive` on its column: the keyboard would not reach them.'],
      keyboard: [
        ['←, →', 'From cell to cell, and from link to link in a cell with several.'],
        ['Enter', 'Follows the link.'],
      ],
      parts: { ...Cell },
      do: {
        text: 'A missing language is marked, so that somebody writes it.',
        render: () => (
          <LocalisedCell
            text={{ en: 'Christmas market', se: 'Julmarknad' }}
            languages={[english, swedish, norwegian]}
            markMissing
          />
        ),
      },
      dont: {
        text: 'The same text without the mark: nobody sees that Norwegian is missing.',
        render: () => (
          <LocalisedCell
            text={{ en: 'Christmas market', se: 'Julmarknad' }}
            languages={[english, swedish, norwegian]}
          />
        ),
      },
    },
  },
} satisfies Meta<typeof LinksCell>

export default meta
type Story = StoryObj<typeof meta>

/** Missing languages are marked by a ring and named in the interface language. */
export const MissingLanguages: Story = {
  render: () => (
    <>
      <LocalisedCell
        data-testid="some"
        text={{ en: 'Christmas market', se: 'Julmarknad' }}
        languages={[english, swedish, norwegian, icelandic]}
        markMissing
      />
      <LocalisedCell data-testid="all" text={{ en: 'Sale', se: 'Rea' }} languages={[english, swedish]} markMissing />
      <LocalisedCell data-testid="other" text={{ se: 'Julmarknad' }} languages={[english, swedish]} markMissing />
    </>
  ),
  play: async ({ canvas }) => {
    const some = within(canvas.getByTestId('some'))
    await expect(some.getByRole('img')).toHaveAccessibleName(/^No text in Norwegian.*, Icelandic$/)
    await expect(within(canvas.getByTestId('all')).queryByRole('img')).toBeNull()
    await expect(canvas.getByText('Julmarknad')).toHaveAttribute('lang', 'sv')
  },
}

/** Numbers in each locale's format. */
export const Numbers: Story = {
  render: () => (
    <>
      <NumberCell data-testid="en" value={1234567.5} />
      <NumberCell data-testid="percent" value={0.25} format={{ style: 'percent' }} />
      <NumberCell data-testid="none" value={null} />
      <KioskUiProvider locale="sv">
        <NumberCell data-testid="sv" value={1234567.5} />
      </KioskUiProvider>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('en')).toHaveTextContent('1,234,567.5')
    await expect(canvas.getByTestId('percent')).toHaveTextContent('25%')
    await expect(canvas.queryByTestId('none')).toBeNull()
    await expect(canvas.getByTestId('sv').textContent).toBe('1\u00a0234\u00a0567,5')
  },
}

/** At 14:45, open places have a filled dot and a text. */
export const HoursToday: Story = {
  render: () => (
    <>
      <HoursTodayCell data-testid="open" hours={[{ from: '10:00', to: '20:00' }]} />
      <HoursTodayCell
        data-testid="break"
        hours={[
          { from: '11:00', to: '14:00' },
          { from: '16:00', to: '19:00' },
        ]}
      />
      <HoursTodayCell data-testid="closed" hours={[]} />
      <HoursTodayCell data-testid="always" hours={[{ from: '00:00', to: '24:00' }]} />
      <HoursTodayCell data-testid="unknown" hours={undefined} />
      <KioskUiProvider locale="en-GB" timeZone="Europe/Stockholm" now={() => new Date('2026-11-22T01:00:00+01:00')}>
        <HoursTodayCell data-testid="night" hours={[]} yesterday={[{ from: '18:00', to: '02:00' }]} />
      </KioskUiProvider>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('open')).toHaveTextContent('10:00–20:00Open now')
    await expect(canvas.getByTestId('break')).toHaveTextContent('11:00–14:00, 16:00–19:00Closed now')
    await expect(canvas.getByTestId('closed')).toHaveTextContent('Closed today')
    await expect(canvas.getByTestId('always')).toHaveTextContent('Open around the clockOpen now')
    await expect(canvas.queryByTestId('unknown')).toBeNull()
    await expect(canvas.getByTestId('night')).toHaveAttribute('data-open')
  },
}

/** A missing or broken image is replaced by an icon. */
export const Images: Story = {
  render: () => (
    <>
      <ImageCell src={logo} alt="Logo of Havn & Co" />
      <ImageCell src="data:image/png;base64,broken" alt="Logo of Grad" />
      <ImageCell data-testid="none" src={undefined} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(1))
    await expect(canvas.getByRole('img', { name: 'Logo of Havn & Co' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Logo of Grad' })).toBeVisible()
    await expect(within(canvas.getByTestId('none')).queryByRole('img')).toBeNull()
  },
}

interface Person {
  id: string
  name: string
  shops: string[]
}

const people: Person[] = [
  { id: '1', name: 'Ingrid Solheim', shops: ['Ask & Alm', 'Björk Barn', 'Grad', 'Nordlys'] },
  { id: '2', name: 'Jonas Lind', shops: ['Skafferi'] },
]

const columns: DataTableColumn<Person>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name, cell: ({ name }) => <UserCell name={name} /> },
  {
    id: 'shops',
    header: 'Shops',
    value: ({ shops }) => shops.join(', '),
    interactive: true,
    cell: ({ shops }) => <LinksCell links={shops.map((label) => ({ label, href: `#${encodeURIComponent(label)}` }))} />,
  },
]

function People() {
  const table = useDataTable({ rows: people, columns, rowId: ({ id }) => id })
  return (
    <div style={{ width: 640 }}>
      <DataTable.Root table={table} label="People">
        <DataTable.Grid />
      </DataTable.Root>
    </div>
  )
}

/** Grid pattern, controls in a cell: arrow keys stop at each link and at the menu of hidden ones. */
export const LinksByKeyboard: Story = {
  render: () => <People />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('link', { name: 'Ask & Alm' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    const more = canvas.getByRole('button', { name: '2 more' })
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu', { name: '2 more' })
    await expect(within(menu).getByRole('menuitem', { name: 'Nordlys' })).toHaveAttribute('href', '#Nordlys')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(more).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Skafferi' })).toHaveFocus()
  },
}

/** Router links, and external links. */
export const Links: Story = {
  render: () => (
    <>
      <LinksCell
        links={[{ href: '/shops/1', label: 'Grad' }]}
        renderLink={({ href, label }) => (
          <a href={href} data-router="">
            {label}
          </a>
        )}
      />
      <LinksCell links={[{ href: 'https://example.org', label: 'Website', external: true }]} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Grad' })).toHaveAttribute('data-router')
    const out = canvas.getByRole('link', { name: 'Website (opens in a new tab)' })
    await expect(out).toHaveAttribute('target', '_blank')
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start', width: 320, fontSize: 13 }}>
      <ImageCell src={logo} />
      <ImageCell src={undefined} />
      <UserCell name="Ingrid Solheim" />
      <UserCell name="Jonas Lind" detail="Editors" />
      <NumberCell value={48200} />
      <HoursTodayCell hours={[{ from: '10:00', to: '20:00' }]} />
      <HoursTodayCell hours={[{ from: '16:00', to: '19:00' }]} />
      <HoursTodayCell hours={[]} />
      <LocalisedCell text={{ en: 'Christmas market' }} languages={[english, swedish]} markMissing />
      <DateCell date="2026-11-28" />
      <LinksCell
        links={[
          { href: '#1', label: 'Ask & Alm' },
          { href: 'https://example.org', label: 'Website', external: true },
          { href: '#3', label: 'Grad' },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('48,200')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '1 more' })).toBeVisible()
  },
}
