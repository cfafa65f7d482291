import { QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Item } from './items'

export const queries = new QueryClient()

export const itemList = queryOptions({ queryKey: ['items'], queryFn: api.list })

export async function saveItem(item: Item, version: number | undefined) {
  const outcome = await api.save(item, version)
  await queries.invalidateQueries(itemList)
  return outcome
}

/** Removes, changes or restores items: shown at once, and as the server has them if it refuses. */
export async function replaceItems(before: readonly Item[], after: readonly Item[]) {
  await queries.cancelQueries(itemList)
  queries.setQueryData(itemList.queryKey, (items = []) => [...items.filter((item) => !before.includes(item)), ...after])
  return api.replace(before, after).finally(() => queries.invalidateQueries(itemList))
}
