import type { Area, ItemRemovalPlan } from '@kiosk-admin/api-client'
import { Note } from '@kiosk-admin/ui'
import { type ReactNode, useId } from 'react'
import { useLocalisedText } from '../../../data/malls/use-localised-text'
import { areaMessages } from '../../../shared/i18n/area-messages'
import { useMessages } from '../../../shared/i18n/i18n'
import { RecordLine, UsageList } from '../../../shared/usage-list'
import { removalMessages } from './removal-messages'

/** The records that would be deleted with an item and those that would be kept, with links. */
export function RemovalDetails({ plan, changed }: { plan: ItemRemovalPlan; changed: boolean }) {
  const t = useMessages(removalMessages)
  const nameOf = useLocalisedText()
  const { offers, media, slideshows, sharedMedia, namedBy, missingRights } = plan
  const takesMore = offers.length + media.length + slideshows.length > 0
  return (
    <>
      {missingRights.length > 0 && <MissingRights plan={plan} />}
      {changed && (
        <Note role="alert" tone="warning" className="mt-3">
          {t('removal.changed')}
        </Note>
      )}
      <Group heading={t('removal.offers')} shown={offers.length > 0}>
        {offers.map(({ id, name }) => (
          <RecordLine key={id} record={{ resource: 'Offer', id }}>
            {nameOf(name)}
          </RecordLine>
        ))}
      </Group>
      <Group heading={t('removal.files')} shown={media.length > 0}>
        {media.map(({ id, name, kind }) => (
          <RecordLine key={id} record={{ resource: 'MediaLibrary', id, kind }}>
            {nameOf(name)}
          </RecordLine>
        ))}
      </Group>
      <Group heading={t('removal.slideshows')} shown={slideshows.length > 0}>
        {slideshows.map(({ id, name, kind, slides }) => (
          <RecordLine
            key={id}
            record={{ resource: 'Slideshow', id, kind }}
            aside={slides
              .map((slide) => t(slide.whole ? 'removal.slideGoes' : 'removal.slideStays', { name: slide.name }))
              .join(', ')}
          >
            {nameOf(name)}
          </RecordLine>
        ))}
      </Group>
      <Group heading={t('removal.shared')} shown={sharedMedia.length > 0}>
        {sharedMedia.map(({ id, name, kind, usedBy }) => (
          <RecordLine
            key={id}
            record={{ resource: 'MediaLibrary', id, kind }}
            aside={usedBy.map((usage) => nameOf(usage.name)).join(', ')}
          >
            {nameOf(name)}
          </RecordLine>
        ))}
      </Group>
      {namedBy.length > 0 && (
        <Section heading={t('removal.namedBy')}>
          <UsageList usages={namedBy} />
        </Section>
      )}
      {takesMore && <p className="mt-4 mb-0 text-sm text-fg-muted">{t('removal.undo')}</p>}
    </>
  )
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-4">
      <h3 id={id} className="m-0 text-sm font-medium text-fg-strong">
        {heading}
      </h3>
      {children}
    </section>
  )
}

type GroupProps = { heading: string; shown: boolean; children: ReactNode }

const Group = ({ heading, shown, children }: GroupProps) =>
  shown && (
    <Section heading={heading}>
      <ul className="m-0 flex list-none flex-col p-0 text-sm">{children}</ul>
    </Section>
  )

/** The missing permissions, and the records that need them. */
function MissingRights({ plan: { item, offers, media, slideshows, missingRights } }: { plan: ItemRemovalPlan }) {
  const t = useMessages(removalMessages)
  const a = useMessages(areaMessages)
  const nameOf = useLocalisedText()
  const neededFor: Partial<Record<Area, string>> = {
    Offer: t('removal.offerCount', { count: offers.length }),
    MediaLibrary: t('removal.fileCount', { count: media.length }),
    Slideshow: t('removal.slideshowCount', { count: slideshows.length }),
  }
  return (
    <Note tone="error" className="mt-3">
      {t('removal.missing')}
      <ul className="m-0 mt-1 ps-5">
        {missingRights.map((area) => (
          <li key={area}>
            {t('removal.right', { area: a(`areas.${area}`), what: neededFor[area] ?? nameOf(item.name) })}
          </li>
        ))}
      </ul>
    </Note>
  )
}
