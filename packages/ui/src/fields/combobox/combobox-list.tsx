import { Check, ListChecks, ListX, Plus, RotateCw } from 'lucide-react'
import { type Ref, useLayoutEffect } from 'react'
import { en, type FieldsLabels } from '#labels/fields'
import { en as primitives } from '#labels/primitives'
import { useLabels } from '../../internal/hooks/use-labels'
import { useRowWindow } from '../../internal/row-window/use-row-window'
import type { ComboboxRow } from './choices'
import type { ComboboxState } from './use-combobox'

type ComboboxListProps = { box: ComboboxState; labels: Partial<FieldsLabels> | undefined }

/** The rows of the list. Only visible rows and the active one, which `aria-activedescendant` names, are drawn. */
export function ComboboxList({ box, labels }: ComboboxListProps) {
  const t = useLabels('fields', en, labels)
  const { rows, activeIndex, activeByPointer } = box
  const { bodyRef, probeRef, rowHeight, height, items, scrollToRow } = useRowWindow({
    count: rows.length,
    keep: activeIndex,
  })
  const options = rows.flatMap((row) => (row.kind === 'option' ? [row.option] : []))

  useLayoutEffect(() => {
    if (activeIndex >= 0 && !activeByPointer && rowHeight > 0) scrollToRow(activeIndex)
  }, [activeIndex, activeByPointer, rowHeight, scrollToRow])

  return (
    <div
      data-slot="combobox-list"
      aria-label={t.combobox.list}
      className="kui:min-h-0 kui:flex-1 kui:overflow-y-auto kui:overscroll-contain"
      {...box.listProps}
      role="listbox"
    >
      <div ref={bodyRef} role="presentation" className="kui:relative" style={{ height }}>
        <RowProbe
          ref={probeRef}
          image={options.some(({ image }) => image)}
          description={options.some(({ description }) => description)}
        />
        {items.map(({ index, top }) => (
          <div
            key={index}
            data-slot="combobox-option"
            data-active={index === activeIndex || undefined}
            className="kui:absolute kui:inset-x-0 kui:top-0 kui:flex kui:min-h-(--k-nav-row) kui:cursor-pointer kui:items-center kui:gap-2.25 kui:rounded-md kui:px-2 kui:py-1 kui:text-sm kui:text-fg kui:select-none kui:aria-disabled:cursor-default kui:aria-disabled:text-fg-disabled kui:aria-disabled:[&_span]:text-fg-disabled kui:data-[active]:bg-hover kui:data-[active]:text-fg-strong kui:[&>svg]:shrink-0 kui:[&>svg]:text-fg-muted kui:forced-colors:data-[active]:outline-2 kui:forced-colors:data-[active]:-outline-offset-2"
            style={{ height: rowHeight, transform: `translateY(${top})` }}
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

type RowProbeProps = { ref: Ref<HTMLDivElement>; image: boolean; description: boolean }

/** An invisible row of the height that all rows have, that of the tallest option. */
const RowProbe = ({ ref, image, description }: RowProbeProps) => (
  <div
    ref={ref}
    aria-hidden
    className="kui:invisible kui:absolute kui:inset-x-0 kui:top-0 kui:flex kui:min-h-(--k-nav-row) kui:items-center kui:py-1 kui:text-sm"
  >
    {image && <span className="kui:size-7" />}
    <span className="kui:flex kui:flex-col">
      <span>&nbsp;</span>
      {description && <span className="kui:text-xs">&nbsp;</span>}
    </span>
  </div>
)

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
