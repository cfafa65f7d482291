import { languageTags } from '@kiosk-admin/api-client'
import { useMemo } from 'react'
import './guide.css'
import { isItemPage, type Page, typeOfPage } from '../../model/page'
import type { MinutesTo, SearchState } from '../../model/search'
import { Frame } from '../frame'
import { SearchPage } from '../search/search-page'
import { SearchSign } from '../search/search-sign'
import type { StartPageProps } from '../start-page'
import { CategoryPage, TypePage } from './category-page'
import { EventsPage, OffersPage } from './dated-pages'
import { GuideProvider } from './guide-context'
import { GuideNavigation } from './guide-navigation'
import { InformationPage } from './information-page'
import { ItemPage } from './item-page'
import { ParkingPage, PlacesPage } from './outside-pages'
import { PathfinderPage } from './pathfinder-page'
import { RecordPage } from './record-page'
import { ServicePage, ServicesPage } from './services-page'
import { SignLanguagePage } from './sign-language-page'
import { type GuideValueOptions, useGuideValue } from './use-guide-value'

export type GuidePageProps = Omit<StartPageProps, 'orientation'> &
  GuideValueOptions & {
    page: Page
    search: SearchState
    onSearchChange: (search: SearchState) => void
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
  const context = useGuideValue({
    ...{ publication, now, language, location, mapState, waysUrl, stepFree, onStepFreeChange },
    ...{ recordSearch, onOpen, onBack, onStart },
  })
  const found = context.ways?.found
  const minutes = useMemo<MinutesTo | undefined>(
    () => found && (({ areaId }) => (areaId === null ? undefined : found.minutesTo({ code: areaId }))),
    [found],
  )
  return (
    <Frame
      {...{ language, onLanguageChange, notice, band }}
      languages={publication.mall.languages}
      head={page.at === 'search' && <SearchSign mall={publication.mall} />}
      navigation={<GuideNavigation {...context} ofPathfinder={page.at === 'pathfinder'} />}
      onSearch={page.at === 'search' ? undefined : () => onOpen({ at: 'search' })}
    >
      <GuideProvider value={context}>
        <div className="kiosk-guide" lang={languageTags[language]}>
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
    case 'signLanguage':
      return <SignLanguagePage />
    case 'pathfinder':
      return <PathfinderPage page={page} />
  }
}
