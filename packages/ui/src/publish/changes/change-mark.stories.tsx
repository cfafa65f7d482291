import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChangeMark } from './change-mark'

const meta = {
  title: 'Publish/ChangeMark',
  component: ChangeMark,
  parameters: {
    docs: {
      description: {
        component:
          'Added, changed or removed: a coloured icon with a name for screen readers. No ARIA pattern and no keys.',
      },
    },
  },
  args: { kind: 'added' },
} satisfies Meta<typeof ChangeMark>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      <ChangeMark kind="added" />
      <ChangeMark kind="changed" />
      <ChangeMark kind="removed" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Added', 'Changed', 'Removed']) await expect(canvas.getByText(word)).toBeInTheDocument()
  },
}
