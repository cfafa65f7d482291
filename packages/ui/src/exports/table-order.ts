export type { RowMove } from '../table/order/row-order'
export { type UseRowOrderProps, useRowOrder } from '../table/order/use-row-order'
