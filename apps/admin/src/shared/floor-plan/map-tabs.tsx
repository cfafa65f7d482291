import { useScreenTitle } from '../feature/known-features'
import { TabLinks } from '../routing/tab-links'

/** Paths of the screens about the map of the mall, by name; one area guards them all. */
const paths = { map: '/published/Map', connectors: '/published/Connectors' } as const
const names = ['map', 'connectors'] as const

/** Navigation between the map and its lifts and stairs, which share a menu entry. */
export function MapTabs({ current }: { current: (typeof names)[number] }) {
  const titleOf = useScreenTitle()
  return (
    <TabLinks
      label={titleOf('map')}
      links={names.map((name) => ({ href: paths[name], title: titleOf(name), current: name === current }))}
    />
  )
}
