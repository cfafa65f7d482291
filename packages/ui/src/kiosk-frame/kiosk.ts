/** How a kiosk stands. */
export type KioskOrientation = 'portrait' | 'landscape'

/** Width and height in pixels. */
export interface KioskSize {
  width: number
  height: number
}

/** The screens of kiosks: Full HD, upright or lying. */
export const kioskScreens: Readonly<Record<KioskOrientation, KioskSize>> = {
  portrait: { width: 1080, height: 1920 },
  landscape: { width: 1920, height: 1080 },
}

/** A device fitted into a box, all in pixels of the page. */
export interface KioskFit {
  /** Pixels of the page for one pixel of the kiosk's screen. */
  scale: number
  /** What the screen takes, without the bezel around it. */
  screen: KioskSize
  /** How thick the bezel is on each side. */
  bezel: number
}

/** Beside a picture of the size of a stamp the bezel of a large one would look like a frame of mourning. */
const BEZEL = { thin: 4, usual: 8, from: 240 }

/** As large as it can be in a box, with its true proportions; undefined where there is no room for anything. */
export function fitKiosk(box: KioskSize, screen: KioskSize): KioskFit | undefined {
  const bezel = Math.min(box.width, box.height) < BEZEL.from ? BEZEL.thin : BEZEL.usual
  const scale = Math.min((box.width - 2 * bezel) / screen.width, (box.height - 2 * bezel) / screen.height)
  if (!(scale > 0)) return undefined
  return { scale, bezel, screen: { width: screen.width * scale, height: screen.height * scale } }
}
