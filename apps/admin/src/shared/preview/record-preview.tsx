import { type ContentType, type PreviewRecord, previewReady, referencesIn } from '@kiosk-admin/api-client'
import { SegmentedControl } from '@kiosk-admin/ui'
import { KioskFrame, type KioskOrientation } from '@kiosk-admin/ui/stations'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFiles } from '../../data/media/use-files'
import { usePreviewAddress } from '../../data/publication/use-preview-address'
import type { Hint } from '../content/content-state'
import { useMessages } from '../i18n/i18n'
import { previewMessages } from './messages'

export type RecordPreviewProps = {
  type: { type: string } & Pick<ContentType, 'body'>
  id: string
  /** Content language of the form's open tab. */
  language: string
  /** `undefined` for a new record. */
  name?: string | undefined
  /** Returns the current record: stored, or edited in the form. */
  values: () => { id: string }
  /** Subscribes to changes of the values. */
  subscribe?: (onChange: () => void) => () => void
  /** What staff should know of it, were it saved now; `undefined` while unknown. */
  hint: Hint | undefined
}

/** The banner that the kiosk shows for each hint. */
const bands: Record<Hint, NonNullable<PreviewRecord['band']>> = {
  published: 'onKiosks',
  changed: 'notYet',
  shownChanged: 'notYet',
  unpublished: 'notYet',
  comesOff: 'off',
  notShown: 'off',
  ended: 'off',
  never: 'off',
  upcoming: 'notYet',
  owner: 'off',
}

/** Debounces updates while typing, as each one re-renders the page. */
const debounceMs = 150

/** Preview of a record on the kiosk's page, including unsaved changes. */
export function RecordPreview({ type, id, language, name, values, subscribe, hint }: RecordPreviewProps) {
  const t = useMessages(previewMessages)
  const [orientation, setOrientation] = useState<KioskOrientation>('portrait')
  const { data: address, error, retry } = usePreviewAddress(type.type, id, language)
  const valid = useSendRecord({ type, values, subscribe, hint })
  // a stored record shows until the form's values are valid; a new one has nothing to show yet
  const incomplete = name === undefined && !valid
  const label = name ? t('recordPreview.of', { name }) : t('recordPreview.ofNew')
  return (
    <div className="flex h-full min-h-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="m-0 text-sm text-fg-muted">
          {incomplete ? t('recordPreview.incomplete') : hint && t(`recordPreview.hint.${hint}`)}
        </p>
        <SegmentedControl
          label={t('recordPreview.screen')}
          labelHidden
          size="small"
          value={orientation}
          onValueChange={setOrientation}
          options={[
            { value: 'portrait', label: t('recordPreview.portrait') },
            { value: 'landscape', label: t('recordPreview.landscape') },
          ]}
        />
      </div>
      {/* invisible instead of unmounted, as the page has to load before it receives the record */}
      <div className={`min-h-0 flex-1 ${incomplete ? 'invisible' : ''}`}>
        {address ? (
          <KioskFrame label={label} orientation={orientation} src={address} />
        ) : (
          <KioskFrame label={label} orientation={orientation} state={error ? 'failed' : 'loading'} onRetry={retry} />
        )}
      </div>
    </div>
  )
}

/** Sends the record to the page in the frame, on load and on change. Returns whether the values are valid. */
function useSendRecord({
  type,
  values,
  subscribe,
  hint,
}: Pick<RecordPreviewProps, 'type' | 'values' | 'subscribe' | 'hint'>) {
  const { data: images } = useFiles('Image')
  const { data: fonts } = useFiles('Font')
  const { data: documents } = useFiles('Document')
  const frame = useRef<MessageEventSource>(null)
  const [valid, setValid] = useState(false)

  const send = useEffectEvent(() => {
    const record = values()
    // keeps the previous record while the values are invalid
    if (!type.body.safeParse(record).success) return
    setValid(true)
    const named = new Set(referencesIn(type.body, record).map(({ id }) => id))
    const media = [images, fonts, documents]
      .flatMap((files) => files ?? [])
      .filter((file) => named.has(file.id))
      .map(({ id, url, mime, width = null, height = null }) => [id, { url, mime, width, height }])
    const message: PreviewRecord = {
      message: 'kiosk.preview.record',
      kind: type.type,
      record,
      media: Object.fromEntries(media),
      ...(hint ? { band: bands[hint] } : {}),
    }
    frame.current?.postMessage(message, { targetOrigin: location.origin })
  })

  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (origin !== location.origin || data !== previewReady) return
      frame.current = source
      send()
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stop = subscribe?.(() => {
      clearTimeout(timer)
      timer = setTimeout(() => send(), debounceMs)
    })
    return () => {
      stop?.()
      clearTimeout(timer)
    }
  }, [subscribe])

  // biome-ignore lint/correctness/useExhaustiveDependencies: resends the record when files or the hint change
  useEffect(() => send(), [images, fonts, documents, hint])
  return valid
}
