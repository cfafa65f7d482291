import { plural } from '../../../../shared/i18n/i18n'

type Count = { count: number }
type Removed = { removed: number; before: number }
type File = { file: string }
type Named = { name: string }
type Missing = { missing: number; pairs: number }
type Place = File & { place: string }

const floors = ({ count }: Count) => `${count} ${plural('en', count, { one: 'floor', other: 'floors' })}`
const connectors = ({ count }: Count) =>
  `${count} ${plural('en', count, { one: 'lift or staircase', other: 'lifts and stairs' })}`

export const en = {
  mapImport: {
    title: 'Import a map',
    intro: 'You’ll see what will be imported before anything is saved.',
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
        `${file} isn’t a map file. Choose a .zip or .osm file, or manifest.json together with its .geojson files.`,
      notImdf: ({ file }: File) =>
        `${file} is GeoJSON, which can’t be imported. Choose an IMDF archive (.zip) or an extract of OpenStreetMap (.osm). From this product, export IMDF.`,
      notZip: ({ file }: File) => `${file} isn’t a ZIP archive, or it is damaged. Export it again.`,
      notJson: ({ file, place }: Place) => `${file} isn’t valid JSON${place}. Export the archive again.`,
      notXml: ({ file, place }: Place) => `${file} isn’t an OpenStreetMap file${place}. Export it again as .osm.`,
      place: ({ line, column }: { line: number; column: number }) => ` (line ${line}, column ${column})`,
      rules: ({ count }: Count) =>
        `The archive breaks ${count} IMDF ${plural('en', count, { one: 'rule', other: 'rules' })} that everything else depends on. Send this list to the archive’s supplier:`,
    },
    feature: ({ file, id }: File & { id: string }) => `${file}, feature ${id}`,
    moreRules: ({ count }: Count) => `And ${count} more`,
    brokenRules: ({ count }: Count) =>
      `The archive breaks ${count} IMDF ${plural('en', count, { one: 'rule', other: 'rules' })}. Anything affected may be missing below.`,
    steps: { floors: 'Floors', tenants: 'Shops', areas: 'Areas', connectors: 'Lifts and stairs', summary: 'Summary' },
    floors: {
      text: 'Match each level in the file to a floor. The floor’s current drawing will be replaced.',
      level: ({ level }: { level: string }) => `Floor for: ${level}`,
      create: 'A new floor',
      none: 'Leave out',
      twice: 'Another level is already matched to this floor. Choose a different one.',
      nothing: 'Choose a floor for at least one level.',
      own: 'Placed on the floor’s own picture by its control points.',
      redrawn: 'The floor’s picture will be replaced by one drawn from the file, because it has no control points.',
      drawn: 'A picture of the floor is drawn from the file.',
      markers: ({ count }: Count) =>
        `The floor has ${count} ${plural('en', count, { one: 'marker', other: 'markers' })}, placed on the picture that will be replaced. Check ${plural('en', count, { one: 'its position', other: 'their positions' })} after the import.`,
      removes: ({ removed, before }: Removed) =>
        `Drawn areas that will be removed from this floor: ${removed} of ${before}.`,
      noUpload: 'You can’t upload pictures, and this floor needs one. Leave it out, or ask an administrator.',
    },
    tenants: {
      none: 'The file has no shop with a name and no kiosk on the chosen levels.',
      text: 'Choose what each one becomes. The area of a shop gets the shop’s area ID.',
      title: ({ count }: Count) => `${count} ${plural('en', count, { one: 'shop', other: 'shops' })} in the file`,
      target: ({ name }: Named) => `Shop for: ${name}`,
      create: { shop: 'A new shop', restaurant: 'A new restaurant or café', service: 'A new service company' },
      leaveOut: 'Leave out',
      category: {
        shop: 'Category of new shops',
        restaurant: 'Category of new restaurants and cafés',
        service: 'Category of new service companies',
      },
      newCategory: ({ name }: Named) => `A new category: ${name}`,
      hours: ({ hours }: { hours: string }) => `Opening hours: ${hours}.`,
      noHours: 'The file has no opening hours for it.',
      specialDays: ({ days }: { days: string }) => `Special days: ${days}.`,
      useHours: ({ name }: Named) => `Use the opening hours in the file: ${name}`,
      unread: ({ parts }: { parts: string }) => `Not read: ${parts}.`,
      notAllowed: 'You can’t create or change shops of this type.',
    },
    stations: {
      title: ({ count }: Count) => `${count} ${plural('en', count, { one: 'kiosk', other: 'kiosks' })} in the file`,
      target: ({ name }: Named) => `Station for: ${name}`,
      unnamed: ({ number }: { number: number }) => `Unnamed kiosk, ${number}`,
      create: 'A new station',
    },
    areas: {
      matched: ({ byCode, byName, byHand }: { byCode: number; byName: number; byHand: number }) =>
        `Matched by area ID: ${byCode}, by name: ${byName}, chosen: ${byHand}.`,
      all: 'Every area in the file has an area ID in this mall.',
      none: 'No area in the file needs an area ID from you.',
      unmatched: ({ count }: Count) =>
        `${count} ${plural('en', count, { one: 'area in the file has', other: 'areas in the file have' })} no area ID in this mall`,
      text: 'Choose the area ID of each area that visitors look for. The others are imported as drawn.',
      code: ({ unit }: { unit: string }) => `Area ID for: ${unit}`,
      unnamed: ({ number }: { number: number }) => `Unnamed area, ${number}`,
      option: ({ areaId, names }: { areaId: string; names: string }) => `${areaId}, ${names}`,
      on: ({ level }: { level: string }) => `On: ${level}`,
      missing: ({ count }: Count) =>
        `${count} ${plural('en', count, { one: 'area ID of this mall is', other: 'area IDs of this mall are' })} not in the file`,
    },
    connectors: {
      none: 'The file has no lifts or stairs between the chosen floors.',
      text: 'Choose what to import. Proposed ones aren’t in the file: places of the same type are above each other on several floors.',
      proposed: 'Proposed',
      known: ({ name }: { name: string }) => `Already there: ${name}. Its positions on these floors will be replaced.`,
    },
    summary: {
      floors: 'Floors',
      taken: 'Imported',
      lost: 'Not imported',
      removes: ({ removed, before }: Removed) =>
        `Drawn areas that the import removes from the chosen floors: ${removed} of ${before}. To keep them, go back to Floors and choose a new floor.`,
      nothingLost: 'Everything will be imported.',
      table: { type: 'Type', count: 'Number', reason: 'Reason' },
      preview: ({ level }: { level: string }) => `Preview: ${level}`,
      drawn: ({ units, walkways, amenities }: { units: number; walkways: number; amenities: number }) =>
        `Areas: ${units}, walkways: ${walkways}, amenities: ${amenities}`,
    },
    ways: {
      title: 'Routes',
      doors: ({ count }: Count) =>
        `${count} ${plural('en', count, { one: 'area without a door gets', other: 'areas without a door get' })} one at the nearest walkway. Check the doors on the floor.`,
      looking: 'Looking for routes between the areas',
      unknown: 'The routes couldn’t be counted. Look at the map’s check after the import.',
      all: ({ count }: Count) => `All areas are connected by routes: ${count}.`,
      none: 'There are no two areas that a route could connect.',
      missing: ({ missing, pairs }: Missing) =>
        `Pairs of areas without a route between them: ${missing} of ${pairs}. Draw a door or walkway after the import for:`,
      more: ({ count }: Count) => `${count} more`,
      unnamed: ({ count }: Count) => `${count} unnamed`,
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
      kiosk: 'Kiosk or stand',
      section: 'Section',
      station: 'Station',
    },
    reasons: {
      notInModel: 'Floor plans can’t store it.',
      unknownCategory: 'Its category is not known here.',
      noLevel: 'It isn’t on any level that can be read.',
      malformed: 'Its shape or its data can’t be read.',
      altitude: 'Its heights are left out.',
      oneFloor: 'It leads to one of the chosen floors only.',
      limit: 'It has too many corners, or the floor has no room for more.',
      outside: 'It is outside of the floor’s picture.',
      station: 'You left it out, or it keeps its current position.',
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
      items: ({ count }: Count) => `${count} ${plural('en', count, { one: 'shop', other: 'shops' })} saved`,
      stations: ({ count }: Count) => `${count} ${plural('en', count, { one: 'station', other: 'stations' })} saved`,
      failed: ({ name, why }: { name: string; why: string }) => `${name}: ${why}`,
      drafts: 'Everything is saved as a draft, and what is new is active. Visitors see it after you publish.',
    },
    imported: 'Map imported',
    undo: 'Undo the import',
    close: 'Done',
    kept: ({ count }: Count) =>
      `${count} ${plural('en', count, { one: 'record has', other: 'records have' })} been changed since, so ${plural('en', count, { one: 'it was', other: 'they were' })} left as ${plural('en', count, { one: 'it is', other: 'they are' })}.`,
  },
}
