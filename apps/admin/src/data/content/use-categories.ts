import { calls, type ListedOf, type TypeNumber } from '@kiosk-admin/api-client'
import { useMallId } from '../../shared/session/session'
import type { Source } from '../cache/source'
import { type Loaded, useCall } from '../cache/use-call'

/** The specification's own call: the categories of a type. */
export const categoriesSource = (type: TypeNumber): Source => ({
  call: calls.categoriesOfType,
  input: (mallId) => ({ params: { type }, query: { mallId } }),
})

/** A category as users without permission for its type see it; users with permission get all fields. */
export type CategoryChoice = Partial<ListedOf<'category'>> & Pick<ListedOf<'category'>, 'id' | 'name'>

/** The categories of a type in this tab's mall, in their order. */
export function useCategories(type: TypeNumber): Loaded<readonly CategoryChoice[]> {
  const mallId = useMallId()
  const loaded = useCall(calls.categoriesOfType, { params: { type }, query: { mallId } })
  // the short form has id and name, too
  return loaded as Loaded<readonly CategoryChoice[]>
}
