import { CommandButton, useCommandPalette } from '@kiosk-admin/ui'
import { lazy, Suspense } from 'react'
import { Boundary } from '../boundary'

const load = () => import('./palette')
const Palette = lazy(async () => ({ default: (await load()).Palette }))
/** Its code is on the way before the finger is up; a failure is told when it is opened. */
const warm = () => void load().catch(() => undefined)

/** The way to everything: the field in the header, Ctrl+K, and the palette itself once it is wanted. */
export function PaletteButton() {
  const { open, setOpen } = useCommandPalette()
  return (
    <>
      <CommandButton onClick={() => setOpen(true)} onPointerEnter={warm} onFocus={warm} />
      {open && (
        <Boundary>
          <Suspense>
            <Palette onOpenChange={setOpen} />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}
