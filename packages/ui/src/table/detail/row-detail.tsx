// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are positioned individually, which a table element does not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid manages focus of cells and controls, see useGridFocus
import { ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { scrollParent } from '../../internal/row-window/use-row-window'
import { useDataTableContext } from '../grid/data-table-context'
import { OWN_KEYS } from '../grid/grid-feature'
import { useGridStop } from '../grid/grid-stop'

interface DetailProps {
  /** Id of the detail's element. */
  elementId: string
  /** Header of the details, and name of the row. */
  label: readonly [header: string, row: string]
}

/** Opens and closes the detail of a row. */
export function DetailToggle({
  elementId,
  label,
  open,
  onToggle,
}: DetailProps & { open: boolean; onToggle: () => void }) {
  const { t } = useDataTableContext()
  return (
    <button
      type="button"
      data-slot="detail-toggle"
      aria-label={t.cellOf(...label)}
      aria-expanded={open}
      aria-controls={open ? elementId : undefined}
      onClick={onToggle}
      className="kui:relative kui:grid kui:size-7 kui:place-items-center kui:rounded-sm kui:text-fg-muted kui:outline-none kui:before:absolute kui:before:inset-0 kui:before:content-[''] kui:hover:bg-hover kui:focus-visible:shadow-ring kui:pointer-coarse:before:-inset-2 kui:[&>svg]:transition-transform kui:[&>svg]:duration-(--k-dur-1) kui:rtl:[&>svg]:rotate-180 kui:aria-expanded:[&>svg]:rotate-90"
      {...useGridStop()}
    >
      <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
    </button>
  )
}

interface DetailCellProps extends DetailProps {
  /** Id of the row. */
  id: string
  /** Whether it has the focus of the grid. */
  active: boolean
  /** Pixels for which there is space. */
  estimated: number
  onHeight: (id: string, height: number) => void
  children: ReactNode
}

/** The last cell of a row, below its other ones. Its height is measured before it is seen. */
export function DetailCell({ id, elementId, label, active, estimated, onHeight, children }: DetailCellProps) {
  const { t } = useDataTableContext()
  const ref = useRef<HTMLDivElement>(null)
  const space = useRef(estimated)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const height = element.offsetHeight
      if (height > 0 && height !== space.current) {
        keepPlace(element, height - space.current)
        space.current = height
      }
      onHeight(id, height)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [id, onHeight])

  function leave(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.target === ref.current) return
    event.stopPropagation()
    ref.current?.focus()
  }
  return (
    <div
      ref={ref}
      id={elementId}
      role="gridcell"
      data-slot="row-detail"
      data-column-id="detail"
      tabIndex={active ? 0 : -1}
      className="kui:absolute kui:inset-x-0 kui:top-full kui:cursor-auto kui:border-b kui:border-line-faint kui:bg-surface kui:outline-none kui:focus-visible:shadow-[inset_0_0_0_2px_var(--k-focus)]"
      onKeyDown={leave}
    >
      <div
        role="group"
        aria-label={t.cellOf(...label)}
        {...OWN_KEYS}
        className="kui:ps-10 kui:pe-3 kui:pt-3 kui:pb-4 kui:@max-[640px]/table:px-4"
      >
        {children}
      </div>
    </div>
  )
}

/** Scrolls by the difference if a detail above the window turns out higher or lower, so that the rows in it stay. */
function keepPlace(element: HTMLElement, by: number) {
  const scroller = scrollParent(element)
  const top = scroller?.getBoundingClientRect().top ?? 0
  if (element.getBoundingClientRect().top < top) (scroller ?? window).scrollBy({ top: by, behavior: 'instant' })
}
