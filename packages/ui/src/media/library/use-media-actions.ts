import { useState } from 'react'
import type { MediaItem } from '../media-file'
import { stemOf } from '../media-file'

/** A record that uses a file. */
export interface MediaUsage {
  id: string
  name: string
  /** Its type: "Offer", "Slideshow". */
  kind?: string
  href?: string
}

/** Actions on files; missing ones are not offered. They reject on failure. */
export interface MediaActions {
  /** The name includes its extension. */
  rename?: (file: MediaItem, name: string) => Promise<unknown>
  /** `null` is Unassigned. */
  move?: (ids: readonly string[], categoryId: string | null) => Promise<unknown>
  remove?: (ids: readonly string[]) => Promise<unknown>
  usage?: (file: MediaItem) => Promise<readonly MediaUsage[]>
  /** Replaces `remove`: the caller confirms and reports. */
  onRemove?: (ids: readonly string[]) => void
  /** Replaces `usage`: the caller shows the uses. */
  onUsage?: (file: MediaItem) => void
}

export type MediaResult =
  | { kind: 'renamed'; name: string }
  | { kind: 'moved'; count: number; categoryId: string | null }
  | { kind: 'removed'; count: number }

export type MediaProblem = 'notRenamed' | 'notMoved' | 'notRemoved'

/** State of rename, move and delete: pending, done or failed. */
export function useMediaActions(actions: MediaActions) {
  const [renaming, setRenaming] = useState<string>()
  const [removing, setRemoving] = useState<readonly string[]>()
  const [usageOf, setUsageOf] = useState<MediaItem>()
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<MediaResult>()
  const [problem, setProblem] = useState<MediaProblem>()
  const [error, setError] = useState<unknown>()

  /** Returns whether it succeeded. */
  async function attempt(work: () => Promise<unknown>, done: MediaResult, failed: MediaProblem) {
    setBusy(true)
    setResult(undefined)
    setProblem(undefined)
    try {
      await work()
      setResult(done)
      return true
    } catch (reason) {
      setError(reason)
      setProblem(failed)
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    actions,
    renaming,
    removing,
    usageOf,
    busy,
    result,
    problem,
    /** The rejection that `problem` names. */
    error,
    canRemove: Boolean(actions.remove ?? actions.onRemove),
    canShowUsage: Boolean(actions.usage ?? actions.onUsage),
    showUsage: (file: MediaItem) => (actions.onUsage ? actions.onUsage(file) : setUsageOf(file)),
    closeUsage: () => setUsageOf(undefined),
    startRename: (id: string) => {
      if (!actions.rename) return
      setProblem(undefined)
      setRenaming(id)
    },
    cancelRename: () => setRenaming(undefined),
    /** Renames without changing the extension; ignores empty and equal names. Returns whether editing is done. */
    async rename(file: MediaItem, stem: string) {
      const { rename } = actions
      const name = stem.trim() + file.name.slice(stemOf(file.name).length)
      if (!rename || stem.trim() === '' || name === file.name) {
        setRenaming(undefined)
        return true
      }
      const done = await attempt(() => rename(file, name), { kind: 'renamed', name }, 'notRenamed')
      if (done) setRenaming(undefined)
      return done
    },
    move(ids: readonly string[], categoryId: string | null) {
      const { move } = actions
      if (move) void attempt(() => move(ids, categoryId), { kind: 'moved', count: ids.length, categoryId }, 'notMoved')
    },
    askRemove: (ids: readonly string[] | undefined) => {
      if (actions.onRemove) {
        if (ids) actions.onRemove(ids)
      } else if (actions.remove) setRemoving(ids)
    },
    async remove() {
      const { remove } = actions
      if (!remove || !removing) return
      await attempt(() => remove(removing), { kind: 'removed', count: removing.length }, 'notRemoved')
      setRemoving(undefined)
    },
  }
}

export type MediaActionsState = ReturnType<typeof useMediaActions>
