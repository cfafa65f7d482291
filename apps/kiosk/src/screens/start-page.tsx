// The start page of the kiosk: slideshows, menu, today's events and offers.

import { type LanguageCode, languageTags, type MallSnapshot } from '@kiosk-admin/api-client'
import type { MapState } from '@kiosk-admin/api-client/kiosk'
import { type KioskOrientation, timeInZone } from '@kiosk-admin/ui/headless'
import { lazy, type ReactNode, Suspense } from 'react'
import { messages } from '../messages'
import { currentContent } from '../model/content'
import { formatDay } from '../model/days'
import { type Destination, hasMap, hasSlideshows, menuOf } from '../model/page'
import type { StationLocation } from '../model/spots'
import './touch.css'
import { EventList } from './event-list'
import { Frame } from './frame'
import { MallHours } from './mall-hours'
import { loadHomeMap } from './map/load-map'
import { OfferGrid } from './offer-grid'
import { MallLogo } from './picture'
import { InfoSlides } from './slideshows'
import { StartMenu } from './start-menu'

const HomeMap = lazy(async () => ({ default: (await loadHomeMap()).HomeMap }))

export type StartPageProps = {
  publication: MallSnapshot
  now: Date
  orientation: KioskOrientation
  language: LanguageCode
  onLanguageChange: (language: LanguageCode) => void
  /** Called with the page or website to open. */
  onOpen: (to: Destination) => void
  /** The station's place. @default unknown: without it there is no map */
  location?: StationLocation | null
  /** What is out of order. @default nothing */
  mapState?: MapState | null
  /** Whether this visitor avoids steps. @default false */
  stepFree?: boolean
  onStepFreeChange?: (stepFree: boolean) => void
  notice?: ReactNode
  band?: ReactNode
}

/** Number of coming events on the start page; the page of events has all of them. */
const maxComing = 5

const belowSlides = 'kiosk-start'

/** Scrolls to the menu below the slideshows. */
export const scrollToMenu = () => document.getElementById(belowSlides)?.scrollIntoView()

/** Scrolls to the menu, and gives the title above it the focus of a page that is gone. */
export function returnToMenu() {
  scrollToMenu()
  document.getElementById(belowSlides)?.querySelector('h1')?.focus({ preventScroll: true })
}

/** The start page: slideshows, the menu, today's events and offers. */
export function StartPage({
  publication,
  now,
  orientation,
  language,
  onLanguageChange,
  onOpen,
  location = null,
  mapState = null,
  stepFree = false,
  onStepFreeChange = () => {},
  notice,
  band,
}: StartPageProps) {
  const { mall } = publication
  const t = messages[language]
  const { today, events, over, coming, offers } = currentContent(publication, language, now)
  const menu = <StartMenu entries={menuOf(publication)} {...{ language, onOpen }} />

  return (
    <Frame
      {...{ language, onLanguageChange, notice, band }}
      languages={mall.languages}
      onSearch={() => onOpen({ at: 'search' })}
      head={
        <>
          {hasSlideshows(publication, 'info') && (
            <Suspense>
              <InfoSlides {...{ publication, orientation, now, language }} onMenu={scrollToMenu} />
            </Suspense>
          )}
          <header id={belowSlides} className="kiosk-head">
            <MallLogo url={mall.iconUrl} />
            <h1 tabIndex={-1}>{mall.name}</h1>
            <p className="kiosk-now">
              <time className="kiosk-clock">{timeInZone(now, mall.timeZone)}</time>
              <span>{formatDay(today, languageTags[language], 'long')}</span>
            </p>
          </header>
        </>
      }
    >
      {orientation === 'landscape' && hasMap(publication, location) && (
        <Suspense fallback={<div className="kiosk-home" />}>
          <HomeMap
            {...{ publication, now, language, location, mapState, stepFree, onStepFreeChange, onOpen }}
            // the way has a page of its own
            waysUrl={null}
            onBack={scrollToMenu}
            onStart={scrollToMenu}
          />
        </Suspense>
      )}

      <MallHours {...{ publication, now, language }} />

      {menu}

      <div className="kiosk-days">
        <section aria-labelledby="kiosk-today">
          <h2 id="kiosk-today">{t.today}</h2>
          {events.length > 0 ? (
            <EventList excerpt events={events} mark={({ time }) => <time>{time}</time>} onOpen={onOpen} />
          ) : (
            <p className="kiosk-empty">{over ? t.nothingMoreToday : t.nothingToday}</p>
          )}
        </section>

        {coming.length > 0 && (
          <section aria-labelledby="kiosk-coming">
            <h2 id="kiosk-coming">{t.comingUp}</h2>
            <EventList
              compact
              events={coming.slice(0, maxComing)}
              onOpen={onOpen}
              mark={({ startDate }) => (
                <time dateTime={startDate}>{formatDay(startDate, languageTags[language], 'short')}</time>
              )}
              note={({ time }) => t.at(time)}
            />
          </section>
        )}
      </div>

      <section aria-labelledby="kiosk-offers" className="kiosk-offers-section">
        <h2 id="kiosk-offers">{t.offers}</h2>
        {offers.length > 0 ? (
          <OfferGrid excerpt {...{ offers, today, language, onOpen }} />
        ) : (
          <p className="kiosk-empty">{t.noOffers}</p>
        )}
      </section>
    </Frame>
  )
}
