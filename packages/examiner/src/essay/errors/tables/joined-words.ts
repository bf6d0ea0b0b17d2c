/** Words of everyday life that are written as one. `wrong > right`, several wrong ones apart by a bar. */
export const JOINED_WORDS = `
now a day | in the nowadays | nowdays | in nowadays | now a days | now days > nowadays
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
every where > everywhere
any body > anybody
any thing > anything
no body > nobody
him self > himself
her self > herself
it self > itself
your self > yourself
business man > businessman
sports man > sportsman
police man > policeman
eye sight > eyesight
tax payers > taxpayers
tax payer > taxpayer
a long term > a long-term
eachother | each others > each other
infront of > in front of
an other > another
a lot of of | alot of > a lot of
alot > a lot
every body > everybody
some body > somebody
some one > someone
every thing > everything
some thing > something
my self > myself
them selves > themselves
our selves > ourselves
`;
