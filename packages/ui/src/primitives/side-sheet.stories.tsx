import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './button'
import * as SideSheet from './side-sheet.parts'
import { StatusBadge } from './status-badge'

const meta = {
  title: 'Primitives/SideSheet',
  component: SideSheet.Root,
  subcomponents: { Content: SideSheet.Content, Header: SideSheet.Header, Footer: SideSheet.Footer },
  args: { defaultOpen: true },
  parameters: { picture: { of: '[role="dialog"]' }, docs: { story: { inline: false, height: '420px' } } },
  render: (args) => (
    <SideSheet.Root {...args}>
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
  ),
} satisfies Meta<typeof SideSheet.Root>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Havn & Co' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  },
}

export const ClosesByEscape: Story = {
  play: async () => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
