import { fieldErrorOf } from '@kiosk-admin/api-client'
import type { Dependencies } from '../dependencies'
import { HttpError, invalid } from '../http-error'
import { type Received, type Receiving, receive } from './receive'
import { isDiskFull } from './storage-space'

/** The largest number of files in one form. */
const maxFiles = 50

type ExpectedFiles = Receiving & { files: 'one' | 'many' }

/**
 * Receives the files of a form and passes them to `work`. Files that `work` did not keep are deleted in any case, also
 * when a file is invalid, the upload is aborted or the disk is full.
 */
export async function withFilesOf<T>(
  dependencies: Pick<Dependencies, 'files' | 'pictures' | 'films' | 'readForm'>,
  request: Request,
  { files, ...expected }: ExpectedFiles,
  work: (received: [Received, ...Received[]]) => Promise<T>,
): Promise<T> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'multipart/form-data') throw new HttpError('unsupported_type')
  const all: Received[] = []
  try {
    for await (const part of dependencies.readForm(request)) {
      if (part.field !== 'file') throw invalid(part.field, 'Send files as form parts named “file”.')
      if (all.length === (files === 'one' ? 1 : maxFiles)) throw invalid('file', 'Too many files at once.')
      all.push(
        await receive(dependencies, part, expected).catch((error) => Promise.reject(withFileIndex(error, all.length))),
      )
    }
    const [first, ...others] = all
    if (!first) throw new HttpError('validation', { errors: [fieldErrorOf('file', 'required')] })
    return await work([first, ...others])
  } catch (error) {
    throw isDiskFull(error) ? new HttpError('storage_full') : error
  } finally {
    await Promise.all(all.map(({ file }) => file.drop()))
  }
}

/** Adds the index of the file to an error. */
function withFileIndex(error: unknown, index: number): unknown {
  if (!(error instanceof HttpError)) return error
  const { code, details } = error
  const isRefusal = code === 'content_mismatch' || code === 'unsupported_type'
  if (details.errors && isRefusal) {
    return new HttpError(code, { errors: details.errors.map((wrong) => ({ ...wrong, path: `file.${index}` })) })
  }
  if (details.errors) return error
  const wrong = fieldErrorOf(`file.${index}`, 'invalid')
  return new HttpError(error.code, { errors: [{ ...wrong, message: `${wrong.message}. ${error.message}` }] })
}
