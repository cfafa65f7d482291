import type { MallSnapshot } from '@kiosk-admin/api-client'
import { useMemo, useRef, useState } from 'react'
import { clickAttributes } from '../../../model/clicks'
import { itemsIn } from '../../../model/guide'
import { searchRecordsOf } from '../../../model/search'
import { useGuide, useMinutesTo } from '../../guide/guide-context'
import { RecordRow } from '../../search/record-row'

export type PlaceListProps = { publication: MallSnapshot }

/** Shops, restaurants and companies by name with their floors and the minutes to them; all of them, or those of a category. */
export function PlaceList({ publication }: PlaceListProps) {
  const { guide, now, t } = useGuide()
  const minutesTo = useMinutesTo()
  const [categoryId, setCategoryId] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const records = useMemo(
    () => new Map(searchRecordsOf(publication, now).map((record) => [`${record.kind} ${record.id}`, record])),
    [publication, now],
  )
  const isListed = (id: string) => itemsIn(guide, id).length > 0
  const categories = guide.categories.filter(
    ({ id, parentId }) => !guide.categories.some((one) => one.id === parentId) && isListed(id),
  )
  // the category may be gone with a new publication
  const chosen = categories.find(({ id }) => id === categoryId)
  const items = chosen ? itemsIn(guide, chosen.id) : guide.items
  return (
    <section className="home-list" aria-labelledby="home-where">
      <h2 id="home-where">{t.whereTo}</h2>
      {categories.length > 1 && (
        <fieldset className="guide-views" aria-label={t.categories}>
          {categories.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === chosen?.id}
              {...clickAttributes('category', id)}
              onClick={() => {
                setCategoryId(id === chosen?.id ? null : id)
                list.current?.scrollTo({ top: 0 })
              }}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <div className="home-places">
        <div ref={list} className="search-scroll">
          <ul className="guide-items" data-view-as="visit">
            {items.map(({ id, areaId }) => {
              const record = records.get(`item ${id}`)
              return record && <RecordRow key={id} record={record} minutes={minutesTo(areaId)} />
            })}
          </ul>
        </div>
      </div>
    </section>
  )
}
