import type { LanguageCode } from '@kiosk-admin/api-client'
import { type Key, keyboards } from '@kiosk-admin/wayfinding/keyboards'
import { Delete } from 'lucide-react'
import { type CSSProperties, type RefObject, useState } from 'react'
import { useOneTabStop } from '../../hooks/use-one-tab-stop'
import { searchMessages } from './search-messages'

export type SearchKeyboardProps = {
  ref: RefObject<HTMLFieldSetElement | null>
  language: LanguageCode
  onType: (text: string) => void
  onBackspace: () => void
}

/** The on-screen keyboard of the visitor's language, and one with digits. */
export function SearchKeyboard({ ref, language, onType, onBackspace }: SearchKeyboardProps) {
  const t = searchMessages[language]
  const [shown, setShown] = useState<'letters' | 'digits'>('letters')
  const keyboard = keyboards[shown === 'digits' ? 'digits' : language]
  const tabStop = useOneTabStop(ref)
  const columns = Math.max(...keyboard.map((row) => row.reduce((sum, { width = 1 }: Key) => sum + width, 0)))

  function press(key: Key) {
    if (key.kind === 'text') onType(key.text)
    else if (key.kind === 'backspace') onBackspace()
    else setShown(key.kind)
  }

  return (
    <fieldset
      ref={ref}
      className="search-keyboard"
      aria-label={t.keyboard}
      style={{ '--columns': columns } as CSSProperties}
      {...tabStop}
    >
      {keyboard.map((row) => (
        <div key={row.map(nameOf).join('')} className="search-keys">
          {row.map((key: Key) => (
            <button
              key={nameOf(key)}
              type="button"
              data-kind={key.kind}
              style={{ '--width': key.width ?? 1 } as CSSProperties}
              aria-label={labelOf(key, t)}
              // the focus stays in the input, for a hardware keyboard beside this one
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => press(key)}
            >
              {faceOf(key)}
            </button>
          ))}
        </div>
      ))}
    </fieldset>
  )
}

const nameOf = (key: Key) => (key.kind === 'text' ? key.text : key.kind)

/** Names of keys without a readable text. */
const labelOf = (key: Key, t: (typeof searchMessages)[LanguageCode]) =>
  key.kind === 'backspace' ? t.backspace : key.kind === 'text' && key.text === ' ' ? t.space : undefined

function faceOf(key: Key) {
  switch (key.kind) {
    case 'text':
      return key.text
    case 'backspace':
      return <Delete className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
    case 'digits':
      return '123'
    case 'letters':
      return 'ABC'
  }
}
