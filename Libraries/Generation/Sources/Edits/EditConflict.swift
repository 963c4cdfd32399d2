/// Raised where a person has changed what would have to be changed again.
struct EditConflict: Error {}
