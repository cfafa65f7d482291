/** Kinds of content that have a page of their own on the kiosks, which a preview can show. */
const withPage = new Set(['item', 'event', 'offer', 'service', 'category', 'place', 'garage', 'floor'])

/** Whether one record of this kind can be previewed by itself. */
export const isPreviewed = ({ type }: { type: string }): boolean => withPage.has(type)
