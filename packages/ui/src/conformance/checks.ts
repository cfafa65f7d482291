/** What is tested for every part, by which stories of this folder; shown on the page of each part. */
export const checks = [
  {
    name: 'Conventions',
    text: 'One root element with `data-slot`. Class, `ref` and other attributes of the caller go to it, and a class of the caller wins.',
    stories: ['conformance: EveryPartFirst'],
  },
  {
    name: 'axe',
    text: 'No violation of axe-core in its stories, target sizes of WCAG 2.2 included; contrast in the light and in the dark theme.',
    stories: [],
  },
  {
    name: 'Right to left',
    text: 'Its layout is mirrored.',
    stories: ['conformance: EveryPartFirst', 'conformance: EveryPartInAllStatesFirst'],
  },
  {
    name: '200 % zoom',
    text: 'No text is cut off, no control is covered, and nothing scrolls sideways.',
    stories: ['conformance: EveryPartFirst', 'conformance: EveryPartInAllStatesFirst'],
  },
  {
    name: 'Touch',
    text: 'Targets are at least 44 px on a touch screen, also beside their neighbours.',
    stories: ['conformance: EveryPartFirst', 'conformance: EveryPartInAllStatesFirst'],
  },
  {
    name: 'Forced colours',
    text: 'Controls keep an edge and a visible focus ring.',
    stories: ['conformance: EveryPartFirst', 'conformance: EveryPartInAllStatesFirst'],
  },
  {
    name: 'Reduced motion',
    text: 'Nothing moves but a slow spinner.',
    stories: ['conformance: EveryPartFirst', 'conformance: EveryPartInAllStatesFirst'],
  },
  {
    name: 'Longer texts',
    text: 'Every text comes from `labels`, and has room when it is a third longer.',
    stories: ['pseudo-locale: EveryPart'],
  },
  {
    name: 'Server',
    text: 'It renders without a window, and hydrates without a warning.',
    stories: ['conformance: Hydrated'],
  },
  {
    name: 'StrictMode',
    text: 'It works in StrictMode and leaves no listeners or timers behind.',
    stories: ['conformance: StrictFirst'],
  },
] as const
