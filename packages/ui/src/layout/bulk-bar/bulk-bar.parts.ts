export { BulkBarAction as Action, BulkBarMore as More, BulkBarRoot as Root } from './bulk-bar'
