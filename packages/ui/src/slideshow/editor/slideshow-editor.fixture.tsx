import { useState } from 'react'
import { english, swedish } from '../../internal/languages.fixture'
import { alwaysShown } from '../../schedule/schedule'
import type { Slide, SlideLayer } from '../slideshow'
import type { EditedSlideshow } from './edits'
import { SlideshowEditor, type SlideshowEditorProps } from './slideshow-editor'

const drawing = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="540" height="960" viewBox="0 0 108 192">${content}</svg>`,
  )}`

const files: Readonly<Record<string, string>> = {
  forest: drawing(
    '<path fill="#0d3b2e" d="M0 0h108v192H0z"/><circle cx="74" cy="112" r="25" fill="#e8542f"/><path d="M-8 192 24 92l32 100z" fill="#1f6b4f"/><path d="m30 192 30-84 30 84z" fill="#2f8a67"/><path d="M70 192 96 118l26 74z" fill="#1f6b4f"/><path d="M0 176h108v16H0z" fill="#f4efe4"/><path d="M9 56h16" stroke="#ffd23f" stroke-width="2.4"/>',
  ),
  skates: drawing(
    '<path fill="#ffd23f" d="M0 0h108v192H0z"/><path d="M26 96h22v34c10 4 24 4 32 10 4 3 4 8 4 10H26z" fill="#16191c"/><path d="M22 160h66c5 0 8-3 8-6" stroke="#16191c" stroke-width="4" fill="none" stroke-linecap="round"/>',
  ),
  night: drawing(
    '<path fill="#101c3d" d="M0 0h108v192H0z"/><path d="M6 192v-36h11v36zM20 192v-65h11v65zM34 192v-38h11v38zM48 192v-67h11v67zM62 192v-40h11v40zM76 192v-69h11v69zM90 192v-42h11v42z" fill="#233768"/><circle cx="78" cy="78" r="13" fill="#f4efe4"/><circle cx="84" cy="74" r="12" fill="#101c3d"/>',
  ),
  coffee: drawing(
    '<path fill="#f3d9cf" d="M0 0h108v192H0z"/><circle cx="54" cy="124" r="38" fill="#fff"/><circle cx="54" cy="124" r="26" fill="#7a4526"/><circle cx="54" cy="124" r="21" fill="#c08a58"/>',
  ),
  waves: drawing(
    '<path fill="#5b3f8c" d="M0 0h108v192H0z"/><path d="M-4 90c24 0 24-14 56-14s32 14 60 14M-4 130c24 0 24-14 56-14s32 14 60 14M-4 170c24 0 24-14 56-14s32 14 60 14" stroke="#ffd23f" stroke-width="5" fill="none"/>',
  ),
}

export const mediaUrl = (id: string) => files[id]

const picture = (mediaId: string): SlideLayer => ({
  id: `${mediaId}-picture`,
  kind: 'image',
  mediaId,
  frame: { x: 0, y: 0, width: 1, height: 1 },
  for: 'both',
})

const words = (id: string, se: string, frame: SlideLayer['frame']): SlideLayer => ({
  id,
  kind: 'text',
  text: { se },
  frame,
  for: 'both',
})

const slide = (id: string, name: string, index: number, layers: SlideLayer[], days: Partial<Slide> = {}): Slide => ({
  ...{ id, name, index, layers: [picture(id), ...layers] },
  ...days,
})

/** The slideshow of the mock-up. */
export const winter: EditedSlideshow = {
  ...alwaysShown,
  displaySpeed: 'normal',
  animation: 'fade',
  background: { colour: '#0d3b2e' },
  slides: [
    slide('forest', 'Christmas market', 0, [
      words('title', '<h2><span class="text-huge">Jul-</span></h2><h2><span class="text-huge">marknad</span></h2>', {
        x: 0.08,
        y: 0.07,
        width: 0.78,
        height: 0.2,
      }),
      words(
        'days',
        '<p><span class="text-huge colour-amber">28 nov – 23 dec</span></p><p><span class="text-large">Atrium, plan 1</span></p>',
        { x: 0.08, y: 0.31, width: 0.8, height: 0.12 },
      ),
    ]),
    slide('skates', 'Ice skates', 1, [
      words('off', '<h2><span class="text-huge">20 %</span></h2>', { x: 0.08, y: 0.1, width: 0.8, height: 0.15 }),
    ]),
    slide('night', 'Open late', 2, [
      words('late', '<h2><span class="text-huge">Öppet till 23</span></h2>', {
        x: 0.08,
        y: 0.08,
        width: 0.8,
        height: 0.2,
      }),
    ]),
    slide('coffee', 'Coffee for two', 3, [
      words('fika', '<h2><span class="text-huge">Fika för två</span></h2>', {
        x: 0.08,
        y: 0.08,
        width: 0.8,
        height: 0.2,
      }),
    ]),
    slide('waves', 'Sewing night', 4, [
      words('sew', '<h2><span class="text-huge">Sy-kväll</span></h2>', { x: 0.08, y: 0.08, width: 0.8, height: 0.2 }),
    ]),
  ],
}

export const languages = [swedish, english]

/** The editor with state that its caller holds. */
export function ControlledEditor({ onValueChange, value: given = winter, ...rest }: SlideshowEditorProps) {
  const [value, setValue] = useState(given)
  return (
    <SlideshowEditor
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange?.(next)
      }}
      {...rest}
    />
  )
}
