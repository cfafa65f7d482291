import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files } from './click-log'
import { createFileStore } from './file-store'
import type { StationStore } from './store'

/**
 * A station's store in a folder, which is created if missing. Writes are flushed to the disk before they resolve. One
 * process at a time.
 */
export const fileStore = (folder: string): StationStore => createFileStore(filesIn(folder))

function filesIn(folder: string): Files {
  let created: Promise<unknown> | undefined
  const ready = () => {
    created ??= mkdir(folder, { recursive: true })
    return created
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

/** Flushes the folder: a new file survives a power cut only if its folder entry is on the disk, too. */
async function syncFolder(folder: string) {
  if (process.platform === 'win32') return // Windows cannot open folders, and need not flush them
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
