import { createClickLog, type Files } from './click-log'
import type { StationStore } from './store'

/** A station's store on the given file operations. */
export function createFileStore(files: Files): StationStore {
  return {
    async get(name) {
      const text = await files.read(`${name}.json`)
      return text === undefined ? undefined : JSON.parse(text)
    },
    set: (name, value) => files.replace(`${name}.json`, JSON.stringify(value)),
    clicks: createClickLog(files),
  }
}
