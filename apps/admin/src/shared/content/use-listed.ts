import { useList } from '../../data/content/use-list'
import { usePageOfOne } from '../../data/content/use-page-of-one'
import { useKind } from './kind'
import type { Row } from './list/columns'
import { useListing } from './list/listing'

/** Returns a record as its list has it; `undefined` until it is loaded, or without an id. */
export function useListed(id: string | undefined): Row | undefined {
  const { type, source } = useKind()
  const { paged } = useListing()
  const all = useList(type, id !== undefined && paged === false, source).data
  const one = usePageOfOne(type, source, paged ? id : undefined)
  // the generic list does not know the fields of its kind
  return (all ?? one)?.find((row) => row.id === id) as Row | undefined
}
