import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { SlideView } from './slide-view'
import type { Slide } from './slideshow'
import { cinema, halfThere, market, mediaUrl, pale, slideshow, title, welcome } from './slideshow.fixture'

const meta = {
  title: 'Slideshow/SlideView',
  component: SlideView,
  args: { slide: welcome, background: slideshow.background, mediaUrl },
  render: (args) => (
    <Screen>
      <SlideView {...args} />
    </Screen>
  ),
  parameters: {
    guide: {
      use: ['One slide as the kiosk draws it, at any size.'],
      avoid: ['Several slides over time. Use `SlideshowPlayer`.'],
      keyboard: [],
      accessibility: ['Images are decoration; the content is text.'],
      do: {
        text: 'A slide that is large enough to be read.',
        render: () => (
          <Screen>
            <SlideView slide={welcome} background={slideshow.background} mediaUrl={mediaUrl} />
          </Screen>
        ),
      },
      dont: {
        text: 'So small that only colours are seen. Write the title beside it.',
        render: () => (
          <Screen width={36} height={64}>
            <SlideView slide={welcome} background={slideshow.background} mediaUrl={mediaUrl} />
          </Screen>
        ),
      },
    },
  },
} satisfies Meta<typeof SlideView>

export default meta
type Story = StoryObj<typeof meta>

function Screen({ width = 216, height = 384, children }: { width?: number; height?: number; children: ReactNode }) {
  return <div style={{ position: 'relative', width, height, overflow: 'hidden' }}>{children}</div>
}

const lines = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('heading')
    .map((heading) => heading.getBoundingClientRect())

/** Lines break equally at any size, and headings of one title are close together. */
export const Proportions: Story = {
  args: { slide: title },
  render: (args) => (
    <div style={{ display: 'flex', gap: 24 }}>
      <Screen>
        <SlideView {...args} />
      </Screen>
      <Screen width={54} height={96}>
        <SlideView {...args} />
      </Screen>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, second, smallFirst] = lines(canvasElement)
    if (!first || !second || !smallFirst) throw new Error('The title has two lines on each screen')
    await expect(second.top).toBeCloseTo(first.bottom)
    await expect(smallFirst.height).toBeCloseTo(first.height / 4, 0)
  },
}

/** Missing media are hidden, and links do not navigate. */
export const TextOnly: Story = {
  args: {
    slide: {
      ...halfThere,
      layers: halfThere.layers.map((layer) =>
        layer.kind === 'text'
          ? { ...layer, text: { en: '<p>Read <a href="https://example.com">more</a></p>' } }
          : layer,
      ),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Read more')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await waitFor(() => expect(canvasElement.querySelector('[data-loading=missing]')).not.toBeVisible())
  },
}

const slides: readonly Slide[] = [welcome, title, market, pale, halfThere]

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {slides.map((slide) => (
        <Screen key={slide.id}>
          <SlideView {...args} slide={slide} />
        </Screen>
      ))}
      <Screen width={74} height={132}>
        <SlideView {...args} slide={pale} />
      </Screen>
      <Screen>
        <SlideView {...args} slide={title} background={{ imageId: 'winter' }} />
      </Screen>
      <Screen width={384} height={216}>
        <SlideView {...args} slide={cinema} background={{ colour: '#1d3440' }} orientation="landscape" />
      </Screen>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-loading=pending]')).toBeNull())
  },
}
