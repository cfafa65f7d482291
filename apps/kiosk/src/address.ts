import { type LanguageCode, languageCodes } from '@kiosk-admin/api-client'

/**
 * What the page was opened for. Secrets stand in the fragment, which no server sees.
 * - `pair`: `/kiosk/#key=…`; the server says which station the key belongs to, whatever ids stand beside it
 * - `preview`: `/kiosk/?mallId=#preview=…`, the draft, for staff; with `&stationId=` as that station shows it; with `&show=item&id=…` the page of one record, with
 *   `&show=screensaver` as after a while without a touch
 */
export type Address =
  | { kind: 'plain' }
  | { kind: 'pair'; key: string }
  | {
      kind: 'preview'
      token: string
      mallId: string
      stationId: string | null
      language: LanguageCode | null
      shown: Shown | null
    }

type Shown = ShownRecord | 'screensaver'

/** One record of a kind: `item`, `event` … */
export type ShownRecord = { kind: string; id: string }

export function readAddress(href: string): Address {
  const { searchParams: query, hash } = new URL(href)
  const fragment = new URLSearchParams(hash.slice(1))
  const [key, token] = [fragment.get('key')?.trim(), fragment.get('preview')?.trim()]
  const mallId = query.get('mallId')
  if (token && mallId) {
    const language = languageCodes.find((code) => code === query.get('language')) ?? null
    const [kind, id] = [query.get('show'), query.get('id')]
    const shown = kind === 'screensaver' ? kind : kind && id ? { kind, id } : null
    return { kind: 'preview', token, mallId, stationId: query.get('stationId') || null, language, shown }
  }
  return key ? { kind: 'pair', key } : { kind: 'plain' }
}

/** The address without its secret. */
export function withoutSecret(href: string): string {
  const { pathname, search } = new URL(href)
  return pathname + search
}
