export { BulkBarAction as Action, BulkBarRoot as Root } from './bulk-bar'
