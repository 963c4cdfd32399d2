import ChallengeCore
import ChallengePlatform
import Testing

struct TimestampTests {
    @Test func `a timestamp of the API is read and written in the same form`() throws {
        let sut = try #require(Timestamp("2017-11-04T18:48:46.250Z"))

        #expect(sut.millisecondsSince1970 == 1_509_821_326_250)
        #expect(sut.description == "2017-11-04T18:48:46.250Z")
        #expect(sut.date == Date(timeIntervalSince1970: 1_509_821_326.25))
    }

    @Test(
        arguments: [
            (0, "1970-01-01T00:00:00.000Z"),
            (-1, "1969-12-31T23:59:59.999Z"),
            (-1000, "1969-12-31T23:59:59.000Z"),
            (-1001, "1969-12-31T23:59:58.999Z"),
            (-2_208_988_800_000, "1900-01-01T00:00:00.000Z"),
            (951_782_400_007, "2000-02-29T00:00:00.007Z"),
            (1_483_228_799_999, "2016-12-31T23:59:59.999Z"),
            (4_102_444_800_000, "2100-01-01T00:00:00.000Z"),
        ] as [(Int64, String)])
    func `timestamps before and after 1970, of leap days and of year ends are written correctly`(
        milliseconds: Int64, text: String
    ) {
        #expect(Timestamp(millisecondsSince1970: milliseconds).description == text)
        #expect(Timestamp(text)?.millisecondsSince1970 == milliseconds)
    }

    @Test func `timestamps between 1890 and 2096 are read back unchanged`() {
        // The distance is a prime number of milliseconds, so that the steps include every remainder of a second.
        let step: Int64 = 1_000_000_007
        let moments = (-2500...4000).map { Timestamp(millisecondsSince1970: $0 * step) }

        let changed = moments.filter { Timestamp($0.description) != $0 || Timestamp($0.date) != $0 }

        #expect(changed == [])
    }

    @Test(arguments: [-86_400_000, 0])
    func `every millisecond of a second is read back unchanged, before and after 1970`(start: Int64) {
        let moments = (start..<start + 1000).map(Timestamp.init(millisecondsSince1970:))

        #expect(moments.filter { Timestamp($0.description) != $0 } == [])
        #expect(moments.filter { Timestamp($0.date) != $0 } == [])
    }

    @Test(arguments: [Int64.min, .min + 1, .max]) func `any number is a time, which can be written`(number: Int64) {
        let sut = Timestamp(millisecondsSince1970: number)

        #expect(sut.description == (number < 0 ? "-29719-04-05T22:13:20.000Z" : "33658-09-27T01:46:40.000Z"))
        #expect(Timestamp(Date(timeIntervalSince1970: Double(number))) == sut)
    }

    @Test func `a timestamp without a fraction is a whole second`() {
        #expect(Timestamp("2017-11-04T18:48:46Z")?.description == "2017-11-04T18:48:46.000Z")
    }

    @Test(
        arguments: [
            ("2017-11-04T19:48:46.25+01:00", "2017-11-04T18:48:46.250Z"),
            ("2017-11-04T18:48:46.2-0030", "2017-11-04T19:18:46.200Z"),
            ("2017-12-31T23:00:00-02", "2018-01-01T01:00:00.000Z"),
            ("2017-11-04T18:48:46.123456789Z", "2017-11-04T18:48:46.123Z"),
            ("2017-11-04T18:48:46.9999Z", "2017-11-04T18:48:46.999Z"),
            ("1969-12-31T23:59:59.0009Z", "1969-12-31T23:59:59.000Z"),
            ("2017-11-04T18:48:46-00:00", "2017-11-04T18:48:46.000Z"),
            ("0000-01-01T00:00:00-05:00", "0000-01-01T05:00:00.000Z"),
            ("9999-12-31T23:59:59+05:00", "9999-12-31T18:59:59.000Z"),
        ])
    func `a timestamp with an offset or another fraction keeps its time in milliseconds`(text: String, read: String) {
        #expect(Timestamp(text)?.description == read)
    }

    @Test func `a date is rounded to the nearest millisecond`() {
        #expect(Timestamp(Date(timeIntervalSince1970: 1.0004)).millisecondsSince1970 == 1000)
        #expect(Timestamp(Date(timeIntervalSince1970: 1.0006)).millisecondsSince1970 == 1001)
        #expect(Timestamp(Date(timeIntervalSince1970: -1.0006)).millisecondsSince1970 == -1001)
    }

    @Test(arguments: [1e300, Double.infinity])
    func `a date outside every calendar does not trap`(secondsSince1970: Double) {
        let future = Timestamp(Date(timeIntervalSince1970: secondsSince1970))
        let past = Timestamp(Date(timeIntervalSince1970: -secondsSince1970))

        #expect(future.description == "33658-09-27T01:46:40.000Z")
        #expect(past.millisecondsSince1970 == -1_000_000_000_000_000)
    }

    @Test(arguments: [
        "", "Z", ".", "yesterday", "2017-11-04", "18:48:46Z", "2017-11-04 18:48:46Z", "2017-11-04T18:48:46",
        "2017-11-04T18:48Z", "2017-13-04T18:48:46Z", "2017-11-04T18:48:46.Z", "2017-11-04T18:48:46.250",
        "November 10, 2017", "1509821326", "2017-11-04T18:48:46.250Z trailing", "2017-11-04T18:48:46Z.",
        "2017-11-04T18:48:46Z.ZZZ", "2017-11-04T18:48:46+01:00Z", "2017-02-30T18:48:46.250Z",
        "2017-11-04T25:48:46Z", "2017-11-04T18:48:46.0123456789Z", "2017-11-04T18:48:46+24:00",
        "2017-11-04T18:48:46+01:60", "2017-11-04T18:48:46+1:00", "2017-11-04T18:48:46+010", "2017-11-04T18:48:46+01:0",
        "2017-11-04T18:48:46+", "2017-11-04T18:48:46 01:00", "2017-11-04T18:48:46.5+01-00", "2017-11-04T18:48:46,5Z",
        "2017-11-04T18:60:46Z", "2017-11-04T18:48:61Z", "2017-00-04T18:48:46Z", "２017-11-04T18:48:46Z",
        "0000-01-01T00:00:00+05:00", "9999-12-31T23:59:59-05:00",
    ])
    func `a text that is not a timestamp is nil`(text: String) {
        #expect(Timestamp(text) == nil)
    }

    @Test func `timestamps are ordered by time`() {
        let moments = [3, -1, 2, 0].map { Timestamp(millisecondsSince1970: $0) }

        #expect(moments.sorted().map(\.millisecondsSince1970) == [-1, 0, 2, 3])
    }
}
