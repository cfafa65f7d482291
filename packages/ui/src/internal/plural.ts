/** Selects the plural form for a number in the language `tag`. */
/* @__NO_SIDE_EFFECTS__ */
export function plural(tag: string, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }) {
  const rules = new Intl.PluralRules(tag)
  return (count: number) => forms[rules.select(count)] ?? forms.other
}
