import { ApiError } from '@kiosk-admin/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import '../../kiosk.css'
import { displayParameters, onDisplay } from '../../testing/display'
import { SiteWindow } from './site-window'

const meta = {
  title: 'Kiosk/Website',
  component: SiteWindow,
  parameters: displayParameters,
  decorators: [onDisplay],
  args: {
    site: { at: 'site', url: 'https://fjell.example/sale', name: 'Fjell Sport' },
    language: 'en',
    fetchFrame: async (): Promise<string | null> => null,
    onClose: fn(),
    onLeft: fn(),
  },
} satisfies Meta<typeof SiteWindow>

export default meta
type Story = StoryObj<typeof meta>

/** A website in an iframe, which can neither navigate the kiosk nor open windows. */
export const Framed: Story = {
  args: { fetchFrame: async () => 'about:blank' },
  play: async ({ canvas, args }) => {
    const frame = await canvas.findByTitle('Fjell Sport')
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** A site that refuses framing, or does not answer, is shown as QR code with its address. */
export const Refused: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code for Fjell Sport' })).toBeVisible()
    await expect(canvas.getByText('https://fjell.example/sale')).toBeVisible()
  },
}

/** In a preview, an unsaved address has no QR code but an explanation. */
export const NotSaved: Story = {
  args: { draft: true, fetchFrame: () => Promise.reject(new ApiError('not_found', 'Not found')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Save the record to see its website here/)).toBeVisible()
    await expect(canvas.getByText('https://fjell.example/sale')).toBeVisible()
    await expect(canvas.queryByRole('img', { name: /QR code/ })).toBeNull()
  },
}

/** While the server is unreachable, the QR code is shown at once. */
export const ServerAway: Story = {
  args: { fetchFrame: () => Promise.reject(new TypeError('Failed to fetch')), language: 'is' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Loka' })).toBeVisible()
    await expect(await canvas.findByText('https://fjell.example/sale')).toBeVisible()
  },
}

/** When the network fails, the window shows the QR code instead of the browser's error page. */
export const NetworkLost: Story = {
  args: { fetchFrame: async () => 'about:blank' },
  play: async ({ canvas }) => {
    await canvas.findByTitle('Fjell Sport')
    dispatchEvent(new Event('offline'))
    await expect(await canvas.findByText('https://fjell.example/sale')).toBeVisible()
    await expect(canvas.queryByTitle('Fjell Sport')).toBeNull()
  },
}

/** Telephone numbers are not requested as websites. */
export const PhoneNumber: Story = {
  args: { site: { at: 'site', url: 'tel:+4631390060', name: 'Fjell Sport' }, fetchFrame: fn() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('+4631390060')).toBeVisible()
    await expect(args.fetchFrame).not.toHaveBeenCalled()
  },
}

export const Landscape: Story = {
  tags: ['picture'],
  args: { language: 'se' },
  parameters: { display: [1920, 1080, 0.6] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Stäng' })).toBeVisible()
    await expect(await canvas.findByText('https://fjell.example/sale')).toBeVisible()
  },
}
