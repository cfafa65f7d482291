import { en, type FieldsLabels } from '#labels/fields'
import { useLabels } from '../../internal/hooks/use-labels'

/** The mark on the tab of a language with a missing text. */
export function MissingMark({ labels }: { labels?: Partial<FieldsLabels> | undefined }) {
  const t = useLabels('fields', en, labels)
  return (
    <span
      role="img"
      aria-label={t.missing}
      className="kui:size-1.75 kui:rounded-full kui:shadow-[inset_0_0_0_1.5px_var(--k-warning-text)]"
    />
  )
}
