// Closing sentences that many offers of the demo share.

import type { Four } from './texts'

/** Closing sentences of many offers. */
export const stock: Four = [
  'Gäller så långt lagret räcker.',
  'While stocks last.',
  'Gjelder så langt lageret rekker.',
  'Gildir á meðan birgðir endast.',
]

export const regular: Four = [
  'Gäller ordinarie pris, inte varor som redan är nedsatta.',
  'Applies to the regular price, not to goods already reduced.',
  'Gjelder ordinær pris, ikke varer som allerede er satt ned.',
  'Gildir af fullu verði, ekki af vörum sem þegar eru á afslætti.',
]

export const two: Four = [
  'Högst två per kund.',
  'Maximum two per customer.',
  'Høyst to per kunde.',
  'Að hámarki tvö stykki á mann.',
]

export const cheapest: Four = [
  'Den billigaste är gratis.',
  'The cheapest one is free.',
  'Den billigste er gratis.',
  'Það ódýrasta fylgir frítt.',
]

export const allDay: Four = [
  'Hela dagen, varje dag.',
  'All day, every day.',
  'Hele dagen, hver dag.',
  'Allan daginn, alla daga.',
]

export const atTill: Four = [
  'Rabatten dras av i kassan.',
  'The discount is taken off at the till.',
  'Rabatten trekkes fra i kassen.',
  'Afslátturinn dregst frá við kassann.',
]

export const booking: Four = [
  'Boka tid i butiken.',
  'Book in the shop.',
  'Bestill time i butikken.',
  'Bókaðu tíma í versluninni.',
]
