import type { ServiceRow } from '../rows'

/** The 16 services, 14 of them Active. */
export const serviceRows: readonly ServiceRow[] = [
  [
    'information',
    ['Informationsdisk', 'Information desk', 'Informasjonsskranke', 'Upplýsingaborð'],
    'E01',
    'info sign',
  ],
  ['toilets', ['Toaletter', 'Toilets', 'Toaletter', 'Salerni'], 'E02', 'drop sky'],
  ['changing', ['Skötrum', 'Baby changing', 'Stellerom', 'Skiptiaðstaða'], 'E03', 'balloon lilac'],
  ['cash', ['Bankomat', 'Cash machine', 'Minibank', 'Hraðbanki'], 'E04', 'ticket petrol'],
  ['lost', ['Hittegods', 'Lost property', 'Hittegods', 'Óskilamunir'], 'E01', 'key sign'],
  ['lockers', ['Förvaringsskåp', 'Lockers', 'Oppbevaringsskap', 'Geymsluskápar'], 'E05', 'lock brick'],
  ['pushchairs', ['Låna barnvagn', 'Borrow a pushchair', 'Lån barnevogn', 'Lánskerrur'], 'E01', 'kite sky'],
  [
    'wheelchairs',
    ['Låna rullstol', 'Borrow a wheelchair', 'Lån rullestol', 'Lánshjólastólar'],
    'E01',
    'wheelchair ice',
  ],
  ['wrapping', ['Presentinslagning', 'Gift wrapping', 'Gaveinnpakking', 'Gjafainnpökkun'], 'E06', 'gift ember'],
  ['cards', ['Presentkort', 'Gift cards', 'Gavekort', 'Gjafakort'], 'E01', 'heart blush'],
  ['play', ['Lekhörna', 'Play corner', 'Lekekrok', 'Leikhorn'], 'E09', 'ball ember'],
  ['quiet', ['Stilla rum', 'Quiet room', 'Stillerom', 'Kyrrðarrými'], 'E07', 'leaf forest'],
  ['charging', ['Ladda mobilen', 'Phone charging', 'Lad mobilen', 'Farsímahleðsla'], 'E08', 'bolt lilac'],
  ['wifi', ['Gratis wifi', 'Free Wi-Fi', 'Gratis trådløst nett', ''], null, 'wifi sea'],
  [
    'santa',
    ['Fotografera dig med tomten', 'Photo with Santa', 'Bilde med nissen', 'Mynd með jólasveini'],
    'E01',
    'tree forest',
    'InActive',
  ],
  ['coats', ['Garderob', 'Cloakroom', 'Garderobe', 'Fatahengi'], 'E05', 'shirt white', 'InActive'],
]
