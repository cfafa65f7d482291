import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { noTiles, searchPlaces, sergelsTorg, tiles } from '../map.fixture'
import { MapPicker } from './map-picker'

const meta = {
  title: 'Map/MapPicker',
  component: MapPicker,
  args: { label: 'Position', provider: tiles, searchPlaces, onValueChange: fn() },
  decorators: [(Story, { name }) => <div style={{ maxWidth: name === 'All States' ? 1100 : 560 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: ['The position of something outside: a shop, a station, a sight.'],
      avoid: [
        'Positions on a floor of a building. Use `FloorPlanEditor`.',
        'Only to show positions. Use `StationMap`.',
      ],
      keyboard: [
        ['↓, ↑, Enter', 'In the address search: move in the results, select.'],
        ['←, →, ↑, ↓', 'On the pin: move it.'],
        ['+, -', 'Zoom.'],
        ['Enter, Tab', 'In the coordinates: parse what was typed.'],
      ],
      accessibility: [
        'Search, pin and coordinates do the same, so nothing needs dragging (WCAG 2.5.7).',
        'One finger scrolls the page, also over the map.',
      ],
      do: {
        text: 'With a search, which also people without a mouse can use.',
        render: () => (
          <div style={{ width: '100%' }}>
            <MapPicker
              label="Position of the shop"
              provider={tiles}
              searchPlaces={searchPlaces}
              defaultValue={sergelsTorg}
              height={200}
            />
          </div>
        ),
      },
      dont: {
        text: 'Without a search: the place has to be found by dragging the map.',
        render: () => (
          <div style={{ width: '100%' }}>
            <MapPicker label="Position of the sight" provider={tiles} height={200} />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof MapPicker>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Pick<typeof screen, 'getByRole' | 'findByRole' | 'queryByRole'>

const pinOf = (canvas: Canvas) => canvas.findByRole('slider', { name: 'Pin' })
const coordinatesOf = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Coordinates' })
const groundOf = (element: HTMLElement) => {
  const ground = element.querySelector('[data-slot="map-ground"]')
  if (!(ground instanceof HTMLElement)) throw new Error('There is no map')
  return ground
}
const mapShown = (element: HTMLElement) =>
  waitFor(() => expect(element.querySelector('[data-slot="map"]')).toHaveAttribute('data-ground', 'shown'))
const allTiles = (element: HTMLElement) =>
  waitFor(() => {
    const pictures = [...element.querySelectorAll('.leaflet-tile')]
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures) expect(picture).toHaveClass('leaflet-tile-loaded')
  })

/** A found address sets the position, and the map moves there. */
export const ByAddress: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    await mapShown(canvasElement)
    await userEvent.type(canvas.getByRole('combobox', { name: 'Address' }), 'sergels to')
    await expect(await screen.findByRole('option', { name: /Sergels torg/ })).toHaveTextContent('111 57 Stockholm')
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({
        ...sergelsTorg,
        address: 'Sergels torg, 111 57 Stockholm',
      }),
    )
    await expect(canvas.getByRole('combobox', { name: 'Address' })).toHaveValue('Sergels torg, 111 57 Stockholm')
    await expect(coordinatesOf(canvas)).toHaveValue('59.3326, 18.0649')
    await expect(canvas.getByText('Pin at Sergels torg, 111 57 Stockholm, 59.3326, 18.0649')).toBeInTheDocument()
  },
}

/** A place that the service knows without a position. */
export const NoDetails: Story = {
  tags: ['picture'],
  args: { defaultValue: sergelsTorg },
  play: async ({ canvas, args, canvasElement }) => {
    await allTiles(canvasElement)
    await userEvent.type(canvas.getByRole('combobox', { name: 'Address' }), 'hemliga')
    await userEvent.click(await screen.findByRole('option', { name: /Sergels hemliga gård/ }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('No details available for input: Sergels hemliga gård')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** No results, and then an error with a retry: both are announced. */
export const SearchFails: Story = {
  args: {
    searchPlaces: async (text) => {
      if (text === 'x') return []
      throw new Error('down')
    },
  },
  play: async ({ canvas }) => {
    const address = canvas.getByRole('combobox', { name: 'Address' })
    await userEvent.type(address, 'x')
    await expect((await screen.findAllByText('No address found. Enter a street and a town.'))[0]).toBeVisible()
    await userEvent.type(address, 'y')
    await expect(await screen.findByRole('option', { name: 'Try again' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
  },
}

/** Only the last query is sent, and a running one is aborted by the next. */
export const SearchIsOvertaken: Story = {
  args: { searchPlaces: fn<typeof searchPlaces>() },
  play: async ({ canvas, args }) => {
    const signals: AbortSignal[] = []
    const search = args.searchPlaces as ReturnType<typeof fn<typeof searchPlaces>>
    search.mockReset().mockImplementation((_, { signal }) => {
      signals.push(signal)
      return new Promise(() => undefined)
    })
    const address = canvas.getByRole('combobox', { name: 'Address' })
    await userEvent.type(address, 'ser')
    await waitFor(() => expect(signals).toHaveLength(1))
    await expect(search.mock.lastCall?.[0]).toBe('ser')
    await userEvent.type(address, 'gel')
    await waitFor(() => expect(signals).toHaveLength(2))
    await expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    await userEvent.keyboard('{Escape}')
  },
}

/** A press on the map places the pin; the button places it at the centre. */
export const Pressed: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    await mapShown(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Place the pin in the middle' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ lat: 59.3293, lng: 18.0686 })
    const ground = groundOf(canvasElement)
    const { left, top, width, height } = ground.getBoundingClientRect()
    await userEvent.pointer({
      target: ground,
      keys: '[MouseLeft]',
      coords: { clientX: left + width / 2 + 100, clientY: top + height / 2 },
    })
    // 256 × 2¹¹ pixels are 360°, and pointers have whole pixels
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({
        lat: expect.closeTo(59.3293, 3),
        lng: expect.closeTo(18.1373, 3),
      }),
    )
  },
}

/** The centre is kept when the width changes. */
export const OtherWidths: Story = {
  args: { defaultValue: sergelsTorg },
  play: async ({ canvas, canvasElement }) => {
    await mapShown(canvasElement)
    const pin = await pinOf(canvas)
    const ground = groundOf(canvasElement)
    const wide = canvasElement.querySelector<HTMLElement>('[style*="max-width"]')
    if (!wide) throw new Error('There is nothing to make narrower')
    for (const width of [431, 304, 377, 290, 555, 321]) {
      wide.style.maxWidth = `${width}px`
      await waitFor(() => {
        const { left, width: now } = ground.getBoundingClientRect()
        expect(now).toBeLessThanOrEqual(width)
        const at = pin.getBoundingClientRect()
        expect(at.left + at.width / 2 - left).toBeCloseTo(now / 2, 1)
      })
    }
  },
}

/** Arrow keys move the pin, with Shift further, and the map follows. */
export const ByKeyboard: Story = {
  args: { defaultValue: sergelsTorg },
  play: async ({ canvas, args, canvasElement }) => {
    await mapShown(canvasElement)
    const pin = await pinOf(canvas)
    pin.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ lat: 59.3326, lng: 18.070393 })
    await expect(pin).toHaveAttribute('aria-valuetext', '59.3326, 18.070393')
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ lat: 59.3326, lng: 18.114338 })
    for (let step = 0; step < 6; step += 1) await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    const { top } = groundOf(canvasElement).getBoundingClientRect()
    await waitFor(() => expect(pin.getBoundingClientRect().top).toBeGreaterThanOrEqual(top))
    await expect(pin).toHaveFocus()
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}')
    await expect(args.onValueChange).toHaveBeenCalledTimes(8)
  },
}

/** The pin is dragged by its body; its tip is the position. Tiny movements are ignored. */
export const Dragged: Story = {
  args: { defaultValue: { ...sergelsTorg, address: 'Sergels torg' } },
  play: async ({ canvas, args, canvasElement }) => {
    await mapShown(canvasElement)
    const pin = await pinOf(canvas)
    const drag = async (by: number) => {
      const at = { pointerId: 1, button: 0, clientY: 100 }
      pin.setPointerCapture = () => undefined
      fireEvent.pointerDown(pin, { ...at, clientX: 100 })
      fireEvent.pointerMove(pin, { ...at, clientX: 100 + by })
      fireEvent.pointerUp(pin, { ...at, clientX: 100 + by })
    }
    await drag(2)
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await drag(80)
    // too far for the address to apply
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ lat: 59.3326, lng: 18.119832 })
    await expect(canvas.getByRole('combobox', { name: 'Address' })).toHaveValue('')
  },
}

/** Coordinates are parsed on blur or Enter; invalid text stays, with an error. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const coordinates = coordinatesOf(canvas)
    await userEvent.type(coordinates, '59°19\'45"N 18°4\'6"E{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ lat: 59.329167, lng: 18.068333 })
    await expect(coordinates).toHaveValue('59.329167, 18.068333')
    await userEvent.clear(coordinates)
    await userEvent.type(coordinates, 'the square')
    await userEvent.tab()
    await expect(coordinates).toHaveAccessibleDescription('Enter latitude and longitude: 59.3293, 18.0686')
    await expect(coordinates).toHaveValue('the square')
    await userEvent.clear(coordinates)
    await userEvent.type(coordinates, '95 18{Enter}')
    await expect(coordinates).toHaveAccessibleDescription('Latitude must be from −90 to 90.')
    await userEvent.clear(coordinates)
    await userEvent.type(coordinates, '10 400{Enter}')
    await expect(coordinates).toHaveAccessibleDescription('Longitude must be from −180 to 180.')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await userEvent.clear(coordinates)
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.queryByRole('slider')).toBeNull()
  },
}

/** Enter in its fields parses the input without submitting the form. */
export const InAForm: Story = {
  args: { defaultValue: sergelsTorg },
  render: (args) => (
    <form
      aria-label="Shop"
      data-sent="0"
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.dataset.sent = String(Number(event.currentTarget.dataset.sent) + 1)
      }}
    >
      <MapPicker {...args} />
      <button type="submit">Save</button>
    </form>
  ),
  play: async ({ canvas, args }) => {
    const form = canvas.getByRole('form', { name: 'Shop' })
    const coordinates = coordinatesOf(canvas)
    await userEvent.clear(coordinates)
    await userEvent.type(coordinates, '59.34 18.07{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ lat: 59.34, lng: 18.07 })
    await userEvent.type(canvas.getByRole('combobox', { name: 'Address' }), 'sergels to')
    await screen.findByRole('option', { name: /Sergels torg/ })
    await userEvent.keyboard('{Enter}')
    await expect(coordinates).toHaveValue('59.3326, 18.0649')
    // the list is closed, so there is nothing to select
    await userEvent.keyboard('{Enter}')
    await expect(form).toHaveAttribute('data-sent', '0')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(form).toHaveAttribute('data-sent', '1')
  },
}

/** Another record's position resets typed text and pending confirmation on the same map. */
export const AnotherSubject: Story = {
  render: function Render(args) {
    const [shop, setShop] = useState('shoes')
    const value = shop === 'shoes' ? sergelsTorg : null
    return (
      <>
        <MapPicker {...args} subject={shop} value={value} />
        <button type="button" onClick={() => setShop('books')}>
          Books
        </button>
      </>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await mapShown(canvasElement)
    const coordinates = coordinatesOf(canvas)
    const ground = groundOf(canvasElement)
    const layers = [...ground.children]
    await userEvent.clear(coordinates)
    await userEvent.type(coordinates, 'the square')
    await userEvent.tab()
    await expect(coordinates).toHaveAccessibleDescription('Enter latitude and longitude: 59.3293, 18.0686')
    await userEvent.click(canvas.getByRole('button', { name: 'Books' }))
    await expect(coordinates).toHaveValue('')
    await expect(coordinates).not.toHaveAccessibleDescription(/Enter latitude/)
    await expect(canvas.queryByRole('slider')).toBeNull()
    await expect(groundOf(canvasElement)).toBe(ground)
    await expect([...ground.children]).toEqual(layers)
  },
}

/** In Swedish a comma is the decimal sign. */
export const InSwedish: Story = {
  globals: { language: 'se' },
  args: { defaultValue: sergelsTorg },
  play: async ({ canvas, args }) => {
    const coordinates = canvas.getByRole('textbox', { name: 'Koordinater' })
    await expect(coordinates).toHaveValue('59,3326 18,0649')
    await userEvent.clear(coordinates)
    await userEvent.type(coordinates, '57,7 11,97{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ lat: 57.7, lng: 11.97 })
  },
}

/** Changing a stored position needs confirmation once; Cancel keeps it. */
export const ConfirmedChange: Story = {
  args: { defaultValue: sergelsTorg, confirmChange: true },
  play: async ({ canvas, args, canvasElement }) => {
    await mapShown(canvasElement)
    const pin = await pinOf(canvas)
    pin.focus()
    await userEvent.keyboard('{ArrowRight}')
    const question = { name: 'Are you sure you want to change location?' }
    await userEvent.click(
      within(await screen.findByRole('alertdialog', question)).getByRole('button', { name: 'Cancel' }),
    )
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await waitFor(() => expect(pin).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(await screen.findByRole('button', { name: 'Change location' }))
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await waitFor(() => expect(pin).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenCalledTimes(2)
  },
}

/** The confirmation dialog. */
export const Asking: Story = {
  tags: ['picture'],
  args: { defaultValue: sergelsTorg, confirmChange: true },
  parameters: { picture: { of: '[role="alertdialog"]' } },
  play: async ({ canvas }) => {
    const pin = await pinOf(canvas)
    pin.focus()
    await userEvent.keyboard('{ArrowRight}')
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}

/** The wheel scrolls the page, unless Ctrl is held; the zoom buttons stop at the limits. */
export const Zoom: Story = {
  args: { defaultValue: sergelsTorg, maxZoom: 13 },
  play: async ({ canvas, canvasElement }) => {
    await mapShown(canvasElement)
    await expect(fireEvent.wheel(groundOf(canvasElement), { deltaY: -100 })).toBe(true)
    await expect(fireEvent.wheel(groundOf(canvasElement), { deltaY: -100, ctrlKey: true })).toBe(false)
    const nearer = canvas.getByRole('button', { name: 'Zoom in' })
    await userEvent.click(nearer)
    await waitFor(() => expect(nearer).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }))
    await expect(nearer).toHaveAttribute('aria-disabled', 'false')
  },
}

/** Without tiles, a grid with a note replaces them; all inputs still work. */
export const WithoutTiles: Story = {
  tags: ['picture'],
  args: { provider: noTiles, defaultValue: sergelsTorg },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Couldn’t load the map. The grid shows where you are.')).toBeInTheDocument()
    const pin = await pinOf(canvas)
    pin.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    pin.blur()
  },
}

/** Without a provider, or if it fails to load: the same grid. */
export const ProviderFails: Story = {
  args: { provider: { id: 'broken', draw: () => Promise.reject(new Error('blocked')) } },
  play: async ({ canvas, args, canvasElement }) => {
    await canvas.findByText('Couldn’t load the map. The grid shows where you are.')
    await waitFor(() => expect(groundOf(canvasElement)).toHaveClass('leaflet-container'))
    await userEvent.click(groundOf(canvasElement))
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce())
  },
}

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24 }}>
      <MapPicker
        {...args}
        label="Chosen"
        hint="Visitors see it on the kiosk’s map."
        defaultValue={{ ...sergelsTorg, address: 'Sergels torg, 111 57 Stockholm' }}
      />
      <MapPicker {...args} label="Nothing yet" required error="Please choose a position" height={140} />
      <MapPicker
        {...args}
        label="Read-only"
        readOnlyReason="You can view stations but not change them."
        defaultValue={sergelsTorg}
        height={140}
      />
      <MapPicker label="No map" disabled defaultValue={sergelsTorg} height={140} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await allTiles(canvasElement)
  },
}
