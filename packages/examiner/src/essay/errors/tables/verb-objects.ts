/** Verbs that take their object straight: `verb: preposition preposition`. All forms of the verb are meant. */
export const NO_PREPOSITION = `
discuss: about on over
mention: about on
describe: about
emphasise: on about
emphasize: on about
enter: to in
reach: to at in
contact: with to
phone: to
resemble: to with
affect: to on
await: for
seek: for
comprise: of
consider: about
obey: to
avoid: from of
approach: to
join: to
violate: of
tackle: with
overcome: with
request: for
inform: to
lack: of
accompany: with
divorce: from with
marry: with
surpass: than
outweigh: than
exceed: than
criticise: about
criticize: about
influence: to
answer: to
attend: to
visit: to
face: to with
ask: to
`;

/** Verbs that need a preposition before these words: `verb > preposition: words`. */
export const PREPOSITION_NEEDED = `
listen > to: music me him her us them the my your his our their people songs radio what
wait > for: me him her us them you the my your his our their someone somebody
look > at: me him us
reply > to: me him her us them my your
belong > to: me him her us them the my our their
apologise > to: me him her us them you
apologize > to: me him her us them you
explain > to: me him us
happen > to: me him her us them you
depend > on: the my our your his her their people
rely > on: the my our your their others
consist > of: the two three four many several a
deal > with: this these that it problems people customers
compete > with: others them each
communicate > with: people others them each him her
interact > with: people others them each him her
contribute > to: society
participate > in: the this many these sports activities
arrive > at: the my our school work
laugh > at: me him her us them
talk > to: me him her us them you people
speak > to: me him her us them you people
search > for: information jobs
complain > about: the it this
pay > for: tickets food the_ticket the_tickets the_meal the_trip the_course
ask > for: help information
care > about: the_environment our_planet other_people
agree > with: you him them her this_opinion this_statement this_idea that_opinion
apply > for: the_job this_job a_job the_post the_position this_position
go > to: school university work the_beach the_cinema the_park the_supermarket the_gym the_mountains the_hospital the_library the_museum the_airport my_school
`;
