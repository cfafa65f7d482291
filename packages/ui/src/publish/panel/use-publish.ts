import { useState } from 'react'

export type PublishState = 'ready' | 'publishing' | 'failed'

export interface UsePublishProps {
  /** Publishes; resolves when done, to `false` if the user cancels after all, and rejects on failure. */
  onPublish: (note: string) => Promise<unknown>
}

/** State of the publish form: note and progress. The note is kept until publishing succeeds. */
export function usePublish({ onPublish }: UsePublishProps) {
  const [note, setNote] = useState('')
  const [state, setState] = useState<PublishState>('ready')
  const [error, setError] = useState<unknown>()
  async function publish() {
    if (state === 'publishing') return
    setState('publishing')
    try {
      const done = await onPublish(note.trim())
      if (done !== false) setNote('')
      setState('ready')
    } catch (reason) {
      setError(reason)
      setState('failed')
    }
  }
  return { note, setNote, state, error, publish }
}
