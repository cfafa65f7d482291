export type { RowMove } from '../table/order/row-order'
export { useRowOrder } from '../table/order/use-row-order'
