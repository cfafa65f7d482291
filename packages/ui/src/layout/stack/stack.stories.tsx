import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../../primitives/badge/badge'
import { Button } from '../../primitives/button/button'
import { Stack } from './stack'

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  parameters: {
    guide: {
      use: ['Space between elements, in steps of the tokens, without a class.'],
      avoid: ['Columns. Use `Grid`.', 'In a project with Tailwind, whose classes do the same.'],
      keyboard: [],
      accessibility: ['It has no role. `asChild` makes it a list or section.'],
      do: {
        text: 'The space is one step of the tokens, the same between all.',
        render: () => (
          <Stack gap={2}>
            <Badge>Level 1</Badge>
            <Badge>Level 2</Badge>
            <Badge>Level 3</Badge>
          </Stack>
        ),
      },
      dont: {
        text: 'Margins by hand, each a little different.',
        render: () => (
          <div>
            <div style={{ marginBottom: 5 }}>
              <Badge>Level 1</Badge>
            </div>
            <div style={{ marginBottom: 13 }}>
              <Badge>Level 2</Badge>
            </div>
            <Badge>Level 3</Badge>
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

/** `asChild` keeps the meaning of the child. */
export const AsList: Story = {
  render: () => (
    <Stack asChild gap={2}>
      <ul aria-label="Stations">
        <li>K1</li>
        <li>K2</li>
      </ul>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect())
    await expect(canvas.getByRole('list', { name: 'Stations' })).toHaveAttribute('data-slot', 'stack')
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(8)
  },
}

const labels = ['Draft', 'Planned', 'Ended']

export const AllStates: Story = {
  render: () => (
    <Stack gap={6}>
      <Stack direction="horizontal" justify="between">
        <strong>Offers</strong>
        <Stack direction="horizontal" gap={2}>
          <Button variant="quiet">Preview</Button>
          <Button variant="primary">New offer</Button>
        </Stack>
      </Stack>
      {([0, 1, 2, 3, 4, 8] as const).map((gap) => (
        <Stack key={gap} direction="horizontal" gap={gap} wrap>
          {labels.map((label) => (
            <Badge key={label}>{label}</Badge>
          ))}
        </Stack>
      ))}
      <Stack align="end" gap={1}>
        {labels.map((label) => (
          <Badge key={label}>{label}</Badge>
        ))}
      </Stack>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [offers, button] = [canvas.getByText('Offers'), canvas.getByRole('button', { name: 'New offer' })]
    const centre = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return Math.round((top + bottom) / 2)
    }
    await expect(Math.abs(centre(offers) - centre(button))).toBeLessThanOrEqual(1)
  },
}
