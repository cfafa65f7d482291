import type { KeyboardEvent } from 'react'
import type { GridSpot } from '../grid/grid-feature'
import type { GroupedLine } from './group-rows'

interface GroupKeysProps<Row> {
  lines: readonly GroupedLine<Row>[]
  toggle: (id: string) => void
  /** Id of the column that names rows and groups. */
  column: string | undefined
}

/**
 * Keys of the treegrid pattern (WAI-ARIA APG) in the column of names: the forward arrow, Enter and Space open a group, the
 * backward arrow closes it or moves to the group around it.
 */
export const groupKeys =
  <Row>({ lines, toggle, column }: GroupKeysProps<Row>) =>
  (
    _table: unknown,
    event: KeyboardEvent<HTMLElement>,
    { index, column: active, go }: Pick<GridSpot<never>, 'index' | 'column' | 'go'>,
  ) => {
    const line = lines[index]
    if (!line || active !== column) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const onwards = event.key === (rtl ? 'ArrowLeft' : 'ArrowRight')
    const back = event.key === (rtl ? 'ArrowRight' : 'ArrowLeft')
    const { group, parentId } = line
    const isOpen = group && lines[index + 1]?.parentId === group.id
    if (group && ((onwards && !isOpen) || (back && isOpen) || event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      toggle(group.id)
    } else if (back && parentId !== null) {
      event.preventDefault()
      go({ row: lines.findIndex((one) => one.group?.id === parentId) })
    }
  }
