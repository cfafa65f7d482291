import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileUp } from 'lucide-react'
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { FileButton } from './file-button'

const csv = new File(['a;b'], 'shops.csv', { type: 'text/csv' })
const picture = new File(['x'], 'logo.png', { type: 'image/png' })
const large = new File(['x'.repeat(2000)], 'all.csv', { type: 'text/csv' })

const meta = {
  title: 'Media/FileButton',
  component: FileButton,
  args: { children: 'Import a file', accept: ['.csv'], onFiles: fn(), onRefused: fn() },
  parameters: {
    guide: {
      use: ['Take files for something of your own: an import, a message.'],
      avoid: ['Files are sent one by one with progress. Use `Uploader`.', 'A picture of a record. Use `ImageField`.'],
      keyboard: [['Enter, Space', 'Open the file dialog.']],
      accessibility: ['Refused files are listed with the reason.'],
      do: {
        text: 'The label says what happens with the file.',
        render: () => (
          <FileButton accept={['.csv']} onFiles={() => {}}>
            Import shops from a file
          </FileButton>
        ),
      },
      dont: {
        text: 'A label that leaves open where the file goes.',
        render: () => (
          <FileButton accept={['.csv']} onFiles={() => {}}>
            Choose a file
          </FileButton>
        ),
      },
    },
  },
} satisfies Meta<typeof FileButton>

export default meta
type Story = StoryObj<typeof meta>

const inputOf = (root: HTMLElement) => {
  const input = root.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('there is no file input')
  return input
}
const drag = (to: Element, type: 'dragover' | 'drop', ...files: readonly File[]) => {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  return fireEvent(to, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}

export const Chosen: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const opened = spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {})
    await userEvent.click(canvas.getByRole('button', { name: 'Import a file' }))
    await expect(opened).toHaveBeenCalledOnce()
    await userEvent.upload(inputOf(canvasElement), csv)
    await expect(args.onFiles).toHaveBeenLastCalledWith([csv])
    await expect(args.onRefused).not.toHaveBeenCalled()
  },
}

/** What is not accepted is listed with its reason until the next choice. */
export const Dropped: Story = {
  args: { maxBytes: 1024 },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Import a file' })
    await drag(button, 'dragover', csv)
    await drag(button, 'drop', picture, large, csv, csv)
    await expect(args.onFiles).toHaveBeenLastCalledWith([csv])
    await expect(args.onRefused).toHaveBeenLastCalledWith([
      { file: picture, reason: 'type' },
      { file: large, reason: 'size' },
      { file: csv, reason: 'count' },
    ])
    await expect(canvas.getByRole('alert')).toHaveTextContent('logo.png: File type is not allowed')
    await expect(canvas.getByRole('alert')).toHaveTextContent('all.csv: File must be at most 1 kB')
    await drag(button, 'drop', csv)
    await waitFor(() => expect(canvas.queryByText(/not allowed/)).not.toBeInTheDocument())
  },
}

/** Several files at once. */
export const Multiple: Story = {
  args: { multiple: true, accept: ['image/*', '.csv'] },
  play: async ({ canvas, args }) => {
    await drag(canvas.getByRole('button'), 'drop', picture, csv)
    await expect(args.onFiles).toHaveBeenLastCalledWith([picture, csv])
  },
}

/** While busy it takes nothing. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    const opened = spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {})
    await userEvent.click(canvas.getByRole('button', { name: 'Import a file' }))
    await drag(canvas.getByRole('button'), 'drop', csv)
    await expect(opened).not.toHaveBeenCalled()
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 16 }}>
      <FileButton {...args} maxBytes={1024} icon={<FileUp size={16} strokeWidth={1.5} />} data-testid="refusing" />
      <FileButton {...args} variant="primary" />
      <FileButton {...args} busy>
        Importing
      </FileButton>
      <FileButton {...args} disabled />
      <FileButton onFiles={args.onFiles} />
    </div>
  ),
  play: async ({ canvas }) => {
    await drag(canvas.getByTestId('refusing'), 'drop', picture, large)
    await expect(canvas.getByText('logo.png: File type is not allowed')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeVisible()
  },
}
