import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Flag } from './flag'

const meta = {
  title: 'Primitives/Flag',
  component: Flag,
  args: { code: 'se' },
  parameters: {
    guide: {
      use: ['Beside the name of a language.'],
      avoid: [
        'Instead of the name: flags are countries, not languages.',
        'Countries. It only has the languages of the kit.',
      ],
      keyboard: [],
      accessibility: ['Hidden from screen readers.'],
      do: {
        text: 'Beside the name of the language.',
        render: () => (
          <span>
            <Flag code="se" /> Svenska
          </span>
        ),
      },
      dont: {
        text: 'Alone: a flag is a country, and screen readers do not get it.',
        render: () => <Flag code="se" />,
      },
    },
  },
} satisfies Meta<typeof Flag>

export default meta
type Story = StoryObj<typeof meta>

const names = { en: 'English', se: 'Svenska', no: 'Norsk', is: 'Íslenska' } as const

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {(Object.keys(names) as (keyof typeof names)[]).map((code) => (
        <span key={code} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Flag code={code} /> {names[code]}
        </span>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('img')).toHaveLength(0)
    await expect(canvas.getByText('Íslenska')).toBeVisible()
  },
}
