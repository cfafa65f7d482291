export type { CellEdit } from '../table/cell-edit'
export { type CellEditState, type UseCellEditProps, useCellEdit } from '../table/use-cell-edit'
