import { type ContentType, calls, contentTypes, peopleTypes, singleRecords } from '@kiosk-admin/api-client'
import { type DemoMall, demoData } from '@kiosk-admin/api-client/demo'

type Row = Record<string, unknown> & { id: string }
type Examples = Record<string, unknown>

const day = '2026-11-21'
const at = `${day}T09:00:00.000Z`
const content = Object.values<ContentType>(contentTypes)

/** Examples of named schemas: records of the demo, as the calls answer them. */
export function examples(): Examples {
  const { malls, groups, users } = demoData(day)
  const [mall] = malls
  const [user] = users
  const [group] = groups
  if (!mall || !user || !group) return {}
  const updatedBy = { id: user.id, name: user.username }
  const common = { mallId: mall.id, version: 1, createdAt: at, updatedAt: at, updatedBy }
  return {
    ...contentExamples(mall, common),
    ...Object.fromEntries(
      Object.values(singleRecords).flatMap(({ resource, type, body, record }) => {
        const own = body.parse(mall.singles?.[type] ?? {})
        return [
          [resource, record.parse({ ...common, ...own, id: mall.id })],
          [`${resource}Body`, own],
        ]
      }),
    ),
    User: peopleTypes.user.record.parse({ ...common, ...user, lastSignInAt: at, editable: true }),
    UserBody: peopleTypes.user.body.parse(user),
    NewUser: peopleTypes.user.creation.parse(user),
    UserGroup: peopleTypes.userGroup.record.parse({ ...common, ...group, mallId: null, editable: true }),
    UserGroupBody: peopleTypes.userGroup.body.parse(group),
    NewUserGroup: peopleTypes.userGroup.creation.parse(group),
    Mall: calls.oneMall.answer.parse({ ...common, ...mall, icon: { url: `/media/${mall.iconId}.svg` } }),
    MallBody: calls.replaceMall.body.parse(mall),
    ...stationExamples(mall, common),
    ...mediaExamples(mall, common),
    Sms: calls.smsSettings.answer.parse({ ...common, ...mall.sms, id: mall.id, hasPassword: true, hasGateway: true }),
    SmsBody: calls.replaceSms.body.parse(mall.sms ?? {}),
    Publication: calls.publish.answer.parse({
      id: mall.id,
      mallId: mall.id,
      number: 12,
      publishedAt: at,
      publishedBy: updatedBy,
      note: 'Christmas offers',
      counts: { added: 3, changed: 2, removed: 1, records: 340 },
      rolledBackTo: null,
    }),
  }
}

function contentExamples(mall: DemoMall, common: Examples): Examples {
  const rows = new Map<string, Row[]>(Object.entries(mall.records))
  const listedOf = ({ body, calls: { list }, alsoListed }: ContentType, row: Row): unknown => {
    const gathered = Object.entries(alsoListed).map(([name, { type: other, by }]) => {
      const kind = content.find((one) => one.type === other)
      const [first] = (rows.get(other) ?? []).filter((one) => one[by] === row.id)
      return [name, kind && first ? [listedOf(kind, first)] : []]
    })
    const states = { contentStatus: 'published', visibility: { state: 'shown' } }
    const listed = { ...common, ...body.parse(row), id: row.id, ...states }
    return list.answer.parse([{ ...listed, ...Object.fromEntries(gathered) }])[0]
  }
  return Object.fromEntries(
    content.flatMap((kind) => {
      const { resource, type, body, record } = kind
      const [row] = rows.get(type) ?? []
      if (!row) return []
      const own = body.parse(row)
      return [
        [resource, record.parse({ ...common, ...own, id: row.id })],
        [`Listed${resource}`, listedOf(kind, row)],
        [`${resource}Body`, own],
      ]
    }),
  )
}

function stationExamples({ stations: [station] }: DemoMall, common: Examples): Examples {
  const live = {
    publication: 12,
    state: 'online',
    lastSeenAt: at,
    softwareVersion: '0.1.0',
    simulated: false,
    voices: ['en', 'se'],
  }
  const whole = calls.replaceStation.answer.parse({ ...common, ...station, ...live })
  return { Station: whole, ListedStation: whole, StationBody: calls.replaceStation.body.parse(station) }
}

function mediaExamples(
  { pictures: [picture], mediaCategories: [category] = [] }: DemoMall,
  common: Examples,
): Examples {
  const sha256 = '0123456789abcdef'.repeat(4)
  const url = `/media/${sha256}.svg`
  const file = { ...picture, kind: 'Image', mime: 'image/svg+xml', size: picture?.svg.length, sha256, url }
  const whole = calls.mediaOne.answer.parse({ ...common, ...file, thumbnailUrl: url, playable: true, usedBy: 1 })
  return {
    MediaFile: whole,
    ListedMediaFile: whole,
    MediaFileBody: calls.replaceMedia.body.parse(picture),
    MediaCategory: calls.oneMediaCategory.answer.parse({ ...common, ...category }),
    MediaCategoryBody: calls.replaceMediaCategory.body.parse(category),
  }
}
