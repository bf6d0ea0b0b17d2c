/** Words and phrases that stand before the subject with a comma after them. The longest comes first. */
export const OPENINGS: readonly string[][] = `
however therefore moreover furthermore nevertheless nonetheless consequently hence thus similarly likewise additionally
otherwise instead meanwhile nowadays firstly secondly thirdly fourthly finally lastly also unfortunately
fortunately luckily sadly personally honestly frankly actually obviously clearly generally overall eventually suddenly
afterwards ideally admittedly undoubtedly surprisingly interestingly hopefully basically essentially specifically
in_addition in_addition_to_this in_addition_to_that in_conclusion in_summary in_short in_brief in_fact in_general
in_particular in_contrast in_comparison in_other_words in_this_way in_that_way in_this_case in_that_case in_my_opinion
in_my_view in_my_case in_my_experience in_the_end in_the_past in_the_future in_the_meantime in_recent_years in_my_country
in_my_free_time in_my_family in_my_city in_practice in_theory in_reality in_this_essay in_this_respect in_turn
in_the_first_place in_the_long_run in_the_long_term in_the_short_term in_most_cases in_some_cases in_many_cases
for_example for_instance for_this_reason for_that_reason for_these_reasons for_those_reasons for_one_thing
on_the_other_hand on_the_one_hand on_one_hand on_the_contrary on_top_of_that on_average on_the_whole
first_of_all last_but_not_least second_of_all most_importantly more_importantly 
as_a_result as_a_consequence as_a_matter_of_fact as_a_rule as_you_know as_you_can_see as_we_all_know as_we_can_see
as_far_as_i_know as_far_as_i_am_concerned as_i_said as_mentioned_above as_usual as_always
of_course to_sum_up to_conclude to_begin_with to_start_with to_be_honest to_tell_the_truth to_summarise to_summarize
after_that after_school after_work after_this above_all all_in_all all_things_considered
apart_from_that apart_from_this because_of_this because_of_that despite_this despite_that due_to_this due_to_that
by_the_way by_contrast by_comparison by_doing_so
at_first at_the_beginning at_the_same_time at_the_moment at_present at_that_time at_that_moment at_this_point at_the_end
these_days those_days since_then from_then_on from_my_point_of_view
from_my_perspective from_this_point_of_view from_another_point_of_view since_that_day until_now
once_upon_a_time one_day the_next_day the_following_day the_next_morning some_time_later this_way not_surprisingly
what_is_more even_so then_again if_so if_not if_possible well_then with_that_in_mind with_this_in_mind
generally_speaking strictly_speaking broadly_speaking believe_it_or_not needless_to_say
`
  .trim()
  .split(/\s+/)
  .map((phrase) => phrase.split('_'))
  .sort((a, b) => b.length - a.length);
