// Shared by reports: medians over rounds, and Markdown tables.

export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

export const median = (numbers) => quantile(numbers, 0.5)

const shown = (number) => (number === undefined ? '–' : number.toFixed(number < 10 ? 2 : 0))

/** Prints medians by column, with the smallest and the largest of the rounds. */
export function printTable(head, rows) {
  const cells = rows.map(([name, ...lists]) => [
    name,
    ...lists.map((list) => {
      const known = list.filter((number) => number !== undefined)
      if (known.length === 0) return '–'
      return `${shown(median(known))} (${shown(Math.min(...known))}–${shown(Math.max(...known))})`
    }),
  ])
  const widths = head.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column].length)))
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
  console.log(line(head))
  console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`)
  for (const row of cells) console.log(line(row))
}
