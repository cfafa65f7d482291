import { pluralRules } from '../theme/intl'

/** Selects the plural form for a number in the language `tag`. */
/* @__NO_SIDE_EFFECTS__ */
export function plural(tag: string, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }) {
  return (count: number) => forms[pluralRules(tag).select(count)] ?? forms.other
}
