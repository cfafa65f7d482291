/** The subset of the Storage interface that is used; localStorage or a Map in tests. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
