// Messages between a page and the kiosk's preview in a frame, by `postMessage` within one origin.

import * as z from '../base/zod'
import { snapshotMedia, snapshotRecord } from './snapshot'

/** Sent by the preview when it is ready to receive records from the embedding page. */
export const previewReady = 'kiosk.preview.ready'

export const previewBands = ['onKiosks', 'notYet', 'off'] as const

/**
 * An unsaved record that the preview merges into the draft, in `records` under `kind`, with the pictures that it
 * references.
 */
export const previewRecord = z.object({
  message: z.literal('kiosk.preview.record'),
  kind: z.string(),
  record: snapshotRecord,
  media: z.record(z.string(), snapshotMedia),
  /** State in the preview's banner: visible as shown, not yet visible, or switched off. */
  band: z.optional(z.enum(previewBands)),
})
export type PreviewRecord = z.output<typeof previewRecord>
