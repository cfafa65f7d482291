import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { labels as icelandic } from '../../exports/labels/is'
import { weekdays } from '../../theme/days'
import { KioskUiProvider } from '../../theme/kiosk-ui-provider'
import { christmas, shopHours, withEverything } from '../editor/hours-stories.fixture'
import { hoursFrom } from '../hours.fixture'
import { noHours } from '../opening-hours'
import { OpeningHoursView } from './opening-hours-view'

const meta = {
  title: 'Hours/OpeningHoursView',
  component: OpeningHoursView,
  args: { value: shopHours },
  decorators: [(Story, { name }) => <div style={{ maxWidth: name === 'All States' ? 'none' : 320 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: ['Show the hours of a week with whether it is open now.', 'Print them.'],
      avoid: ['Edit them. Use `OpeningHoursEditor`.', 'One line in a table. Use `Cell.HoursToday`.'],
      keyboard: [],
      accessibility: ['Tables with header cells for screen readers; today is `aria-current="date"`.'],
      do: {
        text: 'The hours of a place, with whether it is open now.',
        render: () => <OpeningHoursView value={shopHours} />,
      },
      dont: {
        text: 'A place without hours: seven closed days look like an answer. Write that the hours are not known.',
        render: () => <OpeningHoursView value={noHours()} />,
      },
    },
  },
} satisfies Meta<typeof OpeningHoursView>

export default meta
type Story = StoryObj<typeof meta>

/** Printed in black on white in either theme, without the current status. */
export const Printed: Story = {
  tags: ['print'],
  args: {
    value: {
      ...withEverything,
      exceptions: [
        ...withEverything.exceptions,
        { from: '2026-11-21', to: '2026-11-21', name: { en: 'Stocktaking' }, slots: [] },
      ],
    },
  },
}

export const OpenNow: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open now, closes at 15:00')).toBeVisible()
    const today = canvas.getByRole('row', { current: 'date' })
    await expect(today).toHaveTextContent('Saturday11:00–15:00, 16:00–19:00')
    await expect(canvas.getByRole('row', { name: 'Sunday Closed' })).toBeVisible()
    await expect(canvas.getAllByRole('table')).toHaveLength(1)
  },
}

export const ClosedNow: Story = {
  args: { value: { ...shopHours, week: { ...shopHours.week, sat: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed now, opens Monday at 10:00')).toBeVisible()
  },
}

export const NeverClosed: Story = {
  args: { value: hoursFrom(Object.fromEntries(weekdays.map((day) => [day, '00:00-24:00']))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open around the clock')).toBeVisible()
  },
}

export const OnlyAtChristmas: Story = {
  args: { value: { ...noHours(), exceptions: [christmas] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed now, opens 24 Dec at 10:00')).toBeVisible()
  },
}

/** A special day replaces the weekday, with its reason; past and distant ones are hidden. */
export const SpecialToday: Story = {
  tags: ['width-390'],
  args: {
    value: {
      ...shopHours,
      exceptions: [
        { ...christmas, from: '2027-12-24', to: '2027-12-24' },
        {
          from: '2026-11-20',
          to: '2026-11-22',
          name: { en: 'Fair', se: 'Marknad' },
          slots: [{ from: '08:00', to: '17:00' }],
        },
        { from: '2026-11-01', to: '2026-11-01', name: { en: 'All Saints' }, slots: [] },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open now, closes at 17:00')).toBeVisible()
    const [week, special] = canvas.getAllByRole('table')
    const today = within(week as HTMLElement).getByRole('row', { current: 'date' })
    await expect(today).toHaveAccessibleName('Saturday 08:00–17:00 Fair')
    await expect(special).toHaveAccessibleName('Special days')
    await expect(within(special as HTMLElement).getAllByRole('row')).toHaveLength(2)
    await expect(within(special as HTMLElement).getByRole('row', { current: 'date' })).toHaveTextContent(
      '20 Nov – 22 Nov08:00–17:00Fair',
    )
  },
}

/** A shop in Reykjavík, an hour earlier, read there. */
export const ElsewhereInIcelandic: Story = {
  args: { timeZone: 'Atlantic/Reykjavik', value: hoursFrom({ sat: '08:00-13:00', mon: '10:00-18:00' }) },
  render: (args) => (
    <KioskUiProvider
      locale="is"
      labels={icelandic}
      timeZone="Europe/Stockholm"
      now={() => new Date('2026-11-21T13:45:00Z')}
    >
      <OpeningHoursView {...args} />
    </KioskUiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lokað núna, opnar mánudag kl. 10:00')).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Mánudagur 10:00–18:00' })).toBeVisible()
  },
}

/** A name without a translation is shown in another language, marked for screen readers. */
export const NameInAnotherLanguage: Story = {
  args: { value: { ...shopHours, exceptions: [christmas] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Julafton')).toHaveAttribute('lang', 'sv')
  },
}

export const AllStates: Story = {
  tags: ['compact'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32, alignItems: 'flex-start' }}>
      {[withEverything, { ...withEverything, week: noHours().week }, noHours()].map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <div key={index} style={{ width: 320 }}>
          <OpeningHoursView value={value} />
        </div>
      ))}
    </div>
  ),
}
