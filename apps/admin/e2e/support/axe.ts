// How axe runs everywhere: in stories, journeys and examples.

/** The one rule of WCAG 2.2, which axe leaves off. */
export const rules = { 'target-size': { enabled: true } }

/**
 * Targets of any size. Marks keep their places on a plan, layers on a slide and thumbs on a track, which is essential
 * (Understanding 2.5.8), and lists beside a plan have its marks, too. A link in a text is as high as its line, also where axe
 * sees no other words beside it. An offer's button covers the offer with what follows it, which axe does not measure.
 */
export const exemptTargets = [
  'fieldset:has(> div > img)',
  '[data-slot=floor-plan-window]',
  '[data-slot=stage-layers]',
  '[data-slot=slider-thumb]',
  '[data-slot=rich-text]',
  '.ProseMirror',
  'button.kiosk-shop',
].join(', ')
