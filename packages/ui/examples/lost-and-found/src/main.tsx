import '@kiosk-admin/ui/styles.css'
import {
  AppShell,
  Button,
  ConfirmHost,
  Header,
  KioskUiProvider,
  NotificationsButton,
  PageHeader,
  Sidebar,
  Toaster,
} from '@kiosk-admin/ui'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Plus, Umbrella } from 'lucide-react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, useLocation, useNavigate, useParams } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ItemForm } from './item-form'
import { ItemList } from './item-list'
import { confirm, notifications, toasts } from './messages'
import { itemList, queries } from './queries'

function LostAndFound() {
  const { data: items } = useQuery(itemList)
  const { id } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const open = (pathname: string) => navigate({ pathname, search })
  const item = items?.find((one) => one.id === id)
  return (
    <AppShell.Root>
      <AppShell.Sidebar>
        <Sidebar.Top>
          <b>Strandgallerian</b>
          <AppShell.CollapseButton size="small" />
        </Sidebar.Top>
        <Sidebar.Nav>
          <Sidebar.Group title="Information desk">
            <Sidebar.Item title="Lost and found" icon={<Umbrella />} current asChild>
              <Link to="/" />
            </Sidebar.Item>
          </Sidebar.Group>
        </Sidebar.Nav>
      </AppShell.Sidebar>
      <AppShell.Body>
        <Header.Root>
          <AppShell.MenuButton />
          <Header.Breadcrumbs>
            <Header.Crumb current>Lost and found</Header.Crumb>
          </Header.Breadcrumbs>
          <Header.Actions>
            <NotificationsButton notifications={notifications} />
          </Header.Actions>
        </Header.Root>
        <AppShell.Main>
          <PageHeader title="Lost and found" count={items?.length}>
            <Button variant="primary" icon={<Plus size={16} strokeWidth={1.5} />} onClick={() => open('/new')}>
              New item
            </Button>
          </PageHeader>
          <ItemList onOpen={(item) => open(`/${item.id}`)} />
        </AppShell.Main>
      </AppShell.Body>
      {(item || id === 'new') && <ItemForm key={id} item={item} onClose={() => open('/')} />}
      <ConfirmHost confirm={confirm} />
      <Toaster toasts={toasts} />
    </AppShell.Root>
  )
}

const router = createBrowserRouter([{ path: '/:id?', element: <LostAndFound /> }])
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

createRoot(document.getElementById('root') as HTMLElement).render(
  <KioskUiProvider locale="en-GB" nonce={nonce}>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </KioskUiProvider>,
)
