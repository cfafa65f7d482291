import { median, printTable, quantile } from '../figures.mjs'

const SERIES = 5
const POINTS = 2000

export const charts = {
  names: ['kit', 'recharts'],
  measure: new Function('name', `return measure(name, ${SERIES}, ${POINTS})`),
  report(results) {
    const called = { kit: 'LineChart', recharts: 'Recharts' }
    const of = {
      mount: (run) => run.mount,
      hover: (run) => median(run.hovers),
      slowest: (run) => quantile(run.hovers, 0.95),
      frame: (run) => quantile(run.frames, 0.95),
    }
    console.log(
      `${SERIES} series of ${POINTS.toLocaleString('en')} points; milliseconds, median (least–most) of the rounds.\n`,
    )
    printTable(
      ['', 'mount', 'tooltip after a move', 'its p95', 'frame p95 while hovering'],
      Object.entries(results).map(([name, runs]) => [called[name], ...Object.values(of).map((one) => runs.map(one))]),
    )
    const ratio = (figure) => (median(results.kit.map(figure)) / median(results.recharts.map(figure))).toFixed(2)
    console.log(
      `\nLineChart to Recharts: mount ${ratio(of.mount)}, hover ${ratio(of.hover)}, frames ${ratio(of.frame)}`,
    )
  },
}
