// Formatters of `Intl` with Icelandic where the engine lacks it.

import { icelandicDates, icelandicLanguage, icelandicOrder, icelandicPlurals, icelandicRelative } from './icelandic'

type IntlConstructor = { supportedLocalesOf(locale: string): string[] }

/** Whether the engine would silently use another language. */
const lacksIcelandic = (intl: IntlConstructor, locale: string) =>
  new Intl.Locale(locale).language === 'is' && intl.supportedLocalesOf(locale).length === 0

type Create<O, F> = (locale: string, options?: O) => F

/** Creates a formatter once for each locale and options, because creating one is slow. */
function once<O extends object, F>(create: (locale: string, options: O) => F): Create<O, F> {
  const created = new Map<string, F>()
  return (locale, options = {} as O) => {
    const key = `${locale} ${JSON.stringify(options)}`
    const existing = created.get(key)
    if (existing) return existing
    const formatter = create(locale, options)
    created.set(key, formatter)
    return formatter
  }
}

/** `Intl.DateTimeFormat` with Icelandic in every engine. */
export const dateTimeFormat = once((locale, options: Intl.DateTimeFormatOptions) =>
  lacksIcelandic(Intl.DateTimeFormat, locale) ? icelandicDates(options) : new Intl.DateTimeFormat(locale, options),
)

/** `Intl.RelativeTimeFormat` with Icelandic in every engine, for minutes, hours and days. */
export const relativeTimeFormat = once((locale, options: Intl.RelativeTimeFormatOptions) =>
  lacksIcelandic(Intl.RelativeTimeFormat, locale)
    ? icelandicRelative(options)
    : new Intl.RelativeTimeFormat(locale, options),
)

/** `Intl.Collator` with Icelandic in every engine. */
export const collator = once(
  (locale, options: Intl.CollatorOptions): Pick<Intl.Collator, 'compare'> =>
    lacksIcelandic(Intl.Collator, locale) ? icelandicOrder(options) : new Intl.Collator(locale, options),
)

/** `Intl.NumberFormat` with Icelandic in every engine: Indonesian has the same format, 1.234,5 and 62%. */
export const numberFormat = once(
  (locale, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(lacksIcelandic(Intl.NumberFormat, locale) ? 'id' : locale, options),
)

/** `Intl.PluralRules` with Icelandic in every engine: 1, 21 and 31 are one, 11 is not. */
export const pluralRules = once(
  (locale, options: Intl.PluralRulesOptions): Pick<Intl.PluralRules, 'select'> =>
    lacksIcelandic(Intl.PluralRules, locale) ? icelandicPlurals : new Intl.PluralRules(locale, options),
)

/** Name of a language in the locale: `sv` is "sænska" in Icelandic; undefined if unknown. */
export const languageName = (tag: string, locale: string): string | undefined => {
  if (lacksIcelandic(Intl.DisplayNames, locale)) return icelandicLanguage(tag)
  return new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(tag)
}

/** The time zone of the browser. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The locale's first weekday, 1 = Monday, 7 = Sunday; Monday where the engine does not know. */
export function firstWeekday(locale: string): number {
  const { getWeekInfo, weekInfo } = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number }
    weekInfo?: { firstDay: number }
  }
  const info = getWeekInfo ? getWeekInfo.call(new Intl.Locale(locale)) : weekInfo
  return info?.firstDay ?? 1
}
