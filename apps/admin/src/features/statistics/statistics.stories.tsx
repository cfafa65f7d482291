import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { adminStory } from '../../testing/admin-story'
import { failing, lostServer, outage, silent } from '../../testing/story-fetch'

const meta = { title: 'Admin/Statistics', tags: ['!autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const path = '/Statistics'
const clicks = true
const chart = (name = 'Clicks by day') => screen.findByRole('slider', { name })
const total = () => screen.findByRole('group', { name: /^clicks? in \d+ days?$/ })

/** Waits until all charts have loaded. */
async function chartsLoaded() {
  await chart()
  await screen.findByRole('slider', { name: 'By type' })
  await screen.findByRole('slider', { name: 'By weekday and hour' })
  for (const name of ['By station', 'Top shops', 'By category']) {
    const part = screen.getByRole('heading', { name }).closest('section') as HTMLElement
    await within(part).findByRole('list')
  }
  await within(await screen.findByRole('region', { name: 'Most searched for' })).findByRole('list')
}

export const Figures: Story = {
  ...adminStory({ path, clicks }),
  tags: ['picture', 'width-1024', 'width-390', '!autodocs'],
  // without the menu, which grows with new entries
  parameters: { bare: true, picture: { of: 'main', whole: true } },
  play: async () => {
    await chartsLoaded()
    await expect(await total()).toHaveTextContent(/on the previous period/)
    await expect(screen.getByRole('link', { name: 'Statistics' })).toHaveAttribute('aria-current', 'page')
  },
}

export const Icelandic: Story = {
  ...adminStory({ path: '/Statistics?period=week&chart=bar', code: 'is', clicks }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: 'main', whole: true } },
  play: async () => {
    await chart('Smellir eftir vikum')
    await screen.findByRole('slider', { name: 'Hvenær í vikunni' })
    await screen.findByRole('slider', { name: 'Eftir tegundum' })
    await within(await screen.findByRole('region', { name: 'Mest leitað að' })).findByRole('list')
  },
}

/** On paper the sheet says which mall, days and filters it shows, and has no buttons. */
export const OnPaper: Story = {
  ...adminStory({ path: '/Statistics?from=2026-10-01&till=2026-10-31&view=pathfinder&type=3&period=week', clicks }),
  tags: ['print', '!autodocs'],
  parameters: { bare: true, picture: { of: '[data-print]', whole: true } },
  play: async () => {
    await chart('Clicks by week')
    const head = within(document.querySelector<HTMLElement>('[data-print] > header') ?? document.body)
    await expect(head.getByText('Strandgallerian')).toBeInTheDocument()
    await expect(head.getByText('1 October 2026 – 31 October 2026')).toBeInTheDocument()
    await expect(head.getByText('Pathfinder')).toBeInTheDocument()
    await expect(await head.findByText('Category', { selector: 'dd' })).toBeInTheDocument()
    // present in print only
    await expect(head.getByText('Strandgallerian')).not.toBeVisible()
    // printed, charts are as wide as the paper
    const drawing = document.querySelector('[data-slot="chart-drawing"]')
    const before = drawing?.getBoundingClientRect().width
    dispatchEvent(new Event('beforeprint'))
    await expect(drawing?.getBoundingClientRect().width).toBe(700)
    dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(drawing?.getBoundingClientRect().width).toBe(before))
  },
}

/** A week that the chosen days cut, and the current one, are named so. */
export const IncompleteWeeks: Story = {
  ...adminStory({ path: '/Statistics?from=2026-10-29&till=2026-11-21&period=week', clicks }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: '[data-print] > section' } },
  play: async () => {
    await chart('Clicks by week')
    const rows = await screen.findAllByRole('row', { name: /^Week \d+/ })
    await expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual([
      'Week 44, 26 Oct – 1 Nov, incomplete',
      'Week 45, 2 Nov – 8 Nov',
      'Week 46, 9 Nov – 15 Nov',
      'Week 47, 16 Nov – 22 Nov, so far',
    ])
  },
}

/** Below the fold. */
export const MadeOf: Story = {
  ...adminStory({ path, clicks }),
  tags: ['picture', 'width-1024', '!autodocs'],
  parameters: { bare: true, picture: { of: '[data-print] > :nth-child(3)' } },
  play: chartsLoaded,
}

export const Filter: Story = {
  ...adminStory({ path, clicks }),
  play: async () => {
    await chartsLoaded()
    const before = (await total()).textContent
    await userEvent.click(screen.getByRole('radio', { name: 'Pathfinder' }))
    await waitFor(async () => expect((await total()).textContent).not.toBe(before))
    await expect(location.search).toBe('?view=pathfinder')

    await userEvent.click(screen.getByRole('button', { name: 'Station All' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /^K2 / }))
    await expect(await screen.findByRole('button', { name: /^Station K2/ })).toBeVisible()
    await expect(screen.queryByRole('heading', { name: 'By station' })).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'Shop All' }))
    const shop = await screen.findByRole('combobox', { name: 'Shop' })
    await userEvent.click(shop)
    await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement)
    await expect(location.search).toMatch(/shop=/)
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await expect(location.search).toBe('')
    await waitFor(async () => expect((await total()).textContent).toBe(before))
  },
}

export const PeriodAndChart: Story = {
  ...adminStory({ path, clicks }),
  play: async () => {
    await chartsLoaded()
    await userEvent.click(screen.getByRole('radio', { name: 'Month' }))
    await expect((await chart('Clicks by month')).getAttribute('aria-valuetext')).toMatch(/^November 2026, so far: /)
    await userEvent.click(screen.getByRole('radio', { name: 'Week' }))
    await expect((await chart('Clicks by week')).getAttribute('aria-valuetext')).toMatch(
      /^Week 47, 16 Nov – 22 Nov, so far: /,
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Bars' }))
    await chart('Clicks by week')
    await userEvent.click(screen.getByRole('radio', { name: 'Pie' }))
    await expect(screen.queryByRole('radio', { name: 'Week' })).toBeNull()
    await expect(await screen.findAllByRole('slider', { name: 'By type' })).toHaveLength(2)
    await expect(location.search).toBe('?period=week&chart=pie')
  },
}

/** Today is incomplete and future days are unknown: neither is drawn as a fall to 0. */
export const TodayAndLater: Story = {
  ...adminStory({ path: '/Statistics?from=2026-11-16&till=2026-11-23', clicks }),
  play: async () => {
    await chart()
    const table = within(screen.getByRole('table', { name: 'Clicks by day' }))
    await expect(table.getByRole('row', { name: /^Friday, 20 November 2026 \d/ })).toBeInTheDocument()
    await expect(table.getByRole('row', { name: /^Saturday, 21 November 2026, so far \d/ })).toBeInTheDocument()
    await expect(table.getByRole('row', { name: /^Sunday, 22 November 2026 unknown/ })).toBeInTheDocument()
  },
}

export const ChosenDays: Story = {
  ...adminStory({ path: '/Statistics?from=2026-11-16&till=2026-11-16', clicks }),
  play: async () => {
    await expect(await total()).toHaveTextContent('in 1 day')
    const till = screen.getAllByRole('textbox')[1] as HTMLElement
    await userEvent.clear(till)
    await userEvent.type(till, '17/11/2026{Tab}')
    await waitFor(async () => expect(await total()).toHaveTextContent('in 2 days'))
    await expect(location.search).toBe('?from=2026-11-16&till=2026-11-17')
  },
}

export const ChartView: Story = {
  ...adminStory({ path: '/Statistics?dialog=chartView&id=category', clicks }),
  tags: ['picture', 'width-390', '!autodocs'],
  parameters: { bare: true, picture: { of: '[role="dialog"]' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'By category' }))
    await expect(await dialog.findByRole('slider', { name: 'By category' })).toBeVisible()
  },
}

export const ChartViewForms: Story = {
  ...adminStory({ path, clicks }),
  play: async () => {
    await chartsLoaded()
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge: By station' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'By station' }))
    await dialog.findByRole('slider', { name: 'By station' })
    await userEvent.click(dialog.getByRole('radio', { name: 'Line' }))
    await waitFor(() => expect(location.search).toBe('?dialog=chartView&id=station&as=line'))
    await dialog.findByRole('slider', { name: 'By station' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(location.search).toBe('')
  },
}

export const ChooseFromAList: Story = {
  ...adminStory({ path, clicks }),
  play: async () => {
    await chartsLoaded()
    const part = screen.getByRole('heading', { name: 'Top shops' }).closest('section') as HTMLElement
    const [first] = within(part).getAllByRole('listitem')
    await userEvent.click(within(first as HTMLElement).getByRole('button'))
    await waitFor(() => expect(location.search).toMatch(/^\?shop=/))
    await expect(screen.queryByRole('heading', { name: 'Top shops' })).toBeNull()
    await expect(await screen.findByRole('button', { name: /^Shop (?!All)/ })).toBeVisible()
  },
}

/** Records saved files by name, because a page cannot inspect the browser's downloads. */
function savedFiles() {
  const names: string[] = []
  const keep = (event: Event) => {
    const link = (event.target as HTMLElement).closest('a')
    if (link?.download) names.push(link.download)
  }
  const blobs: Blob[] = []
  const { click } = HTMLAnchorElement.prototype
  const { createObjectURL } = URL
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob)
    return createObjectURL.call(URL, blob)
  }
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    keep({ target: this } as unknown as Event)
  }
  const restore = () => {
    Object.assign(HTMLAnchorElement.prototype, { click })
    Object.assign(URL, { createObjectURL })
  }
  return { names, blobs, restore }
}

export const Export: Story = {
  ...adminStory({ path, clicks }),
  play: async () => {
    await chartsLoaded()
    const { names, blobs, restore } = savedFiles()
    try {
      for (const kind of ['Table (CSV)', 'Table (Excel)', 'PNG image', 'SVG image']) {
        const before = names.length
        // the first button: charts have their own
        await userEvent.click(screen.getAllByRole('button', { name: 'Export' })[0] as HTMLElement)
        await userEvent.click(await screen.findByRole('menuitem', { name: kind }))
        await waitFor(() => expect(names).toHaveLength(before + 1))
      }
      await expect(names).toEqual([
        'clicks-2026-10-25-2026-11-21.csv',
        'clicks-2026-10-25-2026-11-21.xlsx',
        'Clicks by day.png',
        'Clicks by day.svg',
      ])
      const [table, drawing] = await Promise.all([blobs[0], blobs.at(-1)].map((blob) => blob?.text()))
      const [title, ...facts] = (table ?? '').split('\r\n').slice(0, 4)
      await expect(title).toBe('Clicks by day')
      await expect(facts).toEqual([
        'Strandgallerian',
        '25 Oct 2026 – 21 Nov 2026',
        expect.stringMatching(/^"?[\d,]+ clicks"?$/),
      ])
      for (const line of facts) await expect(drawing).toContain(`>${line.replaceAll('"', '')}</text>`)
    } finally {
      restore()
    }
  },
}

export const ExportFailed: Story = {
  ...adminStory({ path, clicks, wrap: (fetch) => failing(fetch, { 'GET /Statistic/Export': 500 }) }),
  play: async () => {
    await chart()
    await userEvent.click(screen.getAllByRole('button', { name: 'Export' })[0] as HTMLElement)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Table (CSV)' }))
    await expect(await screen.findByText('Something goes wrong')).toBeVisible()
  },
}

export const Empty: Story = {
  ...adminStory({ path }),
  play: async () => {
    await expect(await screen.findByText('No clicks in this period')).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  },
}

export const NothingFitsTheFilters: Story = {
  ...adminStory({ path: '/Statistics?view=pathfinder&type=4', clicks }),
  play: async () => {
    await expect(await screen.findByText(/match these filters/)).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement)
    await chart()
  },
}

export const Loading: Story = {
  ...adminStory({ path, wrap: (fetch) => silent(fetch, 'GET /Statistic') }),
  play: async () => {
    await expect(await screen.findAllByText('Loading the figures')).not.toHaveLength(0)
  },
}

const down = outage({ 'GET /Statistic': 500 })

export const FailedAndTriedAgain: Story = {
  ...adminStory({
    path,
    clicks,
    wrap: down.wrap,
  }),
  play: async () => {
    await screen.findByRole('alert')
    // while charts load, the first alert may still be replaced
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Working' })).toBeNull())
    const alert = screen.getByRole('alert')
    await expect(alert).toHaveTextContent('Couldn’t load the figures')
    down.end()
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await chart()
  },
}

export const Reader: Story = {
  ...adminStory({ path, user: 'reader', clicks }),
  play: async () => {
    await chartsLoaded()
    await expect(screen.getAllByRole('button', { name: 'Export' })[0]).toBeVisible()
  },
}

export const WithoutRights: Story = {
  ...adminStory({ path, user: 'none' }),
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/You haven't access to this route/)
    await expect(screen.queryByRole('link', { name: 'Statistics' })).toBeNull()
  },
}

const server = lostServer()

/** A call that gets no answer is enough: the browser believes to be online. */
export const Offline: Story = {
  ...adminStory({ path, clicks, wrap: server.wrap }),
  tags: ['picture', '!autodocs'],
  parameters: { bare: true, picture: { of: 'main' } },
  play: async () => {
    await chartsLoaded()
    server.lose({ unnoticed: true })
    await userEvent.click(screen.getByRole('radio', { name: 'Month' }))
    await expect(await screen.findByRole('button', { name: 'Offline' }, { timeout: 10_000 })).toBeVisible()
    await expect(screen.getByText('As of 10:00')).toBeVisible()
  },
}
