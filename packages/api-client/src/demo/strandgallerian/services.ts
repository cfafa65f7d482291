import type { ServiceRow } from '../rows'

/** The 16 services, 14 of them Active. */
export const serviceRows: readonly ServiceRow[] = [
  [
    'information',
    ['Informationsdisk', 'Information desk', 'Informasjonsskranke', 'Upplýsingaborð'],
    'A12',
    'info sign',
  ],
  ['toilets', ['Toaletter', 'Toilets', 'Toaletter', 'Salerni'], 'B04', 'drop sky'],
  ['changing', ['Skötrum', 'Changing room', 'Stellerom', 'Skiptiherbergi'], 'B05', 'balloon lilac'],
  ['cash', ['Bankomat', 'Cash machine', 'Minibank', 'Hraðbanki'], 'A03', 'ticket petrol'],
  ['lost', ['Hittegods', 'Lost property', 'Hittegods', 'Óskilamunir'], 'A12', 'key sign'],
  ['lockers', ['Förvaringsskåp', 'Lockers', 'Oppbevaringsskap', 'Geymsluskápar'], 'A05', 'lock brick'],
  ['pushchairs', ['Låna barnvagn', 'Borrow a pushchair', 'Lån barnevogn', 'Lánskerrur'], 'A12', 'kite sky'],
  [
    'wheelchairs',
    ['Låna rullstol', 'Borrow a wheelchair', 'Lån rullestol', 'Lánshjólastólar'],
    'A12',
    'wheelchair ice',
  ],
  ['wrapping', ['Presentinslagning', 'Gift wrapping', 'Gaveinnpakking', 'Gjafainnpökkun'], 'A14', 'gift ember'],
  ['cards', ['Presentkort', 'Gift cards', 'Gavekort', 'Gjafakort'], 'A12', 'heart blush'],
  ['play', ['Lekhörna', 'Play corner', 'Lekekrok', 'Leikhorn'], 'C08', 'ball ember'],
  ['quiet', ['Stilla rum', 'Quiet room', 'Stillerom', 'Kyrrðarrými'], 'B21', 'leaf forest'],
  ['charging', ['Ladda mobilen', 'Phone charging', 'Lad mobilen', 'Farsímahleðsla'], 'B02', 'bolt lilac'],
  ['wifi', ['Gratis wifi', 'Free Wi-Fi', 'Gratis trådløst nett', ''], null, 'wifi sea'],
  [
    'santa',
    ['Fotografera dig med tomten', 'Photo with Santa', 'Bilde med nissen', 'Mynd með jólasveini'],
    'A12',
    'tree forest',
    'InActive',
  ],
  ['coats', ['Garderob', 'Cloakroom', 'Garderobe', 'Fatahengi'], 'A06', 'shirt white', 'InActive'],
]
