import { reasons } from '@kiosk-admin/api-client/reasons'

// English reasons come from the contract; these have placeholders, which are filled below
const {
  stationCode: _code,
  tooManyPoints: _points,
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
    textDepth: ({ count }: Count) => `The text has too many levels inside each other: ${count} at most.`,
    textFormats: ({ count }: Count) => `The text has too many formats inside each other: ${count} at most.`,
    textAttributes: ({ count }: Count) => `An element of the text has too many attributes: ${count} at most.`,
    stationCode: ({ code }: { code: string }) => `Another station already has the code ${code}.`,
    tooManyPoints: ({ count, period }: { count: string; period: string }) =>
      `Choose a shorter period: ${count} ${period}s at most.`,
  },
}
