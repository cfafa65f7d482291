/** Where a station keeps what must survive a restart: IndexedDB in a browser, a file elsewhere. */
export type StationStore = {
  get(name: StoredName): Promise<unknown>
  set(name: StoredName, value: unknown): Promise<void>
}

export type StoredName = 'publication' | 'restart'
