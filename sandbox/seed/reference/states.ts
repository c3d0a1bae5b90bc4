/** A state, province, region or emirate. */
export interface StateReference {
  /** The part of its ISO 3166-2 code after the country's. */
  readonly code: string;
  readonly name: string;
}

/** ISO 3166-2, by the country's three letters, in English: first-level parts that addresses or forms name. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  ARE: ['AJ Ajman; AZ Abu Dhabi; DU Dubai; FU Fujairah; RK Ras Al Khaimah; SH Sharjah; UQ Umm Al Quwain'],
  AUS: [
    'ACT Australian Capital Territory; NSW New South Wales; NT Northern Territory; QLD Queensland',
    'SA South Australia; TAS Tasmania; VIC Victoria; WA Western Australia',
  ],
  AUT: [
    '1 Burgenland; 2 Carinthia; 3 Lower Austria; 4 Upper Austria; 5 Salzburg; 6 Styria; 7 Tyrol; 8 Vorarlberg',
    '9 Vienna',
  ],
  BRA: [
    'AC Acre; AL Alagoas; AP Amapá; AM Amazonas; BA Bahia; CE Ceará; DF Distrito Federal; ES Espírito Santo',
    'GO Goiás; MA Maranhão; MT Mato Grosso; MS Mato Grosso do Sul; MG Minas Gerais; PA Pará; PB Paraíba',
    'PR Paraná; PE Pernambuco; PI Piauí; RJ Rio de Janeiro; RN Rio Grande do Norte; RS Rio Grande do Sul',
    'RO Rondônia; RR Roraima; SC Santa Catarina; SP São Paulo; SE Sergipe; TO Tocantins',
  ],
  CAN: [
    'AB Alberta; BC British Columbia; MB Manitoba; NB New Brunswick; NL Newfoundland and Labrador',
    'NT Northwest Territories; NS Nova Scotia; NU Nunavut; ON Ontario; PE Prince Edward Island; QC Quebec',
    'SK Saskatchewan; YT Yukon',
  ],
  CHE: [
    'AG Aargau; AR Appenzell Ausserrhoden; AI Appenzell Innerrhoden; BL Basel-Landschaft; BS Basel-Stadt',
    'BE Bern; FR Fribourg; GE Geneva; GL Glarus; GR Graubünden; JU Jura; LU Lucerne; NE Neuchâtel; NW Nidwalden',
    'OW Obwalden; SG St. Gallen; SH Schaffhausen; SZ Schwyz; SO Solothurn; TG Thurgau; TI Ticino; UR Uri',
    'VS Valais; VD Vaud; ZG Zug; ZH Zurich',
  ],
  DEU: [
    'BW Baden-Württemberg; BY Bavaria; BE Berlin; BB Brandenburg; HB Bremen; HH Hamburg; HE Hesse',
    'MV Mecklenburg-Western Pomerania; NI Lower Saxony; NW North Rhine-Westphalia; RP Rhineland-Palatinate',
    'SL Saarland; SN Saxony; ST Saxony-Anhalt; SH Schleswig-Holstein; TH Thuringia',
  ],
  IND: [
    'AN Andaman and Nicobar Islands; AP Andhra Pradesh; AR Arunachal Pradesh; AS Assam; BR Bihar; CH Chandigarh',
    'CG Chhattisgarh; DH Dadra and Nagar Haveli and Daman and Diu; DL Delhi; GA Goa; GJ Gujarat; HR Haryana',
    'HP Himachal Pradesh; JK Jammu and Kashmir; JH Jharkhand; KA Karnataka; KL Kerala; LA Ladakh; LD Lakshadweep',
    'MP Madhya Pradesh; MH Maharashtra; MN Manipur; ML Meghalaya; MZ Mizoram; NL Nagaland; OD Odisha',
    'PY Puducherry; PB Punjab; RJ Rajasthan; SK Sikkim; TN Tamil Nadu; TS Telangana; TR Tripura',
    'UP Uttar Pradesh; UK Uttarakhand; WB West Bengal',
  ],
  JPN: [
    '01 Hokkaido; 02 Aomori; 03 Iwate; 04 Miyagi; 05 Akita; 06 Yamagata; 07 Fukushima; 08 Ibaraki; 09 Tochigi',
    '10 Gunma; 11 Saitama; 12 Chiba; 13 Tokyo; 14 Kanagawa; 15 Niigata; 16 Toyama; 17 Ishikawa; 18 Fukui',
    '19 Yamanashi; 20 Nagano; 21 Gifu; 22 Shizuoka; 23 Aichi; 24 Mie; 25 Shiga; 26 Kyoto; 27 Osaka; 28 Hyogo',
    '29 Nara; 30 Wakayama; 31 Tottori; 32 Shimane; 33 Okayama; 34 Hiroshima; 35 Yamaguchi; 36 Tokushima',
    '37 Kagawa; 38 Ehime; 39 Kochi; 40 Fukuoka; 41 Saga; 42 Nagasaki; 43 Kumamoto; 44 Oita; 45 Miyazaki',
    '46 Kagoshima; 47 Okinawa',
  ],
  MEX: [
    'AGU Aguascalientes; BCN Baja California; BCS Baja California Sur; CAM Campeche; CHP Chiapas; CHH Chihuahua',
    'CMX Mexico City; COA Coahuila; COL Colima; DUR Durango; GUA Guanajuato; GRO Guerrero; HID Hidalgo',
    'JAL Jalisco; MEX State of Mexico; MIC Michoacán; MOR Morelos; NAY Nayarit; NLE Nuevo León; OAX Oaxaca',
    'PUE Puebla; QUE Querétaro; ROO Quintana Roo; SLP San Luis Potosí; SIN Sinaloa; SON Sonora; TAB Tabasco',
    'TAM Tamaulipas; TLA Tlaxcala; VER Veracruz; YUC Yucatán; ZAC Zacatecas',
  ],
  MYS: [
    '01 Johor; 02 Kedah; 03 Kelantan; 04 Melaka; 05 Negeri Sembilan; 06 Pahang; 07 Penang; 08 Perak; 09 Perlis',
    '10 Selangor; 11 Terengganu; 12 Sabah; 13 Sarawak; 14 Kuala Lumpur; 15 Labuan; 16 Putrajaya',
  ],
  USA: [
    'AL Alabama; AK Alaska; AZ Arizona; AR Arkansas; CA California; CO Colorado; CT Connecticut; DE Delaware',
    'DC District of Columbia; FL Florida; GA Georgia; HI Hawaii; ID Idaho; IL Illinois; IN Indiana; IA Iowa',
    'KS Kansas; KY Kentucky; LA Louisiana; ME Maine; MD Maryland; MA Massachusetts; MI Michigan; MN Minnesota',
    'MS Mississippi; MO Missouri; MT Montana; NE Nebraska; NV Nevada; NH New Hampshire; NJ New Jersey',
    'NM New Mexico; NY New York; NC North Carolina; ND North Dakota; OH Ohio; OK Oklahoma; OR Oregon',
    'PA Pennsylvania; RI Rhode Island; SC South Carolina; SD South Dakota; TN Tennessee; TX Texas; UT Utah',
    'VT Vermont; VA Virginia; WA Washington; WV West Virginia; WI Wisconsin; WY Wyoming',
  ],
};

/** States by ISO 3166-1 code, three letters; countries that are not here have none to choose from. */
export const STATES_BY_COUNTRY: ReadonlyMap<string, readonly StateReference[]> = new Map(
  Object.entries(LINES).map(([country, lines]) => [country, lines.flatMap(readLine)]),
);

function readLine(line: string): StateReference[] {
  return line.split('; ').map((entry) => {
    const space = entry.indexOf(' ');
    return { code: entry.slice(0, space), name: entry.slice(space + 1) };
  });
}
