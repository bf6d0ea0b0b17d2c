/** Wrong wordings heard from learners everywhere, the second half. `wrong > right`, several wrong ones apart by a bar. */
export const SLIPS_OF_WORDING = `
every where > everywhere
any body > anybody
any thing > anything
no body > nobody
him self > himself
her self > herself
it self > itself
your self > yourself
web site > website
web sites > websites
business man > businessman
sports man > sportsman
police man > policeman
after noon > afternoon
eye sight > eyesight
tax payers > taxpayers
tax payer > taxpayer
a long term > a long-term
eachother | each others > each other
infront of > in front of
spend money in | spend money for > spend money on
spend time in > spend time on
a lot money > a lot of money
a lot people > a lot of people
a lot things > a lot of things
the last years > recent years
one of my friend > one of my friends
make a party > have a party
make homework > do homework
say me | tell to me > tell me
said me | told to me > told me
explain me > explain to me
ask to him > ask him
tell to him > tell him
told to him > told him
thanks to god | thanks god > thank God
near to my > near my
close from > close to
far of > far from
the another > the other
another people | others people | other peoples > other people
another things > other things
an other > another
so much people > so many people
how much people > how many people
i like very much > I very much like
wait you > wait for you
waiting your > waiting for your
waiting you > waiting for you
answer to my question > answer my question
go to there > go there
come to here > come here
come back to home > come back home
arrive to home | arrive at home > arrive home
arrived to home > arrived home
went to home > went home
back to home > back home
go in vacation > go on vacation
get marry > get married
as result > as a result
play important role > play an important role
plays important role > plays an important role
play vital role > play a vital role
i am agree | i 'm agree > I agree
am not agree > do not agree
i am disagree > I disagree
the most of people | most of people > most people
go to abroad > go abroad
going to abroad > going abroad
study in abroad > study abroad
go to home > go home
go to shopping > go shopping
a lot of of | alot of > a lot of
alot > a lot
take care about > take care of
pay attention on | pay attention in > pay attention to
do a mistake > make a mistake
do mistakes > make mistakes
make sport > do sport
take a decision > make a decision
take decisions > make decisions
the both > both
listen music > listen to music
listening music > listening to music
look forward to hear > look forward to hearing
looking forward to hear > looking forward to hearing
looking forward to see > looking forward to seeing
looking forward for > looking forward to
despite of > despite
there have many | there has many > there are many
is belong to > belongs to
is depend on | is depends on | depends of > depends on
more better > better
more easier > easier
more cheaper > cheaper
more faster > faster
more bigger > bigger
more higher > higher
more healthier > healthier
more stronger > stronger
the most biggest > the biggest
most best > best
do exercises > do exercise
as far as i concerned > as far as I am concerned
every body > everybody
some body > somebody
some one > someone
every thing > everything
some thing > something
my self > myself
them selves > themselves
our selves > ourselves
may be because > maybe because
get in touch to > get in touch with
reason is because > reason is that
so that's why > that is why
people whose are > people who are
is same as > is the same as
according with > according to
different with > different from
married with > married to
interested on | interested about | interested for > interested in
good in english > good at English
arrive to the > arrive at the
arrived to the > arrived at the
depend of | depend from > depend on
focus in > focus on
discuss about > discuss
discussed about > discussed
discussing about > discussing
mention about > mention
mentioned about > mentioned
emphasize on > emphasize
emphasise on > emphasise
contact with me > contact me
enter to > enter
entered to > entered
responsible of > responsible for
similar with > similar to
participate to | participate on > participate in
succeed on > succeed in
suffer of | suffer by > suffer from
addicted with > addicted to
impact to > impact on
effect to > effect on
prefer than > prefer to
afraid from > afraid of
such us > such as
loose weight > lose weight
would of > would have
should of > should have
could of > could have
more then > more than
better then > better than
less then > less than
rather then > rather than
other then > other than
bigger then > bigger than
higher then > higher than
around world > around the world
use internet > use the internet
first time i > the first time I
the affect of > the effect of
an affect on > an effect on
a advice > a piece of advice
give advices > give advice
`;
