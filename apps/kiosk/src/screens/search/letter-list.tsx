import type { LetterGroup } from '@kiosk-admin/wayfinding/search'
import { useRef } from 'react'
import { useOneTabStop } from '../../hooks/use-one-tab-stop'
import type { FoundRecord, MinutesTo } from '../../model/search'
import { useGuide } from '../guide/guide-context'
import { RecordRow } from './record-row'
import { searchMessages } from './search-messages'

export type LetterListProps = {
  groups: readonly LetterGroup<FoundRecord>[]
  /** The letter whose names are listed; `null` for all. */
  letter: string | null
  onLetterChange: (letter: string | null) => void
  minutes: MinutesTo | undefined
}

/** The alphabet, and names by their first letter. */
export function LetterList({ groups, letter, onLetterChange, minutes }: LetterListProps) {
  const { language, t } = useGuide()
  const letters = useRef<HTMLFieldSetElement>(null)
  const tabStop = useOneTabStop(letters)
  const listed = groups.filter(({ records }) => records.length > 0)
  // the letter may have none left, once what is closed is left out
  const chosen = listed.filter((group) => group.letter === letter)
  return (
    <>
      <fieldset ref={letters} className="search-letters" aria-label={searchMessages[language].letter} {...tabStop}>
        {groups.map((group) => (
          <button
            key={group.letter}
            type="button"
            disabled={group.records.length === 0}
            aria-pressed={group.letter === letter}
            onClick={() => onLetterChange(group.letter === letter ? null : group.letter)}
          >
            {group.letter}
          </button>
        ))}
      </fieldset>
      {listed.length === 0 && <p className="kiosk-empty">{t.nothingHere}</p>}
      {(chosen.length > 0 ? chosen : listed).map((group) => (
        <section key={group.letter} aria-labelledby={`search-letter-${group.letter}`}>
          <h2 id={`search-letter-${group.letter}`}>{group.letter}</h2>
          <ul className="guide-items" data-view-as="visit">
            {group.records.map((record) => (
              <RecordRow key={`${record.kind} ${record.id}`} record={record} minutes={minutes?.(record)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
