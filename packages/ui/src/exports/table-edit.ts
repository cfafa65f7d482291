export { useCellEdit } from '../table/edit/use-cell-edit'
