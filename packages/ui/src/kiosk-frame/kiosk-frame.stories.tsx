import type { Meta, StoryObj } from '@storybook/react-vite'
import { Store } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { IconBadge } from '../primitives/icon-badge/icon-badge'
import { kioskPage, Slide } from './kiosk.fixture'
import { KioskFrame } from './kiosk-frame'

const meta = {
  title: 'Stations/KioskFrame',
  component: KioskFrame,
  args: { label: 'K1 Entrance north' },
  render: (args) => (
    <div style={{ width: 360, height: 520, padding: 24, background: 'var(--k-sunken)' }}>
      <KioskFrame {...args} />
    </div>
  ),
  parameters: {
    guide: {
      use: ['Preview a page or drawing as a kiosk shows it.'],
      avoid: ['Slideshows. `SlideshowPreview` has player and controls.', 'Ordinary pictures.'],
      keyboard: [['Tab', 'Into the content, which has its own keys.']],
      accessibility: ['A named figure. While the page is loading, its content cannot be focused.'],
      do: {
        text: 'A page as the kiosk shows it.',
        render: () => (
          <div style={{ width: 200, height: 340 }}>
            <KioskFrame label="K1 Entrance north">
              <Slide />
            </KioskFrame>
          </div>
        ),
      },
      dont: {
        text: 'A small picture in a frame for a kiosk: the screen never looks like that.',
        render: () => (
          <div style={{ width: 200, height: 340 }}>
            <KioskFrame label="A logo">
              <IconBadge>
                <Store size={16} />
              </IconBadge>
            </KioskFrame>
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof KioskFrame>

export default meta
type Story = StoryObj<typeof meta>

const screenOf = (root: HTMLElement) => root.querySelector('[data-slot="kiosk-frame-screen"]') as HTMLElement

/** Laid out in 1080 × 1920 pixels, scaled to its container. */
export const Portrait: Story = {
  args: { children: <Slide />, showSize: true, onScaleChange: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const frame = canvas.getByRole('figure', { name: 'K1 Entrance north' })
    const screen = screenOf(canvasElement)
    await expect([screen.offsetWidth, screen.offsetHeight]).toEqual([1080, 1920])
    const shown = screen.getBoundingClientRect()
    await expect(shown.width / shown.height).toBeCloseTo(1080 / 1920, 3)
    const room = frame.getBoundingClientRect()
    await expect(shown.left).toBeGreaterThanOrEqual(room.left + 8)
    await expect(shown.bottom).toBeLessThanOrEqual(room.bottom - 8)
    await expect(args.onScaleChange).toHaveBeenLastCalledWith(expect.closeTo(shown.width / 1080, 4))
    await expect(canvas.getByText(/^1080 × 1920, 2\d%$/)).toBeVisible()
  },
}

/** Follows the size of its container. */
export const Resized: Story = {
  args: { orientation: 'landscape', children: <Slide lying />, onScaleChange: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    const box = canvas.getByRole('figure').parentElement as HTMLElement
    await waitFor(() => expect(args.onScaleChange).toHaveBeenCalled())
    box.style.width = '700px'
    await waitFor(() => expect(args.onScaleChange).toHaveBeenLastCalledWith(expect.closeTo((700 - 16) / 1920, 4)))
    const { width, height } = screenOf(canvasElement).getBoundingClientRect()
    await expect(width / height).toBeCloseTo(1920 / 1080, 3)
  },
}

/** A page has the kiosk's size inside, with a loading state. */
export const Page: Story = {
  args: { src: kioskPage },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('figure')
    await waitFor(() => expect(frame).toHaveAttribute('data-state', 'ready'))
    const page = canvas.getByTitle('K1 Entrance north')
    await expect([page.clientWidth, page.clientHeight]).toEqual([1080, 1920])
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

/** A failed page can be retried; the covered content is not focusable. */
export const Failed: Story = {
  args: { state: 'failed', onRetry: fn(), children: <button type="button">Out of date</button> },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load the preview')
    await expect(canvas.getByText('Out of date').closest('[inert]')).not.toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    // the button disappears once loading starts
    await expect(canvas.getByRole('figure')).toContainElement(document.activeElement as HTMLElement)
    await expect(canvas.getByRole('button', { name: 'Try again' })).not.toHaveFocus()
  },
}

/** Without a container height, its height follows its width. */
export const OwnHeight: Story = {
  tags: ['width-390'],
  args: { orientation: 'landscape', children: <Slide lying /> },
  render: (args) => (
    <div style={{ maxWidth: 496 }}>
      <KioskFrame {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('figure').getBoundingClientRect()
    await expect(height).toBeCloseTo((width * 1080) / 1920, 0)
  },
}

const cells = { display: 'grid', gap: 8, padding: 20, background: 'var(--k-sunken)' } as const

export const AllStates: Story = {
  render: ({ label: _, ...args }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <div style={{ ...cells, width: 200, height: 340 }}>
        <KioskFrame {...(args as object)} label="Portrait" showSize>
          <Slide />
        </KioskFrame>
      </div>
      <div style={{ ...cells, width: 280, height: 340 }}>
        <KioskFrame {...(args as object)} label="Landscape" orientation="landscape" showSize>
          <Slide lying />
        </KioskFrame>
      </div>
      <div style={{ ...cells, width: 90, height: 140 }}>
        <KioskFrame {...(args as object)} label="Small">
          <Slide />
        </KioskFrame>
      </div>
      <div style={{ ...cells, width: 200, height: 340 }}>
        <KioskFrame {...(args as object)} label="Loading" state="loading" />
      </div>
      <div style={{ ...cells, width: 280, height: 340 }}>
        <KioskFrame {...(args as object)} label="Failed" state="failed" onRetry={fn()} />
      </div>
      <div style={{ ...cells, width: 340, height: 240 }}>
        <KioskFrame {...(args as object)} label="Failed, lying" orientation="landscape" state="failed" onRetry={fn()} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(6)
    await expect(within(canvas.getByRole('figure', { name: 'Loading' })).getByRole('status')).toHaveAccessibleName(
      'Loading the preview',
    )
  },
}
