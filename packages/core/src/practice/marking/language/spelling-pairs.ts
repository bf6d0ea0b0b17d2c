/** British and American spellings of the same word: both count, whichever of them the key has. */

/** Every stem takes every ending. A pair that nobody writes does no harm, because no key has it. */
type Family = { stems: string; uk: string; us: string; endings: string };

const FAMILIES: Family[] = [
  {
    // Not: contour, glamour, hour, tour. `humorous` and `vigorous` are the same on both sides.
    stems:
      'arb ard arm behavi cand clam col demean endeav fav ferv flav harb hon hum lab misdemean neighb od parl ranc rig rum savi sav splend tum val vap vig',
    uk: 'our',
    us: 'or',
    endings: ' s ed ing er ers able ably al ally ful fully less ite ites hood hoods ly y ies',
  },
  {
    // Not: advertise, advise, compromise, exercise, expertise, improvise, promise, revise, supervise, surprise.
    stems:
      'acclimat agon amort anonym antagon apolog appet atom author bapt brutal burglar capital caramel carbon categor central character civil colon commercial computer critic crystall custom decentral demoral deodor digit dramat econom emphas energ equal familiar fantas fertil final formal fossil galvan general global harmon homogen hospital hypnot ideal immun individual industrial internal ion italic item jeopard legal liberal local magnet marginal material maxim mechan memor mesmer militar minim mobil modern monopol national natural neutral normal optim organ oxid pasteur patron personal plagiar polar popular pressur priorit privat public pulver random rational real recogn reorgan revital revolution sanit scrutin secular sensit social special stabil standard steril stigmat subsid summar symbol sympath synchron synthes terror theor traumat trivial urban util vandal vapor verbal victim visual vocal vulcan western winter',
    uk: 'is',
    us: 'iz',
    endings: 'e es ed ing er ers ation ations able',
  },
  // The nouns (analysis, analyses) are the same on both sides.
  { stems: 'analy catal paraly breathaly electroly', uk: 's', us: 'z', endings: 'e ed ing er ers' },
  {
    stems: 'amphithea cen centime epicen goi kilome li lus millili millime mi saltpe scep spec thea',
    uk: 'tre',
    us: 'ter',
    endings: ' s',
  },
  { stems: 'cali fi sa som', uk: 'bre', us: 'ber', endings: ' s' },
  { stems: 'mea', uk: 'gre', us: 'ger', endings: ' ly' },
  { stems: 'defen offen preten licen', uk: 'ce', us: 'se', endings: ' s less d' },
  { stems: 'anal catal dial epil monol prol travel', uk: 'ogue', us: 'og', endings: ' s' },
  {
    stems:
      'barrel bevel cancel carol channel chisel counsel dial duel enamel equal fuel funnel jewel label level libel marshal marvel medal model panel pedal pencil quarrel revel rival shovel shrivel signal spiral swivel total towel travel tunnel',
    uk: 'l',
    us: '',
    endings: 'ed ing er ers ist ists or ors ous',
  },
];

const WORDS = `
  accoutrement/accouterment acknowledgement/acknowledgment acknowledgements/acknowledgments adaptor/adapter
  adviser/advisor advisers/advisors aeon/eon aeroplane/airplane aeroplanes/airplanes aesthetic/esthetic
  afterwards/afterward ageing/aging aluminium/aluminum anaemia/anemia anaemic/anemic anaesthesia/anesthesia
  anaesthetic/anesthetic anaesthetics/anesthetics anaesthetist/anesthetist archaeological/archeological
  archaeologist/archeologist archaeologists/archeologists archaeology/archeology artefact/artifact
  artefacts/artifacts axe/ax backwards/backward burnt/burned caesium/cesium calliper/caliper
  carburettor/carburetor catalogued/cataloged cataloguing/cataloging centred/centered centring/centering
  chequered/checkered chilli/chili chillies/chilies cosy/cozy cosier/cozier councillor/councilor
  councillors/councilors diarrhoea/diarrhea disc/disk discs/disks distil/distill doughnut/donut doughnuts/donuts
  dreamt/dreamed encyclopaedia/encyclopedia encyclopaedias/encyclopedias enquiries/inquiries enquiry/inquiry
  enrol/enroll enrolment/enrollment enrolments/enrollments enrols/enrolls enthral/enthrall faeces/feces
  foetal/fetal foetus/fetus forwards/forward fulfil/fulfill fulfilment/fulfillment fulfils/fulfills glycerine/glycerin
  gramme/gram grammes/grams grey/gray greyish/grayish greys/grays gynaecology/gynecology haemoglobin/hemoglobin
  haemorrhage/hemorrhage homoeopathy/homeopathy instalment/installment instalments/installments instil/instill
  jewellery/jewelry judgement/judgment judgements/judgments kerbside/curbside leapt/leaped learnt/learned
  leukaemia/leukemia liquorice/licorice manoeuvre/maneuver manoeuvres/maneuvers manoeuvring/maneuvering
  mediaeval/medieval mollusc/mollusk molluscs/mollusks mould/mold moulded/molded moulding/molding moulds/molds
  mouldy/moldy moult/molt moulting/molting moustache/mustache moustaches/mustaches ochre/ocher oesophagus/esophagus
  oestrogen/estrogen omelette/omelet omelettes/omelets orthopaedic/orthopedic paediatric/pediatric
  paediatrician/pediatrician palaeontologist/paleontologist palaeontologists/paleontologists
  palaeontology/paleontology plough/plow ploughed/plowed ploughing/plowing ploughman/plowman ploughs/plows
  practise/practice practised/practiced practises/practices practising/practicing programme/program
  programmes/programs pyjamas/pajamas sceptic/skeptic sceptical/skeptical scepticism/skepticism sceptics/skeptics
  sepulchre/sepulcher skilful/skillful skilfully/skillfully smelt/smelled smoulder/smolder smouldering/smoldering
  snowplough/snowplow spelt/spelled spilt/spilled spoilt/spoiled sulphate/sulfate sulphates/sulfates
  sulphide/sulfide sulphur/sulfur sulphuric/sulfuric towards/toward tranquillity/tranquility tyre/tire tyres/tires
  upwards/upward wilful/willful woollen/woolen woollens/woolens woolly/wooly yoghurt/yogurt yoghurts/yogurts
`;

/**
 * Here the American spelling is also another British word, so only one way is open: a key `metre` may be written
 * `meter`, but a parking meter is no metre.
 */
const ONE_WAY = `
  metre/meter metres/meters cheque/check cheques/checks storey/story storeys/stories kerb/curb kerbs/curbs
  draught/draft draughts/drafts draughty/drafty gaol/jail
`;

const split = (list: string) => list.split(/\s+/).filter(Boolean);
const pairsOf = (list: string): [uk: string, us: string][] =>
  split(list).map((pair) => [pair.slice(0, pair.indexOf('/')), pair.slice(pair.indexOf('/') + 1)]);

const familyPairs = FAMILIES.flatMap(({ stems, uk, us, endings }) =>
  split(stems).flatMap((stem) =>
    endings.split(' ').map((ending): [uk: string, us: string] => [`${stem}${uk}${ending}`, `${stem}${us}${ending}`]),
  ),
);

const BRITISH = new Map([...familyPairs, ...pairsOf(WORDS)].map(([uk, us]) => [us, uk]));
const AMERICAN_OF_KEY = new Map(pairsOf(ONE_WAY));

/** One spelling for both: `color` and `colour` become `colour`. */
export const oneSpelling = (word: string): string => BRITISH.get(word) ?? word;

/** The other spelling that counts where the key has this word, and only there. */
export const alsoSpelled = (keyWord: string): string | null => AMERICAN_OF_KEY.get(keyWord) ?? null;
