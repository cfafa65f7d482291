import type { MenuGroup } from '@kiosk-admin/api-client'
import { AppShell, Button, MallSwitcher, Note, Sidebar } from '@kiosk-admin/ui'
import { Link } from 'wouter'
import { useMall, useMalls, usePermissions } from '../data/malls/use-mall'
import { useOwnSession } from '../data/people/use-own-session'
import { usePending } from '../data/publication/use-pending'
import { useStale } from '../shared/failures/as-of'
import type { Feature } from '../shared/feature/feature'
import { useMessages } from '../shared/i18n/i18n'
import { menuMessages } from '../shared/i18n/menu-messages'
import { home, navigate } from '../shared/routing/location'
import { session, useSession } from '../shared/session/session'
import { boundaryMessages } from './boundary-messages'
import { type Entry, entriesOf } from './entries'
import { useFeatures, useTitleOf } from './features'
import { groups } from './group-of'
import { prepareFeature } from './load-feature'
import { Logo } from './logo'
import { useIsAt } from './use-is-at'
import { useMenuGroup } from './use-menu-group'
import { useSignOut } from './use-sign-out'

export function Menu() {
  const failed = useMessages(boundaryMessages)
  const features = useFeatures()
  const { data: permissions, error, retry } = usePermissions()
  const stale = useStale()
  return (
    <>
      <Sidebar.Top>
        <Logo />
        <AppShell.CollapseButton />
      </Sidebar.Top>
      <Malls />
      <Sidebar.Nav data-stale-counts={stale}>
        {error && (
          <Note
            tone="error"
            action={
              <Button size="small" onClick={retry}>
                {failed('boundary.retry')}
              </Button>
            }
          >
            {failed('boundary.text')}
          </Note>
        )}
        {permissions &&
          groups.map((group) => (
            <MenuOfGroup key={group} group={group} entries={entriesOf(features, group, permissions)} />
          ))}
      </Sidebar.Nav>
      <CurrentUser />
    </>
  )
}

/** Published is always unfolded; other groups fold, and a group with a single entry is shown as that entry. */
function MenuOfGroup({ group, entries }: { group: MenuGroup; entries: readonly Entry[] }) {
  const t = useMessages(menuMessages)
  const current = useIsAt(entries.flat())
  const { open, setOpen } = useMenuGroup(group, current)
  const count = usePendingCount(entries.flat())
  const [first] = entries
  if (!first) return null
  const title = t(`menu.group.${group}`)
  const folds = group !== 'Published' && entries.length > 1
  const items = entries.map((entry) => <MenuEntry key={entry[0].name} entry={entry} icon={!folds} />)
  if (!folds) return <Sidebar.Group title={entries.length > 1 ? title : undefined}>{items}</Sidebar.Group>
  const { icon: Icon } = first[0]
  return (
    <Sidebar.SubMenu title={title} icon={<Icon />} count={count} current={current} open={open} onOpenChange={setOpen}>
      {items}
    </Sidebar.SubMenu>
  )
}

/** The number of unpublished records of these screens. */
function usePendingCount(features: readonly Feature[]) {
  const { countAt } = usePending()
  return features.reduce((sum, { path }) => sum + countAt(path), 0)
}

function MenuEntry({ entry, icon }: { entry: Entry; icon: boolean }) {
  const titleOf = useTitleOf()
  const [feature] = entry
  const { path, icon: Icon } = feature
  const current = useIsAt(entry)
  const count = usePendingCount(entry)
  const prepare = () => prepareFeature(feature)
  return (
    <Sidebar.Item asChild title={titleOf(feature)} icon={icon && <Icon />} count={count} current={current}>
      <Link href={path} onPointerEnter={prepare} onFocus={prepare} />
    </Sidebar.Item>
  )
}

function Malls() {
  const { data: malls } = useMalls()
  const mall = useMall()
  if (!malls || !mall) return null
  const choose = (id: string) => navigate(home(), { before: () => session.chooseMall(id) })
  return <MallSwitcher malls={malls.map(({ id, name }) => ({ id, name }))} value={mall.id} onValueChange={choose} />
}

function CurrentUser() {
  const name = useSession()?.userName ?? ''
  const group = useOwnSession().data?.groupName
  return <Sidebar.User name={name} group={group} profile={<Link href="/user/profile" />} onSignOut={useSignOut()} />
}
