import { useCallback, useEffect, useMemo, useState } from 'react'
import { type TableView, type ViewOptions, viewStorage } from './views'

/** Views in the browser's storage, as props of `DataTable.Views`; synchronised between tabs. */
export function useStoredViews({ key, storage }: ViewOptions) {
  const store = useMemo(() => viewStorage({ key, storage }), [key, storage])
  const [{ name, views }, setState] = useState(() => ({ name: store.name, views: store.read() }))
  // the key changed to another table or user without remounting
  if (name !== store.name) setState({ name: store.name, views: store.read() })
  const onViewsChange = useCallback(
    (next: readonly TableView[]) => {
      setState({ name: store.name, views: next })
      store.write(next)
    },
    [store],
  )
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === store.name) setState({ name: store.name, views: store.read() })
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [store])
  return { views, onViewsChange }
}
