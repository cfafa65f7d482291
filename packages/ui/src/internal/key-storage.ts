/** As much of the browser's storage as keeps texts by name; localStorage fits, and so does a Map in a test. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
