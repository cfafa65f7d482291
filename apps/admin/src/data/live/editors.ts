// Tracks who has which record open, from repeated messages.

export type Person = { id: string; name: string }

/** The interval of messages that a record is open. */
export const ANNOUNCE_INTERVAL_MS = 20_000
/** Without a message for this long an editor counts as gone: the computer sleeps or is offline. */
const EXPIRY_MS = 50_000

/** Tracks who has a record open. `onChange` is called when somebody opens or closes it. */
export function createEditors(onChange: (people: readonly Person[]) => void) {
  const present = new Map<string, { person: Person; timer: ReturnType<typeof setTimeout> }>()
  const notify = () => onChange([...present.values()].map(({ person }) => person))

  function leave(id: string) {
    clearTimeout(present.get(id)?.timer)
    if (present.delete(id)) notify()
  }

  return {
    /** Handles a message. Returns whether an editor was added. */
    handle(person: Person, { ended = false } = {}): boolean {
      if (ended) {
        leave(person.id)
        return false
      }
      const former = present.get(person.id)
      clearTimeout(former?.timer)
      present.set(person.id, { person, timer: setTimeout(leave, EXPIRY_MS, person.id) })
      if (former?.person.name !== person.name) notify()
      return former === undefined
    },
    end() {
      for (const { timer } of present.values()) clearTimeout(timer)
      present.clear()
    },
  }
}
