import { clickAttributes } from '../../model/clicks'
import { OfferGrid } from '../offer-grid'
import { Picture } from '../picture'
import { RichText } from '../rich-text'
import { useGuide } from './guide-context'
import { HoursNow, HoursTable } from './hours'
import { Logo } from './item-list'
import { Gone, PageHead } from './page-head'
import { WayButton } from './way-button'

/** A shop, restaurant or service company: description, opening hours and location. */
export function ItemPage({ id }: { id: string }) {
  const { guide, shown, language, t, onOpen } = useGuide()
  const item = guide.items.find((one) => one.id === id)
  if (!item) return <Gone />
  const { name, description, logo, picture, hours, areaId, address, phone, siteUrl } = item
  const offers = shown.offers.filter(({ shopId }) => shopId === id)
  return (
    <>
      <PageHead title={name} />
      <div className="guide-details">
        <div className="guide-facts">
          {logo && <Logo picture={logo} />}
          <HoursNow hours={hours} />
          <RichText value={description} {...{ name, onOpen }} />
          <dl>
            {address && <Fact name={t.address} value={address} />}
            {phone && <Fact name={t.phone} value={phone} />}
          </dl>
          <div className="guide-actions">
            {areaId !== null && <WayButton to={{ name, areaId }} itemId={id} />}
            {siteUrl && (
              <button
                type="button"
                className="kiosk-quiet"
                {...clickAttributes('menu', 'site')}
                onClick={() => onOpen({ at: 'site', url: siteUrl, name })}
              >
                {t.site}
              </button>
            )}
          </div>
        </div>
        <Picture picture={picture} className="guide-picture" />
      </div>
      {hours && (
        <section aria-labelledby="guide-hours">
          <h2 id="guide-hours">{t.hours}</h2>
          <HoursTable hours={hours} />
        </section>
      )}
      {offers.length > 0 && (
        <section aria-labelledby="guide-offers">
          <h2 id="guide-offers">{t.offersHere}</h2>
          <OfferGrid atShop offers={offers} today={shown.today} {...{ language, onOpen }} />
        </section>
      )}
    </>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
