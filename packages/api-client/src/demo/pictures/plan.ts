import { rect, stroke, svg, times } from './svg'

const [W, H] = [160, 100]
const [ground, wall, room, line] = ['#f3efe6', '#2b2b2b', '#dcecf3', '#8a8578']

/** Plan of a parking level: two rows of bays on either side of a lane. */
const parking = () =>
  [14, 62].map((y) => times(16, (i) => stroke(`M${10 + i * 8.75} ${y}v24`, line, 0.8))).join('') +
  stroke('M10 38h131.25M10 62h131.25', line, 0.8) +
  times(7, (i) => stroke(`M${16 + i * 19} 50h9`, line, 1.2)) +
  rect(144, 44, 10, 12, room)

/** Plan of a mall's floor: shops around a square. */
const shopping = () =>
  times(5, (i) => rect(12 + i * 28, 12, 24, 22, room)) +
  times(5, (i) => rect(12 + i * 28, 66, 24, 22, room)) +
  times(2, (i) => rect(12 + i * 120, 40, 16, 20, room)) +
  stroke('M70 50a10 10 0 1 0 20 0a10 10 0 1 0-20 0', line, 0.8)

/** The plan of a floor, 1600 by 1000. */
export const plan = (of: 'parking' | 'shopping'): string =>
  svg(
    [W, H],
    10,
    rect(0, 0, W, H, ground) +
      (of === 'parking' ? parking() : shopping()) +
      stroke(`M6 8h${W - 12}v${H - 16}H6z`, wall, 1.6),
  )

export const planSize = { width: W * 10, height: H * 10 }
