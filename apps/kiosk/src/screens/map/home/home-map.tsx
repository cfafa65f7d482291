import { languageTags } from '@kiosk-admin/api-client'
import '../../guide/guide.css'
import '../../search/search.css'
import '../map.css'
import './home-map.css'
import type { Ways } from '../../../hooks/use-ways'
import type { GuideFloor } from '../../../model/guide'
import { stationSpot } from '../../../model/spots'
import { GuideProvider, useGuide } from '../../guide/guide-context'
import { type GuideValueOptions, useGuideValue } from '../../guide/use-guide-value'
import { MapWindow } from '../drawing/map-window'
import { mapMessages } from '../map-messages'
import { useOpenPlace } from '../use-open-place'
import { useScene } from '../use-scene'
import { PlaceList } from './place-list'

/** The map of the station's floor beside the list of what is in the mall; nothing if the floor is not drawn. */
export function HomeMap(options: GuideValueOptions) {
  const value = useGuideValue(options)
  const { guide, location, ways } = value
  const floor = stationSpot(guide.floors, location)?.floor
  if (!ways || !floor) return null
  return (
    <GuideProvider value={value}>
      <Home ways={ways} floor={floor} publication={options.publication} />
    </GuideProvider>
  )
}

const stayOnFloor = () => {}

type HomeProps = { ways: Ways; floor: GuideFloor; publication: GuideValueOptions['publication'] }

function Home({ ways, floor, publication }: HomeProps) {
  const { language, t } = useGuide()
  const openPlace = useOpenPlace()
  const scene = useScene({ ways, floorId: floor.id, onFloor: stayOnFloor })
  const m = mapMessages[language]
  if (!scene) return null
  return (
    <div className="kiosk-guide kiosk-home" lang={languageTags[language]}>
      <div className="home-map">
        <MapWindow
          key={floor.id}
          scene={scene}
          label={m.map(floor.name)}
          youAreHere={t.youAreHere}
          t={m}
          onUnitPress={openPlace}
        />
        <p className="home-floor">{floor.name}</p>
      </div>
      <PlaceList publication={publication} />
    </div>
  )
}
