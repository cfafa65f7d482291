import { vi } from 'vitest'

const storage = (): Storage => {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
    clear: () => values.clear(),
  }
}

/** Browser globals that `shared/` needs, for unit tests in Node. */
export function stubBrowser(address = 'http://localhost/') {
  const events = new EventTarget()
  const entries: { url: URL; state: unknown }[] = [{ url: new URL(address), state: null }]
  let at = 0
  const entry = () => entries[at] ?? { url: new URL(address), state: null }
  const write = (replace: boolean) => (state: unknown, _: string, to?: string) => {
    const url = new URL(to ?? entry().url, entry().url)
    if (!replace) entries.length = ++at
    entries[at] = { url, state }
  }
  const stubs = {
    localStorage: storage(),
    sessionStorage: storage(),
    document: { documentElement: { lang: '' } },
    history: {
      get state() {
        return entry().state
      },
      pushState: write(false),
      replaceState: write(true),
      go(distance: number) {
        at += distance
        events.dispatchEvent(new Event('popstate'))
      },
      back: () => stubs.history.go(-1),
    },
    location: {
      get pathname() {
        return entry().url.pathname
      },
      get search() {
        return entry().url.search
      },
      get hash() {
        return entry().url.hash
      },
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  }
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value)
  return stubs
}
