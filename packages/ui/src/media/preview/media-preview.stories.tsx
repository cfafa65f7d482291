import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { library, mediaFile } from '../library/library.fixture'
import { poster, shopFront } from '../media.fixture'
import type { MediaItem } from '../media-file'
import { MediaPreview } from './media-preview'

const at = (index: number) => library[index] as MediaItem

const meta = {
  title: 'Media/MediaPreview',
  component: MediaPreview,
  args: { file: at(0) },
  decorators: [(Story, { name }) => <div style={{ maxWidth: name === 'All States' ? 'none' : 560 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: ['One file as large as there is room: image, video, document, font.'],
      avoid: ['Many files. Use `MediaGrid`.', 'Decoration. Use an `img`.'],
      keyboard: [
        ['Tab', 'To the controls of a video, or to the link.'],
        ['Enter', 'Opens the file.'],
      ],
      accessibility: ['Images need `alt`. A file that the browser cannot show has a link.'],
      do: {
        text: 'One file, with a text for who does not see it.',
        render: () => <MediaPreview file={at(0)} alt="A shop with a red awning" />,
      },
      dont: {
        text: 'Several files below each other, each as large as a page. Use MediaGrid.',
        render: () => (
          <div>
            <MediaPreview file={at(0)} alt="A shop" />
            <MediaPreview file={at(1)} alt="Another shop" />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof MediaPreview>

export default meta
type Story = StoryObj<typeof meta>

export const Image: Story = {
  args: { alt: 'A shop with a red awning' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'A shop with a red awning' })).toBeVisible())
  },
}

/** A broken file becomes a placeholder; the next file is tried again. */
export const Broken: Story = {
  args: { file: at(7) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Can’t show the picture/)).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Open the file' })).toHaveFocus()
  },
}

export const Video: Story = {
  args: { file: mediaFile('3', 'sommar.mp4', 'Video', { thumbnailUrl: shopFront }) },
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText('sommar.mp4')
    await expect(video).toHaveProperty('controls', true)
    await fireEvent.error(video)
    await expect(await canvas.findByText(/Can’t play the video/)).toBeVisible()
  },
}

/** A codec that kiosks do not play, with the way out. */
export const UnplayableVideo: Story = {
  args: { file: mediaFile('3', 'sommar.mp4', 'Video', { playable: false, codec: 'HEVC' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^The kiosks can’t play this video \(HEVC\)\. Convert it to H\.264 in an MP4 file\./),
    ).toBeVisible()
    await expect(canvas.queryByLabelText('sommar.mp4')).toBeNull()
  },
}

/** The server's thumbnail is preferred; the browser's viewer is used without one. */
export const Pdf: Story = {
  args: { file: mediaFile('5', 'meny.pdf', 'Document', { thumbnailUrl: poster }) },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('img', { name: 'First page of meny.pdf' })
    await waitFor(() => expect(page).toBeVisible())
    await expect(canvas.queryByTitle('First page of meny.pdf')).toBeNull()
  },
}

const viewer = (enabled: boolean) => () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: enabled, configurable: true })
  return () => Reflect.deleteProperty(navigator, 'pdfViewerEnabled')
}

export const PdfInTheViewer: Story = {
  args: { file: mediaFile('5', 'meny.pdf', 'Document', { url: 'about:blank' }) },
  beforeEach: viewer(true),
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('First page of meny.pdf')).toHaveAttribute('src', expect.stringContaining('#page=1'))
  },
}

export const PdfWithoutViewer: Story = {
  args: { file: at(4) },
  beforeEach: viewer(false),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This browser can’t show the document/)).toBeVisible()
  },
}

export const Font: Story = {
  args: { file: at(6) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ÅÄÖ ÆØ ÞÐ/)).toBeVisible()
    await expect(canvas.getAllByText('Shopping on three floors')).toHaveLength(3)
  },
}

export const BrokenFont: Story = {
  args: { file: mediaFile('7', 'trasig.ttf', 'Font', { url: 'data:font/ttf;base64,AAAA' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Can’t read the font/)).toBeVisible()
  },
}

export const OnPhones: Story = {
  tags: ['width-390'],
  beforeEach: viewer(false),
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <MediaPreview file={at(4)} />
      <MediaPreview file={at(6)} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ÅÄÖ/)).toBeVisible()
  },
}

export const AllStates: Story = {
  tags: ['compact'],
  beforeEach: viewer(false),
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }}>
      <MediaPreview file={at(0)} />
      <MediaPreview file={mediaFile('5', 'meny.pdf', 'Document', { thumbnailUrl: poster })} />
      <MediaPreview file={at(4)} />
      <MediaPreview file={at(3)} />
      <MediaPreview file={at(5)} />
      <MediaPreview file={at(7)} />
      <MediaPreview file={at(6)} style={{ gridColumn: 'span 2' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/ÅÄÖ/)
    await canvas.findByText(/Can’t show the picture/)
  },
}
