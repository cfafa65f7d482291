export type Person = { id: string; name: string }

/** How often it is told that a record is open. */
export const TOLD_EVERY_MS = 20_000
/** Who has not told for so long has left without a word: the machine sleeps, or has no network. */
const FORGOTTEN_MS = 50_000

/** Who has one record open, as far as was heard; `onChange` is told when somebody comes or leaves. */
export function createEditors(onChange: (people: readonly Person[]) => void) {
  const present = new Map<string, { person: Person; timer: ReturnType<typeof setTimeout> }>()
  const tell = () => onChange([...present.values()].map(({ person }) => person))

  function leave(id: string) {
    clearTimeout(present.get(id)?.timer)
    if (present.delete(id)) tell()
  }

  return {
    /** Somebody has it open, or has it no more. True: they have come just now. */
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
