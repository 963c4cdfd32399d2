internal import ChallengeResources

/// The words of the API, as a screen shows them in the current language.
///
/// A word that this version does not have is returned unchanged.
public enum APIWords {
    /// Returns the status with a symbol; in Spanish it agrees with the gender.
    ///
    /// The symbol distinguishes the statuses for users who cannot see their colors.
    public static func status(_ status: String, gender: String) -> String {
        let word = statusWord(status, gender: gender)
        return switch status {
        case "Alive": "● " + word
        case "Dead": "✗ " + word
        case "unknown": "? " + word
        default: word
        }
    }

    /// Returns the status without a symbol.
    public static func statusWord(_ status: String, gender: String) -> String {
        let isFemale = gender == "Female"
        return switch status {
        case "Alive": isFemale ? "character.status.aliveFemale".localized() : "character.status.alive".localized()
        case "Dead": isFemale ? "character.status.deadFemale".localized() : "character.status.dead".localized()
        case "unknown": "character.status.unknown".localized()
        default: status
        }
    }

    public static func gender(_ gender: String) -> String {
        switch gender {
        case "Female": "character.gender.female".localized()
        case "Male": "character.gender.male".localized()
        case "Genderless": "character.gender.genderless".localized()
        case "unknown": "character.gender.unknown".localized()
        default: gender
        }
    }

    /// Returns the species; in Spanish it agrees with the gender.
    public static func species(_ species: String, gender: String) -> String {
        switch species {
        case "Alien": "character.species.alien".localized()
        case "Disease": "character.species.disease".localized()
        case "Human" where gender == "Female": "character.species.humanFemale".localized()
        case "Human": "character.species.human".localized()
        case "Humanoid": "character.species.humanoid".localized()
        case "Mythological Creature": "character.species.mythologicalCreature".localized()
        case "unknown": "character.species.unknown".localized()
        default: species
        }
    }

    /// Returns the name of a place; only the word for an unknown place has a translation.
    public static func place(_ name: String) -> String {
        name == "unknown" ? "character.place.unknown".localized() : name
    }
}
