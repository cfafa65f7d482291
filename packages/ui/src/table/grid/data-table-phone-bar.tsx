import { useCallback, useEffect, useState } from 'react'
import { lazy } from '../../internal/lazy'
import { useDataTableContext } from './data-table-context'

/** Below this width rows have two lines; equals `@max-[640px]/table` in the classes. */
const PHONE = 640

// wide tables do not load it
const tools = lazy(() => import('./phone-bar-tools'))

/** Select all and a sort menu, for tables too narrow for a header. */
export function DataTablePhoneBar() {
  const { table } = useDataTableContext()
  const [narrow, setNarrow] = useState(false)
  // measured instead of hidden by CSS, so that wide tables do not render an invisible menu
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => setNarrow((entry?.contentRect.width ?? 0) < PHONE))
    observer.observe(element)
    setNarrow(element.clientWidth < PHONE)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (narrow) tools.load()
  }, [narrow])
  const module = tools.use()
  const sortable = table.columns.some((column) => column.sort !== false)
  return (
    <div ref={ref}>
      {narrow && (table.selectable || sortable) && (
        <div
          data-slot="data-table-phone-bar"
          className="kui:flex kui:min-h-(--k-control) kui:items-center kui:gap-3 kui:border-b kui:border-line kui:pb-1.5 kui:pointer-coarse:min-h-11"
        >
          {module && <module.PhoneBarTools sortable={sortable} />}
        </div>
      )}
    </div>
  )
}
