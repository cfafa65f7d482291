import { motif } from './motifs'
import { palettes } from './palette'
import { circle, path, rect, stroke, svg, times } from './svg'

const W = 160
const H = 90

const snow = times(16, (i) => circle((i * 37 + 9) % W, (i * 23 + 5) % 70, i % 3 === 0 ? 1.3 : 0.8, '#fff'))
const wave = (y: number) => `M-4 ${y}c20 0 20-8 40-8s20 8 40 8 20-8 40-8 20 8 40 8 20-8 40-8`

function market(): string {
  const [ground, light, dark, snowy] = ['#0d3b2e', '#2f8a67', '#1f6b4f', '#f4efe4']
  const firs =
    path('M-6 90 22 20l28 70z', dark) + path('m40 90 26-52 26 52z', light) + path('M112 90 134 28l26 62z', dark)
  const stall =
    rect(84, 58, 34, 24, '#c08a58') + times(6, (i) => rect(82 + i * 6.4, 50, 6.4, 9, i % 2 ? '#fff' : '#b4321a'))
  return rect(0, 0, W, H, ground) + circle(122, 24, 16, '#e8542f') + firs + stall + rect(0, 80, W, 10, snowy) + snow
}

function workshop(): string {
  const gifts = times(4, (i) =>
    motif(
      'gift',
      ['#e8542f', '#ffd23f', '#9fb6ea', '#2f8a67'][i] ?? '',
      '#f4efe4',
      `translate(${8 + i * 37} ${i % 2 ? 40 : 46})`,
    ),
  )
  return (
    rect(0, 0, W, H, '#8f2f1c') +
    times(5, (i) => motif('spark', '#ffd23f', '#ffd23f', `translate(${i * 34} ${i % 2 ? 4 : 12}) scale(.5)`)) +
    rect(0, 70, W, 20, '#5b1f12') +
    gifts
  )
}

function harbour(): string {
  const colours = ['#5aa7e0', '#8cc4ee', '#fff', '#8cc4ee', '#5aa7e0', '#2d6fae']
  const sail = path('M72 38 92 6v32zM96 38V12l16 26z', '#fff') + path('M66 41h52l-8 8H74z', '#e8542f')
  return (
    rect(0, 0, W, H, '#123a66') +
    circle(136, 20, 9, '#ffd23f') +
    times(6, (i) => stroke(wave(48 + i * 8), colours[i] ?? '', 3)) +
    sail
  )
}

function night(): string {
  const heights = [36, 58, 44, 62, 40, 66, 48, 56, 38, 60, 46]
  const houses = heights
    .map((height, i) => {
      const left = 4 + i * 14
      const windows =
        rect(left + 2.5, H - height + 8, 2.4, 3.4, '#ffd23f') + rect(left + 7, H - height / 2, 2.4, 3.4, '#ffd23f')
      return rect(left, H - height, 11, height, '#233768') + windows
    })
    .join('')
  return rect(0, 0, W, H, '#101c3d') + houses + circle(126, 17, 10, '#f4efe4') + circle(131, 14, 9, '#101c3d')
}

function stage(): string {
  const lights =
    path('M30 0 8 90h54z', '#c9b7ee') + path('M130 0 98 90h54z', '#c9b7ee') + path('M80 0 54 90h52z', '#ffd23f')
  return `${rect(0, 0, W, H, '#3d2a63')}<g opacity=".35">${lights}</g>${rect(0, 74, W, 16, '#1c1330')}${motif('note', '#fff', '#ffd23f', 'translate(56 24) scale(1.5)')}`
}

function waves(): string {
  const lines = times(7, (i) => stroke(wave(20 + i * 11), i % 2 ? '#c9b7ee' : '#ffd23f', 4))
  return rect(0, 0, W, H, '#5b3f8c') + lines + motif('needle', '#fff', '#e8542f', 'translate(98 8) scale(1.5)')
}

function coffee(): string {
  const cup = circle(80, 46, 34, '#fff') + circle(80, 46, 24, '#7a4526') + circle(80, 46, 19.5, '#c08a58')
  const leaf = path('M80 32c8 6 8 22 0 28-8-6-8-22 0-28z', '#f4e4d3')
  return rect(0, 0, W, H, '#f3d9cf') + cup + leaf + motif('doughnut', '#b4321a', '#fff', 'translate(118 46) scale(1.1)')
}

function reading(): string {
  const colours = ['#b3261e', '#123a66', '#ffd23f', '#2f8a67', '#5b3f8c', '#e8542f', '#0f5c6b', '#f6c7d2']
  const books = times(16, (i) => {
    const height = 34 + ((i * 7) % 16)
    return rect(8 + i * 9, 80 - height, 7.6, height, colours[i % colours.length] ?? '')
  })
  return rect(0, 0, W, H, '#e6d3b3') + books + rect(0, 80, W, 10, '#4a3218')
}

function run(): string {
  const lanes = times(5, (i) =>
    stroke(`M-10 ${94 - i * 9}C50 ${96 - i * 9} 70 ${30 - i * 6} 172 ${26 - i * 6}`, '#fff', 1.2),
  )
  return (
    rect(0, 0, W, H, '#dcecf3') +
    path('M-10 100C50 102 70 34 172 30V-2C70 2 50 56-10 58z', '#e8542f') +
    lanes +
    motif('shoe', '#123a66', '#ffd23f', 'translate(100 42) scale(1.4)')
  )
}

function fashion(): string {
  const colours = ['#b3261e', '#16191c', '#f0b429', '#123a66', '#7d1f3f']
  const rail = stroke('M10 16h140', '#16191c', 2) + stroke('M18 16v70M142 16v70', '#16191c', 2)
  return (
    rect(0, 0, W, H, '#f6c7d2') +
    rail +
    times(5, (i) => motif('shirt', colours[i] ?? '', '#fff', `translate(${22 + i * 23} 18) scale(.8 1.3)`))
  )
}

function play(): string {
  const colours = ['#ffd23f', '#b3261e', '#fff', '#2f8a67']
  const balloons = times(4, (i) =>
    motif('balloon', colours[i] ?? '', '#16191c', `translate(${12 + i * 36} ${i % 2 ? 6 : 20}) scale(1.1)`),
  )
  return rect(0, 0, W, H, '#2d6fae') + path('M0 90V78c40-12 120-12 160 0v12z', '#3e6b3a') + balloons
}

function garden(): string {
  const [, ink, accent] = palettes.moss
  const row = (y: number, scale: number, shift: number) =>
    times(5, (i) =>
      motif('blossom', i % 2 ? accent : '#fff', '#f0b429', `translate(${i * 36 - shift} ${y}) scale(${scale})`),
    )
  return (
    rect(0, 0, W, H, '#3e6b3a') +
    circle(132, 20, 12, '#ffd23f') +
    rect(0, 60, W, 30, '#2f5130') +
    row(30, 0.9, 6) +
    row(50, 1.1, 16) +
    stroke('M0 88h160', ink, 1)
  )
}

function polar(): string {
  const light = times(5, (i) =>
    stroke(
      `M${-10 + i * 14} 62C${30 + i * 10} 10 ${90 + i * 8} 60 ${176} ${4 + i * 9}`,
      i % 2 ? '#9fd6dd' : '#2f8a67',
      5,
    ),
  )
  return `${rect(0, 0, W, H, '#101c3d')}<g opacity=".75">${light}</g>${path('M0 90V70l30-22 24 18 26-30 34 34 20-14 26 20v14z', '#f4efe4')}${snow}`
}

const scenes = { market, workshop, harbour, night, stage, waves, coffee, reading, run, fashion, play, garden, polar }
export type Scene = keyof typeof scenes

/** A scene, 1600 by 900, for events. */
export const scene = (name: Scene): string => svg([W, H], 10, scenes[name]())
