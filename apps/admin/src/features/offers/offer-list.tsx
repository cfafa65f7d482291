import { contentTypes } from '@kiosk-admin/api-client'
import { collator } from '@kiosk-admin/ui/headless'
import { DataTable } from '@kiosk-admin/ui/table'
import { useMemo } from 'react'
import { useOptions } from '../../data/content/use-list'
import { useKindMessages } from '../../shared/content/kind'
import type { Column, Row } from '../../shared/content/list/columns'
import { ContentListView } from '../../shared/content/list/content-list'
import { useListing } from '../../shared/content/list/listing'
import { useContentList, useRows } from '../../shared/content/list/use-content-list'
import { languageDisplay, useLanguage } from '../../shared/i18n/language'
import { textIn } from '../../shared/i18n/localised'

const filterable = ['shopId']

/** The filter value for offers of the whole mall. */
const WHOLE_MALL = 'none'

/** The shop of an offer; null for the whole mall. The generic list does not know the fields of its kind. */
const shopIdOf = (row: Row) => ('shopId' in row && typeof row.shopId === 'string' ? row.shopId : null)

/** All offers with their shops; filtered by shops that have offers. */
export function OfferList() {
  const k = useKindMessages()
  const language = useLanguage()
  const { rows } = useRows()
  const { paged } = useListing()
  const { data } = useOptions(contentTypes.item)
  const [head, wholeMall] = [k('fields.shopId'), k('fields.noShop')]
  const names = useMemo(() => new Map(data?.map(({ id, name }) => [id, textIn(name, language)])), [data, language])
  const columns = useMemo(() => {
    const shop: Partial<Column> = {
      header: head,
      value: (row) => {
        const id = shopIdOf(row)
        // while names load, the offer does not count as the whole mall's
        return id === null ? wholeMall : (names.get(id) ?? '…')
      },
      filter: (row, shopId) => (shopIdOf(row) ?? WHOLE_MALL) === shopId,
      width: 'minmax(0, 1.4fr)',
    }
    return { shopId: shop }
  }, [head, wholeMall, names])
  const list = useContentList({ columns, filterable })
  const options = useMemo(() => {
    // a list that loads only what it shows does not know all shops of its offers
    const ids = new Set(paged ? [null, ...names.keys()] : rows.map(shopIdOf))
    const shops = [...names].filter(([id]) => ids.has(id)).map(([value, label]) => ({ value, label }))
    const order = collator(languageDisplay[language].locale)
    const sorted = shops.sort((a, b) => order.compare(a.label, b.label))
    return ids.has(null) ? [{ value: WHOLE_MALL, label: wholeMall }, ...sorted] : sorted
  }, [rows, paged, names, wholeMall, language])
  return (
    <ContentListView
      list={list}
      filters={options.length > 1 && <DataTable.Filter column="shopId" options={options} />}
    />
  )
}
