import { CloudOff, RotateCw } from 'lucide-react'
import { en, type PrimitivesLabels } from '#labels/primitives'
import { useLabels } from '../../internal/hooks/use-labels'
import { Button } from '../button/button'
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state'

export type ErrorStateProps = Omit<EmptyStateProps, 'icon' | 'tone' | 'action'> & {
  /** Shows "Try again". */
  onRetry?: () => void
  /** Whether a retry is in progress. @default false */
  retrying?: boolean
  labels?: Partial<PrimitivesLabels>
}

/** Reports a loading error (`role="alert"`) and offers a retry. */
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
