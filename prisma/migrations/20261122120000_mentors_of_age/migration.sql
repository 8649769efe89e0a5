-- Mentors are 18 or older. Those who say that they are younger leave the listing until they correct it.
delete from mentor_listing l
using mentor_profile p
join user_account u on u.id = p.user_id
where p.id = l.mentor_id and u.age < 18;
