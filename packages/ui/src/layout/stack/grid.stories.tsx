import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as Card from '../../primitives/card/card.parts'
import { Grid } from './grid'

const tiles = ['Events', 'Offers', 'Shops', 'Services', 'Parking'].map((title) => (
  <Card.Root key={title}>
    <Card.Header>
      <Card.Title>{title}</Card.Title>
    </Card.Header>
    <Card.Body>12 on the kiosks</Card.Body>
  </Card.Root>
))

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  parameters: {
    guide: {
      use: ['Tiles or fields in columns of the same width, as many as fit.'],
      avoid: ['Data in rows. Use `DataTable`.', 'One direction. Use `Stack`.'],
      keyboard: [],
      accessibility: ['It has no role. `asChild` makes it a list or section.'],
      do: {
        text: 'A smallest width: there are as many columns as fit.',
        render: () => (
          <div style={{ width: '100%' }}>
            <Grid columns={{ min: '120px' }}>{tiles}</Grid>
          </div>
        ),
      },
      dont: {
        text: 'A number of columns for wide screens, which squeezes them on narrow ones.',
        render: () => (
          <div style={{ width: '100%' }}>
            <Grid columns={5}>{tiles}</Grid>
          </div>
        ),
      },
    },
  },
  args: { children: tiles },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

const stations = ['K1', 'K2', 'K3', 'K4'].map((code) => <div key={code}>{code}</div>)

const columns = (element: Element) => getComputedStyle(element).gridTemplateColumns.split(' ').length

/** As many as fit, and one where none does. */
export const ByWidth: Story = {
  render: () => (
    <>
      <div style={{ width: 700 }}>
        <Grid columns={{ min: '200px' }} aria-label="Wide" role="group">
          {stations}
        </Grid>
      </div>
      <div style={{ width: 150 }}>
        <Grid columns={{ min: '200px' }} aria-label="Narrow" role="group">
          {stations}
        </Grid>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole('group', { name: 'Wide' }))).toBe(3)
    const narrow = canvas.getByRole('group', { name: 'Narrow' })
    await expect(columns(narrow)).toBe(1)
    await expect(narrow.scrollWidth).toBe(150)
  },
}

/** A fixed number, as a list. */
export const FixedAsList: Story = {
  render: () => (
    <Grid columns={2} gap={2} asChild>
      <ul aria-label="Stations">
        <li>K1</li>
        <li>K2</li>
        <li>K3</li>
      </ul>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole('list', { name: 'Stations' }))).toBe(2)
  },
}

export const AllStates: Story = {
  tags: ['width-390'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Parking')).toBeVisible()
  },
}
