import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button'
import { StatusBadge } from '../status-badge/status-badge'
import * as SideSheet from './side-sheet.parts'

const Sheet = (props: ComponentProps<typeof SideSheet.Root>) => (
  <SideSheet.Root {...props}>
    <SideSheet.Content>
      <SideSheet.Header>
        <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <SideSheet.Title>Havn & Co</SideSheet.Title>
          <StatusBadge status="Active" />
          <StatusBadge status="changed" />
        </span>
        <SideSheet.Description>Saved 13:58 by Jonas Lind</SideSheet.Description>
      </SideSheet.Header>
      <SideSheet.Body>The form.</SideSheet.Body>
      <SideSheet.Footer>
        <Button variant="quiet">Cancel</Button>
        <Button variant="primary">Save</Button>
      </SideSheet.Footer>
    </SideSheet.Content>
  </SideSheet.Root>
)

const meta = {
  title: 'Primitives/SideSheet',
  component: SideSheet.Root,
  subcomponents: { Content: SideSheet.Content, Header: SideSheet.Header, Footer: SideSheet.Footer },
  args: { defaultOpen: true },
  parameters: {
    picture: { of: '[role="dialog"]' },
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'A dialog at the side for forms of records, beside the visible list. ARIA pattern: **dialog (modal)**, like `Dialog`: it takes and traps the focus, Escape closes it, and the focus returns.',
      },
    },
  },
  render: (args) => <Sheet {...args} />,
} satisfies Meta<typeof SideSheet.Root>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Havn & Co' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  },
}

function Opened() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Havn & Co</Button>
      <Sheet open={open} onOpenChange={setOpen} />
    </>
  )
}

/** Modal dialog pattern: focus in, trapped, and returned. */
export const ByKeyboard: Story = {
  args: { defaultOpen: false },
  render: () => <Opened />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Havn & Co' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const sheet = await screen.findByRole('dialog', { name: 'Havn & Co' })
    await expect(sheet).toHaveAccessibleDescription('Saved 13:58 by Jonas Lind')
    const stops = ['Close', 'Cancel', 'Save'].map((name) => screen.getByRole('button', { name }))
    await waitFor(() => expect(stops[0]).toHaveFocus())
    for (const stop of [stops[1], stops[2], stops[0]]) {
      await userEvent.tab()
      await expect(stop).toHaveFocus()
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
