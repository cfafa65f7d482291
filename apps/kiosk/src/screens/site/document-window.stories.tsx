import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import '../../kiosk.css'
import { displayParameters, onDisplay } from '../../testing/display'
import { pdfOf } from '../../testing/pdf'
import { DocumentWindow } from './document-window'

const hash = 'a'.repeat(64)
const pdf = { url: `/media/${hash}.pdf`, mime: 'application/pdf' }
const txt = { url: `/media/${hash}.txt`, mime: 'text/plain; charset=utf-8' }
const prices = `Prices\n${Array.from({ length: 60 }, (_, line) => `Shoes ${line + 1}: ${(line + 1) * 100} kr`).join('\n')}`

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

/** A PDF that can't be read has the code, with the address on the server. */
export const CodeAlone: Story = {
  tags: ['picture'],
  beforeEach: answering(async () => new Response('No PDF')),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('dialog', { name: 'Fjell Sport' })).toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'QR code for Fjell Sport' })).toBeVisible()
    await expect(canvas.getByText(`https://kiosks.example.com/media/${hash}.pdf`)).toBeVisible()
    await expect(await canvas.findByText(/^Can’t show this document here/)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The pages of a PDF, read aloud by their text, with the code below. Their links lead nowhere: a kiosk stays on its page. */
export const Pages: Story = {
  tags: ['picture'],
  args: { language: 'se' },
  beforeEach: answering(async () => new Response(pdfOf(['Husregler', 'Hundar är välkomna', 'Sist']))),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole<HTMLCanvasElement>('img', { name: 'Sida 1 av 3. Husregler' })
    await expect(canvas.getAllByRole('img', { name: /^Sida/ })).toHaveLength(3)
    await expect(canvas.queryByRole('link')).toBeNull()
    // the block is drawn
    await waitFor(() => {
      const { width, height } = first
      const pixel = first.getContext('2d')?.getImageData(Math.round(width * 0.2), Math.round(height * 0.12), 1, 1).data
      expect(pixel?.[0]).toBeLessThan(30)
    })
    const pages = canvas.getByRole('region', { name: 'Fjell Sport' })
    await expect(pages.scrollHeight).toBeGreaterThan(pages.clientHeight)
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
