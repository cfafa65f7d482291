import type { ItemRow } from '../rows'

/** The service companies; two have no logo. */
export const companyRows: ItemRow[] = [
  ['Sparhamnen Bank', 'bank', 'office', 'D01', 'anchor forest'],
  ['Växel & Valuta', 'bank travel', 'mall', 'D02'],
  ['Paketdisken', 'bank', 'food', 'D03', 'gift sand'],
  ['Salong Sax', 'beauty', 'noSunday', 'D04', 'scissors ink'],
  ['Barberare Brask', 'beauty', 'noSunday', 'D05', 'comb brick'],
  ['Nagelstudion', 'beauty', 'mall', 'D06', 'brush blush'],
  ['Hårgalleriet', 'beauty', 'noSunday', 'D07', 'comb lilac'],
  ['Lugna Handen Massage', 'beauty care', 'office', 'D08'],
  ['Ögonbrynet', 'beauty', 'mall', 'D09', 'none'],
  ['Strandens Vårdcentral', 'care', 'care', 'D10', 'cross ice'],
  ['Tandvård Hamnen', 'care', 'care', 'D11', 'tooth petrol'],
  ['Vaccinbryggan', 'care', 'care', 'D12', 'drop meadow'],
  ['Fotvården', 'care beauty', 'office', 'D13', 'none'],
  ['Skomakeriet', 'repairs', 'noSunday', 'D14', 'shoe pine'],
  ['Skräddar Sjö', 'repairs', 'office', 'D15', 'spool sea'],
  ['Nyckel & Klack', 'repairs', 'mall', 'D16', 'key sign'],
  ['Kemtvätt Vit', 'repairs', 'office', 'D17', 'shirt white'],
  ['Mobilverkstan', 'repairs', 'mall', 'D18', 'phone ember', 'InActive'],
  ['Resehörnan', 'travel', 'noSunday', 'D19', 'sun sky'],
  ['Mäklarna vid Kajen', 'travel', 'office', 'D20', 'house petrol'],
  ['Biljettluckan', 'travel', 'mall', 'D21', 'ticket rose'],
]
