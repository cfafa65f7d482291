import type { Meta, StoryObj } from '@storybook/react-vite'
import decodeQR from 'qr/decode.js'
import { expect, within } from 'storybook/test'
import { ids } from '../../testing/guide-fixture'
import { type Canvas, drawnVisitStory, touch } from '../../testing/visit-story'
import type { Visit } from '../visit'

const waysUrl = 'https://kiosks.example.com/w/0190b0a8-0000-7000-8000-000000000001/0190b0a8-0000-7000-8000-000000000002'

const meta = {
  title: 'Kiosk/Map/Take along',
  ...drawnVisitStory,
  args: { ...drawnVisitStory.args, waysUrl },
} satisfies Meta<typeof Visit>

export default meta
type Story = StoryObj<typeof meta>

const openCode = (canvas: Canvas, ...modes: string[]) =>
  touch(canvas, 'Shops', 'Fjell Sport', /^Show directions/, ...modes, 'Take the directions with you')

/** The text of a QR code as it is on the screen. */
async function read(code: Element): Promise<string> {
  const copy = code.cloneNode(true) as SVGElement
  const { fill, backgroundColor } = getComputedStyle(code)
  const size = 600
  for (const [name, value] of Object.entries({ xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, fill }))
    copy.setAttribute(name, `${value}`)
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`
  await picture.decode()
  const context = Object.assign(document.createElement('canvas'), { width: size, height: size }).getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.fillStyle = backgroundColor
  context.fillRect(0, 0, size, size)
  context.drawImage(picture, 0, 0)
  return decodeQR(context.getImageData(0, 0, size, size))
}

/** The code and the text below it say the same address. */
async function expectAddress(canvas: Canvas, heading: string, address: string) {
  const part = within(await canvas.findByRole('region', { name: heading }))
  await expect(part.getByText(address)).toBeVisible()
  const code = part.getByRole('img')
  await expect(await read(code)).toBe(address)
  // a telephone reads it from half a metre
  const display = code.closest('[data-display]')
  const zoom = display ? display.getBoundingClientRect().width / display.clientWidth : 1
  await expect(code.getBoundingClientRect().width / zoom).toBeGreaterThan(240)
}

/** The code holds the shop, its code on the map, and the visitor's language; without steps it says so. */
export const Code: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await openCode(canvas)
    await expectAddress(canvas, 'Take the directions with you', `${waysUrl}/${ids.fjell}?u=B04&l=en`)
    await touch(canvas, 'Step-free')
    await expectAddress(canvas, 'Take the directions with you', `${waysUrl}/${ids.fjell}?u=B04&s=1&l=en`)
    await touch(canvas, 'Íslenska')
    await expectAddress(canvas, 'Taktu leiðina með þér', `${waysUrl}/${ids.fjell}?u=B04&s=1&l=is`)
    await touch(canvas, 'English', 'Step-free')
    const code = canvas.getByRole('img', { name: 'QR code for Fjell Sport' })
    await touch(canvas, 'Take the directions with you')
    await expect(code).not.toBeInTheDocument()
    await touch(canvas, 'Take the directions with you')
  },
}

export const Landscape: Story = {
  tags: ['picture'],
  parameters: { display: [1920, 1080, 0.5] },
  play: async ({ canvas }) => {
    await openCode(canvas)
    await expectAddress(canvas, 'Take the directions with you', `${waysUrl}/${ids.fjell}?u=B04&l=en`)
  },
}

export const Narrow: Story = {
  parameters: { display: [390, 844, 1] },
  play: async ({ canvas, canvasElement }) => {
    await openCode(canvas)
    await canvas.findByRole('region', { name: 'Take the directions with you' })
    const display = canvasElement.querySelector('[data-display]')
    await expect(display?.scrollWidth).toBe(display?.clientWidth)
  },
}

/** In every mode the code is black on white, and as large. */
export const Modes: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await openCode(canvas, 'High contrast', 'Larger text')
    await expectAddress(canvas, 'Take the directions with you', `${waysUrl}/${ids.fjell}?u=B04&l=en`)
    const code = within(canvas.getByRole('region', { name: 'Take the directions with you' })).getByRole('img')
    await expect(getComputedStyle(code)).toMatchObject({ fill: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' })
  },
}

export const LowerScreen: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await openCode(canvas, 'Lower on the screen')
    await expectAddress(canvas, 'Take the directions with you', `${waysUrl}/${ids.fjell}?u=B04&l=en`)
  },
}

/** The nearest toilet has no record, so that nothing could say where it went. */
export const NoRecord: Story = {
  play: async ({ canvas }) => {
    await touch(canvas, 'Find your way', /^Exit/)
    await canvas.findByRole('list', { name: 'All steps' })
    await expect(canvas.queryByText('Take the directions with you')).toBeNull()
  },
}

/** In a preview, and where phones can't open the server's address. */
export const NoAddress: Story = {
  args: { waysUrl: null },
  play: async ({ canvas }) => {
    await touch(canvas, 'Shops', 'Fjell Sport', /^Show directions/)
    await canvas.findByRole('list', { name: 'All steps' })
    await expect(canvas.queryByText('Take the directions with you')).toBeNull()
  },
}
