import { median, printTable, quantile } from '../figures.mjs'

const CHANGES = 5
const HELD = 1000 / 60

export const slideshow = {
  names: ['fade', 'slide', 'zoom', 'bare'],
  /** A kiosk's screen, and its frames: those that are left out are counted. */
  viewport: { width: 1080, height: 1920 },
  held: true,
  measure: new Function('name', `return measure(name, ${CHANGES})`),
  report(results) {
    const called = {
      fade: 'SlideshowPlayer, fade',
      slide: 'SlideshowPlayer, slide',
      zoom: 'SlideshowPlayer, zoom',
      bare: 'two bare screens, slide',
    }
    const of = {
      middle: (run) => median(run.changing),
      p95: (run) => quantile(run.changing, 0.95),
      long: (run) => (100 * run.changing.filter((one) => one > 1.5 * HELD).length) / run.changing.length,
      between: (run) => quantile(run.between, 0.95),
      busy: (run) => run.busy,
      late: (run) => run.late,
    }
    console.log(
      `1080 by 1920 pixels, two photographs and words a slide, ${CHANGES} changes of 600 ms; median (least–most) of the rounds.\n`,
    )
    printTable(
      [
        '',
        'frame while changing, ms',
        'p95',
        '% that miss 60 a second',
        'p95 between changes',
        'tasks over 50 ms',
        'latest behind the plan, ms',
      ],
      Object.entries(results).map(([name, runs]) => [called[name], ...Object.values(of).map((one) => runs.map(one))]),
    )
    const all = Object.entries(results).flatMap(([name, runs]) => (name === 'bare' ? [] : runs))
    const sum = (figure) => all.reduce((total, run) => total + run[figure], 0)
    console.log(
      `\nAt most ${Math.max(...all.map((run) => run.mounted))} slides drawn; frames without a whole slide: ${sum('blank')}`,
    )
  },
}
