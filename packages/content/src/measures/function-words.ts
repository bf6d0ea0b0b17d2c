/** Words that hold a sentence together and say nothing of its subject. Written by us, from general knowledge. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  [
    'a an the this that these those some any no every each all both either neither such other another same own',
    'i me my mine myself you your yours yourself he him his himself she her hers herself it its itself we us our ours',
    'ourselves they them their theirs themselves one ones who whom whose which what someone anyone everyone nobody',
    'something anything everything nothing somebody anybody everybody',
    'am is are was were be been being do does did doing done have has had having will would shall should can could may',
    'might must ought need dare used let get gets got getting',
    'of in to for with on at by from up about into over after under between through during before above below against',
    'without within across behind beyond near along around off out down onto upon toward towards among until till since',
    'than as like per via despite except',
    'and or but nor so yet if because although though while whereas unless whether once when where why how',
    'not very too also just only even still again ever never always often sometimes then there here now more most less',
    'least much many few little several enough quite rather almost already soon well',
    'yes yeah oh er um okay ok right sure please thanks hello hi mr mrs ms dr',
    "i'm you're he's she's it's we're they're i've you've we've they've i'd you'd he'd she'd we'd they'd i'll you'll he'll",
    "she'll it'll we'll they'll isn't aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't won't wouldn't",
    "shouldn't can't couldn't mustn't that's there's here's what's who's where's how's let's",
  ]
    .join(' ')
    .split(' '),
);
