import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/button'
import { CodeBadge } from '../icon-badge/icon-badge'
import { Link } from '../link/link'
import * as Card from './card.parts'

const meta = {
  title: 'Primitives/Card',
  component: Card.Root,
  parameters: {
    guide: {
      use: ['Set a section apart by a line: settings, a panel of a dashboard.'],
      avoid: [
        'A card in a card.',
        'Every row of a list. Use a table or a list with lines.',
        'What floats. Use `Dialog` or `Popover`.',
      ],
      keyboard: [],
      accessibility: ['A section named by its `Card.Title`.'],
      parts: { ...Card },
      do: {
        text: 'One frame around what belongs together.',
        render: () => (
          <Card.Root>
            <Card.Header>
              <Card.Title>Stations</Card.Title>
            </Card.Header>
            <Card.Body>Seven of eight are online.</Card.Body>
          </Card.Root>
        ),
      },
      dont: {
        text: 'A card for each sentence.',
        render: () => (
          <div style={{ display: 'grid', gap: 8 }}>
            <Card.Root aria-label="Online">
              <Card.Body>Seven are online.</Card.Body>
            </Card.Root>
            <Card.Root aria-label="Offline">
              <Card.Body>One is offline.</Card.Body>
            </Card.Root>
          </div>
        ),
      },
    },
    docs: {
      description: {
        component:
          'What belongs together, set apart by one line. The rule of the look: one ruled surface instead of cards in a grid; no shadow, for only what floats has one; no card inside a card (an inner one draws no line). `panel` has a hairline around it, `rule` the strong rule above a section. ARIA pattern: **region**, a `section` named by its `Card.Title`; without a title give `aria-label`, or it is no landmark.',
      },
    },
  },
} satisfies Meta<typeof Card.Root>

export default meta
type Story = StoryObj<typeof meta>

const stations = ['Entrance north', 'Atrium', 'Food court']

const Stations = ({ variant }: { variant?: 'panel' | 'rule' }) => (
  <Card.Root {...(variant ? { variant } : {})}>
    <Card.Header action={<Link href="#all">All 8</Link>}>
      <Card.Title>{variant === 'rule' ? 'By station' : 'Stations'}</Card.Title>
    </Card.Header>
    <Card.Rows>
      {stations.map((name, index) => (
        <Card.Row key={name}>
          <CodeBadge>K{index + 1}</CodeBadge>
          {name}
        </Card.Row>
      ))}
    </Card.Rows>
  </Card.Root>
)

/** With a border, with a line above, and with text and a footer. */
export const AllStates: Story = {
  tags: ['compact'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 32, alignItems: 'start', width: 960 }}>
      <Stations />
      <Stations variant="rule" />
      <Card.Root>
        <Card.Header>
          <Card.Title>Christmas market</Card.Title>
        </Card.Header>
        <Card.Body>Shown on every kiosk from 27 November until 23 December.</Card.Body>
        <Card.Footer>
          <Button size="small">Edit</Button>
        </Card.Footer>
      </Card.Root>
    </div>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Stations' })
    await expect(within(region).getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('heading', { level: 2, name: 'By station' })).toBeVisible()
    for (const card of canvas.getAllByRole('region')) await expect(getComputedStyle(card).boxShadow).toBe('none')
  },
}

/** Nested cards have no border. */
export const Inside: Story = {
  render: () => (
    <div style={{ width: 400 }}>
      <Card.Root aria-label="Outer">
        <Card.Body>
          <Card.Root aria-label="Inner">
            <Card.Title level={3}>One line is enough</Card.Title>
          </Card.Root>
        </Card.Body>
      </Card.Root>
    </div>
  ),
  play: async ({ canvas }) => {
    const [outer, inner] = canvas.getAllByRole('region')
    if (!outer || !inner) throw new Error('no cards')
    await expect(getComputedStyle(outer).borderTopWidth).toBe('1px')
    await expect(getComputedStyle(inner).borderTopWidth).toBe('0px')
  },
}
