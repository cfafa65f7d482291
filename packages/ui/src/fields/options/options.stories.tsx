import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Combobox } from '../combobox/combobox'
import { MultiSelect } from '../multi-select/multi-select'
import { RadioGroup } from '../radio-group/radio-group'
import { SegmentedControl } from '../segmented-control/segmented-control'
import { Select } from '../select/select'

type Floor = { level: number }

const ground: Floor = { level: 0 }
const first: Floor = { level: 1 }
const floors = [
  { value: ground, label: 'Ground floor' },
  { value: first, label: 'First floor' },
]
const sizes = ['Small', 'Large'] as const

const onChoice = fn()

const meta = {
  title: 'Fields/Options',
  parameters: {
    guide: {
      use: ['Values of any type with a label: `{ value, label, disabled? }`, or plain texts.'],
      avoid: ['Building ids from objects by hand: pass the objects as values.'],
      keyboard: [['Tab', 'Moves between the fields; the keys in them are those of each field.']],
      do: {
        text: 'Labels are words that staff know; values can be objects.',
        render: () => <Select label="Floor" options={floors} defaultValue={ground} />,
      },
      dont: {
        text: 'Values of the program as labels.',
        render: () => <Select label="Floor" options={['LEVEL_0', 'LEVEL_1']} defaultValue="LEVEL_0" />,
      },
    },
    docs: {
      description: {
        component:
          'The options of `Select`, `Combobox`, `MultiSelect`, `RadioGroup` and `SegmentedControl` are texts, or objects with a value of any type and a label. `onValueChange` gets the value with its type. An empty text means that nothing is selected.',
      },
    },
  },
  beforeEach: () => onChoice.mockClear(),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const Column = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gap: 16, maxWidth: 320 }}>{children}</div>
)

/** Values that are objects come back as the same objects. */
export const Objects: Story = {
  render: () => (
    <Column>
      <Select label="Select" options={floors} placeholder="Any floor" onValueChange={onChoice} />
      <Combobox label="Combobox" options={floors} onValueChange={onChoice} />
      <MultiSelect label="MultiSelect" options={floors} onValueChange={onChoice} />
      <RadioGroup label="RadioGroup" options={floors} onValueChange={onChoice} />
      <SegmentedControl label="SegmentedControl" options={floors} onValueChange={onChoice} />
    </Column>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Select' })
    await userEvent.selectOptions(select, 'First floor')
    await expect(onChoice).toHaveBeenLastCalledWith(first)
    await userEvent.selectOptions(select, 'Any floor')
    await expect(onChoice).toHaveBeenLastCalledWith('')
    // the options of the native select have the same names
    const listed = (name: string) => within(screen.getByRole('listbox')).getByRole('option', { name })
    await userEvent.click(canvas.getByRole('combobox', { name: 'Combobox' }))
    await userEvent.click(listed('First floor'))
    await expect(onChoice).toHaveBeenLastCalledWith(first)
    await userEvent.click(canvas.getByRole('combobox', { name: 'MultiSelect' }))
    await userEvent.click(listed('First floor'))
    await userEvent.click(listed('Ground floor'))
    await expect(onChoice).toHaveBeenLastCalledWith([first, ground])
    await userEvent.keyboard('{Escape}')
    for (const radio of canvas.getAllByRole('radio', { name: 'First floor' })) {
      onChoice.mockClear()
      await userEvent.click(radio)
      await expect(onChoice).toHaveBeenLastCalledWith(first)
    }
  },
}

function ControlledSizes() {
  const [size, setSize] = useState<(typeof sizes)[number]>('Small')
  return (
    <Column>
      <Select label="Select" options={sizes} value={size} onValueChange={setSize} />
      <RadioGroup label="RadioGroup" options={sizes} value={size} onValueChange={setSize} />
      <SegmentedControl label="SegmentedControl" options={sizes} value={size} onValueChange={setSize} />
    </Column>
  )
}

/** A text is its own label, and what a form submits. */
export const Texts: Story = {
  render: () => <ControlledSizes />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Select' }), 'Large')
    for (const radio of canvas.getAllByRole('radio', { name: 'Large' })) await expect(radio).toBeChecked()
    await expect(canvas.getByRole('combobox', { name: 'Select' })).toHaveValue('Large')
  },
}

/** Options that were loaded keep their values, too. */
export const Loaded: Story = {
  render: () => (
    <Column>
      <Combobox label="Combobox" loadOptions={async () => floors} onValueChange={onChoice} />
      <MultiSelect label="MultiSelect" loadOptions={async () => sizes} onValueChange={onChoice} />
    </Column>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Combobox' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Ground floor' }))
    await expect(onChoice).toHaveBeenLastCalledWith(ground)
    await expect(canvas.getByRole('combobox', { name: 'Combobox' })).toHaveValue('Ground floor')
    await userEvent.click(canvas.getByRole('combobox', { name: 'MultiSelect' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Large' }))
    await expect(onChoice).toHaveBeenLastCalledWith(['Large'])
  },
}
