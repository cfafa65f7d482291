import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { byTouch, phone, within } from '../conformance/touch'
import { sergelsTorg, stations, tiles } from './map.fixture'
import { MapPicker } from './picker/map-picker'
import { StationMap } from './stations/station-map'

const meta = {
  title: 'Map/Touch',
  tags: ['!autodocs'],
  component: MapPicker,
  args: { label: 'Position', provider: tiles, defaultValue: sergelsTorg, onValueChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Both maps on a touch screen. One finger scrolls the page, also over a map, and a tap places the pin; the pin follows the finger that holds it; two fingers move the map and zoom. Markers and buttons are large enough for a finger.',
      },
    },
  },
} satisfies Meta<typeof MapPicker>

export default meta
type Story = StoryObj<typeof meta>

const slot = (root: HTMLElement, name: string) => {
  const element = root.querySelector(`[data-slot="${name}"]`)
  if (!(element instanceof HTMLElement)) throw new Error(`There is no ${name}`)
  return element
}
const shown = (root: HTMLElement) => waitFor(() => expect(slot(root, 'map')).toHaveAttribute('data-ground', 'shown'))
/** Far enough apart to be separate markers on a phone. */
const farApart = stations.filter(({ code }) => code === 'K7' || code === 'K8')
const onLongPage: Story['decorators'] = (Story) => <div style={{ paddingBlock: '20px 1200px' }}>{Story()}</div>

/** A one-finger drag over the map scrolls the page and keeps the pin. */
export const OneFingerScrolls: Story = {
  decorators: onLongPage,
  play: byTouch(async (touch, { canvasElement, args }) => {
    await shown(canvasElement)
    const ground = slot(canvasElement, 'map-ground')
    await touch.drag(within(ground, 0.2, 0.9), within(ground, 0.2, 0.1))
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(50))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    window.scrollTo(0, 0)
  }, phone),
}

/** A tap places the pin. */
export const TapPlaces: Story = {
  play: byTouch(async (touch, { canvasElement, args }) => {
    await shown(canvasElement)
    await touch.tap(within(slot(canvasElement, 'map-ground'), 0.25, 0.5))
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce())
  }, phone),
}

/** Dragging the pin moves it without scrolling the page. */
export const PinFollows: Story = {
  decorators: onLongPage,
  play: byTouch(async (touch, { canvas, canvasElement, args }) => {
    await shown(canvasElement)
    const pin = await canvas.findByRole('slider', { name: 'Pin' })
    await touch.drag(pin, within(slot(canvasElement, 'map-ground'), 0.3, 0.8))
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce())
    await expect(window.scrollY).toBe(0)
  }, phone),
}

/** Two fingers zoom in. */
export const TwoFingersZoom: Story = {
  render: () => <StationMap label="Stations" stations={farApart} provider={tiles} />,
  play: byTouch(async (touch, { canvas, canvasElement }) => {
    await shown(canvasElement)
    const ground = slot(canvasElement, 'map-ground')
    const left = (name: RegExp) => canvas.getByRole('button', { name }).getBoundingClientRect().left
    const apart = () => left(/K7 Harbour door/) - left(/K8 Tram hall/)
    // the map fits the stations to the phone before it is pinched
    await waitFor(() => expect(apart()).toBeLessThan(ground.clientWidth))
    const before = apart()
    await touch.pinch(within(ground, 0.5, 0.9), { from: 60, to: 200 })
    await waitFor(() => expect(apart()).toBeGreaterThan(1.5 * before))
  }, phone),
}

/** A tap selects a marker. */
export const TapChooses: Story = {
  render: () => <StationMap label="Stations" stations={farApart} provider={tiles} />,
  play: byTouch(async (touch, { canvas, canvasElement }) => {
    await shown(canvasElement)
    const marker = await canvas.findByRole('button', { name: /K8 Tram hall/ })
    await touch.tap(marker)
    await waitFor(() => expect(marker).toHaveAttribute('aria-pressed', 'true'))
  }, phone),
}
