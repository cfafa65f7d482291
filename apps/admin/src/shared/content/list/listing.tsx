import type { ApiError, Call } from '@kiosk-admin/api-client'
import { createContext, Fragment, type ReactNode, use, useEffect, useState } from 'react'
import type { Source } from '../../../data/cache/source'
import { useListLength } from '../../../data/content/use-list-length'
import { toastFailure } from '../../failures/failures'
import { loadCode } from '../../i18n/load-code'

type PagedRows = typeof import('./paged-rows')

/** How the rows of a list are loaded. */
type Listing = {
  /** Code of a list that loads rows as they are shown; false if it has all rows, `undefined` while neither is known. */
  paged: PagedRows | false | undefined
  /** Number of times that the number of records was loaded, which happens whenever a list is to be reloaded. */
  loads: number
  error?: ApiError | undefined
  retry?: () => void
}

const ListingContext = createContext<Listing>({ paged: false, loads: 0 })

/** Returns how the rows of the surrounding list are loaded. */
export const useListing = () => use(ListingContext)

/** Largest number of records that a list loads at once. Stories set a smaller one. */
export const ListLimitContext = createContext(1000)

type ListingProviderProps = {
  type: { calls: { page: Call } }
  source: Source
  /** Whether the list always has all records. @default false */
  whole?: boolean
  /** Loads a long list as it is shown. */
  list: ReactNode
  /** Forms of its records. */
  children?: ReactNode
}

/** Decides once for each visit, by the number of records, whether a list loads all of them or only those that it shows. */
export function ListingProvider({ type, source, whole, list, children }: ListingProviderProps) {
  const limit = use(ListLimitContext)
  const [paged, setPaged] = useState<PagedRows | false | undefined>(whole ? false : undefined)
  const [loads, setLoads] = useState(0)
  const { length, error, retry } = useListLength(type, source, paged !== false, () => setLoads((before) => before + 1))
  const fits = paged === undefined && length !== undefined ? length <= limit : undefined
  if (fits) setPaged(false)
  useEffect(() => {
    if (fits === false) loadCode(() => import('./paged-rows')).then(setPaged, toastFailure)
  }, [fits])
  return (
    <ListingContext value={{ paged, loads, error, retry }}>
      {/* a table does not change between its own rows and those of a source */}
      <Fragment key={String(!paged)}>{list}</Fragment>
      {children}
    </ListingContext>
  )
}
