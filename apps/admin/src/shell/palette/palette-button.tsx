import { CommandButton, useCommandPalette } from '@kiosk-admin/ui'
import { lazy, Suspense } from 'react'
import { loadCode } from '../../shared/i18n/load-code'
import { Boundary } from '../boundary'

const load = () => import('./palette')
const Palette = lazy(async () => ({ default: (await loadCode(load)).Palette }))
/** Preloads on pointer down. A failure is reported when the palette opens. */
const warm = () => void load().catch(() => undefined)

/** The palette's button in the header, Ctrl+K, and the palette, which is loaded on demand. */
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
