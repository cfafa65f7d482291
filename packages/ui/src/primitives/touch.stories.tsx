import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { byTouch, within as inside, phone } from '../conformance/touch'
import { Button } from './button/button'
import * as SideSheet from './side-sheet/side-sheet.parts'
import { Toaster } from './toast/toast'
import { createToasts } from './toast/toast-store'

/** Overlays on a phone, by touch. */
const meta = { title: 'Primitives/By touch', tags: ['!autodocs', '!dev'], render: () => <></> } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

function Sheet() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Havn & Co</Button>
      <SideSheet.Root open={open} onOpenChange={setOpen}>
        <SideSheet.Content>
          <SideSheet.Header>
            <SideSheet.Title>Havn & Co</SideSheet.Title>
            <SideSheet.Description>Saved 13:58</SideSheet.Description>
          </SideSheet.Header>
          <SideSheet.Body>
            <div style={{ blockSize: 1600 }}>The form.</div>
          </SideSheet.Body>
        </SideSheet.Content>
      </SideSheet.Root>
    </>
  )
}

/** The sheet scrolls without the page; a tap closes it. */
export const TouchSideSheet: Story = {
  render: () => (
    <div style={{ blockSize: 2000 }}>
      <Sheet />
    </div>
  ),
  play: byTouch(async (touch, { canvas }) => {
    await touch.tap(canvas.getByRole('button', { name: 'Havn & Co' }))
    const sheet = await screen.findByRole('dialog', { name: 'Havn & Co' })
    const form = screen.getByText('The form.')
    const { top } = form.getBoundingClientRect()
    await touch.drag(inside(sheet, 0.5, 0.7), inside(sheet, 0.5, 0.2))
    await waitFor(() => expect(form.getBoundingClientRect().top).toBeLessThan(top - 100))
    await expect(window.scrollY).toBe(0)
    await touch.tap(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }, phone),
}

/** A swipe to the end of the line closes a message; a shorter move does not, and presses nothing. */
export const TouchToast: Story = {
  render: function TouchToast() {
    const [toasts] = useState(() => {
      const store = createToasts()
      store.show({ kind: 'info', title: 'Copied', text: 'Kiosk URL copied to clipboard.', timeout: 600_000 })
      return store
    })
    return <Toaster toasts={toasts} />
  },
  play: byTouch(async (touch) => {
    const toast = (await screen.findByText('Copied')).closest('li') as HTMLElement
    await touch.drag(inside(toast, 0.4), inside(toast, 0.5))
    await expect(toast).toBeVisible()
    await touch.drag(inside(toast, 0.2), inside(toast, 0.8))
    await waitFor(() => expect(screen.queryByText('Copied')).toBeNull())
  }, phone),
}
