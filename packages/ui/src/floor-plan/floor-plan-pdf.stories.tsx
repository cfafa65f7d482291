import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { groundFloor, languages, mapped } from './floor-plan.fixture'
import { FloorPlanEditor } from './floor-plan-editor'

const pageOf = (number: number) =>
  new Blob([`<svg xmlns="http://www.w3.org/2000/svg" width="${number}00" height="100"><path d="M0 0h9v9z"/></svg>`], {
    type: 'image/svg+xml',
  })

const close = fn()

/** A PDF to trace: the application opens it, with a library of its choice. */
const meta = {
  title: 'Floor plan/FloorPlanEditor with a PDF',
  component: FloorPlanEditor,
  tags: ['!autodocs'],
  args: {
    ...{ label: 'Ground floor', picture: groundFloor, languages, onValueChange: fn(), defaultValue: mapped },
    openPdf: async (file: File) => {
      if (file.name === 'locked.pdf') return { problem: 'locked' as const }
      if (file.name === 'damaged.pdf') throw new Error('No PDF')
      if (file.name === 'scan.pdf')
        return { pages: 2, picture: async (page: number) => (page === 1 ? null : pageOf(page)), close }
      return { pages: file.name === 'pages.pdf' ? 3 : 1, picture: async (page: number) => pageOf(page), close }
    },
  },
} satisfies Meta<typeof FloorPlanEditor>

export default meta
type Story = StoryObj<typeof meta>

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Trace' }))
  return within(await screen.findByRole('dialog', { name: 'Trace' }))
}

async function give(name: string) {
  const input = document.querySelector('input[type="file"]') as HTMLInputElement
  await userEvent.upload(input, new File(['%PDF'], name, { type: 'application/pdf' }))
}

const traced = () => document.querySelector<HTMLImageElement>('[data-slot="floor-plan-trace"]')

/** Another page takes the place of the first one, where it was put. */
export const Pages: Story = {
  play: async ({ args }) => {
    close.mockClear()
    const window = await open()
    await expect(window.getByText(/PNG, JPEG, SVG or PDF/)).toBeVisible()
    await give('pages.pdf')
    await waitFor(() => expect(traced()?.naturalWidth).toBe(100))
    const width = window.getByRole('textbox', { name: 'Width' })
    await userEvent.clear(width)
    await userEvent.type(width, '40{Enter}')
    await userEvent.selectOptions(window.getByRole('combobox', { name: 'Page' }), 'Page 3 of 3')
    await waitFor(() => expect(traced()?.naturalWidth).toBe(300))
    await expect(traced()?.style.width).toBe('40%')
    await userEvent.click(window.getByRole('button', { name: 'Remove' }))
    await expect(traced()).toBeNull()
    await expect(close).toHaveBeenCalledOnce()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  play: async () => {
    const window = await open()
    await give('locked.pdf')
    await expect(await window.findByRole('alert')).toHaveTextContent('The PDF needs a password.')
    await give('damaged.pdf')
    await waitFor(() => expect(window.getByRole('alert')).toHaveTextContent('The file isn’t a PDF, or it is damaged.'))
    await give('one.pdf')
    await waitFor(() => expect(traced()).not.toBeNull())
    await expect(window.queryByRole('combobox', { name: 'Page' })).toBeNull()
    await expect(window.queryByRole('alert')).toBeNull()
  },
}

/** A page without anything that can be shown, such as some scans, is no picture; other pages can be chosen. */
export const Blank: Story = {
  play: async () => {
    const window = await open()
    await give('scan.pdf')
    await expect(await window.findByRole('alert')).toHaveTextContent('Nothing on this page can be shown.')
    await expect(traced()).toBeNull()
    await userEvent.selectOptions(window.getByRole('combobox', { name: 'Page' }), 'Page 2 of 2')
    await waitFor(() => expect(traced()?.naturalWidth).toBe(200))
    await expect(window.queryByRole('alert')).toBeNull()
  },
}
