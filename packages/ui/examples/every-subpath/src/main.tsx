import '@kiosk-admin/ui/styles.css'
import { KioskUiProvider } from '@kiosk-admin/ui'
import { LineChart } from '@kiosk-admin/ui/charts'
import { CommandPalette } from '@kiosk-admin/ui/command'
import { MapPicker } from '@kiosk-admin/ui/map'
import { ImageField } from '@kiosk-admin/ui/media'
import { RichTextEditor } from '@kiosk-admin/ui/rich-text'
import { SlideshowEditor } from '@kiosk-admin/ui/slideshow-editor'
import { createDataTable } from '@kiosk-admin/ui/table'
import { useRowOrder } from '@kiosk-admin/ui/table-order'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

type Floor = { id: string; name: string; parentId: null }

const FloorTable = createDataTable<Floor, 'name'>()
const columns = [{ id: 'name', header: 'Floor', value: ({ name }: Floor) => name }] as const

function Floors() {
  const [rows, setRows] = useState<readonly Floor[]>([
    { id: 'ground', name: 'Ground floor', parentId: null },
    { id: 'first', name: 'First floor', parentId: null },
  ])
  const table = FloorTable.useDataTable({ rows, columns, rowId: ({ id }) => id })
  const order = useRowOrder({ table, onMove: async () => setRows(rows.toReversed()) })
  return (
    <FloorTable.Root table={table} label="Floors">
      <FloorTable.Grid features={[order]} />
    </FloorTable.Root>
  )
}

function App() {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <h1>Parts that need a library</h1>
      <LineChart
        label="Clicks per day"
        x={['2026-11-20', '2026-11-21']}
        series={[{ id: 'clicks', name: 'Clicks', values: [3, 5] }]}
      />
      <MapPicker label="Position" />
      <ImageField label="Picture" onPickFile={async (file) => ({ url: URL.createObjectURL(file) })} />
      <RichTextEditor label="Description" />
      <SlideshowEditor label="Winter" mediaUrl={() => undefined} />
      <Floors />
      <button type="button" onClick={() => setOpen(true)}>
        Search
      </button>
      <CommandPalette open={open} onOpenChange={setOpen} groups={[]} />
    </main>
  )
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

createRoot(document.getElementById('root') as HTMLElement).render(
  <KioskUiProvider locale="en" timeZone="Europe/Stockholm" nonce={nonce}>
    <App />
  </KioskUiProvider>,
)
