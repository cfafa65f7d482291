import type { Call } from '@kiosk-admin/api-client'

/** What a cached answer is found by: the call's path and what it was asked with. */
export type Key = readonly [path: string, input: { params?: object; query?: object }]

export const keyOf = (call: Pick<Call, 'path'>, input: Key[1]): Key => [call.path, input]

const isKey = (key: unknown): key is Key => Array.isArray(key) && typeof key[0] === 'string'

/** Keys whose path is one of these, or lies below it. */
export const keysOf =
  (...paths: string[]) =>
  (key: unknown): boolean =>
    isKey(key) && paths.some((path) => key[0] === path || key[0].startsWith(`${path}/`))
