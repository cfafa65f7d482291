import { expectTypeOf, it } from 'vitest'
import { type Language, LanguagePicker, type LocalisedField } from '../exports'

it('takes languages of any code', () => {
  const languages = [
    { code: 'de', label: 'Deutsch' },
    { code: 'ar', tag: 'ar-EG', label: 'العربية' },
  ] as const satisfies Language[]
  expectTypeOf<{ languages: typeof languages }>().toExtend<Pick<Parameters<typeof LocalisedField>[0], 'languages'>>()
  // the picker knows the codes of its languages
  LanguagePicker({
    languages,
    value: 'de',
    onValueChange: (code) => expectTypeOf(code).toEqualTypeOf<'de' | 'ar'>(),
  })
  // @ts-expect-error not one of the languages
  LanguagePicker({ languages, value: 'fr' })
})
