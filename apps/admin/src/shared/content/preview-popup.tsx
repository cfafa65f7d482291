import type { Localised } from '@kiosk-admin/api-client'
import { Dialog } from '@kiosk-admin/ui'
import { RichTextView } from '@kiosk-admin/ui/rich-text'
import { useItem } from '../../data/content/use-item'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useFiles } from '../../data/media/use-files'
import { useMessages } from '../i18n/i18n'
import { useLibraryFonts } from '../media/use-library-fonts'
import { RecordProblem } from '../record/record-problem'
import { closeDialog, useDialog } from '../routing/dialog'
import { ContentStateNote } from './content-state-note'
import { useKind, useKindMessages } from './kind'
import { contentMessages } from './messages'
import { useContentState } from './use-content-state'

/** Optional fields of events, shops and offers that the popup shows. */
type PreviewRecord = {
  imageId?: string | null
  logoId?: string | null
  description?: Localised
  startDate?: string
  endDate?: string
  time?: { hour: number; minute: number }
  address?: string | null
  phone?: string | null
  siteUrl?: string | null
}

/** Shows an event, shop or offer as visitors see it, including unpublished changes. */
export function PreviewPopup() {
  const { preview = '' } = useKind()
  const { open, id } = useDialog(preview)
  return (
    <Dialog.Root open={open && id !== undefined} onOpenChange={() => closeDialog()}>
      <Dialog.Content size="normal" aria-describedby={undefined}>
        {id !== undefined && <Popup key={id} id={id} />}
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Popup({ id }: { id: string }) {
  const { type } = useKind()
  const t = useKindMessages()
  const c = useMessages(contentMessages)
  const textIn = useLocalisedText()
  const { data, error, retry } = useItem(type, id)
  const state = useContentState(data)
  if (!data) return <RecordProblem place="dialog" title={t('title')} loaded={false} error={error} onRetry={retry} />
  // narrows the generic record to its optional fields
  const shown = data as PreviewRecord
  const description = textIn(shown.description ?? {})
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{c('content.preview.title')}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body className="flex flex-col gap-4 pb-6">
        <ContentStateNote state={state} />
        <article className="overflow-hidden rounded-lg border border-line bg-surface">
          <Picture id={shown.imageId} className="aspect-video w-full object-cover" />
          <div className="flex flex-col gap-3 p-6">
            <div className="flex items-center gap-4">
              <Picture
                id={shown.logoId}
                className="size-16 rounded-md border border-line bg-white object-contain p-1"
              />
              <div className="min-w-0">
                <h3 className="m-0 text-2xl font-bold text-fg-strong">{textIn(data.name)}</h3>
                <EventTime shown={shown} />
              </div>
            </div>
            {description && <Description value={description} />}
            <p className="m-0 flex flex-col text-sm text-fg-muted empty:hidden">
              {[shown.address, shown.phone, shown.siteUrl].map((fact) => fact && <span key={fact}>{fact}</span>)}
            </p>
          </div>
        </article>
      </Dialog.Body>
    </>
  )
}

/** Links to documents open the file. */
function Description({ value }: { value: string }) {
  useLibraryFonts()
  const { data: documents } = useFiles('Document')
  return <RichTextView value={value} documentUrl={(id) => documents?.find((file) => file.id === id)?.url} />
}

function Picture({ id, className }: { id: string | null | undefined; className: string }) {
  const { data } = useFiles('Image', { enabled: id !== null && id !== undefined })
  const textIn = useLocalisedText()
  const file = data?.find((one) => one.id === id)
  return file ? <img src={file.url} alt={textIn(file.alt)} className={`shrink-0 ${className}`} /> : null
}

const two = (part: number) => String(part).padStart(2, '0')

/** "Sat 21 Nov – Sun 6 Dec, 14:00" */
function EventTime({ shown: { startDate, endDate, time } }: { shown: PreviewRecord }) {
  const when = useDateFormat()
  if (!startDate || !endDate) return null
  const day = (date: string) => when.day(date, { weekday: 'short', day: 'numeric', month: 'short' })
  const days = startDate === endDate ? day(startDate) : `${day(startDate)} – ${day(endDate)}`
  return (
    <p className="m-0 text-fg-muted tabular-nums">{time ? `${days}, ${two(time.hour)}:${two(time.minute)}` : days}</p>
  )
}
