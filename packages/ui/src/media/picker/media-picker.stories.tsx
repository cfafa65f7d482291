import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/button/button'
import { ImageField } from '../image-field/image-field'
import { categories, library } from '../library/library.fixture'
import { shopFront } from '../media.fixture'
import { Uploader } from '../uploader/uploader'
import { MediaPicker } from './media-picker'
import { useMediaPicker } from './use-media-picker'

function Choosing({ label, children }: { label: string; children: typeof library }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <MediaPicker open={open} onOpenChange={setOpen} files={children} categories={categories} onPick={() => {}} />
    </>
  )
}

const meta = {
  title: 'Media/MediaPicker',
  component: MediaPicker,
  args: { open: true, files: library, categories, onPick: fn(), onOpenChange: fn() },
  parameters: {
    guide: {
      use: ['Choose one or several files of the library, filtered to the kinds that fit.'],
      avoid: ['Manage the library. Use `MediaGrid`.', 'Files of the user’s computer only. Use `FileButton`.'],
      keyboard: [
        ['←, →, ↑, ↓', 'Move from file to file.'],
        ['Space', 'Selects.'],
        ['Enter', 'Confirms at once.'],
        ['Escape', 'Closes without a choice.'],
      ],
      accessibility: ['A modal dialog with the grid of `MediaGrid`; the focus returns.'],
      do: {
        text: 'Press it: only the kinds that fit, and a way to add one.',
        render: () => <Choosing label="Choose a picture">{library.filter(({ kind }) => kind === 'Image')}</Choosing>,
      },
      dont: {
        text: 'Press it: every kind of file for a field that takes pictures.',
        render: () => <Choosing label="Choose a file">{library}</Choosing>,
      },
    },
    picture: { of: '[role="dialog"]' },
  },
} satisfies Meta<typeof MediaPicker>

export default meta
type Story = StoryObj<typeof meta>

const tile = (name: RegExp) => screen.findByRole('gridcell', { name })

/** Files of the allowed kinds; Enter selects one. */
export const One: Story = {
  args: { kinds: ['Image'] },
  play: async ({ args }) => {
    const poster = await tile(/^poster/)
    await expect(screen.getAllByRole('gridcell')).toHaveLength(3)
    await expect(screen.queryByRole('radio', { name: 'Videos' })).toBeNull()
    await expect(screen.getByRole('button', { name: 'Choose' })).toBeDisabled()
    poster.focus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{ArrowLeft} ')
    await expect(poster).toHaveAttribute('aria-selected', 'false')
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }))
    await expect(args.onPick).toHaveBeenLastCalledWith([expect.objectContaining({ id: '1' })])
    poster.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).toHaveBeenLastCalledWith([expect.objectContaining({ id: '2' })])
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const Several: Story = {
  args: { multiple: true },
  play: async ({ args }) => {
    await userEvent.click(await tile(/^poster/))
    await userEvent.click(await tile(/^sommar/))
    await userEvent.click(screen.getByRole('button', { name: 'Choose 2 files' }))
    await expect(args.onPick).toHaveBeenLastCalledWith([
      expect.objectContaining({ id: '2' }),
      expect.objectContaining({ id: '3' }),
    ])
  },
}

/** A video that the kiosks can’t play is refused by name, until another file is selected. */
export const Refused: Story = {
  args: { kinds: ['Video'] },
  tags: ['picture'],
  play: async ({ args }) => {
    await userEvent.dblClick(await tile(/^arkiv/))
    const refusal =
      'arkiv.avi can’t be chosen: the kiosks can’t play it (MPEG-4 Visual). Convert it to H.264 in an MP4 file, then upload that file.'
    await expect(await screen.findByRole('alert')).toHaveTextContent(refusal)
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }))
    await expect(screen.getByRole('alert')).toHaveTextContent(refusal)
    await expect(args.onPick).not.toHaveBeenCalled()
    await userEvent.click(await tile(/^sommar/))
    await expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }))
    await expect(args.onPick).toHaveBeenLastCalledWith([expect.objectContaining({ id: '3' })])
    await userEvent.dblClick(await tile(/^arkiv/))
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
}

function InAField() {
  const { pickImage, pickerProps } = useMediaPicker()
  return (
    <>
      <ImageField label="Picture" onPickFile={async () => ({ url: shopFront })} onBrowse={pickImage} />
      <MediaPicker files={library} kinds={['Image']} {...pickerProps} />
    </>
  )
}

/** As the media library of an ImageField. */
export const ForAnImageField: Story = {
  render: () => <InAField />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Media library' }))
    await userEvent.dblClick(await tile(/^shop-front/))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByRole('img', { name: 'shop-front.png' })).toBeVisible()
  },
}

export const WithUploader: Story = {
  args: { upload: <Uploader send={async () => undefined} /> },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Choose from the media library' })
    await expect(within(dialog).getByRole('button', { name: 'Choose files' })).toBeVisible()
    await tile(/^poster/)
  },
}

export const AllStates: Story = {
  tags: ['width-390'],
  play: async () => {
    const poster = await tile(/^poster/)
    await userEvent.click(poster)
    await expect(poster).toHaveAttribute('aria-selected', 'true')
    await expect(screen.getByRole('button', { name: 'Choose' })).toBeEnabled()
  },
}
