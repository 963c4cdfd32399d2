extension APIWords {
    /// Returns the type of a location.
    ///
    /// A name that Spanish texts use unchanged, such as `Spa`, has no translation.
    public static func locationType(_ type: String) -> String {
        locationTypeKeys[type]?.localized() ?? type
    }

    private static let locationTypeKeys = [
        "Acid Plant": "location.type.acidPlant",
        "Arcade": "location.type.arcade",
        "Artificially generated world": "location.type.artificialWorld",
        "Asteroid": "location.type.asteroid",
        "Box": "location.type.box",
        "Cluster": "location.type.cluster",
        "Consciousness": "location.type.consciousness",
        "Convention": "location.type.convention",
        "Country": "location.type.country",
        "Customs": "location.type.customs",
        "Daycare": "location.type.daycare",
        "Death Star": "location.type.deathStar",
        "Diegesis": "location.type.diegesis",
        "Dimension": "location.type.dimension",
        "Dream": "location.type.dream",
        "Dwarf planet (Celestial Dwarf)": "location.type.dwarfPlanet",
        "Elemental Rings": "location.type.elementalRings",
        "Fantasy town": "location.type.fantasyTown",
        "Game": "location.type.game",
        "Hell": "location.type.hell",
        "Human": "location.type.human",
        "Liquid": "location.type.liquid",
        "Machine": "location.type.machine",
        "Memory": "location.type.memory",
        "Menagerie": "location.type.menagerie",
        "Microverse": "location.type.microverse",
        "Miniverse": "location.type.miniverse",
        "Mount": "location.type.mount",
        "Nightmare": "location.type.nightmare",
        "Non-Diegetic Alternative Reality": "location.type.nonDiegeticReality",
        "Planet": "location.type.planet",
        "Police Department": "location.type.policeDepartment",
        "Quadrant": "location.type.quadrant",
        "Quasar": "location.type.quasar",
        "Reality": "location.type.reality",
        "Resort": "location.type.resort",
        "Space": "location.type.space",
        "Space station": "location.type.spaceStation",
        "Spacecraft": "location.type.spacecraft",
        "Woods": "location.type.woods",
        "unknown": "location.type.unknown",
    ]
}
