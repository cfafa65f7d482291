import { ApiError, languageCodes } from '@kiosk-admin/api-client'
import { expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'

stubBrowser()
// the toasts need a DOM
vi.mock('../toasts/toasts', () => ({ toastError: () => {} }))
const { language } = await import('../i18n/language')
const { isPermanentUploadProblem, uploadProblem } = await import('./upload-errors')

const ofServer = new ApiError('too_large', 'File must be at most 40 MB', { status: 413, requestId: 'r1' })
const ofProxy = new ApiError('too_large', 'Payload Too Large', { status: 413 })

it.each(languageCodes)('tells in %s a file that is too large from one that a proxy refuses', async (code) => {
  await language.choose(code)
  expect(uploadProblem(ofServer)).toContain('40 MB')
  expect(uploadProblem(ofProxy)).toMatch(/prox|Milliþjónn/i)
})

it('does not offer to try again what will be refused again', () => {
  expect([ofServer, ofProxy].map(isPermanentUploadProblem)).toEqual([true, true])
})
