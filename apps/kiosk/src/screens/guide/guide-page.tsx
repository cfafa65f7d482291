import type { MapState } from '@kiosk-admin/api-client/kiosk'
import type { Station } from '@kiosk-admin/kiosk-client'
import { useMemo } from 'react'
import './guide.css'
import { useWays } from '../../hooks/use-ways'
import { tags } from '../../messages'
import { currentContent } from '../../model/content'
import { guideOf } from '../../model/guide'
import { isItemPage, type Page, typeOfPage } from '../../model/page'
import type { MinutesTo, SearchState } from '../../model/search'
import type { StationLocation } from '../../model/spots'
import { Frame } from '../frame'
import { SearchPage } from '../search/search-page'
import { SearchSign } from '../search/search-sign'
import type { StartPageProps } from '../start-page'
import { CategoryPage, TypePage } from './category-page'
import { EventsPage, OffersPage } from './dated-pages'
import { type GuideContext, GuideProvider } from './guide-context'
import { guideMessages } from './guide-messages'
import { GuideNavigation } from './guide-navigation'
import { InformationPage } from './information-page'
import { ItemPage } from './item-page'
import { ParkingPage, PlacesPage } from './outside-pages'
import { PathfinderPage } from './pathfinder-page'
import { RecordPage } from './record-page'
import { ServicePage, ServicesPage } from './services-page'

export type GuidePageProps = Omit<StartPageProps, 'orientation'> & {
  page: Page
  location: StationLocation | null
  mapState: MapState | null
  waysUrl: string | null
  stepFree: boolean
  onStepFreeChange: (stepFree: boolean) => void
  search: SearchState
  onSearchChange: (search: SearchState) => void
  /** Counts searches; without it, as in a preview, they are not counted. */
  recordSearch?: Station['recordSearch'] | undefined
  onBack: () => void
  onStart: () => void
}

/** The pages behind the start page. */
export function GuidePage({
  page,
  publication,
  now,
  language,
  onLanguageChange,
  notice,
  band,
  location,
  mapState,
  waysUrl,
  stepFree,
  onStepFreeChange,
  search,
  onSearchChange,
  recordSearch,
  onOpen,
  onBack,
  onStart,
}: GuidePageProps) {
  const guide = useMemo(() => guideOf(publication, language, now), [publication, language, now])
  const shown = useMemo(() => currentContent(publication, language, now), [publication, language, now])
  const ways = useWays({ publication, location, mapState, stepFree, now })
  const found = ways?.found
  const minutes = useMemo<MinutesTo | undefined>(
    () => found && (({ areaId }) => (areaId === null ? undefined : found.minutesTo({ code: areaId }))),
    [found],
  )
  const context: GuideContext = {
    guide,
    shown,
    now,
    language,
    location,
    ways,
    waysUrl,
    stepFree,
    onStepFreeChange,
    t: guideMessages[language],
    recordSearch,
    onOpen,
    onBack,
    onStart,
  }
  return (
    <Frame
      {...{ language, onLanguageChange, notice, band }}
      languages={publication.mall.languages}
      head={page.at === 'search' && <SearchSign mall={publication.mall} />}
      navigation={<GuideNavigation {...context} ofPathfinder={page.at === 'pathfinder'} />}
      onSearch={page.at === 'search' ? undefined : () => onOpen({ at: 'search' })}
    >
      <GuideProvider value={context}>
        <div className="kiosk-guide" lang={tags[language]}>
          {page.at === 'search' ? (
            <SearchPage {...{ publication, search, onSearchChange, minutes }} />
          ) : (
            <PageOf page={page} />
          )}
        </div>
      </GuideProvider>
    </Frame>
  )
}

function PageOf({ page }: { page: Exclude<Page, { at: 'search' }> }) {
  if (isItemPage(page.at)) return <TypePage type={typeOfPage(page.at)} page={page.at} />
  switch (page.at) {
    case 'category':
      return <CategoryPage {...page} />
    case 'item':
      return <ItemPage id={page.id} />
    case 'service':
      return <ServicePage id={page.id} />
    case 'record':
      return <RecordPage {...page} />
    case 'services':
      return <ServicesPage />
    case 'offers':
      return <OffersPage />
    case 'events':
      return <EventsPage />
    case 'parking':
      return <ParkingPage />
    case 'surroundingArea':
      return <PlacesPage />
    case 'information':
      return <InformationPage />
    case 'pathfinder':
      return <PathfinderPage page={page} />
  }
}
