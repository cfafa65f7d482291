import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import '../../kiosk.css'
import { displayParameters, onDisplay } from '../../testing/display'
import { DocumentWindow } from './document-window'

const hash = 'a'.repeat(64)
const pdf = { url: `/media/${hash}.pdf`, mime: 'application/pdf' }
const txt = { url: `/media/${hash}.txt`, mime: 'text/plain; charset=utf-8' }
const prices = `Prices\n${Array.from({ length: 60 }, (_, line) => `Shoes ${line + 1}: ${(line + 1) * 100} kr`).join('\n')}`

const viewer = (enabled: boolean) => () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: enabled, configurable: true })
  return () => Reflect.deleteProperty(navigator, 'pdfViewerEnabled')
}

const answering = (answer: () => Promise<Response>) => () => {
  const own = globalThis.fetch
  globalThis.fetch = answer
  return () => {
    globalThis.fetch = own
  }
}

const meta = {
  title: 'Kiosk/Document',
  component: DocumentWindow,
  parameters: displayParameters,
  decorators: [onDisplay],
  beforeEach: viewer(false),
  args: {
    file: pdf,
    name: 'Fjell Sport',
    language: 'en',
    visitorUrl: 'https://kiosks.example.com',
    onClose: fn(),
    onLeft: fn(),
  },
} satisfies Meta<typeof DocumentWindow>

export default meta
type Story = StoryObj<typeof meta>

/** A kiosk whose browser shows no PDF has the code, with the address on the server. */
export const CodeAlone: Story = {
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('dialog', { name: 'Fjell Sport' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'QR code for Fjell Sport' })).toBeVisible()
    await expect(canvas.getByText(`https://kiosks.example.com/media/${hash}.pdf`)).toBeVisible()
    await expect(canvas.getByText(/^Can’t show this document here/)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** A PDF in a frame, where the browser shows it, with the code below. */
export const Framed: Story = {
  args: { file: { ...pdf, url: 'about:blank' }, language: 'se' },
  beforeEach: viewer(true),
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Fjell Sport')).toHaveAttribute(
      'src',
      expect.stringMatching(/^about:blank#toolbar=0/),
    )
    await expect(canvas.getByText('Skanna koden för att öppna dokumentet i mobilen.')).toBeVisible()
  },
}

/** A text file as text. */
export const Text: Story = {
  tags: ['picture'],
  args: { file: txt },
  beforeEach: answering(async () => new Response(prices)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Prices\s+Shoes 1: 100 kr/)).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'QR code for Fjell Sport' })).toBeVisible()
    await expect(canvas.getByText('Scan the code to open this document on your phone.')).toBeVisible()
  },
}

export const Landscape: Story = {
  tags: ['picture'],
  args: { file: txt, language: 'no' },
  parameters: { display: [1920, 1080, 0.6] },
  beforeEach: answering(async () => new Response(prices)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Prices/)).toBeVisible()
    await expect(canvas.getByText('Skann koden for å åpne dokumentet på telefonen.')).toBeVisible()
  },
}

/** A text that can't be read has its code; without an address for phones the window says that it shows nothing. */
export const Failed: Story = {
  args: { file: txt, language: 'is', visitorUrl: null },
  beforeEach: answering(() => Promise.reject(new TypeError('Failed to fetch'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ekki er hægt að sýna skjalið hér.')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
