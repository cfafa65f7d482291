import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Slideshow } from './slideshow'
import { mediaUrl, notThere, slideshow, welcome } from './slideshow.fixture'
import { SlideshowControls } from './slideshow-controls'
import { SlideshowStage } from './slideshow-stage'
import { type UseSlideshowPlayerProps, useSlideshowPlayer } from './use-slideshow-player'

const meta = {
  title: 'Slideshow/SlideshowControls',
  component: Own,
  args: { slideshow, defaultPlaying: false, onPlayingChange: fn(), onSlideChange: fn() },
  parameters: {
    guide: {
      use: ['Controls of a player of your own (`useSlideshowPlayer`).'],
      avoid: [
        'The usual player: `SlideshowPlayer` has them with `controls`.',
        'On a kiosk: visitors do not control slides.',
      ],
      keyboard: [
        ['Space', 'Plays and pauses.'],
        ['←, →', 'Previous and next slide.'],
        ['Home, End', 'First and last slide.'],
      ],
      accessibility: ['Buttons of a carousel; the position is text.'],
      parts: { SlideshowControls },
      do: {
        text: 'Controls of several slides, in a preview.',
        render: () => <Own slideshow={slideshow} defaultPlaying={false} />,
      },
      dont: {
        text: 'Controls of one slide: none of them does anything.',
        render: () => <Own slideshow={{ ...slideshow, slides: slideshow.slides.slice(0, 1) }} defaultPlaying={false} />,
      },
    },
    docs: {
      description: {
        component:
          'Controls for previews: play or pause, previous and next slide, and progress. The caller positions them and passes the player of `useSlideshowPlayer`, as for `SlideshowStage`, which renders the slides. The buttons follow the **WAI-ARIA carousel**; the line above is decoration, because the position is also text. `player.onKeyDown` adds Space, arrow keys, Home and End to a container.',
      },
    },
  },
} satisfies Meta<typeof Own>

export default meta
type Story = StoryObj<typeof meta>

/** A custom player of stage and controls. */
function Own(props: UseSlideshowPlayerProps) {
  const player = useSlideshowPlayer(props)
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '90px 240px', gap: 16, alignItems: 'end' }}>
      <SlideshowStage player={player} mediaUrl={mediaUrl} />
      <SlideshowControls player={player} />
    </div>
  )
}

const without = (slides: Slideshow['slides']): Slideshow => ({ ...slideshow, slides })

/** One player for stage and buttons; the pause button keeps its place and names its action. */
export const Together: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('group', { name: '1 of 3: Welcome' })
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await expect(await canvas.findByText('2 of 3')).toBeVisible()
    const play = canvas.getByRole('button', { name: 'Play' })
    await userEvent.click(play)
    await expect(args.onPlayingChange).toHaveBeenLastCalledWith(true)
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBe(play)
    await expect(play).toHaveFocus()
    await userEvent.click(play)
  },
}

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Own {...args} />
      <Own {...args} slideshow={without([welcome])} />
      <Own {...args} slideshow={without([notThere])} />
      <Own {...args} slideshow={without([])} />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: '1 of 3: Welcome' })
    await canvas.findByRole('group', { name: '1 of 1: Welcome' })
    await expect(canvas.getAllByRole('group', { name: 'Playback' })).toHaveLength(4)
    // no position without a visible slide
    await waitFor(() => expect(canvas.getAllByText(/^1 of /)).toHaveLength(2))
  },
}
