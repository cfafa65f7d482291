import { plural } from '../../../shared/i18n/i18n'

type Count = { count: number }
type Mistake = { areaId: string; other: string; name: string }

export const en = {
  map: {
    title: 'Map',
    floorsTitle: 'Floors',
    floors: ({ count }: Count) => `${count} ${plural('en', count, { one: 'floor', other: 'floors' })}`,
    empty: {
      title: 'No floors yet',
      text: 'The floors of the mall appear here, with what is drawn on their plans.',
      action: 'Add floors under Parking',
    },
    plans: {
      import: 'Import',
      export: 'Export',
      imdf: 'IMDF archive (.zip)',
      notPlaced: ({ floors }: { floors: string }) => `Not in the file, because they have no control points: ${floors}`,
    },
    own: 'The mall itself',
    noPlan: 'No plan drawn',
    draw: 'Draw it',
    missing: ({ parts }: { parts: string }) => `Not drawn: ${parts}`,
    part: { walkways: 'walkways', units: 'areas', doors: 'doors', scale: 'scale' },
    drawn: {
      units: ({ count }: Count) => `${count} ${plural('en', count, { one: 'area', other: 'areas' })}`,
      doors: ({ count }: Count) => `${count} ${plural('en', count, { one: 'door', other: 'doors' })}`,
      walkways: ({ count }: Count) => `${count} ${plural('en', count, { one: 'walkway', other: 'walkways' })}`,
      connectors: ({ count }: Count) =>
        `${count} ${plural('en', count, { one: 'lift or staircase', other: 'lifts and stairs' })}`,
      amenities: ({ count }: Count) => `${count} ${plural('en', count, { one: 'amenity', other: 'amenities' })}`,
    },
    plan: {
      title: 'Plan',
      text: 'Select a shop to move it, or a door or walkway to mark it as closed.',
      reader: 'Select a door or walkway to see whether it is closed.',
      find: 'Find a shop, door or walkway',
      findFree: 'Find a free area',
      floor: 'Floor',
      walkway: ({ number }: { number: number }) => `Walkway ${number}`,
      door: ({ areaId }: { areaId: string }) => `Door of ${areaId}`,
      doorTo: ({ areaId, walkway }: { areaId: string; walkway: number }) => `Door of ${areaId} to Walkway ${walkway}`,
      free: ({ areaId }: { areaId: string }) => `${areaId}, free`,
      switches: 'Doors and walkways',
      move: 'Move',
      moveName: ({ name }: { name: string }) => `Move ${name}`,
      moving: ({ name }: { name: string }) => `Select a free area for: ${name}`,
      moved: ({ name, areaId }: { name: string; areaId: string }) => `Now in ${areaId}: ${name}`,
      cancel: 'Cancel',
    },
    connectors: {
      title: 'Lifts and stairs',
      text: 'Mark what is out of order. Stations route visitors around it within seconds; you don’t need to publish.',
      empty: 'Lifts, escalators and stairs appear here.',
      add: 'Add lifts and stairs',
      reader: 'You can see what is out of order but not change it.',
    },
    check: {
      title: 'Check',
      working: 'Checking',
      silent: 'Draw walkways on a floor to see whether visitors reach every shop and service.',
      fine: 'Everything can be reached',
      fineText: 'Every active shop and service with an area, from every station, with and without steps.',
      nothing: 'Nothing to check yet',
      nothingText: 'Routes are checked from stations on a walkway to active shops and services with an area.',
      failed: 'Couldn’t check the plans',
      mistakes: ({ count }: Count) =>
        `${count} probable ${plural('en', count, { one: 'mistake', other: 'mistakes' })} in the plans`,
    },
    mistake: {
      ringCrosses: 'An outline crosses itself.',
      unitsOverlap: ({ areaId, other }: Mistake) => `Areas ${areaId} and ${other} overlap.`,
      noDoor: ({ areaId }: Mistake) => `Area ${areaId} has no door.`,
      doorOffEdge: ({ areaId }: Mistake) => `A door isn’t on the edge of its area ${areaId}.`,
      doorOffWalkway: ({ areaId }: Mistake) => `A door of area ${areaId} isn’t at a walkway.`,
      stationOffWalkway: 'A station isn’t on a walkway.',
      connectorOnOneFloor: ({ name }: Mistake) => `On one floor only: ${name}.`,
      escalatorBothWays: ({ name }: Mistake) => `Escalator without a direction: ${name}.`,
      liftStopsApart: ({ name }: Mistake) => `Not in the same place on all floors: ${name}.`,
      scalesDiffer: ({ other }: Mistake) => `The scale doesn’t match that of: ${other}.`,
      ordinalTwice: ({ other }: Mistake) => `The level number is the same as that of: ${other}.`,
      noWay: ({ name }: Mistake) => `No route leads to: ${name}.`,
    },
  },
}
