import { expect, it } from 'vitest'
import { fileNameParts } from './file-name'

it.each([
  ['logo.svg', 'logo.svg', ''],
  ['place-ferry-landing-2026.svg', 'place-ferry-landing-', '2026.svg'],
  ['no-extension-in-this-long-name', 'no-extension-in-this-long-name', ''],
  ['opening hours, version 2.5 of this year', 'opening hours, version 2.5 of this year', ''],
  ['sommarbild-på-torget-🌞🌞🌞🌞.jpeg', 'sommarbild-på-torget-', '🌞🌞🌞🌞.jpeg'],
])('%s is cut into %j and %j', (name, start, end) => expect(fileNameParts(name)).toEqual([start, end]))
