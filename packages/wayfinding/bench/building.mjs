// An invented building of five floors with 2,000 nodes each: halls between blocks of shops, full of pillars and benches.
const size = { width: 240, height: 140 }
const floorIds = [-1, 0, 1, 2, 3]

const at = (x, y) => ({ x: x / size.width, y: y / size.height })
const box = (left, top, width, height) =>
  [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ].map(([x, y]) => at(x, y))

/** Repeats in a grid: how many columns and rows, from where, and how far from each other. */
const grid = (columns, rows, [left, top], [across, down], make) =>
  Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return make(left + column * across, top + row * down, index)
  })

const doorKinds = ['open', 'automatic', 'swing', 'revolving']

/** Shops in blocks of two rows, back to back, with a door to the hall on their side. */
const shops = (floor) =>
  [0, 1, 2].flatMap((block) =>
    grid(16, 2, [16, 18 + block * 38], [13, 12], (left, top, index) => {
      const isUpper = index < 16
      return {
        areaId: `${floor}-${block}-${index}`,
        points: box(left, top, 13, 12),
        doors: [
          {
            id: `door ${floor}-${block}-${index}`,
            at: at(left + 4 + (index % 5), isUpper ? top : top + 12),
            kind: doorKinds[index % 4],
            stepFree: true,
          },
        ],
      }
    }),
  )

/** Pillars, four-sided and turned, in the halls. */
const pillars = (floor) =>
  [5, 45, 83, 125].flatMap((top, hall) =>
    grid(43, hall === 1 || hall === 2 ? 3 : 2, [8, top], [5.3, 4], (left, y, index) => {
      const half = 0.35 + ((index + floor + hall) % 4) * 0.1
      return index % 2 === 0
        ? box(left - half, y - half, 2 * half, 2 * half)
        : [at(left, y - half), at(left + half, y), at(left, y + half), at(left - half, y)]
    }),
  )

const floor = (ordinal) => ({
  id: `floor ${ordinal}`,
  name: { en: `Floor ${ordinal}` },
  picture: { width: size.width * 10, height: size.height * 10 },
  areas: shops(ordinal),
  map: {
    ordinal,
    spoken: { en: `level ${ordinal}` },
    control: [],
    scale: { from: at(0, 0), to: at(size.width, 0), metres: size.width },
    north: 17,
    walkways: [{ id: `hall ${ordinal}`, shape: 'area', points: box(0, 0, size.width, size.height), stepFree: true }],
    obstacles: pillars(ordinal),
    amenities: grid(8, 2, [20, 12], [27, 115], (left, top, index) => ({
      id: `amenity ${ordinal}-${index}`,
      kind: ['toilet', 'cashMachine', 'lockers', 'seating'][index % 4],
      at: at(left + 2, top),
    })),
  },
})

const connectors = ['lift', 'stairs', 'escalator', 'lift', 'stairs', 'escalator'].map((kind, index) => ({
  id: `${kind} ${index}`,
  kind,
  direction: kind === 'escalator' ? (index === 2 ? 'up' : 'down') : 'both',
  stops: floorIds.map((ordinal) => ({ floorId: `floor ${ordinal}`, at: at(12 + index * 42, 46) })),
  stepFree: true,
}))

const stations = grid(4, 2, [21, 11], [60, 80], (left, top, index) => ({
  id: `station ${index}`,
  floorId: `floor ${index % 5 === 4 ? 3 : index % 5}`,
  position: at(left, top),
  bearing: 0,
}))

export const building = { floors: floorIds.map(floor), connectors, stations }
