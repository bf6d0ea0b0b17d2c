/** Wrong wordings heard from learners everywhere, the first half. `wrong > right`, several wrong ones apart by a bar. */
export const SLIPS_OF_GRAMMAR = `
todays world | nowadays world > today's world
now a day | in the nowadays | nowdays | in nowadays | now a days | now days > nowadays
o clock > o'clock
last but not the lest | last but not the least > last but not least
most of time > most of the time
all the times > all the time
rest of world > rest of the world
the first time in my live > the first time in my life
over world > over the world
go to cinema > go to the cinema
went to cinema > went to the cinema
going to cinema > going to the cinema
go to beach > go to the beach
went to beach > went to the beach
go to gym > go to the gym
going to gym > going to the gym
go to supermarket > go to the supermarket
go to doctor > go to the doctor
play guitar > play the guitar
playing guitar > playing the guitar
playing piano > playing the piano
protect environment > protect the environment
protecting environment > protecting the environment
save environment > save the environment
pollute environment > pollute the environment
save world > save the world
use of internet > use of the internet
using internet > using the internet
surf internet > surf the internet
go school > go to school
go work > go to work
go university > go to university
going school > going to school
went school > went to school
listen the > listen to the
listening the > listening to the
listened the > listened to the
listen her > listen to her
listen him > listen to him
listen them > listen to them
listen me > listen to me
wait the > wait for the
waiting the > waiting for the
waited the > waited for the
ask for help to > ask for help from
thanks for help > thanks for your help
think in > think about
thinking in > thinking about
thought in > thought about
dream with > dream of
worried for > worried about
congratulations for > congratulations on
consist from | are consist of | consist in > consist of
consists in | is consist of | consists on > consists of
full with > full of
filled of > filled with
proud for > proud of
tired from > tired of
jealous from > jealous of
satisfied from | satisfied of > satisfied with
familiar to this > familiar with this
experience on > experience in
influence to > influence on
influences to > influences on
solution of > solution to
solutions of > solutions to
need of more > need for more
increase on > increase in
decrease of > decrease in
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
most of students are > most students are
all of people > all people
everybody in world > everybody in the world
must to > must
can to > can
should to > should
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
people wants > people want
people thinks > people think
people likes > people like
people needs > people need
people lives > people live
people goes > people go
people uses > people use
childrens are > children are
everyone have > everyone has
everybody have > everybody has
someone have > someone has
nobody have > nobody has
everyone know > everyone knows
everybody know > everybody knows
everyone want > everyone wants
everybody want > everybody wants
each person have > each person has
one of the most important thing > one of the most important things
one of the best thing > one of the best things
one of the main reason > one of the main reasons
one of the biggest problem > one of the biggest problems
first of all i > first of all, I
step by steps > step by step
day by days > day by day
as a summary | in resume > in summary
as a conclusion | for conclusion | in conclude | to conclusion | as conclusion > in conclusion
life style > lifestyle
life styles > lifestyles
home work > homework
class room > classroom
bed room > bedroom
week end > weekend
week ends > weekends
break fast > breakfast
foot ball > football
basket ball > basketball
volley ball > volleyball
under ground > underground
birth day > birthday
class mates > classmates
class mate > classmate
room mate > roommate
girl friend > girlfriend
boy friend > boyfriend
grand mother > grandmother
grand father > grandfather
grand parents > grandparents
over weight > overweight
net work > network
some times > sometimes
some where > somewhere
any where > anywhere
`;
