import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { all, fromTop, type Measured, only } from './grid'
import { columns, type Row } from './rows'

/** The least that shows the same rows in the same font: no search, no sort, no keyboard, no words for screen readers. */
function List({ rows }: { rows: readonly Row[] }) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 48,
    overscan: 8,
  })
  return (
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
  )
}

export const measured: Measured = {
  Grid: List,
  scroller: () => only('#scroller'),
  names: () => fromTop(all('.name')),
}
