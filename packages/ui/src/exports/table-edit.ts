export type { CellEdit } from '../table/edit/cell-edit'
export { type CellEditState, type UseCellEditProps, useCellEdit } from '../table/edit/use-cell-edit'
