import ChallengePersistence
import Foundation
import Testing

@testable import ChallengeRepository

/// The values of columns of the user's data.
struct SQLStoredContractTests {
    @Test func `a value has the type of its column, and is read unchanged`() {
        #expect("a".sqlValue == .text("a") && String(sqlValue: .text("a")) == "a")
        #expect(7.sqlValue == .integer(7) && Int(sqlValue: .integer(7)) == 7)
        #expect(2.5.sqlValue == .real(2.5) && Double(sqlValue: .real(2.5)) == 2.5)
        let time = Date(timeIntervalSince1970: 1.5)
        #expect(time.sqlValue == .text("1970-01-01T00:00:01.500Z") && Date(sqlValue: time.sqlValue) == time)
        #expect(true.sqlValue == .integer(1) && Bool(sqlValue: .integer(1)) && !Bool(sqlValue: .integer(0)))
        #expect([String](sqlValue: ["a,b", ""].sqlValue) == ["a,b", ""])
        #expect(Int?.none.sqlValue == .null && Int?(sqlValue: .integer(7)) == 7 && Int?(sqlValue: .null) == nil)
    }

    @Test func `a value of another type is read as an empty one`() {
        #expect(String(sqlValue: .integer(7)) == "")
        #expect(Int(sqlValue: .text("7")) == 0)
        #expect(Double(sqlValue: .null) == 0)
        #expect(!Bool(sqlValue: .text("true")))
    }
}
