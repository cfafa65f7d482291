import { type ComponentType, Suspense } from 'react'
import { useDialog } from '../routing/dialog'

/** Name of the import dialog in the address. */
export const IMPORT = 'import'

/** The import dialog of a list, loaded when it opens. */
export function ImportSlot({ Import }: { Import: ComponentType }) {
  const { open } = useDialog(IMPORT)
  return (
    open && (
      <Suspense>
        <Import />
      </Suspense>
    )
  )
}
