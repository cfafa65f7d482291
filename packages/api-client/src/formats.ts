/**
 * How dates and times are written (specification §9). `dateTime` is in UTC; `time` is a slideshow's on the wire;
 * `popupHour` is what people read, and on the wire that of opening hours, where a day may end at 24:00.
 */
export const formats = {
  dateTime: 'YYYY-MM-DDTHH:mm:ss.SSSZ',
  date: 'YYYY-MM-DD',
  time: 'HH:mm:ss.SSS',
  popupHour: 'HH:mm',
} as const
