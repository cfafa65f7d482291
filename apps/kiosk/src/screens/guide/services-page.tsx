import { messages } from '../../messages'
import { clickAttributes } from '../../model/clicks'
import { Picture } from '../picture'
import { useGuide } from './guide-context'
import { Logo } from './item-list'
import { Gone, PageHead } from './page-head'
import { WayButton } from './way-button'

/** The mall's services. */
export function ServicesPage() {
  const { guide, language, t, onOpen } = useGuide()
  return (
    <>
      <PageHead title={messages[language].menu.services} />
      {guide.services.length === 0 && <p className="kiosk-empty">{t.nothingHere}</p>}
      <ul className="guide-items" data-view-as="tiles">
        {guide.services.map(({ id, name, icon }) => (
          <li key={id}>
            <button
              type="button"
              className="guide-item"
              {...clickAttributes('service', id)}
              onClick={() => onOpen({ at: 'service', id })}
            >
              <Logo picture={icon} />
              <span className="guide-item-text">
                <span className="guide-item-name">{name}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

export function ServicePage({ id }: { id: string }) {
  const { guide } = useGuide()
  const service = guide.services.find((one) => one.id === id)
  if (!service) return <Gone />
  const { name, icon, picture, areaId } = service
  return (
    <>
      <PageHead title={name} />
      <div className="guide-details">
        <div className="guide-facts">
          {icon && <Logo picture={icon} />}
          {areaId !== null && (
            <div className="guide-actions">
              <WayButton to={{ name, areaId }} />
            </div>
          )}
        </div>
        <Picture picture={picture} className="guide-picture" />
      </div>
    </>
  )
}
