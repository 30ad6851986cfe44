import { type NameLists, nameLists } from './name-lists';

/** What the names of places and people in a country are made of. */
export interface Country {
  region: string;
  locale: string;
  currency: string;
  /** Its name in the IANA database. */
  timeZone: string;
  names: NameLists;
  cities: readonly string[];
  brands: readonly string[];
  kinds: readonly string[];
  outletGroups: readonly string[];
  terminals: readonly string[];
}

export const countries = {
  unitedKingdom: {
    region: 'United Kingdom',
    locale: 'en-GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
    names: nameLists.british,
    cities: ['Leeds', 'Bristol', 'Glasgow', 'Cardiff', 'York', 'Belfast', 'Exeter', 'Norwich'],
    brands: ['Copper Kettle', 'Old Mill', 'Blue Anchor', 'Foxglove', 'Tide House', 'Oak and Vine'],
    kinds: ['Kitchen', 'Tavern', 'Coffee', 'Grill'],
    outletGroups: ['City Centre', 'Riverside', 'Airport', 'Station Quarter'],
    terminals: ['Bar', 'Till', 'Terrace', 'Counter', 'Kitchen'],
  },
  germany: {
    region: 'Germany',
    locale: 'de-DE',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    names: nameLists.german,
    cities: ['Köln', 'Leipzig', 'Bremen', 'Nürnberg', 'Freiburg', 'Münster', 'Kiel', 'Ulm'],
    brands: ['Goldener Hirsch', 'Alte Post', 'Lindenhof', 'Mühlenhof', 'Zum Anker', 'Waldhaus'],
    kinds: ['Gasthaus', 'Brauhaus', 'Café', 'Bäckerei'],
    outletGroups: ['Innenstadt', 'Bahnhof', 'Flughafen', 'Südstadt'],
    terminals: ['Theke', 'Kasse', 'Terrasse', 'Küche', 'Saal'],
  },
  switzerland: {
    region: 'Switzerland',
    locale: 'de-CH',
    currency: 'CHF',
    timeZone: 'Europe/Zurich',
    names: nameLists.swiss,
    cities: ['Bern', 'Luzern', 'Chur', 'St. Gallen', 'Basel', 'Thun', 'Zug', 'Winterthur'],
    brands: ['Edelweiss', 'Gletscherblick', 'Seerose', 'Bergführer', 'Sonnenhof', 'Steinbock'],
    kinds: ['Beiz', 'Restaurant', 'Confiserie', 'Stube'],
    outletGroups: ['Altstadt', 'Seeufer', 'Talstation', 'Bergstation'],
    terminals: ['Buffet', 'Kasse', 'Terrasse', 'Küche', 'Bar'],
  },
  france: {
    region: 'France',
    locale: 'fr-FR',
    currency: 'EUR',
    timeZone: 'Europe/Paris',
    names: nameLists.french,
    cities: ['Nantes', 'Lyon', 'Bordeaux', 'Lille', 'Rennes', 'Dijon', 'Annecy', 'Nice'],
    brands: ['Le Petit Phare', 'Chez Margot', 'La Marée', 'Le Tilleul', 'Bon Appétit', 'Le Moulin'],
    kinds: ['Bistrot', 'Brasserie', 'Crêperie', 'Café'],
    outletGroups: ['Centre-ville', 'Vieux-Port', 'Gare', 'Aéroport'],
    terminals: ['Comptoir', 'Caisse', 'Terrasse', 'Cuisine', 'Salle'],
  },
  italy: {
    region: 'Italy',
    locale: 'it-IT',
    currency: 'EUR',
    timeZone: 'Europe/Rome',
    names: nameLists.italian,
    cities: ['Torino', 'Bologna', 'Verona', 'Genova', 'Trieste', 'Bari', 'Siena', 'Parma'],
    brands: ['La Lanterna', 'Il Melograno', 'Da Beppe', 'San Marco', 'Al Porto', 'La Quercia'],
    kinds: ['Trattoria', 'Osteria', 'Gelateria', 'Pizzeria'],
    outletGroups: ['Centro storico', 'Lungomare', 'Stazione', 'Aeroporto'],
    terminals: ['Banco', 'Cassa', 'Dehors', 'Cucina', 'Sala'],
  },
  spain: {
    region: 'Spain',
    locale: 'es-ES',
    currency: 'EUR',
    timeZone: 'Europe/Madrid',
    names: nameLists.spanish,
    cities: ['Valencia', 'Sevilla', 'Bilbao', 'Málaga', 'Granada', 'Gijón', 'Cádiz', 'Vigo'],
    brands: ['El Olivo', 'La Barca', 'Casa Rosario', 'El Mirador', 'La Encina', 'Puerto Viejo'],
    kinds: ['Taberna', 'Bodega', 'Marisquería', 'Cafetería'],
    outletGroups: ['Centro', 'Paseo Marítimo', 'Estación', 'Aeropuerto'],
    terminals: ['Barra', 'Caja', 'Terraza', 'Cocina', 'Salón'],
  },
  norway: {
    region: 'Norway',
    locale: 'nb-NO',
    currency: 'NOK',
    timeZone: 'Europe/Oslo',
    names: nameLists.norwegian,
    cities: ['Bergen', 'Trondheim', 'Tromsø', 'Stavanger', 'Ålesund', 'Bodø', 'Molde', 'Hamar'],
    brands: ['Fjordgløtt', 'Bryggen', 'Nordstjernen', 'Havørna', 'Sjøboden', 'Furulund'],
    kinds: ['Kro', 'Kafé', 'Bakeri', 'Spiseri'],
    outletGroups: ['Sentrum', 'Brygga', 'Stasjonen', 'Lufthavn'],
    terminals: ['Bar', 'Kasse', 'Uteservering', 'Kjøkken', 'Sal'],
  },
  sweden: {
    region: 'Sweden',
    locale: 'sv-SE',
    currency: 'SEK',
    timeZone: 'Europe/Stockholm',
    names: nameLists.swedish,
    cities: ['Uppsala', 'Malmö', 'Örebro', 'Västerås', 'Lund', 'Umeå', 'Gävle', 'Visby'],
    brands: ['Skärgården', 'Gamla Kvarnen', 'Björkudden', 'Sjöstugan', 'Vita Ankaret', 'Ekhagen'],
    kinds: ['Krog', 'Kafé', 'Bageri', 'Värdshus'],
    outletGroups: ['Centrum', 'Hamnen', 'Stationen', 'Flygplatsen'],
    terminals: ['Bar', 'Kassa', 'Uteservering', 'Kök', 'Sal'],
  },
} as const satisfies Record<string, Country>;

/** Reduces a text to the letters a to z, for an email address or a code. */
export function plainLetters(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll(/[øØ]/g, 'o')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
}
