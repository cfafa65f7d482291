import { createStore, useStore } from '../store'

const prompt = createStore<PromiseWithResolvers<boolean> | undefined>(undefined)

/** Asks for the user's password. Resolves to whether it was confirmed; concurrent calls share one prompt. */
export function askForPassword(): Promise<boolean> {
  const open = prompt.get() ?? Promise.withResolvers<boolean>()
  prompt.set(open)
  return open.promise
}

export const usePasswordPrompt = () => useStore(prompt) !== undefined

export function closePasswordPrompt(confirmed: boolean) {
  const open = prompt.get()
  prompt.set(undefined)
  open?.resolve(confirmed)
}
