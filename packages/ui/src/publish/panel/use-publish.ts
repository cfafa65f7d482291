import { useState } from 'react'

export type PublishState = 'ready' | 'publishing' | 'failed'

export interface UsePublishProps {
  /** Publishes; the promise tells when it is done, or that it failed. */
  onPublish: (note: string) => Promise<unknown>
}

/** A note, and whether publishing is ready, under way or failed. The note is kept until it has gone out. */
export function usePublish({ onPublish }: UsePublishProps) {
  const [note, setNote] = useState('')
  const [state, setState] = useState<PublishState>('ready')
  async function publish() {
    if (state === 'publishing') return
    setState('publishing')
    try {
      await onPublish(note.trim())
      setNote('')
      setState('ready')
    } catch {
      // What went wrong is the caller's to report; here it is enough to offer another try.
      setState('failed')
    }
  }
  return { note, setNote, state, publish }
}
