import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { english } from '../internal/languages.fixture'
import { EmptyState } from '../primitives/empty-state/empty-state'
import { KioskUiProvider } from '../theme/kiosk-ui-provider'
import type { Slide } from './slideshow'
import { cinema, halfThere, market, mediaUrl, notThere, slideshow, welcome } from './slideshow.fixture'
import { SlideshowControls } from './slideshow-controls'
import { SlideshowPlayer, type SlideshowPlayerProps } from './slideshow-player'

const meta = {
  title: 'Slideshow/SlideshowPlayer',
  component: SlideshowPlayer,
  args: {
    label: 'Autumn',
    slideshow,
    mediaUrl,
    controls: SlideshowControls,
    defaultPlaying: false,
    onSlideChange: fn(),
    onPlayingChange: fn(),
  },
  decorators: [(Story, { name }) => <div style={{ maxWidth: name === 'All States' ? 'none' : 300 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: ['Play slides on a kiosk, or in a page with `controls`.'],
      avoid: ['A preview in a window. Use `SlideshowPreview`.', 'Videos alone. Use `video`.'],
      keyboard: [
        ['Space', 'Plays and pauses.'],
        ['←, →', 'Previous and next slide.'],
        ['Home, End', 'First and last slide.'],
      ],
      accessibility: ['A carousel. With reduced motion slides change without animation.'],
      do: {
        text: 'In a page, with controls that pause it.',
        render: () => (
          <div style={{ width: 200 }}>
            <SlideshowPlayer
              label="With controls"
              slideshow={slideshow}
              mediaUrl={mediaUrl}
              controls={SlideshowControls}
              defaultPlaying={false}
            />
          </div>
        ),
      },
      dont: {
        text: 'In a page without controls: it moves, and nobody can stop it.',
        render: () => (
          <div style={{ width: 200 }}>
            <SlideshowPlayer label="Without controls" slideshow={slideshow} mediaUrl={mediaUrl} />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof SlideshowPlayer>

export default meta
type Story = StoryObj<typeof meta>

const slide = (canvas: HTMLElement, name: string) => within(canvas).findByRole('group', { name })

/** A manual clock. */
function stoppedClock() {
  let time = 0
  let timers: { at: number; done: () => void }[] = []
  return {
    now: () => time,
    after(milliseconds: number, done: () => void) {
      const timer = { at: time + milliseconds, done }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
    wind(milliseconds: number) {
      time += milliseconds
      const due = timers.filter(({ at }) => at <= time)
      timers = timers.filter(({ at }) => at > time)
      for (const { done } of due) done()
    },
  }
}

const inNovember = () => new Date('2026-11-21T14:45:00+01:00')

const clock = stoppedClock()

/** Each slide for its duration, in a cycle. */
export const Plays: Story = {
  args: { clock, defaultPlaying: true, slideshow: { ...slideshow, displaySpeed: 'fast' } },
  play: async ({ canvasElement, args }) => {
    const names = ['1 of 3: Welcome', '2 of 3: Advent market', '3 of 3: Cinema night', '1 of 3: Welcome']
    for (const [turn, name] of names.entries()) {
      await slide(canvasElement, name)
      await expect(args.onSlideChange).toHaveBeenCalledTimes(turn + 1)
      // the next one is rendered and loaded before it is due
      await waitFor(() => {
        const next = canvasElement.querySelector('[data-stage=next]')
        if (!next || next.querySelector('[data-loading=pending]')) throw new Error('not there yet')
      })
      clock.wind(3000)
    }
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await slide(canvasElement, '1 of 3: Welcome')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await slide(canvasElement, '2 of 3: Advent market')
    await userEvent.keyboard('{End}')
    await slide(canvasElement, '3 of 3: Cinema night')
    await userEvent.keyboard('{ArrowRight}')
    await slide(canvasElement, '1 of 3: Welcome')
    await userEvent.keyboard('{ArrowLeft}')
    await slide(canvasElement, '3 of 3: Cinema night')
    await userEvent.keyboard('{Home}')
    await slide(canvasElement, '1 of 3: Welcome')
    await userEvent.keyboard(' ')
    await expect(args.onPlayingChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await slide(canvasElement, '2 of 3: Advent market')
  },
}

/** Arrow keys are mirrored in right-to-left text; slides are not. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <KioskUiProvider locale="en-GB" timeZone="Europe/Stockholm" direction="rtl" now={inNovember}>
        <div dir="rtl">{Story()}</div>
      </KioskUiProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await slide(canvasElement, '1 of 3: Welcome')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await slide(canvasElement, '2 of 3: Advent market')
    await userEvent.keyboard('{ArrowRight}')
    await slide(canvasElement, '1 of 3: Welcome')
  },
}

/** Muted; restarts with its slide, and is released afterwards. */
export const Video: Story = {
  args: { defaultSlideId: 'cinema', defaultPlaying: true, clock: stoppedClock() },
  play: async ({ canvas, canvasElement }) => {
    await slide(canvasElement, '3 of 3: Cinema night')
    const video = canvasElement.querySelector('video') as HTMLVideoElement
    await expect(video.muted).toBe(true)
    await waitFor(() => expect(video.paused).toBe(false))
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await waitFor(() => expect(video.paused).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await slide(canvasElement, '1 of 3: Welcome')
    await expect(video).not.toBeInTheDocument()
    await expect(video.getAttribute('src')).toBeNull()
  },
}

const film: Slide = { ...cinema, layers: cinema.layers.filter(({ kind }) => kind === 'video') }

/** A film that fails while it plays gives way to the next slide at once. */
export const VideoThatFails: Story = {
  args: {
    slideshow: { ...slideshow, slides: [welcome, market, film] },
    ...{ defaultSlideId: 'cinema', defaultPlaying: true, clock: stoppedClock() },
  },
  play: async ({ canvasElement }) => {
    await slide(canvasElement, '3 of 3: Cinema night')
    const video = canvasElement.querySelector('video') as HTMLVideoElement
    await waitFor(() => expect(video.paused).toBe(false))
    video.src = 'data:video/mp4;base64,AAAA'
    await slide(canvasElement, '1 of 3: Welcome')
  },
}

/** A missing image is hidden, and a slide without loadable content is skipped. */
export const MissingPictures: Story = {
  args: { slideshow: { ...slideshow, slides: [welcome, notThere, { ...halfThere, index: 2 }] } },
  play: async ({ canvas, canvasElement, args }) => {
    await slide(canvasElement, '1 of 3: Welcome')
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await slide(canvasElement, '3 of 3: Half there')
    await expect(canvas.getByText('Only words')).toBeVisible()
    await expect(canvasElement.querySelector('[data-stage=current] img')).not.toBeVisible()
    await expect(args.onSlideChange).toHaveBeenCalledTimes(2)
  },
}

const endless = () => URL.createObjectURL(new MediaSource())
const slow: SlideshowPlayerProps['mediaUrl'] = (id) => (id === 'film' ? endless() : mediaUrl(id))

/** The current slide stays while the next one loads, with a waiting status. */
export const SlowLoading: Story = {
  args: {
    mediaUrl: slow,
    clock: stoppedClock(),
    slideshow: { ...slideshow, slides: [welcome, { ...cinema, index: 1, layers: cinema.layers.slice(1) }] },
  },
  play: async ({ canvas, canvasElement }) => {
    await slide(canvasElement, '1 of 2: Welcome')
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await expect(await canvas.findByRole('status', { name: 'Waiting for the next slide' })).toBeVisible()
    await slide(canvasElement, '1 of 2: Welcome')
  },
}

const afterChristmas = () => new Date('2026-12-21T00:00:00+01:00')

/** By the day in the mall, each slide only within its dates. */
export const OutsideItsDates: Story = {
  args: { now: afterChristmas },
  play: async ({ canvas, canvasElement }) => {
    await slide(canvasElement, '1 of 2: Welcome')
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await slide(canvasElement, '2 of 2: Cinema night')
  },
}

/** The visitor's language if available, otherwise the first one; each with its `lang`. */
export const Languages: Story = {
  args: { language: 'se', languages: [english] },
  play: async ({ canvas, canvasElement }) => {
    await slide(canvasElement, '1 of 3: Welcome')
    await expect(canvas.getByRole('heading', { name: 'Välkommen till Lindgården' }).closest('[lang]')).toHaveAttribute(
      'lang',
      'sv',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }))
    await slide(canvasElement, '3 of 3: Cinema night')
    await expect(canvas.getByRole('heading', { name: 'Cinema night' }).closest('[lang]')).toHaveAttribute('lang', 'en')
  },
}

/** On a kiosk: the slide alone, as large as its proportions allow. */
export const OnAKiosk: Story = {
  args: { controls: undefined, fill: true },
  decorators: [(Story) => <div style={{ width: 300, height: 400 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const seen = await slide(canvasElement, '1 of 3: Welcome')
    await expect(canvas.queryByRole('button')).toBeNull()
    const { width, height } = seen.getBoundingClientRect()
    await expect([width, height]).toEqual([225, 400])
  },
}

export const NothingToday: Story = {
  args: {
    slideshow: { ...slideshow, slides: [market] },
    now: afterChristmas,
    empty: <EmptyState title="Nothing today" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing today')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeDisabled()
  },
}

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 210px) 1fr', gap: 24, alignItems: 'start' }}>
      <SlideshowPlayer {...args} label="A colour" />
      <SlideshowPlayer {...args} label="A picture" defaultSlideId="market" />
      <SlideshowPlayer
        {...args}
        label="A picture behind all"
        defaultSlideId="half"
        slideshow={{ ...slideshow, background: { imageId: 'winter' }, slides: [welcome, halfThere] }}
      />
      <SlideshowPlayer
        {...args}
        label="No slide"
        slideshow={{ ...slideshow, slides: [] }}
        empty={<EmptyState title="Nothing today" />}
      />
      <div style={{ display: 'grid', gap: 24 }}>
        <SlideshowPlayer {...args} label="A video" orientation="landscape" defaultSlideId="cinema" />
        <SlideshowPlayer
          {...args}
          label="A dark colour"
          orientation="landscape"
          slideshow={{ ...slideshow, background: { colour: '#1d3440' } }}
          controls={undefined}
        />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: '2 of 2: Half there' })).toBeVisible()
    await expect(await canvas.findByRole('group', { name: '3 of 3: Cinema night' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('group', { name: /of \d: / })).toHaveLength(5))
  },
}
