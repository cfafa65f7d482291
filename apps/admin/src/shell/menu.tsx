import { logout, type MenuGroup, may, menuGroups, type Permissions } from '@kiosk-admin/api-client'
import { AppShell, Button, MallSwitcher, Note, Sidebar } from '@kiosk-admin/ui'
import { Link, useRoute } from 'wouter'
import { useMall, useMalls, usePermissions } from '../data/use-mall'
import { useOwnSession } from '../data/use-own-session'
import { useChanges } from '../data/use-publication'
import { type Feature, features } from '../features'
import { useApi } from '../shared/api'
import { useTexts } from '../shared/i18n'
import { navigate } from '../shared/location'
import { menuMessages } from '../shared/menu-messages'
import { session, useSession } from '../shared/session'
import { Logo } from './logo'
import { shellMessages } from './messages'

const groups = Object.keys(menuGroups) as MenuGroup[]

/** The menu's group of a screen; a screen that everyone sees is among what is published. */
const groupOf = ({ area }: Feature): MenuGroup =>
  groups.find((group) => area && (menuGroups[group] as readonly string[]).includes(area)) ?? 'Published'

/** What stands in the menu: screens that exist, and that the user may read. */
const entriesOf = (group: MenuGroup, permissions: Permissions) =>
  features.filter((feature) => groupOf(feature) === group && (!feature.area || may(permissions, feature.area, 'read')))

export function Menu() {
  const t = useTexts(menuMessages)
  const shell = useTexts(shellMessages)
  const { data: permissions, error, retry } = usePermissions()
  return (
    <>
      <Sidebar.Top>
        <Logo />
        <AppShell.CollapseButton />
      </Sidebar.Top>
      <Malls />
      <Sidebar.Nav>
        {error && (
          <Note
            tone="error"
            action={
              <Button size="small" onClick={retry}>
                {shell('shell.failed.retry')}
              </Button>
            }
          >
            {shell('shell.failed.text')}
          </Note>
        )}
        {permissions &&
          groups.map((group) => {
            const entries = entriesOf(group, permissions)
            if (entries.length === 0) return null
            return (
              <Sidebar.Group key={group} title={t(`menu.group.${group}`)}>
                {entries.map((feature) => (
                  <MenuEntry key={feature.name} feature={feature} />
                ))}
              </Sidebar.Group>
            )
          })}
      </Sidebar.Nav>
      <Who />
    </>
  )
}

function MenuEntry({ feature: { name, path, area, icon: Icon } }: { feature: Feature }) {
  const t = useTexts(menuMessages)
  const [current] = useRoute(path)
  const pending = useChanges().data?.changes.filter(({ resource }) => resource === area).length ?? 0
  return (
    <Sidebar.Item asChild title={t(`menu.${name}`)} icon={<Icon />} count={pending} current={current}>
      <Link href={path} />
    </Sidebar.Item>
  )
}

function Malls() {
  const { data: malls } = useMalls()
  const mall = useMall()
  if (!malls || !mall) return null
  const choose = (id: string) => navigate('/published', { before: () => session.chooseMall(id) })
  return <MallSwitcher malls={malls.map(({ id, name }) => ({ id, name }))} value={mall.id} onValueChange={choose} />
}

function Who() {
  const api = useApi()
  const name = useSession()?.userName ?? ''
  const group = useOwnSession().data?.groupName
  function signOut() {
    // The call takes the token along before the session ends here: its end is also told by socket, and that would read
    // as one that staff did not ask for. Out of reach, the server ends the session by itself later.
    void api.call(logout).catch(() => undefined)
    session.end()
    navigate('/', { force: true })
  }
  return <Sidebar.User name={name} group={group} onSignOut={signOut} />
}
