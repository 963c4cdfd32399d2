/// A day of the Gregorian calendar.
///
/// Foundation's formatters are not used, because they load the time zone of the system. That takes longer than the
/// conversion of all dates of a command.
struct CivilDay {
    let year: Int64
    let month: Int64
    let day: Int64

    init(year: Int64, month: Int64, day: Int64) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Computes the date from the number of days.
    ///
    /// The computation uses eras of 400 years and years that begin in March, so that a leap day is the last day of its
    /// year.
    init(daysSince1970: Int64) {
        let days = daysSince1970 + Self.daysFromMarch0To1970
        let era = days.flooredQuotient(by: Self.daysOfEra)
        let dayOfEra = days - era * Self.daysOfEra
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    var daysSince1970: Int64 {
        let yearFromMarch = month <= 2 ? year - 1 : year
        let era = yearFromMarch.flooredQuotient(by: 400)
        let yearOfEra = yearFromMarch - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * Self.daysOfEra + dayOfEra - Self.daysFromMarch0To1970
    }

    private static let daysOfEra: Int64 = 146_097

    /// The number of days from 1 March of the year 0 to 1 January 1970.
    private static let daysFromMarch0To1970: Int64 = 719_468
}

extension Int64 {
    /// Returns the quotient, rounded down for negative numbers, too.
    func flooredQuotient(by divisor: Int64) -> Int64 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
