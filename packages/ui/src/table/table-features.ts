import {
  constructTable,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  type Table,
  type TableOptions,
  tableFeatures,
} from '@tanstack/table-core'
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings'

// Only what is in use: each further feature of TanStack Table costs bytes.
const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  rowSortingFeature,
  rowSelectionFeature,
})

type Features = typeof features
export type FeatureTable<Row extends RowData> = Table<Features, Row>
export type FeatureOptions<Row extends RowData> = Omit<TableOptions<Features, Row>, 'features'>

export const makeTable = <Row extends RowData>(options: FeatureOptions<Row>): FeatureTable<Row> =>
  constructTable<Features, Row>({ ...options, features })
