import { CloudOff, RotateCw } from 'lucide-react'
import { useLabels } from '../../internal/hooks/use-labels'
import { Button } from '../button/button'
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state'
import { en, type PrimitivesLabels } from '../labels/en'

export type ErrorStateProps = Omit<EmptyStateProps, 'icon' | 'tone' | 'action'> & {
  /** Offers "Try again". */
  onRetry?: () => void
  /** A try is under way. @default false */
  retrying?: boolean
  labels?: Partial<PrimitivesLabels>
}

/** Says what did not load and that nothing is lost; announced at once. */
export function ErrorState({ onRetry, retrying = false, labels, ...rest }: ErrorStateProps) {
  const t = useLabels('primitives', en, labels)
  return (
    <EmptyState
      role="alert"
      tone="error"
      icon={<CloudOff strokeWidth={1.5} />}
      action={
        onRetry && (
          <Button icon={<RotateCw size={16} strokeWidth={1.5} />} busy={retrying} onClick={onRetry}>
            {t.tryAgain}
          </Button>
        )
      }
      {...rest}
      data-slot="error-state"
    />
  )
}
