import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { Check, ListChecks, ListX, Plus, RotateCw } from 'lucide-react'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLabels } from '../../internal/hooks/use-labels'
import { en as primitives } from '../../primitives/labels/en'
import { en, type FieldsLabels } from '../labels/en'
import type { ComboboxRow } from './choices'
import type { ComboboxState } from './use-combobox'

type ComboboxListProps = { box: ComboboxState; labels: Partial<FieldsLabels> | undefined }

/** The rows of the list. Only those in view are drawn, and the active one, which the input points at. */
export function ComboboxList({ box, labels }: ComboboxListProps) {
  const t = useLabels('fields', en, labels)
  const { rows, activeIndex, activeByPointer } = box
  const scroller = useRef<HTMLDivElement>(null)
  const tall = rows.some((row) => row.kind === 'option' && row.option.description !== undefined)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      if (activeIndex < 0 || activeIndex >= range.count || indexes.includes(activeIndex)) return indexes
      return activeIndex < (indexes[0] ?? 0) ? [activeIndex, ...indexes] : [...indexes, activeIndex]
    },
    [activeIndex],
  )
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (tall ? 42 : 30),
    overscan: 6,
    rangeExtractor,
    // so much of the list is in view before it has been measured
    initialRect: { width: 0, height: 320 },
  })

  useLayoutEffect(() => {
    if (activeIndex >= 0 && !activeByPointer) virtualizer.scrollToIndex(activeIndex)
  }, [activeIndex, activeByPointer, virtualizer])

  return (
    <div
      ref={scroller}
      data-slot="combobox-list"
      aria-label={t.combobox.list}
      className="kui:min-h-0 kui:flex-1 kui:overflow-y-auto kui:overscroll-contain"
      {...box.listProps}
      role="listbox"
    >
      <div role="presentation" className="kui:relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, key }) => (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            data-slot="combobox-option"
            data-active={index === activeIndex || undefined}
            className="kui:absolute kui:inset-x-0 kui:top-0 kui:flex kui:min-h-(--k-nav-row) kui:cursor-pointer kui:items-center kui:gap-2.25 kui:rounded-md kui:px-2 kui:py-1 kui:text-sm kui:text-fg kui:select-none kui:aria-disabled:cursor-default kui:aria-disabled:text-fg-disabled kui:aria-disabled:[&_span]:text-fg-disabled kui:data-[active]:bg-hover kui:data-[active]:text-fg-strong kui:[&>svg]:shrink-0 kui:[&>svg]:text-fg-muted kui:forced-colors:data-[active]:outline-2 kui:forced-colors:data-[active]:-outline-offset-2"
            style={{ transform: `translateY(${start}px)` }}
            {...box.rowProps(index)}
          >
            <RowFace
              row={rows[index]}
              chosen={box.rowProps(index)['aria-selected']}
              busy={box.status === 'creating'}
              labels={labels}
            />
          </div>
        ))}
      </div>
    </div>
  )
}

type RowFaceProps = {
  row: ComboboxRow | undefined
  chosen: boolean
  busy: boolean
  labels: Partial<FieldsLabels> | undefined
}

function RowFace({ row, chosen, busy, labels }: RowFaceProps) {
  const t = useLabels('fields', en, labels)
  const { tryAgain } = useLabels('primitives', primitives)
  const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
  if (row?.kind === 'retry') {
    return (
      <>
        <RotateCw {...icon} />
        {tryAgain}
      </>
    )
  }
  if (row?.kind === 'all') {
    return (
      <>
        {row.takesAway ? <ListX {...icon} /> : <ListChecks {...icon} />}
        {row.takesAway ? t.combobox.none : t.combobox.all(row.values.length)}
      </>
    )
  }
  if (row?.kind === 'create') {
    return (
      <>
        <Plus {...icon} />
        <span className="kui:min-w-0 kui:truncate">{busy ? t.combobox.creating : t.combobox.create(row.text)}</span>
      </>
    )
  }
  if (!row) return null
  const { label, description, image } = row.option
  return (
    <>
      {image && <img src={image} alt="" className="kui:size-7 kui:shrink-0 kui:rounded-sm kui:object-contain" />}
      <span className="kui:flex kui:min-w-0 kui:flex-1 kui:flex-col">
        <span className="kui:truncate">{label}</span>
        {description && <span className="kui:truncate kui:text-xs kui:text-fg-subtle">{description}</span>}
      </span>
      {chosen && <Check {...icon} />}
    </>
  )
}
