export { type Key, type Keyboard, keyboards } from '../keyboard/keyboards'
