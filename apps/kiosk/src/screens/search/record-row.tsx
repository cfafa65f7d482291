import { type LanguageCode, languageTags } from '@kiosk-admin/api-client'
import { textIn } from '@kiosk-admin/wayfinding'
import { clickAttributes } from '../../model/clicks'
import { pageOfCategory, pageOfItem } from '../../model/destinations'
import type { Guide } from '../../model/guide'
import type { Destination } from '../../model/page'
import { pageOfRecord } from '../../model/preview'
import type { FoundRecord } from '../../model/search'
import { floorOfCode } from '../../model/spots'
import { useGuide } from '../guide/guide-context'
import { HoursNow } from '../guide/hours'
import { Logo } from '../guide/item-list'
import { searchMessages } from './search-messages'

export type RecordRowProps = {
  record: FoundRecord
  /** The text that was found; shown if it is not the name. */
  match?: { text: string; language: string } | undefined
  /** Minutes of the way to it. */
  minutes?: number | undefined
}

/** A record with its floor and the minutes to it, and what was found or its kind; a touch opens it. */
export function RecordRow({ record, match, minutes }: RecordRowProps) {
  const { guide, language, recordSearch, onOpen, onStart } = useGuide()
  const t = searchMessages[language]
  const { kind, id } = record
  const item = kind === 'item' ? guide.items.find((one) => one.id === id) : undefined
  const floor = floorOf(record, guide)
  const page = pageOf(record, guide)
  const name = textIn(record.name, guide.languages)
  const found = match && match.text !== name ? match : undefined
  const content = (
    <>
      <Logo picture={pictureOf(record, guide)} />
      <span className="guide-item-text">
        <span className="guide-item-name">{name}</span>
        {found && <span lang={tagOf(found.language)}>{found.text}</span>}
        {item ? <HoursNow hours={item.hours} /> : kind !== 'item' && !found && <span>{t.kinds[kind]}</span>}
      </span>
      {(floor || minutes !== undefined) && (
        <span className="search-where">
          {floor && <span className="search-floor">{floor.name}</span>}
          {minutes !== undefined && <span>{t.minutes(Math.max(1, Math.ceil(minutes)))}</span>}
        </span>
      )}
    </>
  )
  const counted = clickOf(record)
  return (
    <li>
      {page ? (
        <button
          type="button"
          className="guide-item"
          {...counted}
          onClick={() => {
            void recordSearch?.({ found: { kind, id } })
            if (page === 'start') onStart()
            else onOpen(page)
          }}
        >
          {content}
        </button>
      ) : (
        <div className="guide-item" {...counted}>
          {content}
        </div>
      )}
    </li>
  )
}

const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(languageTags, code)
const tagOf = (code: string) => (isLanguage(code) ? languageTags[code] : undefined)

const floorOf = ({ areaId, floorId }: FoundRecord, { floors }: Guide) =>
  areaId === null ? floors.find(({ id }) => id === floorId) : floorOfCode(floors, areaId)

function pictureOf({ kind, id }: FoundRecord, { items, services, categories }: Guide) {
  const isOwn = (one: { id: string }) => one.id === id
  if (kind === 'item') return items.find(isOwn)?.logo ?? null
  if (kind === 'service') return services.find(isOwn)?.icon ?? null
  return (kind === 'category' && categories.find(isOwn)?.picture) || null
}

/** An item without a page opens the way to it, if it has one. */
function pageOf({ kind, id, areaId }: FoundRecord, { items, categories }: Guide): Destination | 'start' | undefined {
  const item = kind === 'item' ? items.find((one) => one.id === id) : undefined
  const category = kind === 'category' ? categories.find((one) => one.id === id) : undefined
  if (category) return pageOfCategory(category, categories)
  if (!item) return pageOfRecord({ kind, id })
  return pageOfItem(item) ?? (areaId === null ? undefined : { at: 'pathfinder', to: { name: item.name, areaId } })
}

function clickOf({ kind, id }: FoundRecord) {
  if (kind === 'item') return clickAttributes('categoryItem', id)
  return kind === 'category' || kind === 'service' ? clickAttributes(kind, id) : {}
}
