import { messages } from '../../messages'
import { Picture } from '../picture'
import { useGuide } from './guide-context'
import { HoursNow, HoursTable } from './hours'
import { Gone, PageHead } from './page-head'

/** The mall's information page: its texts and opening hours. */
export function InformationPage() {
  const { guide, language, t } = useGuide()
  if (!guide.information) return <Gone />
  const { title, footer, hours, photo } = guide.information
  return (
    <>
      <PageHead title={title || messages[language].menu.information} />
      <div className="guide-details">
        <section aria-labelledby="guide-hours" className="guide-facts">
          <h2 id="guide-hours">{t.hours}</h2>
          <HoursNow hours={hours} />
          <HoursTable hours={hours} />
        </section>
        <Picture picture={photo} className="guide-picture" />
      </div>
      {footer && <p className="guide-footer">{footer}</p>}
    </>
  )
}
