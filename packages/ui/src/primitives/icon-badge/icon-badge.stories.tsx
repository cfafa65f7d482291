import type { Meta, StoryObj } from '@storybook/react-vite'
import { Store } from 'lucide-react'
import { expect } from 'storybook/test'
import { CodeBadge, IconBadge } from './icon-badge'

const meta = {
  title: 'Primitives/IconBadge',
  component: IconBadge,
  subcomponents: { CodeBadge },
  args: { children: 'K1' },
  parameters: {
    guide: {
      use: ['The icon or code of a thing at the start of a row or page.'],
      avoid: ['A status. Use `Badge`.', 'An action. Use `IconButton`.'],
      keyboard: [],
      accessibility: ['Icons are hidden from screen readers; a code is text.'],
      do: {
        text: 'The code by which staff know the station.',
        render: () => (
          <>
            <IconBadge>K12</IconBadge> Food court
          </>
        ),
      },
      dont: {
        text: 'A word: the badge has room for three characters.',
        render: () => (
          <>
            <IconBadge>Entrance</IconBadge> Entrance north
          </>
        ),
      },
    },
  },
} satisfies Meta<typeof IconBadge>

export default meta
type Story = StoryObj<typeof meta>

const variants = ['sign', 'sunken', 'accent', 'pending', 'danger'] as const

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['small', 'normal', 'large'] as const).map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
          {variants.map((variant) => (
            <IconBadge key={variant} variant={variant} size={size}>
              <Store strokeWidth={1.5} aria-hidden="true" />
            </IconBadge>
          ))}
          <IconBadge size={size}>P</IconBadge>
          <IconBadge size={size}>K12</IconBadge>
        </div>
      ))}
      <div style={{ display: 'flex', gap: 12 }}>
        <CodeBadge>K1</CodeBadge>
        <CodeBadge>K12</CodeBadge>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('K12')).toHaveLength(4)
  },
}
