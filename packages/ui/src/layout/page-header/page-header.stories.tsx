import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '../../primitives/button/button'
import { PageHeader } from './page-header'

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Shops' },
  parameters: {
    guide: {
      use: ['The head of each page: the `h1`, its count, its one primary action.'],
      avoid: ['Heads of sections. Use an `h2`, or `Card.Title`.'],
      keyboard: [],
      do: {
        text: 'One primary action, named by what it does.',
        render: () => (
          <PageHeader title="Shops" count={128}>
            <Button variant="primary">New shop</Button>
          </PageHeader>
        ),
      },
      dont: {
        text: 'Several primary actions compete.',
        render: () => (
          <PageHeader title="Shops">
            <Button variant="primary">New</Button>
            <Button variant="primary">Import</Button>
          </PageHeader>
        ),
      },
    },
  },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const WithCount: Story = {
  args: { count: 12_800, sub: 'in 14 categories' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Shops 12,800' })).toBeVisible()
    await expect(canvas.getByText('in 14 categories')).toBeVisible()
  },
}

/** Icelandic number format, although the browser lacks it. */
export const CountInIcelandic: Story = {
  globals: { language: 'is' },
  args: { title: 'Verslanir', count: 12_800 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Verslanir 12.800' })).toBeVisible()
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={{ width: 800 }}>
      <PageHeader title="Shops" count={128} sub="in 14 categories">
        <Button variant="primary" icon={<Plus size={16} strokeWidth={1.5} />}>
          New shop
        </Button>
      </PageHeader>
      <PageHeader title="Saturday 21 November" sub="Open today 10:00–20:00. 4 events and 42 offers are on the kiosks.">
        <Button>New event</Button>
        <Button>New offer</Button>
      </PageHeader>
      <PageHeader title="Information" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(3)
  },
}
