import { icelandicDates, icelandicLanguage, icelandicOrder, icelandicRelative } from './icelandic'

type Known = { supportedLocalesOf(locale: string): string[] }

/** Whether the engine would answer in another language without saying so. */
const lacksIcelandic = (intl: Known, locale: string) =>
  new Intl.Locale(locale).language === 'is' && intl.supportedLocalesOf(locale).length === 0

/** `Intl.DateTimeFormat` in every language of the kit, whatever the engine carries. */
export const dateTimeFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  lacksIcelandic(Intl.DateTimeFormat, locale) ? icelandicDates(options) : new Intl.DateTimeFormat(locale, options)

/** `Intl.RelativeTimeFormat` in every language of the kit, for minutes, hours and days. */
export const relativeTimeFormat = (locale: string, options: Intl.RelativeTimeFormatOptions) =>
  lacksIcelandic(Intl.RelativeTimeFormat, locale)
    ? icelandicRelative(options)
    : new Intl.RelativeTimeFormat(locale, options)

/** `Intl.Collator` in every language of the kit. */
export const collator = (locale: string, options: Intl.CollatorOptions = {}): Pick<Intl.Collator, 'compare'> =>
  lacksIcelandic(Intl.Collator, locale) ? icelandicOrder(options) : new Intl.Collator(locale, options)

/** `Intl.NumberFormat` in every language of the kit. Indonesian writes numbers as Icelandic does: 1.234,5 and 62%. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(lacksIcelandic(Intl.NumberFormat, locale) ? 'id' : locale, options)

/** A language by its tag, in the words of the locale: `sv` is "sænska" in Icelandic. Undefined when there is no word for it. */
export const languageInWords = (tag: string, locale: string): string | undefined => {
  if (lacksIcelandic(Intl.DisplayNames, locale)) return icelandicLanguage(tag)
  return new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(tag)
}
