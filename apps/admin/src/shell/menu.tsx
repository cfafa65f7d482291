import type { Change } from '@kiosk-admin/api-client'
import { AppShell, Button, MallSwitcher, Note, Sidebar } from '@kiosk-admin/ui'
import { Link } from 'wouter'
import { useMall, useMalls, usePermissions } from '../data/use-mall'
import { useOwnSession } from '../data/use-own-session'
import { useChanges } from '../data/use-publication'
import type { Feature } from '../features'
import { useTexts } from '../shared/i18n'
import { home, navigate } from '../shared/location'
import { menuMessages } from '../shared/menu-messages'
import { session, useSession } from '../shared/session'
import { boundaryMessages } from './boundary-messages'
import { type Entry, entriesOf } from './entries'
import { useFeatures, useTitleOf } from './features'
import { groups } from './group-of'
import { prepareFeature } from './load-feature'
import { Logo } from './logo'
import { useIsAt } from './use-is-at'
import { useSignOut } from './use-sign-out'

export function Menu() {
  const t = useTexts(menuMessages)
  const failed = useTexts(boundaryMessages)
  const features = useFeatures()
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
                {failed('boundary.retry')}
              </Button>
            }
          >
            {failed('boundary.text')}
          </Note>
        )}
        {permissions &&
          groups.map((group) => {
            const entries = entriesOf(features, group, permissions)
            if (entries.length === 0) return null
            return (
              <Sidebar.Group key={group} title={t(`menu.group.${group}`)}>
                {entries.map((entry) => (
                  <MenuEntry key={entry[0].name} entry={entry} />
                ))}
              </Sidebar.Group>
            )
          })}
      </Sidebar.Nav>
      <Who />
    </>
  )
}

/** Whether what waits for Publish is shown by this screen; two screens may share an area, but then not a kind. */
const isAbout = ({ area, resource }: Feature, change: Change) =>
  area !== undefined && area === change.area && (!resource || resource === change.resource)

function MenuEntry({ entry }: { entry: Entry }) {
  const titleOf = useTitleOf()
  const [feature] = entry
  const { path, icon: Icon } = feature
  const current = useIsAt(entry)
  const waits = (change: Change) => entry.some((one) => isAbout(one, change))
  const prepare = () => prepareFeature(feature)
  const pending = useChanges().data?.changes.filter(waits).length ?? 0
  return (
    <Sidebar.Item asChild title={titleOf(feature)} icon={<Icon />} count={pending} current={current}>
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

function Who() {
  const name = useSession()?.userName ?? ''
  const group = useOwnSession().data?.groupName
  return <Sidebar.User name={name} group={group} profile={<Link href="/user/profile" />} onSignOut={useSignOut()} />
}
