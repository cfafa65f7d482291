import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../primitives/button/button'
import { byTouch, phone, within } from './touch'

/** The touch helper of other stories creates real touch events. Only in the test browser, so they run there. */
const meta = { title: 'Kit/By touch', tags: ['!autodocs', '!dev'], render: () => <></> } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

function Kinds() {
  const [kinds, setKinds] = useState<string[]>([])
  const note = (event: React.PointerEvent) => setKinds((before) => [...before, `${event.type} ${event.pointerType}`])
  return (
    <>
      <Button onPointerDown={note} onPointerUp={note} onClick={() => setKinds((before) => [...before, 'click'])}>
        Touch me
      </Button>
      <output>{kinds.join(', ')}</output>
    </>
  )
}

/** A tap is a press and a click of a finger on a screen without a mouse. */
export const Tap: Story = {
  render: () => <Kinds />,
  play: byTouch(async (touch, { canvas }) => {
    await expect(matchMedia('(pointer: coarse)').matches).toBe(true)
    await expect(matchMedia('(hover: hover)').matches).toBe(false)
    await touch.tap(canvas.getByRole('button'))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('pointerdown touch, pointerup touch, click'),
    )
  }),
}

/** The touch screen is removed after the story. */
export const NoScreen: Story = {
  render: () => <Kinds />,
  play: async () => {
    await expect(matchMedia('(pointer: coarse)').matches).toBe(false)
  },
}

const list = (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be focusable
  <ul aria-label="Places" tabIndex={0} style={{ blockSize: 200, overflow: 'auto', margin: 0 }}>
    {Array.from({ length: 40 }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <li key={place}>Place {place + 1}</li>
    ))}
  </ul>
)

/** A drag scrolls, unless the part handles it. */
export const Drag: Story = {
  render: () => (
    <>
      {list}
      <Pad />
    </>
  ),
  play: byTouch(async (touch, { canvas }) => {
    const places = canvas.getByRole('list', { name: 'Places' })
    await touch.drag(within(places, 0.5, 0.9), within(places, 0.5, 0.1))
    await waitFor(() => expect(places.scrollTop).toBeGreaterThan(100))
    const pad = canvas.getByRole('img', { name: 'Pad' })
    await touch.drag(within(pad, 0.1), within(pad, 0.9))
    await waitFor(() => expect(canvas.getByText('1 finger, 160 px apart')).toBeVisible())
  }, phone),
}

/** A drag has no momentum, so the next tap is a tap. */
export const TapAfterDrag: Story = {
  tags: ['nightly'],
  render: () => (
    <>
      <Pad />
      <Kinds />
    </>
  ),
  play: byTouch(async (touch, { canvas }) => {
    const pad = canvas.getByRole('img', { name: 'Pad' })
    for (let taps = 1; taps <= 6; taps++) {
      await touch.drag(within(pad, 0.1), within(pad, 0.9))
      await touch.tap(canvas.getByRole('button'))
      await waitFor(() => expect(canvas.getByText(/click/).textContent?.match(/click/g)).toHaveLength(taps))
    }
  }, phone),
}

/** Reports the distance of fingers from the start, or from each other. */
function Pad() {
  const [down, setDown] = useState<Record<number, { from: number; at: number }>>({})
  const [first, second] = Object.values(down)
  const apart = first && Math.abs(first.at - (second?.at ?? first.from))
  const count = Object.keys(down).length
  return (
    <>
      <svg
        role="img"
        aria-label="Pad"
        style={{ inlineSize: 200, blockSize: 200, touchAction: 'none', outline: '1px solid' }}
        onPointerDown={({ pointerId, clientX, currentTarget }) => {
          currentTarget.setPointerCapture(pointerId)
          setDown((before) => ({ ...before, [pointerId]: { from: clientX, at: clientX } }))
        }}
        onPointerMove={({ pointerId, clientX }) =>
          setDown((before) => ({ ...before, [pointerId]: { from: clientX, ...before[pointerId], at: clientX } }))
        }
      />
      <p>
        {count} {count === 1 ? 'finger' : 'fingers'}, {Math.round(apart ?? 0)} px apart
      </p>
    </>
  )
}

/** Two fingers are two pointers. */
export const Pinch: Story = {
  render: () => <Pad />,
  play: byTouch(async (touch, { canvas }) => {
    await touch.pinch(canvas.getByRole('img', { name: 'Pad' }), { from: 40, to: 160 })
    await waitFor(() => expect(canvas.getByText('2 fingers, 160 px apart')).toBeVisible())
  }),
}

/** A long press opens the context menu. */
export const LongPress: Story = {
  render: function Render() {
    const [open, setOpen] = useState(false)
    return (
      <button
        type="button"
        onClick={() => setOpen(false)}
        onContextMenu={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        {open ? 'Asked for the menu' : 'Hold me'}
      </button>
    )
  },
  play: byTouch(async (touch, { canvas }) => {
    await touch.longPress(canvas.getByText('Hold me'))
    await touch.tap(await canvas.findByText('Asked for the menu'))
    await expect(await canvas.findByText('Hold me')).toBeVisible()
  }),
}
