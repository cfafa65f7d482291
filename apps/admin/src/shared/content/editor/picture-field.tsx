import { Button, ContentForm, Field, useFieldControl } from '@kiosk-admin/ui'
import { ImageOff, ImagePlus } from 'lucide-react'
import { lazy, type ReactNode, type Ref, Suspense, useState } from 'react'
import { useLocalisedText } from '../../../data/malls/use-localised-text'
import { useFiles } from '../../../data/media/use-files'
import { useMessages } from '../../i18n/i18n'
import { loadCode } from '../../i18n/load-code'
import { mediaMessages } from '../../media/messages'
import { openStep, useStep } from '../../routing/dialog'
import { useFieldInfo } from './fields'

const PictureWindows = lazy(async () => ({
  default: (await loadCode(() => import('../../media/picture-windows'))).PictureWindows,
}))

type PictureFieldProps = {
  name: string
  hint?: ReactNode
  /** `object-fit` of the thumbnail. @default 'contain' */
  fit?: 'contain' | 'cover'
}

/** Optional picture from the mall's media library. */
export function PictureField({ name, hint, fit = 'contain' }: PictureFieldProps) {
  const { label, required } = useFieldInfo(name)
  const { data: files } = useFiles('Image')
  const nameOf = (id: string | null) => files?.find((file) => file.id === id)?.name ?? ''
  const refusedFiles = useRefusedFiles()
  return (
    <ContentForm.Field<string | null> name={name} label={label} required={required} format={nameOf}>
      {({ value, onValueChange, onBlur: _, ref, lang: __, name: ___, error, ...field }) => (
        <Field {...field} group hint={hint} error={refusedFiles.error ?? error}>
          <PictureBox
            ref={ref}
            name={name}
            value={value}
            onValueChange={onValueChange}
            refused={refusedFiles.error !== undefined}
            onNotUploadedChange={refusedFiles.change}
            fit={fit}
          />
        </Field>
      )}
    </ContentForm.Field>
  )
}

/** Holds the names of rejected uploads and the field error about them, until another picture is chosen or it is dismissed. */
export function useRefusedFiles() {
  const t = useMessages(mediaMessages)
  const [names, change] = useState<readonly string[]>([])
  return { error: names.length > 0 ? t('media.notUploaded', { names: names.join(', ') }) : undefined, change }
}

type PictureBoxProps = {
  ref?: Ref<HTMLDivElement>
  /** Field name; makes the step names in the address unique. */
  name: string
  value: string | null
  onValueChange: (id: string | null) => void
  /** From `useRefusedFiles`; the field shows the error. */
  onNotUploadedChange: (names: readonly string[]) => void
  /** Whether the field shows an upload error. */
  refused: boolean
  /** @default 'contain' */
  fit?: 'contain' | 'cover'
}

/** Picture control without the form field. */
export function PictureBox({
  ref,
  name,
  value,
  onValueChange,
  refused,
  onNotUploadedChange,
  fit = 'contain',
}: PictureBoxProps) {
  const t = useMessages(mediaMessages)
  const textIn = useLocalisedText()
  const { data: files, error, loading, retry } = useFiles('Image')
  const { locked = false, 'aria-required': _, 'aria-invalid': __, ...control } = useFieldControl()
  const file = files?.find(({ id }) => id === value)
  const failed = value !== null && error !== undefined
  const missing = value !== null && !loading && !failed && !file
  // steps in the address: Back returns to the form
  const [add, show] = [`addImage.${name}`, `imagePreview.${name}`]
  const adding = useStep(add) && !locked
  const showing = useStep(show)
  const [mounted, setMounted] = useState(false)
  if ((adding || showing) && !mounted) setMounted(true)
  const choose = (id: string | null) => {
    onNotUploadedChange([])
    onValueChange(id)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div ref={ref} role="group" tabIndex={-1} {...control} className="flex items-center gap-3">
      <span className="relative grid aspect-4/3 w-28 shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-sunken text-fg-subtle">
        {file ? (
          <button
            type="button"
            aria-label={t('media.larger', { name: file.name })}
            className="absolute inset-0 cursor-zoom-in rounded-md border-0 bg-transparent p-0 outline-none focus-visible:shadow-ring"
            onClick={() => openStep(show)}
          >
            <img
              src={file.url}
              alt={textIn(file.alt) || file.name}
              className={`size-full ${fit === 'cover' ? 'object-cover' : 'object-contain'}`}
            />
          </button>
        ) : missing || failed ? (
          <ImageOff size={20} strokeWidth={1.5} aria-hidden="true" />
        ) : (
          <ImagePlus size={20} strokeWidth={1.5} aria-hidden="true" />
        )}
      </span>
      <span className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
        <span
          // a line of its own, also before the name has loaded
          className="min-h-[1lh] max-w-full truncate text-sm text-fg-muted"
        >
          {failed
            ? t('media.notLoaded')
            : missing
              ? t('media.missing')
              : value === null
                ? t('media.none')
                : (file?.name ?? '')}
        </span>
        {failed && (
          <Button size="small" busy={loading} onClick={retry}>
            {t('media.retry')}
          </Button>
        )}
        {!locked && !failed && (
          <span className="flex flex-wrap gap-1.5">
            <Button size="small" onClick={() => openStep(add)}>
              {t(value === null ? 'media.choose' : 'media.change')}
            </Button>
            {value !== null && (
              <Button size="small" variant="quiet" onClick={() => choose(null)}>
                {t('media.remove')}
              </Button>
            )}
            {refused && (
              <Button size="small" variant="quiet" onClick={() => onNotUploadedChange([])}>
                {t('media.dismiss')}
              </Button>
            )}
          </span>
        )}
      </span>
      {mounted && (
        <Suspense>
          <PictureWindows {...{ adding, showing, file, onNotUploadedChange }} onPick={choose} />
        </Suspense>
      )}
    </div>
  )
}
