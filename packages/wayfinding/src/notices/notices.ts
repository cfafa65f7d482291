import { textIn } from '../languages'
import type { StationWays } from '../route/station-ways'
import type { Destination } from '../route/ways'
import { en } from './en'
import { is } from './is'
import { no } from './no'
import type { NoticeTexts } from './notice-texts'
import { se } from './se'

const texts = { en, is, no, se } satisfies Record<string, NoticeTexts>

/** A language that notices are in. */
export type NoticeLanguage = keyof typeof texts

/** "70 m, about 2 min": metres by 5. */
export const summaryOf = (metres: number, minutes: number, language: NoticeLanguage): string =>
  texts[language].summary(Math.max(5, Math.round(metres / 5) * 5), minutes)

export type NoticesOptions = {
  readonly destination: Destination
  /** The destination inside a sentence. */
  readonly name: string
  readonly language: NoticeLanguage
  /** Further languages for the names of lifts and stairs. */
  readonly languages: readonly string[]
}

/**
 * Says what a way goes around because it is out of order, or why there is none; nothing about what is not drawn, which only
 * the caller knows by another name than its code.
 */
export function noticesOf(ways: StationWays, { destination, name, language, languages }: NoticesOptions): string[] {
  const t = texts[language]
  const detour = ways.detourTo(destination)
  const closed = (detour?.connectors ?? []).map(({ name: own = {}, kind }) => {
    const named = textIn(own, [language, ...languages])
    if (!named) return t.kindOutOfOrder[kind]
    return kind === 'stairs' || kind === 'ramp' ? t.closed(named) : t.outOfOrder(named)
  })
  const reason = ways.whyNot(destination)
  if (reason) return reason === 'notDrawn' ? [] : [...closed, t.whyNot[reason](name)]
  return detour ? [...(closed.length > 0 ? closed : [t.partClosed]), t.detour] : []
}
