# What `ratskeller admin` says.

admin-closed-house = No house answers at { $url }. Open it with “ratskeller serve”, or say where it is with --url. ({ $detail })
admin-no-token = There is no token in { $file }. The house puts it there when it opens; for a house elsewhere give it with --token.
admin-plain = The token goes over the network in plain HTTP, so this command sends it only to its own machine. Run it where the house is, or bring the house here with “ssh -L 7287:localhost:7287 MACHINE”.
admin-nothing = There is nothing to show.
admin-more = There is more: --after { $place }
admin-nobody-blocked = The house lets everybody in.
admin-cleared = Done. Tables: { $tables }, guests: { $guests }.
admin-told = Everybody is told.
admin-silent = Nobody is told anything any more.
admin-table-closed = The table is closed.
admin-kicked = They have left their seat.

## The page

admin-title = Looking after the house
admin-token = The token of this house
admin-token-hint = It is in the file admin.token, in the folder where the house is kept.
admin-enter = Enter
admin-say = Tell everybody something
admin-say-it = Tell them
admin-say-nothing = Tell nothing any more
admin-tables = Tables
admin-guests = Guests
admin-blocks = Not let in
admin-which = Which ones?
admin-waiting = Waiting
admin-revealing = About to begin
admin-playing = Being played
admin-over = Over
admin-private = private
admin-rated = rated
admin-close = Close
admin-kick = Send away
admin-name = Name
admin-find = Find
admin-new-name = New name
admin-rename = Rename
admin-block = Do not let in
admin-unblock = Let in again
admin-is-blocked = not let in
admin-erase = Erase
admin-who = Address, or number of a guest
admin-prune = Clear away what is old
admin-leave = Forget the token
admin-show-more = Show more
admin-sure = Really?
admin-no = No
