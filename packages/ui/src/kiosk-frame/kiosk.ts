// Sizes of kiosks, and the scale at which a kiosk fits into a box.

/** Orientation of a kiosk. */
export type KioskOrientation = 'portrait' | 'landscape'

/** Width and height in pixels. */
export interface KioskSize {
  width: number
  height: number
}

/** Screen sizes of kiosks: Full HD in both orientations. */
export const kioskScreens: Readonly<Record<KioskOrientation, KioskSize>> = {
  portrait: { width: 1080, height: 1920 },
  landscape: { width: 1920, height: 1080 },
}

/** Size of a device scaled into a box, in page pixels. */
export interface KioskFit {
  /** Page pixels per screen pixel. */
  scale: number
  /** The screen without bezel. */
  screen: KioskSize
  /** Width of the bezel. */
  bezel: number
}

/** Bezels shrink with the device, or small ones would look like mourning frames. */
const BEZEL = { thin: 4, usual: 8, from: 240 }

/** The largest device that fits a box; undefined without room. */
export function fitKiosk(box: KioskSize, screen: KioskSize): KioskFit | undefined {
  const bezel = Math.min(box.width, box.height) < BEZEL.from ? BEZEL.thin : BEZEL.usual
  const scale = Math.min((box.width - 2 * bezel) / screen.width, (box.height - 2 * bezel) / screen.height)
  if (!(scale > 0)) return undefined
  return { scale, bezel, screen: { width: screen.width * scale, height: screen.height * scale } }
}
