import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Link } from '../../primitives/link/link'
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
        ['Tab', 'To the links, the changed fields, the buttons and “Show more”.'],
        ['Enter, Space', 'Open the changed fields; show the rest and focus its first change.'],
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
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('AddedChristmas marketEventSara Holm')
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 more' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9)
    await expect(canvas.getAllByRole('listitem')[8]).toHaveTextContent('RemovedAutumn openingSlideshow: deleted')
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

/** A change says who made it and when, leads to its record, and shows its fields before and after on request. */
export const Details: Story = {
  tags: ['picture', 'width-390'],
  args: {
    changes: changes.filter(({ authors }) => authors),
    renderName: ({ id, name }) => <Link href={`#${id}`}>{name}</Link>,
    onRevert: fn(),
  },
  play: async ({ args, canvas }) => {
    const item = within(canvas.getAllByRole('listitem')[1] as HTMLElement)
    await expect(item.getByRole('link', { name: 'Havn & Co' })).toBeVisible()
    await expect(item.getByText('Ingrid Solheim, Jonas Lind', { exact: false })).toBeVisible()
    await expect(item.getByText('harbour.jpg')).not.toBeVisible()
    await userEvent.click(item.getByText('Shop: opening hours, picture'))
    await expect(item.getByText('harbour.jpg').closest('dd')).toHaveTextContent('Before: harbour.jpg')
    await expect(item.getByText('harbour-winter.jpg').closest('dd')).toHaveTextContent('After: harbour-winter.jpg')
    await userEvent.click(item.getByRole('button', { name: 'Restore what’s on the kiosks: Havn & Co' }))
    await expect(args.onRevert).toHaveBeenCalledWith(expect.objectContaining({ name: 'Havn & Co' }))
    // what was added has nothing to set back
    await expect(within(canvas.getAllByRole('listitem')[0] as HTMLElement).queryByRole('button')).toBeNull()
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
