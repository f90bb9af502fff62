nm-e1-over = Spilinu er lokið; ekkert er eftir til að taka.
nm-t1-not-so-many = Svo marga má ekki taka; taktu að minnsta kosti einn og ekki fleiri en um var samið, meðan til eru.
