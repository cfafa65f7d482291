import { ApiError, languageCodes } from '@kiosk-admin/api-client'
import type { ErrorCode } from '@kiosk-admin/api-client/internal'
import { expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'

stubBrowser()
// the toasts need a DOM
vi.mock('../toasts/toasts', () => ({ toastError: () => {} }))
const { language } = await import('../i18n/language')
const { failureText } = await import('./failures')

const textOf = (code: ErrorCode) => failureText(new ApiError(code, 'In English'))

it.each(languageCodes)('says in %s when there is too much, too often, or the server is busy', async (code) => {
  await language.choose(code)
  const texts = (['internal', 'rate_limited', 'unavailable', 'body_too_large'] as const).map(textOf)
  expect(new Set(texts).size).toBe(4)
  expect(texts.filter((text) => !text || text === 'In English')).toEqual([])
})

it('has messages in four languages', async () => {
  for (const failure of ['rate_limited', 'unavailable', 'body_too_large'] as const) {
    const texts = new Set<string | undefined>()
    for (const code of languageCodes) {
      await language.choose(code)
      texts.add(textOf(failure))
    }
    expect(texts.size, failure).toBe(languageCodes.length)
  }
})
