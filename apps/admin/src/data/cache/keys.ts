import type { Call } from '@kiosk-admin/api-client'

/** The cache key of an answer: the call's path and input. */
export type Key = readonly [path: string, input: { params?: object; query?: object }]

export const keyOf = (call: Pick<Call, 'path'>, input: Key[1]): Key => [call.path, input]

const isKey = (key: unknown): key is Key => Array.isArray(key) && typeof key[0] === 'string'

/** Matches the keys of a list's pages. */
export const pagesOf =
  ({ path }: Pick<Call, 'path'>) =>
  (key: unknown): boolean =>
    isKey(key) && key[0] === path && 'limit' in (key[1].query ?? {})

/** Matches the keys of these paths and of paths below them. */
export const keysOf =
  (...paths: string[]) =>
  (key: unknown): boolean =>
    isKey(key) && paths.some((path) => key[0] === path || key[0].startsWith(`${path}/`))
