import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ExampleHeader, ExamplePage, ExampleSidebar } from '../../layout/app-shell/app-shell.fixture'
import * as AppShell from '../../layout/app-shell/app-shell.parts'
import { KioskUiProvider } from '../../theme/kiosk-ui-provider'
import type { SortRule, TableFilters } from '../model/columns'
import { sortToText, textToSort } from '../model/sort-text'
import { manyShops, type Shop, ShopTable, shops } from './data-table.fixture'

const meta = {
  title: 'Table/DataTable.Page',
  tags: ['!autodocs'],
  component: ShopTable,
  args: { onAction: fn(), onOpen: fn() },
} satisfies Meta<typeof ShopTable>

export default meta
type Story = StoryObj<typeof meta>

const thousand = manyShops(1000)

/** The page scrolls, the table header stays below the page header, and focused rows stay visible. */
export const InAPage: Story = {
  tags: ['picture'],
  parameters: { bare: true, picture: { of: '[data-slot="app-shell-body"]' } },
  args: { rows: thousand, defaultSort: [], defaultSelection: ['shop-2', 'shop-4', 'shop-6'] },
  render: (args) => (
    <AppShell.Root>
      <AppShell.Sidebar>
        <ExampleSidebar />
      </AppShell.Sidebar>
      <AppShell.Body style={{ height: 900, overflow: 'clip' }}>
        <ExampleHeader />
        <ExamplePage>
          <ShopTable {...args} />
        </ExamplePage>
      </AppShell.Body>
    </AppShell.Root>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Ask & Alm 1' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: '3 selected' })).toBeVisible()
  },
}

/** The same, scrolled by wheel and keyboard. */
export const Scrolling: Story = {
  parameters: { bare: true },
  args: { rows: thousand, defaultSort: [] },
  render: (args) => (
    <AppShell.Root>
      <AppShell.Sidebar>
        <ExampleSidebar />
      </AppShell.Sidebar>
      <AppShell.Body>
        <ExampleHeader />
        <ExamplePage>
          <ShopTable {...args} />
        </ExamplePage>
      </AppShell.Body>
    </AppShell.Root>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 20_000)
    await waitFor(() => expect(canvas.getByRole('row', { name: thousand[415]?.name })).toBeVisible())
    const head = canvas.getByRole('columnheader', { name: 'Shop' })
    await expect(head.getBoundingClientRect().top).toBe(56)
    await userEvent.click(canvas.getByRole('rowheader', { name: thousand[415]?.name }))
    await userEvent.keyboard('{PageUp}{ArrowUp}{ArrowUp}')
    const active = () => document.activeElement?.closest('[role=row]')?.getBoundingClientRect()
    await waitFor(() => expect(active()?.top).toBeGreaterThanOrEqual(56 + 34))
    await userEvent.keyboard('{PageDown}{PageDown}')
    await waitFor(() => expect(active()?.bottom).toBeLessThanOrEqual(window.innerHeight))
    window.scrollTo(0, 0)
  },
}

/** Sorting, search, filters and selection controlled by the app, serialised as in a URL. */
export const Controlled: Story = {
  render: function Controlled(args) {
    const [address, setAddress] = useState({ sort: '-name', search: '', status: '', selected: '' })
    const filters: TableFilters = { status: address.status.split(',').filter(Boolean) }
    return (
      <>
        <output>{new URLSearchParams(address).toString()}</output>
        <ShopTable
          {...args}
          sort={textToSort(address.sort)}
          onSortChange={(sort: readonly SortRule[]) => setAddress({ ...address, sort: sortToText(sort) })}
          search={address.search}
          onSearchChange={(search) => setAddress({ ...address, search })}
          filters={filters}
          onFiltersChange={(next) => setAddress({ ...address, status: (next.status ?? []).join(',') })}
          selection={address.selected.split(',').filter(Boolean)}
          onSelectionChange={(ids) => setAddress({ ...address, selected: ids.join(',') })}
        />
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const address = canvasElement.querySelector('output')
    await expect(canvas.getAllByRole('row')[1]).toHaveAccessibleName('Þór Útivist')
    await userEvent.click(canvas.getByRole('button', { name: 'Last edited' }))
    await userEvent.type(canvas.getByRole('searchbox'), 'sko')
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Rask Sko' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Status/, expanded: false }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Active' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(address).toHaveTextContent('sort=lastEdited&search=sko&status=Active&selected=Rask+Sko'))
  },
}

const swedish: Shop[] = ['Örter', 'Zoo', 'Äpplet', 'Åhus', 'Apotek'].map((name) => ({
  ...(shops[0] as Shop),
  id: name,
  name,
}))

/** In Swedish å, ä and ö sort after z. */
export const InSwedish: Story = {
  args: { rows: swedish },
  render: (args) => (
    <KioskUiProvider locale="sv">
      <ShopTable {...args} />
    </KioskUiProvider>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
      'Apotek',
      'Zoo',
      'Åhus',
      'Äpplet',
      'Örter',
    ])
  },
}
