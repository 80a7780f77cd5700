/**
 * ISO 3166-1 alpha-3. Most alpha-2 codes take letters 1 and 2, or 1 and 3; the others follow their alpha-3 code. With
 * Kosovo.
 */
const FIRST_AND_SECOND = `
  AFG AIA ALB ARG ASM AUS AZE BEL BFA BGR BHR BLM BMU BOL BRA BTN BVT BWA CAN CCK CHE CIV CMR COL CRI CUB CXR CYP CZE
  DEU DJI DMA DOM DZA ECU EGY ERI ESP ETH FIN FJI FRA GAB GBR GEO GGY GHA GIB GMB GRC GTM GUM HKG HMD HND HRV HTI HUN
  IDN IMN IND IOT IRN ISL ITA JEY JOR JPN KEN KGZ KHM KIR KNA KWT LAO LBN LCA LIE LKA LSO LTU LUX LVA MAR MCO MDA MHL
  MKD MLI MMR MNG MRT MSR MUS MWI MYS NAM NCL NER NFK NGA NIC NLD NOR NPL NRU NZL OMN PAN PER PHL PRI PSE QAT REU ROU
  RUS RWA SAU SDN SGP SHN SJM SLE SMR SOM SSD STP SXM SYR TCA TGO THA TJK TKL TLS TON TTO TWN TZA UGA UMI USA UZB VAT
  VCT VEN VGB VIR VNM VUT WSM XKX YEM ZAF ZMB ZWE
`;
const FIRST_AND_THIRD = `
  ABW AGO AND ARE ARM ATG AUT BDI BGD BHS BLZ BRB BRN CAF CHL CHN COD COG COK CPV CUW DNK ESH FLK FRO FSM GIN GLP GNQ
  GRD GRL GUF GUY IRQ JAM KAZ KOR LBR LBY MAF MDG MDV MEX MLT MNE MNP MOZ MTQ NIU PAK PCN PLW PNG POL PRT PRY PYF SEN
  SLB SLV SUR SVK SWE SWZ SYC TCD TKM TUN TUR TUV URY WLF
`;
const OTHERS = `
  ALAAX ATAAQ ATFTF BENBJ BESBQ BIHBA BLRBY COMKM CYMKY ESTEE GNBGW IRLIE ISRIL MACMO MYTYT PRKKP SGSGS SPMPM SRBRS
  SVNSI UKRUA
`;

const words = (list: string) => list.trim().split(/\s+/);
const PAIRS = [
  ...words(FIRST_AND_SECOND).map((three) => [three, three.slice(0, 2)] as const),
  ...words(FIRST_AND_THIRD).map((three) => [three, three.slice(0, 1) + three.slice(2)] as const),
  ...words(OTHERS).map((five) => [five.slice(0, 3), five.slice(3)] as const),
];
const TO_ALPHA_2 = new Map(PAIRS);
const TO_ALPHA_3 = new Map(PAIRS.map(([three, two]) => [two, three]));

/** "TUR" to "TR". Accepts alpha-2; undefined for an unknown code. */
export function toAlpha2(code: string): string | undefined {
  const upper = code.toUpperCase();
  return TO_ALPHA_3.has(upper) ? upper : TO_ALPHA_2.get(upper);
}

/** "TR" to "TUR". Accepts alpha-3; undefined for an unknown code. */
export function toAlpha3(code: string): string | undefined {
  const upper = code.toUpperCase();
  return TO_ALPHA_2.has(upper) ? upper : TO_ALPHA_3.get(upper);
}
