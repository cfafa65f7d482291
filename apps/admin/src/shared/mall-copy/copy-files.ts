import { type Caller, calls, type ListedMediaFile } from '@kiosk-admin/api-client'

/** Compares checksums, else name, size and type, as users without access to the library get no checksums. */
const sameFile = (one: ListedMediaFile, other: ListedMediaFile) =>
  one.sha256 && other.sha256
    ? one.sha256 === other.sha256
    : one.name === other.name && one.size === other.size && one.mime === other.mime

type CopyFiles = {
  api: Caller
  source: readonly ListedMediaFile[]
  /** Files of the other mall. Existing files are not uploaded again, so that repeated copies create no duplicates. */
  target: readonly ListedMediaFile[]
  mallId: string
  /** Whether the user may set descriptions in the other mall. */
  mayDescribe: boolean
}

/** Returns a function from a file id to its id in the other mall, uploading the file if necessary. */
export function fileCopier({ api, source, target, mallId, mayDescribe }: CopyFiles) {
  const known = [...target]
  return async (id: string): Promise<string | undefined> => {
    const file = source.find((one) => one.id === id)
    if (!file) return undefined
    const same = known.find((one) => sameFile(file, one))
    if (same) return same.id
    const answer = await fetch(file.url)
    if (!answer.ok) throw new Error(`${file.name} could not be read`)
    const sent = new File([await answer.blob()], file.name, { type: file.mime })
    const [made] = await api.call(calls.uploadMedia, { query: { mallId, kind: file.kind }, files: [sent] })
    if (!made) return undefined
    known.push(made)
    if (mayDescribe) {
      const body = { name: made.name, categoryId: null, alt: file.alt, focalPoint: file.focalPoint }
      await api.call(calls.replaceMedia, { params: { id: made.id }, body, version: made.version })
    }
    return made.id
  }
}
