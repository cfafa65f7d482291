import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { OrderList as FirstList } from './1-list'
import { OrderList as FoundList } from './2-find'
import { OrderForm } from './3-form'
import { OrderList } from './4-act'
import { OrdersScreen } from './5-screen'
import { firstOrder, someOrders } from './orders'

/**
 * The examples of "Start" and of "Build a screen in ten minutes". Frames on pages play what they show, so that tests
 * are stories of their own.
 */
const meta = { title: 'Examples/Orders', tags: ['!autodocs', '!dev'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const rowCount = (canvas: Pick<ReturnType<typeof within>, 'getAllByRole'>) => canvas.getAllByRole('rowheader').length

export const List: Story = {
  render: () => <FirstList />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }))
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAccessibleName('Hanna Virtanen'))
  },
}

export const Find: Story = {
  render: () => <FoundList />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'goteborg')
    await waitFor(() => expect(rowCount(canvas)).toBe(1))
    await expect(canvas.getByRole('row', { name: 'Farah Nasser' })).toHaveTextContent('€1,799')
  },
}

const onSave = fn()

export const Form: Story = {
  render: () => <OrderForm order={firstOrder} onSave={onSave} onClose={() => {}} />,
}

export const FormSaved: Story = {
  ...Form,
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Order 1048' }))
    await userEvent.clear(sheet.getByRole('textbox', { name: 'Customer' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
    await expect(await sheet.findByRole('alert')).toHaveTextContent('Enter the customer.')
    await userEvent.type(sheet.getByRole('textbox', { name: 'Customer' }), 'Astrid Berg')
    await userEvent.click(sheet.getByRole('radio', { name: 'Packed' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({ ...firstOrder, customer: 'Astrid Berg', state: 'Packed', version: 2 }),
    )
  },
}

export const Act: Story = {
  render: function Render() {
    const [orders, setOrders] = useState(someOrders)
    return <OrderList orders={orders} onChange={setOrders} onOpen={() => {}} />
  },
}

export const ActedOn: Story = {
  ...Act,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Astrid Lund' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Björn Ek' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as sent' }))
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Björn Ek' })).toHaveTextContent('Sent'))
  },
}

/** A list and the form of a record, in the frame of an application. */
export const Screen: Story = {
  parameters: { bare: true },
  render: () => <OrdersScreen />,
}

export const ScreenSaved: Story = {
  ...Screen,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('rowheader', { name: 'Chiara Rossi' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Order 1046' }))
    await userEvent.click(sheet.getByRole('radio', { name: 'Sent' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('row', { name: 'Chiara Rossi' })).toHaveTextContent('Sent')
    await expect(await screen.findByText('Order 1046')).toBeVisible()
  },
}

/** What was deleted comes back by one press. */
export const Undo: Story = {
  ...Screen,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Gustav Holm' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ian Murray' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByRole('row', { name: 'Ian Murray' })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('row', { name: 'Ian Murray' })).toBeVisible()
  },
}
