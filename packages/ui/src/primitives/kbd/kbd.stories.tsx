import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Kbd } from './kbd'

const meta = {
  title: 'Primitives/Kbd',
  component: Kbd,
  args: { children: 'Ctrl K' },
  parameters: {
    guide: {
      use: ['A key in a menu, tooltip or help.'],
      avoid: ['Code and values. Use `code`.'],
      keyboard: [],
      do: {
        text: 'A key to press.',
        render: () => (
          <span>
            Search with <Kbd>Ctrl K</Kbd>
          </span>
        ),
      },
      dont: {
        text: 'The name of a button: it is no key.',
        render: () => (
          <span>
            Then press <Kbd>Publish</Kbd>
          </span>
        ),
      },
    },
  },
} satisfies Meta<typeof Kbd>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Kbd>Ctrl K</Kbd>
      <span style={{ background: 'var(--k-sign)', padding: 8 }}>
        <Kbd onSign>P</Kbd>
      </span>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl K')).toBeVisible()
  },
}
