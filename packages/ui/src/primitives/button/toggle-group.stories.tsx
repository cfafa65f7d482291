import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bold, Grid3x3, Italic, List, Map as MapIcon, Underline } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import * as ToggleGroup from './toggle-group.parts'

const icon = { size: 16, strokeWidth: 1.5 }

const meta = {
  title: 'Primitives/ToggleGroup',
  component: ToggleGroup.Root,
  subcomponents: { Item: ToggleGroup.Item },
  parameters: {
    guide: {
      use: ['Toolbars: formats that stay pressed, one or several.'],
      avoid: [
        'A form’s field where one is always selected. Use `SegmentedControl`.',
        'Actions that do not stay. Use buttons.',
      ],
      keyboard: [
        ['Tab', 'To the group: one stop.'],
        ['←, →', 'Move between the buttons.'],
        ['Home, End', 'First and last.'],
        ['Enter, Space', 'Press and release.'],
      ],
      accessibility: ['A named toolbar of buttons with `aria-pressed`.'],
      parts: { ...ToggleGroup },
      do: {
        text: 'Formats that stay pressed, in any number.',
        render: () => (
          <ToggleGroup.Root aria-label="Format of the text" type="multiple" defaultValue={['bold']}>
            <ToggleGroup.Item value="bold" label="Bold" icon={<Bold {...icon} />} />
            <ToggleGroup.Item value="italic" label="Italic" icon={<Italic {...icon} />} />
          </ToggleGroup.Root>
        ),
      },
      dont: {
        text: 'Actions: after the press nothing stays. Use buttons.',
        render: () => (
          <ToggleGroup.Root aria-label="Actions">
            <ToggleGroup.Item value="save">Save</ToggleGroup.Item>
            <ToggleGroup.Item value="delete">Delete</ToggleGroup.Item>
          </ToggleGroup.Root>
        ),
      },
    },
    docs: {
      description: {
        component:
          'Buttons of a toolbar that stay pressed: at most one (`type="single"`), or any number (`"multiple"`). ARIA pattern: **toolbar** of **toggle buttons** (`aria-pressed`): one tab stop, ← and → move, Home and End go to the ends, Enter or Space presses and releases. It needs a name; so does an item with an icon only (`label`). Unlike a `SegmentedControl`, which is a **radio group** and a field with a label, a toggle can be released, and arrow keys move without choosing.',
      },
    },
  },
  args: { 'aria-label': 'Format' },
  render: (args) => (
    <ToggleGroup.Root {...args}>
      <ToggleGroup.Item value="bold" label="Bold" shortcut="Ctrl B" icon={<Bold {...icon} />} />
      <ToggleGroup.Item value="italic" label="Italic" icon={<Italic {...icon} />} />
      <ToggleGroup.Item value="underline" label="Underline" icon={<Underline {...icon} />} disabled />
    </ToggleGroup.Root>
  ),
} satisfies Meta<typeof ToggleGroup.Root>

export default meta
type Story = StoryObj<typeof meta>

/** One tab stop; arrow keys skip disabled buttons and wrap around; Space presses and releases. */
export const ByKeyboard: Story = {
  args: { onValueChange: fn() },
  play: async ({ canvas, args }) => {
    const button = (name: string) => canvas.getByRole('button', { name })
    await expect(canvas.getByRole('toolbar', { name: 'Format' })).toBeVisible()
    await userEvent.tab()
    await expect(button('Bold')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight} ')
    await expect(button('Italic')).toHaveFocus()
    await expect(button('Italic')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(button('Bold')).toHaveAttribute('aria-pressed', 'true')
    await expect(button('Italic')).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(button('Bold')).toHaveAttribute('aria-pressed', 'false')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await expect(args.onValueChange).toHaveBeenCalledTimes(3)
    await userEvent.tab()
    await expect(button('Bold')).not.toHaveFocus()
  },
}

function Controlled() {
  const [formats, setFormats] = useState(['bold'])
  return (
    <>
      <ToggleGroup.Root type="multiple" aria-label="Format" value={formats} onValueChange={setFormats}>
        <ToggleGroup.Item value="bold">Bold</ToggleGroup.Item>
        <ToggleGroup.Item value="italic">Italic</ToggleGroup.Item>
      </ToggleGroup.Root>
      <p>Pressed: {formats.join(', ')}</p>
    </>
  )
}

/** Any number of buttons, controlled. */
export const Multiple: Story = {
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Italic' }))
    await expect(canvas.getByText('Pressed: bold, italic')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }))
    await expect(canvas.getByText('Pressed: italic')).toBeVisible()
  },
}

export const Disabled: Story = {
  args: { disabled: true, onValueChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }), { pointerEventsCheck: 0 })
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const AllStates: Story = {
  tags: ['compact'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {(['small', 'normal', 'large'] as const).map((size) => (
        <ToggleGroup.Root key={size} type="multiple" size={size} defaultValue={['bold']} aria-label={`Format, ${size}`}>
          <ToggleGroup.Item value="bold" label="Bold" icon={<Bold {...icon} />} />
          <ToggleGroup.Item value="italic" label="Italic" icon={<Italic {...icon} />} data-force="hover" />
          <ToggleGroup.Item value="underline" label="Underline" icon={<Underline {...icon} />} data-force="focus" />
          <ToggleGroup.Item value="list" label="List" icon={<List {...icon} />} disabled />
        </ToggleGroup.Root>
      ))}
      <ToggleGroup.Root defaultValue="map" aria-label="Shown">
        <ToggleGroup.Item value="map" icon={<MapIcon {...icon} />}>
          Map
        </ToggleGroup.Item>
        <ToggleGroup.Item value="grid" icon={<Grid3x3 {...icon} />}>
          Grid
        </ToggleGroup.Item>
      </ToggleGroup.Root>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Map' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'false')
  },
}
