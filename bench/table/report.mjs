import { median, printTable, quantile } from '../figures.mjs'

const ROWS = 100_000

export const table = {
  names: ['kit', 'bare', 'ag', 'mui'],
  measure: new Function('name', `return measure(name, ${ROWS})`),
  report(results) {
    const called = {
      kit: 'DataTable',
      bare: 'bare virtual list',
      ag: 'AG Grid Community',
      mui: 'MUI X, 100 rows a page',
    }
    const frames = (runs) => runs.filter((run) => run.frames.length > 0).map((run) => quantile(run.frames, 0.95))
    console.log(`${ROWS.toLocaleString('en')} rows of 8 columns; milliseconds, median (least–most) of the rounds.\n`)
    printTable(
      ['', 'mount', 'frame p95 while scrolling', 'sort', 'longest task of it', 'filter, 7 keys', 'longest task of it'],
      Object.entries(results).map(([name, runs]) => [
        called[name],
        runs.map(({ mount }) => mount),
        frames(runs),
        ...['sort', 'sortTask', 'filter', 'filterTask'].map((figure) => runs.map((run) => run[figure])),
      ]),
    )
    const ratio = (of, figure) => (median(figure(results.kit)) / median(figure(results[of]))).toFixed(2)
    const mount = (runs) => runs.map((run) => run.mount)
    console.log(`\nDataTable to the bare list: mount ${ratio('bare', mount)}, frames ${ratio('bare', frames)}`)
    const others = ['mount', 'sort', 'filter'].map(
      (figure) => `${figure} ${ratio('ag', (runs) => runs.map((run) => run[figure]))}`,
    )
    console.log(`DataTable to AG Grid: ${others.join(', ')}, frames ${ratio('ag', frames)}`)
  },
}
