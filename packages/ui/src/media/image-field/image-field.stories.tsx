import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { TextField } from '../../fields/text-field/text-field'
import { imageFile, poster, shopFront } from '../media.fixture'
import { ImageField } from './image-field'

const front = { url: shopFront, id: '7', name: 'shop-front.png' }

const meta = {
  title: 'Media/ImageField',
  component: ImageField,
  args: { label: 'Picture', onPickFile: fn(), onValueChange: fn() },
  beforeEach: ({ args }) => {
    const pick = args.onPickFile as ReturnType<typeof fn>
    pick.mockReset()
    pick.mockResolvedValue(front)
  },
  decorators: [(Story, { name }) => <div style={{ maxWidth: name === 'All States' ? 'none' : 560 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: ['One picture of a record, with crop and focal point.'],
      avoid: ['Many files. Use `Uploader`.', 'The logo in the sidebar. Use `LogoUpload`.'],
      keyboard: [
        ['Tab', 'Through its buttons.'],
        ['Enter, Space', 'Press the focused button.'],
        ['Ctrl V', 'While the focus is in the field: pastes a picture from the clipboard.'],
        ['←, →, ↑, ↓', 'In the windows of crop and focal point: move what is focused.'],
        ['Escape', 'Closes such a window without a change; the focus returns.'],
      ],
      accessibility: ['A group with label, hint and error. Progress and failure of an upload are announced.'],
      do: {
        text: 'The one picture of a record.',
        render: () => (
          <div style={{ width: '100%' }}>
            <ImageField label="Picture of the shop" defaultValue={front} onPickFile={async () => front} />
          </div>
        ),
      },
      dont: {
        text: 'A field for each of many pictures. Use Uploader.',
        render: () => (
          <div style={{ width: '100%' }}>
            <div style={{ display: 'grid', gap: 12 }}>
              <ImageField label="Picture 1" onPickFile={async () => front} />
              <ImageField label="Picture 2" onPickFile={async () => front} />
            </div>
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof ImageField>

export default meta
type Story = StoryObj<typeof meta>

const fileInput = (canvasElement: HTMLElement) => canvasElement.querySelector('input[type=file]') as HTMLInputElement
const groupOf = (canvas: { getByRole: typeof screen.getByRole }) => canvas.getByRole('group', { name: 'Picture' })
/** A real DataTransfer: those of testing libraries contain no files. */
const carrying = (file: File) => {
  const data = new DataTransfer()
  data.items.add(file)
  return data
}
const drag = (to: Element, type: 'dragover' | 'dragleave' | 'drop', file = imageFile()) =>
  fireEvent(to, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carrying(file) }))
const paste = (into: Element) =>
  fireEvent(
    into,
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carrying(imageFile()) }),
  )

export const Chosen: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(fileInput(canvasElement), imageFile())
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(front))
    await expect(args.onPickFile).toHaveBeenCalledWith(expect.any(File), {
      signal: expect.any(AbortSignal),
      onProgress: expect.any(Function),
    })
    await expect(canvas.getByRole('img', { name: 'shop-front.png' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploaded: shop-front.png')
    await expect(canvas.getByRole('button', { name: 'Replace' })).toBeVisible()
  },
}

export const Dropped: Story = {
  tags: ['picture'],
  play: async ({ canvas, args, step }) => {
    const group = groupOf(canvas)
    await step('what is dragged over it is shown', async () => {
      await drag(group, 'dragover')
      await expect(await canvas.findByText('Drop the picture here')).toBeVisible()
      await drag(group, 'dragleave')
      await waitFor(() => expect(canvas.queryByText('Drop the picture here')).toBeNull())
    })
    await drag(group, 'drop')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(front))
  },
}

/** Pasted while the field is focused; pasting into a text field is unaffected. */
export const Pasted: Story = {
  args: { defaultValue: { url: poster }, children: <TextField label="Text for screen readers" /> },
  play: async ({ canvas, args }) => {
    const words = canvas.getByRole('textbox')
    await paste(words)
    await expect(args.onPickFile).not.toHaveBeenCalled()
    await paste(canvas.getByRole('button', { name: 'Replace' }))
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(front))
  },
}

export const FromLibrary: Story = {
  args: { onBrowse: fn(async () => ({ url: poster, id: '9', name: 'poster.png' })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Media library' }))
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({ url: poster, id: '9', name: 'poster.png' }),
    )
  },
}

/** A wrong type or too large a file is not uploaded. */
export const Refused: Story = {
  args: { maxBytes: 2.5 * 1024 * 1024 },
  play: async ({ canvas, args }) => {
    const group = groupOf(canvas)
    await drag(group, 'drop', imageFile('plan.pdf', 'application/pdf'))
    await expect(group).toHaveAccessibleDescription('File type is not allowed')
    await drag(group, 'drop', imageFile('big.png', 'image/png', 2.5 * 1024 * 1024 + 1))
    await expect(group).toHaveAccessibleDescription('File must be at most 2.5 MB')
    await expect(args.onPickFile).not.toHaveBeenCalled()
    await drag(group, 'drop')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(front))
    await expect(group).not.toHaveAccessibleDescription()
  },
}

export const Failed: Story = {
  tags: ['picture'],
  beforeEach: ({ args }) => {
    const pick = args.onPickFile as ReturnType<typeof fn>
    pick.mockReset()
    pick.mockRejectedValue(new Error('offline'))
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(fileInput(canvasElement), imageFile())
    await waitFor(() => expect(groupOf(canvas)).toHaveAccessibleDescription(/Couldn’t upload/))
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const TriedAgain: Story = {
  beforeEach: ({ args }) => {
    const pick = args.onPickFile as ReturnType<typeof fn>
    pick.mockReset()
    pick.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(front)
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(fileInput(canvasElement), imageFile())
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(front))
    await expect(canvas.getByRole('button', { name: 'Replace' })).toHaveFocus()
  },
}

/** Uploading shows progress and can be cancelled without changes. */
export const Uploading: Story = {
  args: { defaultValue: { url: poster, name: 'poster.png' } },
  tags: ['picture'],
  beforeEach: ({ args }) => {
    const pick = args.onPickFile as ReturnType<typeof fn>
    pick.mockReset()
    pick.mockImplementation((_file: File, { onProgress }: { onProgress: (fraction: number) => void }) => {
      onProgress(0.4)
      return new Promise(() => {})
    })
  },
  play: async ({ canvas, canvasElement, args, step }) => {
    await userEvent.upload(fileInput(canvasElement), imageFile())
    await expect(canvas.getByRole('progressbar', { name: 'Uploading shop-front.png' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
    await expect(canvas.getByRole('button', { name: 'Crop' })).toHaveAttribute('aria-disabled', 'true')
    await step('stopped', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      await expect(canvas.queryByRole('progressbar')).toBeNull()
      await expect((args.onPickFile as ReturnType<typeof fn>).mock.lastCall?.[1].signal.aborted).toBe(true)
      await expect(canvas.getByRole('img', { name: 'poster.png' })).toBeVisible()
      await expect(args.onValueChange).not.toHaveBeenCalled()
    })
    await userEvent.upload(fileInput(canvasElement), imageFile())
  },
}

/** The focus stays in the field after removing. */
export const Removed: Story = {
  args: { defaultValue: front },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Picture removed')
  },
}

/** The dialog starts with the current values, applies them on Done, and returns the focus. */
export const Cropped: Story = {
  args: {
    defaultValue: front,
    aspects: [
      { label: '1:1', value: 1 },
      { label: '16:9', value: 16 / 9 },
    ],
  },
  parameters: { picture: { of: '[role=dialog]' } },
  tags: ['picture', 'width-390'],
  play: async ({ canvas, args }) => {
    const open = canvas.getByRole('button', { name: 'Crop' })
    await userEvent.click(open)
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop' }))
    const width = dialog.getByRole('textbox', { name: 'Width, %' })
    await userEvent.clear(width)
    await userEvent.type(width, '50{Enter}')
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    const crop = { x: 0, y: 0, width: 0.5, height: 1 }
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...front, crop })
    await waitFor(() => expect(open).toHaveFocus())
    await userEvent.click(open)
    const again = within(await screen.findByRole('dialog', { name: 'Crop' }))
    await expect(again.getByRole('textbox', { name: 'Width, %' })).toHaveValue('50')
    await userEvent.click(again.getByRole('button', { name: 'Whole picture' }))
    await userEvent.click(again.getByRole('button', { name: 'Done' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(front)
    await waitFor(() => expect(open).toHaveFocus())
    await userEvent.click(open)
    await expect(await screen.findByRole('dialog', { name: 'Crop' })).toBeVisible()
  },
}

export const FocalPoint: Story = {
  args: { defaultValue: front },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Focal point' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Focal point' }))
    dialog.getByRole('slider', { name: 'Focal point, horizontal' }).focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowDown}')
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...front, focalPoint: { x: 0.4, y: 0.51 } })
  },
}

/** A controlled value stays until the caller changes it. */
export const Controlled: Story = {
  args: { value: front },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByRole('img', { name: 'shop-front.png' })).toBeVisible()
  },
}

/** With a name, a plain form submits the picture's id. */
export const InPlainForm: Story = {
  render: (args) => (
    <form aria-label="Shop">
      <ImageField {...args} name="imageId" defaultValue={front} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).get('imageId')).toBe('7')
  },
}

export const AllStates: Story = {
  tags: ['compact', 'brand-red'],
  render: ({ onPickFile }) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24, maxWidth: 1120 }}>
      <ImageField
        label="Picture"
        onPickFile={onPickFile}
        onBrowse={async () => undefined}
        hint="Shown beside the name."
      />
      <ImageField
        label="Picture"
        onPickFile={onPickFile}
        onBrowse={async () => undefined}
        defaultValue={{
          ...front,
          crop: { x: 0.1, y: 0.1, width: 0.5, height: 0.7 },
          focalPoint: { x: 0.36, y: 0.5 },
        }}
      >
        <TextField label="Text for screen readers" defaultValue="The front of the shop" />
      </ImageField>
      <ImageField label="Picture" onPickFile={onPickFile} error="Field is required" required />
      <ImageField
        label="Poster"
        onPickFile={onPickFile}
        defaultValue={{ url: poster, name: 'poster.png' }}
        croppable={false}
        focal={false}
      />
      <ImageField
        label="Picture"
        onPickFile={onPickFile}
        defaultValue={front}
        readOnlyReason="You can view shops but not change them."
      />
      <ImageField label="Picture" onPickFile={onPickFile} readOnlyReason="You can view shops but not change them." />
      <ImageField label="Picture" onPickFile={onPickFile} disabled />
      <ImageField
        label="Picture"
        onPickFile={onPickFile}
        defaultValue={{ url: 'data:image/png,broken', name: 'lost.png' }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Can’t show the picture.')
    await expect(canvas.getAllByRole('img', { name: 'shop-front.png' })).toHaveLength(2)
    const [, , missing, locked] = canvas.getAllByRole('group', { name: 'Picture' })
    await expect(missing).toHaveAccessibleDescription('Field is required required')
    await expect(locked).toHaveAccessibleDescription('You can view shops but not change them.')
    await expect(within(locked as HTMLElement).queryByRole('button')).toBeNull()
  },
}
