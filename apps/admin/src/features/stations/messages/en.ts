import { plural } from '../../../shared/i18n/i18n'

type Count = { count: number }

type Number = { number: number }

export const en = {
  stations: {
    title: 'Stations',
    titleOf: ({ mall }: { mall: string }) => `Stations: ${mall}`,
    new: 'New station',
    one: 'Station',
    edit: 'Edit station',
    create: 'Create station',
    count: ({ count }: Count) => `${count} ${plural('en', count, { one: 'station', other: 'stations' })}`,
    empty: {
      title: 'No stations yet',
      text: 'Each kiosk is a station. Add the first one, then open its address on the kiosk.',
    },
    noMall: {
      title: 'You don’t have access to this mall',
      text: 'It doesn’t exist, or you don’t have access to it.',
      back: 'Your malls',
    },
    columns: { code: 'Code', name: 'Name', areaId: 'Area ID', state: 'State', shows: 'Shows', version: 'Version' },
    fields: {
      id: 'Station ID',
      code: 'Code',
      name: 'Name',
      location: 'Location',
      // both are one field: the location
      latitude: 'Location',
      longitude: 'Location',
      coordinates: 'Latitude, longitude',
      areaId: 'Area ID',
      floorId: 'Floor',
      position: 'Position on the floor plan',
      bearing: 'Direction of the screen',
    },
    hint: {
      code: 'One to six characters, as on its sign: K1.',
      areaId: 'The code of this spot in wayfinding. Everything with the same code is at the same spot.',
    },
    noFloor: 'No floor',
    simulated: 'Simulated',
    shows: ({ number }: Number) => `No. ${number}`,
    reader: 'You can view stations but not change them.',
    reload: 'Reload',
    reloadAll: 'Reload all',
    restart: 'Restart',
    ping: 'Ping',
    answered: ({ milliseconds }: { milliseconds: number }) => `Answered in ${milliseconds} ms`,
    newKey: 'New key',
    ask: {
      restart: ({ what }: { what: string }) => `The screen goes dark for about a minute during the restart: ${what}.`,
      restartAction: 'Restart',
      key: ({ what }: { what: string }) =>
        `${what} gets a new key. The old key stops working immediately, and the kiosk shows nothing new until it has the new key.`,
      keyAction: 'Create new key',
      delete: ({ what }: { what: string }) =>
        `${what} will be moved to the trash. You can restore it for 30 days. Its key stops working permanently.`,
      deleteMany: ({ what }: { what: string }) =>
        `${what} will be moved to the trash and can be restored for 30 days. Keys of deleted stations stop working permanently.`,
    },
    key: {
      title: ({ code }: { code: string }) => `Key of ${code}`,
      once: 'This key is shown only once. Open the address on the kiosk, or enter the key there.',
      key: 'Key',
      address: 'Address for the kiosk',
      done: 'Done',
    },
    result: {
      reload: {
        sent: 'Reload sent',
        done: 'Reloaded',
        behind: 'Reloaded, still showing older content',
        offline: 'Offline, updates when reconnected',
        unanswered: 'No answer',
        notSent: 'Not sent: no connection',
      },
      restart: {
        sent: 'Restart sent',
        done: 'Restarted',
        behind: 'Restarted',
        offline: 'Offline, not restarted',
        unanswered: 'No answer',
        notSent: 'Not sent: no connection',
      },
      ping: {
        sent: 'Ping sent',
        done: 'Answered',
        behind: 'Answered',
        offline: 'Offline',
        unanswered: 'No answer',
        notSent: 'Not sent: no connection',
      },
    },
    says: ({ code, result }: { code: string; result: string }) => `${code}: ${result}`,
  },
}
