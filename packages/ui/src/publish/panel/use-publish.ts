import { useState } from 'react'

export type PublishState = 'ready' | 'confirming' | 'publishing' | 'failed'

export interface UsePublishProps {
  /** Asks before anything is sent; resolves to `false` if the user cancels. @default does not ask */
  confirm?: (() => Promise<boolean>) | undefined
  /** Publishes; resolves when done, and rejects on failure. */
  onPublish: (note: string) => Promise<unknown>
}

/** State of the publish form: note and progress. The note is kept until publishing succeeds. */
export function usePublish({ confirm, onPublish }: UsePublishProps) {
  const [note, setNote] = useState('')
  const [state, setState] = useState<PublishState>('ready')
  const [error, setError] = useState<unknown>()
  async function publish() {
    if (state === 'confirming' || state === 'publishing') return
    try {
      setState('confirming')
      if (confirm && !(await confirm())) return setState('ready')
      setState('publishing')
      await onPublish(note.trim())
      setNote('')
      setState('ready')
    } catch (reason) {
      setError(reason)
      setState('failed')
    }
  }
  return { note, setNote, state, error, publish }
}
