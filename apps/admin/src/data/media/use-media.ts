import { calls, type ListedMediaFile, type MediaFile, type MediaKind } from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api/api'
import { useMallId } from '../../shared/session/session'
import { keyOf, keysOf } from '../cache/keys'
import { paths, publicationPaths } from '../cache/paths'
import { type Loaded, useCall } from '../cache/use-call'
import { useCallNow } from '../cache/use-call-now'
import { withRecord } from '../cache/versions'
import type { UploadOptions } from './upload-in-parts'
import { filesKey } from './use-files'

/** A file, for its form. */
export const useMediaFile = (id: string): Loaded<MediaFile> => useCallNow(calls.mediaOne, { params: { id } })

/** The records that use a file. */
export const useMediaUsage = (id: string) => useCall(calls.mediaUsage, { params: { id } })

/** Larger files are uploaded in parts, which can be resumed. */
const resumableFrom = 4 * 1_048_576

/** The editable fields. */
type FileValues = {
  name: string
  categoryId: string | null
  alt: MediaFile['alt']
  focalPoint: MediaFile['focalPoint']
}
type SaveMedia = { id: string; body: FileValues; version: number | undefined }

const writtenOf = ({ name, categoryId, alt, focalPoint }: ListedMediaFile): FileValues => ({
  name,
  categoryId,
  alt,
  focalPoint,
})

/** Actions on the files of the tab's mall. Each rejects like its call. */
export function useMediaLibrary() {
  const api = useApi()
  const mallId = useMallId()
  const { mutate } = useSWRConfig()
  type Files = readonly ListedMediaFile[]

  const fractionOf = ({ signal, onProgress }: UploadOptions) => ({
    signal,
    onProgress: ({ sent, total }: { sent: number; total: number }) => onProgress(total > 0 ? sent / total : 0),
  })

  /** Reloads other views of files, and the pending changes. */
  const settle = () => void mutate(keysOf(calls.mediaFiles.path, paths.mediaStorage, ...publicationPaths))

  async function show(file: MediaFile, isNew = false) {
    await mutate(keyOf(calls.mediaOne, { params: { id: file.id } }), file, { revalidate: false })
    await mutate<Files>(
      filesKey(file.kind, mallId),
      // newest first
      (files) => files && (isNew ? [file, ...files.filter(({ id }) => id !== file.id)] : withRecord(files, file)),
      { revalidate: false },
    )
    settle()
  }

  /** Shows `guess` in the list of a kind during `call`; rolled back on failure. */
  async function optimistic<A>(kind: MediaKind, guess: (files: Files) => Files, call: () => Promise<A>): Promise<A> {
    const answer = await mutate<Files, A>(filesKey(kind, mallId), call, {
      optimisticData: (files) => guess(files ?? []),
      rollbackOnError: true,
      populateCache: (_, files) => guess(files ?? []),
      revalidate: true,
    })
    settle()
    return answer as A
  }

  async function save({ id, body, version }: SaveMedia): Promise<MediaFile> {
    const file = await api.call(calls.replaceMedia, { params: { id }, body, version: version ?? 0 })
    await show(file)
    return file
  }

  type Place = { mallId: string; categoryId?: string }
  type Target = Place & { replaces?: string }

  async function inOne(file: File, query: Place, sending: UploadOptions): Promise<MediaFile> {
    const [stored] = await api.call(calls.uploadMedia, { query, files: [file], ...fractionOf(sending) })
    // one file was sent, so one is returned
    return stored as MediaFile
  }

  async function inParts(file: File, target: Target, sending: UploadOptions): Promise<MediaFile> {
    const { uploadInParts } = await import('./upload-in-parts')
    return uploadInParts(api, file, target, sending)
  }

  async function replaceFile(id: string, file: File, sending: UploadOptions): Promise<MediaFile> {
    const stored =
      file.size > resumableFrom
        ? await inParts(file, { mallId, replaces: id }, sending)
        : await api.call(calls.replaceMediaFile, { params: { id }, files: [file], ...fractionOf(sending) })
    await show(stored)
    return stored
  }

  return {
    async upload(file: File, categoryId: string | null, sending: UploadOptions): Promise<MediaFile> {
      const query = { mallId, ...(categoryId ? { categoryId } : {}) }
      const uploaded =
        file.size > resumableFrom ? await inParts(file, query, sending) : await inOne(file, query, sending)
      await show(uploaded, true)
      return uploaded
    },

    replaceFile,

    /**
     * Restores the former content of a replaced file; `stored` is the result of the replacement. Returns false if
     * someone has changed the file since: then it is left as it is.
     */
    async restoreContent(before: MediaFile, stored: MediaFile): Promise<boolean> {
      const { version } = await api.call(calls.mediaOne, { params: { id: before.id } })
      if (version !== stored.version) return false
      const bytes = await fetch(before.url)
      if (!bytes.ok) return false
      const file = new File([await bytes.blob()], before.name, { type: before.mime })
      await replaceFile(before.id, file, { signal: new AbortController().signal, onProgress: () => {} })
      return true
    },

    save,

    rename: (file: ListedMediaFile, name: string) =>
      save({ id: file.id, body: { ...writtenOf(file), name }, version: file.version }),

    move: (kind: MediaKind, ids: readonly string[], categoryId: string | null) =>
      optimistic(
        kind,
        (files) => files.map((file) => (ids.includes(file.id) ? { ...file, categoryId } : file)),
        () => api.call(calls.setMediaFields, { query: { mallId }, body: { ids: [...ids], set: { categoryId } } }),
      ),

    /** Moves to the trash. Files that someone has changed since are kept and returned in `conflicts`. */
    remove(kind: MediaKind, files: readonly ListedMediaFile[]) {
      const ids = files.map(({ id }) => id)
      return optimistic(
        kind,
        (files) => files.filter(({ id }) => !ids.includes(id)),
        () => api.call(calls.removeMedia, { query: { id: ids, version: files.map(({ version = 0 }) => version) } }),
      )
    },

    async restore(ids: readonly string[]) {
      await api.call(calls.restoreMedia, { query: { mallId }, body: { ids: [...ids] } })
      settle()
    },
  }
}
