export const en = { previewStation: { as: 'As shown on a station', partial: 'Shows only what you have access to' } }
