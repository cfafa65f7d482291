import { nothing, post } from '../base/call'
import * as z from '../base/zod'

const word = (pattern: RegExp, maxLength: number) => z.string().check(z.maxLength(maxLength), z.regex(pattern))

/** A place in a file of the page: `assets/start-B2x9kQ.js:1:2345`. */
export const placeInFile = word(/^[\w@+./-]+\.[cm]?[jt]sx?:\d{1,7}:\d{1,7}$/, 200)

/** An exception in a page of the admin or the kiosk. It has no message: that may contain what somebody typed. */
export const reportPageError = post({
  name: 'pageError.report',
  path: '/PageError',
  access: 'open',
  body: z.object({
    app: z.enum(['admin', 'kiosk']),
    /** Version of the page. */
    release: word(/^\d[\w.+-]*$/, 40),
    /** Name or pattern of the screen, without ids: `/published/shops/:id`. */
    screen: word(/^[\w/:-]+$/, 100),
    /** Name of the error's class. */
    name: word(/^[A-Za-z]\w*$/, 60),
    /** Innermost first. */
    stack: z.array(placeInFile).check(z.maxLength(20)),
  }),
  answer: nothing,
})
