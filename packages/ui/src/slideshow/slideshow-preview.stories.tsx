import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../primitives/button/button'
import { market, mediaUrl, notThere, slideshow } from './slideshow.fixture'
import { SlideshowPreview, type SlideshowPreviewProps } from './slideshow-preview'

const meta = {
  title: 'Slideshow/SlideshowPreview',
  component: SlideshowPreview,
  args: {
    label: 'Autumn',
    slideshow,
    mediaUrl,
    defaultPlaying: false,
    open: false,
    onOpenChange: fn(),
    onSlideChange: fn(),
    onPlayingChange: fn(),
  },
  render: (args) => <FromAButton {...args} />,
  parameters: {
    guide: {
      use: ['Look at a slideshow as a kiosk plays it, in a window.'],
      avoid: ['Inside of a page. Use `SlideshowPlayer` in a `KioskFrame`.'],
      keyboard: [
        ['Space', 'Plays and pauses.'],
        ['←, →', 'Previous and next slide.'],
        ['Home, End', 'First and last slide.'],
        ['Escape', 'Closes it; the focus returns.'],
      ],
      do: {
        text: 'Press it: the window is named after the slideshow.',
        render: () => (
          <FromAButton
            label="Autumn"
            slideshow={slideshow}
            mediaUrl={mediaUrl}
            defaultPlaying={false}
            open={false}
            onOpenChange={() => {}}
          />
        ),
      },
      dont: {
        text: 'Press it: a window with the same name for every slideshow.',
        render: () => (
          <FromAButton
            label="Slideshow"
            slideshow={slideshow}
            mediaUrl={mediaUrl}
            defaultPlaying={false}
            open={false}
            onOpenChange={() => {}}
          />
        ),
      },
    },
    picture: { of: '[role="dialog"]' },
    docs: {
      story: { inline: false, iframeHeight: 720 },
    },
  },
} satisfies Meta<typeof SlideshowPreview>

export default meta
type Story = StoryObj<typeof meta>

function FromAButton({ open: _, onOpenChange, ...args }: SlideshowPreviewProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Preview</Button>
      <SlideshowPreview
        {...args}
        open={open}
        onOpenChange={(next) => {
          setOpen(next)
          onOpenChange(next)
        }}
      />
    </>
  )
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
  return within(await screen.findByRole('dialog', { name: 'Preview of Autumn' }))
}

export const AllStates: Story = {
  tags: ['width-390'],
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByRole('group', { name: '1 of 3: Welcome' })).toBeVisible()
  },
}

/** The other orientation shows its own frames; the current slide stays. */
export const Landscape: Story = {
  tags: ['picture'],
  args: { defaultSlideId: 'market' },
  play: async () => {
    const dialog = await open()
    await dialog.findByRole('group', { name: '2 of 3: Advent market' })
    await userEvent.click(dialog.getByRole('radio', { name: 'Landscape' }))
    const slide = await dialog.findByRole('group', { name: '2 of 3: Advent market' })
    await waitFor(() => {
      const { width, height } = slide.getBoundingClientRect()
      expect(width / height).toBeCloseTo(16 / 9)
    })
  },
}

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const dialog = await open()
    await waitFor(() => expect(dialog.getByRole('group', { name: 'Autumn' })).toHaveFocus())
    await dialog.findByRole('group', { name: '1 of 3: Welcome' })
    await userEvent.keyboard('{ArrowRight}')
    await dialog.findByRole('group', { name: '2 of 3: Advent market' })
    await userEvent.keyboard(' ')
    await expect(args.onPlayingChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.getByRole('button', { name: 'Preview' })).toHaveFocus()
  },
}

export const NothingToday: Story = {
  tags: ['picture'],
  args: { slideshow: { ...slideshow, slides: [{ ...market, endDate: '2026-11-20' }] } },
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByText('No slides are shown today')).toBeVisible()
  },
}

/** No slide can be loaded: the player retries and shows a message. */
export const Broken: Story = {
  args: { slideshow: { ...slideshow, slides: [notThere] } },
  play: async () => {
    const dialog = await open()
    await expect(await dialog.findByText('Couldn’t load the slides')).toBeVisible()
  },
}
