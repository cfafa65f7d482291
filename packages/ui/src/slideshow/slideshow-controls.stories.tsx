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
    docs: {
      description: {
        component:
          'What a preview is worked with: play or pause, the slides around, and how far it is. It stands wherever its caller puts it, and takes the player of `useSlideshowPlayer` whole, as `SlideshowStage` does, which draws the slides. The buttons are those of the **WAI-ARIA carousel**; the line above them is decoration, for the place is said in words. `player.onKeyDown` adds Space, the arrows, Home and End to what they stand in.',
      },
    },
  },
} satisfies Meta<typeof Own>

export default meta
type Story = StoryObj<typeof meta>

/** A stage and its controls, put together by hand. */
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

/** The same player on the stage and under the buttons; the pause button stays where it is and says what it will do. */
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
    // where nothing is to be seen, no place is said
    await waitFor(() => expect(canvas.getAllByText(/^1 of /)).toHaveLength(2))
  },
}
