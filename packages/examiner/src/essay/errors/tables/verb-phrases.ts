/** Phrases around be, have, can and the verbs of going and saying. `wrong > right`, several wrong ones apart by a bar. */
export const VERB_PHRASES = `
go to cinema > go to the cinema
went to cinema > went to the cinema
going to cinema > going to the cinema
go to beach > go to the beach
went to beach > went to the beach
go to gym > go to the gym
going to gym > going to the gym
go to supermarket > go to the supermarket
go to doctor > go to the doctor
use of internet > use of the internet
go school > go to school
go work > go to work
go university > go to university
going school > going to school
went school > went to school
listen the > listen to the
listen her > listen to her
listen him > listen to him
listen them > listen to them
listen me > listen to me
wait the > wait for the
consist from | are consist of | consist in > consist of
consists in | is consist of | consists on > consists of
most of students are > most students are
everybody in world > everybody in the world
has to be pay > has to be paid
would can > could
will can | will able to > will be able to
how to can > how to
is depend > depends
are depend > depend
am believe > believe
am think > think
i am prefer > I prefer
it is depends | it is depend > it depends
was happened | were happened > happened
is happened > happens
was died > died
is exist > exists
are exist > exist
was occurred > occurred
is seem > seems
is looks > looks
is look like > looks like
get use to > get used to
am used to work > am used to working
use to be > used to be
suppose to > supposed to
people is > people are
people was > people were
people has > people have
childrens are > children are
nobody have > nobody has
everyone know > everyone knows
everybody know > everybody knows
everyone want > everyone wants
everybody want > everybody wants
each person have > each person has
say me | tell to me > tell me
said me | told to me > told me
tell to him > tell him
told to him > told him
wait you > wait for you
go to there > go there
went to home > went home
go in vacation > go on vacation
i am agree | i 'm agree > I agree
am not agree > do not agree
i am disagree > I disagree
go to abroad > go abroad
going to abroad > going abroad
go to home > go home
listen music > listen to music
there have many | there has many > there are many
is belong to > belongs to
is depend on | depends of > depends on
reason is because > reason is that
people whose are > people who are
is same as > is the same as
use internet > use the internet
`;
