import { usage } from '../../errors'
import { areas } from '../base/areas'
import { type AreaAccess, get, manyRecordsBytes, ofMall, post } from '../base/call'
import { common } from '../base/content-type'
import { id, integer, mediaKinds, optional, typeNumber } from '../base/fields'
import { z } from '../base/zod'
import { item } from '../item'
import { slides } from '../slideshow'

const read: AreaAccess = { area: item.area, verb: 'read' }
const write: AreaAccess = { area: item.area, verb: 'write' }
const one = z.object({ id: id() })

const versioned = z.object({ id: id(), version: common.version })
const listOf = <S extends z.ZodMiniType>(schema: S) => z._default(z.array(schema).check(z.maxLength(1000)), [])

const named = { ...versioned.shape, name: z.unknown() }
const file = { ...named, kind: z.enum(mediaKinds), thumbnailUrl: optional(z.string()) }

/** What the removal of a shop, restaurant or service company takes along, and what stays. */
export const itemRemovalPlan = z.object({
  item: z.object({ ...named, type: typeNumber }),
  /** Its offers. */
  offers: z.array(z.object(named)),
  /** The files that only it, its offers and slides show. */
  media: z.array(z.object(file)),
  /** The slideshows with slides that show those files. */
  slideshows: z.array(
    z.object({
      ...named,
      kind: z.enum(['info', 'screensaver']),
      /** The slides that change. `whole`: the slide goes, because it would be left without a picture. */
      slides: z.array(z.object({ name: z.string(), whole: z.boolean() })),
      /** How many slides the slideshow has afterwards. */
      slidesLeft: integer(0, 1000),
    }),
  ),
  /** Its files that others use, too. They stay. */
  sharedMedia: z.array(z.object({ ...file, usedBy: z.array(usage) })),
  /** What else names it, such as a text with a link to it. It stays as it is. */
  namedBy: z.array(usage),
  /** The areas whose write right the caller lacks. While there is one, nothing is removed. */
  missingRights: z.array(z.enum(areas)),
})
/** What the removal of a shop or company would move to the trash and change, and what stands in its way. */
export type ItemRemovalPlan = z.infer<typeof itemRemovalPlan>

/** What a removal did beside the item itself, and what its undo is given. */
const removed = {
  offers: listOf(id()),
  media: listOf(id()),
  /** Each as the removal left it, with the slides that it had before. */
  slideshows: listOf(z.object({ ...versioned.shape, slides })),
}

export const itemRemoval = get({
  name: 'item.removal',
  path: '/Item/{id}/Removal',
  summary: 'What its removal would take along',
  access: read,
  params: one,
  answer: itemRemovalPlan,
})

export const removeItem = post({
  name: 'item.removeWithBelongings',
  path: '/Item/{id}/Removal',
  summary: 'Move what the plan named to the trash, all or nothing',
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
  summary: 'Undo one removal; slideshows that changed since stay',
  access: write,
  params: one,
  query: ofMall,
  body: z.object(removed),
  maxBytes: manyRecordsBytes,
  answer: z.object({ kept: z.array(z.object({ id: id(), name: z.unknown() })) }),
})
