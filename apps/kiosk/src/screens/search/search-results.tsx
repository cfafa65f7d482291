import type { SearchHit } from '@kiosk-admin/wayfinding/search'
import type { FoundRecord } from '../../model/search'
import { useGuide } from '../guide/guide-context'
import { RecordRow } from './record-row'
import { searchMessages } from './search-messages'

export type SearchResultsProps = {
  /** What was typed. */
  text: string
  hits: readonly SearchHit<FoundRecord>[]
  /** All that was found is closed, and left out. */
  closed: boolean
  onShowClosed: () => void
  onBrowse: () => void
}

/** The records that a text finds, or what to do if it finds none. */
export function SearchResults({ text, hits, closed, onShowClosed, onBrowse }: SearchResultsProps) {
  const { language } = useGuide()
  const t = searchMessages[language]
  return (
    <>
      <p className="search-count" role="status">
        {hits.length > 0 ? t.count(hits.length) : closed ? t.nothingOpen : t.nothing(text)}
      </p>
      {hits.length > 0 && (
        <ul className="guide-items" data-view-as="visit">
          {hits.map(({ record, field, text: found, language: foundIn }) => (
            <RecordRow
              key={`${record.kind} ${record.id}`}
              record={record}
              match={field === 'name' ? undefined : { text: found, language: foundIn }}
            />
          ))}
        </ul>
      )}
      {hits.length === 0 && (
        <div className="search-nothing">
          {!closed && <p>{t.nothingHint}</p>}
          <button type="button" className="kiosk-quiet" onClick={closed ? onShowClosed : onBrowse}>
            {closed ? t.showClosed : t.browse}
          </button>
        </div>
      )}
    </>
  )
}
