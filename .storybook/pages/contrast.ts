import { contrastOf } from '../../packages/ui/src/theme/colour'

const grounds = ['surface', 'canvas', 'raised', 'sunken']

/** Which colour stands on which, and the ratio that WCAG 2.2 asks for: 4.5 for text, 3 for edges and marks. */
export const pairs: readonly { colour: string; on: readonly string[]; needs: 3 | 4.5 }[] = [
  { colour: 'fg-strong', on: ['surface', 'canvas'], needs: 4.5 },
  { colour: 'fg', on: [...grounds, 'accent-soft'], needs: 4.5 },
  { colour: 'fg-muted', on: [...grounds, 'accent-soft'], needs: 4.5 },
  { colour: 'fg-subtle', on: [...grounds, 'accent-soft'], needs: 4.5 },
  { colour: 'fg-placeholder', on: ['surface', 'raised'], needs: 4.5 },
  { colour: 'accent-fg', on: ['accent', 'accent-hover'], needs: 4.5 },
  { colour: 'accent-text', on: ['surface', 'canvas', 'raised', 'accent-soft'], needs: 4.5 },
  { colour: 'sign-fg', on: ['sign'], needs: 4.5 },
  { colour: 'sign-muted', on: ['sign'], needs: 4.5 },
  { colour: 'pending-fg', on: ['pending'], needs: 4.5 },
  { colour: 'pending-text', on: ['surface', 'canvas', 'pending-soft'], needs: 4.5 },
  { colour: 'success-text', on: ['surface', 'success-soft'], needs: 4.5 },
  { colour: 'danger-text', on: ['surface', 'danger-soft'], needs: 4.5 },
  { colour: 'warning-text', on: ['surface', 'warning-soft'], needs: 4.5 },
  { colour: 'info-text', on: ['surface', 'info-soft'], needs: 4.5 },
  { colour: 'status-fg', on: ['success', 'danger', 'info'], needs: 4.5 },
  { colour: 'line-control', on: grounds, needs: 3 },
  { colour: 'focus', on: grounds, needs: 3 },
  { colour: 'accent-line', on: ['surface', 'canvas', 'raised'], needs: 3 },
  { colour: 'pending-edge', on: ['surface', 'canvas', 'raised'], needs: 3 },
]

/** A token as the browser draws it in the theme of an element, as `#rrggbb`. */
export function drawnColour(token: string, within: Element): string {
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
  const probe = within.appendChild(document.createElement('i'))
  probe.style.color = `var(--k-${token})`
  const { color } = getComputedStyle(probe)
  probe.remove()
  if (!context) throw new Error('No canvas to read a colour from')
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

export const ratioOf = (colour: string, ground: string, within: Element) =>
  contrastOf(drawnColour(colour, within), drawnColour(ground, within))

/** What a ratio passes: AAA from 7, AA from 4.5 for text; 3 for large text, edges and marks. */
export function passes(ratio: number, needs: 3 | 4.5): string {
  if (ratio < needs) return 'fails'
  if (needs === 3) return '3:1'
  return ratio >= 7 ? 'AAA' : 'AA'
}
