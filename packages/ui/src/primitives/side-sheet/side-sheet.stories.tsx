import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { KioskUiProvider } from '../../theme/kiosk-ui-provider'
import { Button } from '../button/button'
import { OverlayFrame, withoutFocus } from '../dialog/overlay-frame.fixture'
import { StatusBadge } from '../status-badge/status-badge'
import type { SideSheetContentProps } from './side-sheet'
import * as SideSheet from './side-sheet.parts'

type SheetProps = ComponentProps<typeof SideSheet.Root> & Pick<SideSheetContentProps, 'side' | 'size'>

const Sheet = ({ side, size, ...props }: SheetProps) => (
  <SideSheet.Root {...props}>
    <SideSheet.Content {...{ side, size }}>
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
  component: Sheet,
  subcomponents: {
    Root: SideSheet.Root,
    Content: SideSheet.Content,
    Header: SideSheet.Header,
    Footer: SideSheet.Footer,
  },
  args: { defaultOpen: true },
  parameters: {
    guide: {
      use: ['The form of a record beside its list.', 'Details that need more room than a dialog.'],
      avoid: ['A few fields. Use `Dialog`.', 'A whole page of work: give it an address of its own.'],
      keyboard: [
        ['Escape', 'Closes it; the focus returns.'],
        ['Tab, Shift Tab', 'Cycle inside of it.'],
      ],
      accessibility: ['A modal dialog, named by `SideSheet.Title`.'],
      parts: { ...SideSheet },
      do: {
        text: 'The record in the title, and its actions at the foot.',
        render: () => (
          <OverlayFrame>
            <SideSheet.Root open modal={false}>
              <SideSheet.Content
                onOpenAutoFocus={withoutFocus}
                aria-describedby={undefined}
                style={{ maxWidth: '80%' }}
              >
                <SideSheet.Header>
                  <SideSheet.Title>Havn & Co</SideSheet.Title>
                </SideSheet.Header>
                <SideSheet.Body>Name, category and opening hours.</SideSheet.Body>
                <SideSheet.Footer>
                  <Button variant="quiet">Cancel</Button>
                  <Button variant="primary">Save</Button>
                </SideSheet.Footer>
              </SideSheet.Content>
            </SideSheet.Root>
          </OverlayFrame>
        ),
      },
      dont: {
        text: 'A question that covers the height of the page. Use ConfirmDialog.',
        render: () => (
          <OverlayFrame>
            <SideSheet.Root open modal={false}>
              <SideSheet.Content
                onOpenAutoFocus={withoutFocus}
                aria-describedby={undefined}
                style={{ maxWidth: '80%' }}
              >
                <SideSheet.Header>
                  <SideSheet.Title>Delete the shop?</SideSheet.Title>
                </SideSheet.Header>
                <SideSheet.Footer>
                  <Button>No</Button>
                  <Button variant="danger">Yes</Button>
                </SideSheet.Footer>
              </SideSheet.Content>
            </SideSheet.Root>
          </OverlayFrame>
        ),
      },
    },
    picture: { of: '[role="dialog"]' },
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'A dialog at a side of the window for forms of records, beside the visible list. `side` and `size` of `SideSheet.Content` place it; `Dialog.Content` has the same sizes. ARIA pattern: **dialog (modal)**, like `Dialog`: it takes and traps the focus, Escape closes it, and the focus returns.',
      },
    },
  },
  render: (args) => <Sheet {...args} />,
} satisfies Meta<typeof Sheet>

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

const edges = async () => {
  const { left, top, right, bottom } = (await screen.findByRole('dialog')).getBoundingClientRect()
  return { start: left, top, end: innerWidth - right, bottom: innerHeight - bottom }
}

/** At the inline start, for filters and navigation. */
export const AtStart: Story = {
  args: { side: 'start', size: 'small' },
  play: async () => {
    await waitFor(async () => expect(await edges()).toMatchObject({ start: 8, top: 8, bottom: 8 }))
    await expect(screen.getByRole('dialog').offsetWidth).toBe(400)
  },
}

/** In right-to-left text, the start is on the right. */
export const AtStartFromRight: Story = {
  args: { side: 'start', size: 'small' },
  decorators: [
    (Story) => (
      <KioskUiProvider direction="rtl">
        <Story />
      </KioskUiProvider>
    ),
  ],
  play: async () => {
    await waitFor(async () => expect(await edges()).toMatchObject({ end: 8, top: 8, bottom: 8 }))
  },
}

export const AtTop: Story = {
  args: { side: 'top', size: 'normal' },
  play: async () => {
    await waitFor(async () => expect(await edges()).toMatchObject({ start: 8, top: 8, end: 8 }))
    await expect(screen.getByRole('dialog').offsetHeight).toBe(400)
  },
}

/** A small sheet from below, for a few actions on a phone. */
export const AtBottom: Story = {
  tags: ['picture', 'width-390'],
  args: { side: 'bottom', size: 'small' },
  play: async () => {
    await waitFor(async () => expect(await edges()).toMatchObject({ start: 8, end: 8, bottom: 8 }))
    await expect(screen.getByRole('dialog').offsetHeight).toBe(240)
  },
}

/** The whole window, on every side. */
export const Full: Story = {
  args: { size: 'full' },
  play: async () => {
    await waitFor(async () => expect(await edges()).toEqual({ start: 8, top: 8, end: 8, bottom: 8 }))
  },
}
