/** Names of people and streets in one language. */
export interface NameLists {
  firstNames: readonly string[];
  lastNames: readonly string[];
  /** Each beginning of a street goes with each end. */
  streets: readonly [beginnings: readonly string[], ends: readonly string[]];
}

const words = (text: string) => text.split(' ');

/** Common names of each language. The people and streets of the demo data are made up of them. */
export const nameLists = {
  british: {
    firstNames: words(
      'Alice Amir Beth Callum Charlotte Daniel Deepa Eleanor Euan Fatima George Grace Harriet Imran Isla Jack Joanna Kieran Leah Lewis Maisie Megan Nathan Niamh Oliver Owen Poppy Priya Rhys Rosie Rowan Samir Sophie Thomas Yasmin Zoe',
    ),
    lastNames: words(
      'Ahmed Atkinson Barker Begum Bennett Carr Chapman Clarke Davies Doyle Ellis Evans Fletcher Fraser Graham Griffiths Hussain Hughes Kaur Khan Lloyd Marsh Mistry Murray Osborne Patel Pearce Reid Robertson Shah Sinclair Stewart Thornton Walsh Webb Whitaker Wright Young',
    ),
    streets: [
      words(
        'Abbey Bridge Castle Chapel Church Clarence Drapers Duke Fisher Forge Gloucester Granary Guildhall High King Lime Lower Mason Merchant Mill Northgate Orchard Park Princes Queen Rope Saddler Salt Spring Station Tanner Temple Upper Victoria Wellington Weaver',
      ),
      [' Street', ' Road', ' Lane', ' Yard', ' Row', ' Square'],
    ],
  },
  german: {
    firstNames: words(
      'Anja Ayşe Bernd Birgit Björn Christa Claudia Dieter Emre Eva Felix Frauke Friedrich Greta Günther Hannah Heike Holger Ines Jonas Jörg Jürgen Katrin Käthe Lena Lukas Matthias Mehmet Merle Nele Niklas Petra Rüdiger Sabine Selin Stefan Svenja Uwe Volker Wiebke',
    ),
    lastNames: words(
      'Albrecht Arslan Bauer Becker Böhm Brandt Dietrich Engel Fischer Frank Großmann Haas Hartmann Hoffmann Jäger Kaya Keller Kowalski Köhler Krause Krüger Lehmann Lorenz Maier Möller Neumann Nowak Özdemir Peters Pohl Roth Schäfer Schmidt Schröder Seidel Strauß Vogt Wagner Weiß Yilmaz',
    ),
    streets: [
      words(
        'Ahorn Bach Bahnhof Berg Birken Brunnen Buchen Dorf Garten Hafen Kirch Kloster Linden Markt Mühlen Rosen Schiller Schloss Schul Tannen Ulmen Wald Wein Wiesen',
      ),
      ['straße', 'weg', 'gasse', 'platz', 'allee'],
    ],
  },
  swiss: {
    firstNames: words(
      'Agron Andrea Annina Beat Blerta Corina Daniela Fabienne Flurin Gian Hanspeter Heidi Jasmin Jürg Karin Laura Livia Luca Luzia Marco Mirjam Nadja Nico Noah Patrick Regula Reto Rosmarie Sandro Seraina Silvan Simona Stefanie Timo Urs Ursina Verena Vreni Walter Yannick',
    ),
    lastNames: words(
      'Aebi Ammann Baumgartner Berisha Bianchi Brunner Bühler Caduff Egli Frei Gasser Gerber Graf Hofer Hürlimann Imhof Kälin Kaufmann Keller Krasniqi Kunz Lüthi Lutz Marti Meier Moser Odermatt Pfister Portmann Rüegg Schär Scherrer Stäheli Suter Tobler Vogel Wenger Wyss Zbinden Zürcher',
    ),
    streets: [
      words(
        'Alpen Bahnhof Berg Bleiche Brunnen Dorf Feld Garten Kapell Kirch Kloster Linden Markt Matten Mühle Post Reben Rosen Schul See Sonnen Tal Turm Wiesen',
      ),
      ['strasse', 'weg', 'gasse', 'platz', 'halde'],
    ],
  },
  french: {
    firstNames: words(
      'Adèle Amandine Amélie Antoine Aurélie Baptiste Benoît Camille Cécile Chloé Clément Élodie Émilie Étienne Fabien François Gaëlle Guillaume Hélène Inès Jérôme Julien Karim Léa Loïc Lucie Maëlys Manon Mathieu Mehdi Noémie Océane Pauline Quentin Rémi Samia Solène Théo Valentin Yanis',
    ),
    lastNames: words(
      'Aubert Barbier Benali Bernard Blanchard Bonnet Bouchard Carpentier Chevalier Colin David Delacroix Diallo Dubois Dupont Fabre Faure Fontaine Gauthier Girard Haddad Lambert Lefèvre Legrand Lemoine Leroy Marchand Martin Mercier Morel Nguyen Perrin Picard Renard Rivière Rousseau Roux Simon Tessier Vasseur',
    ),
    streets: [
      ['Rue ', 'Avenue ', 'Place ', 'Impasse ', 'Quai '],
      [
        'de la Gare',
        'de la Mairie',
        'de la Fontaine',
        'de la République',
        'de la Liberté',
        'des Lilas',
        'des Tilleuls',
        'des Écoles',
        'des Tanneurs',
        'des Pêcheurs',
        'du Château',
        'du Marché',
        'du Moulin',
        'du Port',
        'du Pont',
        'de la Chapelle',
        'des Halles',
        'Saint-Michel',
        'Saint-Nicolas',
        'Victor Hugo',
      ],
    ],
  },
  italian: {
    firstNames: words(
      'Alessandra Andrea Anna Beatrice Bruno Carlo Chiara Claudio Cristina Davide Elena Emanuele Fabio Federica Filippo Francesca Gabriele Giada Giorgio Giovanni Giulia Ilaria Irene Lorenzo Luca Marta Martina Matteo Nicolò Noemi Paolo Raffaella Riccardo Roberta Sara Silvia Simone Stefano Valentina Vittoria',
    ),
    lastNames: words(
      'Amato Barbieri Basile Bellini Benedetti Bianchi Bruno Caruso Cavallaro Colombo Conti Costa Delfino Ferrara Ferri Fontana Galli Gatti Giordano Greco Leone Lombardi Longo Mancini Marini Marino Martini Moretti Neri Pellegrini Ricci Rinaldi Riva Romano Sala Santoro Serra Testa Villa Vitale',
    ),
    streets: [
      ['Via ', 'Viale ', 'Piazza ', 'Vicolo ', 'Corso '],
      [
        'Garibaldi',
        'Mazzini',
        'Cavour',
        'Dante',
        'Roma',
        'Verdi',
        'Marconi',
        'Galilei',
        'San Marco',
        'San Giovanni',
        'Santa Lucia',
        'del Mercato',
        'del Porto',
        'della Libertà',
        'della Stazione',
        'delle Rose',
        'dei Mille',
        'dei Tigli',
        'degli Ulivi',
        'Vecchia',
      ],
    ],
  },
  spanish: {
    firstNames: words(
      'Adrián Aitana Álvaro Ana Andrés Beatriz Begoña Carlos Carmen César Cristina Daniel Diego Elena Emilio Fátima Fernando Gonzalo Guadalupe Héctor Inés Íñigo Irene Javier Jimena Joaquín Laura Lucía Marcos María Martín Nuria Óscar Pablo Pilar Raquel Rocío Sergio Sofía Tomás',
    ),
    lastNames: words(
      'Aguilar Álvarez Benítez Blanco Cabrera Campos Castillo Cortés Crespo Delgado Díaz Domínguez Fernández Flores Gallego García Garrido Gil Gutiérrez Herrero Iglesias Jiménez Lozano Márquez Medina Molina Moreno Muñoz Navarro Núñez Ortega Peña Ramírez Rodríguez Romero Sánchez Serrano Suárez Vázquez Vidal',
    ),
    streets: [
      ['Calle ', 'Avenida ', 'Plaza ', 'Paseo ', 'Travesía '],
      [
        'de la Paz',
        'de la Estación',
        'de la Iglesia',
        'de la Fuente',
        'de la Constitución',
        'de las Flores',
        'de los Olivos',
        'de los Naranjos',
        'del Carmen',
        'del Castillo',
        'del Mar',
        'del Mercado',
        'del Molino',
        'del Puerto',
        'de San Juan',
        'de Santa Ana',
        'de Cervantes',
        'de Goya',
        'Mayor',
        'Nueva',
      ],
    ],
  },
  norwegian: {
    firstNames: words(
      'Amina Anders Astrid Bjørn Camilla Eirik Elin Erlend Espen Frode Gunhild Håkon Hanne Hedda Henrik Ida Ingrid Jørgen Kåre Kari Kjersti Kristian Lars Linnea Magnus Malin Marte Mina Morten Nora Odd Øyvind Petter Ragnhild Sigrid Silje Sindre Solveig Tore Vilde',
    ),
    lastNames: words(
      'Aas Ali Andersen Arnesen Bakke Berg Bøe Dahl Eide Eriksen Fossum Gundersen Hagen Halvorsen Hansen Haugen Hauge Holm Iversen Jacobsen Johansen Kristiansen Larsen Lie Lund Moen Myhre Nguyen Nilsen Nygård Ødegård Pedersen Rønning Sæther Solberg Strand Sørensen Tangen Vik Wiik',
    ),
    streets: [
      words(
        'Bjørke Bryggeri Elve Fjell Fjord Fosse Furu Granne Haga Hav Kirke Kongens Lille Marked Mølle Nord Rosen Sjø Skog Skole Stasjons Stor Strand Sør',
      ),
      ['gata', 'veien', 'bakken', 'plassen', 'stien'],
    ],
  },
  swedish: {
    firstNames: words(
      'Agnes Ahmed Anders Annika Åsa Axel Birgitta Björn Carina Ebba Elias Elsa Emil Frida Göran Gustav Håkan Hanna Hassan Ingrid Isak Johan Jonas Kajsa Karin Kerstin Klara Lars Linnéa Malin Märta Mats Moa Nils Örjan Oskar Per Sara Signe Ylva',
    ),
    lastNames: words(
      'Ahlström Andersson Åberg Åkesson Bergström Björklund Blom Dahlgren Ekström Engström Eriksson Forsberg Gustafsson Hallberg Hassan Hedlund Holmgren Jansson Johansson Karlsson Lindberg Lindqvist Löfgren Lundin Mårtensson Möller Nilsson Norén Nyström Öberg Olsson Persson Pettersson Sandberg Sjöberg Söderlund Ström Svensson Wallin Wikström',
    ),
    streets: [
      words(
        'Björk Bro Drottning Ek Fabriks Fiskar Hamn Kungs Kvarn Kyrko Linné Lång Norra Ny Park Ring Skol Skogs Slotts Smedje Stor Strand Södra Trädgårds',
      ),
      ['gatan', 'vägen', 'gränd', 'torget', 'stigen'],
    ],
  },
} as const satisfies Record<string, NameLists>;
