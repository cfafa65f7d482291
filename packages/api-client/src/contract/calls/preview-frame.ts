// What a page and the kiosk's preview in a frame of it say to each other, by `postMessage` within one origin.

import { z } from '../base/zod'
import { snapshotMedia, snapshotRecord } from './snapshot'

/** The preview shows its draft, and takes records from the page around it. */
export const previewReady = 'kiosk.preview.ready'

export const previewBands = ['onKiosks', 'notYet', 'off'] as const

/**
 * A record as somebody is writing it, for the preview to lay over the draft: in `records` under `kind`, with the pictures
 * that it names by their ids.
 */
export const previewRecord = z.object({
  message: z.literal('kiosk.preview.record'),
  kind: z.string(),
  record: snapshotRecord,
  media: z.record(z.string(), snapshotMedia),
  /** What the band says of it: shown to visitors as it is here, not yet, or switched off. */
  band: z.optional(z.enum(previewBands)),
})
export type PreviewRecord = z.infer<typeof previewRecord>
