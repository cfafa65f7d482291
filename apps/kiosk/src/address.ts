import { type LanguageCode, languageCodes } from '@kiosk-admin/api-client'

/**
 * What the page was opened for. Secrets stand in the fragment, which no server sees.
 * - `pair`: `/kiosk/?mallId=&stationId=#key=…`; the ids may be missing
 * - `preview`: `/kiosk/?mallId=#preview=…`, the draft, for staff
 */
export type Address =
  | { kind: 'plain' }
  | { kind: 'pair'; key: string; mallId: string | null; stationId: string | null }
  | { kind: 'preview'; token: string; mallId: string; language: LanguageCode | null }

export function readAddress(href: string): Address {
  const { searchParams: query, hash } = new URL(href)
  const fragment = new URLSearchParams(hash.slice(1))
  const [key, token] = [fragment.get('key')?.trim(), fragment.get('preview')?.trim()]
  const [mallId, stationId] = [query.get('mallId') || null, query.get('stationId') || null]
  if (token && mallId) {
    const language = languageCodes.find((code) => code === query.get('language')) ?? null
    return { kind: 'preview', token, mallId, language }
  }
  return key ? { kind: 'pair', key, mallId, stationId } : { kind: 'plain' }
}

/** The address without its secret. */
export function withoutSecret(href: string): string {
  const { pathname, search } = new URL(href)
  return pathname + search
}
