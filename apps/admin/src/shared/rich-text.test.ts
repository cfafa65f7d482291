import { richText } from '@kiosk-admin/api-client/internal'
import { richTextRules } from '@kiosk-admin/ui/headless'
import { expect, expectTypeOf, test } from 'vitest'

// The kit does not depend on the contract, so the allowed elements are listed in both.
test('the editor allows the same elements as the server', () => {
  expect(richTextRules).toEqual(richText)
  expectTypeOf(richText).toExtend<typeof richTextRules>()
})
