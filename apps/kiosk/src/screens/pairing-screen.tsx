import { languageCodes } from '@kiosk-admin/api-client'
import { type FormEvent, useId, useState } from 'react'
import { messages } from '../messages'
import { useScreenName } from '../page-errors'
import type { PairingFailure } from '../pairing'
import { Frame, type FrameProps } from './frame'

export type PairingScreenProps = Pick<FrameProps, 'language' | 'onLanguageChange'> & {
  /** Resolves to the failure, or to `undefined` once paired. */
  onPair: (key: string) => Promise<PairingFailure | undefined>
  /** A rejected key, shown again for correction. */
  defaultKey?: string
  defaultFailure?: PairingFailure | undefined
}

/** Asks for the station's key. */
export function PairingScreen({ onPair, defaultKey = '', defaultFailure, ...frame }: PairingScreenProps) {
  useScreenName('pairing')
  const t = messages[frame.language]
  const id = useId()
  const [key, setKey] = useState(defaultKey)
  const [failure, setFailure] = useState<PairingFailure | 'required' | undefined>(defaultFailure)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (!key.trim()) return setFailure('required')
    setBusy(true)
    setFailure(undefined)
    const found = await onPair(key.trim())
    setBusy(false)
    setFailure(found)
  }

  const texts = { required: t.keyRequired, wrongKey: t.wrongKey, noAnswer: t.noNetwork }

  return (
    <Frame {...frame} languages={languageCodes}>
      <form className="kiosk-pairing" onSubmit={submit} noValidate>
        <h1>{t.pairTitle}</h1>
        <p id={`${id}-hint`}>{t.pairHint}</p>
        <label htmlFor={`${id}-key`}>{t.key}</label>
        <input
          id={`${id}-key`}
          name="key"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={key}
          onChange={(event) => setKey(event.target.value)}
          aria-invalid={failure !== undefined}
          aria-describedby={failure ? `${id}-error ${id}-hint` : `${id}-hint`}
        />
        <p id={`${id}-error`} className="kiosk-error" role="alert">
          {failure && texts[failure]}
        </p>
        <button type="submit" className="kiosk-primary" aria-busy={busy}>
          {t.pair}
        </button>
      </form>
    </Frame>
  )
}
