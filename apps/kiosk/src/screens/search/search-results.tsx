import type { SearchHit } from '@kiosk-admin/wayfinding/search'
import type { FoundRecord, MinutesTo } from '../../model/search'
import { useGuide } from '../guide/guide-context'
import { RecordRow } from './record-row'
import { searchMessages } from './search-messages'

export type SearchResultsProps = {
  hits: readonly SearchHit<FoundRecord>[]
  /** All that was found is closed, and left out. */
  closed: boolean
  minutes: MinutesTo | undefined
  onShowClosed: () => void
  onBrowse: () => void
}

/** The records that a text finds, or what to do if it finds none. */
export function SearchResults({ hits, closed, minutes, onShowClosed, onBrowse }: SearchResultsProps) {
  const { language } = useGuide()
  const t = searchMessages[language]
  if (hits.length === 0) {
    return (
      <div className="search-nothing">
        {!closed && <p>{t.nothingHint}</p>}
        <button type="button" className="kiosk-quiet" onClick={closed ? onShowClosed : onBrowse}>
          {closed ? t.showClosed : t.browse}
        </button>
      </div>
    )
  }
  return (
    <ul className="guide-items" data-view-as="visit">
      {hits.map(({ record, text: found, language: foundIn }) => (
        <RecordRow
          key={`${record.kind} ${record.id}`}
          record={record}
          minutes={minutes?.(record)}
          match={{ text: found, language: foundIn }}
        />
      ))}
    </ul>
  )
}
