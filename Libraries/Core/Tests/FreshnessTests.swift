import ChallengeCore
import ChallengeCoreMocks
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct FreshnessTests {
    private let clock = ClockMock()
    private var sut: Freshness { Freshness(maximumAge: .seconds(100), clock: clock) }

    @Test(
        "a value is fresh until it is as old as allowed",
        arguments: [(0.0, true), (99.75, true), (100, false), (100.25, false), (1e9, false)])
    func border(age: Double, isFresh: Bool) {
        let date = clock.now - age

        #expect(sut.isFresh(date) == isFresh)
        #expect(sut.age(of: date) == .seconds(age))
    }

    @Test("a value from the future is not fresh, and as old as one of now", arguments: [0.25, 60, 1e9])
    func future(ahead: Double) {
        let date = clock.now + ahead

        #expect(!sut.isFresh(date))
        #expect(sut.age(of: date) == .zero)
    }

    @Test(
        "a date that no calendar knows is harmless",
        arguments: [(-Double.infinity, 1e12), (-1e300, 1e12), (.infinity, 0), (1e300, 0)])
    func absurd(secondsSince1970: Double, age: Double) {
        let date = Date(timeIntervalSince1970: secondsSince1970)

        #expect(!sut.isFresh(date))
        #expect(sut.age(of: date) == .seconds(age))
    }

    @Test("with a maximum age of zero nothing is fresh")
    func zero() {
        #expect(!Freshness(maximumAge: .zero, clock: clock).isFresh(clock.now))
    }

    @Test("age passes with the clock")
    func passes() {
        let date = sut.now

        clock.advance(by: .seconds(100))

        #expect(sut.now == date + 100)
        #expect(!sut.isFresh(date))
    }

    @Test("unless told otherwise, a value is good for a day")
    func defaultMaximumAge() {
        #expect(Freshness.defaultMaximumAge == .seconds(86_400))
    }
}
