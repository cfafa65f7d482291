import { plural } from '../../i18n/i18n'

export type Count = { count: number }

type Given = { given: string }

const enRows = ({ count }: Count) => `${count} ${plural('en', count, { one: 'row', other: 'rows' })}`

export const en = {
  import: {
    title: ({ title }: { title: string }) => `Import: ${title}`,
    intro: 'You’ll see what would change before anything is saved.',
    choose: {
      drop: 'Drop a CSV or XLSX file here, or choose one',
      dropNow: 'Drop the file',
      rules: 'The first row must name the columns, as in an export. 1,000 rows at most.',
      button: 'Choose a file',
      template: 'Download an empty file with all columns',
      how: 'Rows are matched by id, or by name if there is no id. Rows with no match create new records. Columns missing from the file are left unchanged.',
    },
    problem: {
      empty: 'The file has no rows below the first one. Export the list to see what a file looks like.',
      unclosed: ({ row }: { row: number }) =>
        `A quotation mark in row ${row} is never closed, so the rows after it can’t be read.`,
      noColumns: 'None of the columns in this file are recognised. The first row must name them, as in an export.',
      workbook: 'The workbook can’t be read. Save it as XLSX or CSV in your spreadsheet program, and try again.',
      tooMany: 'The file has more than 1,000 rows. Split it, and import one file at a time.',
    },
    reading: ({ file }: { file: string }) => `Reading ${file}`,
    filter: 'Rows to show',
    all: ({ count }: Count) => `All ${count}`,
    state: { new: 'New', changed: 'Changed', same: 'Unchanged', leftOut: 'Left out', wrong: 'Error' },
    table: { caption: 'What would change', row: 'Row', record: 'Record', what: 'What would change' },
    byName: 'Matched by name',
    nothing: 'Nothing would change.',
    more: ({ count }: Count) => `${count} more`,
    empty: 'empty',
    unread: ({ heads }: { heads: string }) => `These columns are ignored: ${heads}`,
    repeats: {
      question: 'Several rows name the same new record. How many records should be created?',
      name: ({ name, rows }: { name: string; rows: string }) => `“${name}” in rows ${rows}`,
      one: 'One record for each name, from its first row. The other rows are left out.',
      each: 'One record for each row',
      madeBy: ({ row }: { row: number }) => `Row ${row} creates this record.`,
    },
    another: 'Choose another file',
    start: (count: Count) => `Import ${enRows(count)}`,
    running: ({ done, total }: { done: number; total: number }) =>
      `${done} of ${total} ${plural('en', total, { one: 'row', other: 'rows' })}`,
    importing: ({ file }: { file: string }) => `Importing ${file}`,
    stop: 'Stop',
    result: {
      created: ({ count }: Count) => `${count} created`,
      changed: ({ count }: Count) => `${count} changed`,
      failed: ({ count }: Count) => `${count} failed`,
      left: ({ count }: Count) => `${count} not imported yet`,
      done: 'Imported',
      partly: 'Partly imported',
      none: 'Nothing was imported',
      undone: 'Import undone',
      drafts: 'Everything is saved as a draft. Visitors see it after you publish.',
    },
    download: 'Download the rows with errors',
    rowsWithErrors: ({ file }: { file: string }) => `${file} – rows with errors`,
    why: 'Reason',
    retry: 'Retry the rest',
    undo: 'Undo the import',
    close: 'Done',
    imported: (count: Count) => `${enRows(count)} imported`,
    kept: ({ count }: Count) =>
      `${count} ${plural('en', count, { one: 'record has', other: 'records have' })} been changed since, so ${plural('en', count, { one: 'it was', other: 'they were' })} left as ${plural('en', count, { one: 'it is', other: 'they are' })}.`,
    errors: {
      noSuch: ({ given }: Given) => `There’s no record named “${given}”.`,
      several: ({ given }: Given) => `More than one record is named “${given}”. Use its id instead.`,
      day: ({ given }: Given) => `“${given}” isn’t a valid date. Use the format 2026-11-30.`,
      clock: ({ given }: Given) => `“${given}” isn’t a valid time. Use the format 09:30.`,
      number: ({ given }: Given) => `“${given}” isn’t a number.`,
      choice: ({ given }: Given) => `Use one of these: ${given}`,
      flag: ({ given }: Given) => `“${given}” isn’t valid. Use yes or no.`,
      position: ({ given }: Given) =>
        `“${given}” isn’t a valid location. Use latitude and longitude: 59.3293, 18.0686.`,
      hours: ({ given }: Given) => `“${given}” aren’t valid opening hours. Use the format 10:00-20:00, or closed.`,
      specialDay: ({ given }: Given) =>
        `“${given}” isn’t a special day. Use the format 2026-12-24/2026-12-26 10:00-14:00; en: Christmas, or closed instead of times.`,
      noWeek: 'Special days need opening hours of their own. Fill in the opening hours for every day of the week.',
      action: ({ given }: Given) => `“${given}” isn’t a valid action. Use the same format as an export.`,
      url: ({ given }: Given) => `“${given}” isn’t a web address. Start it with https://.`,
      colour: ({ given }: Given) => `“${given}” isn’t a colour. Use the format #0a64c8.`,
      endsFirst: ({ given }: Given) => `“${given}” is before the start date.`,
      overlap: ({ given }: Given) => `“${given}” overlap each other, or the hours of the night before.`,
      daysEndFirst: ({ given }: Given) => `“${given}” has a special day that ends before it starts.`,
      notAllowed: ({ given }: Given) => `“${given}” isn’t allowed here.`,
      onlyNew: 'Only new users can get a password from a file.',
      noId: ({ given }: Given) => `There’s no record with the id ${given}. Clear the cell to create a new record.`,
      sameName: ({ given }: Given) => `More than one record is named “${given}”. Use its id instead.`,
      twice: ({ given }: Given) => `Row ${given} is for the same record.`,
      conflict: 'Someone else has changed it since the file was read. Import it again to see what would change now.',
    },
  },
}
