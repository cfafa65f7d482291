import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { labels as is } from '../exports/labels/is'
import { Button } from '../primitives/button/button'
import * as Dialog from '../primitives/dialog/dialog.parts'
import { StationStatus } from '../publish/stations/station-status'
import { KioskUiProvider } from './kiosk-ui-provider'

const meta = {
  title: 'Theme/KioskUiProvider',
  component: KioskUiProvider,
  args: {
    children: (
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button>New category</Button>
        </Dialog.Trigger>
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>New Category</Dialog.Title>
          </Dialog.Header>
        </Dialog.Content>
      </Dialog.Root>
    ),
  },
  parameters: {
    guide: {
      use: ['Once around the application: language, labels, time zone, clock.'],
      avoid: ['Around single parts. One is enough, unless a part of the page has another language.'],
      keyboard: [['←, →', 'Are mirrored in every part when `direction` is `rtl`.']],
      accessibility: ['It sets `dir` and, where given, theme and density on `<html>`. Set `lang` there, too.'],
      do: {
        text: 'A locale with its labels.',
        render: () => (
          <KioskUiProvider locale="is" labels={is}>
            <StationStatus state="offline" lastSeenAt={new Date('2026-11-21T12:41:00+01:00')} />
          </KioskUiProvider>
        ),
      },
      dont: {
        text: 'A locale alone: times are Icelandic, words English.',
        render: () => (
          <KioskUiProvider locale="is">
            <StationStatus state="offline" lastSeenAt={new Date('2026-11-21T12:41:00+01:00')} />
          </KioskUiProvider>
        ),
      },
    },
  },
} satisfies Meta<typeof KioskUiProvider>

export default meta
type Story = StoryObj<typeof meta>

/** Texts come from the given set; a part's own `labels` take precedence. */
export const Language: Story = {
  args: { locale: 'is', labels: is },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New category' }))
    await expect(await screen.findByRole('button', { name: 'Loka' })).toHaveFocus()
  },
}

/** Style elements of dialogs have the page's nonce. */
export const Nonce: Story = {
  args: { nonce: 'bm9uY2U=' },
  play: async ({ canvas }) => {
    const before = new Set(document.head.querySelectorAll('style'))
    await userEvent.click(canvas.getByRole('button', { name: 'New category' }))
    await screen.findByRole('dialog')
    const added = [...document.head.querySelectorAll('style')].filter((style) => !before.has(style))
    await expect(added.map(({ nonce }) => nonce)).toEqual(['bm9uY2U='])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Density and direction can be set here instead of on the page. */
export const Page: Story = {
  args: { density: 'compact', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(document.documentElement).toHaveAttribute('data-density', 'compact')
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl')
    await expect(canvas.getByRole('button', { name: 'New category' }).offsetHeight).toBe(28)
  },
}

/** Embedded in another page, overlays are rendered in a given element with its own language and styles. */
export const Overlays: Story = {
  render: function Render(args) {
    const [place, setPlace] = useState<HTMLElement | null>(null)
    return (
      <>
        <KioskUiProvider {...args} overlays={place ?? undefined} />
        <div ref={setPlace} lang="is" />
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New category' }))
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.closest('[lang]')).toHaveAttribute('lang', 'is')
  },
}
