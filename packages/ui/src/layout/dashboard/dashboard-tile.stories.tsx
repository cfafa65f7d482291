import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarDays } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { RouterLink } from './dashboard.fixture'
import { DashboardTile } from './dashboard-tile'
import { DirectoryBoard } from './directory-board'

const icon = <CalendarDays size={18} strokeWidth={1.5} />

const meta = {
  title: 'Layout/DashboardTile',
  component: DashboardTile,
  args: { title: 'Events', icon },
  render: (args) => (
    <div style={{ width: 280 }}>
      <DashboardTile {...args} />
    </div>
  ),
  parameters: {
    guide: {
      use: ['A way to a list, with its count and what is not published.'],
      avoid: [
        'A figure to be read, without a list behind it. Use `StatTile`.',
        'Outside a `DirectoryBoard`, which draws its lines.',
      ],
      keyboard: [
        ['Tab', 'To the link.'],
        ['Enter', 'Opens it.'],
      ],
      accessibility: ['One link, named by title and count.'],
      do: {
        text: 'The count of a list, with what makes it up.',
        render: () => (
          <DirectoryBoard aria-label="A tile with its count">
            <DashboardTile
              enabled
              href="#events"
              title="Events"
              icon={icon}
              count={12}
              lines={['9 Active, 3 InActive']}
            />
          </DirectoryBoard>
        ),
      },
      dont: {
        text: 'A figure without a list to open. Use StatTile.',
        render: () => (
          <DirectoryBoard aria-label="A tile without a list">
            <DashboardTile title="Visitors today" icon={icon} count={8412} />
          </DirectoryBoard>
        ),
      },
    },
  },
} satisfies Meta<typeof DashboardTile>

export default meta
type Story = StoryObj<typeof meta>

/** A tile without data shows 0 and has no link. */
export const ByDefault: Story = {
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('link', { name: 'Events 0' })
    await expect(tile).toHaveAttribute('aria-disabled', 'true')
    await expect(tile).not.toHaveAttribute('href')
    await userEvent.tab()
    await expect(tile).not.toHaveFocus()
  },
}

export const AsRouterLink: Story = {
  args: {
    asChild: true,
    enabled: true,
    count: 12,
    lines: ['9 Active, 3 InActive'],
    pending: 3,
    children: <RouterLink href="#events" />,
    onClick: fn((event) => event.preventDefault()),
  },
  play: async ({ canvas, args }) => {
    const tile = canvas.getByRole('link', { name: /Events.*3 not published.*12.*9 Active/ })
    await expect(tile).toHaveAttribute('data-router')
    await userEvent.click(tile)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={{ width: 816 }}>
      <DirectoryBoard>
        <DashboardTile enabled href="#events" title="Rest" icon={icon} count={12} lines={['9 Active, 3 InActive']} />
        <DashboardTile
          data-force="hover"
          enabled
          href="#events"
          title="Hover"
          icon={icon}
          count={12}
          lines={['9 Active, 3 InActive']}
        />
        <DashboardTile
          data-force="focus"
          enabled
          href="#events"
          title="Focus"
          icon={icon}
          count={12}
          lines={['9 Active, 3 InActive']}
        />
        <DashboardTile
          enabled
          href="#events"
          title="Pending"
          icon={icon}
          count={12}
          lines={['9 Active, 3 InActive']}
          pending={3}
        />
        <DashboardTile title="Not available" icon={icon} />
        <DashboardTile title="Locked" icon={icon} lockedReason="No access" />
        <DashboardTile enabled href="#parking" title="Letter" icon="P" count={12_345} />
        <DashboardTile title="Loading" icon={icon} loading />
        <DashboardTile title="Not known" icon={icon} count={null} />
      </DirectoryBoard>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,345')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Locked No access' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Lines are below the count, in each tile at the same place; long ones wrap. */
export const LongLines: Story = {
  render: () => (
    <div style={{ width: 190 }}>
      <DashboardTile
        enabled
        href="#area"
        title="Surrounding Area"
        icon={icon}
        count={5}
        lines={['Indoors: 1 Active, 1 InActive', 'Outdoors: 3 Active, 0 InActive']}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const count = canvas.getByText('5').getBoundingClientRect()
    const line = canvas.getByText('Indoors: 1 Active, 1 InActive')
    await expect(line.getBoundingClientRect().top).toBeGreaterThanOrEqual(count.bottom)
  },
}

/** While the count loads, and where it is not known, the tile states none. */
export const WithoutCount: Story = {
  render: () => (
    <div style={{ width: 816 }}>
      <DirectoryBoard>
        <DashboardTile title="Loading" icon={icon} loading />
        <DashboardTile title="Not known" icon={icon} count={null} />
      </DirectoryBoard>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Loading', 'Not known'])
      await expect(canvas.getByRole('link', { name })).not.toHaveTextContent('0')
  },
}
