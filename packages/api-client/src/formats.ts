/**
 * Formats of dates and times (specification §9). `dateTime` is in UTC; `time` is the wire format of slideshows;
 * `popupHour` is the display format and the wire format of opening hours, where a day may end at 24:00.
 */
export const formats = {
  dateTime: 'YYYY-MM-DDTHH:mm:ss.SSSZ',
  date: 'YYYY-MM-DD',
  time: 'HH:mm:ss.SSS',
  popupHour: 'HH:mm',
} as const
