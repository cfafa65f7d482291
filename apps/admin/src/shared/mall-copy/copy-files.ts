import { type Caller, calls, type ListedMediaFile, type MediaKind } from '@kiosk-admin/api-client'
import { filesOf } from '../../data/media/files-of'

/** Compares checksums, else name, size and type, as users without access to the library get no checksums. */
const sameFile = (one: ListedMediaFile, other: ListedMediaFile) =>
  one.sha256 && other.sha256
    ? one.sha256 === other.sha256
    : one.name === other.name && one.size === other.size && one.mime === other.mime

type CopyFiles = {
  api: Caller
  /** The mall of the files. */
  source: string
  /** The other mall. Files that it has are not uploaded again, so that repeated copies create no duplicates. */
  mallId: string
  /** Whether the user may set descriptions in the other mall. */
  mayDescribe: boolean
}

/** Returns a function from a file id to its id in the other mall, uploading the file if necessary. */
export function fileCopier({ api, source, mallId, mayDescribe }: CopyFiles) {
  const lists = new Map<MediaKind, Promise<[ListedMediaFile[], ListedMediaFile[]]>>()
  /** The files of both malls, asked for when a record names the first of their kind. */
  function filesOfBoth(kind: MediaKind) {
    const files = lists.get(kind) ?? Promise.all([filesOf(api, source, kind), filesOf(api, mallId, kind)])
    lists.set(kind, files)
    return files
  }
  return async (id: string, kind: MediaKind): Promise<string | undefined> => {
    const [own, known] = await filesOfBoth(kind)
    const file = own.find((one) => one.id === id)
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
