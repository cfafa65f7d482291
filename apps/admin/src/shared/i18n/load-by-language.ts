import type { LanguageCode } from '@kiosk-admin/api-client'

/** A promise with the fields by which React's `use` reads a settled one without suspending. */
type Request<T> = Promise<T> & { status?: 'fulfilled' | 'rejected'; value?: T; reason?: unknown }

/** Loads something once per language. */
export function loadByLanguage<T>(load: (code: LanguageCode) => Promise<T>) {
  const requests: Partial<Record<LanguageCode, Request<T>>> = {}

  function start(code: LanguageCode): Request<T> {
    const request: Request<T> = load(code)
    request.then(
      (value) => Object.assign(request, { status: 'fulfilled', value }),
      (reason) => Object.assign(request, { status: 'rejected', reason }),
    )
    requests[code] = request
    return request
  }

  return {
    /** Requests it again after a failure. */
    load(code: LanguageCode): Promise<T> {
      const before = requests[code]
      return before && before.status !== 'rejected' ? before : start(code)
    },
    /** For React's `use`: stays rejected after a failure, so that an error boundary shows it. */
    request: (code: LanguageCode): Promise<T> => requests[code] ?? start(code),
    loaded: (code: LanguageCode): T | undefined => requests[code]?.value,
  }
}
