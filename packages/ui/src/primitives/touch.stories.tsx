import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { byTouch, within as inside, phone } from '../conformance/touch'
import { Button } from './button/button'
import * as SideSheet from './side-sheet/side-sheet.parts'

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
