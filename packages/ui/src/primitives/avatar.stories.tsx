import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from './avatar'

const meta = { title: 'Primitives/Avatar', component: Avatar, args: { name: 'Ingrid Solheim' } } satisfies Meta<
  typeof Avatar
>

export default meta
type Story = StoryObj<typeof meta>

/** Of an account name, too: words may be parted by dots. */
export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      {['Ingrid Solheim', 'jonas.lind', 'Þóra', 'Åse Marie Ødegård'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const initials of ['IS', 'JL', 'Þ', 'ÅØ']) await expect(canvas.getByText(initials)).toBeVisible()
  },
}
