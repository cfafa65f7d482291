import { richText } from '@kiosk-admin/api-client'
import { type RichTextRules, richTextRules } from '@kiosk-admin/ui/headless'
import { expect, expectTypeOf, test } from 'vitest'

// The kit knows no contract, so it says the rules once more: this holds the two together.
test('the editor offers what the server keeps, and nothing else', () => {
  expect(richTextRules).toEqual(richText)
  expectTypeOf(richText).toExtend<RichTextRules>()
})
