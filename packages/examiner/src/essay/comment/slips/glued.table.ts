/** Two words that learners write as one, the right ones last. */
export const GLUED = `
eventhough > even though
forexample > for example
forinstance > for instance
livingroom > living room
thereis > there is
thereare > there are
afterthat > after that
inaddition > in addition
inconclusion > in conclusion
ofcourse > of course
insome > in some
thefood > the food
workhours > working hours
`;
