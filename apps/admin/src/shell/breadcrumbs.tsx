import { Header } from '@kiosk-admin/ui'
import { useEffect } from 'react'
import { Link, useRoute } from 'wouter'
import type { Feature } from '../shared/feature'
import { useTexts } from '../shared/i18n'
import { home } from '../shared/location'
import { menuMessages } from '../shared/menu-messages'
import { useNamedPage } from '../shared/page-name'
import { useFeatures, useTitleOf } from './features'
import { groupOf } from './group-of'
import { useCurrentFeature, useIsAt } from './use-is-at'

/** Group, screen, and the one thing that the screen is about; the window is called so, too. */
export function Breadcrumbs() {
  const name = useNamedPage()
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

/** What the page calls itself, before anything is open and after everything is left. */
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

/** The group of the menu; only the one of what is published has a screen of its own, the dashboard. */
function GroupCrumb() {
  const t = useTexts(menuMessages)
  const titleOf = useTitleOf()
  const current = useCurrentFeature()
  const group = current ? groupOf(current) : 'Published'
  // what the menu does not lead to lies in none of its groups
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
  // below it, its crumb is the way back to all of it
  const [whole] = useRoute(feature.path)
  const at = useIsAt([feature])
  if (!at) return null
  return <Header.Crumb current={whole}>{whole ? word : <Link href={feature.path}>{word}</Link>}</Header.Crumb>
}
