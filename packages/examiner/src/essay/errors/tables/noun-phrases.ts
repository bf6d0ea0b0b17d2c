/** Phrases around a noun, an adjective or another verb. `wrong > right`, several wrong ones apart by a bar. */
export const NOUN_PHRASES = `
todays world | nowadays world > today's world
o clock > o'clock
last but not the lest | last but not the least > last but not least
most of time > most of the time
all the times > all the time
rest of world > rest of the world
the first time in my live > the first time in my life
over world > over the world
play guitar > play the guitar
playing guitar > playing the guitar
playing piano > playing the piano
protect environment > protect the environment
protecting environment > protecting the environment
save environment > save the environment
pollute environment > pollute the environment
save world > save the world
using internet > using the internet
surf internet > surf the internet
listening the > listening to the
listened the > listened to the
waiting the > waiting for the
waited the > waited for the
ask for help to > ask for help from
thanks for help > thanks for your help
think in > think about
thought in > thought about
dream with > dream of
congratulations for > congratulations on
full with > full of
filled of > filled with
proud for > proud of
tired from > tired of
jealous from > jealous of
satisfied from | satisfied of > satisfied with
familiar to this > familiar with this
influences to > influences on
solution of > solution to
solutions of > solutions to
increase on > increase in
rise of the number > rise in the number
interest on | interest for > interest in
key for > key to
reason of > reason for
reasons of > reasons for
pay for attention > pay attention
aware about > aware of
as same as | same like | the same like > the same as
more of people > more people
many of people > many people
some of people > some people
some of students > some students
most of students > most students
all of people > all people
people wants > people want
people thinks > people think
people likes > people like
people needs > people need
people lives > people live
people goes > people go
people uses > people use
one of the most important thing > one of the most important things
one of the best thing > one of the best things
one of the main reason > one of the main reasons
one of the biggest problem > one of the biggest problems
first of all i > first of all, I
step by steps > step by step
day by days > day by day
as a summary | in resume > in summary
as a conclusion | in conclude | as conclusion > in conclusion
a lot money > a lot of money
a lot people > a lot of people
a lot things > a lot of things
the last years > recent years
one of my friend > one of my friends
make a party > have a party
make homework > do homework
explain me > explain to me
ask to him > ask him
thanks to god | thanks god > thank God
near to my > near my
close from > close to
far of > far from
the another > the other
another people | others people | other peoples > other people
another things > other things
so much people > so many people
how much people > how many people
i like very much > I very much like
waiting your > waiting for your
waiting you > waiting for you
come to here > come here
come back to home > come back home
arrive to home | arrive at home > arrive home
arrived to home > arrived home
back to home > back home
get marry > get married
as result > as a result
play important role > play an important role
plays important role > plays an important role
play vital role > play a vital role
the most of people | most of people > most people
study in abroad > study abroad
take care about > take care of
pay attention on | pay attention in > pay attention to
do a mistake > make a mistake
do mistakes > make mistakes
make sport > do sport
take a decision > make a decision
take decisions > make decisions
the both > both
listening music > listening to music
look forward to hear > look forward to hearing
looking forward to hear > looking forward to hearing
looking forward to see > looking forward to seeing
looking forward for > looking forward to
despite of > despite
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
get in touch to > get in touch with
so that's why > that is why
according with > according to
different with > different from
interested on | interested about | interested for > interested in
good in english > good at English
arrive to the > arrive at the
arrived to the > arrived at the
depend of | depend from > depend on
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
around world > around the world
the affect of > the effect of
an affect on > an effect on
a advice > a piece of advice
give advices > give advice
`;
