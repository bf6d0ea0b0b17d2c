/** More nouns that can be counted and are no adjectives: what follows "many" or "one of the" must take a plural. */
export const MORE_NOUNS = `
accountant adapter address admirer aeroplane affair afternoon agreement aircraft-no alarm algorithm allergy ambition
ambulance ancestor angel ankle anniversary announcement apple applicant appointment architect arm aspiration assistant
assumption athlete atmosphere attraction aunt audience avenue babysitter bacterium-no balcony ball balloon banana band
banker barbecue bath bean bear bed bee beginner belt bench bill biscuit blog boot boyfriend branch brand breakfast
breakthrough broadcast brochure bucket bug builder bull burden burger businessman businesswoman butterfly cable cafe cage
cake calculator calendar campus canal candle capital-no cargo carpet carrot carrier cartoon castle celebration celebrity
cellphone cemetery ceremony chain chair chairman champion championship chef chemical cheque chicken-no chimney circle
circus clerk cloud clue coast coat coin collection column comedy comic commercial commitment committee commuter
competitor composer computer-no conductor container contest continent cooker corner corporation corridor costume
cottage council counsellor cow creature criticism crop crowd curriculum curtain dad dancer data-no deadline dealer death-no
decoration defect delivery democracy dentist desert designer detective developer diagram diamond diary diet dilemma dinosaur
diploma disability discount disorder dolphin donation donkey dormitory drawback drawer driver-no drone earthquake eagle editor
editorial elbow elder elephant elevator email emergency emotion empire encyclopedia enemy entrepreneur entry envelope episode
era escalator estate evaluation exam-no excuse executive expectation expedition explosion export extreme eyebrow fairy fault
favour favor fence ferry fertiliser fine finger fire-no firefighter flag flood flavour flavor forecast fork foundation fountain
fridge frog funeral gadget gallery gang gap garage gene genius gesture ghost giant girlfriend glove goat gown graduation
grandfather grandmother grandchild grandson granddaughter grave guarantee guideline habitat haircut hairdresser hamburger
handbag harbour harvest hat headache headline headmaster heart hedge heel helicopter helmet highway hill hole hometown honeymoon
horizon hormone horse host hostel household-no hurricane hut icon illustration immigrant impression infant infection
inhabitant initiative injury innovation insect inspector instruction insult insurance-no intention interpreter interval
invitation invoice jacket jar jewel jogger joke journal journalist jungle kettle keyboard kilogram kingdom kiss kite knee
label laboratory ladder lamp landlord landmark landscape lane laser lawn leaflet leg legend leisure-no lemon liar liberty licence
license lid lift lion lip liquid-no litre liter loan lobby lock loser luxury magician mall mammal maths-no mattress mayor
mechanism medal melody memory merchant merit metaphor microphone microwave migrant mirror missile missionary mobile-no mode
monkey monster mood motive motor motorbike motorcycle mouse mug mum murderer muscle mushroom musician mystery myth nail needle
neighbor-no nephew nest nickname niece nightmare noise-no nose notebook notice-no notion noun nut occupation ocean officer-no
opponent orange-no orchestra organ orphan outfit oven owl oxygen-no packet painter pair palace pan panel parcel passion-no passport
password path pedestrian pen pencil penguin pensioner pet petition phrase physician piano picnic pie pill pillow pilot pipe
pirate pizza plague plot poem poet poison-no pole poll pond pool-no portion portrait pot pound predator predecessor prediction
premise presentation prince princess principle printer privilege producer programmer promise-no prospect province psychologist
publisher puppy purse puzzle pyramid queen queue quiz quota rabbit radio rainforest rat rate ratio receipt receptionist
recommendation reference refugee refusal regime relation remedy renovation rental reporter representative reputation rescuer
reservation reservoir resolution restroom retailer retiree revolution rider ring riot ritual rival robot rocket roof root rope route-no
routine rumour rumor runner sack saint salad salesman sandwich satellite sauce saucer scandal scarf scene schedule
scheme scholar scholarship schoolmate scooter score sculpture seafood-no seminar senator sensation sensor sequence servant session
setting shareholder shark sheet shelf shelter shirt shock-no shoe shopkeeper shore shoulder shower shuttle signal signature skeleton
sketch ski skirt slave slogan snack snake soldier souvenir specialty species-no spectator speech spider spoon spot sponsor square
stair stall stamp statue stomach storm strategy-no stream stress-no stroke structure studio subsidy substance substitute successor
suit suitcase summary supervisor supplier surgeon surname surprise-no swimmer symbol syllabus tablet tail tale tank tap taxi
taxpayer teammate technician technique temple tenant tent terminal terrorist text-no textbook thief throat thumb tiger tile timetable
tip tire title tomb tongue tooth torch tournament towel tower trail tractor trader tragedy translator traveller traveler treasure
treat-no treaty tree tribe trick trouser-no trophy tube tunnel turtle tutor twin tyre umbrella uncle unit upgrade vaccine valley van
vase vegetable vegetarian vendor venue verb verse veteran vet virtue virus vitamin volcano volleyball-no voter voyage waiter waitress
wallet warehouse warning waterfall wave weakness wedding weed wheel whale wing witness wolf workshop worm wound yacht yard
yoghurt zebra achiever adventurer advertiser arcade beginning-no bonfire cashier chore classroom-no colleague-no contributor
countryside-no deforestation-no dessert disappointment-no dumpster exhibit feast fisherman freelancer gamer gardener gym handicap
headteacher housewife influencer intern lifeguard listener mentor motorist newcomer novelist officeholder outlet pastime patent
policeman policewoman postcard postman predicament refrigerator schoolchild shortcoming stepmother storyteller supporter tradesman
traveller-no undergraduate villager volunteer-no wardrobe workaholic
`;

/** More verbs whose forms the rules may make; none of them is a common noun as well. */
export const MORE_VERBS = `
abandon absorb accelerate accumulate accuse adjust adore advocate allocate amaze amuse annoy anticipate appoint arise arrest assemble
assign assure astonish attain attribute await ban-no bark bathe beg betray bless boast boil bore bow breed brush bully bury calm
capture celebrate-no chase chew circulate classify clear combat comfort commence compel compile complement compose comprehend
compress conceal condemn confess confront confuse congratulate conquer conserve contradict convey correct correspond crash crawl
creep crush dare deceive declare dedicate-no defeat delete delight demolish depart depict deposit derive descend desire despise
devise diagnose differentiate digest disable disappoint discard disclose dismiss display dispose dissolve distinguish distract
distribute dominate drag drown eager-no edit elaborate elect elevate embarrass emigrate empower enclose endure enforce enrich enrol
enroll entail entitle equip erode escape-no evacuate evaluate-no exclaim excite execute exhaust expire explode facilitate-no fade
fascinate fetch flee float flow fold forgive-no formulate frighten frustrate gaze giggle govern grab grant greet grind guard halt
hang harvest-no heal heat hinder hug hurry illustrate-no immigrate impress incorporate induce inherit inhibit initiate inquire insert
insist inspect instruct insure integrate intensify interpret interrupt investigate irritate jeopardise jog kick kneel knock launch-no
lean leap liberate load locate lock-no magnify manipulate manufacture merge mislead misuse-no mount multiply navigate negotiate
nominate notify nourish obsess occupy-no offend omit oblige originate overcome-no overestimate overtake owe-no pack paint park-no
participate-no pause peel penetrate persist pin plead please plunge polish ponder portray postpone preach precede preside presume
pretend proceed proclaim procrastinate prolong prosper provoke quote react-no rearrange reassure rebel recall reckon recite
recruit redo refine refrain refresh rehearse reinforce-no relieve relocate remark reorganise repay reproduce request-no resemble
reside resign resort-no resume reunite revise revive revolve roar roll rot ruin scare scatter scold scream screw seal seize
sew shape shave shed shelter-no shiver sigh simulate sink slide slip smell smile snow-no soak soften solicit specify spin spill
spit squeeze stare starve stimulate-no stir strip stumble subscribe substitute-no sue supplement suppress surrender surpass
sustain swallow swear sweep swell swing tame tease tempt terrify tidy tie-no tighten tire-no toss transcend translate trap-no
tremble underestimate undo unite unlock update uphold utter vanish verify violate wander weigh whisper whistle withstand witness-no
worship wrap wreck
`;

export const wordsOf = (list: string): string[] =>
  list
    .trim()
    .split(/\s+/)
    .filter((word) => !word.endsWith('-no'));
