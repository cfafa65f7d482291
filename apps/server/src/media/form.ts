import { fieldErrorOf, type MediaKind } from '@kiosk-admin/api-client'
import type { Dependencies } from '../dependencies'
import { HttpError, invalid } from '../http-error'
import { type Received, receive } from './receive'
import { isFull } from './room'

/** How many files one form may hold. */
const mostFiles = 50

type Wanted = { kind: MediaKind | undefined; files: 'one' | 'many' }

/**
 * Takes the files of a form, gives them to `work`, and leaves nothing of them behind but what it kept: not when one is
 * refused, not when the sender goes away, not when the disk is full.
 */
export async function withFilesOf<T>(
  dependencies: Pick<Dependencies, 'files' | 'pictures' | 'readForm'>,
  request: Request,
  { kind, files }: Wanted,
  work: (received: [Received, ...Received[]]) => Promise<T>,
): Promise<T> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'multipart/form-data') throw new HttpError('unsupported_type')
  const all: Received[] = []
  try {
    for await (const part of dependencies.readForm(request)) {
      if (part.field !== 'file') throw invalid(part.field, 'Send files as form parts named “file”.')
      if (all.length === (files === 'one' ? 1 : mostFiles)) throw invalid('file', 'Too many files at once.')
      all.push(await receive(dependencies, part, kind).catch((error) => Promise.reject(naming(error, all.length))))
    }
    const [first, ...others] = all
    if (!first) throw new HttpError('validation', { errors: [fieldErrorOf('file', 'required')] })
    return await work([first, ...others])
  } catch (error) {
    throw isFull(error) ? new HttpError('storage_full') : error
  } finally {
    await Promise.all(all.map(({ file }) => file.drop()))
  }
}

/** Which of several files it was. */
function naming(error: unknown, index: number): unknown {
  if (!(error instanceof HttpError) || error.details.errors) return error
  const wrong = fieldErrorOf(`file.${index}`, 'invalid')
  return new HttpError(error.code, { errors: [{ ...wrong, message: `${wrong.message}. ${error.message}` }] })
}
