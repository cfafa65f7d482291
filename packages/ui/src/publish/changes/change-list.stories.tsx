import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { changes } from '../publish.fixture'
import { ChangeList } from './change-list'

const meta = {
  title: 'Publish/ChangeList',
  component: ChangeList,
  parameters: {
    docs: {
      description: {
        component:
          'The changes of a publication: added, changed, then removed records, each marked by shape, colour and word. A **list** with the first six changes and a button for the rest, which then focuses the first of them.',
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

/** A single further change takes as much room as the button, so it is shown. */
export const AllStates: Story = {
  args: { limit: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shop: opening hours, picture')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
