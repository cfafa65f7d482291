// Detects within five seconds that the server cannot be reached, and when it answers again.

/** Time from an answer to the next question, and the time that an answer may take: less than five seconds together. */
export const ASK_INTERVAL_MS = 2000
export const ANSWER_TIMEOUT_MS = 2500

export type ReachabilityOptions = {
  /** Whether the server answers in this time. */
  isReachable: (timeoutMs: number) => Promise<boolean>
  /** Whether to ask regularly, not only after a failed call. A hidden page does not. */
  isWatching: () => boolean
  onAnswer: () => void
  onChange: (reachable: boolean) => void
}

/** Asks the server whether it is there: regularly while the page is watched, and until it answers again. */
export function watchReachability({ isReachable, isWatching, onAnswer, onChange }: ReachabilityOptions) {
  let reachable = true
  let asking = false
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function ask() {
    if (asking) return
    clearTimeout(timer)
    asking = true
    const answered = await isReachable(ANSWER_TIMEOUT_MS)
    asking = false
    if (ended) return
    if (answered) onAnswer()
    if (answered !== reachable) {
      reachable = answered
      onChange(answered)
    }
    wait()
  }

  function wait() {
    if (isWatching() || !reachable) timer = setTimeout(ask, ASK_INTERVAL_MS)
  }

  wait()
  return {
    /** Asks at once. */
    ask: () => void ask(),
    end() {
      ended = true
      clearTimeout(timer)
    },
  }
}
