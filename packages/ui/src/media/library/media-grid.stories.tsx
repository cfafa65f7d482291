import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { categories, library, manyFiles } from './library.fixture'
import { MediaGrid, type MediaGridProps } from './media-grid'

const rename = fn(async () => undefined)
const move = fn(async () => undefined)
const remove = fn(async () => undefined)
const usage = fn(async () => [
  { id: '1', name: 'Autumn sale', kind: 'Offer', href: '#offer' },
  { id: '2', name: 'Welcome', kind: 'Slideshow' },
])

const meta = {
  title: 'Media/MediaGrid',
  component: MediaGrid,
  args: {
    files: library,
    categories,
    actions: { rename, move, remove, usage },
    onOpen: fn(),
    onValueChange: fn(),
  },
  beforeEach: () => {
    for (const mock of [rename, move, remove, usage]) mock.mockClear()
  },
  parameters: {
    guide: {
      use: ['Browse and manage many files.'],
      avoid: [
        'Choose one in a form. Use `MediaPicker` or `ImageField`.',
        'Fewer than ten pictures: a `Grid` is enough.',
      ],
      keyboard: [
        ['←, →, ↑, ↓', 'Move from file to file.'],
        ['Home, End, Ctrl Home, Ctrl End', 'Ends of the row and of the library.'],
        ['Space', 'Selects.'],
        ['Shift Space, Shift →', 'Select a range.'],
        ['Ctrl A', 'Selects all.'],
        ['Escape', 'Selects none.'],
        ['Enter', 'Opens the file.'],
        ['F2', 'Renames it.'],
        ['Delete', 'Deletes it.'],
        ['Menu', 'Opens the menu of the file.'],
      ],
      accessibility: ['A grid with one tab stop; each tile says name, kind, size and usage.'],
      do: {
        text: 'Many files that are searched and managed.',
        render: () => (
          <div style={{ width: '100%' }}>
            <MediaGrid files={library} categories={categories} style={{ height: 360 }} />
          </div>
        ),
      },
      dont: {
        text: 'One file, with all that a library needs around it. Use MediaPreview.',
        render: () => (
          <div style={{ width: '100%' }}>
            <MediaGrid files={library.slice(0, 1)} categories={categories} style={{ height: 360 }} />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof MediaGrid>

export default meta
type Story = StoryObj<typeof meta>

const tile = (name: string | RegExp) => screen.getByRole('gridcell', { name })
const ready = async () => {
  await screen.findAllByRole('gridcell')
}

/** Grid keys over ten thousand files; distant rows are rendered when focused. */
export const ByKeyboard: Story = {
  args: { files: manyFiles(10_000), style: { width: 680, height: 560 } },
  play: async ({ canvas, args }) => {
    await ready()
    const grid = canvas.getByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', '2500')
    await expect(canvas.getAllByRole('gridcell').length).toBeLessThan(60)
    tile(/^0-shop-front/).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tile(/^1-poster/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(tile(/^5-/)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(tile(/^4-/)).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(tile(/^9999-/)).toHaveFocus())
    await expect(grid.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'm9999' }))
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() => expect(tile(/^0-/)).toHaveFocus())
    await userEvent.tab()
    await expect(grid.contains(document.activeElement)).toBe(false)
  },
}

/** Posters and logos are shown uncropped. */
export const WholePictures: Story = {
  args: { style: { width: 680, height: 560 } },
  play: async ({ canvas }) => {
    await ready()
    await waitFor(() => {
      const pictures = canvas.getAllByRole<HTMLImageElement>('presentation')
      expect(pictures.map(({ naturalHeight }) => naturalHeight > 0)).toEqual([true, true, true])
      for (const picture of pictures) {
        const frame = (picture.parentElement as Element).getBoundingClientRect()
        expect(picture.getBoundingClientRect().height).toBeLessThanOrEqual(frame.height)
      }
    })
  },
}

/** Space, Shift with arrow keys, Shift with a press, all, none. */
/** A film that no kiosk can play is marked on its tile. */
export const Unplayable: Story = {
  play: async () => {
    await expect(await screen.findByRole('gridcell', { name: /^arkiv\.avi.*Can’t be played$/ })).toBeVisible()
    await expect(screen.getAllByText('Can’t be played')).toHaveLength(1)
  },
}

export const Selecting: Story = {
  args: { style: { width: 680, height: 560 } },
  play: async ({ args, canvas }) => {
    await ready()
    const chosen = () => (args.onValueChange as ReturnType<typeof fn>).mock.lastCall?.[0]
    tile(/^shop-front/).focus()
    await userEvent.keyboard(' ')
    await expect(chosen()).toEqual(['1'])
    await expect(tile(/^shop-front/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await expect(chosen()).toEqual(['1', '2', '3'])
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await expect(chosen()).toEqual(['1', '2'])
    const user = userEvent.setup()
    await user.click(tile(/^arkiv/))
    await expect(chosen()).toEqual(['1', '2', '4'])
    await user.keyboard('{Shift>}')
    await user.click(tile(/^läs-mig/))
    await user.keyboard('{/Shift}')
    await expect(chosen()).toEqual(['1', '2', '4', '5', '6'])
    await expect(canvas.getByRole('group', { name: /selected/i })).toBeVisible()
    await user.keyboard('{Control>}a{/Control}')
    await expect(chosen()).toHaveLength(8)
    await user.keyboard('{Escape}')
    await expect(chosen()).toEqual([])
  },
}

function Held(props: MediaGridProps) {
  const [files, setFiles] = useState(props.files)
  return (
    <MediaGrid
      {...props}
      files={files}
      actions={{
        ...props.actions,
        rename: async (file, name) => {
          await props.actions?.rename?.(file, name)
          setFiles((all) => all.map((one) => (one.id === file.id ? { ...one, name } : one)))
        },
        remove: async (ids) => {
          await props.actions?.remove?.(ids)
          setFiles((all) => all.filter(({ id }) => !ids.includes(id)))
        },
      }}
    />
  )
}

/** Renaming in place: the extension is fixed; Enter saves, Escape cancels, and the tile regains the focus. */
export const Renaming: Story = {
  args: { style: { width: 680, height: 560 } },
  render: (args) => <Held {...args} />,
  play: async () => {
    await ready()
    tile(/^shop-front/).focus()
    await userEvent.keyboard('{F2}')
    await expect(screen.getByRole('textbox', { name: 'New name for shop-front.png' })).toHaveFocus()
    await userEvent.keyboard('entrance{Enter}')
    await waitFor(() => expect(tile(/^entrance.png/)).toHaveFocus())
    await expect(rename).toHaveBeenLastCalledWith(expect.objectContaining({ id: '1' }), 'entrance.png')
    await userEvent.keyboard('{F2}')
    await userEvent.keyboard('other{Escape}')
    await expect(tile(/^entrance.png/)).toHaveFocus()
    await expect(rename).toHaveBeenCalledOnce()
  },
}

export const RenamingFailed: Story = {
  args: { style: { width: 680, height: 560 } },
  play: async ({ canvas }) => {
    await ready()
    rename.mockRejectedValueOnce(new Error('offline'))
    tile(/^shop-front/).focus()
    await userEvent.keyboard('{F2}entrance{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Couldn’t rename the file.')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
  },
}

/** One by its menu, several by the bar; a category accepts only its kind. */
export const Moving: Story = {
  args: { style: { width: 680, height: 560 } },
  play: async ({ canvas }) => {
    await ready()
    tile(/^shop-front/).focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    const menu = await screen.findByRole('menu')
    await expect(within(menu).getByRole('menuitem', { name: 'Shop fronts' })).toHaveAttribute('aria-disabled', 'true')
    await expect(within(menu).queryByRole('menuitem', { name: 'Menus' })).toBeNull()
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Summer 2026' }))
    await expect(move).toHaveBeenLastCalledWith(['1'], 'c1')
    await waitFor(() => expect(tile(/^shop-front/)).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent('1 file moved to Summer 2026')
    await userEvent.click(tile(/^poster/))
    await userEvent.click(tile(/^arkiv/))
    await userEvent.click(canvas.getByRole('button', { name: 'Move to' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unassigned' }))
    await expect(move).toHaveBeenLastCalledWith(['2', '4'], null)
  },
}

/** Lists uses before deleting. */
export const Deleting: Story = {
  args: { style: { width: 680, height: 560 } },
  render: (args) => <Held {...args} />,
  play: async ({ canvas }) => {
    await ready()
    tile(/^shop-front/).focus()
    await userEvent.keyboard('{Delete}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete?' })
    await expect(dialog).toHaveTextContent('shop-front.png will be moved to the trash. It’s used in 3 places.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByRole('gridcell', { name: /^shop-front/ })).toBeNull())
    await expect(remove).toHaveBeenLastCalledWith(['1'])
    await waitFor(() => expect(tile(/^poster/)).toHaveFocus())
  },
}

export const Usage: Story = {
  args: { style: { width: 680, height: 560 } },
  play: async ({ canvas }) => {
    await ready()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for shop-front.png' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Where it is used' }))
    const dialog = await screen.findByRole('dialog', { name: 'Where it is used' })
    await expect(await within(dialog).findByRole('link', { name: 'Autumn sale' })).toHaveAttribute('href', '#offer')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Filtering: Story = {
  args: { style: { width: 1000, height: 560 } },
  play: async ({ canvas }) => {
    await ready()
    await userEvent.click(canvas.getByRole('radio', { name: 'Documents' }))
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(2)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Menus')
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(1)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search files' }), 'zebra')
    await expect(canvas.getByText('No files match')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }))
    await waitFor(() => expect(canvas.getAllByRole('gridcell')).toHaveLength(8))
  },
}

/** A page with its own search, its own confirmation and links to uses. */
export const WithinAPage: Story = {
  args: { toolbar: false, actions: { onRemove: fn(), onUsage: fn() }, style: { width: 680, height: 560 } },
  play: async ({ canvas, args }) => {
    await ready()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    tile(/^shop-front/).focus()
    await userEvent.keyboard('{Delete}')
    await expect(args.actions?.onRemove).toHaveBeenLastCalledWith(['1'])
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Where it is used' }))
    await expect(args.actions?.onUsage).toHaveBeenLastCalledWith(expect.objectContaining({ id: '1' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Loading: Story = { args: { files: [], loading: true }, tags: ['picture'] }

export const Empty: Story = {
  args: { files: [] },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No files yet')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { files: [], failed: true, onRetry: fn() },
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Without write permission: viewing and opening only. */
export const ReadOnly: Story = {
  args: { actions: {}, selection: 'none', style: { width: 680, height: 560 } },
  play: async ({ args }) => {
    await ready()
    await userEvent.click(tile(/^shop-front/))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.keyboard('{F2}{Delete}')
    await expect(screen.queryByRole('textbox')).toBeNull()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

export const AllStates: Story = {
  args: { defaultValue: ['2', '3'], style: { height: 560 } },
  tags: ['width-390', 'compact', 'brand-red'],
  play: async () => {
    await ready()
    tile(/^shop-front/).focus()
    await userEvent.keyboard('{F2}')
    await expect(screen.getByRole('textbox')).toHaveFocus()
  },
}
