import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { exampleStations, RouterLink } from '../dashboard/dashboard.fixture'
import { StationLine } from './station-line'

const many = [1, 2, 3].flatMap((floor) =>
  exampleStations.map((station) => ({ ...station, id: `${station.id}-${floor}`, code: `${station.code}-${floor}` })),
)

const meta = {
  title: 'Layout/StationLine',
  component: StationLine,
  args: { stations: exampleStations },
  render: (args) => (
    <div style={{ width: 760, background: 'var(--k-canvas)', padding: 16 }}>
      <StationLine {...args} />
    </div>
  ),
  parameters: {
    guide: {
      use: ['Where a publication has arrived, station by station.'],
      avoid: ['More than about twelve stations. `DeliveryLine` groups them.', 'Steps of a wizard. Use `Stepper`.'],
      keyboard: [
        ['Tab', 'To stations that are links.'],
        ['Enter', 'Follows the link.'],
      ],
      accessibility: ['A list; each stop says its state in words.'],
      do: {
        text: 'A few stations, in the order in which one walks past them.',
        render: () => (
          <div style={{ width: '100%' }}>
            <StationLine stations={exampleStations} />
          </div>
        ),
      },
      dont: {
        text: 'So many stations that the line needs several rows. Use DeliveryLine.',
        render: () => (
          <div style={{ width: '100%' }}>
            <StationLine stations={many} />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof StationLine>

export default meta
type Story = StoryObj<typeof meta>

/** Each stop names its state in addition to its colour. */
export const AllStates: Story = {
  play: async ({ canvas }) => {
    const stops = within(canvas.getByRole('list', { name: 'Stations' })).getAllByRole('listitem')
    await expect(stops).toHaveLength(9)
    await expect(stops[0]).toHaveTextContent('K1up to dateEntrance north')
    await expect(stops[6]).toHaveTextContent('K7out of dateNo. 213')
    await expect(stops[7]).toHaveTextContent('K8offlineOffline 2 h')
  },
}

const longNames = ['Restaurangtorget', 'Spårvagnshallen', 'Hiss plan 2', 'Äventyrsbadet', 'Entré norr']

/** Stations wrap in narrow containers; words of their names stay whole. */
export const Narrow: Story = {
  tags: ['picture'],
  args: {
    stations: exampleStations.map((station, i) => ({ ...station, detail: longNames[i] ?? station.detail ?? '' })),
  },
  render: (args) => (
    <div style={{ width: 320, background: 'var(--k-canvas)', padding: 16 }}>
      <StationLine {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Stations' })
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    for (const name of longNames) {
      const detail = canvas.getByText(name)
      await expect(detail).toBeVisible()
      // each word has one box: it is not broken
      const text = detail.firstChild as Text
      for (const { index, 0: word } of name.matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        await expect(range.getClientRects()).toHaveLength(1)
      }
    }
  },
}

/** Stops link to their stations. */
export const Links: Story = {
  args: { link: ({ id }) => <RouterLink href={`#${id}`} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'K8 offline Offline 2 h' })).toHaveAttribute('href', '#s8')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^K1 / })).toHaveFocus()
  },
}
