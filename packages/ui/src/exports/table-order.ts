export type { RowMove } from '../table/row-order'
export { type UseRowOrderProps, useRowOrder } from '../table/use-row-order'
