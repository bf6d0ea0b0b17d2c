import type { Both } from '../../report.ts';

/** One kind of question, what to call it, and what to ask where no answer was seen. */
export type PartKind = { id: PartId; asks: RegExp; name: Both; ask: Both };
export type PartId = 'position' | 'views' | 'sides' | 'causes' | 'solutions' | 'judgement' | 'effects';

export const PART_KINDS: readonly PartKind[] = [
  {
    id: 'position',
    asks: /to what extent|(?<!\b(?:what|why|how) )do you (?:agree|think|believe|support|prefer)|agree or disagree|your (?:own )?(?:opinion|view)|which (?:view|side)|outweigh/i,
    name: { zh: '你的立场', en: 'your own position' },
    ask: {
      zh: '全文没有 I 或 my：你在哪一句说出了自己的立场？',
      en: 'Neither "I" nor "my" stands in the essay: in which sentence do you take a position?',
    },
  },
  {
    id: 'views',
    asks: /discuss both/i,
    name: { zh: '双方观点', en: 'both views' },
    ask: { zh: '题目里的另一种看法写在哪一段？', en: 'Which paragraph gives the other of the two views?' },
  },
  {
    id: 'sides',
    asks: /advantages? and disadvantages?|advantages? .{0,30}outweigh|benefits? .{0,40}drawbacks?|outweigh/i,
    name: { zh: '利与弊', en: 'advantages and disadvantages' },
    ask: { zh: '不利的一面写在哪里？', en: 'Where do you give the disadvantages?' },
  },
  {
    id: 'causes',
    asks: /what (?:are|is|do you think (?:are|is)) the (?:\w+ )?(?:causes?|reasons?)|why (?:is|are|do|does|has|have|might)|reasons? for this|what causes/i,
    name: { zh: '原因', en: 'the causes' },
    ask: { zh: '题目问为什么：你在哪里说明了原因？', en: 'The question asks why: where do you say so?' },
  },
  {
    id: 'effects',
    asks: /what (?:\w+ ){0,3}(?:effects?|consequences?|impacts?|problems)|(?:effects?|consequences?|impacts?) (?:does|do|will|can|might) [^.]*\?|what problems/i,
    name: { zh: '带来的问题', en: 'the problems' },
    ask: { zh: '你在哪里写了它带来的问题？', en: 'Where do you say what problems it causes?' },
  },
  {
    id: 'solutions',
    asks: /(?:what|suggest|possible|offer|give|propose|provide|causes?|problems?|reasons?)\b[^.?]{0,40}\bsolutions?|what (?:can|could|should) .{0,40}(?:done|do)\b|what (?:\w+ )?(?:measures|steps)|how (?:can|could|might) [^.]*\?/i,
    name: { zh: '解决办法', en: 'the solutions' },
    ask: { zh: '你提出的办法写在哪一段？', en: 'Which paragraph says what could be done?' },
  },
  {
    id: 'judgement',
    asks: /positive or (?:a )?negative/i,
    name: { zh: '积极还是消极', en: 'positive or negative' },
    ask: {
      zh: '全文没有 positive 或 negative：你在哪一句回答是好是坏？',
      en: 'Neither "positive" nor "negative" stands in the essay: in which sentence do you say which it is?',
    },
  },
];

/** Sentences that promise an answer and give none. */
export const ANNOUNCES =
  /\b(?:i (?:will|am going to|want to|would like to) (?:\w+ ){0,2}(?:discuss|explain|talk|write|suggest|give|look|examine|state)|this essay (?:will|discusses|looks|examines)|there (?:are|is) (?:\w+ ){0,3}(?:reasons?|causes?|solutions?|ways?|problems?|advantages?|disadvantages?|benefits?|drawbacks?|ideas?|points?|measures?|factors?|effects?|merits?|sides?|views?|opinions?|arguments?)|i have (?:some|many|several|two|three) (?:ideas|reasons|solutions)|causes? (?:are|is) (?:of|many|various|not)|(?:some|several|many|various) (?:\w+ )?(?:reasons|problems|solutions|ways|advantages|disadvantages|benefits|drawbacks) (?:for|to|of|and)|both (?:advantages|sides|views))\b/i;

export const JUDGES =
  /\b(?:should|must|ought to|outweighs?|worth|better|worse|best|beneficial|harmful|positive|negative|advantages?|disadvantages?|justified|reasonable|persuasive|convincing|right|wrong|good|bad|fair|unfair|mistake|important|necessary|essential|preferable|sensible|unwise)\b/i;
export const POSITION =
  /\b(?:i (?:\w+ ){0,4}(?:agree|disagree|believe|think|feel|support|argue|opine|consider|hold|maintain|prefer|favour|favor|convinced|inclined|side|lean|oppose|would|see|doubt|find)|in my (?:own )?(?:opinion|view|mind|eyes)|my (?:own )?(?:opinion|view|position|belief|answer)|from my (?:perspective|point of view|experience)|personally|to me|this essay (?:argues|agrees|disagrees|supports)|as far as i am concerned|i am (?:of|not|in|strongly|fully|firmly|totally|completely|partly))\b/i;

/** Sure signs inside a body paragraph that it does the job. */
export const SIGNS: Record<'causes' | 'solutions' | 'effects' | 'against', RegExp> = {
  causes:
    /\b(?:(?:main|first|one|another|second|third|biggest|key|simplest|chief|obvious|most \w+|other|principal|a further) (?:\w+ ){0,2}(?:reasons?|causes?|factors?|explanations?)\b|the (?:reason|cause) is|because|due to|owing to|stems? from|blame|result of|thanks to|caused by|explains? (?:why|this|the))/i,
  solutions:
    /\b(?:government|governments|authorities|schools?|employers?|company|companies|banks?|city|cities|parents|individuals|people|we|councils?|offices|hospitals?|organisations?|manufacturers|firms|it|they|state|universities|goverment|workers|adults|libraries|services|families|landlords|planners|developers)\b(?: \w+){0,4} (?:should|could|must|ought to|need to|can)\b|\b(?:one|another|first|best|possible|second|simplest|useful) (?:\w+ )?(?:solution|step|measure|way|remedy)\b|\bto solve\b/i,
  effects:
    /\b(?:(?:main|first|one|another|second|third|biggest|most \w+|other|serious|further) (?:\w+ )?(?:problems?|effects?|consequences?|difficult\w+|costs?|results?)\b|suffers?\b|cannot\b|can't\b|can not\b|unable\b|struggle\w*\b|find it (?:hard|difficult)\b|lonely\b|shortages?\b|excluded\b|vacancies\b|exhausted\b|tired\b|afraid\b|consequences? for\b|less time\b|cheat\w*\b)/i,
  against:
    /\b(?:disadvantages?|drawbacks?|downsides?|problems?|risks?|costs?|dangers?|harm\w*|however|on the other hand|price|objections?|against)\b/i,
};

/** Anything at all that could be an answer: where even this is absent the learner is asked. */
export const TRACES: Record<'causes' | 'solutions' | 'effects', RegExp> = {
  causes: /\b(?:because|reasons?|caus\w+|due to|since|so|why|explain\w*|thanks|result|lead\w*|factor|if)\b/i,
  solutions: /\b(?:should|could|must|can|need|solutions?|solv\w+|measures?|help\w*|would|if|way|ways)\b/i,
  effects:
    /\b(?:problems?|consequences?|effects?|suffer\w*|difficult\w*|harm\w*|less|lose|loss|cannot|can't|lead\w*|caus\w+|affect\w*|serious|hard\w*|costs?|tired|worse)\b/i,
};
