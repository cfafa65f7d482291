import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState } from 'react'
import { all, fromTop, type Measured, only } from './grid'
import { columns, folded, type Row, wordsOf } from './rows'

let count = 0

/**
 * The least that shows and finds the same rows in the same font: no sort, no keyboard, no words for screen readers. It has
 * the texts of all rows before the first letter.
 */
function List({ rows: given }: { rows: readonly Row[] }) {
  const scroller = useRef<HTMLDivElement>(null)
  const texts = useRef<readonly string[]>([])
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => {
      texts.current = given.map(folded)
    })
    return () => clearTimeout(timer)
  }, [given])
  const rows = useMemo(() => {
    const words = wordsOf(search)
    if (words.length === 0) return given
    return given.filter((_, at) => words.every((word) => texts.current[at]?.includes(word)))
  }, [given, search])
  count = rows.length
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 48,
    overscan: 8,
  })
  return (
    <>
      <input type="search" aria-label="Search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <div
        id="scroller"
        ref={scroller}
        style={{ height: 800, overflow: 'auto', font: 'var(--k-text-sm) / var(--k-leading-sm) var(--k-font)' }}
      >
        <div style={{ height: list.getTotalSize(), position: 'relative' }}>
          {list.getVirtualItems().map(({ index, start, size }) => {
            const row = rows[index]
            return (
              row && (
                <div
                  key={row.id}
                  style={{
                    position: 'absolute',
                    insetInline: 0,
                    height: size,
                    transform: `translateY(${start}px)`,
                    display: 'grid',
                    gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
                  }}
                >
                  {columns.map(([id]) => (
                    <span key={id} className={id}>
                      {row[id]}
                    </span>
                  ))}
                </div>
              )
            )
          })}
        </div>
      </div>
    </>
  )
}

export const measured: Measured = {
  Grid: List,
  scroller: () => only('#scroller'),
  names: () => fromTop(all('.name')),
  count: () => count,
  search: () => only('input[type="search"]'),
}
