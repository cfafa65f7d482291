import type { Meta, StoryObj } from '@storybook/react-vite'
import { FolderClosed } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { KioskUiProvider } from '../theme/kiosk-ui-provider'
import { Tree } from './tree'
import { categories, warehouse } from './tree.fixture'

const meta = {
  title: 'Tree/Tree',
  component: Tree,
  args: { label: 'Categories', items: categories, onValueChange: fn(), onExpandedChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: ['Choose from a hierarchy: folders, categories, floors.'],
      avoid: [
        'Records with several columns. Use a `DataTable` with `useTree`.',
        'A flat list. Use `Select` or `MultiSelect`.',
        'The menu of the application. Use `Sidebar`.',
      ],
      keyboard: [
        ['↑, ↓', 'Move.'],
        ['→, ←', 'Expand, collapse, or go to the first child or the parent.'],
        ['Home, End', 'First and last item.'],
        ['a–z', 'Go to the item that starts with the letters.'],
        ['*', 'Expands the siblings.'],
        ['Enter, Space', 'Select, or check with `multiple`.'],
      ],
      accessibility: ['A tree with one tab stop; items have level, position and state.'],
      do: {
        text: 'Things that contain each other.',
        render: () => (
          <div style={{ width: 260 }}>
            <Tree label="Category" items={categories} defaultExpanded={['food']} />
          </div>
        ),
      },
      dont: {
        text: 'A flat list: nothing opens. Use Select.',
        render: () => (
          <div style={{ width: 260 }}>
            <Tree label="Sizes" items={['Small', 'Medium', 'Large'].map((label) => ({ id: label, label }))} />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof Tree>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
const item = (canvas: Pick<Canvas, 'getByRole'>, name: string) => canvas.getByRole('treeitem', { name })

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(item(canvas, 'Food')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(item(canvas, 'Food')).toHaveAttribute('aria-expanded', 'true')
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['food'])
    await userEvent.keyboard('{ArrowRight}')
    await expect(item(canvas, 'Cafés')).toHaveFocus()
    await expect(item(canvas, 'Cafés')).toHaveAttribute('aria-level', '2')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['restaurants'])
    await expect(canvas.getByRole('treeitem', { selected: true })).toHaveAccessibleName('Restaurants')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(item(canvas, 'Food')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.queryByRole('treeitem', { name: 'Cafés' })).not.toBeInTheDocument()
    await userEvent.keyboard('{End}')
    await expect(item(canvas, 'Health')).toHaveFocus()
    await userEvent.keyboard('{Home}*')
    await expect(canvas.getAllByRole('treeitem', { expanded: true })).toHaveLength(3)
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(11)
  },
}

/** Letters go to the next label that starts with them, without case and accents. */
export const Typeahead: Story = {
  args: { defaultExpanded: ['food'] },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('ca')
    await expect(item(canvas, 'Cafés')).toHaveFocus()
  },
}

/** The chevron expands, a press elsewhere selects. */
export const Pointer: Story = {
  play: async ({ canvas, args }) => {
    const fashion = item(canvas, 'Fashion')
    await userEvent.click(fashion.querySelector('[data-slot=tree-chevron]') ?? fashion)
    await expect(fashion).toHaveAttribute('aria-expanded', 'true')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(item(canvas, 'Women'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['women'])
  },
}

/** Parents stand for their children, and are mixed if some are checked. */
export const Checkboxes: Story = {
  args: { multiple: true, defaultExpanded: ['fashion', 'shoes', 'home'], defaultValue: ['boots'] },
  play: async ({ canvas, args }) => {
    await expect(item(canvas, 'Shoes')).toHaveAttribute('aria-checked', 'mixed')
    await expect(item(canvas, 'Fashion')).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(item(canvas, 'Shoes'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['boots', 'trainers'])
    await expect(item(canvas, 'Shoes')).toBeChecked()
    item(canvas, 'Fashion').focus()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['women', 'men', 'boots', 'trainers'])
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await userEvent.click(item(canvas, 'Lamps'))
    await expect(item(canvas, 'Lamps')).not.toBeChecked()
    await userEvent.click(item(canvas, 'Home'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['kitchen'])
    await expect(item(canvas, 'Home')).toHaveAttribute('aria-checked', 'mixed')
  },
}

const loadShops = fn()

/** Children are loaded when their item is expanded; what failed is loaded again at the next time. */
export const Lazy: Story = {
  args: { items: [{ id: 'mall', label: 'Mall', lazy: true }], loadChildren: loadShops },
  beforeEach: () => {
    loadShops.mockRejectedValueOnce(new Error('offline')).mockResolvedValue([{ id: 'shop', label: 'Shop' }])
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Couldn’t load Mall.'))
    await expect(item(canvas, 'Mall')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('treeitem', { name: 'Shop' })).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}')
    await expect(loadShops).toHaveBeenCalledTimes(2)
  },
}

/** While children load. */
export const Loading: Story = {
  tags: ['picture'],
  args: {
    items: [{ id: 'mall', label: 'Mall', lazy: true }, ...categories],
    loadChildren: () => new Promise(() => {}),
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(item(canvas, 'Mall, Loading')).toHaveAttribute('aria-busy', 'true')
  },
}

/** Only the items in the window are drawn; the one with the focus stays. */
export const ThousandsOfItems: Story = {
  args: { label: 'Warehouse', items: warehouse, defaultExpanded: ['aisles'] },
  render: (args) => (
    <div style={{ height: 320, overflow: 'auto' }}>
      <Tree {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(item(canvas, 'Aisle 5')).toBeVisible())
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect(item(canvas, 'Aisle 2000')).toHaveFocus()
    await expect(item(canvas, 'Aisle 2000')).toHaveAttribute('aria-posinset', '2000')
    await userEvent.keyboard('{ArrowUp}')
    await expect(item(canvas, 'Aisle 1999')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(item(canvas, 'Aisles')).toHaveFocus()
  },
}

export const Controlled: Story = {
  render: function Render(args) {
    const [expanded, setExpanded] = useState<readonly string[]>(['food'])
    return <Tree {...args} value={['cafés']} expanded={expanded} onExpandedChange={setExpanded} />
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(item(canvas, 'Restaurants'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['restaurants'])
    await expect(canvas.getByRole('treeitem', { selected: true })).toHaveAccessibleName('Cafés')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(4)
  },
}

/** From right to left, the left arrow expands. */
export const RightToLeft: Story = {
  render: (args) => (
    <KioskUiProvider direction="rtl">
      <Tree {...args} />
    </KioskUiProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(item(canvas, 'Cafés')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.queryByRole('treeitem', { name: 'Cafés' })).not.toBeInTheDocument()
  },
}

const withIcons = categories.map((one) => ({ ...one, icon: <FolderClosed size={16} strokeWidth={1.5} /> }))

export const AllStates: Story = {
  tags: ['compact'],
  decorators: [(Story) => <div style={{ width: 560 }}>{Story()}</div>],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 32 }}>
      <Tree label="One" items={withIcons} defaultExpanded={['fashion', 'shoes']} defaultValue={['boots']} />
      <Tree
        label="Several"
        items={categories}
        multiple
        defaultExpanded={['food', 'fashion', 'home']}
        defaultValue={['food', 'boots']}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const several = within(canvas.getByRole('tree', { name: 'Several' }))
    await expect(several.getByRole('treeitem', { name: 'Lamps' })).toHaveAttribute('aria-disabled', 'true')
    await expect(several.getByRole('treeitem', { name: 'Cafés' })).toBeChecked()
  },
}
