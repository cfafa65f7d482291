import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { manyStations, noTiles, stations, tiles } from '../map.fixture'
import { StationMap } from './station-map'

const meta = {
  title: 'Map/StationMap',
  component: StationMap,
  args: { label: 'Stations: Strandgallerian', stations, provider: tiles, onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: ['Where stations are and which of them need attention.'],
      avoid: ['Set a position. Use `MapPicker`.', 'Stations inside of one building. Use `StationPlan`.'],
      keyboard: [
        ['Tab', 'To the map: one stop for all markers.'],
        ['←, →, ↑, ↓', 'Move from marker to marker in reading order.'],
        ['Enter', 'Opens a station; zooms into a cluster.'],
        ['+, -', 'Zoom.'],
      ],
      accessibility: [
        'A named region with a list of the stations for screen readers. States differ in colour and shape.',
      ],
      do: {
        text: 'Stations in a town, whose state is seen at a glance.',
        render: () => (
          <div style={{ width: '100%' }}>
            <StationMap label="Stations of the town" stations={stations} provider={tiles} height={240} />
          </div>
        ),
      },
      dont: {
        text: 'One station: its address says it in a line.',
        render: () => (
          <div style={{ width: '100%' }}>
            <StationMap label="One station" stations={stations.slice(0, 1)} provider={tiles} height={240} />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof StationMap>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Pick<typeof screen, 'getByRole' | 'findByRole' | 'getAllByRole'>

const marks = (canvas: Canvas) => within(canvas.getByRole('group', { name: 'Map' })).getAllByRole('button')
const mark = (canvas: Canvas, name: string | RegExp) => canvas.findByRole('button', { name })
const allTiles = (element: HTMLElement) =>
  waitFor(() => {
    const pictures = [...element.querySelectorAll('.leaflet-tile')]
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures) expect(picture).toHaveClass('leaflet-tile-loaded')
  })

/** All stations are visible initially, with their states; a press selects one. */
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    const offline = await mark(canvas, 'K8 Tram hall, Offline, last seen 12:41')
    await waitFor(() => expect(marks(canvas)).toHaveLength(8))
    await userEvent.click(offline)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('K8')
    await expect(offline).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(offline)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    const list = canvas.getByRole('list', { name: 'Stations' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(8)
  },
}

/** A map of other coded places, without states and with its own labels. */
export const WithoutStates: Story = {
  args: {
    label: 'Around Strandgallerian',
    states: false,
    labels: { stations: 'Places', stationCount: (count) => `${count} places` },
    stations: stations.slice(0, 3).map(({ id, position }, index) => ({
      id,
      code: `${index + 1}`,
      name: ['Ferry', 'Park', 'Bus station'][index] ?? '',
      state: 'online',
      position,
    })),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await mark(canvas, '2 Park'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('K2')
    await expect(within(canvas.getByRole('list', { name: 'Places' })).getAllByRole('listitem')[0]).toHaveTextContent(
      /^1 Ferry$/,
    )
  },
}

/** One Tab stop; arrow keys move between markers in reading order, and stop at the ends. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(marks(canvas)).toHaveLength(8))
    await expect(marks(canvas).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
    const first = marks(canvas).find(({ tabIndex }) => tabIndex === 0)
    first?.focus()
    const seen: (string | null | undefined)[] = []
    for (let step = 0; step < 9; step += 1) {
      seen.push(document.activeElement?.textContent)
      await userEvent.keyboard('{ArrowRight}')
    }
    await expect(seen).toEqual(['K1', 'K7', 'K8', 'K2', 'K3', 'K5', 'K4', 'K6', 'K6'])
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('K7')
    await userEvent.keyboard('{End}{ArrowLeft}')
    await expect(document.activeElement).toHaveTextContent('K4')
    await userEvent.keyboard('{+}{+}')
    await expect(document.activeElement).toHaveTextContent('K4')
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('K1'))
  },
}

/**
 * Overlapping stations are one marker with the worst state; a press zooms in until they separate, and keeps the focus.
 */
export const Clusters: Story = {
  args: { stations: manyStations },
  play: async ({ canvas, canvasElement }) => {
    const [cluster] = await canvas.findAllByRole('button', { name: /^\d+ stations, \d+ Offline/ })
    const before = cluster?.getAttribute('aria-label') ?? ''
    cluster?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: before })).toBeNull())
    await waitFor(() => expect(marks(canvas)).toContain(document.activeElement))
    // only visible markers and those nearby are rendered
    await expect(canvasElement.querySelectorAll('[data-slot="map-overlay"] button').length).toBeLessThan(250)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all stations' }))
    await expect(await mark(canvas, before)).toBeInTheDocument()
  },
}

/** Panning moves all markers together, without rendering any of a thousand again. */
export const Moved: Story = {
  args: { stations: manyStations },
  play: async ({ canvas, canvasElement }) => {
    await allTiles(canvasElement)
    const [marker] = await canvas.findAllByRole('button', { name: /stations/ })
    const overlay = canvasElement.querySelector<HTMLElement>('[data-slot="map-overlay"]')
    const ground = canvasElement.querySelector<HTMLElement>('[data-slot="map-ground"]')
    if (!marker || !overlay || !ground) throw new Error('There is no map')
    const { left } = marker.getBoundingClientRect()
    const changes: MutationRecord[] = []
    const observer = new MutationObserver((seen) => changes.push(...seen))
    for (const child of overlay.children) observer.observe(child, { subtree: true, childList: true, attributes: true })
    const at = { button: 0, clientX: 200, clientY: 100 }
    fireEvent.pointerDown(ground, { ...at, pointerType: 'mouse' })
    fireEvent.mouseDown(ground, at)
    for (const by of [10, 40, 80]) {
      fireEvent.mouseMove(ground, { ...at, clientX: 200 + by })
      // the panned distance, without the first pixels, which might be a click
      await waitFor(() => expect(marker.getBoundingClientRect().left).toBeGreaterThan(left + by - 5))
    }
    await expect(changes).toEqual([])
    observer.disconnect()
    fireEvent.mouseUp(ground, { ...at, clientX: 280 })
    await waitFor(() => expect(overlay.style.transform).toBe(''))
  },
}

/** Two stations at the same place never separate: a menu lists them. */
export const AtOneSpot: Story = {
  args: { stations: stations.map((station) => ({ ...station, position: { lat: 59.3336, lng: 18.0655 } })) },
  play: async ({ canvas, args }) => {
    const all = await mark(canvas, '8 stations, 1 Offline, 1 Restarting, 1 Out of date, 5 Online')
    all.focus()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu')
    await userEvent.click(
      within(menu).getByRole('menuitemradio', { name: 'K7 Harbour door, Out of date, shows No. 213' }),
    )
    await expect(args.onValueChange).toHaveBeenLastCalledWith('K7')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(all).toHaveFocus())
    // arrow keys move between markers here, too, but stay inside the menu
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.queryByRole('menu')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('K2')
    await waitFor(() => expect(all).toHaveFocus())
  },
}

/** A station without a position is in the list only; without any position, the map has a note. */
export const WithoutPlaces: Story = {
  tags: ['picture'],
  args: { stations: stations.map((station) => ({ ...station, position: null })), height: 200 },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('No stations are on the map yet.')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
    await allTiles(canvasElement)
  },
}

/** Without tiles, stations are shown on a grid of degrees. */
export const WithoutTiles: Story = {
  tags: ['picture'],
  args: { provider: noTiles },
  play: async ({ canvas }) => {
    await canvas.findByText('Couldn’t load the map. The grid shows where you are.')
    await waitFor(() => expect(marks(canvas)).toHaveLength(8))
  },
}

export const AllStates: Story = {
  tags: ['width-390'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <StationMap {...args} defaultValue="K2" />
      <StationMap {...args} label="Many" stations={manyStations} height={280} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await mark(canvas, /K1 Entrance north/)
    await allTiles(canvasElement)
  },
}
