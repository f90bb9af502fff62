# Ends a PostgreSQL that nobody needs any more: who does holds a lock on a file.
control=$1 folder=$2 patience=$3
exec 9<"$folder/needed"
idle=0
while [ "$idle" -lt "$patience" ]; do
    sleep 1
    [ -e "$folder/needed" ] || exit 0
    if flock --exclusive --nonblock 9; then
        idle=$((idle + 1))
        # Whoever comes when the time is up waits until nothing is left.
        [ "$idle" -ge "$patience" ] || flock --unlock 9
    else
        idle=0
    fi
done
"$control" -D "$folder/data" -m immediate stop
rm -rf "$folder"
