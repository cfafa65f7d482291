import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { changes } from '../publish.fixture'
import { ChangeList } from './change-list'

const meta = {
  title: 'Publish/ChangeList',
  component: ChangeList,
  parameters: {
    guide: {
      use: ['What a publication changes, in a panel or a history.'],
      avoid: ['All entries of an audit. Use `DataTable` or `Timeline`.'],
      keyboard: [
        ['Tab', 'To “Show more”.'],
        ['Enter, Space', 'Show the rest and focus its first change.'],
      ],
      accessibility: ['A list; each change says added, changed or removed.'],
      do: { text: 'A few at first, the rest on request.', render: () => <ChangeList changes={changes} limit={4} /> },
      dont: {
        text: 'Everything at once pushes the button to publish out of sight.',
        render: () => <ChangeList changes={changes} limit={99} />,
      },
    },
  },
  args: { changes },
  render: (args) => (
    <div style={{ width: 376 }}>
      <ChangeList {...args} />
    </div>
  ),
} satisfies Meta<typeof ChangeList>

export default meta
type Story = StoryObj<typeof meta>

/** The first six; the rest on request. */
export const ShowMore: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('AddedChristmas marketEvent')
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 more' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9)
    await expect(canvas.getAllByRole('listitem')[8]).toHaveTextContent('RemovedAutumn openingSlideshow')
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getAllByRole('listitem')[6]).toHaveFocus()
  },
}

/** What the user may not see is counted, by area and author. */
export const Hidden: Story = {
  tags: ['picture'],
  args: {
    changes: changes.slice(0, 1),
    hiddenChanges: [
      { area: 'Restaurants', by: 'Ingrid Solheim', count: 2 },
      { area: 'Slideshows', count: 1 },
    ],
  },
  play: async ({ canvas }) => {
    const hidden = canvas.getByRole('list', { name: '3 changes in areas you can’t see' })
    await expect(
      within(hidden)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Restaurants: 2 (Ingrid Solheim)', 'Slideshows: 1'])
  },
}

/** A single further change takes as much room as the button, so it is shown. */
export const AllStates: Story = {
  args: { limit: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shop: opening hours, picture')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
