/**
 * The preposition English wants after a word: `word: wrong wrong > right`. A verb stands in its base form and is meant
 * in all its forms. Only pairs that are hardly ever right are here, but for the few words of time and manner that
 * `preposition-rules.ts` spares.
 */
export const AFTER_VERBS = `
depend: of from for to > on
rely: in of to for > on
insist: in to for > on
focus: to for about > on
concentrate: to for about > on
comment: about of > on
participate: to of > in
believe: on > in
succeed: on to > in
specialise: on at > in
specialize: on at > in
invest: on > in
suffer: of by > from
recover: of > from
benefit: of > from
graduate: of > from
differ: to of > from
consist: in on from by with at > of
complain: for on > about
worry: for of on > about
dream: with > of
dispose: from > of
accuse: for > of
belong: for at of > to
listen: at of > to
reply: for > to
adapt: with > to
contribute: on > to
react: on > to
refer: about for > to
apologise: about > for
apologize: about > for
search: of after > for
wait: to > for
compete: to > with
cope: to > with
deal: to of about > with
cooperate: to > with
collaborate: to > with
laugh: of > at
smile: to > at
stare: to > at
arrive: to > at
congratulate: for > on
`;

export const AFTER_ADJECTIVES = `
interested: on about for at of > in
involved: on at > in
experienced: on > in
rich: of > in
good: on in > at
keen: of in for about > on
dependent: of from > on
different: with of > from
separated: of > from
far: of > from
absent: of > from
afraid: from about to > of
scared: from > of
frightened: from > of
proud: for about with from > of
capable: for in > of
aware: about on > of
full: with from by > of
fond: in to with > of
tired: from with > of
jealous: from to about > of
ashamed: from for > of
typical: from for > of
composed: from with > of
convinced: about > of
independent: to > of
conscious: about > of
critical: about > of
worried: for of with > about
nervous: for > about
enthusiastic: for with > about
passionate: for in with on > about
curious: for of > about
similar: with as of than > to
related: with > to
addicted: with in on of > to
accustomed: with of > to
dedicated: for in > to
equal: with > to
close: from > to
loyal: with > to
opposed: with against > to
exposed: with > to
according: with of for on > to
due: of for > to
prior: of > to
owing: of > to
responsible: of about > for
famous: of by > for
suitable: to > for
grateful: of > for
satisfied: of from by about > with
familiar: of > with
filled: of > with
covered: of > with
equipped: of > with
disappointed: of > with
angry: on > with
surrounded: of > by
inspired: from > by
caused: from of > by
`;

export const AFTER_NOUNS = `
interest: on about for > in
increase: on > in
decrease: on > in
success: on > in
confidence: on > in
belief: on > in
difficulty: on to > in
participation: on > in
impact: in to over > on
effect: in to over > on
influence: to for > on
emphasis: in to > on
attack: to > on
expert: of > in
reason: of > for
passion: of to about in > for
apology: of > for
solution: of > to
damage: of > to
threat: for on > to
contribution: on for in > to
alternative: of > to
addiction: of with on > to
relation: of > to
opposition: of > to
lack: in on > of
complaint: for of > about
`;
