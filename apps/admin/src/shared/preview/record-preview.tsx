import { describeFields, type PreviewRecord, previewReady } from '@kiosk-admin/api-client'
import { SegmentedControl } from '@kiosk-admin/ui'
import { KioskFrame, type KioskOrientation } from '@kiosk-admin/ui/stations'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useFiles } from '../../data/media/use-files'
import { usePreviewAddress } from '../../data/publication/use-preview-address'
import type { KioskState } from '../content/kiosk-state'
import { useTexts } from '../i18n/i18n'
import { previewMessages } from './messages'

export type RecordPreviewProps = {
  type: { type: string } & Parameters<typeof describeFields>[0]
  id: string
  /** The language of the content that is being written. */
  language: string
  /** Its name; none for one that is new. */
  name?: string | undefined
  /** The record as it is now: stored, or as it is being written. */
  values: () => { id: string }
  /** Calls back whenever it changes. */
  subscribe?: (onChange: () => void) => () => void
  /** Where the record would stand on the kiosks once it is saved as it is; undefined while that is not known. */
  state: KioskState | undefined
}

/** What the kiosk's own band says of a record in each state. */
const bands: Record<KioskState, NonNullable<PreviewRecord['band']>> = {
  published: 'onKiosks',
  changed: 'notYet',
  unpublished: 'notYet',
  comesOff: 'off',
  notShown: 'off',
  ended: 'off',
}

/** Typing is told once a moment: the page draws all of itself anew. */
const restMs = 150

/** One record on a kiosk's screen, as it would be if it were published now; what is being written shows at once. */
export function RecordPreview({ type, id, language, name, values, subscribe, state }: RecordPreviewProps) {
  const t = useTexts(previewMessages)
  const [orientation, setOrientation] = useState<KioskOrientation>('portrait')
  const { data: address, error, retry } = usePreviewAddress(type.type, id, language)
  const readable = useTold({ type, values, subscribe, state })
  // a stored record is there until the form can be read; a new one is not
  const incomplete = name === undefined && !readable
  const label = name ? t('recordPreview.of', { name }) : t('recordPreview.ofNew')
  return (
    <div className="flex h-full min-h-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="m-0 text-sm text-fg-muted">
          {incomplete ? t('recordPreview.incomplete') : state && t(`recordPreview.hint.${state}`)}
        </p>
        <SegmentedControl
          label={t('recordPreview.screen')}
          labelHidden
          size="small"
          value={orientation}
          onValueChange={(value) => setOrientation(value as KioskOrientation)}
          options={[
            { value: 'portrait', label: t('recordPreview.portrait') },
            { value: 'landscape', label: t('recordPreview.landscape') },
          ]}
        />
      </div>
      {/* out of sight, but at work: the page in it asks for the record once it is there */}
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

/** Tells the page in the frame what the record is, once it listens and whenever the record changes; whether it could be read. */
function useTold({
  type,
  values,
  subscribe,
  state,
}: Pick<RecordPreviewProps, 'type' | 'values' | 'subscribe' | 'state'>) {
  const { data: files } = useFiles('Image')
  const frame = useRef<MessageEventSource>(null)
  const [readable, setReadable] = useState(false)
  const pictures = useMemo(
    () => describeFields(type).flatMap(({ name, mediaKind }) => (mediaKind === 'Image' ? [name] : [])),
    [type],
  )

  const tell = useEffectEvent(() => {
    const record = values()
    // half written, it would be left out: what was there before stays until it can be read again
    if (!type.body.safeParse(record).success) return
    setReadable(true)
    const named = pictures.map((field) => (record as Record<string, unknown>)[field])
    const media = (files ?? [])
      .filter((file) => named.includes(file.id))
      .map(({ id, url, mime, width = null, height = null }) => [id, { url, mime, width, height }])
    const message: PreviewRecord = {
      message: 'kiosk.preview.record',
      kind: type.type,
      record,
      media: Object.fromEntries(media),
      ...(state ? { band: bands[state] } : {}),
    }
    frame.current?.postMessage(message, { targetOrigin: location.origin })
  })

  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (origin !== location.origin || data !== previewReady) return
      frame.current = source
      tell()
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stop = subscribe?.(() => {
      clearTimeout(timer)
      timer = setTimeout(() => tell(), restMs)
    })
    return () => {
      stop?.()
      clearTimeout(timer)
    }
  }, [subscribe])

  // biome-ignore lint/correctness/useExhaustiveDependencies: pictures and a state that are known now are to be seen
  useEffect(() => tell(), [files, state])
  return readable
}
