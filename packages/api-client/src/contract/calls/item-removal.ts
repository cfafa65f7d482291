import { usage } from '../../errors'
import { type AreaAccess, get, manyRecordsBytes, ofMall, post } from '../base/call'
import { area, id, integer, mediaKind, optional, typeNumber } from '../base/fields'
import { common } from '../base/stored-record'
import * as z from '../base/zod'
import { item } from '../item'
import { slides } from '../slideshow'

const read: AreaAccess = { area: item.area, verb: 'read' }
const write: AreaAccess = { area: item.area, verb: 'write' }
const one = z.object({ id: id() })

const versioned = z.object({ id: id(), version: common.version })
const listOf = <S extends z.ZodMiniType>(schema: S) => z._default(z.array(schema).check(z.maxLength(1000)), [])

const named = { ...versioned.shape, name: z.unknown() }
const file = { ...named, kind: mediaKind, thumbnailUrl: optional(z.string()) }

/** Effects of removing a shop, restaurant or service company. */
export const itemRemovalPlan = z.object({
  item: z.object({ ...named, type: typeNumber }),
  /** The offers of the item. */
  offers: z.array(z.object(named)),
  /** Files without other uses than the item, its offers and its slides. */
  media: z.array(z.object(file)),
  /** Slideshows that show those files. */
  slideshows: z.array(
    z.object({
      ...named,
      kind: z.enum(['info', 'screensaver']),
      /** Changed slides. `whole`: the slide is removed, because it would have no picture. */
      slides: z.array(z.object({ name: z.string(), whole: z.boolean() })),
      /** Number of slides after the removal. */
      slidesLeft: integer(0, 1000),
    }),
  ),
  /** Files with other uses. They stay. */
  sharedMedia: z.array(z.object({ ...file, usedBy: z.array(usage) })),
  /** Other records that reference it, such as a text with a link. They stay unchanged. */
  namedBy: z.array(usage),
  /** Areas for which the caller lacks write permission. Removal requires all of them. */
  missingRights: z.array(area),
})
/** Effects of removing a shop or company: moved and changed records, and missing permissions. */
export type ItemRemovalPlan = z.output<typeof itemRemovalPlan>

/** The additional effects of a removal, which its undo takes as input. */
const removed = {
  offers: listOf(id()),
  media: listOf(id()),
  /** Changed slideshows with the version after the removal and the slides before it. */
  slideshows: listOf(z.object({ ...versioned.shape, slides })),
}

export const itemRemoval = get({
  name: 'item.removal',
  path: '/Item/{id}/Removal',
  access: read,
  params: one,
  answer: itemRemovalPlan,
})

export const removeItem = post({
  name: 'item.removeWithBelongings',
  path: '/Item/{id}/Removal',
  access: write,
  params: one,
  body: z.object({
    version: common.version,
    offers: listOf(versioned),
    media: listOf(versioned),
    slideshows: listOf(versioned),
  }),
  answer: z.object(removed),
  fails: ['conflict', 'in_use'],
})

export const undoItemRemoval = post({
  name: 'item.undoRemoval',
  path: '/Item/{id}/Removal/Undo',
  access: write,
  params: one,
  query: ofMall,
  body: z.object(removed),
  maxBytes: manyRecordsBytes,
  answer: z.object({ kept: z.array(z.object({ id: id(), name: z.unknown() })) }),
})
