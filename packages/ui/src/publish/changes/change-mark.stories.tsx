import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChangeMark } from './change-mark'

const meta = {
  title: 'Publish/ChangeMark',
  component: ChangeMark,
  parameters: {
    guide: {
      use: ['The kind of a change in a list of your own.'],
      avoid: ['A status. Use `Badge`.'],
      keyboard: [],
      accessibility: ['The icon has a name.'],
      do: {
        text: 'The kind of each change beside its name.',
        render: () => (
          <div>
            <p>
              <ChangeMark kind="added" /> Christmas market
            </p>
            <p>
              <ChangeMark kind="removed" /> Autumn opening
            </p>
          </div>
        ),
      },
      dont: {
        text: 'A status: the offer was not removed by anybody, it has ended. Use Badge.',
        render: () => (
          <p>
            Black week <ChangeMark kind="removed" />
          </p>
        ),
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
