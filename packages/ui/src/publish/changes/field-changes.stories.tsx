import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { changes } from '../publish.fixture'
import { FieldChanges } from './field-changes'

const fields = changes.flatMap(({ values = [] }) => values)

const meta = {
  title: 'Publish/FieldChanges',
  component: FieldChanges,
  parameters: {
    guide: {
      use: ['The changed fields of one record, in a history, a panel or a question.'],
      avoid: ['Two versions to choose from. Use `ConflictDialog`.'],
      keyboard: [],
      accessibility: ['A description list; each value says whether it was before or comes after.'],
      do: { text: 'Values as staff read them.', render: () => <FieldChanges fields={fields} /> },
      dont: {
        text: 'Values as they are stored.',
        render: () => (
          <FieldChanges fields={[{ path: 'imageId', name: 'imageId', before: '0198f0c2…', after: '0198f0d7…' }]} />
        ),
      },
    },
  },
  args: { fields },
} satisfies Meta<typeof FieldChanges>

export default meta
type Story = StoryObj<typeof meta>

/** Beside each other where there is room, otherwise below each other. */
export const AllStates: Story = {
  render: (args) => (
    <>
      <FieldChanges {...args} />
      <div style={{ width: 320, marginTop: 24 }}>
        <FieldChanges {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const [wide, narrow] = canvas.getAllByText('harbour-winter.jpg').map((value) => value.getBoundingClientRect())
    const [before, above] = canvas.getAllByText('harbour.jpg').map((value) => value.getBoundingClientRect())
    await expect(wide?.top).toBe(before?.top)
    await expect(narrow?.top).toBeGreaterThan(above?.top ?? 0)
  },
}
