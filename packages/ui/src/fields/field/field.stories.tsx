import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextField } from '../text-field/text-field'
import { Field } from './field'
import { useFieldControl } from './field-context'

function Rating() {
  const { locked, 'aria-required': _, ...control } = useFieldControl()
  return <input type="range" min={1} max={5} disabled={locked} {...control} />
}

const meta = {
  title: 'Fields/Field',
  component: Field,
  args: { label: 'Rating' },
  parameters: {
    guide: {
      use: [
        'Give a control of your own a label, hint, error and read-only reason.',
        'With `group`, a label over several controls.',
      ],
      avoid: ['Around the kit’s fields: they have their own.'],
      keyboard: [],
      accessibility: ['`useFieldControl` gives the control its id, `aria-describedby` and `aria-invalid`.'],
      do: {
        text: 'One label, hint and error around a control of your own.',
        render: () => (
          <Field label="Rating" hint="From one to five.">
            <Rating />
          </Field>
        ),
      },
      dont: {
        text: 'A field of the kit in a second field: two labels, one value.',
        render: () => (
          <Field label="Name of the shop" group>
            <TextField label="Name" />
          </Field>
        ),
      },
    },
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

/** Any control works in a field: id and descriptions come from `useFieldControl`. */
export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 320 }}>
      <Field label="Rating" hint="From one to five.">
        <Rating />
      </Field>
      <Field label="Comfort" error="Invalid value" inline>
        <Rating />
      </Field>
      <Field label="Noise" readOnlyReason="You can view shops but not change them.">
        <Rating />
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Rating' })).toHaveAccessibleDescription('From one to five.')
    await expect(canvas.getByRole('slider', { name: 'Comfort' })).toBeInvalid()
    await expect(canvas.getByRole('slider', { name: 'Noise' })).toBeDisabled()
  },
}
