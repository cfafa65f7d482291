import { type Body, type Caller, calls } from '@kiosk-admin/api-client'

/** Records an export in the audit. Rejects like its call. */
export const recordExport = (api: Caller, mallId: string, body: Body<typeof calls.recordExport>) =>
  api.call(calls.recordExport, { query: { mallId }, body })
