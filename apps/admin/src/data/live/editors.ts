export type Person = { id: string; name: string }

/** The interval of messages that a record is open. */
export const TOLD_EVERY_MS = 20_000
/** Without a message for this long an editor counts as gone: the computer sleeps or is offline. */
const FORGOTTEN_MS = 50_000

/** Tracks who has a record open. `onChange` is called when somebody opens or closes it. */
export function createEditors(onChange: (people: readonly Person[]) => void) {
  const present = new Map<string, { person: Person; timer: ReturnType<typeof setTimeout> }>()
  const tell = () => onChange([...present.values()].map(({ person }) => person))

  function leave(id: string) {
    clearTimeout(present.get(id)?.timer)
    if (present.delete(id)) tell()
  }

  return {
    /** Handles a message. Returns whether an editor was added. */
    heard(person: Person, { ended = false } = {}): boolean {
      if (ended) {
        leave(person.id)
        return false
      }
      const before = present.get(person.id)
      clearTimeout(before?.timer)
      present.set(person.id, { person, timer: setTimeout(leave, FORGOTTEN_MS, person.id) })
      if (before?.person.name !== person.name) tell()
      return before === undefined
    },
    end() {
      for (const { timer } of present.values()) clearTimeout(timer)
      present.clear()
    },
  }
}
