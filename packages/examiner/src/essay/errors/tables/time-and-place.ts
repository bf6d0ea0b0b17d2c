/** Times and places: `wrong > right`, several wrong ones apart by a bar. */
export const TIME_AND_PLACE = `
at the night | in the nights | on night > at night
in this night > tonight
at morning | on morning > in the morning
in morning > in the morning
in evening | at evening | on evening > in the evening
in afternoon | at afternoon | on afternoon | on the afternoon > in the afternoon
at the summer > in the summer
at winter > in winter
in the christmas | on christmas | in christmas > at Christmas
in my birthday | at my birthday > on my birthday
in his birthday > on his birthday
in her birthday > on her birthday
at the monday > on Monday
at the sunday > on Sunday
in saturdays > on Saturdays
in sundays > on Sundays
in mondays > on Mondays
in my free times | on my free time | at my free time | in my free-time > in my free time
on free time | at free time > in my free time
at the future > in the future
in near future > in the near future
on january | at january > in January
on february | at february > in February
on march | at march > in March
on april | at april > in April
on june | at june > in June
on july | at july > in July
on august | at august > in August
on september | at september > in September
on october | at october > in October
on november | at november > in November
at december > in December
on spring > in spring
on autumn > in autumn
in last month | at last month | on last month > last month
in last night | on last night > last night
in last summer | at last summer | on last summer > last summer
in last weekend | at last weekend | on last weekend > last weekend
in next month | on next month | at next month > next month
in next weekend | on next weekend > next weekend
in next summer > next summer
on every year > every year
in every week > every week
on every day > every day
in this year | on this year > this year
in this week | on this week > this week
in this month | on this month > this month
in this morning | on this morning > this morning
at yesterday > yesterday
in tomorrow > tomorrow
in two days ago | before two days > two days ago
before two years | since two years ago > two years ago
before many years > many years ago
from many years > for many years
from long time | since a long time | since long > for a long time
during many years > for many years
during two years > for two years
during three years > for three years
during two weeks > for two weeks
during one year > for one year
during one week > for one week
during a long time > for a long time
in the moment > at the moment
on that time | in that times > at that time
in that time > at that time
at these days | on these days > these days
at nowadays | on nowadays > nowadays
in the same moment > at the same moment
in the middle age | in middle ages > in the Middle Ages
in the end of > at the end of
on the beginning of > at the beginning of
all the day > all day
three times in a week > three times a week
from time by time | from times to times > from time to time
sooner or latter > sooner or later
at weekend > at the weekend
in home | on home | at the home > at home
at the abroad | on abroad > abroad
at abroad > abroad
come to home | came to home > come home
return to home > return home
returned to home > returned home
get to home > get home
got to home > got home
arrive in home > arrive home
arrived at home > arrived home
go to outside > go outside
go to downtown > go downtown
go to upstairs > go upstairs
go to somewhere > go somewhere
go to everywhere > go everywhere
in everywhere | to everywhere > everywhere
in anywhere > anywhere
in other place > in another place
in all over the world > all over the world
in all around the world > all around the world
in whole the world > in the whole world
in over the world > all over the world
around all the world > all around the world
at internet | by internet > on the internet
in the net > on the net
in the web > on the web
in instagram > on Instagram
in youtube > on YouTube
in the television | in television | at the tv | at tv > on television
on newspaper > in the newspaper
on the picture > in the picture
on the photo > in the photo
on the book > in the book
on the movie > in the movie
on the article > in the article
on the text > in the text
on the sky > in the sky
on the country > in the country
on the town > in the town
on the park > in the park
on the nature > in nature
at the nature | in the nature > in nature
in the coast > on the coast
in the beach > on the beach
in the island > on the island
in an island > on an island
in the first floor > on the first floor
in the second floor > on the second floor
in the third floor > on the third floor
in the ground floor > on the ground floor
in the left side > on the left
in the right side > on the right
in the top of > at the top of
in the bottom of > at the bottom of
in the page > on the page
in the map > on the map
in the platform > on the platform
in the bus stop > at the bus stop
in the train station > at the train station
in the meeting > at the meeting
in the wedding > at the wedding
in the university > at university
in foot > on foot
with bus > by bus
with train > by train
with car > by car
with plane > by plane
with bike | with bicycle > by bike
in bike | in bicycle > by bike
in car > by car
in the weekend > at the weekend
in the weekends > at weekends
`;
