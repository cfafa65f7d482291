import type { SortRule } from './columns'

/** Serialises sorting for a URL: `status,-endDate`. */
export const sortToText = (sort: readonly SortRule[]): string =>
  sort.map(({ id, desc }) => (desc ? `-${id}` : id)).join(',')

export const textToSort = (text: string | null | undefined): SortRule[] =>
  (text ?? '')
    .split(',')
    .filter((part) => part !== '' && part !== '-')
    .map((part) => (part.startsWith('-') ? { id: part.slice(1), desc: true } : { id: part, desc: false }))
