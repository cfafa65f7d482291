import type { FormFile } from '../dependencies'
import { invalid } from '../http-error'

/** Reads the whole form into memory. */
export async function* readWholeForm(request: Request): AsyncIterable<FormFile> {
  const form = await request.formData().catch(() => {
    throw invalid('file', 'The form data is incomplete.')
  })
  for (const [field, value] of form) {
    const bytes =
      typeof value === 'string' ? new TextEncoder().encode(value) : new Uint8Array(await value.arrayBuffer())
    yield { field, name: typeof value === 'string' ? '' : value.name, bytes: once(bytes) }
  }
}

async function* once(bytes: Uint8Array) {
  yield bytes
}
