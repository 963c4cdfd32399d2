import ChallengeCore
import ChallengeCoreMocks
import ChallengePlatform
import Testing

struct FreshnessTests {
    private let clock = ClockMock()
    private var sut: Freshness { Freshness(maximumAge: .seconds(100), clock: clock) }

    @Test(arguments: [(0.0, true), (99.75, true), (100, false), (100.25, false), (1e9, false)])
    func `a value is fresh until it reaches the maximum age`(age: Double, isFresh: Bool) {
        let date = clock.now - age

        #expect(sut.isFresh(date) == isFresh)
        #expect(sut.age(of: date) == .seconds(age))
    }

    @Test(arguments: [0.25, 60, 1e9])
    func `a value from the future is not fresh, and its age is zero`(ahead: Double) {
        let date = clock.now + ahead

        #expect(!sut.isFresh(date))
        #expect(sut.age(of: date) == .zero)
    }

    @Test(arguments: [(-Double.infinity, 1e12), (-1e300, 1e12), (.infinity, 0), (1e300, 0)])
    func `a date outside every calendar does not trap`(secondsSince1970: Double, age: Double) {
        let date = Date(timeIntervalSince1970: secondsSince1970)

        #expect(!sut.isFresh(date))
        #expect(sut.age(of: date) == .seconds(age))
    }

    @Test func `no value is fresh with a maximum age of zero`() {
        #expect(!Freshness(maximumAge: .zero, clock: clock).isFresh(clock.now))
    }

    @Test func `the age of a value grows with the clock`() {
        let date = sut.now

        clock.advance(by: .seconds(100))

        #expect(sut.now == date + 100)
        #expect(!sut.isFresh(date))
    }

    @Test func `the default maximum age is a day`() {
        #expect(Freshness.defaultMaximumAge == .seconds(86_400))
    }
}
