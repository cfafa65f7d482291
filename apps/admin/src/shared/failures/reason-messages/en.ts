import { reasons } from '@kiosk-admin/api-client/reasons'

// English reasons come from the contract; these have placeholders, which are filled below
const {
  stationCode: _code,
  deletedNames: _deleted,
  goneNames: _gone,
  tooManyPoints: _points,
  unplayable: _unplayable,
  textElements: _elements,
  textDepth: _depth,
  textFormats: _formats,
  textAttributes: _attributes,
  ...said
} = reasons

type Count = { count: string }

export const en = {
  reasons: {
    ...said,
    textElements: ({ count }: Count) => `The text has too many elements: ${count} at most.`,
    textDepth: ({ count }: Count) => `The text is nested too deeply: ${count} levels at most.`,
    textFormats: ({ count }: Count) => `The text has too many nested formats: ${count} at most.`,
    textAttributes: ({ count }: Count) => `An element of the text has too many attributes: ${count} at most.`,
    unplayable: ({ name }: { name: string }) => `The kiosks can’t play this video: ${name}`,
    deletedNames: ({ names }: { names: string }) =>
      `It links to something that was deleted. Restore this first: ${names}`,
    goneNames: ({ names }: { names: string }) => `It links to something that was permanently deleted: ${names}`,
    stationCode: ({ code }: { code: string }) => `Another station already has the code ${code}.`,
    tooManyPoints: ({ count, period }: { count: string; period: string }) =>
      `Choose a shorter period: ${count} ${{ day: 'days', week: 'weeks' }[period] ?? 'months'} at most.`,
  },
}
