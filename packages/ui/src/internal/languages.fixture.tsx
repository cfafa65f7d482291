import { Flag, type FlagCode } from '../primitives/flag/flag'
import type { Language } from '../theme/language'

const language = (code: FlagCode, tag: string, label: string): Language<FlagCode> => ({
  code,
  tag,
  label,
  picture: <Flag code={code} />,
})

export const swedish = language('se', 'sv', 'Swedish')
export const english = language('en', 'en', 'English')
export const norwegian = language('no', 'nb', 'Norwegian')
export const icelandic = language('is', 'is', 'Icelandic')

/** The languages of the product, with which the provider of stories is set up. */
export const fourLanguages = [swedish, english, norwegian, icelandic]
