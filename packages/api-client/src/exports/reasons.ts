// The sentences that follow `Invalid value`, for translation: `@kiosk-admin/api-client/reasons`.
export { type ReasonName, reasonNamed, reasons } from '../contract/base/reasons'
