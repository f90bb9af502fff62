//! What whoever runs the house does to all who are there: they tell them something, or let somebody in no more.

use std::sync::Arc;

use super::House;
use crate::blocks::Blocked;
use crate::denied::Denied;

impl House {
    /// Goes on with whom the host had blocked, and what they had everybody told.
    pub async fn remember_the_host(&self) -> Result<(), store::Error> {
        self.blocks.open(&self.store).await?;
        self.read_notice().await
    }

    /// What the host has everybody told, by whichever node.
    pub async fn read_notice(&self) -> Result<(), store::Error> {
        let text: Option<Arc<str>> = self.store.notice().await?.map(Arc::from);
        self.notice.send_if_modified(|told| {
            *told != text && {
                *told = text;
                true
            }
        });
        Ok(())
    }

    /// Whom the host lets in no more, by whichever node, loses their sockets here.
    pub async fn read_blocks(&self) -> Result<(), store::Error> {
        for who in self.blocks.open(&self.store).await? {
            self.shut_out(who).await?;
        }
        Ok(())
    }

    /// Has everybody told this, or nothing any more.
    pub async fn say(&self, text: Option<String>) -> Result<(), Denied> {
        self.store.save_notice(text.clone()).await?;
        self.notice.send_replace(text.map(Arc::from));
        self.tell_of_a_change();
        Ok(())
    }

    /// Lets somebody in no more, and closes their sockets.
    pub async fn block(&self, who: Blocked) -> Result<(), Denied> {
        self.blocks.add(&self.store, who, self.time.now()).await?;
        self.shut_out(who).await?;
        self.tell_of_a_change();
        Ok(())
    }

    pub(super) async fn shut_out(&self, who: Blocked) -> Result<(), store::Error> {
        match who {
            Blocked::Guest(guest) => {
                let programs = self.store.programs(guest).await?.into_iter().map(|program| program.id);
                programs.chain([guest]).for_each(|gone| self.sockets.close(gone));
            }
            Blocked::Address(address) => self.sockets_from.close(address),
        }
        Ok(())
    }

    /// Lets somebody in again.
    pub async fn unblock(&self, who: Blocked) -> Result<(), Denied> {
        self.blocks.remove(&self.store, who).await?;
        self.tell_of_a_change();
        Ok(())
    }
}
