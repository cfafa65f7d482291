import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../primitives/button/button'
import { market, mediaUrl, slideshow } from './slideshow.fixture'
import { SlideshowStage, type SlideshowStageProps } from './slideshow-stage'
import { type UseSlideshowPlayerProps, useSlideshowPlayer } from './use-slideshow-player'

const meta = {
  title: 'Slideshow/SlideshowStage',
  component: Own,
  args: { slideshow, mediaUrl, defaultPlaying: false, onSlideChange: fn() },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: ['The screen of a player of your own (`useSlideshowPlayer`).'],
      avoid: ['The usual player. Use `SlideshowPlayer`.', 'One slide. Use `SlideView`.'],
      keyboard: [],
      accessibility: ['The slide is a group of the carousel, named by its position.'],
      parts: { SlideshowStage },
      do: {
        text: 'Several slides, one after another.',
        render: () => (
          <div style={{ width: 160 }}>
            <Own slideshow={slideshow} mediaUrl={mediaUrl} defaultPlaying={false} />
          </div>
        ),
      },
      dont: {
        text: 'One slide: there is nothing to play. Use SlideView.',
        render: () => (
          <div style={{ width: 160 }}>
            <Own
              slideshow={{ ...slideshow, slides: slideshow.slides.slice(0, 1) }}
              mediaUrl={mediaUrl}
              defaultPlaying={false}
            />
          </div>
        ),
      },
    },
    docs: {
      description: {
        component:
          'The screen of `useSlideshowPlayer` for custom players: the visible and the outgoing slide, and the next one, which loads invisibly. The current slide is a group of the **WAI-ARIA carousel** with its position and name; the carousel’s own group is the caller’s. Set `aria-live` to `polite` for navigation and `off` for playback.',
      },
    },
  },
} satisfies Meta<typeof Own>

export default meta
type Story = StoryObj<typeof meta>

type OwnProps = UseSlideshowPlayerProps & Pick<SlideshowStageProps, 'mediaUrl' | 'empty'>

/** A stage with a custom button. */
function Own({ mediaUrl, empty, ...play }: OwnProps) {
  const player = useSlideshowPlayer(play)
  return (
    <>
      <SlideshowStage player={player} mediaUrl={mediaUrl} empty={empty} />
      <Button size="small" style={{ marginTop: 8 }} onClick={player.goNext}>
        Next
      </Button>
    </>
  )
}

/** One slide is visible and named; the next one is rendered invisibly and hidden from screen readers. */
export const NextSlidePreloaded: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: '1 of 3: Welcome' })
    const next = await waitFor(() => {
      const found = canvasElement.querySelector('[data-stage=next]')
      if (!found || found.querySelector('[data-loading=pending]')) throw new Error('not there yet')
      return found
    })
    await expect(next).toHaveAttribute('aria-hidden', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByRole('group', { name: '2 of 3: Advent market' })).toBe(next)
  },
}

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Own {...args} orientation="landscape" defaultSlideId="market" />
      <Own {...args} slideshow={{ ...slideshow, slides: [] }} orientation="landscape" empty={<p>Nothing today</p>} />
      <Own {...args} slideshow={{ ...slideshow, background: { imageId: 'winter' }, slides: [market] }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: '2 of 3: Advent market' })
    await canvas.findByRole('group', { name: '1 of 1: Advent market' })
    await expect(canvas.getByText('Nothing today')).toBeVisible()
  },
}
