import type { Card, Character, LostBottle } from '../components.ts';

// Names of people, festivals and whiskies, the same in every language.

export const CHARACTER_NAMES: Readonly<Record<Character, string>> = {
  'alan-winchester': 'Alan Winchester',
  'billy-leighton': 'Billy Leighton',
  'billy-walker': 'Billy Walker',
  'david-stewart': 'David Stewart',
  'gordon-motion': 'Gordon Motion',
  'jim-mcewan': 'Jim McEwan',
  'john-quinn': 'John Quinn',
  'nick-savage': 'Nick Savage',
  'rachel-barrie': 'Rachel Barrie',
  'richard-paterson': 'Richard Paterson',
  'friar-john-cor': 'Friar John Cor',
  'jim-swan': 'Jim Swan',
  'john-campbell': 'John Campbell',
  'john-jameson': 'John Jameson',
  'stephanie-macleod': 'Stephanie Macleod',
};

/** Special cards with a proper name. */
export const CARD_NAMES = {
  'alwynne-gwilt': 'Alwynne Gwilt',
  'becky-paskin': 'Becky Paskin',
  'dave-broom': 'Dave Broom',
  'charles-maclean': 'Charles MacLean',
  'michael-jackson': 'Michael Jackson',
  'bottle-arran': 'Arran',
  'bottle-ben-nevis-10': 'Ben Nevis 10',
  'bottle-flora-fauna': 'Flora & Fauna collection',
  'bottle-powers': 'Powers Pot Still',
  'bottle-teeling': 'Teeling Pot Still',
  'bottle-benriach': 'BenRiach',
  'bottle-bunnahabhain-25': 'Bunnahabhain 25',
  'bottle-craigellachie-31': 'Craigellachie 31',
  'bottle-glenfarclas-105': 'Glenfarclas 105',
  'bottle-kilchoman-100': 'Kilchoman 100% Islay',
  'bottle-royal-salute-21': 'Royal Salute 21',
  'feis-ile': 'Fèis Ìle',
  'spirit-of-speyside': 'Spirit of Speyside',
  'robbie-macpherson': 'Robbie MacPherson',
  'aeneas-coffey': 'Aeneas Coffey',
  'gordon-macphail': 'Gordon & MacPhail',
  'nick-offerman': 'Nick Offerman',
} as const satisfies Readonly<Partial<Record<Card, string>>>;

export const LOST_NAMES: Readonly<Record<LostBottle, string>> = {
  'lost-kinclaith': 'Kinclaith',
  'lost-ladyburn': 'Ladyburn',
  'lost-glenury-royal': 'Glenury Royal',
  'lost-convalmore': 'Convalmore',
  'lost-imperial': 'Imperial',
  'lost-glen-mhor': 'Glen Mhor',
  'lost-littlemill': 'Littlemill',
  'lost-st-magdalene': 'St Magdalene',
  'lost-royal-irish': 'Royal Irish',
  'lost-nuns-island': 'Nun’s Island',
  'lost-stromness': 'Stromness',
  'lost-lochindaal': 'Lochindaal',
  'lost-old-hazelburn': 'Hazelburn',
  'lost-malt-mill': 'Malt Mill',
};
