import { en, type MediaLabels } from '#labels/media'
import { useLabels } from '../../internal/hooks/use-labels'
import { Spinner } from '../../primitives/spinner/spinner'
import type { MediaItem } from '../media-file'
import { PreviewPlaceholder } from './preview-placeholder'
import { useFontSpecimen } from './use-font-specimen'

/** Letters of the four languages. */
const letters = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  'ÅÄÖ ÆØ ÞÐ ÁÉÍÓÚÝ åäö æø þð áéíóúý',
  '0123456789 :;.,-–!?&@%€',
]

type FontSpecimenProps = { file: MediaItem; labels: Partial<MediaLabels> | undefined }

/** A sentence in three sizes, and all letters of the mall's languages. */
export function FontSpecimen({ file, labels }: FontSpecimenProps) {
  const t = useLabels('media', en, labels).preview
  const { family, state } = useFontSpecimen(file.url)
  if (state === 'failed') return <PreviewPlaceholder file={file} text={t.noFont} labels={labels} />
  if (state === 'loading') {
    return (
      <span role="status" className="kui:grid kui:place-items-center kui:p-6 kui:text-fg-muted">
        <Spinner size={20} />
        <span className="kui:sr-only">{t.loading}</span>
      </span>
    )
  }
  return (
    <div
      data-slot="font-specimen"
      className="kui:flex kui:w-full kui:flex-col kui:gap-2 kui:p-5 kui:text-fg-strong"
      style={{ fontFamily: `${family}, var(--k-font)` }}
    >
      {[40, 24, 16].map((size) => (
        <p key={size} data-slot="font-specimen-line" style={{ fontSize: size, lineHeight: 1.2 }}>
          {t.specimen}
        </p>
      ))}
      <div className="kui:mt-2 kui:flex kui:flex-col kui:gap-1 kui:border-t kui:border-line kui:pt-3 kui:text-lg kui:break-words">
        {letters.map((line) => (
          <p
            key={line}
            data-slot="font-specimen-line"
            translate="no"
            className="kui:min-w-0 kui:[overflow-wrap:anywhere]"
          >
            {line}
          </p>
        ))}
      </div>
    </div>
  )
}
