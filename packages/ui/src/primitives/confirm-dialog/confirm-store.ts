import type { ReactNode } from 'react'

/** A question in the specification's words, or one of its own with the text of its button. */
export type ConfirmSubject =
  | {
      /** Title and fields: "Delete?", "Make a copy?" with a name, or "Do you want to proceed with this action ?". */
      kind: 'delete' | 'copy' | 'proceed'
      /** The text of the button: "Delete category". */
      action?: ReactNode
      title?: never
      danger?: never
    }
  | {
      /** The question: "Sign out everywhere?" */
      title: ReactNode
      /** The text of the button says what happens: "Sign out". */
      action: ReactNode
      /** Marks a destructive action. @default false */
      danger?: boolean
      kind?: never
    }

export type ConfirmFields = {
  /** Content below the sentences, such as a list of affected records. */
  details?: ReactNode
  /** The suggested name of a copy, usually `labels.confirm.copyOf(name)`. */
  defaultName?: string
  /** Text that must be typed exactly to unlock the button, for irreversible actions. */
  typeToConfirm?: string
}

export type ConfirmQuestion = ConfirmSubject &
  ConfirmFields & {
    /** The consequences, in one or two sentences. */
    text?: ReactNode
  }

export type StoredQuestion = { id: number; question: ConfirmQuestion }

type Waiting = StoredQuestion & { resolve: (name: string | undefined) => void }

/** Queue of questions that one `ConfirmHost` asks; code outside React can add some, too. */
export function createConfirm() {
  let queue: readonly Waiting[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly Waiting[]) => {
    queue = next
    for (const listener of listeners) listener()
  }
  const add = (question: ConfirmQuestion) =>
    new Promise<string | undefined>((resolve) => {
      lastId += 1
      set([...queue, { id: lastId, question, resolve }])
    })

  /** Asks, after the questions before it. Resolves to the typed name of a copy, `undefined` if cancelled. */
  function ask(question: ConfirmQuestion & { kind: 'copy' }): Promise<string | undefined>
  /** Asks, after the questions before it. Resolves to whether it was confirmed. */
  function ask(question: ConfirmQuestion): Promise<boolean>
  async function ask(question: ConfirmQuestion) {
    const name = await add(question)
    return question.kind === 'copy' ? name : name !== undefined
  }

  return {
    ask,
    /** Answers a question: with a name (empty but for a copy), or without to cancel. */
    answer(id: number, name?: string) {
      const asked = queue.find((waiting) => waiting.id === id)
      if (!asked) return
      set(queue.filter((waiting) => waiting !== asked))
      asked.resolve(name)
    },
    /** Cancels all questions, such as when the user is signed out. */
    clear() {
      const cancelled = queue
      set([])
      for (const { resolve } of cancelled) resolve(undefined)
    },
    /** The question to be asked now. */
    get: (): StoredQuestion | undefined => queue[0],
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Confirm = ReturnType<typeof createConfirm>
