import type { Meta, StoryObj } from '@storybook/react-vite'
import { Store } from 'lucide-react'
import { expect } from 'storybook/test'
import { Plate } from './plate'

const meta = { title: 'Primitives/Plate', component: Plate, args: { children: 'K1' } } satisfies Meta<typeof Plate>

export default meta
type Story = StoryObj<typeof meta>

const variants = ['sign', 'sunken', 'accent', 'pending', 'danger'] as const

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['small', 'normal', 'large'] as const).map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
          {variants.map((variant) => (
            <Plate key={variant} variant={variant} size={size}>
              <Store strokeWidth={1.5} aria-hidden="true" />
            </Plate>
          ))}
          <Plate size={size}>P</Plate>
          <Plate size={size}>K12</Plate>
        </div>
      ))}
      <div style={{ display: 'flex', gap: 12 }}>
        <Plate size="code">K1</Plate>
        <Plate size="code">K12</Plate>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('K12')).toHaveLength(4)
  },
}
