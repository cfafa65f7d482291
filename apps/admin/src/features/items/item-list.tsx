import type { TypeNumber } from '@kiosk-admin/api-client'
import { DataTable } from '@kiosk-admin/ui/table'
import { lazy, Suspense, useMemo } from 'react'
import { Link, useParams } from 'wouter'
import { useCategories } from '../../data/content/use-categories'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { branchOf, treeLines } from '../../shared/categories/category-tree'
import { categoryPaths } from '../../shared/categories/category-types'
import { useKind, useKindMessages } from '../../shared/content/kind'
import { ContentListView } from '../../shared/content/list/content-list'
import { useContentList, useRows } from '../../shared/content/list/use-content-list'
import { useMessages } from '../../shared/i18n/i18n'
import { loadCode } from '../../shared/i18n/load-code'
import { usePageName } from '../../shared/routing/page-name'
import { usePrintHours } from './hours/print-hours'
import { itemMessages } from './item-messages'
import { categoryIdsOf } from './item-row'
import { useItemColumns } from './use-item-columns'

const filterable = ['categoryIds']

/** Loaded with the bulk toolbar, at the first selection. */
const BulkCategories = lazy(async () => ({
  default: (await loadCode(() => import('./bulk-categories'))).BulkCategories,
}))
const BulkHours = lazy(async () => ({ default: (await loadCode(() => import('./hours/bulk-hours-action'))).BulkHours }))

const NoSuchCategory = lazy(async () => ({
  default: (await loadCode(() => import('./no-such-category'))).NoSuchCategory,
}))

/** The plan of dependent records loads when an item is deleted. */
const RemovalDialog = lazy(async () => ({
  default: (await loadCode(() => import('./removal/removal-dialog'))).RemovalDialog,
}))

/** All shops, restaurants or service companies; below a category's address, those in it and its descendants. */
export function ItemList() {
  const { type } = useKind().only as { type: TypeNumber }
  const { id } = useParams<{ id?: string }>()
  const t = useMessages(itemMessages)
  const kind = useKindMessages()
  const textIn = useLocalisedText()
  const { rows: records } = useRows()
  const { data: categories } = useCategories(type)
  const branch = useMemo(() => (id && categories ? branchOf(categories, id) : undefined), [categories, id])
  const rows = useMemo(
    () => (branch ? records.filter((row) => categoryIdsOf(row).some((one) => branch.has(one))) : records),
    [records, branch],
  )
  const within = useMemo(() => branch && { categoryId: [...branch] }, [branch])
  const list = useContentList({ rows, within, columns: useItemColumns(type), filterable })
  const removed =
    list.confirmation?.kind === 'delete' && list.confirmation.records.length === 1
      ? list.confirmation.records[0]
      : undefined
  const lines = useMemo(() => treeLines(categories ?? []), [categories])
  const options = lines.map(({ category, depth }) => ({
    value: category.id,
    label: `${'– '.repeat(depth)}${textIn(category.name)}`,
  }))
  const current = lines.find(({ category }) => category.id === id)
  usePageName(current && textIn(current.category.name))
  const title = current ? textIn(current.category.name) : kind('title')
  const paper = usePrintHours({ title, list })
  if (id !== undefined && categories && !current) return <NoSuchCategory back={categoryPaths[type]} />

  return (
    <>
      <ContentListView
        list={removed ? { ...list, confirmation: undefined } : list}
        title={title}
        sub={
          current ? (
            <CategoryPath
              names={current.path.slice(0, -1).map(({ name }) => textIn(name))}
              back={categoryPaths[type]}
            />
          ) : (
            categories && t('items.inCategories', { count: categories.length })
          )
        }
        filters={id === undefined && <DataTable.Filter column="categoryIds" options={options} />}
        menu={paper.item}
        bulk={
          <>
            <BulkCategories list={list} options={options} />
            <BulkHours list={list} />
          </>
        }
      />
      {paper.sheet}
      {removed && (
        <Suspense>
          <RemovalDialog
            key={removed.id}
            record={removed}
            onClose={() => list.confirm(undefined)}
            onDeleted={() => list.table.deselect([removed.id])}
          />
        </Suspense>
      )}
    </>
  )
}

/** The parents of the category, and a link to the whole list. */
function CategoryPath({ names, back }: { names: readonly string[]; back: string }) {
  const t = useMessages(itemMessages)
  return (
    <>
      {names.map((name) => `${name} › `)}
      <Link
        href={back}
        className="rounded-xs text-accent-text underline-offset-2 outline-none hover:underline focus-visible:shadow-ring"
      >
        {t('items.allCategories')}
      </Link>
    </>
  )
}
