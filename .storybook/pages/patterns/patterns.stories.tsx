import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { someOrders } from '../orders/orders'
import { ConflictExample } from './conflict'
import { EmptyExample } from './empty'
import { ReadOnlyExample } from './read-only'

/** The examples of the pages of patterns. */
const meta = { title: 'Examples/Patterns', tags: ['!autodocs', '!dev'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Both changed the customer: the user decides, and nothing is overwritten unseen. */
export const Conflict: Story = {
  render: () => <ConflictExample />,
}

export const ConflictResolved: Story = {
  ...Conflict,
  play: async ({ canvas }) => {
    const customer = canvas.getByRole('textbox', { name: 'Customer' })
    await userEvent.type(customer, ' Moen')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Jonas changed this too' }))
    await userEvent.click(dialog.getByRole('radio', { name: /Astrid Berg/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save choices' }))
    await waitFor(() => expect(customer).toHaveValue('Astrid Berg'))
  },
}

const onCreate = fn()

/** Nothing yet: what will be here, and the first step. */
export const Empty: Story = {
  render: () => <EmptyExample orders={[]} onCreate={onCreate} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No orders yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'New order' }))
    await expect(onCreate).toHaveBeenCalledOnce()
  },
}

/** Nothing found: the table says so by itself, and clears the search. */
export const NothingFound: Story = {
  render: () => <EmptyExample orders={someOrders} onCreate={onCreate} />,
}

export const SearchCleared: Story = {
  ...NothingFound,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'skor')
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }))
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(someOrders.length))
  },
}

/** Fields are locked but focusable, so that they can be read and copied. */
export const ReadOnly: Story = {
  render: () => <ReadOnlyExample />,
  play: async ({ canvas }) => {
    const customer = canvas.getByRole('textbox', { name: 'Customer' })
    await userEvent.tab()
    await expect(customer).toHaveFocus()
    await expect(customer).toHaveAttribute('readonly')
    await expect(canvas.getByText(/You can view orders but not change them/)).toBeVisible()
  },
}
