import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  floors: {
    title: 'Plan',
    new: 'Nytt plan',
    edit: 'Inställningar för planet',
    count: ({ count }) => `${count} plan`,
    empty: {
      title: 'Inga plan ännu',
      text: 'P-husens och köpcentrumets plan listas här.',
    },
    fields: {
      name: 'Namn',
      mapTitle: 'Kartans rubrik',
      garageId: 'P-hus',
      areaId: 'Platskod',
      objectType: 'Objekttyp',
      floorMapName: 'Plankartans namn',
      floorMapId: 'Plankarta',
      markers: 'Markörer',
      areas: 'Områden',
      map: 'Gångytor och skala',
    },
    drawn: ({ level, walkways, obstacles, amenities }) =>
      `Våning ${level}, gångytor: ${walkways}, hinder: ${obstacles}, bekvämligheter: ${amenities}`,
    ordinal: 'Våning i huset',
    spoken: 'Namn i vägbeskrivningar',
    hint: {
      ordinal: '0 är gatuplan, 1 våningen över, 0,5 ett mellanplan, -1 våningen under.',
      spoken: 'Inne i en mening, som i ”Ta hissen upp till plan 2”.',
      mapTitle: 'Besökarna läser den ovanför kartan.',
      areaId: 'Platsens kod i vägvisningen. Samma kod betyder samma plats.',
      floorMapName: 'För personalen; besökarna ser det inte.',
    },
    noGarage: 'Själva köpcentrumet',
    plan: 'Plankarta',
    settings: 'Inställningar',
    editConnector: 'Redigera plan och tider',
    control: {
      fewPoints: 'Kontrollpunkterna är färre än tre. Lägg till fler eller ta bort alla.',
      flat: 'Kontrollpunkterna ligger på en linje. Flytta en av dem bort från den.',
      mirrored: 'Kontrollpunkterna spegelvänder planet. Två av dem kan vara förväxlade.',
    },
    choosePlan: 'Välj en plankarta',
    reader: 'Du kan se plan men inte ändra dem.',
  },
} satisfies Messages<typeof en>
