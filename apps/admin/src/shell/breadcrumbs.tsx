import { Header } from '@kiosk-admin/ui'
import { useEffect } from 'react'
import { Link, useRoute } from 'wouter'
import type { Feature } from '../shared/feature/feature'
import { useMessages } from '../shared/i18n/i18n'
import { menuMessages } from '../shared/i18n/menu-messages'
import { home } from '../shared/routing/location'
import { useCurrentPageName } from '../shared/routing/page-name'
import { useFeatures, useTitleOf } from './features'
import { groupOf } from './group-of'
import { useCurrentFeature, useIsAt } from './use-is-at'

/** The menu group, the screen and the record that is open; the window has the same title. */
export function Breadcrumbs() {
  const name = useCurrentPageName()
  const current = useCurrentFeature()
  const titleOf = useTitleOf()
  useWindowTitle([name, current && titleOf(current)])
  return (
    <Header.Breadcrumbs>
      <GroupCrumb />
      {useFeatures().map((feature) => (
        <CurrentCrumb key={feature.path} feature={feature} />
      ))}
      {name !== undefined && <Header.Crumb current>{name}</Header.Crumb>}
    </Header.Breadcrumbs>
  )
}

/** The window's title before and after a screen is open. */
const appTitle = document.title

function useWindowTitle(names: readonly (string | undefined)[]) {
  const title = [...names.filter(Boolean), appTitle].join(' – ')
  useEffect(() => {
    document.title = title
    return () => {
      document.title = appTitle
    }
  }, [title])
}

/** The crumb of a menu group; only Published links to a screen, the dashboard. */
function GroupCrumb() {
  const t = useMessages(menuMessages)
  const titleOf = useTitleOf()
  const current = useCurrentFeature()
  const group = current ? groupOf(current) : 'Published'
  // screens outside the menu belong to no group
  if (current?.inMenu === false) return null
  const word = t(`menu.group.${group}`)
  if (group === 'Published') {
    return (
      <Header.Crumb>
        <Link href={home()}>{word}</Link>
      </Header.Crumb>
    )
  }
  return current && titleOf(current) === word ? null : <Header.Crumb>{word}</Header.Crumb>
}

function CurrentCrumb({ feature }: { feature: Feature }) {
  const word = useTitleOf()(feature)
  // on pages below the screen its crumb links back to the list
  const [whole] = useRoute(feature.path)
  const at = useIsAt([feature])
  if (!at) return null
  return <Header.Crumb current={whole}>{whole ? word : <Link href={feature.path}>{word}</Link>}</Header.Crumb>
}
