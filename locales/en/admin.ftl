# What `ratskeller admin` says.

admin-closed-house = No house answers at { $url }. Open it with “ratskeller serve”, or say where it is with --url. ({ $detail })
admin-no-token = There is no token in { $file }. The house puts it there when it opens; for a house elsewhere give it with --token.
admin-plain = This command speaks plain HTTP only. Ask on the machine where the house is, with --url http://localhost:7287.
admin-nothing = There is nothing to show.
admin-more = There is more: --after { $place }
admin-nobody-blocked = The house lets everybody in.
admin-cleared = Done. Tables: { $tables }, guests: { $guests }.
admin-told = Everybody is told.
admin-silent = Nobody is told anything any more.
admin-table-closed = The table is closed.
admin-kicked = They have left their seat.
