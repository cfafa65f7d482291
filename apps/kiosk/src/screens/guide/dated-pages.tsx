// The guide's pages of offers and events.

import { languageTags } from '@kiosk-admin/api-client'
import { messages } from '../../messages'
import { clickAttributes } from '../../model/clicks'
import { formatDay } from '../../model/days'
import { EventList } from '../event-list'
import { OfferGrid } from '../offer-grid'
import { Picture } from '../picture'
import { SiteCode } from '../site/site-code'
import { useGuide } from './guide-context'
import { PageHead } from './page-head'

/** The offers of today. */
export function OffersPage() {
  const { shown, language, onOpen } = useGuide()
  const t = messages[language]
  return (
    <>
      <PageHead title={t.offers} />
      {shown.offers.length > 0 ? (
        <OfferGrid heading="h2" offers={shown.offers} today={shown.today} {...{ language, onOpen }} />
      ) : (
        <p className="kiosk-empty">{t.noOffers}</p>
      )}
    </>
  )
}

/** Today's events, upcoming ones, and links to more. */
export function EventsPage() {
  const { shown, language, onOpen } = useGuide()
  const t = messages[language]
  return (
    <>
      <PageHead title={t.menu.events} />
      <section aria-labelledby="guide-today">
        <h2 id="guide-today">{t.today}</h2>
        {shown.events.length > 0 ? (
          <EventList events={shown.events} mark={({ time }) => <time>{time}</time>} onOpen={onOpen} />
        ) : (
          <p className="kiosk-empty">{t.nothingToday}</p>
        )}
      </section>
      {shown.coming.length > 0 && (
        <section aria-labelledby="guide-coming">
          <h2 id="guide-coming">{t.comingUp}</h2>
          <EventList
            events={shown.coming}
            onOpen={onOpen}
            mark={({ startDate }) => (
              <time dateTime={startDate}>{formatDay(startDate, languageTags[language], 'short')}</time>
            )}
            note={({ time }) => t.at(time)}
          />
        </section>
      )}
      <MoreEvents />
    </>
  )
}

/** Links to the category that staff chose for this page and to the external calendar. */
function MoreEvents() {
  const { guide, language, t, onOpen } = useGuide()
  const { category, url } = guide.moreEvents
  if (!category && url === null) return null
  return (
    <section aria-labelledby="guide-more-events">
      <h2 id="guide-more-events">{t.moreEvents}</h2>
      <div className="guide-more">
        {category && (
          <ul className="guide-tiles">
            <li>
              {/* opens its items: the category's own target may be this page */}
              <button
                type="button"
                {...clickAttributes('category', category.id)}
                onClick={() => onOpen({ at: 'category', id: category.id, view: 'tiles' })}
              >
                <Picture picture={category.picture} className="guide-tile-picture" />
                <span>{category.name}</span>
              </button>
            </li>
          </ul>
        )}
        {url !== null && <SiteCode url={url} name={t.calendar} language={language} />}
      </div>
    </section>
  )
}
