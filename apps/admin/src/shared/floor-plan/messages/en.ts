import { plural } from '../../i18n/i18n'

type Floor = { floor: string }

type Code = { areaId: string }

export const en = {
  floorPlan: {
    on: ({ floor }: Floor) => `On the floor plan: ${floor}`,
    notDrawn: ({ areaId }: Code) =>
      `No floor plan has an area with this ID yet: ${areaId}. Draw it under Parking, on the floor.`,
    noAreaId: 'Enter an area ID to see the spot on the floor plan.',
    noMap:
      'No map is set up, and no floor plan has a picture. Add a floor plan under Parking, or ask whoever runs the server to set up a map.',
    spot: {
      noFloor: 'No floor',
      noPlan: 'The floor has no plan yet. Enter its position as a percentage.',
      put: 'Select its position on the floor plan, or enter it as a percentage.',
      remove: 'Remove from the floor plan',
      left: 'From the left, %',
      top: 'From the top, %',
      pin: 'Position',
      at: ({ x, y }: { x: number; y: number }) => `${x}% from the left, ${y}% from the top`,
      howTo: 'Select a position on the floor plan, or move the pin with the arrow keys.',
      range: 'A whole number from 0 to 100.',
    },
    area: {
      choose: 'Choose on the floor plan',
      title: 'Choose an area',
      text: 'Select the area on the floor plan or in the list. Its area ID will be used.',
      floor: 'Floor',
      search: 'Search by area ID or name',
      list: 'Areas',
      free: 'Free',
      several: 'Several',
      taken: 'Taken',
      isIn: ({ names, count, areaId }: { names: string; count: number; areaId: string }) =>
        `${names} ${plural('en', count, { one: 'is', other: 'are' })} in ${areaId}`,
      nothing: 'Nothing found',
      cancel: 'Cancel',
    },
    bearing: {
      floorFirst: 'Choose a floor first.',
      hint: 'Degrees clockwise from the top of the floor plan. Visitors look the other way.',
      choose: 'Choose the direction',
      unknown: 'Not known',
    },
    noPhones: ({ address }: { address: string }) =>
      `Kiosks can’t show the QR code that sends directions to a phone: the server’s address, ${address}, only works on the server itself. Ask whoever runs the server to set PUBLIC_URL to an address that visitors’ phones can open.`,
  },
}
