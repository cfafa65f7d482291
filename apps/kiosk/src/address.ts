import { type LanguageCode, languageCodes } from '@kiosk-admin/api-client'

/**
 * The mode that the address selects. Secrets are in the fragment, which is not sent to the server.
 * - `pair`: `/kiosk/#key=…`; the server finds the station of the key, other ids in the address are ignored
 * - `preview`: `/kiosk/?mallId=…#preview=…`, the draft, for staff; `&stationId=…` limits it to a station, `&show=item&id=…`
 *   opens the page of a record, `&show=screensaver` starts in standby
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
