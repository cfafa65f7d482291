import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { labels as se } from '../../exports/labels/se'
import { TextField } from '../../fields/text-field/text-field'
import { useKioskUi } from '../../theme/context'
import { KioskUiProvider } from '../../theme/kiosk-ui-provider'
import { extensionsOf } from '../media-file'
import { Uploader } from './uploader'
import { createSender, type Sender } from './uploads.fixture'

const meta = {
  title: 'Media/Uploader',
  component: Uploader,
  args: { send: fn(), onUploaded: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: ['Many files to a library: selected, dropped or pasted.'],
      avoid: ['One picture of a record. Use `ImageField`.', 'Files that are read in the browser. Use `FileButton`.'],
      keyboard: [
        ['Tab', 'To the button, then through the files.'],
        ['Enter, Space', 'Press the focused button: choose, cancel, try again, send anyway, clear.'],
        ['Ctrl V', 'While the focus is in it: pastes files.'],
      ],
      accessibility: ['Each file has a progress bar. Refused, failed and finished files are announced.'],
      do: {
        text: 'A place for many files, beside the library that they go to.',
        render: () => (
          <div style={{ width: '100%' }}>
            <Uploader send={createSender().send} />
          </div>
        ),
      },
      dont: {
        text: 'One picture of a shop: it could take a hundred. Use ImageField.',
        render: () => (
          <div style={{ width: '100%' }}>
            <div style={{ display: 'grid', gap: 12 }}>
              <TextField label="Name of the shop" />
              <Uploader send={createSender().send} />
            </div>
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof Uploader>

export default meta
type Story = StoryObj<typeof meta>

const file = (name: string, size = 4) => new File([new Uint8Array(size)], name)
const input = (root: HTMLElement) => root.querySelector('input[type=file]') as HTMLInputElement
const region = (canvas: { getByRole: (role: 'region') => HTMLElement }) => canvas.getByRole('region')
/** A real DataTransfer: those of testing libraries contain no files. */
const carrying = (files: readonly File[]) => {
  const data = new DataTransfer()
  for (const one of files) data.items.add(one)
  return data
}
const drag = (to: Element, type: 'dragover' | 'dragleave' | 'drop', files = [file('a.png')]) =>
  fireEvent(to, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carrying(files) }))
const paste = (into: Element, files: readonly File[]) =>
  fireEvent(into, new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carrying(files) }))

let sender: Sender
const beforeEach = ({ args }: { args: { send: unknown } }) => {
  sender = createSender()
  const send = args.send as ReturnType<typeof fn>
  send.mockReset()
  send.mockImplementation(sender.send)
}

/** Three at a time, with the total progress above. */
export const ManyAtOnce: Story = {
  beforeEach,
  play: async ({ canvas, canvasElement, args }) => {
    const files = ['a.png', 'b.png', 'c.mp4', 'd.pdf'].map((name, index) => file(name, index + 1))
    await userEvent.upload(input(canvasElement), files)
    const rows = canvas.getAllByRole('listitem')
    await expect(rows).toHaveLength(4)
    await waitFor(() => expect(args.send).toHaveBeenCalledTimes(3))
    await expect(within(rows[3] as HTMLElement).getByText('Waiting')).toBeVisible()
    sender.finish('a.png')
    await waitFor(() => expect(args.send).toHaveBeenCalledTimes(4))
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 4 files uploaded')
    for (const name of ['b.png', 'c.mp4', 'd.pdf']) sender.finish(name)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('4 of 4 files uploaded'))
    await expect(args.onUploaded).toHaveBeenCalledTimes(4)
  },
}

/** Disallowed files are rejected before uploading, with the specification's messages. */
export const Refused: Story = {
  args: { maxBytes: 2 * 1024 * 1024 },
  beforeEach,
  play: async ({ canvas, args }) => {
    await drag(region(canvas), 'drop', [file('setup.exe'), file('film.mov', 2 * 1024 * 1024 + 1), file('a.png')])
    const alerts = await canvas.findAllByRole('alert')
    await expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'File type is not allowed',
      'File must be at most 2 MB',
    ])
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 3 files uploaded')
    sender.finish('a.png')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 files uploaded'))
  },
}

/** A video among pictures gets its own reason. */
export const VideoAmongPictures: Story = {
  args: { extensions: extensionsOf(['Image']) },
  beforeEach,
  play: async ({ canvas, args }) => {
    await drag(region(canvas), 'drop', [file('film.mp4'), file('words.txt')])
    const alerts = await canvas.findAllByRole('alert')
    await expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'This is a video. Use Videos.',
      'File type is not allowed',
    ])
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** An uploaded file can have a warning, for example a video that the kiosks can’t play. */
export const Warned: Story = {
  args: {
    warningText: (result) =>
      (result as { name: string }).name === 'film.mp4' ? 'The kiosks can’t play this video (HEVC).' : undefined,
  },
  tags: ['picture'],
  beforeEach,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), [file('film.mp4'), file('a.png', 5)])
    // sent once they are checked
    await waitFor(() => sender.finish('film.mp4'))
    await waitFor(() => sender.finish('a.png'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Uploaded, 4 bytes. The kiosks can’t play this video (HEVC).',
    )
    await expect(await canvas.findByText('Uploaded, 5 bytes')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 files uploaded')
  },
}

/** Systems use names that end in `thumbnail`, users do not. */
export const Rules: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^jpg, jpeg, .* 40 MB per file at most\.$/)).toBeVisible()
    await expect(canvas.queryByText(/thumbnail/)).toBeNull()
  },
}

/** Permanent failures cannot be retried. */
export const FailedForGood: Story = {
  args: {
    errorText: (error) => (error instanceof Error ? error.message : undefined),
    isPermanent: (error) => error instanceof Error,
  },
  beforeEach,
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(input(canvasElement), [file('a.png'), file('b.png', 5)])
    await waitFor(() => expect(args.send).toHaveBeenCalledTimes(2))
    sender.fail('a.png', new Error('File content doesn’t match its extension'))
    sender.fail('b.png', 'offline')
    await expect(await canvas.findByText('File content doesn’t match its extension')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Try again: b.png' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again: a.png' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Remove a.png from the list' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 2 files uploaded')
  },
}

export const Dropped: Story = {
  beforeEach,
  tags: ['picture'],
  play: async ({ canvas, args, step }) => {
    const zone = region(canvas)
    await step('what is dragged over it is shown', async () => {
      await drag(zone, 'dragover')
      await expect(await canvas.findByText('Drop the files here')).toBeVisible()
      await drag(zone, 'dragleave')
      await waitFor(() => expect(canvas.queryByText('Drop the files here')).toBeNull())
    })
    await drag(zone, 'drop')
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce())
    await drag(zone, 'dragover')
  },
}

/** Pasted while the region is focused; pasting into a text field is unaffected. */
export const Pasted: Story = {
  beforeEach,
  play: async ({ canvas, args }) => {
    await paste(canvas.getByRole('button', { name: 'Choose files' }), [file('a.png'), file('b.png', 5)])
    await waitFor(() => expect(args.send).toHaveBeenCalledTimes(2))
  },
}

/** Duplicates by content, under any name, are uploaded on request only. */
export const Duplicate: Story = {
  args: { findDuplicate: fn(async () => ({ name: 'fika-2025.png' })) },
  beforeEach,
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(input(canvasElement), file('fika.png'))
    await expect(await canvas.findByText('This file has already been uploaded: fika-2025.png')).toBeVisible()
    await expect(args.send).not.toHaveBeenCalled()
    await expect(args.findDuplicate).toHaveBeenCalledWith(expect.stringMatching(/^[0-9a-f]{64}$/), expect.anything())
    await userEvent.click(canvas.getByRole('button', { name: 'Upload anyway: fika.png' }))
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('button', { name: 'Cancel fika.png' })).toHaveFocus()
  },
}

export const CancelledAndTriedAgain: Story = {
  beforeEach,
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(input(canvasElement), file('a.png'))
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce())
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel a.png' }))
    await expect(canvas.getByText('Cancelled')).toBeVisible()
    await expect(sender.signal('a.png').aborted).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: a.png' }))
    await waitFor(() => expect(args.send).toHaveBeenCalledTimes(2))
    sender.finish('a.png')
    await waitFor(() => expect(canvas.getByText('Uploaded, 4 bytes')).toBeVisible())
  },
}

/** Server errors are shown if the caller has messages for them. */
export const Failed: Story = {
  args: { errorText: (error) => (error instanceof Error ? error.message : undefined) },
  beforeEach,
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(input(canvasElement), [file('a.png'), file('b.png', 5)])
    await waitFor(() => expect(args.send).toHaveBeenCalledTimes(2))
    sender.fail('a.png', new Error('File content doesn’t match its extension'))
    sender.fail('b.png', 'offline')
    await expect(await canvas.findByText('File content doesn’t match its extension')).toBeVisible()
    await expect(await canvas.findByText(/Couldn’t upload the file. Check your connection/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: b.png' }))
    await waitFor(() => expect(args.send).toHaveBeenCalledTimes(3))
  },
}

/** By keyboard: pick, cancel, remove; the focus stays nearby. */
export const ByKeyboard: Story = {
  args: { extensions: ['png'] },
  beforeEach,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    const choose = canvas.getByRole('button', { name: 'Choose files' })
    await expect(choose).toHaveFocus()
    await expect(choose).toHaveAccessibleDescription('png. 40 MB per file at most.')
    const opened = fn((event: Event) => event.preventDefault())
    input(canvasElement).addEventListener('click', opened, { once: true })
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledOnce()
    await drag(region(canvas), 'drop', [file('a.exe'), file('b.png'), file('c.exe')])
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Cancel all' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove a.exe from the list' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Cancel b.png' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Cancelled')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove b.png from the list' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove c.exe from the list' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(choose).toHaveFocus()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { readOnlyReason: 'You may look at the media library, but not change it.' },
  beforeEach,
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
    await drag(region(canvas), 'drop')
    await expect(args.send).not.toHaveBeenCalled()
  },
}

export const InSwedish: Story = {
  args: { extensions: ['png', 'jpg'] },
  render: (args) => (
    <KioskUiProvider locale="sv" labels={se}>
      <Uploader {...args} />
    </KioskUiProvider>
  ),
  beforeEach,
  play: async ({ canvas }) => {
    await drag(region(canvas), 'drop', [file('a.exe')])
    await expect(await canvas.findByText('Filtypen är inte tillåten')).toBeVisible()
    await expect(canvas.getByText('png, jpg. Högst 40 MB per fil.')).toBeVisible()
  },
}

const MINUTE = 60_000

/** Real time passes between two progress events. */
function Minutes(args: React.ComponentProps<typeof Uploader>) {
  const [now] = useState(() => {
    let at = Date.UTC(2026, 10, 21, 13, 45)
    return () => {
      at += MINUTE / 4
      return new Date(at)
    }
  })
  const { locale, labels } = useKioskUi()
  return (
    <KioskUiProvider locale={locale} labels={labels} now={now}>
      <Uploader {...args} />
    </KioskUiProvider>
  )
}

/** Waiting, uploading, done, too large, wrong type, failed, cancelled, duplicate. */
export const AllStates: Story = {
  args: {
    maxBytes: 20_000,
    findDuplicate: async (hash) => (hash.startsWith('df3f6198') ? { name: 'fika-2025.png' } : undefined),
  },
  render: (args) => <Minutes {...args} />,
  tags: ['width-390', 'compact', 'brand-red'],
  beforeEach,
  play: async ({ canvas, args }) => {
    const drop = (...files: File[]) => drag(region(canvas), 'drop', files)
    await drop(file('setup.exe'), file('lång-film.mov', 20_001), file('done.png', 1300), file('failed.avi', 3))
    await drop(file('fika.png'))
    await waitFor(() => expect(args.send).toHaveBeenCalledTimes(2))
    sender.finish('done.png')
    sender.fail('failed.avi', 'offline')
    await canvas.findByText(/This file has already/)
    await drop(file('cancelled.svg', 7))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel cancelled.svg' }))
    const later = ['sommar.mp4', 'meny.pdf', 'skylt.woff', 'sist.txt']
    await drop(...later.map((name, index) => file(name, 9000 + index)))
    await waitFor(() => expect(sender.names()).toContain('skylt.woff'))
    sender.progress('sommar.mp4', 0.62)
    await expect(await canvas.findByText(/s left/)).toBeVisible()
    await expect(canvas.getByText('Waiting')).toBeVisible()
    await userEvent.click(document.body)
  },
}

/** A text field beside it handles its own pasting. */
export const BesideText: Story = {
  render: (args) => (
    <>
      <Uploader {...args} />
      <TextField label="Words" />
    </>
  ),
  beforeEach,
  play: async ({ canvas, args }) => {
    await paste(canvas.getByRole('textbox'), [file('a.png')])
    await expect(args.send).not.toHaveBeenCalled()
  },
}
