import { colour, id, instant, integer, languageCode } from '../base/fields'
import { z } from '../base/zod'

/** A picture or other file that frozen content shows. */
export const frozenMedia = z.object({
  url: z.string(),
  mime: z.string(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
})

/** A record as stations get it: its own fields and its id, by kind; the kinds' schemas read them. */
export const frozenRecord = z.looseObject({ id: id() })

/**
 * What a station shows: a mall's content, frozen. `format` rises when this shape changes in a way that an older
 * station cannot read. A draft, for the preview, has number 0.
 */
export const frozenMall = z.object({
  format: z.literal(1),
  number: integer(0, 2_147_483_647),
  mallId: id(),
  publishedAt: instant(),
  mall: z.object({
    name: z.string(),
    timeZone: z.string(),
    languages: z.array(languageCode),
    brandColor: z.nullable(colour()),
    iconUrl: z.nullable(z.string()),
    /** An outside calendar, shown as a QR code. */
    eventUrl: z._default(z.nullable(z.string()), null),
    /** The category that the page of events opens; it may not be published itself. */
    eventCategoryId: z._default(z.nullable(id()), null),
  }),
  /** By kind: `event`, `offer`, `item`, `category` … */
  records: z.record(z.string(), z.array(frozenRecord)),
  media: z.record(z.string(), frozenMedia),
  /** Only in a preview: what differs from the last publication, by id. */
  pending: z.optional(z.array(id())),
})
export type FrozenMall = z.infer<typeof frozenMall>
