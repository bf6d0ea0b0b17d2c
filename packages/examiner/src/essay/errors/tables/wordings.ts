/** Wordings that have one right form: `wrong > right`, several wrong ones apart by a bar. */
export const WORDINGS = `
in addition of > in addition to
regardless the > regardless of the
in spite the > in spite of the
in front the > in front of the
next the > next to the
near from > near
near of > near
thanks for god > thank God
in the contrary | in contrary | on contrary > on the contrary
in comparison of > in comparison with
in comparing with > in comparison with
in term of > in terms of
on behalf the > on behalf of the
due to the fact of > due to the fact that
owing to the fact of > owing to the fact that
in favor to > in favor of
in favour to > in favour of
at least but not last > last but not least
to be honestly > to be honest
generally speak > generally speaking
in generally > in general
in shortly > in short
in briefly > in brief
in sum up | in summing up > to sum up
for summing up | for sum up > to sum up
at the finally > finally
for my point of view > from my point of view
on my view > in my view
as far i know > as far as I know
how i said | how i mentioned > as I said
as you known > as you know
as we known > as we know
as everyone know > as everyone knows
it's mean > it means
another words > other words
another hand > other hand
another problems > other problems
another reasons > other reasons
another countries > other countries
another places > other places
another persons > other people
the others people > other people
others countries > other countries
others things > other things
others places > other places
others persons > other people
a lots of > a lot of
alots of > a lot of
a plenty of > plenty of
plenty people > plenty of people
a lot time > a lot of time
lot time > a lot of time
lot people > a lot of people
lots people > lots of people
a big amount of people > a large number of people
a large amount of people > a large number of people
a big number of > a large number of
a large quantity of people > a large number of people
amount of people > number of people
amount of students > number of students
the most part of | most part of > most of
the majority people > the majority of people
almost people > most people
almost of people > most people
almost all of people > almost all people
almost of the > almost all of the
almost students > most students
many peoples > many people
many person > many people
every peoples > all people
every people > everyone
each people > each person
every person have > every person has
all the peoples > all people
all peoples > all people
people which > people who
the people which > the people who
person which > person who
someone which > someone who
a person whom is > a person who is
everything what > everything that
all what > all that
nothing what > nothing that
anything what > anything that
the only thing what > the only thing that
more than two time > more than twice
how is it called > what is it called
how it is called > what it is called
how it looks like | how does it looks like > what it looks like
how do you think about > what do you think about
make a photo > take a photo
make photos | do photos > take photos
make pictures > take pictures
make a picture of > take a picture of
do a photo > take a photo
make an exam | do an exam > take an exam
make exams > take exams
make a shower > have a shower
make a diet > go on a diet
make a walk > go for a walk
make a trip to > go on a trip to
do a trip > go on a trip
make sports > do sport
make exercises > do exercise
make your homework > do your homework
make my homework > do my homework
make the homework > do the homework
make a research | do a research > do research
make research about > do research on
make damage > do damage
make a favour > do a favour
make a favor > do a favor
make harm > do harm
make my best > do my best
do my maximum > do my best
do an effort | do effort > make an effort
do efforts > make efforts
make effort > make an effort
do a decision > make a decision
do decisions > make decisions
take decision > make a decision
make decision > make a decision
do a choice > make a choice
do a plan > make a plan
do plans > make plans
do a progress | do progress > make progress
make a progress > make progress
do money > make money
do friends > make friends
make new friend > make new friends
do a suggestion > make a suggestion
do a speech > make a speech
do a phone call > make a phone call
do a party | do parties > have a party
make a conversation > have a conversation
have a fun > have fun
have funs > have fun
do a joke > make a joke
do a crime > commit a crime
make crimes > commit crimes
make a suicide | do suicide > commit suicide
give an advice > give some advice
get knowledges > gain knowledge
learn knowledge > gain knowledge
win a lot of money > earn a lot of money
rise money > raise money
rise awareness > raise awareness
rise children > raise children
take benefit of > take advantage of
take advantages of > take advantage of
take advantage from > take advantage of
take care for > take care of
take a care of > take care of
take care our > take care of our
take care the > take care of the
take part of > take part in
take part to > take part in
take part on > take part in
took part of > took part in
taking part of > taking part in
pay more attention on > pay more attention to
paying attention on > paying attention to
pay attention at | pay attention for > pay attention to
play a role on > play a role in
play a important role > play an important role
plays a important role > plays an important role
play an important role on > play an important role in
plays an important role on > plays an important role in
plays vital role > plays a vital role
have influence to > have an influence on
have an impact to > have an impact on
has an impact to > has an impact on
have effect on > have an effect on
has effect on > has an effect on
have impact on > have an impact on
has impact on > has an impact on
have big impact on > have a big impact on
have negative effect on > have a negative effect on
have positive effect on > have a positive effect on
get in contact to > get in contact with
keep in touch to > keep in touch with
fall in love to | fall in love of > fall in love with
fell in love to | fell in love of > fell in love with
say goodbye for > say goodbye to
`;
