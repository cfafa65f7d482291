import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Link } from './link'

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#stations', children: 'See stations' },
  parameters: {
    guide: {
      use: ['Go to another page or place, in a text or alone.'],
      avoid: ['Start an action. Use `Button`.'],
      keyboard: [['Enter', 'Follows the link.']],
      accessibility: ['Underlined, so that it is seen without colour.'],
      do: {
        text: 'The text says where it leads.',
        render: () => (
          <span>
            See the <Link href="#hours">opening hours</Link>.
          </span>
        ),
      },
      dont: {
        text: '“Here” means nothing in a list of links.',
        render: () => (
          <span>
            For opening hours click <Link href="#hours">here</Link>.
          </span>
        ),
      },
    },
  },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      <Link {...args} />
      <Link href="#hover" data-force="hover">
        Hover
      </Link>
      <Link href="#focus" data-force="focus">
        Focus
      </Link>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'See stations' })).toHaveFocus()
  },
}

/** `asChild` styles a button as a link. */
export const AsButton: Story = {
  args: { asChild: true, children: <button type="button">Show 6 more</button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show 6 more' })).toBeVisible()
  },
}
