import { languageTags, type MallSnapshot } from '@kiosk-admin/api-client'
import { collator, statusAt } from '@kiosk-admin/ui/headless'
import { letterIndex, type SearchOptions, searchIndex } from '@kiosk-admin/wayfinding/search'
import { X } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import './search.css'
import { useMissedText } from '../../hooks/use-missed-text'
import { useTypingAnywhere } from '../../hooks/use-typing-anywhere'
import { type FoundRecord, type MinutesTo, type SearchState, searchRecordsOf } from '../../model/search'
import { useGuide } from '../guide/guide-context'
import { PageHead } from '../guide/page-head'
import { LetterList } from './letter-list'
import { SearchKeyboard } from './search-keyboard'
import { searchMessages } from './search-messages'
import { SearchResults } from './search-results'

export type SearchPageProps = {
  publication: MallSnapshot
  search: SearchState
  onSearchChange: (search: SearchState) => void
  minutes?: MinutesTo | undefined
}

/** Maximum length of a search, in letters. */
const maxLength = 60

/** The search: what is typed finds records; without a text, names are listed by their first letter. */
export function SearchPage({ publication, search, onSearchChange, minutes }: SearchPageProps) {
  const { now, language, recordSearch } = useGuide()
  const t = searchMessages[language]
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const keyboard = useRef<HTMLFieldSetElement>(null)
  const options = useSearchOptions(search.openOnly, minutes)
  const records = useMemo(() => searchRecordsOf(publication, now), [publication, now])
  const index = useMemo(() => searchIndex(records), [records])
  const text = search.text.trim()
  const hits = useMemo(() => index.search(text, options), [index, text, options])
  const closed = useMemo(
    () => search.openOnly && hits.length === 0 && index.search(text, { ...options, openOnly: false }).length > 0,
    [index, text, options, hits, search.openOnly],
  )
  useMissedText(text, text !== '' && hits.length === 0 && !closed, (missed) => void recordSearch?.({ text: missed }))

  // after the title has taken it: visitors with a hardware keyboard type at once
  const focusInput = () => input.current?.focus({ preventScroll: true })
  useEffect(focusInput, [])

  useTypingAnywhere(input)

  function setText(next: string) {
    list.current?.scrollTo({ top: 0 })
    onSearchChange({ ...search, text: next, letter: null })
  }

  /** The button that was pressed is gone then: the focus moves to the input. */
  function clear() {
    setText('')
    focusInput()
  }

  /** Replaces the selection, or else the letters before the caret. */
  function replace(insert: string, before = 0) {
    const { current } = input
    if (!current) return
    const end = current.selectionEnd ?? current.value.length
    const start = current.selectionStart ?? end
    if (current.value.length - (end - start) + insert.length > maxLength) return
    current.setRangeText(insert, start === end ? Math.max(0, start - before) : start, end, 'end')
    setText(current.value)
  }

  return (
    <div className="search">
      <PageHead title={t.title} />
      <search className="search-form">
        <div className="search-field">
          <input
            ref={input}
            type="search"
            // the keyboard is on the page
            inputMode="none"
            aria-label={t.title}
            placeholder={t.hint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxLength}
            value={search.text}
            onChange={(event) => setText(event.target.value)}
            // with a keypad, letters are typed on the screen
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // the key would press the button that it leads to
              event.preventDefault()
              keyboard.current?.querySelector('button')?.focus()
            }}
          />
          {search.text !== '' && (
            <button type="button" aria-label={t.clear} onMouseDown={(event) => event.preventDefault()} onClick={clear}>
              <X className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
            </button>
          )}
        </div>
        <button
          type="button"
          className="search-open"
          aria-pressed={search.openOnly}
          onClick={() => onSearchChange({ ...search, openOnly: !search.openOnly })}
        >
          {t.openNow}
        </button>
      </search>
      <section className="search-results" aria-label={t.results}>
        <div ref={list} className="search-scroll">
          {/* always there, so that screen readers announce its changes */}
          <p className="search-count" role="status">
            {text !== '' && (hits.length > 0 ? t.count(hits.length) : closed ? t.nothingOpen : t.nothing(text))}
          </p>
          {text === '' ? (
            <LetterList
              groups={letterIndex(records.filter(isPlace), options)}
              letter={search.letter}
              minutes={minutes}
              onLetterChange={(letter) => onSearchChange({ ...search, letter })}
            />
          ) : (
            <SearchResults
              {...{ hits, closed, minutes }}
              onShowClosed={() => {
                onSearchChange({ ...search, openOnly: false })
                focusInput()
              }}
              onBrowse={clear}
            />
          )}
        </div>
      </section>
      <SearchKeyboard
        ref={keyboard}
        language={language}
        onType={(typed) => replace(typed)}
        onBackspace={() => replace('', 1)}
      />
    </div>
  )
}

/** What is listed by letter. */
const isPlace = ({ kind }: FoundRecord) => kind === 'item' || kind === 'service'

/** The visitor's languages and their order of names, the ways, and what is open now: what has no hours counts as open. */
function useSearchOptions(openOnly: boolean, minutes?: MinutesTo): SearchOptions<FoundRecord> {
  const { guide, now, language } = useGuide()
  const closed = useMemo(() => {
    const closedItems = guide.items.filter(({ hours }) => hours && !statusAt(hours, now, guide.timeZone).open)
    return new Set(closedItems.map(({ id }) => id))
  }, [guide, now])
  return useMemo(
    () => ({
      languages: guide.languages,
      compare: collator(languageTags[language], { numeric: true }).compare,
      open: ({ id }) => !closed.has(id),
      openOnly,
      ...(minutes && { minutes }),
    }),
    [language, guide, closed, openOnly, minutes],
  )
}
