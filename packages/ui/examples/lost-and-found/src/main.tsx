import '@kiosk-admin/ui/styles.css'
import { AppShell, Button, Header, KioskUiProvider, PageHeader, Sidebar, Toaster } from '@kiosk-admin/ui'
import { Plus, Umbrella } from 'lucide-react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ItemForm } from './item-form'
import { ItemList } from './item-list'
import { type Item, store } from './items'
import { toasts } from './toasts'

function LostAndFound() {
  const items = store.use()
  const [opened, setOpened] = useState<Item | 'new'>()
  return (
    <AppShell.Root>
      <AppShell.Sidebar>
        <Sidebar.Top>
          <b>Strandgallerian</b>
          <AppShell.CollapseButton size="small" />
        </Sidebar.Top>
        <Sidebar.Nav>
          <Sidebar.Group title="Information desk">
            <Sidebar.Item title="Lost and found" icon={<Umbrella />} href="#" current />
          </Sidebar.Group>
        </Sidebar.Nav>
      </AppShell.Sidebar>
      <AppShell.Body>
        <Header.Root>
          <AppShell.MenuButton />
          <Header.Breadcrumbs>
            <Header.Crumb current>Lost and found</Header.Crumb>
          </Header.Breadcrumbs>
        </Header.Root>
        <AppShell.Main>
          <PageHeader title="Lost and found" count={items.length}>
            <Button variant="primary" icon={<Plus size={16} strokeWidth={1.5} />} onClick={() => setOpened('new')}>
              New item
            </Button>
          </PageHeader>
          <ItemList onOpen={setOpened} />
        </AppShell.Main>
      </AppShell.Body>
      {opened && (
        <ItemForm
          key={opened === 'new' ? 'new' : opened.id}
          item={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
      <Toaster toasts={toasts} />
    </AppShell.Root>
  )
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

createRoot(document.getElementById('root') as HTMLElement).render(
  <KioskUiProvider locale="en-GB" nonce={nonce}>
    <LostAndFound />
  </KioskUiProvider>,
)
