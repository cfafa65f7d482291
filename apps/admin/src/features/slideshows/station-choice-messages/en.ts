export const en = {
  stationChoice: {
    all: 'All stations',
    chosen: 'Chosen stations',
    none: 'Choose at least one station, or show it on all of them.',
    hint: 'Stations added later aren’t included.',
  },
}
