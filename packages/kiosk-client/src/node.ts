import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from './click-log'
import { storeOn } from './file-store'
import type { StationStore } from './store'

/**
 * A station's store in a folder of its own, which is made when it is missing. Everything is on the disk before it is
 * said to be kept. One process at a time.
 */
export const fileStore = (folder: string): StationStore => storeOn(filesIn(folder))

function filesIn(folder: string): Files {
  let made: Promise<unknown> | undefined
  const ready = () => {
    made ??= mkdir(folder, { recursive: true })
    return made
  }

  async function write(path: string, flags: 'a' | 'w', text: string) {
    await ready()
    const file = await open(path, flags, 0o600)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
  }

  return {
    async read(name) {
      try {
        return await readFile(join(folder, name), 'utf8')
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    async append(name, text) {
      await write(join(folder, name), 'a', text)
      await syncFolder(folder)
    },
    async replace(name, text) {
      const path = join(folder, name)
      await write(`${path}.new`, 'w', text)
      await rename(`${path}.new`, path)
      await syncFolder(folder)
    },
  }
}

/** A new name in a folder outlives a power cut only when the folder itself is on the disk, too. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return // where folders cannot be opened, and need not be
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
