import { type Caller, type ListedMediaFile, replaceMedia, uploadMedia } from '@kiosk-admin/api-client'

/** The same bytes, or what is taken for them by whoever is not told their sum. */
const sameFile = (one: ListedMediaFile, other: ListedMediaFile) =>
  one.sha256 && other.sha256
    ? one.sha256 === other.sha256
    : one.name === other.name && one.size === other.size && one.mime === other.mime

type CopyFiles = {
  api: Caller
  here: readonly ListedMediaFile[]
  /** The other mall's; a file that is there already is not sent again, so that copying twice makes no second one. */
  there: readonly ListedMediaFile[]
  mallId: string
  /** Whether the user may say in the other mall what a picture shows. */
  mayDescribe: boolean
}

/** Answers with the id that a file of this mall has in the other one, and sends it there first when it has none. */
export function fileCopier({ api, here, there, mallId, mayDescribe }: CopyFiles) {
  const known = [...there]
  return async (id: string): Promise<string | undefined> => {
    const file = here.find((one) => one.id === id)
    if (!file) return undefined
    const same = known.find((one) => sameFile(file, one))
    if (same) return same.id
    const answer = await fetch(file.url)
    if (!answer.ok) throw new Error(`${file.name} could not be read`)
    const sent = new File([await answer.blob()], file.name, { type: file.mime })
    const [made] = await api.call(uploadMedia, { query: { mallId, kind: file.kind }, files: [sent] })
    if (!made) return undefined
    known.push(made)
    if (mayDescribe) {
      const body = { name: made.name, categoryId: null, alt: file.alt, focalPoint: file.focalPoint }
      await api.call(replaceMedia, { params: { id: made.id }, body, version: made.version })
    }
    return made.id
  }
}
