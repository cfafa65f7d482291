import { AppShell, Button, Header, PageHeader, Sidebar, Toaster } from '@kiosk-admin/ui'
import { dayInZone } from '@kiosk-admin/ui/headless'
import { ChartLine, Package, Plus, Settings, ShoppingBag, Users } from 'lucide-react'
import { useState } from 'react'
import { OrderForm } from './3-form'
import { OrderList, toasts } from './4-act'
import { type Order, someOrders } from './orders'

const today = dayInZone(new Date(), 'Europe/Stockholm')

export function OrdersScreen() {
  const [orders, setOrders] = useState(someOrders)
  const [opened, setOpened] = useState<Order>()
  const next = String(Math.max(...orders.map(({ id }) => Number(id))) + 1)
  const create = () =>
    setOpened({ id: next, version: 0, customer: '', city: '', placedOn: today, total: 0, state: 'New' })
  const save = (order: Order) => {
    setOrders([order, ...orders.filter(({ id }) => id !== order.id)])
    setOpened(undefined)
    toasts.show({ kind: 'success', title: 'Saved', text: `Order ${order.id}` })
  }

  return (
    <AppShell.Root>
      <AppShell.Sidebar>
        <Sidebar.Top>
          <b>Nordverk</b>
          <AppShell.CollapseButton size="small" />
        </Sidebar.Top>
        <Sidebar.Nav>
          <Sidebar.Group title="Shop">
            <Sidebar.Item title="Orders" icon={<ShoppingBag />} href="#orders" count={orders.length} current />
            <Sidebar.Item title="Products" icon={<Package />} href="#products" />
            <Sidebar.Item title="Customers" icon={<Users />} href="#customers" />
          </Sidebar.Group>
          <Sidebar.Group>
            <Sidebar.Item title="Statistics" icon={<ChartLine />} href="#statistics" />
            <Sidebar.Item title="Settings" icon={<Settings />} href="#settings" />
          </Sidebar.Group>
        </Sidebar.Nav>
        <Sidebar.User name="Ingrid Solheim" group="Warehouse" />
      </AppShell.Sidebar>
      <AppShell.Body>
        <Header.Root>
          <AppShell.MenuButton />
          <Header.Breadcrumbs>
            <Header.Crumb>
              <a href="#shop">Shop</a>
            </Header.Crumb>
            <Header.Crumb current>Orders</Header.Crumb>
          </Header.Breadcrumbs>
        </Header.Root>
        <AppShell.Main>
          <PageHeader title="Orders" count={orders.length}>
            <Button variant="primary" icon={<Plus size={16} strokeWidth={1.5} />} onClick={create}>
              New order
            </Button>
          </PageHeader>
          <OrderList orders={orders} onChange={setOrders} onOpen={setOpened} />
        </AppShell.Main>
      </AppShell.Body>
      {opened && <OrderForm key={opened.id} order={opened} onSave={save} onClose={() => setOpened(undefined)} />}
      <Toaster toasts={toasts} />
    </AppShell.Root>
  )
}
