import { useCallback, useEffect, useMemo, useState } from 'react'
import { type TableView, type ViewOptions, viewKeeper } from './views'

/** Views in the browser's own storage, for the props of `DataTable.Views`; other tabs of the same browser follow. */
export function useStoredViews({ key, storage }: ViewOptions) {
  const keeper = useMemo(() => viewKeeper({ key, storage }), [key, storage])
  const [{ name, views }, hold] = useState(() => ({ name: keeper.name, views: keeper.read() }))
  // Another table or person, without a mount in between.
  if (name !== keeper.name) hold({ name: keeper.name, views: keeper.read() })
  const onViewsChange = useCallback(
    (next: readonly TableView[]) => {
      hold({ name: keeper.name, views: next })
      keeper.keep(next)
    },
    [keeper],
  )
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === keeper.name) hold({ name: keeper.name, views: keeper.read() })
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [keeper])
  return { views, onViewsChange }
}
