import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from './avatar'

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Ingrid Solheim' },
  parameters: {
    guide: {
      use: ['Beside the name of a person in lists and headers.'],
      avoid: [
        'Without the name: it is hidden from screen readers.',
        'Shops and other things. Use their logo, or `IconBadge`.',
      ],
      keyboard: [],
      do: {
        text: 'The name stands beside it.',
        render: () => (
          <>
            <Avatar name="Ingrid Solheim" /> Ingrid Solheim
          </>
        ),
      },
      dont: { text: 'Initials alone are ambiguous.', render: () => <Avatar name="Ingrid Solheim" /> },
    },
  },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#f0c9a4"/><circle cx="20" cy="17" r="9" fill="#7a4a2b"/><rect x="6" y="29" width="28" height="14" rx="7" fill="#0f7f93"/></svg>',
)}`

/** Also for user names with dots. With a picture, with a missing one, in three sizes. */
export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      {['Ingrid Solheim', 'jonas.lind', 'Þóra', 'Åse Marie Ødegård'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="Sara Holm" size="small" />
      <Avatar name="Sara Holm" size="large" />
      <Avatar name="With picture" src={portrait} size="small" />
      <Avatar name="With picture" src={portrait} />
      <Avatar name="With picture" src={portrait} size="large" />
      <Avatar name="Picture Gone" src="data:image/png;base64,broken" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const initials of ['IS', 'JL', 'Þ', 'ÅØ']) await expect(canvas.getByText(initials)).toBeVisible()
    await expect(await canvas.findByText('PG')).toBeVisible()
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(3)
  },
}
