// The sentences that follow `Invalid value`, for whoever says them in other languages: `@kiosk-admin/api-client/reasons`.
export { type ReasonName, reasonNamed, reasons } from '../contract/base/reasons'
