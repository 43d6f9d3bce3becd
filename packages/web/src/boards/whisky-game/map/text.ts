import { type Catalogue, type Language, speaker } from '@taproom/games/text';

const en = {
  map: 'Map of Ireland and Scotland',
  places: 'Fields to choose from',
  region:
    '{region, select, ireland {Ireland} lowlands {Lowlands} highlands {Highlands} islands {Islands} islay {Islay} other {Speyside}}',
  title: 'The Whisky Game',
  nearer: 'Zoom in',
  farther: 'Zoom out',
  whole: 'Whole map',
  pawn: 'To my pawn',
  wide: 'Full screen',
  close: 'Close the full-screen map',
  overview: 'Overview: press or drag to move the map',
  find: 'Find a place',
  sea: 'At sea',
};

type Key = keyof typeof en;

const cs: Catalogue<Key> = {
  map: 'Mapa Irska a Skotska',
  places: 'Pole, ze kterých lze vybírat',
  region:
    '{region, select, ireland {Irsko} lowlands {Lowlands} highlands {Highlands} islands {Ostrovy} islay {Islay} other {Speyside}}',
  title: 'The Whisky Game',
  nearer: 'Přiblížit',
  farther: 'Oddálit',
  whole: 'Celá mapa',
  pawn: 'K mé figurce',
  wide: 'Na celou obrazovku',
  close: 'Zavřít mapu na celé obrazovce',
  overview: 'Přehled: klepnutím nebo tažením posuneš mapu',
  find: 'Najít místo',
  sea: 'Na moři',
};

const it: Catalogue<Key> = {
  map: 'Mappa di Irlanda e Scozia',
  places: 'Caselle tra cui scegliere',
  region:
    '{region, select, ireland {Irlanda} lowlands {Lowlands} highlands {Highlands} islands {Isole} islay {Islay} other {Speyside}}',
  title: 'The Whisky Game',
  nearer: 'Ingrandisci',
  farther: 'Riduci',
  whole: 'Tutta la mappa',
  pawn: 'Alla mia pedina',
  wide: 'Schermo intero',
  close: 'Chiudi la mappa a schermo intero',
  overview: 'Panoramica: premi o trascina per spostare la mappa',
  find: 'Trova un luogo',
  sea: 'In mare',
};

const CATALOGUES: Readonly<Record<Language, Catalogue<Key>>> = { en, cs, it };

export const mapText = (language: Language) => speaker(language, CATALOGUES[language]);

export type MapText = ReturnType<typeof mapText>;
