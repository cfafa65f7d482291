import { plural } from '../../../../shared/i18n/i18n'

type Count = { count: number }
type File = { file: string }
type Place = File & { place: string }

const floors = ({ count }: Count) => `${count} ${plural('en', count, { one: 'floor', other: 'floors' })}`
const connectors = ({ count }: Count) =>
  `${count} ${plural('en', count, { one: 'lift or stairs', other: 'lifts and stairs' })}`

export const en = {
  mapImport: {
    title: 'Import a map',
    intro: 'You’ll see what is taken from the file before anything is saved.',
    drop: 'Drop a file here, or choose one',
    dropNow: 'Drop the file',
    rules: 'An IMDF archive (.zip) or its files, or an extract of OpenStreetMap (.osm). 40 MB at most.',
    choose: 'Choose files',
    reading: ({ file }: File) => `Reading ${file}`,
    cancel: 'Cancel',
    back: 'Back',
    next: 'Next',
    another: 'Choose another file',
    problem: {
      tooLarge: 'The file is larger than 40 MB. Export fewer floors, and import them one after another.',
      unpacked: 'The archive is larger than 256 MB when unpacked. Export fewer floors.',
      noLevels: 'The file has no level that could be read, so there is nothing to import.',
      unreadable: 'The file couldn’t be read. Export it again and try once more.',
      unknownType: ({ file }: File) =>
        `${file} isn’t a map file. Choose a .zip, .geojson or .osm file, and manifest.json with .geojson files.`,
      notZip: ({ file }: File) => `${file} isn’t a ZIP archive, or it is damaged. Export it again.`,
      notJson: ({ file, place }: Place) => `${file} isn’t valid JSON${place}. Export the archive again.`,
      notXml: ({ file, place }: Place) => `${file} isn’t a file of OpenStreetMap${place}. Export it again as .osm.`,
      place: ({ line, column }: { line: number; column: number }) => ` (line ${line}, column ${column})`,
      rules: ({ count }: Count) =>
        `The archive breaks ${count} ${plural('en', count, { one: 'rule', other: 'rules' })} of IMDF that everything else depends on. Send this list to whoever the archive is from:`,
    },
    feature: ({ file, id }: File & { id: string }) => `${file}, feature ${id}`,
    moreRules: ({ count }: Count) => `And ${count} more`,
    brokenRules: ({ count }: Count) =>
      `The archive breaks ${count} ${plural('en', count, { one: 'rule', other: 'rules' })} of IMDF. What it concerns may be missing below.`,
    steps: { floors: 'Floors', areas: 'Areas', connectors: 'Lifts and stairs', summary: 'Summary' },
    floors: {
      text: 'Choose the floor that each level of the file is for. What is drawn on the floor now is replaced.',
      level: ({ level }: { level: string }) => `Floor for: ${level}`,
      create: 'A new floor',
      none: 'Leave out',
      twice: 'Another level of the file is for this floor. Choose a different one.',
      nothing: 'Choose a floor for at least one level.',
      own: 'Placed on the floor’s own picture by its control points.',
      redrawn: 'The floor’s picture is replaced by one drawn from the file, because it has no control points.',
      drawn: 'A picture of the floor is drawn from the file.',
      markers: ({ count }: Count) =>
        `The floor has ${count} ${plural('en', count, { one: 'marker', other: 'markers' })}, placed on the picture that is replaced. Check ${plural('en', count, { one: 'its place', other: 'their places' })} after the import.`,
      noUpload: 'You can’t upload pictures, and this floor needs one. Leave it out, or ask an administrator.',
    },
    areas: {
      matched: ({ byCode, byName, byHand }: { byCode: number; byName: number; byHand: number }) =>
        `Matched by code: ${byCode}, by name: ${byName}, chosen: ${byHand}.`,
      all: 'Every area of the file has a code of the mall.',
      unmatched: ({ count }: Count) =>
        `${count} ${plural('en', count, { one: 'area of the file has', other: 'areas of the file have' })} no code of the mall`,
      text: 'Choose the code of each area that visitors look for. The others are taken over as drawn.',
      code: ({ unit }: { unit: string }) => `Area ID for: ${unit}`,
      option: ({ areaId, names }: { areaId: string; names: string }) => `${areaId}, ${names}`,
      on: ({ level }: { level: string }) => `On: ${level}`,
      missing: ({ count }: Count) =>
        `${count} ${plural('en', count, { one: 'area ID of the mall is', other: 'area IDs of the mall are' })} not in the file`,
    },
    connectors: {
      none: 'The file has no lifts or stairs between the chosen floors.',
      text: 'Choose what is taken over. Proposed ones aren’t in the file: places of the same type are above each other on several floors.',
      proposed: 'Proposed',
      known: ({ name }: { name: string }) => `Already there: ${name}. Its places on these floors are replaced.`,
    },
    summary: {
      floors: 'Floors',
      taken: 'Taken over',
      lost: 'Not taken over',
      nothingLost: 'Everything is taken over.',
      table: { type: 'Type', count: 'Number', reason: 'Reason' },
      preview: ({ level }: { level: string }) => `Preview: ${level}`,
      drawn: ({ units, walkways, amenities }: { units: number; walkways: number; amenities: number }) =>
        `Areas: ${units}, walkways: ${walkways}, amenities: ${amenities}`,
    },
    types: {
      level: 'Level',
      unit: 'Area',
      units: 'Area',
      opening: 'Door',
      doors: 'Door',
      walkways: 'Walkway',
      obstacles: 'Obstacle',
      amenity: 'Amenity',
      amenities: 'Amenity',
      anchor: 'Anchor',
      occupant: 'Tenant',
      relationship: 'Connection of levels',
      detail: 'Detail',
      fixture: 'Fixture',
      geofence: 'Geofence',
      kiosk: 'Sales stand',
      section: 'Section',
      station: 'Station',
    },
    reasons: {
      notInModel: 'Floor plans have no place for it.',
      unknownCategory: 'Its category is not known here.',
      noLevel: 'It names no level, or none that is read.',
      malformed: 'Its shape or its data can’t be read.',
      altitude: 'Its heights are left out.',
      oneFloor: 'It leads to one of the chosen floors only.',
      limit: 'It has too many corners, or the floor has no room for more.',
      outside: 'It is outside of the floor’s picture.',
      station: 'Stations keep the places that they have here.',
    },
    start: (count: Count) => `Import ${floors(count)}`,
    running: ({ done, total }: { done: number; total: number }) => `${done} of ${total}`,
    importing: ({ file }: File) => `Importing ${file}`,
    stop: 'Stop',
    result: {
      done: 'Imported',
      partly: 'Partly imported',
      none: 'Nothing was imported',
      undone: 'Import undone',
      changed: (count: Count) => `${floors(count)} changed`,
      created: (count: Count) => `${floors(count)} created`,
      connectors: (count: Count) => `${connectors(count)} saved`,
      failed: ({ name, why }: { name: string; why: string }) => `${name}: ${why}`,
      drafts: 'Everything is saved as a draft. New floors are inactive until you turn them on.',
    },
    undo: 'Undo the import',
    close: 'Done',
    kept: ({ count }: Count) =>
      `${count} ${plural('en', count, { one: 'record has', other: 'records have' })} been changed since, so ${plural('en', count, { one: 'it was', other: 'they were' })} left as ${plural('en', count, { one: 'it is', other: 'they are' })}.`,
  },
}
