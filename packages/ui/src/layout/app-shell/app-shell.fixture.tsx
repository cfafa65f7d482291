import { Briefcase, CalendarDays, Images, Info, LayoutGrid, Plus, Store, Tablet, Utensils } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../primitives/button/button'
import * as Header from '../header/header.parts'
import { PageHeader } from '../page-header/page-header'
import * as Sidebar from '../sidebar/sidebar.parts'
import * as AppShell from './app-shell.parts'
import { useShell } from './use-shell'

/** A router link. */
const RouterLink = (props: ComponentProps<'a'>) => <a data-router="" {...props} />

function Logo() {
  const { mode } = useShell()
  return <b>{mode === 'rail' ? 'S' : 'Strandgallerian'}</b>
}

/** A complete screen for the shell's stories. */
export function ExampleSidebar({ onSignOut, head }: { onSignOut?: () => void; head?: ReactNode }) {
  return (
    <>
      <Sidebar.Top>
        <Logo />
        <AppShell.CollapseButton size="small" />
      </Sidebar.Top>
      {head}
      <Sidebar.Nav>
        <Sidebar.Group title="Published">
          <Sidebar.Item title="Dashboard" icon={<LayoutGrid />} href="#dashboard" />
          <Sidebar.Item title="Events" icon={<CalendarDays />} href="#events" count={3} />
          <Sidebar.Item asChild title="Shops" icon={<Store />} count={6} current>
            <RouterLink href="#shops" />
          </Sidebar.Item>
          <Sidebar.Item title="Restaurants & cafés" icon={<Utensils />} href="#restaurants" />
          <Sidebar.Item title="Service companies" icon={<Briefcase />} href="#companies" />
        </Sidebar.Group>
        <Sidebar.Group>
          <Sidebar.SubMenu title="Media library" icon={<Images />}>
            <Sidebar.Item title="Documents" href="#documents" />
            <Sidebar.Item title="Images" href="#images" />
          </Sidebar.SubMenu>
          <Sidebar.Item title="Kiosks" icon={<Tablet />} href="#kiosks" />
          <Sidebar.Item title="Information" icon={<Info />} href="#information" />
        </Sidebar.Group>
      </Sidebar.Nav>
      <Sidebar.User name="Ingrid Solheim" group="Marketing" onSignOut={onSignOut} />
    </>
  )
}

export function ExampleHeader({ onPublish, language }: { onPublish?: () => void; language?: ReactNode }) {
  return (
    <Header.Root>
      <AppShell.MenuButton />
      <Header.Breadcrumbs>
        <Header.Crumb>
          <a href="#published">Published</a>
        </Header.Crumb>
        <Header.Crumb current>Shops</Header.Crumb>
      </Header.Breadcrumbs>
      <Header.Actions>
        {language}
        <Header.Divider />
        <Header.Preview />
        <Header.Publish pending={12} onClick={onPublish} />
      </Header.Actions>
    </Header.Root>
  )
}

export function ExamplePage({ children }: { children?: ReactNode }) {
  return (
    <AppShell.Main>
      <PageHeader title="Shops" count={128} sub="in 14 categories">
        <Button variant="primary" icon={<Plus size={16} strokeWidth={1.5} />}>
          New shop
        </Button>
      </PageHeader>
      {children ?? <p>What the page lists.</p>}
    </AppShell.Main>
  )
}
