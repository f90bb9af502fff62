# Það sem aðeins Python-pakkinn hefur að segja.
python-no-record = Þetta spil er ímyndað eða aðeins skoðað; hvergi er skráð hvernig til þess kom.
python-foreign-info = Þetta er vitneskja um annað borð: spil, stokkur, valkostir og fjöldi leikmanna verða að vera eins.
python-busy = Annar þráður er að spila við þessi borð.
python-impossible-event = Eftir það sem sést hefur hingað til getur þetta ekki hafa gerst.
