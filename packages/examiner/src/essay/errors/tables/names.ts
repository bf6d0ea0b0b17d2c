/** Names that take a capital letter wherever they stand: days, months, peoples, languages, places, feasts. */
export const NAMES: ReadonlySet<string> = new Set(
  `
january february april june july august september october november december
monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
english chinese spanish french german italian japanese american british european russian korean indian australian
portuguese turkish brazilian mexican canadian dutch swedish norwegian danish finnish greek arabic arab egyptian african
asian thai vietnamese indonesian malaysian filipino pakistani bangladeshi iranian iraqi israeli jewish hungarian czech
slovak romanian bulgarian ukrainian serbian croatian austrian belgian irish scottish welsh swiss argentinian chilean
colombian peruvian cuban latin mandarin cantonese hindi urdu persian hebrew christian christians muslim muslims islam
islamic buddhist buddhism hindu hinduism catholic catholics christianity americans europeans australians indians africans
asians russians italians germans mexicans canadians brazilians koreans
china england america europe japan india spain france germany australia canada africa asia italy russia brazil mexico
poland portugal greece egypt argentina chile colombia peru cuba vietnam thailand indonesia malaysia singapore philippines
taiwan korea pakistan bangladesh iran iraq israel syria lebanon morocco tunisia algeria nigeria kenya ethiopia ghana
ireland scotland wales britain switzerland austria belgium netherlands holland denmark norway sweden finland iceland
hungary romania bulgaria ukraine serbia croatia slovenia slovakia kazakhstan mongolia nepal venezuela ecuador bolivia
paraguay uruguay zealand
london beijing shanghai paris madrid barcelona rome milan berlin munich vienna prague budapest moscow tokyo osaka kyoto
seoul bangkok sydney melbourne toronto vancouver chicago boston washington california florida texas hollywood istanbul
athens lisbon amsterdam brussels dublin edinburgh manchester liverpool oxford cambridge warsaw krakow stockholm
copenhagen oslo helsinki cairo dubai delhi mumbai guangzhou shenzhen chengdu hangzhou nanjing wuhan taipei
christmas easter halloween ramadan thanksgiving facebook google instagram twitter microsoft
`
    .trim()
    .split(/\s+/),
);

/** Short forms that are written in capitals. */
export const CAPITALS: ReadonlySet<string> = new Set(
  'tv usa uk dvd cd gps dna ceo mba ielts toefl nasa bbc'.split(' '),
);
